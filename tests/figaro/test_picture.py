"""States and views as pictures."""

import re
from random import Random
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.figaro.support.table import cards, counted, figaro, position
from tests.figaro.support.walks import walks
from tusch import art
from tusch.figaro import Figaro
from tusch.figaro.cards import DECK
from tusch.figaro.state import Action, State
from tusch.figaro.view import View
from tusch.game import Step

SVG = "{http://www.w3.org/2000/svg}"
NAMES = {art.card("figaro", card): str(card) for card in DECK}
NAMES |= {art.drawing(f"figaro/{name}"): name for name in ("back", "king", "castle", "road")}
STATE = position(
    ["R2 J1", "", "O J2", "B3 B2"],
    ["Y1 G2", "P1", "R1 R1 O", ""],
    turn=2,
    king=1,
    stacks=["", "Y2 Y2 Y2", "", "P2"],
    roads=((), (15,), (9, 2), ()),
    round=2,
)
STATE = replace(STATE, results=counted(figaro(), (0, 2, 1, 0), 0).results)


def place_of(svg: str) -> str:
    """The id under which a picture holds a drawing."""
    found = re.search(r'<symbol id="(\w+)"', art.picture("", 1, 1, [art.Placed(svg, 0, 0, 1)]))
    assert found
    return found[1]


BY_ID = {f"#{place_of(svg)}": name for svg, name in NAMES.items()}


def shown(table: State | View) -> list[tuple[str, float, float, float]]:
    """What a picture shows: name of the drawing, place and width, in the order of drawing."""
    return [
        (BY_ID[use["href"]], float(use["x"]), float(use["y"]), float(use["width"]))
        for use in (each.attrib for each in ET.fromstring(table._repr_svg_()).findall(f"{SVG}use"))
    ]


def names(table: State | View) -> list[str]:
    """The drawings in a picture, in the order of drawing."""
    return [name for name, *_ in shown(table)]


def test_a_state_shows_table_and_hands() -> None:
    assert [name for name in names(STATE) if name not in ("road", "castle")] == [
        *("R2", "J1", "G2", "Y1"),
        *("king", "back", "back", "back", "P1"),
        *("O", "J2", "O", "R1", "R1"),
        *("B3", "B2", "back", "back", "back"),
    ]


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_view_shows_ones_own_hand_and_the_backs_of_the_others(seat: int | None) -> None:
    hands = [["G2", "Y1"], ["P1"], ["O", "R1", "R1"], []]
    seen = [hand if at == seat else ["back"] * len(hand) for at, hand in enumerate(hands)]
    view = figaro().observe(STATE, seat)
    assert [name for name in names(view) if name not in ("road", "castle")] == [
        *("R2", "J1", *seen[0]),
        *("king", "back", "back", "back", *seen[1]),
        *("O", "J2", *seen[2]),
        *("B3", "B2", "back", "back", "back", *seen[3]),
    ]


def test_a_picture_names_game_round_and_seats() -> None:
    root = ET.fromstring(STATE._repr_svg_())
    texts = [text.text for text in root.findall(f"{SVG}text")]
    assert texts[:3] == ["Figaro for 4, round 2, play", "Round 2", "Round 3"]
    assert texts[3:] == ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]


def test_the_seat_on_turn_is_edged_in_another_colour() -> None:
    root = ET.fromstring(STATE._repr_svg_())
    edges = [
        rect.attrib["stroke"] for rect in root.findall(f"{SVG}rect") if "stroke" in rect.attrib
    ]
    assert [edge == edges[2] for edge in edges] == [False, False, True, False]


@pytest.mark.clause("F6", "F30")
def test_roads_are_drawn_to_scale() -> None:
    widths = [(y, width) for name, _, y, width in shown(STATE) if name == "road"]
    lines = [[width for y, width in widths if y == line] for line in sorted({y for y, _ in widths})]
    assert lines == [[56, 32, 12], [48, 28, 4], [60], [36, 8]]


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_picture_of_a_view_does_not_change_with_what_is_hidden(seat: int | None) -> None:
    hands = (cards("B1 B1"), cards("B2"), cards("Y3 G3 P3"), ())
    kept = [own if at == seat else hands[at] for at, own in enumerate(STATE.hands)]
    other = replace(STATE, hands=tuple(kept))
    assert other != STATE
    assert figaro().observe(other, seat)._repr_svg_() == figaro().observe(STATE, seat)._repr_svg_()


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_picture_of_a_view_holds_nothing_of_a_hidden_card(seat: int | None) -> None:
    svg = figaro().observe(STATE, seat)._repr_svg_()
    open_cards = {card for display in STATE.displays for card in display}
    own = set() if seat is None else set(STATE.hands[seat])
    for card in set(DECK) - open_cards - own:
        title = re.findall("<title>.*</title>", art.drawing(f"figaro/{card}"))[0]
        assert title not in svg


@pytest.mark.clause("F30")
def test_no_picture_tells_the_size_of_a_stack_or_what_is_in_it() -> None:
    more = replace(STATE, stacks=((), cards("Y2"), (), cards("P2 P2 P2")))
    assert more._repr_svg_() == STATE._repr_svg_()


@pytest.mark.clause("F30")
@given(walks(), st.integers(0, 5), st.randoms(use_true_random=False))
def test_a_picture_tells_no_more_than_the_text(
    walked: tuple[Figaro, list[Step[State, Action]]], seat: int, rng: Random
) -> None:
    game, steps = walked
    for step in steps[::30]:
        seen = game.observe(step.after, seat % step.after.players)
        untold = replace(
            seen,
            removed=None,
            stacks=tuple(stack[:1] for stack in seen.stacks),
            shown=(),
            lacks=(),
            holds=(),
            counts=(),
            results=seen.results[:1] * len(seen.results),
            legal=(),
        )
        assert str(untold) == str(seen)
        world = game.determinize(seen, rng)
        for view in (untold, game.observe(world, seen.seat)):
            assert view._repr_svg_() == seen._repr_svg_()


@pytest.mark.clause("F30")
def test_views_with_one_text_have_one_picture() -> None:
    long = replace(STATE, roads=((), (150,), (90, 20), ()))
    tenfold = tuple(tuple(10 * piece for piece in group) for group in STATE.groups)
    scaled = replace(long, groups=tenfold, stacks=((), cards("R3"), (), cards("O O")))
    odd = replace(scaled, roads=((), (150,), (99, 29), ()))
    for seat in (None, 1):
        first, *others = (figaro().observe(state, seat) for state in (STATE, scaled, odd))
        for view in others:
            assert str(view) == str(first)
            assert view._repr_svg_() == first._repr_svg_()


@given(walks())
def test_everything_in_a_picture_lies_inside_it(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    _, steps = walked
    for step in (steps[0], steps[len(steps) // 2], steps[-1]):
        width, height = art.size(step.after._repr_svg_())
        for _, x, y, wide in shown(step.after):
            assert x >= 0
            assert x + wide <= width
            assert 0 <= y < height
