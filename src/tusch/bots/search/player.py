"""The searching player: it plays the game out in its mind before it moves.

The search itself is compiled (`tusch.kernel.race`): by numba, or long before, as WebAssembly.
Without both a smaller one on the readable rules takes its place. It draws what it cannot see from
its view, and uses nothing else.
"""

from typing import Any, Final

from tusch import kernel, registry
from tusch.bots.greedy import weights
from tusch.bots.search.minds import Mind, Thought, compiled_mind
from tusch.bots.search.readable import ReadableMind
from tusch.bots.search.wasm import WasmMind, brought
from tusch.game import Message, Rng
from tusch.play import choice_message
from tusch.registry import AnyGame

_SEEDS: Final = 2**62
_PERCENT: Final = 100


class SearchPlayer:
    """A bot that compares its moves by playing each of them out many times.

    The budget is a number of playouts, or of milliseconds, or both: then what ends first. With a
    budget in playouts alone the same seed gives the same choices on every machine.
    """

    def __init__(
        self,
        game: AnyGame,
        rng: Rng,
        *,
        playouts: int | None = None,
        milliseconds: int | None = None,
        temper: str | None = None,
    ) -> None:
        """Sit down with a budget, in a mood or without one: that of the players in its playouts."""
        if playouts is None and milliseconds is None:
            raise ValueError("a search needs a budget")
        self._game = game
        self._rng = rng
        self._mind = mind(game, playouts, milliseconds, temper)
        self._last: list[Thought] = []

    def choose(self, view: Any) -> Any:
        """Choose one of the view's legal actions."""
        if len(view.legal) == 1:
            self._last = [Thought(view.legal[0], None)]
        else:
            self._last = self._mind.think(view, self._rng.randrange(_SEEDS))
        return self._last[0].action

    def why(self, played: Any = None) -> tuple[Message, ...]:
        """Say why it chose what it chose last: the move, its chance, the best alternative.

        With less time it may have played another move than it would now: then it speaks of that.
        It tells of its hand: to others only after the game.
        """
        if len(self._last) == 1:
            return (self._told("bot-why-only", self._last[0]),)
        made = [thought for thought in self._last if thought.action == played] or self._last[:1]
        others = [thought for thought in self._last if thought not in made][:1]
        best = made == self._last[:1]
        if any(thought.chance is None for thought in made):
            # Rules of thumb have nothing to say for a move that they did not choose.
            ids = ("bot-why-thumb", "bot-why-thumb-other") if best else ()
        else:
            ids = ("bot-why-move", "bot-why-other" if best else "bot-why-again")
        return tuple(map(self._told, ids, made + others))

    def _told(self, id: str, thought: Thought) -> Message:
        """Return a message about a move, with its chance in per cent if there is one."""
        move = choice_message(self._game.name, thought.action)
        if thought.chance is None:
            return Message(id, {"move": move})
        return Message(id, {"move": move, "chance": round(_PERCENT * thought.chance)})


def mind(
    game: AnyGame, playouts: int | None, milliseconds: int | None, temper: str | None = None
) -> Mind:
    """Return the best mind that there is here for a game."""
    if registry.entry(game.name).kernel and kernel.available():
        own = weights(game, temper).numbers if temper else None
        return compiled_mind(game, playouts, milliseconds, own)
    if brought(game.name):
        return WasmMind(game, playouts, milliseconds, temper)
    return ReadableMind(game, playouts, milliseconds, temper)
