"""The types of the page, read from their file, and whether a value is of one of them."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

MEMBER = re.compile(r"^  (\w+)(\??): (.+);$", re.MULTILINE)
PLAIN: dict[str, type] = {"number": int, "string": str, "boolean": bool, "null": type(None)}


class Member(NamedTuple):
    """A line of an interface."""

    optional: bool
    type: str


class Declared:
    """The declarations of a file; only the forms of TypeScript that ours has."""

    def __init__(self, file: Path) -> None:
        text = re.sub(r"/\*\*.*?\*/", "", file.read_text("utf-8"))
        self.interfaces = {
            name: {
                member: Member(bool(optional), kind)
                for member, optional, kind in re.findall(
                    r"^  (\w+)(\??): (.+);$", body, re.MULTILINE
                )
            }
            for name, body in re.findall(
                r"^export interface (\w+)[^{]*\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL
            )
        }
        self.aliases = dict(
            re.findall(r"^export type (\w+) =\s*(?:\| )?(.*?);$", text, re.MULTILINE | re.DOTALL)
        )

    def fits(self, value: Any, kind: str) -> bool:
        """Whether a value is of a type."""
        parts = _split(kind)
        if words := _words(kind):
            return isinstance(value, str) and value in words
        if len(parts) > 1:
            return any(self.fits(value, part) for part in parts)
        if kind in PLAIN:
            return type(value) is PLAIN[kind]
        if kind.startswith("readonly "):
            return self._fits_array(value, kind.removeprefix("readonly "))
        if found := re.fullmatch(r"\{ \[name: string\]: (.*) \}", kind):
            return isinstance(value, dict) and all(self.fits(v, found[1]) for v in value.values())
        if kind in self.interfaces:
            return self._fits_interface(value, self.interfaces[kind])
        return self.fits(value, self.aliases[kind])

    def _fits_array(self, value: Any, kind: str) -> bool:
        if not isinstance(value, list):
            return False
        if kind.startswith("["):
            kinds = kind[1:-1].split(", ")
            return len(kinds) == len(value) and all(map(self.fits, value, kinds))
        inner = kind.removesuffix("[]")
        inner = inner[1:-1] if inner.startswith("(") else inner
        return all(self.fits(each, inner) for each in value)

    def _fits_interface(self, value: Any, members: dict[str, Member]) -> bool:
        return (
            isinstance(value, dict)
            and value.keys() <= members.keys()
            and all(
                self.fits(value[name], member.type) if name in value else member.optional
                for name, member in members.items()
            )
        )


@cache
def _words(kind: str) -> frozenset[str]:
    """The words that a type has, if it has nothing else."""
    parts = _split(kind)
    only = all(part.startswith('"') for part in parts)
    return frozenset(json.loads(part) for part in parts) if only else frozenset()


@cache
def _split(kind: str) -> list[str]:
    """The alternatives of a type."""
    parts, depth = [""], 0
    for token in re.findall(r'"[^"]*"|\s\|\s|.', kind, re.DOTALL):
        depth += token in "([{"
        depth -= token in ")]}"
        if token.strip() == "|" and depth == 0:
            parts.append("")
        else:
            parts[-1] += token
    return [part.strip() for part in parts]
