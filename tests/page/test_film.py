"""Scenes on film: cards lie where they should at every moment, words and numbers are in step."""

import json
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.support.film import Moment, moment, moments
from tests.page.support.playing import move, my_turn
from tests.page.support.serving import Server
from tests.page.support.tables import enter, middle

SIZES = {
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 844, "height": 390},
    "laptop": {"width": 1366, "height": 768},
    "desk": {"width": 1920, "height": 1080},
}
Viewer = Callable[..., Page]


@pytest.fixture
def viewer(server: Server, people: Callable[..., Page]) -> Viewer:
    """Somebody who sees movement, on a screen of a size."""

    def made(size: str, motion: str = "no-preference") -> Page:
        return people(server.address, viewport=SIZES[size], reduced_motion=motion)

    return made


def marks(film: list[dict[str, Any]]) -> list[str]:
    return [still["mark"] for still in film]


def by_mark(film: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {still["mark"]: still for still in film}


def nothing_is_larger_than_a_card(page: Page) -> None:
    flying, lying = page.evaluate("[window.ghosts.map((ghost) => ghost[1]), window.largest]")
    assert flying
    assert max(flying) <= lying + 1


@pytest.mark.parametrize(("size", "players"), [("phone", 4), ("lying", 3), ("desk", 6)])
def test_card_that_makes_six_stays_until_all_is_swept(
    viewer: Viewer, size: str, players: int
) -> None:
    scene = moment("figaro", players, "played", "collected", mine=False)
    page = viewer(size)
    scene.open(page)
    film = scene.play(page)
    assert marks(film) == ["played", "king", "collected"]
    played, king, collected = film
    victim = king["rage"]
    assert victim is not None
    for still in (played, king):
        display = still["spots"][f"display-{victim}"]
        assert sum(int(card[1:] or 0) for card in display) >= 6
        assert int(still["badges"][victim]) >= 6
        assert "collect" not in still["log"][-1]
    assert all(not cards for spot, cards in collected["spots"].items() if "display" in spot)
    assert "collect" in collected["log"][-1]
    nothing_is_larger_than_a_card(page)


def fanfare(players: int) -> Moment:
    """A fanfare that turns some cards before the double."""
    for found in moments("flohcati", players, lambda _, kinds: "fanfare-sounded" in kinds):
        entries = [what for _, what in json.loads(found.text)["log"]]
        first = max(at for at in range(found.entry) if entries[at] == "fanfare")
        if found.entry - first >= 3:
            return Moment(found.game, found.text, first, found.seat, found.entry - first + 1)
    raise AssertionError("no random game has such a fanfare")


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_fanfare_runs_forwards_card_by_card_and_ends_with_the_double(
    viewer: Viewer, size: str
) -> None:
    scene = fanfare(4)
    page = viewer(size)
    scene.open(page)
    film = scene.play(page)
    rows = [still["spots"]["row"] for still in film if still["mark"] == "joined"]
    assert len(rows) == scene.entries - 2
    for before, after in pairwise(rows):
        assert after[:-1] == before
    assert marks(film)[-3:] == ["turned", "double", "discarded"]
    twin = film[-2]["spots"]["double"][0]
    assert any(card[0] == twin[0] for card in rows[-1])


@pytest.mark.parametrize(
    ("kind", "size", "mine"),
    [("given", "phone", True), ("given", "laptop", False), ("stolen", "lying", False)],
)
def test_a_card_that_changes_hands_is_never_larger_than_a_card(
    viewer: Viewer, kind: str, size: str, *, mine: bool
) -> None:
    scene = moment("flohcati", 4, kind, mine=mine)
    page = viewer(size)
    scene.open(page)
    scene.play(page)
    nothing_is_larger_than_a_card(page)


@pytest.mark.parametrize(("size", "players"), [("phone", 6), ("laptop", 4)])
def test_end_of_a_round_is_counted_ordered_and_paved_before_all_eyes(
    viewer: Viewer, size: str, players: int
) -> None:
    scene = moment("figaro", players, "round-ended", "paved")
    page = viewer(size)
    scene.open(page)
    film = scene.play(page)
    counted = [still for still in film if still["mark"].startswith("counted")]
    known = [sum(count is not None for _, count, _ in still["tally"]) for still in counted]
    assert known == list(range(1, players + 1))
    ordered = by_mark(film)["ordered"]["tally"]
    counts = [int(count) for _, count, _ in ordered]
    assert counts == sorted(counts, reverse=True)
    assert "Cards in the stacks" not in counted[-1]["log"][-1]
    pieces = [
        [int(piece) for _, _, piece in still["tally"] if piece]
        for still in film
        if still["mark"].startswith("paved")
    ]
    assert pieces[-1] == sorted(pieces[-1], reverse=True)
    assert [len(given) for given in pieces] == list(range(1, len(pieces) + 1))
    assert marks(film)[-2:] == ["settled", "round-closed"]
    assert film[-1]["tally"] == []


def test_a_card_turns_slowly_enough_to_hold_ones_breath(viewer: Viewer) -> None:
    scene = moment("flohcati", 4, "flipped", mine=False)
    page = viewer("phone")
    scene.open(page, pace="normal")
    begun = page.evaluate("performance.now()")
    turned = by_mark(scene.play(page))["turned"]
    assert turned["time"] - begun >= 800


def test_a_double_lies_beside_its_twin_before_it_goes(viewer: Viewer) -> None:
    scene = moment("flohcati", 4, "busted", mine=False)
    page = viewer("phone")
    scene.open(page)
    film = scene.play(page)
    assert marks(film) == ["turned", "double", "discarded"]
    turned, double, discarded = film
    card = double["spots"]["double"][0]
    assert any(other[0] == card[0] for other in double["spots"]["row"])
    assert "bust" not in turned["log"][-1]
    assert "bust" in double["log"][-1]
    assert discarded["spots"]["discard"][-1] == card
    assert discarded["spots"]["row"] == [c for c in double["spots"]["row"] if c != card]


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_the_end_of_a_game_is_played_on_one_scale(viewer: Viewer, game: str) -> None:
    scene = moment(game, 4, "won")
    page = viewer("phone")
    scene.open(page)
    film = by_mark(scene.play(page))
    begins, names = ("hands", "bow") if game == "flohcati" else ("roads", "hired")
    wins = [any("win" in line for line in film[mark]["log"]) for mark in (begins, names)]
    assert wins == [False, True]
    if game == "flohcati":
        totals = [int(total) for total in film["bow"]["totals"]]
        assert totals == sorted(totals)
        assert len(totals) == 4
    else:
        roads = [(int(length), width) for length, width in film["hired"]["roads"]]
        assert len(roads) == 4
        scale = max(width for _, width in roads) / max(length for length, _ in roads)
        assert all(abs(width - length * scale) <= 6 for length, width in roads)


ROADS = """() => [...document.querySelectorAll('[data-spot^=road-] .piece')].map((piece) =>
  [piece.offsetWidth, Number(piece.style.getPropertyValue('--share'))])"""


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_all_roads_at_the_table_are_drawn_on_one_scale(viewer: Viewer, size: str) -> None:
    scene = moment("figaro", 4, "won")
    page = viewer(size)
    scene.open(page)
    pieces = page.evaluate(ROADS)
    assert len(pieces) > 3
    scale = max(width for width, _ in pieces) / max(share for _, share in pieces)
    assert all(abs(width - share * scale) <= 1 for width, share in pieces)


@pytest.mark.parametrize(
    ("game", "kinds"),
    [("figaro", ("round-ended", "paved")), ("figaro", ("ring",)), ("flohcati", ("busted",))],
)
def test_who_wants_no_movement_sees_the_same_stills_with_the_same_words(
    viewer: Viewer, game: str, kinds: tuple[str, ...]
) -> None:
    scene = moment(game, 4, *kinds)
    films = []
    for motion in ("no-preference", "reduce"):
        page = viewer("phone", motion)
        scene.open(page)
        film = scene.play(page)
        films.append([{**still, "time": 0} for still in film])
        assert bool(page.evaluate("window.ghosts.length")) == (motion != "reduce") or (
            "paved" in kinds
        )
    assert films[0] == films[1]


WATCH = """() => {
  window.said = [];
  const look = () => {
    const main = document.querySelector('main');
    const status = document.querySelector('[data-turn]')?.innerText ?? '';
    window.said.push([main.dataset.busy, status]);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_nobody_is_said_to_think_while_something_is_played(viewer: Viewer, game: str) -> None:
    page = viewer("phone")
    enter(page, middle(page, game, "Ann b b"), start=True)
    assert my_turn(page)
    page.evaluate(WATCH)
    move(page, Random(1))
    said = page.evaluate("window.said")
    played = [status for busy, status in said if busy == "true"]
    assert played
    assert not [status for status in played if "thinking" in status or "Dealing" in status]
