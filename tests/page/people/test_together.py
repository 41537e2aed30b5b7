"""Several people: one device, many devices, onlookers, and what they say to each other."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.playing import move, moved_on, my_turn, scores, version_of, whose_turn
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, middle, sit, turning


@pytest.mark.parametrize("width", [390, 1280])
def test_on_a_shared_device_a_curtain_hides_the_other_hand(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    enter(page, make(page, "figaro", "Ann Ben b:random"), start=True)
    rng = Random(2)
    opened: set[str] = set()
    curtain = page.locator(".curtain button")
    while opened != {"Ann", "Ben"}:
        # Whoever has just collected goes on, without a curtain.
        curtain.or_(page.locator("[data-turn=mine]")).first.wait_for(timeout=PATIENCE)
        if curtain.count():
            expect(page.locator("[data-hand]")).to_have_count(0)
            # Not even the log tells what the other has been dealt.
            expect(page.locator("[role=log][aria-label=Log] li")).to_have_count(0)
            name = re.sub("^I’m ", "", str(curtain.text_content()))
            opened.add(name)
            page.keyboard.press("Enter")
            hand = page.locator(f".own[aria-label={name}] ~ .hand [data-hand]")
            expect(hand.first).to_be_visible()
            own = page.locator("[role=log][aria-label=Log] li", has_text="You")
            expect(own.first).to_be_attached()
        assert my_turn(page)
        move(page, rng)
    assert opened == {"Ann", "Ben"}


def test_undo_is_asked_for_and_granted(server: Server, people: Callable[..., Page]) -> None:
    ann, ben = people(server.address), people(server.address)
    code = turning(ann, "Ann o", "A1", "B2", "C3", "D4", "E5", "F6", "G7", "H1")
    enter(ann, code)
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    rng = Random(5)
    for answer in ("No", "Agree"):
        # What has been seen of the others' moves is given back only with their consent.
        moved: list[Page] = []
        while moved[-2:] != [ann, ben]:
            page = whose_turn(ann, ben)
            assert page
            move(page, rng)
            moved.append(page)
        # Ben has moved last, and the dealer after him; Ann may hear of it a little later.
        page = whose_turn(ann, ben)
        assert page
        version = version_of(page)
        for page in (ann, ben):
            expect(page.locator(f"main[data-version='{version}'][data-busy=false]")).to_be_visible()
        ann.get_by_role("button", name="Undo").click()
        asked = ben.get_by_role("alertdialog")
        expect(asked).to_contain_text("Ann would like to take back the last move.")
        asked.get_by_role("button", name=answer).click()
        expect(asked).to_be_hidden()
        expect(ann.get_by_role("alertdialog")).to_be_hidden()
        if answer == "No":
            assert version_of(ann) == version
    expect(ann.get_by_role("log").get_by_text("You take back your last move.")).to_be_attached()
    expect(ben.get_by_role("log").get_by_text("Ann takes back their last move.")).to_be_attached()
    assert my_turn(ann)


# Notes a reaction as soon as it is seen, for however short a time.
REACTED = """() => {
  window.reacted = false;
  const look = () => {
    window.reacted ||= !!document.querySelector('.reaction')?.checkVisibility();
    requestAnimationFrame(look);
  };
  look();
}"""


def test_onlookers_chat_and_reactions(server: Server, people: Callable[..., Page]) -> None:
    ann, ben, zoe, late = (people(server.address) for _ in range(4))
    code = make(ann, "flohcati", "Ann o", spectators=1)
    enter(ann, code)
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    expect(ben.locator("main[data-status=playing]")).to_be_visible()
    enter(zoe, code)
    expect(zoe.locator("[data-seat]")).to_have_count(2)
    expect(zoe.locator("[data-hand], .own")).to_have_count(0)
    late.goto(f"/t/{code}")
    expect(late.get_by_role("heading", level=1)).to_have_text(
        "No more spectators can watch this table."
    )

    zoe.get_by_role("button", name="Chat").click()
    zoe.get_by_role("dialog").get_by_label("Say something").fill("Good luck!")
    zoe.keyboard.press("Enter")
    expect(ann.locator(".unread")).to_have_text("1")
    ann.get_by_role("button", name="Chat").click()
    # What was read before is not new after a reload, and what comes then is.
    ann.reload()
    expect(ann.get_by_role("button", name="Chat")).to_be_visible(timeout=PATIENCE)
    expect(ann.locator(".unread")).to_have_count(0)
    zoe.get_by_role("dialog").get_by_label("Say something").fill("To both of you!")
    zoe.keyboard.press("Enter")
    expect(ann.locator(".unread")).to_have_text("1")
    ann.get_by_role("button", name="Chat").click()
    chat = ann.get_by_role("dialog", name="Chat")
    expect(chat.get_by_role("log")).to_contain_text("Good luck!")
    ben.evaluate(REACTED)
    chat.get_by_role("button", name="Applause").click()
    expect(chat.get_by_role("log").get_by_role("img", name="Applause")).to_be_visible()
    ben.wait_for_function("() => window.reacted")
    expect(ben.locator(".reaction")).to_be_hidden(timeout=PATIENCE)


# Whether a bot stands in for the one who began, as often as that changes; and whether time ran.
STANDING_IN = """() => {
  window.filling = [];
  window.timed = false;
  new MutationObserver(() => {
    const tag = document.querySelector("[data-seat='0']");
    if (!tag) return;
    window.timed ||= !!document.querySelector('[role=timer]');
    const filling = tag.textContent.includes('a bot is filling in');
    if (filling !== window.filling.at(-1)) window.filling.push(filling);
  }).observe(document.body, {characterData: true, childList: true, subtree: true});
}"""


def test_a_bot_stands_in_when_time_runs_out_and_hands_back(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    # Ben does not move either; bots play on, but so slowly that the game is far from its end.
    code = make(ann, "flohcati", "Ann o", clock=5, pace=1_000, first=0, fill="random")
    enter(ann, code)
    sit(ben, code, "Ben")
    for page in (ann, ben):
        page.evaluate(STANDING_IN)
    ann.get_by_role("button", name="Start the game").click()
    back = ann.get_by_role("button", name="I’m back")
    expect(back).to_be_visible(timeout=PATIENCE)
    assert ann.evaluate("window.timed")
    ben.wait_for_function("() => window.filling.join() === 'false,true'", timeout=PATIENCE)
    # The move for which there was no time is the bot's.
    moved_on(ann, version_of(ann))
    back.click()
    # Her time runs anew, and may be over again.
    handed = "() => window.filling.join().startsWith('false,true,false')"
    ben.wait_for_function(handed, timeout=PATIENCE)


def test_who_is_away_stays_away_whatever_else_is_told(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    code = make(ann, "figaro", "Ann o b", first=0)
    enter(ann, code)
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    expect(ben.locator("main[data-status=playing]")).to_be_visible(timeout=PATIENCE)
    away = ann.locator("[data-seat='1']").get_by_text("away", exact=True)
    expect(away).to_have_count(0)
    ben.goto("/about")
    expect(away).to_be_visible(timeout=PATIENCE)
    # Who sits where is told anew when somebody changes their face.
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_label("Toto").check(force=True)
    ann.keyboard.press("Escape")
    expect(ann.locator("[data-seat='0'] [data-face=toto]")).to_be_visible(timeout=PATIENCE)
    expect(away).to_be_visible()
    # Somebody who is not there does not think either.
    move(ann, Random(1))
    status = ann.locator(".status")
    expect(status).to_have_text("Waiting for Ben, who is away.", timeout=PATIENCE)
    enter(ben, code)
    expect(away).to_have_count(0)
    expect(status).to_have_text("Ben is thinking…")


def test_a_rematch_brings_the_same_people_together(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    code = middle(ann, "flohcati", "Ann o", share=0.97)
    enter(ann, code)
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    rng = Random(1)
    while page := whose_turn(ann, ben):
        move(page, rng)
    assert scores(ann, "Ann") == scores(ben, "Ben")
    ann.get_by_role("button", name="Play again").click()
    ben.get_by_role("link", name="To the next game").click()
    for page in (ann, ben):
        expect(page.locator("main[data-status=waiting]")).to_be_visible(timeout=PATIENCE)
        assert not page.url.endswith(code)
    assert ann.url == ben.url
    expect(ben.locator(".waiting .name").first).to_contain_text("Ann")


def test_somebody_who_is_asked_to_leave_is_told_so(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    code = make(ann, "figaro", "Ann o o")
    enter(ann, code)
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Remove").click()
    said = "The host has removed you from your seat."
    expect(ben.get_by_role("heading", level=1)).to_have_text(said)
    # They sit down again only if the host lets them; then nobody tells them when they stand up.
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Let back in").click()
    expect(ann.get_by_role("button", name="Let back in")).to_have_count(0)
    sit(ben, code, "Ben")
    ben.get_by_role("button", name="Stand up").click()
    expect(ben.get_by_role("button", name="Sit down")).to_have_count(1)
    ben.get_by_role("button", name="Pick your own seat").click()
    expect(ben.get_by_role("button", name="Sit here")).to_have_count(2)


def test_a_host_mutes_somebody_and_sends_them_away(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    code = make(ann, "flohcati", "Ann o")
    enter(ann, code)
    sit(ben, code, "Ann")
    ann.get_by_role("button", name="Menu").click()
    second = ann.locator(".menu li", has_text="Ann 2")
    expect(second).to_contain_text("plays as Ann 2")
    second.get_by_role("button", name="Mute").click()
    expect(second.get_by_role("button", name="Unmute")).to_be_visible()
    ben.get_by_role("button", name="Menu").click()
    expect(ben.locator(".menu li", has_text="Ann 2")).to_be_visible()
    expect(ben.get_by_role("button", name="Ban")).to_have_count(0)
    second.get_by_role("button", name="Ban").click()
    expect(second.get_by_role("button", name="Let back in")).to_be_visible()
    expect(
        ben.get_by_text("removed you from your seat").or_(ben.get_by_text("sent you away"))
    ).to_be_visible()
