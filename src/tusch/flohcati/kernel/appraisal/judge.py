"""What a state of Zirkus Flohcati is worth to each seat, compiled.

A playout is one of the search: two rounds by the rules of thumb, then the network's estimate.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.heats import look_ahead
from tusch.flohcati.kernel.layout import MOST, SIZE, Numbers, wide
from tusch.flohcati.kernel.rules import step
from tusch.flohcati.kernel.value.net import Net, Room, net, room
from tusch.flohcati.kernel.view import added_odds, determinize_by_odds
from tusch.flohcati.kernel.worth import Weights
from tusch.kernel import compiled
from tusch.kernel.chance import Words
from tusch.kernel.race import Floats

__all__ = ["MOST", "SIZE", "Notes", "common", "draw", "judge", "notes", "since", "step"]


class Notes(NamedTuple):
    """The network with room to think, and how likely the worlds of a view are."""

    net: Net
    room: Room
    odds: NDArray[np.int64]


def common(s: Numbers) -> bytes:
    """Return what states and views have in common that can share notes: everything."""
    return bytes(s.tobytes())


def notes(s: Numbers) -> Notes:
    """Return what is needed for a state or a view."""
    odds = added_odds(s) if len(s) > SIZE else np.ones(1, np.int64)
    return Notes(net(), room(s, net()), odds)


@compiled
def draw(view: Numbers, rng: Words, notes: Notes, s: Numbers) -> None:
    """Fill s with a state that the viewer could be in: worlds as likely as their odds say."""
    determinize_by_odds(view, notes.odds, rng, s)


@compiled
def since(s: Numbers) -> int:
    """Return from whose turn on rounds are counted."""
    return wide(s[at.ON_TURN])


@compiled
def judge(s: Numbers, since: int, rng: Words, weights: Weights, notes: Notes, out: Floats) -> None:
    """Play on from a state until the turn of a seat came twice; write the chance of each seat."""
    look_ahead(s, since, rng, weights, notes.net, notes.room, out)
