"""The greedy player: rules of thumb, no search; each game has its own."""

from collections.abc import Mapping
from typing import Any, Final

from tusch.figaro.bots import thumb as figaro
from tusch.figaro.view import View as FigaroView
from tusch.flohcati.bots import thumb as flohcati
from tusch.flohcati.view import View as FlohcatiView
from tusch.game import Message, Rng
from tusch.play import choice_message
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
        self._last: list[Any] = []
        self._only = False

    def choose(self, view: Any) -> Any:
        """Choose one of the view's legal actions."""
        match view:
            case FigaroView():
                ruleset = self._game.ruleset  # type: ignore[attr-defined]
                self._last = figaro.ranking(ruleset, view, self._weights)[:2]
            case FlohcatiView():
                state = self._game.determinize(view, self._rng)
                chosen = flohcati.choose(state, view.legal, self._weights)
                other = flohcati.second(state, view.legal, chosen, self._weights)
                self._last = [action for action in (chosen, other) if action]
            case _:
                raise TypeError(view)
        self._only = len(view.legal) == 1
        return self._last[0]

    def why(self, played: Any = None) -> tuple[Message, ...]:
        """Say why it chose what it chose last: the move, and what it liked next.

        Of another move that was played in its place it knows nothing. It tells of its hand: to
        others only after the game.
        """
        if played is not None and played not in self._last[:1]:
            return ()
        moves = [choice_message(self._game.name, action) for action in self._last]
        ids = ("bot-why-only",) if self._only else ("bot-why-thumb", "bot-why-thumb-other")
        return tuple(Message(id, {"move": move}) for id, move in zip(ids, moves, strict=False))


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
