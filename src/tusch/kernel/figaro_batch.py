"""Thousands of games of Figaro stepped at once from Python, for research."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tusch.figaro.rules import start
from tusch.figaro.ruleset import Ruleset
from tusch.kernel import DEALER, OVER, compiled
from tusch.kernel.chance import Words, draw, generator, seed
from tusch.kernel.figaro_deal import chance
from tusch.kernel.figaro_layout import CODES, SIZE, Numbers, wide
from tusch.kernel.figaro_pack import pack
from tusch.kernel.figaro_rules import actor, legal, step
from tusch.kernel.figaro_scoring import scores, value


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
    """Who won it: 1 for the winner."""

    def __init__(
        self, ruleset: Ruleset, players: int, size: int, *, restart: bool = True, seed: int = 0
    ) -> None:
        """Begin so many games."""
        self._blank = pack(ruleset, start(ruleset, players))
        self._restart = restart
        self.games = np.empty((size, SIZE), np.int16)
        self.chances = np.empty((size, 2), np.uint64)
        self._codes = np.empty((size, CODES), np.int16)
        self._counts = np.empty(size, np.int64)
        self.finished = np.zeros(size, np.bool_)
        self.totals = np.zeros((size, players), np.int64)
        self.values = np.zeros((size, players))
        self._rows = Rows(
            self.games,
            self.chances,
            self._codes,
            self._counts,
            self.finished,
            self.totals,
            self.values,
        )
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; the same seed gives the same deals."""
        _reset(self._rows, self._blank, generator(seed))

    def actors(self) -> NDArray[np.int16]:
        """Return who acts in each game; OVER where it has ended."""
        out = np.empty(len(self.games), np.int16)
        _actors(self.games, out)
        return out

    def legal(self) -> tuple[Numbers, NDArray[np.int64]]:
        """Return the legal codes, one row a game, and how many of each row count.

        Both arrays are for reading; the next step writes them anew.
        """
        codes, counts = self._codes.view(), self._counts.view()
        codes.flags.writeable = counts.flags.writeable = False
        return codes, counts

    def legal_mask(self) -> NDArray[np.bool_]:
        """Return which codes are legal, one row a game."""
        mask = np.zeros((len(self.games), CODES), np.bool_)
        _mark_legal(self._codes, self._counts, mask)
        return mask

    def step(self, codes: NDArray[np.integer]) -> NDArray[np.bool_]:
        """Do one action in each game, and what the dealer does after it; return `finished`.

        Raise ValueError, with nothing done, if one of them is not legal. In a game that is over
        the code is ignored.
        """
        chosen = np.ascontiguousarray(codes, np.int64)
        if chosen.shape != (len(self.games),):
            raise ValueError(f"{len(self.games)} games need as many codes")
        wrong = _first_illegal(self._codes, self._counts, chosen)
        if wrong < len(self.games):
            raise ValueError(f"code {chosen[wrong]} is not legal in game {wrong}")
        _step(self._rows, chosen, self._blank, int(self._restart))
        return self.finished


@compiled
def _begin(s: Numbers, rng: Words, blank: Numbers) -> None:
    """Begin a game: all that the dealer does before the first player acts."""
    for place in range(SIZE):
        s[place] = blank[place]
    while actor(s) == DEALER:
        chance(s, rng)


@compiled
def _reset(rows: Rows, blank: Numbers, rng: Words) -> None:
    """Begin all games, each with a generator of its own."""
    for game in range(len(rows.games)):
        seed(rows.chances[game], wide(draw(rng) >> np.uint64(1)))
        _begin(rows.games[game], rows.chances[game], blank)
        rows.counts[game] = legal(rows.games[game], rows.codes[game])
        rows.finished[game] = False


@compiled
def _actors(games: Numbers, out: Numbers) -> None:
    """Write down who acts in each game."""
    for game in range(len(games)):
        out[game] = actor(games[game])


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


@compiled
def _step(rows: Rows, chosen: NDArray[np.int64], blank: Numbers, restart: int) -> None:
    """Do one action in each game and what the dealer does after it; list what comes then."""
    for game in range(len(rows.games)):
        s, rng = rows.games[game], rows.chances[game]
        if actor(s) == OVER:
            continue
        step(s, chosen[game])
        while actor(s) == DEALER:
            chance(s, rng)
        rows.finished[game] = actor(s) == OVER
        if rows.finished[game]:
            scores(s, rows.totals[game])
            value(s, rows.values[game])
            if restart:
                _begin(s, rng, blank)
        rows.counts[game] = legal(s, rows.codes[game])
