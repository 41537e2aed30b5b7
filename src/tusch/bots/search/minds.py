"""How searching players think: from a view and a seed to their moves, the best first.

Nothing here loads numba before a mind is made.
"""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from tusch import registry
from tusch.bots.search.clock import now
from tusch.errors import OptionError
from tusch.kernel import loading
from tusch.registry import AnyGame

CHUNK: Final = 64
"""Playouts between two looks at the clock, at first."""
ENDLESS: Final = 1 << 30
"""More playouts than there is time for."""


class Thought(NamedTuple):
    """A move, and the chance of winning with it; None if nothing was thought about it."""

    action: Any
    chance: float | None


class Mind(Protocol):
    """What decides for a searching player."""

    def think(self, view: Any, seed: int) -> list[Thought]:
        """Return the moves that a view allows, the best first."""
        ...


class CompiledMind:
    """A search on the compiled twin of a game."""

    def __init__(
        self,
        game: AnyGame,
        kernel: Any,
        run: Callable[..., int],
        playouts: int | None,
        milliseconds: int | None,
    ) -> None:
        """Prepare; `run(view, rng, race, playouts)` adds playouts and returns the moves left."""
        self._ruleset = game.ruleset  # type: ignore[attr-defined]
        self._kernel = kernel
        self._run = run
        self._playouts = playouts
        self._milliseconds = milliseconds

    def think(self, view: Any, seed: int) -> list[Thought]:
        """Return the moves that a view allows, the best first."""
        from tusch.kernel import chance  # noqa: PLC0415 - they load the compiler
        from tusch.kernel import race as search  # noqa: PLC0415

        rng = chance.generator(seed)
        packed = self._kernel.pack_view(self._ruleset, view)
        race = search.race([self._kernel.code(action) for action in view.legal])
        start = now()

        def work(playouts: int) -> bool:
            race.goal[0] = goal(
                int(race.played[0]), now() - start, self._playouts, self._milliseconds
            )
            return self._run(packed, rng, race, playouts) > 1

        spend(work, lambda: int(race.played[0]), self._playouts, self._milliseconds)
        return [
            Thought(view.legal[move], float(race.worth[move] / race.heats[move]))
            for move in ranking(race.heats, race.worth)
        ]


def compiled_mind(
    game: AnyGame,
    playouts: int | None,
    milliseconds: int | None,
    weights: Sequence[float] | None = None,
    heats: str = "run",
    strict: float | None = None,
) -> CompiledMind:
    """Return the search of a game."""
    kernel, run = parts(game, weights, heats, strict)
    return CompiledMind(game, kernel, run, playouts, milliseconds)


def parts(
    game: AnyGame,
    weights: Sequence[float] | None = None,
    heats: str = "run",
    strict: float | None = None,
) -> tuple[Any, Callable[..., int]]:
    """Return the kernel of a game, and what runs the heats of its search.

    `heats` names another function than `run` of the kernel's module `heats`; `strict` is how many
    standard errors behind the best one a move may be, if not as many as that module says.
    """
    import numpy as np  # noqa: PLC0415 - as the compiler, only for those who search

    module = registry.entry(game.name).kernel
    if module is None:
        raise OptionError("bot-no-kernel", value=game.name)
    with loading():
        kernel = import_module(module)
        search = import_module(f"{module}.heats")
        # The first call of anything compiled has numba make itself ready.
        import_module("tusch.kernel.chance").generator(0)
    run_heats, notes = getattr(search, heats), search.notes()
    given = kernel.DEFAULT if weights is None else np.array(weights, np.float64)
    bound = search.STRICT if strict is None else strict

    def run(view: Any, rng: Any, race: Any, playouts: int) -> int:
        left: int = run_heats(view, rng, given, race, playouts, bound, *notes)
        return left

    return kernel, run


def spend(
    work: Callable[[int], bool],
    played: Callable[[], int],
    playouts: int | None,
    milliseconds: int | None,
) -> None:
    """Let work go on, so many playouts a call, until it is done or the budget is spent."""
    start = now()
    most = ENDLESS if playouts is None else playouts
    chunk = most if milliseconds is None else min(most, CHUNK)
    while work(chunk) and played() < most:
        if milliseconds is not None:
            spent = now() - start
            left = milliseconds / 1000 - spent
            if left <= 0:
                return
            # Half of what the time should still be good for, so as not to overrun it.
            # A browser's clock is coarse: it may not have moved.
            chunk = max(1, int(played() * left / spent / 2)) if spent else chunk
        chunk = min(chunk, most - played())


def goal(played: int, spent: float, playouts: int | None, milliseconds: int | None) -> int:
    """Return the playouts that a budget will have been good for; 0 if nobody can tell."""
    if milliseconds is None:
        return playouts or 0
    expected = int(played * milliseconds / 1000 / spent) if played and spent else 0
    return min(expected, playouts or ENDLESS)


def ranking(heats: Iterable[int], worth: Iterable[float]) -> list[int]:
    """Return the numbers of the moves, the best first: who dropped out sooner comes later."""
    done = [(-played, -got / max(played, 1)) for played, got in zip(heats, worth, strict=True)]
    return sorted(range(len(done)), key=done.__getitem__)
