"""A mind for a Python without numba that has the compiled search as WebAssembly: in a browser.

The searches are made into WebAssembly once, for everybody (`kernel/search.wasm` in the folder of a
game, by `make wasm`). Whoever can run that brings it here; `tusch.kernel.sheet` says what is handed
to it. By the same seed and as many playouts it finds what the same search finds on a server.
"""

from array import array
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeAlias

from tusch import registry
from tusch.bots.greedy import weights
from tusch.bots.search.clock import now
from tusch.bots.search.minds import Thought, goal, ranking, spend
from tusch.kernel import sheet
from tusch.registry import AnyGame

Search: TypeAlias = Callable[[bytes], bytes]
"""Takes a sheet and returns it with some more heats on it."""

_BROUGHT: Final[dict[str, Search]] = {}


def bring(game: str, search: Search) -> None:
    """Let bots in this process search so in a game."""
    _BROUGHT[game] = search


def brought(game: str) -> bool:
    """Whether there is such a search of a game."""
    return game in _BROUGHT


class WasmMind:
    """A search of which nothing is here but what it is told and what it found."""

    def __init__(
        self,
        game: AnyGame,
        playouts: int | None,
        milliseconds: int | None,
        temper: str | None = None,
    ) -> None:
        """Prepare, in a mood or without one."""
        self._ruleset = game.ruleset  # type: ignore[attr-defined]
        self._search = _BROUGHT[game.name]
        self._packing: Any = import_module(str(registry.entry(game.name).packing))
        self._weights = array("d", weights(game, temper).numbers)
        self._playouts = playouts
        self._milliseconds = milliseconds

    def think(self, view: Any, seed: int) -> list[Thought]:
        """Return the moves that a view allows, the best first."""
        moves = len(view.legal)
        head = array("q", bytes(sheet.HEAD * sheet.WORD))
        head[sheet.SEED] = seed
        head[sheet.MOVES] = moves
        head[sheet.WEIGHTS] = len(self._weights)
        rest = b"".join(
            (
                self._weights.tobytes(),
                bytes(sheet.WORD * moves * (3 + moves)),
                array("h", [self._packing.code(action) for action in view.legal]).tobytes(),
                self._packing.written_view(self._ruleset, view).tobytes(),
                b"\1" * moves,
            )
        )
        start = now()

        def work(playouts: int) -> bool:
            nonlocal head, rest
            head[sheet.PLAYOUTS] = playouts
            head[sheet.GOAL] = goal(
                head[sheet.PLAYED], now() - start, self._playouts, self._milliseconds
            )
            done = self._search(head.tobytes() + rest)
            head = array("q", done[: sheet.HEAD * sheet.WORD])
            rest = done[sheet.HEAD * sheet.WORD :]
            return sum(rest[-moves:]) > 1

        spend(work, lambda: head[sheet.PLAYED], self._playouts, self._milliseconds)
        first = sheet.WORD * len(self._weights)
        heats = array("q", rest[first : first + sheet.WORD * moves])
        first += sheet.WORD * moves
        worth = array("d", rest[first : first + sheet.WORD * moves])
        return [
            Thought(view.legal[move], worth[move] / heats[move]) for move in ranking(heats, worth)
        ]
