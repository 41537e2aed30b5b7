"""A move that is confirmed before it counts, and what there is to see after the end."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.support.checks import axe
from tests.page.support.film.taken import paced, settled
from tests.page.support.layout import SIZES, resize
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, ended, enter, make, row, sample, upload

CONFIRMS = "localStorage.setItem('tusch-settings', JSON.stringify({confirms: true}))"


def test_move_is_confirmed_before_it_counts(page: Page) -> None:
    code = row(page, "Ann b b", 3)
    page.evaluate(CONFIRMS)
    enter(page, code, start=True)
    expect(page.locator("[data-turn=mine]")).to_be_visible(timeout=PATIENCE)
    version = str(page.locator("main").get_attribute("data-version"))
    for leave in ("Not yet", "Escape", "Play it"):
        page.locator("[data-row].lit").first.click()
        asked = page.get_by_role("alertdialog", name="Play it")
        expect(asked).to_be_visible()
        expect(page.locator("main")).to_have_attribute("data-version", version)
        if leave == "Escape":
            page.keyboard.press("Escape")
        else:
            asked.get_by_role("button", name=leave).click()
        expect(asked).to_have_count(0)
    expect(page.locator("main")).not_to_have_attribute("data-version", version)


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_all_hands_can_be_opened_after_the_end_and_in_the_replay(page: Page, game: str) -> None:
    code = ended(page, game, "Ann b:random b:random", seed=3)
    hands = page.locator("[data-open-hand]")
    page.locator("dialog [data-open-hands]").click(timeout=PATIENCE)
    expect(hands).to_have_count(3)
    assert page.locator("[data-open-hand] .card").count() > 0
    assert axe(page) == []
    page.goto(f"/replay/{code}")
    expect(hands).to_have_count(0)
    page.locator("[data-open-hands]").click()
    expect(hands).to_have_count(3)
    page.get_by_label("Position").fill("30")
    # Somebody looks on, and sees everybody's cards now.
    expect(page.locator("[data-open-hand='1'] .card").first).to_be_visible()
    assert axe(page) == []


UNCOVERED = """(card) => {
  const {x, y} = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(x + 4, y + 4));
}"""


def test_hands_that_are_opened_on_a_phone_come_into_sight(page: Page) -> None:
    ended(page, "flohcati", "Ann b:random b:random b:random", seed=3)
    resize(page, SIZES["phone"])
    page.locator("dialog summary").first.click(timeout=PATIENCE)
    page.locator("dialog [data-open-hands]").click()
    card = page.locator("[data-open-hand] .card").first
    expect(card).to_be_visible()
    assert card.evaluate(UNCOVERED)


BEYOND = """(selector) => [...document.querySelectorAll(selector)].filter((node) => {
  const {left, top, right, bottom} = node.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((node) => node.ariaLabel || node.textContent.trim())"""


BY_A_BOT = 40


def as_played_here(route: Route) -> None:
    """Let a replay be of a game that was dealt at this table, where a bot made one of the moves."""
    answer = route.fetch()
    found = answer.json()
    found["moved"][BY_A_BOT - 1] |= {"by": "bot", "seat": 1}
    route.fulfill(response=answer, json=found | {"fair": True})


@pytest.mark.parametrize(("game", "bots"), [("figaro", 5), ("flohcati", 4)])
def test_what_steps_through_a_replay_is_on_the_screen(page: Page, game: str, bots: int) -> None:
    code = ended(page, game, f"Ann{' b:random' * bots}", seed=3)
    page.route(re.compile(rf"/api/tables/{code}/replay"), as_played_here)
    page.goto(f"/replay/{code}#1")
    expect(page.locator(".steps")).to_be_visible(timeout=PATIENCE)
    for at in (0, BY_A_BOT):
        page.get_by_label("Position").fill(str(at))
        expect(page.get_by_role("button", name="Why?")).to_have_count(int(at > 0))
        for name in ("phone", "lying", "laptop", "desk"):
            resize(page, SIZES[name])
            page.evaluate("scrollTo(0, 0)")
            # Where there is room beside the board, all else is on the screen too.
            wide = name in ("laptop", "desk")
            where = "main.replay :is(button, a.button)" if wide else ".steps > *"
            assert page.evaluate(BEYOND, f".steps > *, {where}") == [], (name, at)


def test_equals_share_a_place(page: Page) -> None:
    found = next(
        game
        for seed in range(200)
        if len((game := sample("flohcati", 4, seed))["result"]["winners"]) > 1
    )
    upload(page, json.dumps(found))
    page.get_by_role("button", name="Result").click(timeout=PATIENCE)
    places = page.locator(".score .place").all_text_contents()
    totals = sorted(found["result"]["totals"], reverse=True)
    assert places == [str(totals.index(total) + 1) for total in totals]
    assert places[:2] == ["1", "1"]
    # What became of the tie is to be seen without unfolding anything.
    settled = page.locator("[data-settles]")
    expect(settled.first).to_be_visible()
    expect(settled).to_have_count(len(found["result"]["winners"]))


def test_equal_roads_say_what_decides_between_them(page: Page) -> None:
    found = next(
        game
        for seed in range(200)
        if len({*(game := sample("figaro", 6, seed))["result"]["totals"]}) == 5
    )
    upload(page, json.dumps(found))
    page.get_by_role("button", name="Result").click(timeout=PATIENCE)
    settled = page.locator("[data-settles]")
    expect(settled).to_have_count(1)
    expect(settled).to_be_visible()
    expect(settled).to_contain_text(re.compile("^Equal roads: .*King"))
    settled.get_by_role("button").click()
    expect(page.get_by_role("dialog", name="F29")).to_be_visible()


def test_series_of_rematches_is_counted(page: Page) -> None:
    code = ended(page, "flohcati", "Ann b:random")
    expect(page.locator("[data-series]")).to_have_count(0)
    page.get_by_role("button", name="Play again").click(timeout=PATIENCE)
    expect(page).not_to_have_url(f"/t/{code}")
    expect(page.locator("main[data-status=playing]")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("[data-series='1'] [data-wins='1']")).to_have_count(1)


def test_own_points_are_counted_for_who_wants_it(page: Page) -> None:
    code = row(page, "Ann b b", 3)
    enter(page, code, start=True)
    expect(page.locator("[data-turn=mine]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-points]")).to_have_count(0)
    page.evaluate("localStorage.setItem('tusch-settings', JSON.stringify({points: true}))")
    page.reload()
    told = page.locator("[data-points]")
    expect(told).to_have_text(re.compile(r"^\d+ points? so far$"), timeout=PATIENCE)
    assert axe(page) == []


def test_key_that_goes_on_after_the_last_scene_does_not_close_the_result(
    server: Server, people: Callable[..., Page]
) -> None:
    page = people(server.address, reduced_motion="no-preference")
    settled(page)
    paced(page)
    page.goto("/about")
    # A game whose last card is turned by whoever sits at the page.
    games = (sample("flohcati", 3, seed) for seed in range(20))
    found = next(game for game in games if game["log"][-2] == [0, "flip"])
    entry = len(found["log"]) - 2
    code = make(page, "flohcati", "Ann b b", record=json.dumps(found), entry=entry, follow=True)
    enter(page, code, start=True)
    page.locator("[data-flip].lit").click()
    expect(page.locator("main[data-mark=bow]")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    result = page.get_by_role("dialog", name="Result")
    expect(result).to_be_visible()
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(result).to_be_visible()
