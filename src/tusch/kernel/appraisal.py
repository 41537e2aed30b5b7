"""What states and moves are worth to every seat, by playouts inside the kernel; for the coach.

A game hands over its module `judge`, in which there are, compiled,

    judge(s, since, rng, weights, notes, out)
                                         plays s on, in place; writes what each seat gets
    since(s)                             from when on a look ahead at s counts how far it goes
    draw(view, rng, notes, s)            fills s with a state that the viewer could be in
    step(s, code)                        a player's action

and, not compiled, `notes(s)`, what they keep between two playouts of a state or a view, and
`common(s)`: states and views that have this in common can share notes.
"""

from typing import Any, Final

import numpy as np

from tusch.kernel import shared
from tusch.kernel.chance import Words
from tusch.kernel.race import Floats, Numbers

NO_MOVE: Final = -1
"""In the place of a code: the players of the playouts choose this move too."""


@shared
def appraise(
    judge: Any,
    s: Numbers,
    rng: Words,
    weights: Floats,
    notes: Any,
    count: int,
    sums: Floats,
    squares: Floats,
) -> None:
    """Add what each seat got in so many playouts, and its squares."""
    world = np.empty(judge.SIZE, np.int16)
    out = np.zeros(judge.MOST)
    for _ in range(count):
        for place in range(judge.SIZE):
            world[place] = s[place]
        judge.judge(world, judge.since(s), rng, weights, notes, out)
        for seat in range(len(sums)):
            sums[seat] += out[seat]
            squares[seat] += out[seat] * out[seat]


@shared
def compare(
    judge: Any,
    view: Numbers,
    seat: int,
    rng: Words,
    weights: Floats,
    notes: Any,
    codes: Numbers,
    again: int,
    worlds: int,
    sums: Floats,
    products: Floats,
) -> None:
    """Play moves out in the same worlds, with the same chance; add what a seat got with each.

    All moves are seen equally far, counted from before the move. `sums` has one more: the move
    with the number `again` as a look from after it sees it. `products` has, for each two of them,
    the sum of the products of what they got in a world.
    """
    world = np.empty(judge.SIZE, np.int16)
    s = np.empty(judge.SIZE, np.int16)
    out = np.zeros(judge.MOST)
    got = np.zeros(len(sums))
    for _ in range(worlds):
        judge.draw(view, rng, notes, world)
        since = judge.since(world)
        first, second = rng[0], rng[1]
        for move in range(len(codes)):
            rng[0], rng[1] = first, second
            _enter(judge, world, codes[move], s)
            judge.judge(s, since, rng, weights, notes, out)
            got[move] = out[seat]
        got[-1] = got[again]
        _enter(judge, world, codes[again], s)
        if judge.since(s) != since:
            # The next world is drawn as if this had not been.
            third, fourth = rng[0], rng[1]
            rng[0], rng[1] = first, second
            judge.judge(s, judge.since(s), rng, weights, notes, out)
            got[-1] = out[seat]
            rng[0], rng[1] = third, fourth
        for one in range(len(sums)):
            sums[one] += got[one]
            for other in range(one + 1):
                products[one, other] += got[one] * got[other]


@shared
def _enter(judge: Any, world: Numbers, code: int, s: Numbers) -> None:
    """Fill s with a world after a move."""
    for place in range(judge.SIZE):
        s[place] = world[place]
    if code != NO_MOVE:
        judge.step(s, np.int64(code))
