"""The Fluent files of a language; a message is parsed when it is first needed.

To parse all of them takes a quarter of a second, and a command needs about a dozen.
"""

import re
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from tusch.i18n.missing import MissingTextError

_BEGIN: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE | re.ASCII | re.IGNORECASE)
"""Where a message begins; all else that belongs to it is indented."""
_OTHER: Final = re.compile(r"\{\s*([a-z][\w-]*)\s*\}", re.ASCII | re.IGNORECASE)
"""Another message in a message."""


class Source:
    """The messages of a language by id, as they are written, and those that were needed parsed."""

    def __init__(self, lang: str, folders: Iterable[Traversable]) -> None:
        """Read the files of the language."""
        self._written: dict[str, str] = {}
        self._homes: dict[str, Traversable] = {}
        """The folder of the messages whose ids begin with a word."""
        self._parsed: set[str] = set()
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            self._last = folder
            for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
                if entry.name.endswith(".ftl"):
                    self._read(entry.read_text(encoding="utf-8"), folder)

    def _read(self, text: str, folder: Traversable) -> None:
        """Take a file apart."""
        begins = list(_BEGIN.finditer(text))
        ends = [begin.start() for begin in begins[1:]]
        for begin, end in zip(begins, [*ends, len(text)], strict=True):
            self._written[begin[1]] = text[begin.start() : end]
            self._homes[_word(begin[1])] = folder

    def __contains__(self, id: str) -> bool:
        """Whether there is a message of this id."""
        return id in self._written

    def bundle(self, id: str) -> FluentBundle:
        """Return a bundle that has the message of this id, and those in it."""
        if id not in self._parsed:
            if id not in self._written:
                raise MissingTextError(id, str(self._homes.get(_word(id), self._last)))
            written = self._written[id]
            for other in _OTHER.findall(written):
                self.bundle(other)
            self._bundle.add_resource(FluentResource(written))
            self._parsed.add(id)
        return self._bundle


def _word(id: str) -> str:
    """Return what the id of a message begins with, the name of a game as a rule."""
    return id.partition("-")[0]
