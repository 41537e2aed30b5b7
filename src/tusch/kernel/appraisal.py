"""What states and moves are worth to every seat, by playouts inside the kernel; for the coach.

A game hands over its module `judge`, in which there are, compiled,

    judge(s, rng, weights, notes, out)   plays s on, in place; writes what each seat gets
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
        judge.judge(world, rng, weights, notes, out)
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
    worlds: int,
    sums: Floats,
    products: Floats,
) -> None:
    """Play moves out in the same worlds, with the same chance; add what a seat got with each.

    `products` has, for each two moves, the sum of the products of what they got in a world.
    """
    world = np.empty(judge.SIZE, np.int16)
    s = np.empty(judge.SIZE, np.int16)
    out = np.zeros(judge.MOST)
    got = np.zeros(len(codes))
    for _ in range(worlds):
        judge.draw(view, rng, notes, world)
        first, second = rng[0], rng[1]
        for move in range(len(codes)):
            rng[0], rng[1] = first, second
            for place in range(judge.SIZE):
                s[place] = world[place]
            if codes[move] != NO_MOVE:
                judge.step(s, np.int64(codes[move]))
            judge.judge(s, rng, weights, notes, out)
            got[move] = out[seat]
            sums[move] += got[move]
            for other in range(move + 1):
                products[move, other] += got[move] * got[other]
