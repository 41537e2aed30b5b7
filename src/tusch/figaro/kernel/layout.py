"""All numbers of `packing.layout`, and the tables of them that compiled code looks things up in."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.figaro.cards import COLOURS
from tusch.figaro.packing.layout import *  # noqa: F403 - compiled code finds everything here
from tusch.figaro.packing.layout import DECK_MAX, KINDS, MOST, NONE
from tusch.figaro.rules import deck
from tusch.figaro.ruleset import Ruleset

Numbers: TypeAlias = NDArray[np.int16]
"""A state, a view or a list of action codes."""
wide: Callable[[Any], int] = np.int64  # type: ignore[assignment]
"""Widen a number of an array, or a constant that is passed on.

A function is compiled once for each type that it is given, and a constant has its own type."""

COLOUR_OF: Final = np.array(
    [COLOURS.index(card.colour) if card.colour else NONE for card in KINDS], np.int64
)
"""The colour of each kind; NONE for jesters and rings."""
WORTH_OF: Final = np.array([card.worth for card in KINDS], np.int64)

_DECKS = (
    deck(Ruleset(), MOST, None),
    deck(Ruleset(three_player_deck="ones-out"), 3, None),
    *(deck(Ruleset(), 3, colour) for colour in COLOURS),
)
DECK_SIZES: Final = np.array([len(cards) for cards in _DECKS], np.int64)
DECKS: Final = np.array(
    [[KINDS.index(card) for card in cards] + [NONE] * (DECK_MAX - len(cards)) for cards in _DECKS],
    np.int16,
)
"""F2, F4: the decks that there are, card by card."""
