"""States and views as pictures: what they show, and above all what they do not."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random
from xml.etree import ElementTree

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.flohcati.support.table import GAME, act, begin, cards, position
from tests.flohcati.support.walks import Steps, walks
from tests.support.scale import scaled
from tusch.art import Placed, card, drawing, picture
from tusch.flohcati import Flohcati
from tusch.flohcati.cards import Card
from tusch.flohcati.state import Cards, Phase, State
from tusch.flohcati.view import View
from tusch.game import Seat

STATE = position("A1 D4", "B1", "", row="H1 C2", turn=1, trios=[[], ["E5 F5 G5", "A3 B3 C3"], []])
BACK = "back"
TURN = "#f2c14e"
"""The colour around the seat whose turn it is."""


@cache
def identity(svg: str) -> str:
    """Return the id of a drawing, which is the same in every picture."""
    (found,) = re.findall(r'<symbol id="(\w+)"', picture("", 1, 1, [Placed(svg, 0, 0, 1)]))
    return str(found)


def uses(table: State | View) -> list[ElementTree.Element]:
    """Return the places of drawings in a picture."""
    return ElementTree.fromstring(table._repr_svg_()).findall("{*}use")


def shown(table: State | View) -> Counter[str]:
    """Return the cards in a picture, and how often each is there."""
    names = {identity(card("flohcati", each)): str(each) for each in Card}
    names[identity(drawing("flohcati/back"))] = BACK
    laurel = identity(drawing("flohcati/trio"))
    placed = [use.get("href", "").removeprefix("#") for use in uses(table)]
    return Counter(names[id] for id in placed if id != laurel)


def seen(faces: Iterable[Card], backs: int = 0) -> Counter[str]:
    return Counter({**Counter(map(str, faces)), BACK: backs}) - Counter()


def open_cards(state: State) -> Cards:
    """Return what lies open for all."""
    trios = tuple(laid for seat in state.trios for trio in seat for laid in trio)
    return (*state.row, *trios, *state.discard[-1:])


def redealt(state: State, seat: Seat | None, rng: Random) -> State:
    """Return the state with other cards in all hands but one, and in the deck."""
    others = [other for other in range(state.players) if other != seat]
    pool = [*state.deck, *(held for other in others for held in state.hands[other])]
    rng.shuffle(pool)
    hands = list(state.hands)
    for other in others:
        hands[other] = tuple(sorted(pool.pop() for _ in hands[other]))
    return replace(state, deck=tuple(sorted(pool)), hands=tuple(hands), open_hands=(), facts=())


def test_state_picture_shows_all_hands_the_row_and_the_trios() -> None:
    assert shown(STATE) == seen(cards("A1 D4 B1 H1 C2 E5 F5 G5 A3 B3 C3"), backs=3)


def test_view_picture_shows_the_own_hand_and_the_backs_of_the_others() -> None:
    view = GAME.observe(STATE, 0)
    assert shown(view) == seen(cards("A1 D4 H1 C2 E5 F5 G5 A3 B3 C3"), backs=3 + 1)


def test_spectator_sees_the_backs_of_all_hands() -> None:
    view = GAME.observe(STATE, None)
    assert shown(view) == seen(cards("H1 C2 E5 F5 G5 A3 B3 C3"), backs=3 + 3)


def test_top_of_the_discard_lies_open_and_a_short_deck_is_low() -> None:
    assert shown(begin()) == seen([], backs=3)
    assert shown(position("", "", deck="A1 B1")) == seen([Card.STEAL], backs=2)
    assert shown(position("", "", deck="")) == seen([Card.STEAL])


def test_picture_says_how_many_cards_there_are() -> None:
    root = ElementTree.fromstring(GAME.observe(STATE, 0)._repr_svg_())
    title = "Zirkus Flohcati for 3, turn, 78 cards to turn"
    assert root.findtext("{*}title") == title
    assert [text.text for text in root.findall("{*}text")] == [
        title,
        *("Seat 0", "2 cards"),
        *("Seat 1", "1 card"),
        *("Seat 2", "0 cards"),
    ]


def test_picture_marks_whose_turn_it_is() -> None:
    pictures = {position("", "", "", turn=seat)._repr_svg_() for seat in range(3)}
    assert len(pictures) == 3
    assert all(svg.count(TURN) == 1 for svg in pictures)
    assert TURN not in position("", "", phase=Phase.OVER)._repr_svg_()


def test_large_hand_and_many_trios_stay_inside_the_picture() -> None:
    laid = [f"A{value} B{value} C{value}" for value in range(8)]
    hand = " ".join(f"{letter}{value}" for letter in "DEFG" for value in range(8))
    ten = " ".join(f"{letter}0" for letter in "ABCDEFGHIJ")
    for state in position(hand, "", trios=[laid, []]), position("", "", row=ten):
        width = float(ElementTree.fromstring(state._repr_svg_()).get("width", ""))
        for use in uses(state):
            assert 0 <= float(use.get("x", "")) <= width - float(use.get("width", ""))


def test_gift_that_a_viewer_did_not_see_does_not_change_his_picture() -> None:
    before = act(position("A1 D4", "B1 B2", "C1"), "flip", "demand", "demand 1")
    first, second = act(before, "give B1"), act(before, "give B2")
    assert first._repr_svg_() != second._repr_svg_()
    for viewer, same in (None, True), (0, False), (1, False), (2, True):
        views = [GAME.observe(state, viewer)._repr_svg_() for state in (first, second)]
        assert (views[0] == views[1]) is same


@given(walks(), st.randoms(use_true_random=False))
@settings(max_examples=scaled(20))
def test_picture_of_a_view_holds_nothing_of_hidden_cards(
    walked: tuple[Flohcati, Steps], rng: Random
) -> None:
    game, steps = walked
    state = rng.choice(steps).after
    for seat in None, *range(state.players):
        view = game.observe(state, seat)
        own = () if seat is None else state.hands[seat]
        backs = sum(view.hand_sizes) - len(own) + min(3, len(state.deck))
        assert shown(view) == seen((*own, *open_cards(state)), backs)
        other = game.observe(redealt(state, seat, rng), seat)
        assert other._repr_svg_() == view._repr_svg_()
