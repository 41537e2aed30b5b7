"""The chance of each seat to win a game of Zirkus Flohcati, estimated by a small network, compiled.

The network looks at every seat alike (`features`) and gives it one number; who has the
higher number is likelier to win. Its weights were learned from games by the rules of thumb
(`python -m training.flohcati`) and lie beside this file.
"""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import MOST, Numbers, wide
from tusch.flohcati.kernel.scoring import shares
from tusch.flohcati.kernel.value.features import INPUTS, describe
from tusch.flohcati.kernel.worth import Mind, think
from tusch.kernel import compiled
from tusch.kernel.network import Rows, kept, layer, power, summed

FILE: Final = Path(__file__).with_name("net.npz")


class Net(NamedTuple):
    """The weights of two hidden layers and of the sum at the end."""

    first: Rows
    first_bias: Rows
    second: Rows
    second_bias: Rows
    last: Rows


class Room(NamedTuple):
    """Room to think in."""

    mind: Mind
    rows: Rows
    first: Rows
    second: Rows


@cache
def net() -> Net:
    """Return the network that was learned."""
    return kept(FILE, Net)


@compiled
def room(s: Numbers, net: Net) -> Room:
    """Return room for estimates."""
    return Room(
        think(s),
        np.zeros((MOST, INPUTS), np.float32),
        np.zeros(len(net.first_bias), np.float32),
        np.zeros(len(net.second_bias), np.float32),
    )


@compiled
def estimate(s: Numbers, net: Net, room: Room, out: NDArray[np.float64]) -> None:
    """Write the chance of each seat to win; someone is on turn, or the game is over."""
    if s[at.AT_PHASE] == at.FINISHED:
        shares(s, out)
        return
    describe(s, room.mind, room.rows)
    judged(room.rows, wide(s[at.PLAYERS]), net, room, out)


@compiled
def judged(rows: Rows, players: int, net: Net, room: Room, out: NDArray[np.float64]) -> None:
    """Write the chances of seats that look like this."""
    highest = -np.inf
    for seat in range(players):
        layer(rows[seat], net.first, net.first_bias, room.first)
        layer(room.first, net.second, net.second_bias, room.second)
        out[seat] = summed(room.second, net.last)
        highest = max(highest, out[seat])
    total = 0.0
    for seat in range(players):
        out[seat] = power(out[seat] - highest)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total
