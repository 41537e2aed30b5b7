"""What bots are shown, as a page of the documentation: every field of every view.

`python -m tusch.viewbook docs/views.md` writes it, from the types and what stands below their
fields.
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from tusch import registry
from tusch.game import Seat, Value
from tusch.i18n import t

FEW: Final = 12
"""As many words of an enumeration are listed."""
PLAIN: Final = {int: "number", bool: "`true` or `false`", str: "word", NoneType: "`null`"}
INTRODUCTION: Final = """\
<!-- Made by `python -m tusch.viewbook docs/views.md` from the types of the views. -->

# What a bot is shown

A view is all that one seat can know, what was public before included. A Python class gets it as
`view`, with these fields; a program gets it as `view` in its question, as JSON with these keys.
A seat is a number, 0 to `players` - 1, clockwise; a list with an entry for each seat begins with
seat 0. Cards are written as in [records](records.md). Clauses in brackets are those of the rules.
"""


def markdown() -> str:
    """Return the page."""
    return "\n".join([INTRODUCTION, *map(_game, registry.BUILT_IN)])


def _game(name: str) -> str:
    """Return what there is to say about the view of a game."""
    entry = registry.entry(name)
    view, actions = entry.view, get_args(entry.action)
    lines = [f"## {t(f'{name}-title')}", "", *_table(view)]
    for kind in _inner(view):
        if kind not in actions:
            lines += ["", f"### `{_tag(kind) or kind.__name__}`", "", _about(kind)]
            lines += ["", *_table(kind)]
    lines += ["", "### Actions", "", "Each has its `type`, and what it needs:", ""]
    lines += ["| `type` | fields | meaning |", "|---|---|---|"]
    for kind in actions:
        fields = ", ".join(f"`{field}`" for field in kind.__struct_fields__) or "-"
        lines.append(f"| `{_tag(kind)}` | {fields} | {_about(kind)} |")
    return "\n".join(lines) + "\n"


def _table(kind: type[Value]) -> Iterator[str]:
    """Yield a table of the fields of a value."""
    hints = get_type_hints(kind, include_extras=True)
    told = comments(kind)
    yield "| field | what it is | meaning |"
    yield "|---|---|---|"
    for field in kind.__struct_fields__:
        yield f"| `{field}` | {_written(hints[field])} | {told[field]} |"


def comments(kind: type[Value]) -> dict[str, str]:
    """Return what stands below the fields of a value; of a view, else below those of the state."""
    found = _below(kind)
    if kind.__name__ == "View":
        state = getattr(inspect.getmodule(kind), "State")  # noqa: B009 - every game has one
        found = {**_below(state), **found}
    return found


def _below(kind: type[Value]) -> dict[str, str]:
    """Return the sentence below each field of a class that has one."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = _line(text)
    return found


def _written(hint: Any) -> str:
    """Say in words what a field is."""
    if hint == Seat:
        return "seat"
    if get_origin(hint) is Annotated:
        return _written(get_args(hint)[0])
    if hint in PLAIN:
        return PLAIN[hint]
    if get_origin(hint) is tuple:
        return f"list of {_several(get_args(hint)[0])}"
    if get_origin(hint) in (Union, UnionType):
        return _either(get_args(hint))
    if issubclass(hint, Enum):
        words = [f"`{word.value}`" for word in hint]
        return ", ".join(words) if len(words) <= FEW else "card"
    return f"`{_tag(hint) or hint.__name__}`"


def _several(hint: Any) -> str:
    """Say in words what a list has."""
    word = _written(hint)
    if word.startswith("list of"):
        return word.replace("list", "lists", 1)
    return f"{word}s" if word.isalpha() else word


def _either(hints: tuple[Any, ...]) -> str:
    """Say in words what is one of several things."""
    words = [_written(hint) for hint in hints]
    if len(words) > FEW // 2:
        return "action"
    return " or ".join(words)


def _inner(kind: Any) -> list[type[Value]]:
    """Return the values in the fields of a value, at any depth."""
    found: dict[type[Value], None] = {}

    def visit(hint: Any) -> None:
        if isinstance(hint, type) and issubclass(hint, Value) and hint not in found:
            found[hint] = None
            for field in get_type_hints(hint, include_extras=True).values():
                visit(field)
        for inner in get_args(hint):
            visit(inner)

    for hint in get_type_hints(kind, include_extras=True).values():
        visit(hint)
    return list(found)


def _tag(kind: type[Value]) -> str | None:
    """Return the word that tells a value from others, if it has one."""
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else None


def _about(kind: type[Value]) -> str:
    """Return what a class says about itself."""
    return _line(kind.__doc__ or "")


def _line(text: str) -> str:
    """Return a text in one line, as a cell of a table has it."""
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(markdown(), encoding="utf-8")
