"""Thousands of games of Zirkus Flohcati stepped at once from Python, for research."""

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.rules import start
from tusch.flohcati.ruleset import Ruleset
from tusch.kernel import DEALER, OVER, compiled
from tusch.kernel.chance import Words, draw, generator, seed
from tusch.kernel.flohcati_layout import CODES, SIZE, Numbers, wide
from tusch.kernel.flohcati_pack import pack
from tusch.kernel.flohcati_rules import actor, chance, is_legal, legal, step
from tusch.kernel.flohcati_scoring import scores, value


class Batch:
    """Many games under one ruleset; in each of them a player acts, or it is over.

    A game that ends starts anew at once, or stays as it is with `restart=False`. Each game has
    a generator of its own, so what comes of a game does not depend on the others.
    """

    games: Numbers
    """The states, one row a game."""
    finished: NDArray[np.bool_]
    """Which games ended in the last step; with `restart=False` which have ended."""
    totals: NDArray[np.int64]
    """The totals of each game that ended last, by seat."""
    values: NDArray[np.float64]
    """Who won it: 1 for the winner, or a share of it."""
    chances: Words
    """The generators of chance, one row a game."""

    def __init__(
        self, ruleset: Ruleset, players: int, size: int, *, restart: bool = True, seed: int = 0
    ) -> None:
        """Begin so many games."""
        self._blank = pack(ruleset, start(players))
        self._restart = restart
        self.games = np.empty((size, SIZE), np.int16)
        self.finished = np.zeros(size, np.bool_)
        self.totals = np.zeros((size, players), np.int64)
        self.values = np.zeros((size, players))
        self.chances = np.empty((size, 2), np.uint64)
        self._codes = np.empty((size, CODES), np.int16)
        self._counts = np.empty(size, np.int64)
        self._mask = np.empty((size, CODES), np.bool_)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; the same seed gives the same deals."""
        self.finished[:] = False
        _reset(self.games, self.chances, self._blank, generator(seed))

    def actors(self) -> NDArray[np.int16]:
        """Return who acts in each game; OVER where it has ended."""
        out = np.empty(len(self.games), np.int16)
        _actors(self.games, out)
        return out

    def legal(self) -> tuple[Numbers, NDArray[np.int64]]:
        """Return the legal codes, one row a game, and how many of each row count.

        Both arrays are written anew by the next call.
        """
        _legal(self.games, self._codes, self._counts)
        return self._codes, self._counts

    def legal_mask(self) -> NDArray[np.bool_]:
        """Return which codes are legal, one row a game; written anew by the next call."""
        _legal_mask(self.games, self._mask)
        return self._mask

    def step(self, codes: NDArray[np.integer]) -> NDArray[np.bool_]:
        """Do one action in each game, and what the dealer does after it; return `finished`.

        Raise ValueError, with nothing done, if one of them is not legal. In a game that is over
        the code is ignored.
        """
        chosen = np.ascontiguousarray(codes, np.int64)
        if chosen.shape != (len(self.games),):
            raise ValueError(f"{len(self.games)} games need as many codes")
        wrong = _first_illegal(self.games, chosen)
        if wrong < len(self.games):
            raise ValueError(f"code {chosen[wrong]} is not legal in game {wrong}")
        _step(self.games, self.chances, chosen, self.finished, self.totals, self.values)
        if self._restart:
            _start_finished(self.games, self.chances, self._blank, self.finished)
        return self.finished


@compiled
def _begin(s: Numbers, rng: Words, blank: Numbers) -> None:
    """Begin a game: all that the dealer does before the first player acts."""
    for place in range(SIZE):
        s[place] = blank[place]
    while actor(s) == DEALER:
        chance(s, rng)


@compiled
def _reset(games: Numbers, chances: Words, blank: Numbers, rng: Words) -> None:
    """Begin all games, each with a generator of its own."""
    for game in range(len(games)):
        seed(chances[game], wide(draw(rng) >> np.uint64(1)))
        _begin(games[game], chances[game], blank)


@compiled
def _start_finished(
    games: Numbers, chances: Words, blank: Numbers, finished: NDArray[np.bool_]
) -> None:
    """Begin those games anew that have ended."""
    for game in range(len(games)):
        if finished[game]:
            _begin(games[game], chances[game], blank)


@compiled
def _actors(games: Numbers, out: Numbers) -> None:
    """Write down who acts in each game."""
    for game in range(len(games)):
        out[game] = actor(games[game])


@compiled
def _legal(games: Numbers, codes: Numbers, counts: NDArray[np.int64]) -> None:
    """Write down the legal codes of each game."""
    for game in range(len(games)):
        counts[game] = legal(games[game], codes[game])


@compiled
def _legal_mask(games: Numbers, mask: NDArray[np.bool_]) -> None:
    """Write down which codes are legal in each game."""
    codes = np.empty(CODES, np.int16)
    for game in range(len(games)):
        for code in range(CODES):
            mask[game, code] = False
        for place in range(legal(games[game], codes)):
            mask[game, codes[place]] = True


@compiled
def _first_illegal(games: Numbers, codes: NDArray[np.int64]) -> int:
    """Return the first game whose code is not legal, or how many games there are."""
    for game in range(len(games)):
        if actor(games[game]) != OVER and not is_legal(games[game], codes[game]):
            return game
    return len(games)


@compiled
def _step(
    games: Numbers,
    chances: Words,
    codes: NDArray[np.int64],
    finished: NDArray[np.bool_],
    totals: NDArray[np.int64],
    values: NDArray[np.float64],
) -> None:
    """Do one action in each game and what the dealer does after it."""
    for game in range(len(games)):
        s = games[game]
        if actor(s) != OVER:
            step(s, codes[game])
            while actor(s) == DEALER:
                chance(s, chances[game])
            finished[game] = actor(s) == OVER
            if finished[game]:
                scores(s, totals[game])
                value(s, values[game])
