"""The types of the server for the page.

`python -m tusch.server.wire.schema.typescript` writes them.
"""

from collections.abc import Iterator, Mapping
from enum import Enum
from pathlib import Path
from textwrap import fill, indent
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeGuard, Union, get_args, get_origin

from msgspec import Struct, UnsetType

from tusch.server.wire.bodies import OptionValue
from tusch.server.wire.commands import PROTOCOL, REACTIONS, Create
from tusch.server.wire.news import Seen
from tusch.server.wire.schema import surface
from tusch.server.wire.schema.sources import SEAT, Field, doc, fields, left_out, tag
from tusch.server.wire.schema.surface import GAMES, SPECIAL, UNIONS, WORDS, Special

FILE = Path(__file__).parents[5] / "web" / "src" / "net" / "protocol.ts"

HEAD = f"""\
// Written by `python -m tusch.server.wire.schema.typescript`; a test fails when it is not fresh.

/** The version of the protocol that these types are of; `Catalogue.protocol` is the server's. */
export const PROTOCOL = {PROTOCOL};

/** A place at the table, 0 to players - 1, clockwise. */
export type Seat = number;

/** What a message can speak of. */
export type Arg = number | string | readonly Arg[] | Message;
"""
PLAIN: Mapping[Any, str] = {int: "number", str: "string", bool: "boolean", NoneType: "null"}
NAMED = {**UNIONS, "OptionValue": OptionValue}
WIDTH = 100


def typescript() -> str:
    """Return all types as a module of TypeScript."""
    return "\n".join([HEAD, _games(), *_Writer().all()])


def _games() -> str:
    """Return what belongs to which game."""
    lines = ["/** What each game is made of. */", "export interface Games {"]
    for game in GAMES:
        own = game.capitalize()
        lines.append(f"  {game}: {{")
        lines += [f"    {part}: {own}{part.capitalize()};" for part in ("view", "action", "event")]
        lines += [f"    rules: {own}Ruleset;", "  };"]
    lines += ["}", "", "export type GameName = keyof Games;"]
    for name in ("View", "Action", "Rules"):
        lines.append(f'export type {name} = Games[GameName]["{name.lower()}"];')
    lines.append('export type GameEvent = Games[GameName]["event"];')
    signs = " | ".join(f'"{sign}"' for sign in REACTIONS)
    lines += ["", "/** Quick reactions, by name. */", f"export type Reaction = {signs};", ""]
    return "\n".join(lines)


