"""Thousands of games stepped at once from Python, for research: what all games share.

The loops at the end are handed the kernel of a game; each game has them compiled (`Loops`).
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.kernel import DEALER, OVER, compiled, shared
from tusch.kernel.chance import Words, draw, generator, seed

Numbers: TypeAlias = NDArray[np.int16]


class Rows(NamedTuple):
    """What there is of many games, one row a game."""

    games: Numbers
    """The states."""
    chances: Words
    """The generators of chance."""
    codes: Numbers
    """The legal codes, with room for all."""
    counts: NDArray[np.int64]
    """How many of them count."""
    finished: NDArray[np.bool_]
    totals: NDArray[np.int64]
    values: NDArray[np.float64]


class Loops(NamedTuple):
    """What a game does with all rows, compiled."""

    reset: Callable[[Rows, Numbers, Words], None]
    """`reset_all`."""
    actors: Callable[[Numbers, Numbers], None]
    """`all_actors`."""
    step: Callable[[Rows, NDArray[np.int64], Numbers, int], None]
    """`step_all`."""


class Batch:
    """Many games under one ruleset; in each of them a player acts, or it is over.

    A game that ends starts anew at once, or stays as it is with `restart=False`. Each game has
    a generator of its own, so what comes of a game does not depend on the others.
    """

    games: Numbers
    """The states, one row a game; for reading."""
    chances: Words
    """The generators of chance, one row a game."""
    finished: NDArray[np.bool_]
    """Which games ended in the last step; with `restart=False` which have ended."""
    totals: NDArray[np.int64]
    """The totals of each game that ended last, by seat."""
    values: NDArray[np.float64]
    """Who won it: 1 for the winner, or a share of it."""

    def __init__(
        self,
        loops: Loops,
        blank: Numbers,
        players: int,
        codes: int,
        size: int,
        *,
        restart: bool,
        seed: int,
    ) -> None:
        """Begin so many games from a blank state; `codes` is the room for legal ones."""
        self._loops = loops
        self._blank = blank
        self._restart = restart
        self._rows = Rows(
            np.empty((size, len(blank)), np.int16),
            np.empty((size, 2), np.uint64),
            np.empty((size, codes), np.int16),
            np.empty(size, np.int64),
            np.zeros(size, np.bool_),
            np.zeros((size, players), np.int64),
            np.zeros((size, players)),
        )
        self.games, self.chances, _, _, self.finished, self.totals, self.values = self._rows
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; the same seed gives the same deals."""
        self._loops.reset(self._rows, self._blank, generator(seed))

    def actors(self) -> Numbers:
        """Return who acts in each game; OVER where it has ended."""
        out = np.empty(len(self.games), np.int16)
        self._loops.actors(self.games, out)
        return out

    def legal(self) -> tuple[Numbers, NDArray[np.int64]]:
        """Return the legal codes, one row a game, and how many of each row count.

        Both arrays are for reading; the next step writes them anew.
        """
        codes, counts = self._rows.codes.view(), self._rows.counts.view()
        codes.flags.writeable = counts.flags.writeable = False
        return codes, counts

    def legal_mask(self) -> NDArray[np.bool_]:
        """Return which codes are legal, one row a game."""
        mask = np.zeros(self._rows.codes.shape, np.bool_)
        _mark_legal(self._rows.codes, self._rows.counts, mask)
        return mask

    def step(self, codes: NDArray[np.integer]) -> NDArray[np.bool_]:
        """Do one action in each game, and what the dealer does after it; return `finished`.

        Raise ValueError, with nothing done, if one of them is not legal. In a game that is over
        the code is ignored.
        """
        chosen = np.ascontiguousarray(codes, np.int64)
        if chosen.shape != (len(self.games),):
            raise ValueError(f"{len(self.games)} games need as many codes")
        wrong = _first_illegal(self._rows.codes, self._rows.counts, chosen)
        if wrong < len(self.games):
            raise ValueError(f"code {chosen[wrong]} is not legal in game {wrong}")
        self._loops.step(self._rows, chosen, self._blank, int(self._restart))
        return self.finished


@compiled
def _mark_legal(codes: Numbers, counts: NDArray[np.int64], mask: NDArray[np.bool_]) -> None:
    """Mark the legal codes of each game."""
    for game in range(len(codes)):
        for place in range(counts[game]):
            mask[game, codes[game, place]] = True


@compiled
def _first_illegal(codes: Numbers, counts: NDArray[np.int64], chosen: NDArray[np.int64]) -> int:
    """Return the first game whose chosen code is not legal, or how many games there are."""
    for game in range(len(codes)):
        found = counts[game] == 0
        for place in range(counts[game]):
            found |= codes[game, place] == chosen[game]
        if not found:
            return game
    return len(codes)


@shared
def reset_all(game: Any, rows: Rows, blank: Numbers, rng: Words) -> None:
    """Begin all games from a blank state, each with a generator of its own."""
    for row in range(len(rows.games)):
        seed(rows.chances[row], np.int64(draw(rng) >> np.uint64(1)))  # type: ignore[arg-type]
        _begin(game, rows.games[row], rows.chances[row], blank)
        rows.counts[row] = game.legal(rows.games[row], rows.codes[row])
        rows.finished[row] = False


@shared
def all_actors(game: Any, games: Numbers, out: Numbers) -> None:
    """Write down who acts in each game."""
    for row in range(len(games)):
        out[row] = game.actor(games[row])


@shared
def step_all(
    game: Any, rows: Rows, chosen: NDArray[np.int64], blank: Numbers, restart: int
) -> None:
    """Do one action in each game and what the dealer does after it; list what comes then."""
    for row in range(len(rows.games)):
        s, rng = rows.games[row], rows.chances[row]
        if game.actor(s) == OVER:
            continue
        game.step(s, chosen[row])
        while game.actor(s) == DEALER:
            game.chance(s, rng)
        rows.finished[row] = game.actor(s) == OVER
        if rows.finished[row]:
            game.scores(s, rows.totals[row])
            game.shares(s, rows.values[row])
            if restart:
                _begin(game, s, rng, blank)
        rows.counts[row] = game.legal(s, rows.codes[row])


@shared
def _begin(game: Any, s: Numbers, rng: Words, blank: Numbers) -> None:
    """Begin a game: all that the dealer does before the first player acts."""
    for place in range(game.SIZE):
        s[place] = blank[place]
    while game.actor(s) == DEALER:
        game.chance(s, rng)
