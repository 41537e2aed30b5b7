"""Around the table: sitting down with friends, going on, playing again, and games of before."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.support.playing import move, my_turn
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, middle, sit

LOBBY = """() => {
  window.flashes = [];
  const look = () => {
    for (const one of document.querySelectorAll('.waiting, [role=status]:not(.late)'))
      if (one.checkVisibility({opacityProperty: true}) && /Connecting|Invite/.test(one.textContent))
        window.flashes.push(one.textContent);
    requestAnimationFrame(look);
  };
  look();
}"""

TOPS = """() => Object.fromEntries(['going', 'games', 'join'].flatMap((name) =>
  [...document.querySelectorAll(`.${name}`)].map((node) => [name, node.getBoundingClientRect().y])))
"""

CARD = "async (code) => (await fetch(`/api/tables/${code}`)).json()"


def test_whoever_invites_friends_is_asked_for_a_name_once_and_plays(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, late = people(server.address), people(server.address)
    ann.goto("/")
    ann.locator("[data-invite=flohcati]").click()
    ann.get_by_label("Your name").fill("Ann")
    ann.keyboard.press("Enter")
    expect(ann.locator(".waiting .name").first).to_contain_text("Ann", timeout=PATIENCE)
    expect(ann.locator(".waiting .tag", has_text="You")).to_have_count(1)
    expect(ann.get_by_role("button", name="Sit here")).to_have_count(0)
    ann.get_by_role("button", name="Start the game").click()
    expect(ann.locator(".own")).to_be_visible(timeout=PATIENCE)
    # Nobody is there to talk to, until somebody who comes too late looks on.
    expect(ann.get_by_role("button", name="Chat")).to_have_count(0)
    enter(late, ann.url.rsplit("/", 1)[1])
    expect(late.locator("[data-seat]")).to_have_count(4)
    ann.get_by_role("button", name="Chat").click()
    ann.get_by_role("dialog").get_by_label("Say something").fill("Hello")
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("dialog").get_by_role("log")).to_contain_text("Ann")
    # The second time nobody is asked.
    ann.goto("/")
    ann.locator("[data-invite=figaro]").click()
    expect(ann.locator(".waiting .name").first).to_contain_text("Ann", timeout=PATIENCE)


def test_a_host_without_a_seat_is_offered_one_and_gets_it_by_starting(page: Page) -> None:
    enter(page, make(page, "flohcati", "o o", name="Ann"))
    expect(page.locator(".waiting button.main")).to_have_text(["Sit down"])
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".own")).to_be_visible(timeout=PATIENCE)


def test_home_offers_to_go_on_and_whose_turn_it_is_comes_first(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    ann.goto("/")
    expect(ann.locator("[data-continue]")).to_have_count(0)
    mine = middle(ann, "figaro", "Ann b b")
    enter(ann, mine, start=True)
    theirs = make(ann, "flohcati", "Ann o", first=1)
    enter(ann, theirs)
    sit(ben, theirs, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    expect(ann.locator("main[data-status=playing]")).to_be_visible()
    # Leaving is no question where only bots wait, and they do.
    ann.goto(f"/t/{mine}")
    ann.get_by_role("button", name="Menu").click(timeout=PATIENCE)
    ann.get_by_role("button", name="Leave the table").click()
    going = ann.locator("[data-continue]")
    expect(going).to_have_count(2, timeout=PATIENCE)
    expect(going.first).to_contain_text("It’s your turn.")
    expect(going.first).to_contain_text("Figaro")
    expect(going.last).to_contain_text("in progress")
    expect(going.last).to_contain_text("Ben")
    going.first.click()
    expect(ann.locator("[data-turn=mine]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("late", [False, True])
def test_home_tells_late_what_to_go_on_with_and_pushes_nothing_aside(
    page: Page, *, late: bool
) -> None:
    enter(page, middle(page, "figaro", "Ann b b"), start=True)
    held: list[Route] = []
    page.route(re.compile("/api/games$"), lambda route, _: held.append(route))
    # On this page time goes by only as it is told to.
    page.clock.install(time=datetime(2026, 1, 1, tzinfo=UTC))
    page.clock.pause_at(datetime(2026, 1, 2, tzinfo=UTC))
    with page.expect_request(re.compile("/api/games$")):
        page.goto("/")
    games, going = page.locator(".games"), page.locator("[data-continue]")
    expect(page.locator(".join")).to_be_visible()
    expect(games).to_have_count(0)
    if late:
        page.clock.run_for(1_000)
        expect(games).to_be_visible()
    before = page.evaluate(TOPS)
    held[0].continue_()
    expect(going).to_be_visible()
    after = page.evaluate(TOPS)
    if late:
        assert after == {**before, "going": after["going"]}
    order = ["games", "join", "going"] if late else ["going", "games", "join"]
    assert sorted(after, key=after.get) == order
    going.click()
    expect(page.locator("main[data-status=playing]")).to_be_visible()


def test_playing_again_against_bots_deals_at_once_and_my_games_show_how_it_ended(
    page: Page,
) -> None:
    code = middle(page, "flohcati", "Ann b b", share=0.95)
    enter(page, code, start=True)
    rng = Random(3)
    while my_turn(page):
        move(page, rng)
    page.evaluate(LOBBY)
    page.get_by_role("button", name="Play again").click(timeout=PATIENCE)
    expect(page.locator("main[data-status=playing]")).to_be_visible(timeout=PATIENCE)
    assert code not in page.url
    assert page.evaluate("window.flashes") == []
    page.goto("/games")
    over = page.locator("main li.panel", has_text="Replay")
    expect(over.locator("[data-place]")).to_have_text(re.compile("Won|Place [23] of 3"))
    expect(over.locator(".players li")).to_have_count(3)
    expect(over.locator(".mine")).to_contain_text("You")
    over.get_by_role("link", name="Replay").click()
    expect(page.get_by_label("Seen by")).to_have_value("0", timeout=PATIENCE)


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_play_now_shows_no_lobby_and_no_word_of_connections(page: Page, game: str) -> None:
    page.goto("/")
    page.evaluate(LOBBY)
    page.locator(f"[data-play={game}]").click()
    expect(page.locator("main[data-status=playing]")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("window.flashes") == []


def test_setting_up_takes_three_choices_and_hides_the_rest(page: Page) -> None:
    page.goto("/new/flohcati")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("radio", name="Friends on their own devices").check()
    page.get_by_label("Your name").first.fill("Ann")
    page.get_by_role("radio", name="Bots only").check()
    page.get_by_label("Level").first.select_option("random")
    for folded in ("Who sits in seat 2", "Time per move", "Show this table on the home page"):
        expect(page.get_by_label(folded)).to_be_hidden()
    page.evaluate(LOBBY)
    page.get_by_role("button", name="Create table").click()
    expect(page.locator("main[data-status=playing]")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("window.flashes") == []
    card = page.evaluate(CARD, page.url.rsplit("/", 1)[1])
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot", "bot"]
    assert {seat.get("level") for seat in card["seats"][1:]} == {"random"}
