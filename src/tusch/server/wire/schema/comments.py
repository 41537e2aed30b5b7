"""What our types say about themselves, and below their fields: only the source has that."""

import ast
import re
import sys
from collections.abc import Mapping
from functools import cache
from inspect import getdoc, getsource
from itertools import pairwise
from typing import Any

from msgspec import Struct


def of_type(kind: type[Any]) -> str:
    """Return what a type says about itself."""
    return _said(getdoc(kind) or "")


def of_fields(kind: type[Struct]) -> Mapping[str, str]:
    """Return what is said below each field, those of the bases included."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__[: kind.__mro__.index(Struct)]):
        for field, below in pairwise(_classes(each.__module__)[each.__name__]):
            match field, below:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(comment))),
                ):
                    found[name] = _said(comment)
    return found


@cache
def _classes(module: str) -> Mapping[str, list[ast.stmt]]:
    """Return what the classes of a module are written of."""
    tree = ast.parse(getsource(sys.modules[module]))
    return {node.name: node.body for node in tree.body if isinstance(node, ast.ClassDef)}


def _said(comment: str) -> str:
    """Return a comment on one line, for readers of JSON."""
    return re.sub(r"\bNone\b", "null", " ".join(comment.split()))
