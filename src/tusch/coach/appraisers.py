"""What states and moves are worth by playouts: on the compiled twin, or by the readable rules."""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any, Protocol

from tusch import kernel, registry
from tusch.bots.greedy import GreedyPlayer
from tusch.coach.estimates import Comparison, Estimate, estimate
from tusch.game import Outcome, Seat
from tusch.play import playout
from tusch.registry import AnyGame


class Appraiser(Protocol):
    """What plays out."""

    def appraise(self, state: Any, seed: int, count: int) -> Estimate:
        """Return what a state is worth to each seat, by so many playouts."""
        ...

    def compare(
        self, view: Any, moves: Sequence[Any], seed: int, worlds: int, again: int
    ) -> Comparison:
        """Play moves out in so many worlds that the viewer could be in, all with the same chance.

        None among the moves: whatever the players of the playouts choose. After them the move with
        the number `again` comes once more, as it is worth by `appraise` when it was made.
        """
        ...


def appraiser(game: AnyGame) -> Appraiser:
    """Return what plays out best here."""
    return CompiledAppraiser(game) if compiled(game) else ReadableAppraiser(game)


def compiled(game: AnyGame) -> bool:
    """Whether playouts of a game are compiled here."""
    return bool(registry.entry(game.name).kernel) and kernel.available()


def shares(outcome: Outcome, players: int) -> tuple[float, ...]:
    """Return what each seat has won: 1, or a share of it."""
    won = 1 / len(outcome.winners)
    return tuple(won if seat in outcome.winners else 0.0 for seat in range(players))


class CompiledAppraiser:
    """Playouts as the search has them, on the compiled twin."""

    def __init__(self, game: AnyGame) -> None:
        """Load the compiler."""
        module = registry.entry(game.name).kernel
        with kernel.loading():
            self._kernel = import_module(str(module))
            self._playouts = import_module(f"{module}.appraisal.loops")
            self._chance = import_module("tusch.kernel.chance")
            self._numpy = import_module("numpy")
            self._no_move = import_module("tusch.kernel.appraisal").NO_MOVE
        self._ruleset = game.ruleset  # type: ignore[attr-defined]
        self._notes: tuple[bytes, Any] = (b"", None)

    def appraise(self, state: Any, seed: int, count: int) -> Estimate:
        """Return what a state is worth to each seat."""
        packed = self._kernel.pack(self._ruleset, state)
        sums, squares = self._numpy.zeros(state.players), self._numpy.zeros(state.players)
        rng, notes = self._chance.generator(seed), self._noted(packed)
        self._playouts.appraise(packed, rng, self._kernel.DEFAULT, notes, count, sums, squares)
        return estimate(sums.tolist(), squares.tolist(), count)

    def compare(
        self, view: Any, moves: Sequence[Any], seed: int, worlds: int, again: int
    ) -> Comparison:
        """Play moves out in the same worlds."""
        packed = self._kernel.pack_view(self._ruleset, view)
        codes = self._numpy.array(
            [self._no_move if move is None else self._kernel.code(move) for move in moves],
            self._numpy.int16,
        )
        found = len(moves) + 1
        sums, products = self._numpy.zeros(found), self._numpy.zeros((found, found))
        rng, notes = self._chance.generator(seed), self._noted(packed)
        weights = self._kernel.DEFAULT
        self._playouts.compare(
            packed, view.seat, rng, weights, notes, codes, again, worlds, sums, products
        )
        return Comparison(worlds, tuple(sums.tolist()), tuple(map(tuple, products.tolist())))

    def _noted(self, packed: Any) -> Any:
        """Return notes for a state or a view; the last ones if they will do."""
        key = self._playouts.common(packed)
        if key != self._notes[0]:
            self._notes = (key, self._playouts.notes(packed))
        return self._notes[1]


class ReadableAppraiser:
    """Playouts by the rules of thumb to the end of the game."""

    def __init__(self, game: AnyGame) -> None:
        """Take the rules."""
        self._game = game

    def appraise(self, state: Any, seed: int, count: int) -> Estimate:
        """Return what a state is worth to each seat."""
        got = [self._play_on(state, Random(f"{seed}/{number}")) for number in range(count)]
        sums = [sum(each) for each in zip(*got, strict=True)]
        squares = [sum(share * share for share in each) for each in zip(*got, strict=True)]
        return estimate(sums, squares, count)

    def compare(
        self, view: Any, moves: Sequence[Any], seed: int, worlds: int, again: int
    ) -> Comparison:
        """Play moves out in the same worlds."""
        sums = [0.0] * (len(moves) + 1)
        products = [[0.0] * len(sums) for _ in sums]
        for number in range(worlds):
            world = self._game.determinize(view, Random(f"{seed}/{number}"))
            got = [self._after(world, move, view.seat, f"{seed}/{number}/on") for move in moves]
            # To the end of the game everything is seen equally far.
            got.append(got[again])
            for one, worth in enumerate(got):
                sums[one] += worth
                for other in range(one + 1):
                    products[one][other] += worth * got[other]
        return Comparison(worlds, tuple(sums), tuple(map(tuple, products)))

    def _after(self, world: Any, move: Any, seat: Seat, chance: str) -> float:
        """Return what a seat gets after a move."""
        state = world if move is None else self._game.apply(world, move)
        return self._play_on(state, Random(chance))[seat]

    def _play_on(self, state: Any, rng: Random) -> tuple[float, ...]:
        """Let greedy players play to the end of the game."""
        players = [GreedyPlayer(self._game, rng)] * state.players
        for step in playout(self._game, state, players, rng):
            state = step.after
        outcome = self._game.outcome(state)
        assert outcome, "a playout goes on to the end"
        return shares(outcome, state.players)
