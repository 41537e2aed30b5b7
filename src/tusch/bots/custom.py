"""A custom bot: a Python class, or any program that speaks JSON lines.

A program gets a line for every decision and answers with one line: the index of its choice in the
list of legal actions.

    {"game": "figaro", "rules": {...}, "view": {...}, "legal": ["R2>0", "take"]}
    0

What it does wrong is told, and a legal move is played in its place.
"""

import os
import shlex
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from errno import ENOENT
from functools import partial
from pathlib import Path
from shutil import which
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tusch import codec
from tusch.bots.guard import BREAKDOWNS, LONGEST, GuardedPlayer, failure, plain
from tusch.errors import OptionError
from tusch.game import Arg, Message, Player, Rng
from tusch.processes.blocking import Child
from tusch.processes.command import Command
from tusch.processes.framing import lines
from tusch.processes.patience import BrokenError, Patience
from tusch.registry import AnyGame, load_here

SECONDS: Final = 10.0
"""How long a program may think about a move."""
PATIENCE: Final = Patience(answer=SECONDS, grace=1.0, asks=1)
"""How long a program may think, and take to end before it is ended."""
SUFFIX: Final = ".py"
"""What the name of a module does not have, and the name of its file has."""


def load_class(spec: str) -> Any:
    """Return the class `module:Class`, looked for in the current folder first."""
    module, _, name = spec.partition(":")
    try:
        found = getattr(_aside(load_here, module), name)
    except ModuleNotFoundError as error:
        reason: Arg = plain(str(error))
        if module.endswith(SUFFIX):
            named = f"{module.removesuffix(SUFFIX)}:{name}"
            reason = Message("bot-custom-suffix", {"value": named})
        raise OptionError("bot-custom-missing", value=spec, reason=reason) from None
    except BREAKDOWNS as error:
        reason = plain(str(error)) or type(error).__name__
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
    written = getattr(sys.modules.get(made.__module__), "__file__", None)
    home = Path(written).resolve().parent if written else None
    try:
        ask = partial(_aside, _aside(made, game, rng).choose)
    except BREAKDOWNS as error:
        # Told, and not raised again: it would keep every view for which that was done.
        ask = partial(_say, failure(error, home))
    return GuardedPlayer(spec, rng, ask, home=home)


def _aside(call: Callable[..., Any], *args: Any) -> Any:
    """Call a bot's code; what it prints goes to the standard error, not between what we print."""
    with redirect_stdout(sys.stderr):
        return call(*args)


def _say(reason: Message, _view: Any) -> Any:
    """Say in place of an answer why there is none."""
    return reason


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
        self._ended = True
        """Whether the last answer was a whole line, so that what follows is another one."""

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
        answer = plain(line[:LONGEST].decode(errors="replace"))
        if answer.isdecimal() and answer.isascii() and int(answer) < len(view.legal):
            return view.legal[int(answer)]
        return Message("bot-custom-illegal", {"value": answer})

    def _answer(self, question: bytes) -> bytes:
        """Return the line that the program answers with."""
        if self._program is None:
            self._program = Child(self._command, self._patience, read=lines(LONGEST))
            self._program.start()
        # What it wrote before it was asked is no answer: taken for one, each answer from there on
        # would go to the next question.
        if self._program.discard() and self._ended:
            self.telling.tell("bot-custom-more", self._name)
        self._program.ask(question)
        line = self._program.answer()
        self._ended = line.endswith(b"\n")
        return line

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
