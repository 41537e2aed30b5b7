"""A small search on the readable rules, for a Python that has no numba."""

from random import Random
from typing import Any, Final

from tusch.bots.greedy import GreedyPlayer
from tusch.bots.search.clock import now
from tusch.bots.search.minds import Thought
from tusch.play import playout
from tusch.registry import AnyGame

HEATS: Final = 8
"""Playouts of each move, at most: this is slow."""
ENOUGH: Final = 4
"""Playouts of each move below which they say less than the rules of thumb."""


class ReadableMind:
    """Flat Monte Carlo with greedy players; without time for it, the greedy player's choice."""

    def __init__(
        self,
        game: AnyGame,
        playouts: int | None,
        milliseconds: int | None,
        temper: str | None = None,
    ) -> None:
        """Prepare, in a mood or without one."""
        self._game = game
        self._temper = temper
        self._playouts = playouts
        self._milliseconds = milliseconds

    def think(self, view: Any, seed: int) -> list[Thought]:
        """Return the moves that a view allows, the best first."""
        rng = Random(seed)
        first = self._greedy(rng).choose(view)
        moves = sorted(view.legal, key=lambda action: action != first)
        won = [0.0] * len(moves)
        heats = min(HEATS, (self._playouts or HEATS * len(moves)) // len(moves))
        if heats < ENOUGH:
            heats = 0
        done = 0
        start = now()
        for _ in range(heats):
            world = self._game.determinize(view, rng)
            for number, action in enumerate(moves):
                won[number] += self._play_on(self._game.apply(world, action), view.seat, rng)
                if self._milliseconds and now() - start > self._milliseconds / 1000:
                    break
            else:
                done += 1
                continue
            break
        if done < ENOUGH:
            return [Thought(action, None) for action in moves]
        order = sorted(range(len(moves)), key=lambda number: -won[number])
        return [Thought(moves[number], min(1.0, won[number] / done)) for number in order]

    def _greedy(self, rng: Random) -> GreedyPlayer:
        """Return a player by the rules of thumb, in the same mood."""
        return GreedyPlayer(self._game, rng, temper=self._temper)

    def _play_on(self, state: Any, seat: int, rng: Random) -> float:
        """Let greedy players play to the end; return the share of the win that a seat gets."""
        players = [self._greedy(rng)] * self._game.seats[-1]
        for step in playout(self._game, state, players, rng):
            state = step.after
        outcome = self._game.outcome(state)
        winners = outcome.winners if outcome else ()
        return 1 / len(winners) if seat in winners else 0.0
