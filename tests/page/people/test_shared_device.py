"""Several people at one device: nobody sees cards that are not theirs, not even in flight."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.film.taken import paced, settled
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, turning
from tests.page.support.talking import say
from tests.support.replays import played
from tusch import record, registry
from tusch.codec import encode
from tusch.figaro.state import Deal

# Every card that flies and whether it is turned over, and every hand that lies open, with its seat.
WATCH = """() => {
  window.flown = [];
  window.hands = [];
  const known = new WeakSet();
  const all = (where) => [...document.querySelectorAll(where)];
  const look = () => {
    for (const ghost of all('.ghost')) {
      if (known.has(ghost)) continue;
      known.add(ghost);
      window.flown.push([ghost.dataset.ghost ?? null, !!ghost.querySelector('.back')]);
    }
    const hand = all('[data-hand]').map(({dataset}) => dataset.hand);
    if (hand.length) window.hands.push([document.querySelector('.own').ariaLabel, hand.join()]);
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""


def _round_end() -> tuple[Any, int]:
    """A game and an entry: seat 1 ends a round with it, and the next thing is a deal."""
    game = registry.make("figaro")
    for seed in range(200):
        steps = played(game, 3, seed)
        for entry in range(10, len(steps) - 1):
            deals = isinstance(steps[entry + 1].action, Deal)
            if steps[entry].actor == 1 and deals and steps[entry + 2].actor == 0:
                return steps, entry
    raise AssertionError("no random game has such a round")


@pytest.fixture
def device(server: Server, people: Callable[..., Page]) -> Page:
    """A device on which everything is seen to happen."""
    page = people(server.address, reduced_motion="no-preference")
    settled(page)
    return page


def test_a_deal_shows_the_cards_of_whoever_sits_before_the_device(device: Page) -> None:
    steps, entry = _round_end()
    written = record.encode(record.write(registry.make("figaro"), 3, steps)).decode()
    code = make(device, "figaro", "Ann Ben b", record=written, entry=entry, follow=True)
    paced(device)
    enter(device, code, start=True)
    device.get_by_role("button", name="I’m Ben").click(timeout=PATIENCE)
    expect(device.locator(".own[aria-label=Ben]")).to_be_visible()
    device.evaluate(WATCH)
    version = int(str(device.locator("main").get_attribute("data-version")))
    action = json.loads(encode(steps[entry].action))
    (reply,) = say(device, code, {"do": "act", "seat": 1, "action": action, "base": version})
    assert reply["answer"] == "ok", reply
    # The count stands until somebody goes on.
    device.locator("main[data-mark=settled]").wait_for(timeout=PATIENCE)
    device.keyboard.press("Escape")
    device.get_by_role("button", name="I’m Ann").wait_for(timeout=PATIENCE)
    turned = sorted(card for card, turns in device.evaluate("flown") if turns)
    anns, bens, _ = steps[entry + 1].after.hands
    assert turned == sorted(map(str, bens))
    assert turned != sorted(map(str, anns))
    # And the hand that comes to lie there is the same.
    names, hands = zip(*device.evaluate("hands"), strict=True)
    assert set(names) == {"Ben"}
    assert hands[-1] == ",".join(map(str, bens))


@pytest.mark.parametrize("first", [0, 2])
def test_nobody_sees_a_hand_before_somebody_says_who_they_are(device: Page, first: int) -> None:
    code = make(device, "figaro", "Ann Ben b", first=first)
    paced(device)
    enter(device, code)
    device.evaluate(WATCH)
    device.locator("[data-start]").click()
    device.get_by_role("button", name="I’m Ann").wait_for(timeout=PATIENCE)
    flown = device.evaluate("flown")
    assert not [card for card, turns in flown if turns]
    # Backs are dealt, and the card of a bot is seen to come from its hand.
    assert [None, False] in flown
    assert len([card for card, _ in flown if card]) == (first == 2)
    assert device.evaluate("hands") == []


def test_a_hand_is_closed_as_soon_as_its_turn_is_over(device: Page) -> None:
    code = turning(device, "Ann b Ben", "A1", "B2", pace=10_000)
    enter(device, code, start=True)
    undo = device.get_by_role("button", name="Undo")
    device.get_by_role("button", name="I’m Ann").wait_for(timeout=PATIENCE)
    # Whoever passes the device on takes nothing back by chance.
    expect(undo).to_have_count(0)
    device.get_by_role("button", name="I’m Ann").click()
    expect(undo).to_be_visible()
    device.locator("[data-flip].lit").click()
    device.locator("[data-row].lit").click(timeout=PATIENCE)
    # The bot thinks for long, and everybody may look on.
    expect(device.locator("[data-seat='1'] [data-mood=thinking]")).to_be_visible(timeout=PATIENCE)
    expect(device.locator("[data-hand]")).to_have_count(0)
    expect(device.locator(".curtain")).to_have_count(0)


def test_setting_up_names_everybody_who_shares_the_device(page: Page) -> None:
    page.goto("/new/flohcati")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("radio", name="Everyone on this device").check()
    names = page.locator("[data-names]").get_by_role("textbox")
    expect(names).to_have_count(3)
    for field in names.all():
        expect(field).to_be_in_viewport()
    # From one name to the next, and to the table only from the last.
    names.first.fill("Ann")
    for name in ("Ben", "Cleo"):
        page.keyboard.press("Enter")
        page.keyboard.type(name)
    # Another way of playing is looked at in between.
    page.get_by_role("radio", name="Bots only").check()
    expect(names).to_have_count(0)
    page.get_by_role("radio", name="Everyone on this device").check()
    expect(page.get_by_label("Player 3")).to_have_value("Cleo")
    page.get_by_label("Player 3").press("Enter")
    page.locator(".curtain").wait_for(timeout=PATIENCE)
    seats = page.evaluate(CARD, page.url.rsplit("/", 1)[1])["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Ben", "Cleo"]


CARD = "async (code) => (await fetch(`/api/tables/${code}`)).json()"
