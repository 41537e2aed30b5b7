"""The fields of our types as they are written: with their comments, and with `Seat` for seats."""

import ast
import re
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from inspect import getdoc, getsource
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Struct, UnsetType

SEAT = Annotated[int, "Seat"]
"""Stands for `Seat`, which the interpreter cannot tell from other numbers."""


class Field(NamedTuple):
    """A field of a type."""

    name: str
    hint: Any
    doc: str
    default: bool
    """Whether it may be left out by whoever writes it."""


def fields(kind: type[Struct]) -> tuple[Field, ...]:
    """Return the fields of a type, those of its bases included."""
    written = _written(kind)
    return tuple(
        Field(field.encode_name, *written[field.name], not field.required)
        for field in msgspec.structs.fields(kind)
    )


def tag(kind: type[Struct]) -> tuple[str, str] | None:
    """Return the field that tells a type from the others of its union, and what it says."""
    config = kind.__struct_config__
    return (config.tag_field, str(config.tag)) if config.tag_field else None


def doc(kind: type[Any]) -> str:
    """Return what a type says about itself."""
    return _said(getdoc(kind) or "")


def left_out(kind: type[Struct], field: Field) -> bool:
    """Whether a field is not written by us where it has its default."""
    args = getattr(field.hint, "__args__", ())
    return field.default and (kind.__struct_config__.omit_defaults or UnsetType in args)


def _written(kind: type[Struct]) -> Mapping[str, tuple[Any, str]]:
    """Return type and comment of each field, from the source."""
    found: dict[str, tuple[Any, str]] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, Struct) and base is not Struct:
            found |= _in_source(base)
    return found


@cache
def _in_source(kind: type[Struct]) -> Mapping[str, tuple[Any, str]]:
    """Read the fields of one class."""
    module = sys.modules[kind.__module__]
    names = {**vars(module), "Seat": SEAT}
    tree = _tree(kind.__module__)
    (body,) = [
        node.body
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    ]
    return {
        name: (eval(annotation, names), comment) for name, annotation, comment in _commented(body)
    }


@cache
def _tree(module: str) -> ast.Module:
    """Parse a module."""
    return ast.parse(getsource(sys.modules[module]))


def _commented(body: list[ast.stmt]) -> Iterable[tuple[str, str, str]]:
    """Yield name, annotation and comment of each field; a comment is the string that follows."""
    for statement, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            comment = ""
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                comment = _said(str(after.value.value))
            yield statement.target.id, ast.unparse(statement.annotation), comment


def _said(comment: str) -> str:
    """Return a comment on one line, for readers of JSON."""
    return re.sub(r"\bNone\b", "null", " ".join(comment.split()))
