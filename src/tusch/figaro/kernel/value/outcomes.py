"""What the ends of a round of Figaro are worth to each seat, compiled: each worked out once.

For the road pieces only the order of the stacks counts, so thousands of playouts end in a few
ways. A search keeps what it worked out: a playout costs no lottery, and adds no luck of its own.
"""

from math import comb
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.layout import MOST, PIECE_COUNT, SIZE, Numbers, wide
from tusch.figaro.kernel.packed import Table, stack_size
from tusch.figaro.kernel.rules import end_round, settle_round
from tusch.figaro.kernel.value.lottery import standing
from tusch.figaro.ruleset import ROUNDS
from tusch.kernel import compiled
from tusch.kernel.chance import Words, seed
from tusch.kernel.race import Floats

_SLOTS: Final = 8191
_FULL: Final = 7000
_EMPTY: Final = -1
assert MOST * 2**MOST * 3 ** comb(MOST, 2) < 2**63, "the key of how stacks compare"
assert (PIECE_COUNT + 1) ** (MOST * (ROUNDS - 1)) < 2**63, "the key of a standing"


class Outcomes(NamedTuple):
    """What was worked out so far, for one round."""

    keys: NDArray[np.int64]
    values: Floats
    """The chance of winning of each seat, by slot."""
    used: NDArray[np.int64]
    """One number: the slots in use."""


def outcomes() -> Outcomes:
    """Return room for the outcomes of a round."""
    return Outcomes(
        np.full(_SLOTS, _EMPTY, np.int64), np.zeros((_SLOTS, MOST)), np.zeros(1, np.int64)
    )


@compiled
def forget(outcomes: Outcomes) -> None:
    """Forget all outcomes."""
    for slot in range(_SLOTS):
        outcomes.keys[slot] = _EMPTY
    outcomes.used[0] = 0


@compiled
def outcome(outcomes: Outcomes, world: Numbers, table: Table, s: Numbers, rng: Words) -> int:
    """Return the slot of a round that has ended with the stacks of a table.

    `world` is any state of this round; `s` and `rng` are room to work in.
    """
    key = _compared(table)
    slot = _slot(outcomes, key)
    if outcomes.keys[slot] == key:
        return slot
    for place in range(SIZE):
        s[place] = world[place]
    for seat in range(table.players):
        s[at.STACK_SIZES + seat] = stack_size(table, seat)
    end_round(s, table.turn)
    if s[at.AT_PHASE] == at.EXCHANGE:
        settle_round(s, True)
    same = settled(outcomes, s, rng)
    slot = _new_slot(outcomes, key)
    for seat in range(table.players):
        outcomes.values[slot, seat] = outcomes.values[same, seat]
    return slot


@compiled
def settled(outcomes: Outcomes, s: Numbers, rng: Words) -> int:
    """Return the slot of a standing after the round; rounds that end otherwise may lead to it."""
    key = 0
    for seat in range(s[at.PLAYERS]):
        for number in range(ROUNDS - 1):
            piece = wide(s[at.ROADS_OF + seat * ROUNDS + number])
            key = key * (PIECE_COUNT + 1) + piece + 1
    # Below all keys of stacks. In the last round there is no lottery to save.
    key = _EMPTY - 1 - key
    slot = _slot(outcomes, key)
    if outcomes.keys[slot] != key or s[at.AT_PHASE] == at.FINISHED:
        slot = _new_slot(outcomes, key)
        # The same courses for every standing: they are compared by the same luck.
        seed(rng, 0)
        standing(s, rng, outcomes.values[slot])
    return slot


@compiled
def _compared(table: Table) -> int:
    """Return a number for all that counts at the end of a round: which stack is larger, and whose.

    F22 to F26 compare stacks, ask which are empty, and who has the King; in every edition.
    """
    key = table.turn
    for seat in range(table.players):
        cards = stack_size(table, seat)
        key = 2 * key + (cards == 0)
        for other in range(seat):
            more = cards - stack_size(table, other)
            key = 3 * key + (more > 0) + (more >= 0)
    return key


@compiled
def _slot(outcomes: Outcomes, key: int) -> int:
    """Return the slot of a key, or the empty one where it would be."""
    slot = key % _SLOTS
    while outcomes.keys[slot] != key and outcomes.keys[slot] != _EMPTY:
        slot = slot + 1 if slot + 1 < _SLOTS else 0
    return slot


@compiled
def _new_slot(outcomes: Outcomes, key: int) -> int:
    """Return a slot that a key can have; when nearly all are in use, everything is forgotten."""
    if outcomes.used[0] == _FULL:
        forget(outcomes)
    slot = _slot(outcomes, key)
    outcomes.used[0] += outcomes.keys[slot] == _EMPTY
    outcomes.keys[slot] = key
    return slot
