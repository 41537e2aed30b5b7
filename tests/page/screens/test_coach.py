"""How did I play: the coach's report after a game, who may see it, and mistakes to practise."""

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.page.support.checks import axe, raw_ids, too_small, too_wide
from tests.page.support.layout import SIZES, resize, when
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, ended, enter, make, sample, sit, turning
from tusch.i18n import LANGUAGES, t

LEISURE = 5 * PATIENCE
"""The coach comes after everybody else, also where all cores are at work."""
REPORT = "main[data-report=done] [data-sum]"


def wrong(page: Page) -> list[str]:
    """What is wrong with a screen in either theme."""
    found = [*too_wide(page), *too_small(page), *raw_ids(page)]
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found += axe(page)
    return found


def number(text: str) -> int:
    """The first number of a text, with a minus as it is printed."""
    match = re.search(r"[+−]?\d+", text)
    assert match, text
    return int(match[0].replace("−", "-"))


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_result_leads_to_a_report_whose_moments_lead_to_the_replay(page: Page, game: str) -> None:
    code = ended(page, game, "Ann b b", seed=2)
    page.locator("dialog [data-coach]").click(timeout=PATIENCE)
    expect(page.locator(REPORT)).to_be_visible(timeout=LEISURE)
    start, *accounts, result = page.locator("dd.amount").all_inner_texts()
    assert number(start) + sum(map(number, accounts)) == number(result)
    slider = page.get_by_label("Moment", exact=True)
    slider.focus()
    page.keyboard.press("ArrowRight")
    looked = page.locator("[data-looked] [data-moment]")
    expect(looked).to_have_count(1)
    assert looked.locator("svg [data-card]").count()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move \d+, \d+%$"))
    assert_without_holes(page, slider)
    page.locator("[data-curve]").click(position={"x": 200, "y": 20})
    entry = str(looked.get_attribute("data-moment"))
    page.get_by_role("radio", name=re.compile(r"^All \(\d+[,)]")).check()
    shown = page.locator("[data-decision]")
    # Words, and not the notation of records, also where there was no choice.
    assert all(text[0].isupper() for text in shown.locator(".what").all_inner_texts())
    shown.last.locator("summary").click()
    expect(shown.last.locator("[data-moment]")).to_be_visible()
    assert wrong(page) == []
    # The same number everywhere: on the card, in the curve, in the list and where the replay opens.
    expect(looked.get_by_role("heading")).to_have_text(f"Move {entry}")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Move {entry}, "))
    expect(page.locator(f"[data-decision='{entry}'] .number")).to_have_text(entry)
    looked.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(rf"/replay/{code}#1-{entry}$"))
    expect(page.get_by_label("Position")).to_have_value(entry)
    expect(page.locator("main.replay output")).to_have_text(re.compile(rf"^{entry} / \d+$"))
    page.goto(f"/coach/{code}#1")
    for lang in LANGUAGES:
        page.evaluate(f"localStorage['tusch-settings'] = JSON.stringify({{language: '{lang}'}})")
        page.reload()
        expect(page.locator(REPORT)).to_be_visible(timeout=PATIENCE)
        assert [*too_wide(page), *raw_ids(page)] == [], lang
        expect(page.locator("[data-account=par] dt")).to_contain_text(
            t("page-coach-account-par-about", lang)
        )
    page.route(re.compile(rf"/api/tables/{code}/review"), in_few_worlds)
    page.reload()
    few = t("coach-too-few", LANGUAGES[-1], worlds=8, enough=50)
    expect(page.locator("[data-sum]")).to_have_text(few, timeout=PATIENCE)
    expect(page.locator("[data-story]")).to_have_attribute("data-story", "open")
    expect(page.locator("[data-part]")).to_have_count(0)
    expect(page.locator("[data-costliest]")).to_have_count(0)
    expect(page.get_by_text(t("page-coach-none-costly", LANGUAGES[-1]))).to_have_count(0)


def assert_without_holes(page: Page, slider: Locator) -> None:
    """On a wide screen both panels are equally high, and the curve stays whatever is looked at."""
    before = page.viewport_size
    assert before
    resize(page, SIZES["laptop"])
    curve, panels = page.locator("[data-curve]"), page.locator(".top > .panel")
    seen = []
    for key in ("ArrowRight", "Home"):
        slider.press(key)
        expect(page.locator("[data-looked] [data-moment]")).to_have_count(int(key != "Home"))
        ends = panels.evaluate_all("all => all.map((n) => n.getBoundingClientRect().bottom)")
        assert len(ends) == 2
        assert abs(ends[0] - ends[1]) < 1, (key, ends)
        seen.append(curve.bounding_box())
    assert seen[0] == seen[1]
    resize(page, before)


