"""A bot of somebody else's at the table: what it does wrong is told, and made good."""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from traceback import walk_tb
from typing import Any, Final

from tusch.bots.uniform import UniformPlayer
from tusch.game import Arg, Message, Player, Rng
from tusch.i18n import LANGUAGES, t

LONGEST: Final = 80
"""How much of an answer is told."""
LONGEST_TOLD: Final = 200
"""How much of a foreign text is told."""
BREAKDOWNS: Final = (Exception, SystemExit)
"""What a custom class may raise: it ends itself, but not the game."""


class Telling:
    """Tells what bots do wrong on the standard error, in a language: each thing once of each."""

    def __init__(self, lang: str = LANGUAGES[0]) -> None:
        """Begin with nothing told."""
        self._lang = lang
        self._told: set[tuple[str, str]] = set()

    def tell(self, id: str, bot: str, **args: Arg) -> None:
        """Say a sentence about a bot, if it was not said before."""
        if (id, bot) not in self._told:
            self._told.add((id, bot))
            print(t(Message(id, {"value": plain(bot), **args}), self._lang), file=sys.stderr)


class GuardedPlayer:
    """A bot whose errors are told and made good by a legal move."""

    def __init__(
        self, name: str, rng: Rng, ask: Callable[[Any], Any], *, home: Path | None = None
    ) -> None:
        """Sit down for a bot that answers when it is asked with a view; its code is at home."""
        self.telling = Telling()
        """Who tells: by default for this game alone."""
        self.below_level = False
        """Whether something else was done in its place the last time."""
        self._name = name
        self._ask = ask
        self._home = home
        self._stand_in = UniformPlayer(rng)

    def choose(self, view: Any) -> Any:
        """Choose what the bot chooses, if that is legal."""
        self.below_level = False
        try:
            action = self._ask(view)
        except BREAKDOWNS as error:
            return self._replace(view, failure(error, self._home))
        try:
            legal = action in view.legal
        except BREAKDOWNS:  # Not everything can be compared, as an array of numbers.
            legal = False
        if not legal:
            said = Message("bot-custom-illegal", {"value": _shown(action)})
            return self._replace(view, action if isinstance(action, Message) else said)
        return action

    def _replace(self, view: Any, reason: Message) -> Any:
        """Tell what went wrong, and do something legal."""
        self.below_level = True
        self.telling.tell("bot-custom-error", self._name, reason=reason)
        return self._stand_in.choose(view)


def told_by(telling: Telling, make: Callable[..., Player[Any, Any]], *seat: Any) -> Any:
    """Return the bot that `make` makes for a seat; what it does wrong is told with all others'."""
    player = make(*seat, custom=True)
    if isinstance(player, GuardedPlayer):
        player.telling = telling
    return player


def plain(text: str) -> str:
    """Return foreign text as one harmless line: no control signs, no line ends, not without end."""
    return "".join(sign if sign.isprintable() else " " for sign in text.strip()[:LONGEST_TOLD])


def failure(error: BaseException, home: Path | None) -> Message:
    """Return what broke down, and where in the bot's own code, if it was there."""
    reason, place = _cause(error), _place(error, home)
    if place is None:
        return Message("bot-custom-failed", {"reason": reason})
    return Message("bot-custom-failed-at", {"place": plain(place), "reason": reason})


def _place(error: BaseException, home: Path | None) -> str | None:
    """Return the last line of the bot's folder that was reached, as `mine.py:12`."""
    for frame, line in reversed(list(walk_tb(error.__traceback__))):
        file = Path(frame.f_code.co_filename)
        if home and file.is_relative_to(home):
            with suppress(ValueError):
                file = file.relative_to(Path.cwd())
            return f"{file if not file.is_absolute() else file.name}:{line}"
    return None


def _cause(error: BaseException) -> str:
    """Return what broke down, in a line."""
    name = type(error).__name__
    try:
        lines = str(error).strip().splitlines()
    except BREAKDOWNS:
        lines = []
    return plain(f"{name}: {lines[0]}") if lines else name


def _shown(action: Any) -> str:
    """Return what a bot answered, as Python writes it if it can."""
    try:
        return plain(repr(action)[:LONGEST])
    except BREAKDOWNS:
        return type(action).__name__
