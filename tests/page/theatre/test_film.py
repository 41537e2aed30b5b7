"""Scenes on film: cards lie where they should at every moment, words and numbers are in step.

Each scene at one size, and every size by several scenes; at a larger scale each at all of them.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.page.support.film.moments import Scene, moment, moments
from tests.page.support.film.taken import SIZES, Moment, paced, settled
from tests.page.support.playing import move
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, middle
from tests.support.scale import scaled
from tusch.game import Step

Still = dict[str, Any]
Film = list[Still]
Cinema = Callable[..., Film]
Motion = Literal["no-preference", "reduce"]
Screens = Callable[[str, Motion], Page]


@pytest.fixture(scope="module")
def screens(server: Server, browser: Browser) -> Iterator[Screens]:
    """One page for each size, on which scenes are played one after the other."""
    pages: dict[tuple[str, Motion], Page] = {}

    def screen(size: str, motion: Motion) -> Page:
        if (size, motion) not in pages:
            context = browser.new_context(
                base_url=server.address,
                viewport=SIZES[size],
                reduced_motion=motion,
                locale="en-GB",
                service_workers="block",
                extra_http_headers={"X-Forwarded-For": f"10.9.0.{len(pages) + 1}"},
            )
            page = context.new_page()
            settled(page)
            paced(page)
            page.goto("/about")
            pages[size, motion] = page
        return pages[size, motion]

    yield screen
    for page in pages.values():
        page.context.close()


@pytest.fixture
def cinema(screens: Screens) -> Iterator[Cinema]:
    """Plays a scene; what holds for every scene is looked at here."""
    complaints: list[str] = []
    heard: list[Page] = []

    def hear(error: Exception) -> None:
        complaints.append(str(error))

    def play(scene: str | Moment, size: str, motion: Motion = "no-preference") -> Film:
        found = moment(scene) if isinstance(scene, str) else scene
        page = screens(size, motion)
        page.on("pageerror", hear)
        heard.append(page)
        found.open(page)
        film = found.play(page)
        flying, lying = page.evaluate("[window.ghosts.map((ghost) => ghost[1]), window.largest]")
        assert max(flying, default=0) <= lying + 1, "something flew that was larger than a card"
        badges_are_in_step(film)
        log_grows_line_by_line(film)
        if motion == "reduce":
            assert not flying
        else:
            assert not page.evaluate("window.moved"), "something moved that has to be laid out"
        return film

    yield play
    for page in heard:
        page.remove_listener("pageerror", hear)
    assert complaints == []


def badges_are_in_step(film: Film) -> None:
    """A display's badge says what lies there, in every moment."""
    for still in film:
        for seat, badge in still["badges"].items():
            cards = still["spots"].get(f"display-{seat}", [])
            assert int(badge or 0) == sum(int(card[1:] or 0) for card in cards), still["mark"]


def log_grows_line_by_line(film: Film) -> None:
    """With a moment at most one more thing is told: nothing is told ahead of its scene."""
    for before, after in pairwise(film):
        assert after["log"][: len(before["log"])] == before["log"]
        assert len(after["log"]) - len(before["log"]) <= 1, after["mark"]


def at(*chosen: str) -> pytest.MarkDecorator:
    """At some sizes, or at all of them."""
    return pytest.mark.parametrize("size", SIZES if scaled(1) > 1 else chosen)


def marks(film: Film) -> list[str]:
    return [still["mark"] for still in film]


def by_mark(film: Film) -> dict[str, Still]:
    return {still["mark"]: still for still in film}


def new_lines(film: Film, mark: str) -> str:
    """What is told with a moment, and not before."""
    place = marks(film).index(mark)
    before = film[place - 1]["log"] if place else []
    return " ".join(film[place]["log"][len(before) :])


@at("desk")
def test_cards_are_dealt_and_my_hand_opens(cinema: Cinema, size: str) -> None:
    (dealt,) = cinema("figaro-deal", size)
    assert dealt["mark"] == "dealt"
    assert len(dealt["spots"]["own-hand"]) == 15
    assert dealt["spots"]["own-hand"] == sorted(dealt["spots"]["own-hand"])


