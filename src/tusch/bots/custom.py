"""A custom bot: a Python class, or any program that speaks JSON lines.

A program gets a line for every decision and answers with a line: the index of its choice in the
list of legal actions.

    {"game": "figaro", "rules": {...}, "view": {...}, "legal": ["R2>0", "take"]}
    0

What it does wrong is told once a game, and a legal move is played in its place.
"""

import os
import shlex
import sys
from collections.abc import Callable
from errno import ENOENT
from functools import partial
from importlib import import_module
from shutil import which
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tusch import codec
from tusch.bots.uniform import UniformPlayer
from tusch.errors import OptionError
from tusch.game import Message, Player, Rng
from tusch.i18n import LANGUAGES, t
from tusch.processes.blocking import Child
from tusch.processes.command import Command
from tusch.processes.framing import lines
from tusch.processes.patience import BrokenError, Patience
from tusch.registry import AnyGame

SECONDS: Final = 10.0
"""How long a program may think about a move."""
PATIENCE: Final = Patience(answer=SECONDS, grace=1.0, asks=1)
"""How long a program may think, and take to end before it is ended."""
LONGEST: Final = 80
"""The bytes of an answer that are read."""
LONGEST_TOLD: Final = 200
"""How much of a foreign text is told."""
BREAKDOWNS: Final = (Exception, SystemExit)
"""What a custom class may raise: it ends itself, but not the game."""


class GuardedPlayer:
    """A bot whose errors are told once a game and made good by a legal move."""

    lang: str = LANGUAGES[0]
    """The language in which they are told."""

    def __init__(self, name: str, rng: Rng, ask: Callable[[Any], Any]) -> None:
        """Sit down for a bot that answers when it is asked with a view."""
        self._name = name
        self._ask = ask
        self._stand_in = UniformPlayer(rng)
        self._told = False
        self.below_level = False
        """Whether something else was done in its place the last time."""

    def choose(self, view: Any) -> Any:
        """Choose what the bot chooses, if that is legal."""
        self.below_level = False
        try:
            action = self._ask(view)
        except BREAKDOWNS as error:
            return self._replace(view, Message("bot-custom-failed", {"reason": _cause(error)}))
        try:
            legal = action in view.legal
        except BREAKDOWNS:  # Not everything can be compared, as an array of numbers.
            legal = False
        if not legal:
            said = Message("bot-custom-illegal", {"value": _shown(action)})
            return self._replace(view, action if isinstance(action, Message) else said)
        return action

    def _replace(self, view: Any, reason: Message) -> Any:
        """Tell what went wrong, once, and do something legal."""
        self.below_level = True
        if not self._told:
            self._told = True
            told = t("bot-custom-error", self.lang, value=_plain(self._name), reason=reason)
            print(told, file=sys.stderr)
        return self._stand_in.choose(view)


def told_in(lang: str, make: Callable[..., Player[Any, Any]], *seat: Any) -> Player[Any, Any]:
    """Return the bot that `make` makes for a seat; its errors are told in a language."""
    player = make(*seat, custom=True)
    if isinstance(player, GuardedPlayer):
        player.lang = lang
    return player


def load_class(spec: str) -> Any:
    """Return the class `module:Class`, looked for in the current folder first."""
    module, _, name = spec.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), name)
    except BREAKDOWNS as error:
        reason = _plain(str(error)) or type(error).__name__
        raise OptionError("bot-custom-missing", value=spec, reason=reason) from None
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise OptionError("bot-custom-missing", value=spec, reason=Message("bot-custom-no-class"))
    return found


def find_command(text: str) -> list[str]:
    """Return the words of a command; refuse an unknown one."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise OptionError("bot-custom-missing", value=text[:80], reason=str(error)) from None
    if not words or not which(words[0]):
        reason = os.strerror(ENOENT)
        raise OptionError("bot-custom-missing", value=text[:80], reason=reason)
    return words


def class_player(spec: str, game: AnyGame, rng: Rng) -> Player[Any, Any]:
    """Return a player of the class `module:Class`, made as `Class(game, rng)`."""
    made = load_class(spec)
    try:
        ask = made(game, rng).choose
    except BREAKDOWNS as error:
        ask = partial(_break_down, error)
    return GuardedPlayer(spec, rng, ask)


def _break_down(error: BaseException, _view: Any) -> Any:
    """Fail as the bot did before it was asked."""
    raise error


class ProgramPlayer(GuardedPlayer):
    """A bot that is a program; it runs from its first decision until `close`."""

    def __init__(self, command: str, game: AnyGame, rng: Rng, *, seconds: float = SECONDS) -> None:
        """Sit down; the program starts when it is asked."""
        super().__init__(command, rng, self._ask_program)
        self._command = Command(words=tuple(find_command(command)))
        self._game = game
        self._patience = replace(PATIENCE, answer=seconds)
        self._program: Child | None = None
        self._gone = False

    def _ask_program(self, view: Any) -> Any:
        """Return what the program chooses, or the message that says what it did instead."""
        if self._gone:
            return Message("bot-custom-gone")
        question = {
            "game": self._game.name,
            "rules": dict(self._game.rules),
            "view": msgspec.Raw(codec.encode(view)),
            "legal": [self._game.format(action) for action in view.legal],
        }
        try:
            line = self._answer(msgspec.json.encode(question) + b"\n")
        except (OSError, BrokenError) as error:
            # It is not asked again in this game.
            self._gone = True
            self.close()
            return self._told_of(error)
        answer = _plain(line[:LONGEST].decode(errors="replace"))
        if answer.isdecimal() and answer.isascii() and int(answer) < len(view.legal):
            return view.legal[int(answer)]
        return Message("bot-custom-illegal", {"value": answer})

    def _answer(self, question: bytes) -> bytes:
        """Return the line that the program answers with."""
        if self._program is None:
            self._program = Child(self._command, self._patience, read=lines(LONGEST))
            self._program.start()
        self._program.ask(question)
        return self._program.answer()

    def _told_of(self, error: OSError | BrokenError) -> Message:
        """Return what became of the program."""
        if isinstance(error, OSError):
            return Message("bot-custom-failed", {"reason": error.strerror or str(error)})
        if error.reason == "hangs":
            return Message("bot-custom-silent", {"seconds": f"{self._patience.answer:g}"})
        return Message("bot-custom-gone")

    def close(self) -> None:
        """End the program: it is told by the end of its input, and then less gently."""
        program, self._program = self._program, None
        if program:
            program.end()


def _cause(error: BaseException) -> str:
    """Return what broke down, in a line."""
    name = type(error).__name__
    try:
        lines = str(error).strip().splitlines()
    except BREAKDOWNS:
        lines = []
    return _plain(f"{name}: {lines[0]}") if lines else name


def _shown(action: Any) -> str:
    """Return what a bot answered, as Python writes it if it can."""
    try:
        return _plain(repr(action)[:LONGEST])
    except BREAKDOWNS:
        return type(action).__name__


def _plain(text: str) -> str:
    """Return foreign text as one harmless line: no control signs, no line ends, not without end."""
    return "".join(sign if sign.isprintable() else " " for sign in text.strip()[:LONGEST_TOLD])
