"""Duplicate deals: the same luck for every line-up, so that it cancels."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

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


def pairing(entered: Sequence[int], players: int, number: int) -> Pairing:
    """Return the game of this number; it does not depend on how many are played.

    Every deal is played once by each line-up that rotating the seats gives. With more bots than
    seats the bots take turns to sit out; with fewer they take turns to sit on several.
    """
    tables = [_line_ups(entered, players, first) for first in _firsts(entered, players)]
    games = [
        Pairing(deal, rotation, line_up)
        for deal, line_ups in enumerate(tables)
        for rotation, line_up in enumerate(line_ups)
    ]
    rounds, place = divmod(number, len(games))
    return replace(games[place], deal=rounds * len(tables) + games[place].deal)


def _firsts(entered: Sequence[int], players: int) -> range:
    """Return who begins the table, deal by deal, until it is the first one's turn again."""
    return range(len(entered) if players % len(entered) else 1)


def _line_ups(entered: Sequence[int], players: int, first: int) -> list[tuple[int, ...]]:
    """Return the line-ups of a deal, each once: two bots at four seats are back after two.

    Bots that draw no chance would play the same game again, and count it as one more.
    """
    table = [entered[(first + place) % len(entered)] for place in range(players)]
    return list(dict.fromkeys(rotated(table, rotation) for rotation in range(players)))


def rotated(table: Sequence[int], rotation: int) -> tuple[int, ...]:
    """Move everybody so many seats to the left."""
    return tuple(table[(seat - rotation) % len(table)] for seat in range(len(table)))
