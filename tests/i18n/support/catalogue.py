"""The messages of a language as its files have them, and the ids that the sources make."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tusch

SOURCE = Path(tusch.__file__).parent
PAGE = Path(__file__).parents[3] / "web" / "src"
DERIVED = ("-is-seat", "-is", "-are", "-count", "-object")
"""What `t` adds to the name of an argument."""
GRAMMAR = {"form"}
"""Variables that `t` always gives: a language may need them or not."""
GAME_MAKERS = {"_refuse": ("why-not", 1), "_misdealt": ("misdeal", 1), "_reason": ("why", 2)}
"""Functions of a game's modules: what comes before the code in the id, and which argument it is."""
MAKERS = {"Message", "t", "_prose", "_say", "voice", "_voice"}
"""Functions that take a message's id and its arguments, besides the errors."""


class Entry(NamedTuple):
    """A message in a file."""

    file: str
    variables: frozenset[str]

    @property
    def arguments(self) -> set[str]:
        """What it speaks of: its variables without those that only serve grammar."""
        return {argument(name) for name in self.variables - GRAMMAR}


class Made(NamedTuple):
    """A place in the sources that makes a message."""

    place: str
    id: str
    args: frozenset[str] | None
    """None where the place does not spell them."""


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def argument(variable: str) -> str:
    """The argument that a variable comes from."""
    return next((variable.removesuffix(end) for end in DERIVED if variable.endswith(end)), variable)


@cache
def catalogue(lang: str) -> dict[str, Entry]:
    """All messages of a language; refuses what is no message and what is there twice."""
    found: dict[str, Entry] = {}
    for file in sorted((SOURCE / "i18n" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.BaseComment):
                continue
            assert isinstance(entry, ftl.Message), f"{file.name}: {entry}"
            id = entry.id.name
            assert id not in found, f"{id} is in {found[id].file} and in {file.name}"
            assert entry.value, f"{id} has no text"
            variables = _Variables()
            variables.visit(entry)
            found[id] = Entry(file.name, frozenset(variables.names))
    return found


@cache
def trees() -> dict[Path, ast.Module]:
    """The sources as syntax trees."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


def strings() -> set[str]:
    """All strings that the sources spell."""
    return {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def beginnings(word: str) -> tuple[str, ...]:
    """How the strings begin that the sources put together after a first word."""
    return tuple(
        str(node.values[0].value)
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and str(node.values[0].value).startswith(f"{word}-")
    )


@cache
def page() -> str:
    """The sources of the web page."""
    files = (file for kind in ("svelte", "ts") for file in sorted(PAGE.rglob(f"*.{kind}")))
    return "\n".join(file.read_text("utf-8") for file in files)


def page_ids() -> set[str]:
    """The ids of the messages that the page spells."""
    called = re.findall(r"\bt\(\s*[\"'`]([a-z][\w-]*)[\"'`]", page())
    return {*called, *re.findall(r"[\"'`]((?:page|[a-z]+-help)-[\w-]+)[\"'`]", page())}


def page_beginnings() -> tuple[str, ...]:
    """How the ids begin that the page puts together."""
    return tuple(re.findall(r"`((?:page|[a-z]+-help)-[\w-]*)\$\{", page()))


def made() -> Iterator[Made]:
    """All places that make a message of an id that they spell."""
    makers = MAKERS | _errors()
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            place = f"{path.relative_to(SOURCE)}:{node.lineno}"
            name = _name(node.func)
            if name in GAME_MAKERS:
                kind, number = GAME_MAKERS[name]
                if code := _string(node.args[number]):
                    yield Made(place, f"{path.parent.name}-{kind}-{code}", _keywords(node))
            elif name in makers and node.args and (id := _string(node.args[0])):
                yield Made(
                    place, id, _spelt_arguments(node) if name == "Message" else _keywords(node)
                )


def _errors() -> set[str]:
    """The names of all classes of errors that are messages."""
    bases = {
        node.name: {_name(base) for base in node.bases}
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"TuschError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def _name(node: ast.expr) -> str:
    """The last name of a name with dots."""
    return getattr(node, "attr", getattr(node, "id", ""))


def _string(node: ast.expr) -> str:
    """The string that an expression spells, or nothing."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _keywords(call: ast.Call) -> frozenset[str] | None:
    """The names of a call's keywords, unless some come from elsewhere."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _spelt_arguments(call: ast.Call) -> frozenset[str] | None:
    """The arguments of a `Message`, if they are spelt as a dictionary."""
    if len(call.args) == 1:
        return frozenset()
    given: Any = call.args[1]
    if not isinstance(given, ast.Dict) or not all(given.keys):
        return None
    return frozenset(_string(key) for key in given.keys if key)
