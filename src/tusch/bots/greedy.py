"""The greedy player: rules of thumb, no search; each game has its own."""

from collections.abc import Mapping
from typing import Any, Final

from tusch.bots import figaro, flohcati
from tusch.figaro.view import View as FigaroView
from tusch.flohcati.view import View as FlohcatiView
from tusch.game import Rng
from tusch.registry import AnyGame

TEMPERS: Final[Mapping[str, tuple[str, str]]] = {
    "careful": ("bot-temper-careful", "bot-temper-careful-about"),
    "bold": ("bot-temper-bold", "bot-temper-bold-about"),
    "spiteful": ("bot-temper-spiteful", "bot-temper-spiteful-about"),
}
"""The moods in which a bot may play, each with the ids of its name and of a sentence about it."""


class GreedyPlayer:
    """A bot that does at once what its rules of thumb praise most."""

    def __init__(self, game: AnyGame, rng: Rng, *, temper: str | None = None) -> None:
        """Sit down, in a mood or without one."""
        self._game = game
        self._rng = rng
        self._weights = weights(game, temper)

    def choose(self, view: Any) -> Any:
        """Choose one of the view's legal actions."""
        match view:
            case FigaroView():
                return figaro.choose(self._game.ruleset, view, self._weights)  # type: ignore[attr-defined]
            case FlohcatiView():
                state = self._game.determinize(view, self._rng)
                return flohcati.choose(state, view.legal, self._weights)
            case _:
                raise TypeError(view)


def weights(game: AnyGame, temper: str | None = None) -> Any:
    """Return the weights of a game's rules of thumb, in a mood or without one."""
    rules_of_thumb: Any = {"figaro": figaro, "flohcati": flohcati}[game.name]
    return rules_of_thumb.TEMPERS[temper] if temper else rules_of_thumb.DEFAULT


def forgetful(view: Any, kept: int) -> Any:
    """Return the view of somebody who remembers only the last few cards."""
    match view:
        case FigaroView():
            return figaro.forgetful(view, kept)
        case FlohcatiView():
            return flohcati.forgetful(view, kept)
        case _:
            raise TypeError(view)
