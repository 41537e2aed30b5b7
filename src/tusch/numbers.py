"""Views and actions as small whole numbers, for environments: what a game may bring for it.

A game's entry names a module with what `Numbers` says. Seats are told as places: 0 is the viewer,
1 whoever sits to their left; so one player can learn at all seats at once.
"""

from collections.abc import Container, Mapping, Sequence
from itertools import accumulate
from typing import Any, Final, Protocol

from tusch.game import Seat

HIGHEST: Final = 127
"""No number is larger, and none below zero: each is a byte."""


class Numbers(Protocol):
    """What a game's module of numbers has."""

    @property
    def PARTS(self) -> Mapping[str, range]:  # noqa: N802 - it is a constant of a module
        """The parts of a description by name, in order, without gaps."""
        ...

    @property
    def CODES(self) -> int:  # noqa: N802
        """How many codes of actions there are, those included that are never legal."""
        ...

    def describe(self, rules: Any, view: Any, /) -> Sequence[int]:
        """Return what a seat knows, from its view and nothing else."""
        ...

    def code(self, view: Any, action: Any, /) -> int:
        """Return the number of a player's action, as the viewer sees the table."""
        ...

    def action(self, view: Any, code: int, /) -> Any:
        """Return the action of a number, or None if it is none at this table."""
        ...


def parts(**sizes: int) -> dict[str, range]:
    """Lay parts of so many numbers side by side."""
    ends = accumulate(sizes.values())
    return {name: range(end - sizes[name], end) for name, end in zip(sizes, ends, strict=True)}


def size(parts: Mapping[str, range]) -> int:
    """Return how many numbers there are."""
    return max(part.stop for part in parts.values())


def one_of(values: Sequence[Any], value: object) -> list[int]:
    """Return a 1 in the place of a value, and 0 elsewhere."""
    return [int(each == value) for each in values]


def among(values: Sequence[Any], members: Container[Any]) -> list[int]:
    """Return a 1 for each value that is a member."""
    return [int(value in members) for value in values]


def clockwise(seat: Seat, players: int) -> list[Seat]:
    """Return the seats by their place, from a viewer's own on."""
    return [(seat + place) % players for place in range(players)]


def place_of(other: Seat | None, seat: Seat, players: int, most: int) -> list[int]:
    """Return a 1 in the place of a seat; nowhere for none."""
    return one_of(range(most), None if other is None else (other - seat) % players)
