"""Suits are told apart without colours, and by most eyes with them (product: cards)."""

from itertools import combinations

import pytest

from tests.art.support.eyes import distance, linear, seen
from tests.art.support.marks import hue, letter, pattern, suits, uncoloured
from tusch import art
from tusch.figaro.cards import DECK

APART = 15
"""From here on two colours are told apart at a glance."""
CLOSE = {
    "all cones": set(),
    "protanopia": {"BP", "GO"},
    "deuteranopia": {"BP"},
    "tritanopia": {"BG", "OY"},
}
"""Suits of Figaro whose hues come close: these eyes go by shape, letter and pattern."""


def test_every_suit_of_figaro_has_a_mark() -> None:
    assert set(suits("figaro")) == {card[0] for card in DECK}


@pytest.mark.parametrize("eyes", CLOSE)
def test_hues_of_figaro_are_apart_but_for_the_pairs_we_know(eyes: str) -> None:
    close = set()
    for one, other in combinations(suits("figaro"), 2):
        colours = [seen(linear(hue("figaro", suit)), eyes) for suit in (one, other)]
        if distance(*colours) < APART:
            close.add(one + other)
    assert close == CLOSE[eyes]


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_no_two_marks_have_one_shape(game: str) -> None:
    shapes = {uncoloured(art.drawing(f"{game}/mark-{suit}")) for suit in suits(game)}
    assert len(shapes) == len(suits(game)) > 1


def test_no_two_marks_of_figaro_have_one_letter_or_one_outline() -> None:
    letters = {letter("figaro", suit) for suit in suits("figaro")}
    assert len(letters) == len(suits("figaro"))
    outlines = {
        uncoloured(art.drawing(f"figaro/mark-{suit}")).replace(letter("figaro", suit), "")
        for suit in suits("figaro")
    }
    assert len(outlines) == len(suits("figaro"))


def test_every_suit_of_figaro_has_a_pattern_of_its_own() -> None:
    by_suit: dict[str, set[str]] = {}
    for card in DECK:
        by_suit.setdefault(card[0], set()).add(pattern("figaro", card))
    assert all(len(patterns) == 1 for patterns in by_suit.values())
    assert len(set.union(*by_suit.values())) == len(by_suit)
