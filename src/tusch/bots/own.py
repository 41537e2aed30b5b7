"""A bot of one's own: a Python class, or any program that speaks JSON lines.

A program gets a line for every decision and answers with a line: the index of its choice in the
list of legal actions.

    {"game": "figaro", "rules": {...}, "view": {...}, "legal": ["R2>0", "take"]}
    0

What it does wrong is told once a game, and a legal move is played in its place.
"""

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from errno import ENOENT
from importlib import import_module
from queue import Empty, Queue
from shutil import which
from threading import Thread
from typing import Any, Final

import msgspec

from tusch import codec
from tusch.bots.uniform import UniformPlayer
from tusch.errors import OptionError
from tusch.game import Message, Player, Rng
from tusch.i18n import t
from tusch.registry import AnyGame

SECONDS: Final = 10.0
"""How long a program may think about a move."""
GRACE: Final = 1.0
"""How long a program may take to end, before it is ended."""
LONGEST: Final = 80
"""The bytes of an answer that are read."""
MOST_WAITING: Final = 16
"""How many answers may wait that nobody asked for."""


class GuardedPlayer:
    """A bot whose mistakes are told once a game and made good by a legal move."""

    def __init__(self, name: str, rng: Rng, ask: Callable[[Any], Any]) -> None:
        """Sit down for a bot that answers when it is asked with a view."""
        self._name = name
        self._ask = ask
        self._stand_in = UniformPlayer(rng)
        self._told = False

    def choose(self, view: Any) -> Any:
        """Choose what the bot chooses, if that is legal."""
        try:
            action = self._ask(view)
        except Exception as mistake:
            text = str(mistake).strip().splitlines()
            reason = f"{type(mistake).__name__}: {text[0]}" if text else type(mistake).__name__
            return self._replace(view, Message("bot-own-failed", {"reason": reason}))
        if action not in view.legal:
            said = Message("bot-own-illegal", {"value": repr(action)[:80]})
            return self._replace(view, action if isinstance(action, Message) else said)
        return action

    def _replace(self, view: Any, reason: Message) -> Any:
        """Tell what went wrong, once, and do something legal."""
        if not self._told:
            self._told = True
            print(t("bot-own-mistake", value=self._name, reason=reason), file=sys.stderr)
        return self._stand_in.choose(view)


def own_class(spec: str) -> Any:
    """Return the class `module:Class`, looked for in the current folder first."""
    module, _, name = spec.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        return getattr(import_module(module), name)
    except Exception as mistake:
        raise OptionError("bot-own-missing", value=spec, reason=str(mistake)) from None


def own_command(text: str) -> list[str]:
    """Return the words of a command; refuse one that is not there."""
    try:
        words = shlex.split(text)
    except ValueError as mistake:
        raise OptionError("bot-own-missing", value=text[:80], reason=str(mistake)) from None
    if not words or not which(words[0]):
        reason = os.strerror(ENOENT)
        raise OptionError("bot-own-missing", value=text[:80], reason=reason)
    return words


def own_player(spec: str, game: AnyGame, rng: Rng) -> Player[Any, Any]:
    """Return a player of the class `module:Class`, made as `Class(game, rng)`."""
    return GuardedPlayer(spec, rng, own_class(spec)(game, rng).choose)


class ProgramPlayer(GuardedPlayer):
    """A bot that is a program; it runs from its first decision until `close`."""

    def __init__(self, command: str, game: AnyGame, rng: Rng, *, seconds: float = SECONDS) -> None:
        """Sit down; the program starts when it is asked."""
        super().__init__(command, rng, self._ask_program)
        self._words = own_command(command)
        self._game = game
        self._seconds = seconds
        self._program: subprocess.Popen[bytes] | None = None
        self._questions: Queue[bytes] = Queue()
        self._answers: Queue[bytes] = Queue(MOST_WAITING)
        self._gone = False

    def _ask_program(self, view: Any) -> Any:
        """Return what the program chooses, or the message that says what it did instead."""
        if self._gone:
            return Message("bot-own-gone")
        question = {
            "game": self._game.name,
            "rules": dict(self._game.rules),
            "view": msgspec.Raw(codec.encode(view)),
            "legal": [self._game.format(action) for action in view.legal],
        }
        try:
            if self._program is None:
                self._start()
            self._questions.put(msgspec.json.encode(question) + b"\n")
            line = self._answers.get(timeout=self._seconds)
        except OSError as mistake:
            self._end()
            return Message("bot-own-failed", {"reason": mistake.strerror or str(mistake)})
        except Empty:
            self._end()
            return Message("bot-own-silent", {"seconds": f"{self._seconds:g}"})
        if not line:
            self._end()
            return Message("bot-own-gone")
        answer = line[:LONGEST].decode(errors="replace").strip()
        if answer.isdecimal() and answer.isascii() and int(answer) < len(view.legal):
            return view.legal[int(answer)]
        return Message("bot-own-illegal", {"value": answer})

    def _start(self) -> None:
        """Start the program, with somebody who talks to it and somebody who listens."""
        program = subprocess.Popen(self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._program = program
        for task, lines in ((_talk, self._questions), (_listen, self._answers)):
            Thread(target=task, args=(program, lines), daemon=True).start()

    def _end(self) -> None:
        """Let the program be: it is not asked again in this game."""
        self._gone = True
        self.close()

    def close(self) -> None:
        """End the program: it is told by the end of its input, and then less gently."""
        program, self._program = self._program, None
        if program is None:
            return
        self._questions.put(b"")
        for end in (None, program.terminate, program.kill):
            if end:
                end()
            with suppress(subprocess.TimeoutExpired):
                program.wait(GRACE)
                break


def _talk(program: "subprocess.Popen[bytes]", questions: "Queue[bytes]") -> None:
    """Pass every question on to a program; an empty one is the last."""
    assert program.stdin
    with suppress(OSError), program.stdin as pipe:
        while question := questions.get():
            pipe.write(question)
            pipe.flush()


def _listen(program: "subprocess.Popen[bytes]", answers: "Queue[bytes]") -> None:
    """Pass on every line that a program prints; an empty one at its end."""
    assert program.stdout
    with program.stdout as pipe:
        while answer := pipe.readline(LONGEST):
            answers.put(answer)
    answers.put(b"")
