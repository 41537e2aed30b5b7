"""What a search was made from, as a digest in the file that was made of it.

It is that of all functions that are compiled, without comments and descriptions, and of the numbers
that they name, tables and networks too; wherever these come from. So an edit of anything else makes
no file old, and an edit of the cards does, if it changes a table.
"""

import ast
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from inspect import getsource
from pathlib import Path
from textwrap import dedent
from types import FunctionType, ModuleType
from typing import Any, Final

import numpy as np

from tusch.registry import GAMES

_MAKERS: Final = ("runtime.ll", "exponential.py", "target.py")
_NAME: Final = b"made"
_CUSTOM: Final = 0
_MOST: Final = 127
"""Lengths up to this are one byte."""


def file_of(game: str) -> Path:
    """Return the file that is made of the search of a game."""
    spec = find_spec(str(GAMES[game].kernel))
    assert spec
    assert spec.origin
    return Path(spec.origin).with_name("search.wasm")


def stamp(search: Any) -> bytes:
    """Return a section for the end of a file, which says what it was made from, and by what."""
    tools = [f"{name} {version(name)}" for name in ("numba", "llvmlite")]
    content = bytes([len(_NAME)]) + _NAME + ", ".join([digest(search), *tools]).encode()
    assert len(content) <= _MOST
    return bytes([_CUSTOM, len(content)]) + content


def stamped(file: bytes) -> str:
    """Return the digest that a file has."""
    return file.rpartition(_NAME)[2].decode().split(",")[0]


def digest(search: Any) -> str:
    """Return a number that changes with everything that a search is made from."""
    found = sha256()
    for name in _MAKERS:
        found.update(Path(__file__).with_name(name).read_bytes())
    for part in _parts(search, set()):
        found.update(part.encode())
    return found.hexdigest()


def _parts(value: Any, met: set[Any]) -> Iterator[str]:
    """Yield what there is of a value that compiled code names, and of all that this names."""
    function = getattr(value, "py_func", value)
    if isinstance(function, FunctionType):
        if function not in met:
            met.add(function)
            yield from _function(function, met)
    elif isinstance(value, np.ndarray):
        yield f"{value.dtype}{value.shape}{value.tobytes().hex()}"
    elif isinstance(value, tuple):
        for part in value:
            yield from _parts(part, met)
    elif isinstance(value, int | float):
        yield repr(value)
    else:
        yield str(getattr(value, "_fields", getattr(value, "__name__", "")))


def _function(function: FunctionType, met: set[Any]) -> Iterator[str]:
    """Yield a function, and then what it names, in modules too."""
    tree = ast.parse(dedent(getsource(function)))
    yield _shape(tree)
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    fields = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    for name in sorted(names & function.__globals__.keys()):
        value = function.__globals__[name]
        if not isinstance(value, ModuleType):
            yield from _parts(value, met)
        elif value.__name__.startswith("tusch."):
            for field in sorted(fields & vars(value).keys()):
                yield from _parts(getattr(value, field), met)


def _shape(node: Any) -> str:
    """Return source without layout, comments and strings, the same by every version of Python."""
    if isinstance(node, list):
        return "".join(map(_shape, node))
    if not isinstance(node, ast.AST):
        return repr(node)
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return ""
    fields = ast.iter_fields(node)
    # Fields that only some versions have are empty.
    known = [(name, _shape(value)) for name, value in fields if value is not None and value != []]
    return f"{type(node).__name__}({known})"
