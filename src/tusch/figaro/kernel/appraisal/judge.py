"""What a state of Figaro is worth to each seat, compiled.

A playout is one of the search: some moves by players of all sorts, then the network's estimate
of the round, or its end, and a lottery for the rounds to come.
"""

from typing import NamedTuple

import numpy as np

from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.heats import ENDS, INFORMED, NOISES, UNFORESEEN
from tusch.figaro.kernel.layout import MOST, SIZE, Numbers, wide
from tusch.figaro.kernel.packed import Hands, Table, load, packs, random_rest
from tusch.figaro.kernel.playout import mixed_round, playout_noisy_round
from tusch.figaro.kernel.policy import NOISE, ROOM, Weights, enter
from tusch.figaro.kernel.rules import actor, step
from tusch.figaro.kernel.value.features import describe
from tusch.figaro.kernel.value.net import Net, Sight, net, rank, sight, survey
from tusch.figaro.kernel.value.orders import FEW, NODES, leaves, weighed
from tusch.figaro.kernel.value.outcomes import Outcomes, outcome, outcomes, settled
from tusch.figaro.kernel.view import determinize
from tusch.kernel import compiled
from tusch.kernel.chance import Words, below
from tusch.kernel.race import Floats

__all__ = ["MOST", "SIZE", "Notes", "common", "draw", "judge", "notes", "since", "step"]


class Notes(NamedTuple):
    """What was worked out for a round, and room to think."""

    net: Net
    known: Outcomes
    sight: Sight
    worths: Floats
    """What each order of the stacks is worth, by seat."""
    surveyed: Numbers
    """One number: whether `worths` is filled in."""
    noises: Floats
    room: Floats
    hands: Hands
    rest: Hands
    s: Numbers
    later: Words


def common(s: Numbers) -> bytes:
    """Return what states and views have in common that can share notes: roads, and the round."""
    return bytes(s[: at.TURN].tobytes() + s[at.ROADS_OF : at.HANDS].tobytes())


def notes(_s: Numbers) -> Notes:
    """Return what is needed for one state or view, and no other: roads and round count."""
    return Notes(
        net(),
        outcomes(),
        sight(net()),
        np.zeros((MOST, NODES)),
        np.zeros(1, np.int16),
        np.zeros(MOST),
        np.zeros(ROOM),
        np.zeros(MOST, np.int64),
        np.zeros(MOST, np.int64),
        np.zeros(SIZE, np.int16),
        np.zeros(2, np.uint64),
    )


@compiled
def draw(view: Numbers, rng: Words, _notes: Notes, s: Numbers) -> None:
    """Fill s with a state that the viewer could be in."""
    determinize(view, rng, s)


@compiled
def since(_s: Numbers) -> int:
    """Return the same of every state: a look ahead goes on for some moves, whoever made one."""
    return 0


@compiled
def judge(s: Numbers, _since: int, rng: Words, weights: Weights, notes: Notes, out: Floats) -> None:
    """Play on from a state; write the chance of each seat.

    The road pieces must be known. Between two rounds the lottery follows at once, as at the end of
    every playout: one move that ends the round and one that does not are seen equally far.
    """
    for seat in range(MOST):
        notes.noises[seat] = weights[NOISE] + NOISES[below(rng, len(NOISES))]
    if actor(s) < 0:
        _write(settled(notes.known, s, notes.later), s, notes, out)
        return
    if packs(s):
        _judge_in_words(s, rng, weights, notes, out)
        return
    playout_noisy_round(s, rng, weights, notes.noises)
    _write(settled(notes.known, s, notes.later), s, notes, out)


@compiled
def _write(slot: int, s: Numbers, notes: Notes, out: Floats) -> None:
    """Write what is known of a slot."""
    for seat in range(s[at.PLAYERS]):
        out[seat] = notes.known.values[slot, seat]


@compiled
def _judge_in_words(s: Numbers, rng: Words, weights: Weights, notes: Notes, out: Floats) -> None:
    """Play on in words, and foresee the end of the round, or play it by chance."""
    few = s[at.PLAYERS] <= FEW
    next_leads = wide(s[at.AFTER_TAKE] == at.NEXT_LEADS)
    table = load(s, notes.hands)
    if few and not notes.surveyed[0]:
        _survey(s, table, notes)
    enter(s, notes.room)
    table, _ = mixed_round(
        table,
        notes.hands,
        next_leads,
        rng,
        weights,
        notes.noises,
        notes.room,
        wide(INFORMED if few else UNFORESEEN),
    )
    playing = notes.hands[table.turn] != 0
    if few and playing:
        describe(table, notes.hands, notes.room, notes.sight.rows)
        rank(notes.sight, notes.net, table.players)
        for seat in range(table.players):
            out[seat] = weighed(
                table.players, notes.sight.powers, notes.worths[seat], notes.sight.sums
            )
        return
    for seat in range(table.players):
        out[seat] = 0.0
    ends = ENDS if playing else 1
    for _ in range(ends):
        for seat in range(table.players):
            notes.rest[seat] = notes.hands[seat]
        ended, _ = random_rest(table, notes.rest, next_leads, rng)
        slot = outcome(notes.known, s, ended, notes.s, notes.later)
        for seat in range(table.players):
            out[seat] += notes.known.values[slot, seat] / ends


@compiled
def _survey(s: Numbers, table: Table, notes: Notes) -> None:
    """Write down what each order of the stacks is worth to every seat."""
    begin, end = leaves(table.players)
    for seat in range(table.players):
        survey(notes.sight, notes.known, s, table, seat)
        for leaf in range(begin, end):
            notes.worths[seat, leaf] = notes.sight.worths[leaf]
    notes.surveyed[0] = 1
