"""How fast the searches are as WebAssembly in Node, beside the same searches compiled here.

`python -m benchmarks.speed.wasm`: all decisions of one game, the same playouts for both, the
fastest of several runs.
"""

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

from tests.kernel.support.engine import searching
from tusch import play
from tusch.bots.greedy import GreedyPlayer
from tusch.bots.search.minds import Mind, compiled_mind
from tusch.bots.search.wasm import WasmMind, bring
from tusch.kernel.sheet import PLAYED, WORD
from tusch.registry import GAMES, make
from wasm.made import file_of

PLAYERS = 4
PLAYOUTS = 2_000
RUNS = 5


class Speed(NamedTuple):
    """How fast the search of a game is as WebAssembly, and compiled here."""

    size: int
    """Bytes of the file."""
    first: float
    """Seconds of the first move."""
    there: float
    """Playouts a second in Node."""
    here: float


def rows(playouts: int = PLAYOUTS, runs: int = RUNS) -> dict[str, Callable[[], Speed]]:
    """Both games."""
    return {name: partial(measure, name, playouts, runs) for name in GAMES}


def measure(name: str, playouts: int, runs: int) -> Speed:
    """Let both searches think about every decision of a game."""
    game, rng = make(name), Random(5)
    steps = play.playout(game, game.start(PLAYERS), [GreedyPlayer(game, rng)] * PLAYERS, rng)
    seen = [game.observe(step.before, step.actor) for step in steps if isinstance(step.actor, int)]
    views = [view for view in seen if len(view.legal) > 1]
    played = []
    file = file_of(name)
    with searching(file) as search:

        def counting(sheet: bytes) -> bytes:
            done = search(sheet)
            played.append(int.from_bytes(done[PLAYED * WORD : (PLAYED + 1) * WORD], "little"))
            return done

        def everywhere(mind: Mind) -> list[Any]:
            return [mind.think(view, 1) for view in views]

        bring(name, counting)
        minds: list[Mind] = [WasmMind(game, playouts, None), compiled_mind(game, playouts, None)]
        start = time.perf_counter()
        minds[0].think(views[0], 1)
        first = time.perf_counter() - start
        played.clear()
        found = [everywhere(mind) for mind in minds]
        assert found[0] == found[1]
        total = sum(played)
        there, here = [total / fastest(partial(everywhere, mind), runs) for mind in minds]
    return Speed(file.stat().st_size, first, there, here)


def fastest(work: Callable[[], Any], runs: int) -> float:
    """The seconds of the fastest run."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


if __name__ == "__main__":
    for each, row in rows().items():
        size, first, there, here = row()
        print(
            f"{each}: {size:,} bytes, {1000 * first:.0f} ms for the first move; "
            f"playouts a second as WebAssembly {there:,.0f}, compiled here {here:,.0f}"
        )
