"""Duplicate deals: the same luck for every line-up, so that it cancels."""

from collections.abc import Iterator, Sequence
from random import Random

from tusch.game import Value


class DealRng:
    """The chance of one deal, the same whatever the players do.

    The n-th number below m is always the same one, whoever asks for it and when. So the hands of
    Figaro are the same in every game of the deal, and the card at each place of Flohcati's deck is
    the same as long as the same cards lie in it: a steal in between shifts nothing.
    """

    def __init__(self, seed: int, deal: int) -> None:
        """Begin the deal."""
        self._name = f"{seed}/{deal}"
        self._streams: dict[int, Random] = {}

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to stop - 1, each as likely as the others."""
        if stop not in self._streams:
            self._streams[stop] = Random(f"{self._name}/{stop}")
        return self._streams[stop].randrange(stop)


class Pairing(Value, frozen=True):
    """One game of an arena: which deal, and which bot on which seat."""

    deal: int
    rotation: int
    line_up: tuple[int, ...]
    """The number of the bot on each seat."""


def pairings(bots: int, players: int, games: int) -> Iterator[Pairing]:
    """Yield so many games: every deal is played once from each rotation of the seats.

    With more bots than seats the bots take turns to sit out; with fewer they take turns to sit
    on several.
    """
    for number in range(games):
        yield pairing(bots, players, number)


def pairing(bots: int, players: int, number: int) -> Pairing:
    """Return the game of this number; it does not depend on how many are played."""
    deal, rotation = divmod(number, players)
    first = deal % bots if players % bots else 0
    table = [(first + place) % bots for place in range(players)]
    return Pairing(deal, rotation, rotated(table, rotation))


def rotated(table: Sequence[int], rotation: int) -> tuple[int, ...]:
    """Move everybody so many seats to the left."""
    return tuple(table[(seat - rotation) % len(table)] for seat in range(len(table)))