def assert_story_comes_first(page: Page) -> None:
    """A person reads how it went and can try a moment again before there is any arithmetic."""
    before = page.viewport_size
    assert before
    story = page.locator("[data-story]")
    expect(story).to_have_attribute("data-story", re.compile("^(cards|others|own|open)$"))
    expect(story.locator(".words b")).to_have_text("You lost this one.")
    # The parts that it speaks of say the same.
    expect(story.locator("[data-part]")).to_have_count(3)
    cause = str(story.get_attribute("data-story"))
    if cause != "open":
        expect(story.locator(f"[data-part={cause}]")).to_have_attribute("data-way", "cost")
    again = page.locator("[data-costliest]").get_by_role("link", name="Try again").first
    for name in ("phone", "laptop"):
        resize(page, SIZES[name])
        page.evaluate("scrollTo(0, 0)")
        for seen in (story, again):
            expect(seen).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-sum], [data-account]").first).not_to_be_in_viewport()
        assert not re.search("[±−%]", page.locator(".first").inner_text())
    resize(page, before)


def in_few_worlds(route: Route) -> None:
    """Let a report be one of a server that has no time."""
    answer = route.fetch()
    found = answer.json()
    found["report"]["reference"]["worlds"] = 8
    route.fulfill(response=answer, json=found)


def test_a_report_is_waited_for_though_a_poll_is_lost(page: Page) -> None:
    code = ended(page, "flohcati", "Ann b b", seed=2)
    lost = iter([True, False, True])

    def poll(route: Route) -> None:
        # A phone that slept has lost the answer.
        if next(lost, False):
            route.abort()
        else:
            route.continue_()

    page.route(re.compile(rf"/api/tables/{code}/review"), poll)
    page.goto(f"/coach/{code}")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("button", name="Try once more").click()
    expect(page.locator(REPORT)).to_be_visible(timeout=LEISURE)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_report_is_shown_to_others_once_all_agree(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    code = over(ann, ben)
    ann.goto(f"/coach/{code}")
    expect(ann.locator(REPORT)).to_be_visible(timeout=LEISURE)
    ben.goto(f"/coach/{code}#1")
    expect(ben.get_by_role("alert")).to_be_visible()
    expect(ben.locator("[data-sum]")).to_have_count(0)
    for person in (ann, ben):
        assert axe(person) == []
        expect(person.locator("[data-agreement=closed]")).to_be_visible()
        person.get_by_label("Yes, show it to everybody").check()
    for person in (ann, ben):
        expect(person.locator("[data-agreement=open]")).to_be_visible()
    ben.reload()
    expect(ben.locator(REPORT)).to_be_visible(timeout=LEISURE)
    expect(ben.get_by_role("heading", level=1)).to_have_text("How did Ann play?")
    assert not re.search(r"\b[Yy]our?\b", ben.locator("[data-account=play]").inner_text())
    # The bot that made the last move says why, to whoever may read the report.
    ben.get_by_role("radio", name="What the bots thought (1)").check()
    ben.locator("[data-bot-move] summary").click()
    expect(ben.locator("[data-bot-move] blockquote")).to_contain_text(":", timeout=PATIENCE)
    assert wrong(ben) == []


def over(ann: Page, ben: Page) -> str:
    """A game of two people and a bot that is over."""
    found = next(
        found
        for found in (sample("flohcati", 3, seed) for seed in range(20))
        if found["log"][-1][0] == 2
    )
    entry = len(found["log"]) - 1
    code = make(ann, "flohcati", "Ann o b", record=json.dumps(found), entry=entry, follow=True)
    sit(ben, code, "Ben")
    enter(ann, code, start=True)
    for person in (ann, ben):
        expect(person.locator("main[data-status=over]")).to_be_visible(timeout=PATIENCE)
    return code


def test_mistake_is_tried_again_and_comes_back_for_practice(server: Server, page: Page) -> None:
    page.goto("/mistakes")
    expect(page.get_by_text("Nothing to practise yet.")).to_be_visible()
    code = lost_by_the_gala(page)
    page.goto("/mistakes")
    backlog, trial = page.locator("[data-backlog]"), page.locator("[data-trial]")
    expect(backlog).to_contain_text("The coach has yet to look at 1 game of yours.")
    assert wrong(page) == []
    # What the coach finds appears here by itself, and can be practised before its day.
    page.get_by_role("button", name="Let the coach look").press("Enter")
    expect(backlog.get_by_role("button", name="Never mind")).to_be_focused()
    ahead = page.get_by_role("button", name="Practise ahead")
    expect(ahead).to_be_visible(timeout=LEISURE)
    expect(backlog).to_have_text("The coach has looked at all your games.")
    assert wrong(page) == []
    ahead.click()
    expect(trial).to_be_visible()
    # Whoever played along is called by their name.
    expect(page.locator("main.again")).not_to_contain_text("Seat 2")
    page.get_by_role("button", name="End your turn").click()
    expect(trial).to_have_attribute("data-trial", "accepted", timeout=LEISURE)
    expect(page.locator("[data-comes]")).to_have_text("This one comes back tomorrow.")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("Nothing to do today: 1 moment comes back tomorrow.")).to_be_visible()
    page.goto(f"/coach/{code}")
    expect(page.locator(REPORT)).to_be_visible(timeout=LEISURE)
    assert_story_comes_first(page)
    page.locator("[data-costliest] [data-moment]").first.get_by_role("link").first.click()
    page.get_by_role("button", name="Open the gala").click()
    expect(trial).to_have_attribute("data-trial", "missed", timeout=LEISURE)
    lost = re.compile(r"^−\d+ ±\d+ points? of winning chance$")
    expect(page.locator("[data-lost]")).to_have_text(lost)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-arrow=better]")).to_be_visible()
    assert axe(page) == []
    page.get_by_role("button", name="Back to the board").click()
    page.get_by_role("button", name="End your turn").click()
    expect(trial).to_have_attribute("data-trial", "accepted", timeout=LEISURE)
    assert wrong(page) == []
    a_day_later(server)
    page.goto("/")
    page.locator("[data-due]").get_by_role("link").click()
    expect(page.locator("[data-begin]")).to_be_visible()
    assert wrong(page) == []
    page.locator("[data-begin]").click()
    page.get_by_role("button", name="End your turn").click()
    expect(trial).to_have_attribute("data-trial", "accepted", timeout=LEISURE)
    expect(page.locator("[data-comes]")).to_have_text(re.compile("^This one comes back on "))
    page.get_by_role("button", name="Play on against bots").click()
    playing = page.locator("main[data-status=playing] [data-practice]")
    expect(playing).to_be_visible(timeout=PATIENCE)
    page.goto("/mistakes")
    expect(page.get_by_text("Nothing to do today: 1 moment comes back")).to_be_visible()