class _Writer:
    """Writes every type once, after those that it is made of."""

    def __init__(self) -> None:
        """Begin with nothing written."""
        self._written: set[str] = set()
        self._out: list[str] = []
        self._said = False

    def all(self) -> list[str]:
        """Return all declarations."""
        for game in GAMES:
            own = game.capitalize()
            self._type(surface.RULESETS[game])
            self._type(surface.VIEWS[game])
            self._alias(f"{own}Event", "What a viewer is told about an action.")
        self._said = True
        self._type(Create)
        self._alias("Command", "What is asked of a table.")
        self._alias("ToServer", "All that a device says on its socket.")
        self._said = False
        self._alias("Reply", "The answer to a command, by its id.")
        self._alias("Told", "Numbered news: a device that comes back names the last number.")
        self._alias("FromServer", "All that a device hears on its socket.")
        for body in surface.BODIES:
            self._type(body)
        return self._out

    def _alias(self, name: str, comment: str = "") -> str:
        """Write a union with a name of its own, and return the name."""
        if name not in self._written:
            self._written.add(name)
            kinds = get_args(NAMED[name])
            inner = [other for other in NAMED if set(get_args(NAMED[other])) < set(kinds)]
            named = [part for other in inner for part in get_args(NAMED[other])]
            parts = [self._alias(other) for other in inner]
            parts += [self._type(part) for part in kinds if part not in named]
            self._declare(name, comment, parts)
        return name

    def _declare(self, name: str, comment: str, parts: list[str]) -> None:
        """Write the alternatives of a type."""
        line = f"export type {name} = {' | '.join(parts)};"
        if len(line) > WIDTH:
            line = fill(" | ".join(parts), WIDTH - 4, break_on_hyphens=False)
            line = f"export type {name} =\n" + indent(f"| {line};", "  ")
            line = line.replace(" |\n  ", "\n  | ")
        self._out.append("\n".join([*_comment(comment), line, ""]))

    def _struct(self, kind: type[Struct]) -> str:
        """Write an interface, and return its name."""
        name = surface.name(kind)
        if name not in self._written:
            self._written.add(name)
            members = [line for field in fields(kind) for line in self._member(kind, field)]
            if found := tag(kind):
                members.insert(0, f'  {found[0]}: "{found[1]}";')
            generic = "<G extends GameName = GameName>" if kind is Seen else ""
            lines = [*_comment(doc(kind)), f"export interface {name}{generic} {{", *members, "}"]
            self._out.append("\n".join([*lines, ""]))
        return name

    def _member(self, kind: type[Struct], field: Field) -> Iterator[str]:
        """Yield the lines of a field."""
        optional = field.default if self._said else left_out(kind, field)
        special = SPECIAL.get((kind, field.name))
        written = _special(special) if special else self._type(field.hint)
        yield from (f"  {line}" for line in _comment(field.doc))
        yield f"  {field.name}{'?' if optional else ''}: {written};"

    def _enum(self, kind: type[Enum]) -> str:
        """Write the values of an enumeration, and return its name."""
        name = surface.name(kind)
        if name not in self._written:
            self._written.add(name)
            self._declare(name, doc(kind), [f'"{member.value}"' for member in kind])
        return name

    def _type(self, hint: Any) -> str:
        """Return a type as TypeScript writes it."""
        origin, args = get_origin(hint), get_args(hint)
        if hint == SEAT:
            return "Seat"
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Annotated:
            return self._type(args[0])
        if origin in (Union, UnionType):
            return self._either(hint)
        if origin is Literal:
            return self._words(hint)
        if origin is tuple:
            return self._tuple(args)
        if origin is dict:
            return f"{{ [name: string]: {self._type(args[1])} }}"
        if _is(hint, Struct):
            return self._struct(hint)
        if _is(hint, Enum):
            return self._enum(hint)
        raise TypeError(f"there is no TypeScript for {hint}")

    def _words(self, hint: Any) -> str:
        """Return some words, by their name if they have one."""
        parts = [f'"{value}"' for value in get_args(hint)]
        for name, words in WORDS.items():
            if hint == words:
                if name not in self._written:
                    self._written.add(name)
                    self._declare(name, "", parts)
                return name
        return " | ".join(parts)

    def _either(self, hint: Any) -> str:
        """Return a union, by its name if it has one."""
        parts = [part for part in get_args(hint) if part is not UnsetType]
        for name, union in NAMED.items():
            if set(get_args(union)) == set(parts):
                return self._alias(name)
        return " | ".join([self._type(part) for part in parts])

    def _tuple(self, args: tuple[Any, ...]) -> str:
        """Return an array, or a tuple of so many things."""
        if args[-1] is Ellipsis:
            inner = self._type(args[0])
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        return f"readonly [{', '.join(self._type(arg) for arg in args)}]"


def _special(special: Special) -> str:
    """Return the type of a field whose Python type is wider."""
    return {
        Special.GAME: "GameName",
        Special.RULES: "Rules",
        Special.OPTIONS: "{ [name: string]: OptionValue }",
        Special.ACTION: "Action",
        Special.EVENTS: 'readonly Games[G]["event"][]',
        Special.VIEW: 'Games[G]["view"]',
        Special.REACTION: "Reaction",
        Special.REACTIONS: "readonly Reaction[]",
        Special.ARGS: "{ [name: string]: Arg }",
    }[special]


def _is(hint: Any, kind: type[Any]) -> TypeGuard[type[Any]]:
    """Whether a hint is a class of a kind."""
    return isinstance(hint, type) and issubclass(hint, kind)


def _comment(text: str) -> list[str]:
    """Return a comment."""
    return [f"/** {text} */"] if text else []


def main() -> None:
    """Write the file of the page."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), "utf-8")


if __name__ == "__main__":
    main()
