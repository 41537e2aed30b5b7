"""What a round of Figaro that is under way is worth, estimated by a small network, compiled.

The network looks at every seat alike (`features`) and gives it one number: the higher, the
likelier its stack ends up larger than others. For the road pieces only the order of the stacks
counts, so what the orders are worth, each as likely as the numbers say, is what the round is worth.
Six players have too many orders for that.

The weights were learned from rounds by the rules of thumb, then from games by searches
(`python -m training.figaro`), and lie beside this file.
"""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from tusch.figaro.kernel.layout import MOST, SIZE, Numbers
from tusch.figaro.kernel.packed import Hands, Table
from tusch.figaro.kernel.policy import Room
from tusch.figaro.kernel.value.features import INPUTS, describe
from tusch.figaro.kernel.value.orders import FEW, NODES, leaves, sizes, weighed
from tusch.figaro.kernel.value.outcomes import Outcomes, outcome
from tusch.kernel import compiled
from tusch.kernel.chance import Words
from tusch.kernel.network import Rows, kept, layer, power, summed
from tusch.kernel.race import Floats

FILE: Final = Path(__file__).with_name("net.npz")


class Net(NamedTuple):
    """The weights of a hidden layer and of the sum at the end."""

    first: Rows
    bias: Rows
    last: Rows


class Sight(NamedTuple):
    """Room to look ahead in, and what the orders are worth to one seat."""

    rows: Rows
    units: Rows
    powers: Floats
    worths: Floats
    sums: Floats
    s: Numbers
    rng: Words


@cache
def net() -> Net:
    """Return the network that was learned."""
    return kept(FILE, Net)


@compiled
def sight(net: Net) -> Sight:
    """Return room to look ahead in."""
    return Sight(
        np.zeros((MOST, INPUTS), np.float32),
        np.zeros(len(net.bias), np.float32),
        np.zeros(MOST),
        np.zeros(NODES),
        np.zeros(1 << FEW),
        np.zeros(SIZE, np.int16),
        np.zeros(2, np.uint64),
    )


@compiled
def survey(sight: Sight, known: Outcomes, world: Numbers, table: Table, me: int) -> None:
    """Write down what each order is worth to a seat, whoever has the King."""
    begin, end = leaves(table.players)
    for leaf in range(begin, end):
        stacks = sizes(table.players, leaf)
        sight.worths[leaf] = 0.0
        for king in range(table.players):
            ended = Table(table.players, king, 0, 0, 0, 0, 0, stacks)
            slot = outcome(known, world, ended, sight.s, sight.rng)
            sight.worths[leaf] += known.values[slot, me] / table.players


@compiled
def foreseen(sight: Sight, net: Net, table: Table, hands: Hands, room: Room) -> float:
    """Return what a round is worth from here to the seat of the survey."""
    describe(table, hands, room, sight.rows)
    rank(sight, net, table.players)
    return weighed(table.players, sight.powers, sight.worths, sight.sums)


@compiled
def rank(sight: Sight, net: Net, players: int) -> None:
    """Write the power of each seat that looks like its row: to have the largest stack."""
    highest = -np.inf
    for seat in range(players):
        layer(sight.rows[seat], net.first, net.bias, sight.units)
        sight.powers[seat] = summed(sight.units, net.last)
        highest = max(highest, sight.powers[seat])
    for seat in range(players):
        sight.powers[seat] = power(sight.powers[seat] - highest)
