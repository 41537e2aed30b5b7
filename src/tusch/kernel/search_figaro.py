"""The heats of a search in Figaro, compiled: informed playouts of a round or of the game."""

from typing import Final

import numpy as np

from tusch.kernel import compiled
from tusch.kernel import figaro_layout as at
from tusch.kernel.chance import Words, below
from tusch.kernel.figaro_layout import KIND_COUNT, MOST, SIZE, Numbers, wide
from tusch.kernel.figaro_outcomes import Outcomes, forget, outcome, outcomes, settled
from tusch.kernel.figaro_playout import (
    ENDS,
    INFORMED,
    RANDOM,
    mixed_round,
    playout_noisy_round,
    playout_policy,
)
from tusch.kernel.figaro_policy import NOISE, ROOM, Weights, enter
from tusch.kernel.figaro_rules import step
from tusch.kernel.figaro_view import determinize
from tusch.kernel.figaro_words import FIELD, RING, TAKE, after, load, packs, random_rest
from tusch.kernel.search import Race, book, easing

_NOISES: Final = np.array([0.0, 1.0, 3.0, RANDOM])
"""What is added to the noise of the weights: from one who follows his rules to anybody."""


def notes() -> tuple[Outcomes]:
    """Return what a search keeps between two portions of heats."""
    return (outcomes(),)


@compiled
def run(
    view: Numbers,
    rng: Words,
    weights: Weights,
    race: Race,
    playouts: int,
    strict: float,
    whole: bool,  # noqa: FBT001 (numba)
    known: Outcomes,
) -> int:
    """Run heats until so many playouts were added or one move is left; return how many are.

    A playout ends with the whole game; or with the round, and then nobody in it is sure to follow
    the rules of thumb. Where words are enough for the table, a round is played out in words, and
    after some moves by chance, several times over: a playout is worth what its ends are on average.
    """
    if race.played[0] == 0:
        forget(known)
    world = np.empty(SIZE, np.int16)
    s = np.empty(SIZE, np.int16)
    noises = np.empty(MOST)
    later = np.empty(2, np.uint64)
    dealt = np.empty(MOST, np.int64)
    hands = np.empty(MOST, np.int64)
    rest = np.empty(MOST, np.int64)
    room = np.empty(ROOM)
    enter(view, room)
    me = wide(view[at.TURN])
    in_words = not whole and view[at.AT_PHASE] == at.PLAY and packs(view)
    next_leads = wide(view[at.AFTER_TAKE] == at.NEXT_LEADS)
    end = race.played[0] + playouts
    left = len(race.codes)
    while race.played[0] < end and left > 1:
        determinize(view, rng, world)
        for seat in range(MOST):
            noises[seat] = weights[NOISE] + _NOISES[below(rng, len(_NOISES))]
        first, second = rng[0], rng[1]
        if in_words:
            dealt_table = load(world, dealt)
            for move in range(len(race.codes)):
                if race.alive[move]:
                    rng[0], rng[1] = first, second
                    for seat in range(MOST):
                        hands[seat] = dealt[seat]
                    card, to = in_words_of(wide(race.codes[move]), me)
                    hands[me] -= card
                    table = after(dealt_table, card, to, next_leads)
                    table, _ = mixed_round(
                        table, hands, next_leads, rng, weights, noises, room, wide(INFORMED)
                    )
                    ends = ENDS if hands[table.turn] else 1
                    race.got[move] = 0.0
                    for _ in range(ends):
                        for seat in range(MOST):
                            rest[seat] = hands[seat]
                        ended, _ = random_rest(table, rest, next_leads, rng)
                        slot = outcome(known, world, ended, s, later)
                        race.got[move] += known.values[slot, me] / ends
        else:
            for move in range(len(race.codes)):
                if race.alive[move]:
                    rng[0], rng[1] = first, second
                    for place in range(SIZE):
                        s[place] = world[place]
                    step(s, wide(race.codes[move]))
                    if whole:
                        playout_policy(s, rng, weights)
                    else:
                        playout_noisy_round(s, rng, weights, noises)
                    race.got[move] = known.values[settled(known, s, later), me]
        left = book(race, strict * easing(race))
    return left


@compiled
def in_words_of(code: int, me: int) -> tuple[int, int]:
    """Return the card and the seat of a code, as words have them."""
    kind = code // MOST
    if kind == KIND_COUNT:
        return TAKE, me
    card = 1 << (FIELD * kind)
    return card, me if card == RING else code - kind * MOST
