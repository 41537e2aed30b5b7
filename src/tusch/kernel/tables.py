"""Many tables for one learner at each, stepped at once from Python: what all games share.

The loops are handed the kernel of a game, its `seat`, and the `mind` of the others: the modules
`tusch.kernel.anything` or `tusch.kernel.informed`, so that whoever learns among the former does not
wait for the latter to be compiled. A `seat` is a module with what a seat is told:

    deal(s, memory, rng)             the dealer's next act, drawn as the readable rules draw it
    play(s, memory, code)            a player's action; both keep in memory what all have seen
    describe(s, memory, seat, out)   what a seat knows, as `tusch.numbers` has it
    relative(s, seat, code)          a code of the kernel as the seat sees the table
    absolute(s, seat, code)          and back
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.kernel import DEALER, OVER, shared
from tusch.kernel.chance import Words

Numbers: TypeAlias = NDArray[np.int16]
Bytes: TypeAlias = NDArray[np.int8]
Flags: TypeAlias = NDArray[np.bool_]

NOBODY: Final = -9
"""No seat, no dealer and no end: the learner is whoever acts."""
ILLEGAL: Final = -1.0
"""What an action that is not legal brings; it ends the game."""


class Rows(NamedTuple):
    """What there is of many tables, one row a table."""

    games: Numbers
    """The states."""
    memory: Numbers
    """What happened to hands, as far as a state does not say it."""
    chances: Words
    """The generators of chance."""
    seats: Numbers
    """Whose view is described: the learner's."""
    known: Bytes
    masks: Bytes
    rewards: NDArray[np.float64]
    shares: NDArray[np.float64]
    """What each seat has won; zeros before the end."""
    over: Flags
    wrong: Flags
    """Where an illegal action has ended the game."""


class Others(NamedTuple):
    """How a game begins, and how those play who are not the learner."""

    blank: Numbers
    learner: int
    """A seat, or NOBODY."""
    weights: Any
    """Of the informed players."""
    codes: Numbers
    """Room for all legal codes."""


class Loops(NamedTuple):
    """What a game does with the rows that are flagged, compiled."""

    begin: Callable[[Rows, Others, Flags], None]
    """`begin_all`."""
    step: Callable[[Rows, Others, Flags, NDArray[np.int64]], None]
    """`step_all`."""


def rows(size: int, state: int, memory: int, players: int, known: int, codes: int) -> Rows:
    """Return room for so many tables, with states, memories, views and masks of these sizes."""
    return Rows(
        np.zeros((size, state), np.int16),
        np.zeros((size, memory), np.int16),
        np.zeros((size, 2), np.uint64),
        np.zeros(size, np.int16),
        np.zeros((size, known), np.int8),
        np.zeros((size, codes), np.int8),
        np.zeros(size),
        np.zeros((size, players)),
        np.zeros(size, np.bool_),
        np.zeros(size, np.bool_),
    )


@shared
def begin_all(game: Any, seat: Any, mind: Any, rows: Rows, others: Others, which: Flags) -> None:
    """Begin the flagged games, up to the first decision of the learner."""
    for row in range(len(which)):
        if not which[row]:
            continue
        s = rows.games[row]
        rows.rewards[row] = 0.0
        rows.shares[row] = 0.0
        rows.over[row] = False
        rows.wrong[row] = False
        while True:
            for place in range(len(s)):
                s[place] = others.blank[place]
            rows.memory[row] = 0
            rows.seats[row] = max(0, others.learner)
            _advance(game, seat, mind, rows, others, row)
            if game.actor(s) != OVER:
                break
        _show(game, seat, rows, others, row)


@shared
def step_all(
    game: Any,
    seat: Any,
    mind: Any,
    rows: Rows,
    others: Others,
    which: Flags,
    chosen: NDArray[np.int64],
) -> None:
    """Let the learner act in the flagged games, and then all others up to its next decision."""
    for row in range(len(which)):
        if not which[row]:
            continue
        s = rows.games[row]
        learner = rows.seats[row]
        code = chosen[row]
        rows.rewards[row] = 0.0
        if code < 0 or code >= rows.masks.shape[1] or not rows.masks[row, code]:
            rows.over[row] = True
            rows.wrong[row] = True
            rows.rewards[row] = ILLEGAL
            rows.masks[row] = 1
            continue
        seat.play(s, rows.memory[row], seat.absolute(s, learner, code))
        _advance(game, seat, mind, rows, others, row)
        if game.actor(s) == OVER:
            rows.over[row] = True
            game.shares(s, rows.shares[row])
            rows.rewards[row] = rows.shares[row, learner]
        _show(game, seat, rows, others, row)


@shared
def _advance(game: Any, seat: Any, mind: Any, rows: Rows, others: Others, row: int) -> None:
    """Let the dealer and the others act, until the learner has to or the game is over."""
    s, memory, rng = rows.games[row], rows.memory[row], rows.chances[row]
    while True:
        actor = game.actor(s)
        if actor == DEALER:
            seat.deal(s, memory, rng)
        elif actor == OVER or actor == others.learner:
            return
        elif others.learner == NOBODY:
            rows.seats[row] = actor
            return
        else:
            seat.play(s, memory, mind.choose(game, s, others, rng))


@shared
def _show(game: Any, seat: Any, rows: Rows, others: Others, row: int) -> None:
    """Describe the table to the learner, and mark what it may do; all of it after the end."""
    s = rows.games[row]
    seat.describe(s, rows.memory[row], rows.seats[row], rows.known[row])
    if rows.over[row]:
        rows.masks[row] = 1
        return
    rows.masks[row] = 0
    count = game.legal(s, others.codes)
    for place in range(count):
        rows.masks[row, seat.relative(s, rows.seats[row], others.codes[place])] = 1
