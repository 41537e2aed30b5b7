"""The person at the terminal: a player who reads a view in words and types what they decide."""

import re
import sys
from pathlib import Path
from typing import Any

from tusch import registry
from tusch.cli.commands.rules import clause_text, rules_text
from tusch.cli.play.sitting import Sitting
from tusch.cli.play.table import discard_line, hand_line, table_lines
from tusch.cli.words import one_line
from tusch.errors import NotationError
from tusch.i18n.voice import Voice
from tusch.play import choice_message

_WORD = re.compile(r"[A-Za-z]+[0-9]*")
_GAP = re.compile(r"\s*([>,])\s*")


class LeftError(Exception):
    """The person has left the table."""


class Person:
    """Somebody who types."""

    def __init__(self, sitting: Sitting, voice: Voice) -> None:
        """Sit down at a table."""
        self._sitting = sitting
        self._game = sitting.game
        self._voice = voice
        self._asked = False
        self.has_typed = False
        """Whether any input ever came."""

    def choose(self, view: Any) -> Any:
        """Ask until there is a legal action; not for what nobody need say."""
        if view.legal == (registry.passing(self._game, view),):
            return view.legal[0]
        self._sitting.save()
        self._describe(view)
        while True:
            line = self._ask(view)
            action = None if self._obey(line, view) else self._move(line, view)
            if action is not None:
                return action

    def _describe(self, view: Any) -> None:
        """Say how things stand; the table only if a turn begins."""
        turns = {self._game.turn(step.before) for step in self._sitting.news}
        fresh = not self._asked or bool(turns - {view.seat})
        self._asked = True
        kind = "turn" if fresh else "still"
        print()
        print(self._voice(f"cli-play-{kind if view.turn == view.seat else 'asked'}"))
        if fresh:
            self._show_table(view)
        self._show_moves(view)

    def _ask(self, view: Any) -> str:
        """Read a line; raise `LeftError` where the input ends."""
        print(self._voice("cli-play-prompt", count=len(view.legal)), end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise LeftError
        self.has_typed = True
        if not sys.stdin.isatty():
            print(one_line(line))
        return line.strip()

    def _obey(self, line: str, view: Any) -> bool:
        """Carry out a command; return whether the line was one."""
        word, _, what = line.partition(" ")
        match word.lower():
            case "?" | "help":
                self._show_commands()
            case "moves":
                self._show_moves(view)
            case "table":
                self._show_table(view)
            case "hand":
                print(hand_line(self._game, view, self._voice))
            case "discard":
                print(discard_line(self._game, view, self._voice))
            case "log":
                self._show_log()
            case "why":
                self._say_why(what, view)
            case "rules":
                self._show_rules(what.strip())
            case "save":
                self._save_as(what.strip())
            case "quit" | "exit":
                raise LeftError
            case _:
                return False
        return True

    def _move(self, line: str, view: Any) -> Any:
        """Return the legal action that was typed, or None after saying why there is none."""
        numbers = {str(number): action for number, action in enumerate(view.legal, start=1)}
        if not line and len(view.legal) == 1:
            return view.legal[0]
        if line in numbers:
            return numbers[line]
        if line.isdecimal() or not line:
            print(self._voice("cli-play-number", count=len(view.legal)))
            return None
        action = self._parse(line)
        if action is None or action in view.legal:
            return action
        self._say_why_not(action, view)
        return None

    def _parse(self, line: str) -> Any:
        """Read a move, or say what moves look like."""
        try:
            return self._game.parse(as_notation(line), dealer=False)
        except NotationError as error:
            args = {**error.message.args, "value": one_line(line)[:80]}
            print(self._voice("cli-play-forms", **args))
            return None

    def _say_why(self, what: str, view: Any) -> None:
        """Answer the question why a move is not possible."""
        if not what.strip():
            example = self._game.format(view.legal[0])
            print(self._voice("cli-play-why-what", example=example))
            return
        action = self._parse(what)
        if action is not None:
            self._say_why_not(action, view)

    def _say_why_not(self, action: Any, view: Any) -> None:
        """Say which clause forbids an action."""
        refusal = self._game.explain(view, action)
        if refusal:
            text = self._voice(refusal.message)
            print(self._voice("cli-play-why-not", text=text, clause=refusal.clause))
        else:
            print(self._voice("cli-play-why-possible"))

    def _show_table(self, view: Any) -> None:
        """Print what lies where, and the own hand."""
        for line in table_lines(self._game, view, self._voice):
            print(line)
        print(hand_line(self._game, view, self._voice))

    def _show_moves(self, view: Any) -> None:
        """Print what the person may do, by number."""
        print(self._voice("cli-play-may"))
        for number, action in enumerate(view.legal, start=1):
            text = self._voice(choice_message(self._game.name, action))
            move = self._game.format(action)
            print(self._voice("cli-play-choice", number=number, text=text, move=move))

    def _show_log(self) -> None:
        """Print all that has happened, as this person was told."""
        told = [
            line
            for step in self._sitting.steps
            for line in self._sitting.lines_about(step, self._voice)
        ]
        for line in told:
            print(line)

    def _show_commands(self) -> None:
        """Print what can be typed."""
        clause = registry.entry(self._game.name).clauses[0]
        print(self._voice("cli-play-commands", clause=clause))

    def _show_rules(self, clause: str) -> None:
        """Print the rules, or one clause of them."""
        if not clause:
            print(rules_text(self._game, self._voice.lang))
            return
        print(clause_text(self._game, clause.upper(), self._voice.lang))

    def _save_as(self, name: str) -> None:
        """Save the game under a name, and go on."""
        if not name:
            print(self._voice("cli-play-save-what"))
            return
        before, self._sitting.file = self._sitting.file, Path(name)
        try:
            self._sitting.save()
        except OSError as error:
            self._sitting.file = before
            reason = error.strerror or str(error)
            print(self._voice("cli-play-not-saved", file=name, reason=reason))
        else:
            print(self._voice("cli-play-saving", file=name))


def as_notation(line: str) -> str:
    """Return what was typed as records write it: cards in capitals, words in small letters."""
    words = _WORD.sub(lambda match: _as_word(match.group()), " ".join(line.split()))
    return _GAP.sub(r"\1", words)


def _as_word(word: str) -> str:
    """Return a card in capitals and another word in small letters."""
    is_card = len(word) == 1 or word[1:].isdigit()
    return word.upper() if is_card else word.lower()