@at("laptop")
def test_a_card_that_is_played_comes_to_lie_in_the_display(cinema: Cinema, size: str) -> None:
    film = cinema("figaro-play", size)
    played = by_mark(film)["played"]
    lying = [card for spot, cards in played["spots"].items() if "display" in spot for card in cards]
    assert lying
    assert "You play" in played["log"][-1]
    assert played["caption"] == played["log"][-1]


@at("phone")
def test_card_that_makes_six_stays_until_all_is_swept(cinema: Cinema, size: str) -> None:
    film = cinema("figaro-six", size)
    assert marks(film) == ["played", "king", "collected"]
    played, king, collected = film
    victim = king["rage"]
    for still in (played, king):
        display = still["spots"][f"display-{victim}"]
        assert sum(int(card[1:] or 0) for card in display) >= 6
        assert "collect" not in still["log"][-1]
    assert "enough" in king["caption"]
    assert all(not cards for spot, cards in collected["spots"].items() if "display" in spot)
    assert "collect" in collected["log"][-1]


@at("laptop")
def test_a_ring_moves_every_display_on_and_says_where_each_came_from(
    cinema: Cinema, size: str
) -> None:
    film = by_mark(cinema("figaro-ring", size))
    ring, moved = film["ring"], film["moved-on"]
    players = len(ring["badges"])
    displays = [
        [still["spots"][f"display-{seat}"] for seat in range(players)] for still in film.values()
    ]
    assert displays[1] == [displays[0][-1], *displays[0][:-1]]
    assert sum(map(bool, displays[0])) >= 3
    came = {str(seat): (seat - 1) % players for seat in range(players) if displays[1][seat]}
    assert moved["from"] == came
    assert "ring" not in ring["log"][-1]
    assert "ring" in moved["log"][-1]


@at("desk")
def test_whoever_takes_all_cards_says_why_at_the_seat(cinema: Cinema, size: str) -> None:
    takes, taken = cinema("figaro-take", size)
    assert takes["says"] == "page-says-take-chosen"
    assert any(takes["spots"][f"display-{seat}"] for seat in takes["badges"])
    assert "takes all" not in takes["log"][-1]
    assert taken["says"] is None
    assert "takes all" in taken["log"][-1]


@at("lying")
def test_last_card_is_called_out_at_the_seat(cinema: Cinema, size: str) -> None:
    film = by_mark(cinema("figaro-last-card", size))
    assert film["played"]["says"] is None
    assert film["one-card-left"]["says"] == "page-says-one-card-left"
    assert film["said"]["says"] is None


@at("phone")
def test_end_of_a_round_is_counted_ordered_and_paved_before_all_eyes(
    cinema: Cinema, size: str
) -> None:
    film = cinema("figaro-round-end", size)
    counted = [still for still in film if still["mark"].startswith("counted")]
    known = [sum(count is not None for _, count, _ in still["tally"]) for still in counted]
    assert known == list(range(1, 7))
    ordered = by_mark(film)["ordered"]
    counts = [int(count) for _, count, _ in ordered["tally"]]
    assert counts == sorted(counts, reverse=True)
    assert "Cards in the stacks" not in counted[-1]["log"][-1]
    assert "Cards in the stacks" in ordered["log"][-1]
    assert by_mark(film)["round-over"]["king"] == film[-1]["king"]
    paved = [still for still in film if still["mark"].startswith("paved")]
    taken = [[int(piece) for *_, piece in still["tally"] if piece] for still in paved]
    assert taken[-1] == sorted(taken[-1], reverse=True)
    assert [len(given) for given in taken] == list(range(1, len(taken) + 1))
    for still, given in zip(paved, taken, strict=True):
        assert sorted([*still["group"], *given]) == sorted(ordered["group"])
    scale = {width / length for still in paved for length, width in still["pieces"] if length > 3}
    assert max(scale) - min(scale) < 0.7
    spared = by_mark(film)["spared"]
    without = [int(seat) for seat, _, piece in spared["tally"] if piece is None]
    assert spared["spared"] == without
    assert paved[-1]["spared"] == []
    assert marks(film)[-2:] == ["settled", "round-closed"]
    assert film[-1]["tally"] == []


