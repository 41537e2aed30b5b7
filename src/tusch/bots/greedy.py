"""The greedy player: rules of thumb, no search; each game has its own.

A game's entry names the module of its rules of thumb, in which there are

    DEFAULT, TEMPERS                         weights, and those of each mood
    favourites(game, view, weights, rng)     the legal action it likes most, and what it likes next
    forgetful(view, kept)                    the view of somebody who remembers a few cards only

In a game that has none, the greedy player does just anything.
"""

from collections.abc import Mapping
from importlib import import_module
from types import SimpleNamespace
from typing import Any, Final

from tusch.game import Message, Rng
from tusch.play import choice_message
from tusch.registry import GAMES, AnyGame

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
        self._thumb = _thumb(game.name)
        self._weights = weights(game, temper)
        self._last: list[Any] = []
        self._only = False

    def choose(self, view: Any) -> Any:
        """Choose one of the view's legal actions."""
        self._only = len(view.legal) == 1
        self._last = (
            [*view.legal]
            if self._only
            else self._thumb.favourites(self._game, view, self._weights, self._rng)
        )
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
    thumb = _thumb(game.name)
    return thumb.TEMPERS.get(temper, thumb.DEFAULT)


def forgetful(game: AnyGame, view: Any, kept: int) -> Any:
    """Return the view of somebody who remembers only the last few cards."""
    return _thumb(game.name).forgetful(view, kept)


def _thumb(game: str) -> Any:
    """Return the rules of thumb of a game."""
    entry = GAMES.get(game)
    return import_module(entry.thumb) if entry and entry.thumb else _NONE


def _anything(_game: AnyGame, view: Any, _weights: Any, rng: Rng) -> list[Any]:
    """Return any legal action: there is no next one to speak of."""
    return [view.legal[rng.randrange(len(view.legal))]]


_NONE: Final = SimpleNamespace(
    DEFAULT=None, TEMPERS={}, favourites=_anything, forgetful=lambda view, _kept: view
)
"""The rules of thumb of a game that has none."""