def test_games_that_do_not_fit_are_looked_at_when_others_are_done(page: Page) -> None:
    """The server is played here, because a coach who is slow would make a slow test."""
    reports = ["waiting", "running", "done", "running"]
    busy = iter([0, 2])
    asked: list[int] = []

    def games(route: Route) -> None:
        if route.request.method == "POST":
            asked.append(next(busy, 1))
        many = asked[-1] if asked else 0
        left = 4 - sum(asked) if asked else 4
        waiting = [{"code": "AAAAAA", "seat": seat} for seat in range(many)]
        found = {"unseen": left + many, "left": left, "asked": waiting, "failed": 2}
        route.fulfill(json=found)

    def report(route: Route) -> None:
        if route.request.method == "DELETE":
            asked.clear()
        state = reports.pop(0) if len(reports) > 1 else reports[0]
        route.fulfill(json={"state": state, "place": 2, "done": 1, "total": 4, "found": []})

    page.route(re.compile("/api/practice/games$"), games)
    page.route(re.compile("/api/tables/AAAAAA/review"), report)
    page.clock.install(time=datetime(2026, 1, 1, tzinfo=UTC))
    page.goto("/mistakes")
    backlog = page.locator("[data-backlog]")
    expect(backlog).to_be_visible()
    # From here on time goes by only as it is told to.
    page.clock.pause_at(datetime(2026, 1, 2, tzinfo=UTC))
    expect(backlog).to_contain_text("The coach has yet to look at 4 games of yours.")
    expect(backlog).to_contain_text("The coach got stuck in 2 games")
    backlog.get_by_role("button").click()
    # Nothing fits yet: it is asked for again after a while, and not before.
    expect(backlog).to_contain_text("The coach has its hands full right now.")
    page.clock.run_for(9_000)
    assert asked == [0]
    page.clock.run_for(2_000)
    expect(backlog).to_contain_text("You are number 2 in line.")
    expect(backlog).to_contain_text("Stay on this page, and the rest will follow.")
    page.clock.run_for(1_000)
    expect(backlog).to_contain_text("The coach is looking at your games: 4 to go.")
    expect(backlog.get_by_role("progressbar")).to_have_js_property("value", 0.25 / 4)
    page.clock.run_for(1_000)
    expect(backlog).to_contain_text("The coach is looking at your games: 2 to go.")
    assert asked == [0, 2, 1]
    page.clock.resume()
    assert wrong(page) == []
    backlog.get_by_role("button", name="Never mind").click()
    expect(backlog).to_have_attribute("data-backlog", "unseen")
    assert asked == []