@at("laptop")
def test_exchange_of_the_third_round_shows_both_pieces(cinema: Cinema, size: str) -> None:
    film = by_mark(cinema("figaro-exchange", size))
    before, after = film["exchange"], film["exchanged"]
    given, got = before["trade"], after["trade"]
    assert given > got
    assert got in before["group"]
    assert given in after["group"]
    assert after["group"] == sorted(after["group"], reverse=True)
    assert str(given) in before["caption"]
    assert str(got) in before["caption"]
    assert "exchange a road piece" not in before["log"][-1]
    assert "exchange a road piece" in after["log"][-1]


@pytest.mark.parametrize(
    ("scene", "size"),
    [
        (f"{game}-{mood}", size)
        for game in ("figaro", "flohcati")
        for mood, chosen in {"won": "phone", "close": "lying", "lost": "desk"}.items()
        for size in (SIZES if scaled(1) > 1 else (chosen,))
    ],
)
def test_winning_losing_by_a_hair_and_losing_are_different_ends(
    cinema: Cinema, scene: str, size: str
) -> None:
    game, mood = scene.split("-")
    film = by_mark(cinema(scene, size))
    begins, ends = ("roads", "hired") if game == "figaro" else ("hands", "bow")
    first, last = film[begins], film[ends]
    assert [first["mood"], last["mood"]] == [None, mood]
    wins = [any("win" in line for line in still["log"]) for still in (first, last)]
    assert wins == [False, True]
    assert last["caption"] not in ("", first["caption"])
    # Paper comes down all over, and not one shred after the other.
    assert bool(last["shreds"]) == (mood == "won")
    if mood == "won":
        steps = [after - before for before, after in pairwise(last["shreds"])]
        assert min(steps) < -1 < 1 < max(steps)
    if mood == "close":
        assert 1 in last["close"]
        assert first["close"] == []
    if game == "figaro":
        assert sum(width for _, width in first["roads"]) == 0
        scale = max(width for _, width in last["roads"]) / max(road for road, _ in last["roads"])
        assert all(abs(width - road * scale) <= 6 for road, width in last["roads"])
        # Somebody stands with the middle of a picture there, which grows with the table.
        near = max(12, max(width for _, width in last["roads"]) / 50)
        for (hired, stands), (_, width) in zip(last["walkers"], last["roads"], strict=True):
            assert hired or abs(stands - width) < near, "stands at the end of a road"
    else:
        hands_are_opened_and_added_up(film)


def hands_are_opened_and_added_up(film: dict[str, Still]) -> None:
    """One after the other: the best light up, then trios and gala are added as cards."""
    players = len(film["bow"]["bonus"])
    assert sum(film["hands"]["open"]) == 0
    for place in range(players):
        opened, best = film[f"opened-{place}"], film[f"best-{place}"]
        assert len(opened["totals"]) == place + 1
        assert opened["totals"][place] == 0
        assert best["best"] > opened["best"]
        last = film.get(f"gala-{place}") or film.get(f"trios-{place}") or best
        assert last["totals"][place] == best["totals"][place] + sum(last["bonus"][place])
    totals = film["bow"]["totals"]
    assert totals == sorted(totals)
    assert totals == last["totals"]
    assert sum(map(len, film["bow"]["bonus"])) > 0
    assert film["bow"]["beyond"] == []


@at("phone")
def test_however_many_trios_somebody_has_all_are_seen_at_the_end(cinema: Cinema, size: str) -> None:
    def fits(step: Step[Any, Any], _seat: int | None) -> bool:
        return max(map(len, step.after.trios)) >= 8

    found = next(moments(Scene("flohcati", 2, ("won",), fits)))
    bow = by_mark(cinema(found, size))["bow"]
    assert max(map(len, bow["bonus"])) >= 8
    assert bow["beyond"] == []


