"""The searching player: it plays the game out in its mind before it moves.

The search itself is compiled (`tusch.kernel.search`); without numba a smaller one on the readable
rules takes its place. It draws what it cannot see from its view, and uses nothing else.
"""

from collections.abc import Sequence
from typing import Any, Final

from tusch import kernel
from tusch.bots.minds import Mind, Thought, compiled_mind
from tusch.bots.readable import ReadableMind
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
        weights: Sequence[float] | None = None,
    ) -> None:
        """Sit down with a budget; `weights` are those of the players in its playouts."""
        if playouts is None and milliseconds is None:
            raise ValueError("a search needs a budget")
        self._game = game
        self._rng = rng
        self._mind: Mind = (
            compiled_mind(game, playouts, milliseconds, weights)
            if kernel.available()
            else ReadableMind(game, playouts, milliseconds)
        )
        self._last: list[Thought] = []

    def choose(self, view: Any) -> Any:
        """Choose one of the view's legal actions."""
        if len(view.legal) == 1:
            self._last = [Thought(view.legal[0], None)]
        else:
            self._last = self._mind.think(view, self._rng.randrange(_SEEDS))
        return self._last[0].action

    def why(self) -> tuple[Message, ...]:
        """Say why it chose what it chose last: the move, its chance, the best alternative.

        That tells of its hand: to others only after the game.
        """
        if not self._last:
            return ()
        best, *others = self._last
        move = choice_message(self._game.name, best.action)
        if best.chance is None:
            return (Message("bot-why-only", {"move": move}),)
        told = Message("bot-why-move", {"move": move, "chance": _percent(best.chance)})
        if not others or others[0].chance is None:
            return (told,)
        other = choice_message(self._game.name, others[0].action)
        chance = _percent(others[0].chance)
        return told, Message("bot-why-other", {"move": other, "chance": chance})


def _percent(chance: float) -> int:
    """Return a chance in per cent."""
    return round(_PERCENT * chance)