def lost_by_the_gala(page: Page) -> str:
    """A game in which Ann makes the last move, and it costs her the win."""
    found = sample("flohcati", 2, seed=116)
    entry = len(found["log"]) - 1
    assert found["log"][entry] == [0, "gala"]
    assert found["result"]["winners"] == [1]
    code = make(page, "flohcati", "Ann b", record=json.dumps(found), entry=entry, follow=True)
    enter(page, code, start=True)
    page.get_by_role("button", name="Open the gala").click(timeout=PATIENCE)
    expect(page.locator("main[data-status=over]")).to_be_visible(timeout=PATIENCE)
    return code


def a_day_later(server: Server) -> None:
    """Let everything be due that anybody practises."""
    with closing(sqlite3.connect(server.data)) as tables, tables:
        tables.execute("UPDATE notes SET at = 0 WHERE kind = 'practice'")


def test_practice_has_hints_a_word_about_each_move_and_free_undo(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    ann.goto("/new/flohcati")
    switch = ann.get_by_role("checkbox", name=re.compile("^Practice"))
    expect(switch).not_to_be_checked()
    ann.get_by_role("radio", name="Friends").check()
    expect(switch).to_have_count(0)
    enter(ann, turning(ann, "Ann b", "A1", "B2", practice=True, spectators=1), start=True)
    expect(ann.locator("[data-turn=mine]")).to_be_visible(timeout=PATIENCE)
    advice = ann.locator("[data-advice]")
    ann.get_by_role("button", name="Hint").click()
    expect(advice).to_have_attribute("data-advice", "hint", timeout=LEISURE)
    assert wrong(ann) == []
    version = str(ann.locator("main").get_attribute("data-version"))
    # The first move of a game is a flip; what a hint names is marked, until it is done.
    expect(ann.locator("[data-advised]")).to_have_count(1)
    ann.locator("[data-flip][data-advised]").click()
    expect(ann.locator("main")).not_to_have_attribute("data-version", version)
    expect(ann.locator("[data-advised]")).to_have_count(0)
    ann.get_by_role("button", name="Was that wise?").click()
    expect(advice).to_have_attribute("data-advice", "wise", timeout=LEISURE)
    assert axe(ann) == []
    ann.get_by_role("button", name="Undo").click()
    expect(ann.get_by_role("log")).to_contain_text("You take back your last move.")
    enter(ben, ann.url.rsplit("/", 1)[1])
    expect(ben.locator("[data-practice]")).to_be_visible()
    ann.get_by_role("button", name="Hint").click()
    expect(ann.locator(".notice")).to_be_visible()


@pytest.mark.parametrize("kind", ["play", "ring"])
def test_a_hint_of_figaro_marks_the_card_and_the_place_that_it_names(page: Page, kind: str) -> None:
    def only(view: Any) -> bool:
        return {action.__struct_config__.tag for action in view.legal} == {kind}

    enter(page, when(page, "figaro", "Ann b b", only, practice=True), start=True)
    expect(page.locator("[data-turn=mine]")).to_be_visible(timeout=PATIENCE)
    assert not page.locator("[data-hand][aria-pressed=true]").count()
    expect(page.locator("[data-advised]")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-advice=hint]")).to_be_visible(timeout=LEISURE)
    version = str(page.locator("main").get_attribute("data-version"))
    expect(page.locator(".display[data-advised]")).to_have_count(1)
    if kind == "ring":
        expect(page.locator("[data-hand=O][data-advised]")).to_have_count(1)
        expect(page.locator(".own .display[data-advised]")).to_have_count(1)
    page.locator("[data-hand][data-advised]").first.click()
    page.locator(".display.target[data-advised]").click()
    expect(page.locator("main")).not_to_have_attribute("data-version", version)


def test_nothing_of_the_coach_is_offered_where_there_is_none(
    tmp_path: Path, people: Callable[..., Page]
) -> None:
    serving = Server(tmp_path / "tusch.db", coach_budget="0")
    serving.start()
    try:
        ann = people(serving.address)
        ended(ann, "flohcati", "Ann b", seed=2)
        expect(ann.locator("dialog").get_by_role("link", name="Replay")).to_be_visible()
        expect(ann.locator("[data-coach]")).to_have_count(0)
        ann.goto("/new/flohcati")
        expect(ann.get_by_role("radio", name="Friends")).to_be_visible()
        expect(ann.get_by_role("checkbox", name=re.compile("^Practice"))).to_have_count(0)
        ann.goto("/games")
        expect(ann.get_by_role("link", name="Replay")).to_be_visible()
        expect(ann.get_by_role("link", name="How did I play?")).to_have_count(0)
        ann.goto("/mistakes")
        expect(ann.get_by_role("alert")).to_be_visible()
        expect(ann.locator("[data-backlog]")).to_have_count(0)
    finally:
        serving.stop()
