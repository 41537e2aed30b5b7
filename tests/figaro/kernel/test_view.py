"""What a viewer of the compiled Figaro knows, and what they could be facing."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from tests.figaro.kernel.support.walks import (
    DUTCH,
    DUTCH_ONES_OUT,
    TABLES,
    agree,
    positions,
    some_positions,
)
from tests.support.scale import scaled
from tusch.cards import rest
from tusch.figaro import Figaro, kernel
from tusch.figaro.cards import Card
from tusch.figaro.rules import deck
from tusch.figaro.ruleset import SEATS, Ruleset
from tusch.figaro.state import Cards, Phase
from tusch.figaro.view import View, unseen
from tusch.kernel import chance


def test_a_view_is_the_same_from_a_state_and_from_its_numbers() -> None:
    v = np.zeros(kernel.VIEW_SIZE, np.int16)
    for game, state in some_positions(scaled(len(TABLES)), 8):
        s = kernel.pack(game.ruleset, state)
        for seat in (*range(state.players), None):
            v[:] = 0
            kernel.observe(s, kernel.NONE if seat is None else seat, v)
            packed = kernel.pack_view(game.ruleset, game.observe(state, seat))
            assert v.tobytes() == packed.tobytes()


def test_a_determinized_state_looks_the_same_to_the_viewer() -> None:
    rng = chance.generator(9)
    s = np.empty(kernel.SIZE, np.int16)
    for game, state in some_positions(scaled(len(TABLES)), 9):
        for seat in (*range(state.players), None):
            v = kernel.pack_view(game.ruleset, game.observe(state, seat))
            kernel.determinize(v, rng, s)
            seen = game.observe(kernel.unpack(game.ruleset, s), seat)
            assert v.tobytes() == kernel.pack_view(game.ruleset, seen).tobytes()


def distinct_orders(things: list[int]) -> Iterator[tuple[int, ...]]:
    """The different orders of things, some of which are equal."""
    if not things:
        yield ()
    for first in sorted(set(things)):
        left = things.copy()
        left.remove(first)
        for order in distinct_orders(left):
            yield first, *order


def others(view: View) -> list[int]:
    return [seat for seat in range(view.players) if seat != view.seat]


def possible_hands(rules: Ruleset, view: View) -> dict[tuple[Cards, ...], float]:
    """The hands of the others and how likely each is, by all deals of the single cards."""
    needs = {seat: view.hand_sizes[seat] - len(view.shown[seat]) for seat in others(view)}
    cards = unseen(rules, view)
    found: Counter[tuple[Cards, ...]] = Counter()
    for order in distinct_orders([seat for seat in needs for _ in range(needs[seat])]):
        dealt: dict[int, list[Card]] = {seat: [] for seat in needs}
        for seat, card in zip(order, cards, strict=True):
            dealt[seat].append(card)
        if all(
            not set(dealt[seat]) & set(view.lacks[seat])
            and (not view.holds[seat] or set(dealt[seat]) & set(view.holds[seat]))
            for seat in needs
        ):
            found[tuple(tuple(sorted((*dealt[seat], *view.shown[seat]))) for seat in needs)] += 1
    deals = sum(found.values())
    return {hands: ways / deals for hands, ways in found.items()}


def check_frequencies(rules: Ruleset, view: View, draws: int) -> None:
    """Determinize so often and compare with all that the viewer could be facing."""
    v, s = kernel.pack_view(rules, view), np.empty(kernel.SIZE, np.int16)
    rng = chance.generator(10)
    drawn: Counter[bytes] = Counter()
    for _ in range(draws):
        kernel.determinize(v, rng, s)
        drawn[s.tobytes()] += 1
    found = {}
    for numbers, times in drawn.items():
        hands = kernel.unpack(rules, np.frombuffer(numbers, np.int16)).hands
        found[tuple(hand for seat, hand in enumerate(hands) if seat != view.seat)] = times
    agree(found, possible_hands(rules, view))


def last_cards(rules: Ruleset, players: int, most: int, seed: int) -> Iterator[View]:
    """Views of the ends of rounds, of seats and spectators, with so few unseen cards."""
    for number in range(seed, seed + 1000):
        game = Figaro(rules)
        for state in positions(game, players, Random(number)):
            for seat in (state.turn, None):
                view = game.observe(state, seat)
                if 2 <= len(unseen(rules, view)) <= most and view.phase is Phase.PLAY:
                    yield view


def every(distance: int, count: int, views: Iterator[View]) -> list[View]:
    """So many views, each so far from the one before."""
    found = list(islice(views, 0, count * distance, distance))
    assert len(found) == count
    return found


def is_bound(view: View) -> bool:
    """Whether the viewer knows something of the hands of others beside the cards they saw."""
    return any(view.lacks[seat] or view.holds[seat] for seat in others(view))


def lacks_differ(view: View) -> bool:
    """Whether two of the others are known to lack different kinds, each of them some."""
    return len({view.lacks[seat] for seat in others(view) if view.lacks[seat]}) > 1


@pytest.mark.parametrize("players", SEATS)
def test_unseen_cards_are_dealt_as_likely_as_they_are(players: int) -> None:
    for view in every(10, 4, last_cards(Ruleset(), players, 7, 11)):
        check_frequencies(Ruleset(), view, scaled(4000))


@pytest.mark.parametrize("players", SEATS)
def test_unseen_cards_keep_to_what_a_take_has_shown(players: int) -> None:
    for view in every(10, 10, filter(is_bound, last_cards(DUTCH, players, 7, 12))):
        check_frequencies(DUTCH, view, scaled(4000))


@pytest.mark.parametrize("rules", [DUTCH, DUTCH_ONES_OUT], ids=["dutch", "ones-out"])
def test_unseen_cards_keep_to_what_several_forced_takes_have_shown(rules: Ruleset) -> None:
    for view in every(5, 4, filter(lacks_differ, last_cards(rules, 3, 9, 13))):
        check_frequencies(rules, view, scaled(4000))


def test_hands_that_overlap_in_part_are_dealt_as_likely_as_they_are() -> None:
    red, yellow, green = [Card.R2, Card.R3], [Card.Y2, Card.Y3], [Card.G2, Card.G3]
    hands = ((Card.R2, Card.Y2, Card.Y3), (Card.G2, Card.R2), (Card.G3, Card.Y2))
    lacks = [
        tuple(kind for kind in sorted(Card) if kind not in kept)
        for kept in (red + yellow, red + green, green + yellow)
    ]
    seen = rest(deck(DUTCH_ONES_OUT, 3, None), [card for hand in hands for card in hand])
    rng = Random(14)
    game = Figaro(DUTCH_ONES_OUT)
    state = next(positions(game, 3, rng))
    state = replace(
        state,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        stacks=(tuple(seen), (), ()),
        lacks=tuple(lacks),
    )
    for seat in (None, 0, 1, 2):
        check_frequencies(DUTCH_ONES_OUT, game.observe(state, seat), scaled(10_000))