@at("lying")
def test_a_flip_is_seen_before_the_card_joins_the_row(cinema: Cinema, size: str) -> None:
    turned, joined = cinema("flohcati-flip", size)
    (card,) = turned["spots"]["turned"]
    assert card not in turned["spots"]["row"]
    assert joined["spots"]["row"][-1] == card


def test_a_card_turns_slowly_enough_to_hold_ones_breath(
    server: Server, people: Callable[..., Page]
) -> None:
    page = people(server.address, reduced_motion="no-preference")
    settled(page)
    page.goto("/about")
    scene = moment("flohcati-flip")
    scene.open(page)
    begun = page.evaluate("performance.now()")
    assert by_mark(scene.play(page))["turned"]["time"] - begun >= 800


@at("laptop")
def test_a_double_hits_lies_beside_its_twin_and_goes(cinema: Cinema, size: str) -> None:
    film = cinema("flohcati-bust", size)
    assert marks(film) == ["turned", "hit", "double", "discarded"]
    turned, hit, double, discarded = film
    (card,) = double["spots"]["double"]
    assert hit["spots"]["double"] == [card]
    assert any(other[0] == card[0] for other in double["spots"]["row"])
    assert "bust" not in turned["log"][-1]
    assert "bust" not in hit["log"][-1]
    assert "bust" in double["log"][-1]
    assert discarded["spots"]["discard"][-1] == card
    assert card not in discarded["spots"]["row"]


@at("phone")
def test_an_action_card_is_shown_large_with_its_sentence(cinema: Cinema, size: str) -> None:
    film = cinema("flohcati-action", size)
    turned, discarded = by_mark(film)["turned"], by_mark(film)["discarded"]
    (card,) = turned["spots"]["turned"]
    assert card in ("demand", "steal", "fanfare")
    assert card in turned["caption"].lower()
    assert discarded["spots"]["discard"][-1] == card


@at("laptop")
def test_fanfare_runs_forwards_card_by_card_and_ends_with_the_double(
    cinema: Cinema, size: str
) -> None:
    film = cinema("flohcati-fanfare", size)
    rows = [still["spots"]["row"] for still in film if still["mark"] == "joined"]
    assert len(rows) == moment("flohcati-fanfare").entries - 2
    for before, after in pairwise(rows):
        assert after[:-1] == before
    assert marks(film)[-3:] == ["turned", "double", "discarded"]
    (twin,) = film[-2]["spots"]["double"]
    assert any(card[0] == twin[0] for card in rows[-1])


@at("desk")
def test_whoever_is_asked_for_a_card_is_pointed_at(cinema: Cinema, size: str) -> None:
    asked, waiting = cinema("flohcati-demand", size)
    assert asked["mark"] == "asked"
    assert asked["caption"]
    assert asked["asked"] is not None
    assert waiting["asked"] is None


@pytest.mark.parametrize(
    ("scene", "size"),
    [
        (scene, size)
        for scene, chosen in {"flohcati-give": "phone", "flohcati-give-own": "lying"}.items()
        for size in (SIZES if scaled(1) > 1 else (chosen,))
    ],
)
def test_a_card_that_is_given_goes_over_once(cinema: Cinema, scene: str, size: str) -> None:
    film = cinema(scene, size)
    assert marks(film)[0] == "given"
    assert ("You give" in film[0]["log"][-1]) == (scene == "flohcati-give-own")


@at("desk")
def test_a_stolen_card_is_pulled_and_shown_to_all(cinema: Cinema, size: str) -> None:
    pulled, stolen = cinema("flohcati-steal", size)[:2]
    assert [pulled["mark"], stolen["mark"]] == ["pulled", "stolen"]
    assert len(pulled["spots"]["turned"]) == 1
    assert "turned" not in stolen["spots"]


@at("phone")
def test_a_card_that_is_taken_comes_into_my_hand(cinema: Cinema, size: str) -> None:
    taken = by_mark(cinema("flohcati-take", size))["taken"]
    assert "You take" in taken["log"][-1]
    assert taken["spots"]["own-hand"]


@at("lying")
def test_three_cards_come_together_before_they_are_laid(cinema: Cinema, size: str) -> None:
    film = cinema("flohcati-trio", size)
    together, laid = by_mark(film)["together"], by_mark(film)["laid"]
    cards = together["spots"]["trio"]
    assert len({card[1:] for card in cards}) == 1
    assert len(cards) == 3
    assert not set(cards) & set(laid["spots"]["own-hand"])
    assert "trio" in together["log"][-1]


@at("desk")
def test_a_gala_has_its_curtain_before_hands_are_opened(cinema: Cinema, size: str) -> None:
    film = by_mark(cinema("flohcati-gala", size))
    assert film["gala"]["gala"] is not None
    assert film["gala-open"]["gala"] is None
    assert film["gala"]["time"] < film["hands"]["time"]


@at("laptop")
def test_all_roads_at_the_table_are_drawn_on_one_scale(screens: Screens, size: str) -> None:
    page = screens(size, "no-preference")
    moment("figaro-won").open(page)
    pieces = page.evaluate(ROADS)
    assert len(pieces) > 3
    scale = max(width for width, _ in pieces) / max(share for _, share in pieces)
    assert all(abs(width - share * scale) <= 1 for width, share in pieces)


ROADS = """() => [...document.querySelectorAll('[data-spot^=road-] .piece')].map((piece) =>
  [piece.offsetWidth, Number(piece.style.getPropertyValue('--share'))])"""


@pytest.mark.parametrize(
    "scene", ["figaro-exchange", "figaro-ring", "flohcati-bust", "flohcati-won"]
)
@at("phone")
def test_who_wants_no_movement_sees_the_same_stills_with_the_same_words(
    cinema: Cinema, scene: str, size: str
) -> None:
    films = [
        [{**still, "time": 0} for still in cinema(scene, size, motion)]
        for motion in ("no-preference", "reduce")
    ]
    assert marks(films[0]) == marks(films[1])
    for moving, standing in zip(*films, strict=True):
        assert moving == standing
        assert standing["caption"] or standing["mark"] in SILENT


SILENT = ("turned", "hit", "ring", "won")
"""Moments before anything is said."""

WATCH = """() => {
  window.said = [];
  const look = () => {
    const main = document.querySelector('main');
    const lines = [...document.querySelectorAll('[data-turn] p')]
      .filter((line) => line.innerText && getComputedStyle(line).opacity > 0);
    window.said.push([main.dataset.busy, lines.map((line) => line.innerText)]);
    requestAnimationFrame(look);
  };
  look();
}"""


THOUGHT = "() => window.said.some(([, lines]) => lines.some((line) => line.includes('thinking')))"


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_nobody_is_said_to_think_while_something_is_played(
    server: Server, people: Callable[..., Page], game: str
) -> None:
    page = people(server.address, reduced_motion="no-preference")
    settled(page)
    enter(page, middle(page, game, "Ann b b", pace=2_500, follow=True), start=True)
    page.evaluate(WATCH)
    rng = Random(1)
    for _ in range(PATIENCE // 50):
        if page.evaluate(THOUGHT):
            break
        if page.locator("[data-turn=mine]").count():
            move(page, rng)
        page.wait_for_timeout(50)
    assert page.evaluate(THOUGHT)
    said = page.evaluate("window.said")
    played = [line for busy, lines in said if busy == "true" for line in lines]
    assert not [line for line in played if "thinking" in line or "Dealing" in line]
    assert any(line.startswith("You ") for _, lines in said for line in lines)
    # A sentence, and never a bare name or two sentences on top of each other.
    assert all(line.endswith((".", "!")) for line in played)
    assert all(len(lines) <= 1 for _, lines in said)
