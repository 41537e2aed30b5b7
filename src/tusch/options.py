"""Rulesets: an edition's options, and what a table changes about them."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from tusch.errors import OptionError
from tusch.game import Value

R = TypeVar("R", bound=Value)
Editions = Mapping[str, Mapping[str, Any]]
"""The editions of a game by name, the default first, each with what it changes."""

_WHOLE = re.compile(r"[0-9]{1,18}")


def build(kind: type[R], editions: Editions, edition: str, options: Mapping[str, Any]) -> R:
    """Return an edition's ruleset with some options changed; refuse what does not exist."""
    if edition not in editions:
        raise OptionError("edition-unknown", value=_written(edition), allowed=tuple(editions))
    chosen = {**editions[edition], **options}
    for name, value in chosen.items():
        _check(kind, name, value)
    return msgspec.convert({"edition": edition, **chosen}, kind)


def names(kind: type[Value]) -> tuple[str, ...]:
    """Return the names of a ruleset's options."""
    return tuple(field for field in kind.__struct_fields__ if field != "edition")


def allowed(kind: type[Value], name: str) -> tuple[str, ...]:
    """Return the values of an option as words, the default first."""
    hint = _hint(kind, name)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return ("off", "on")
    return (_meta(hint).description or "",)


@cache
def number(ruleset: Value, name: str) -> int:
    """Return the place of an option's value among the allowed ones."""
    value = getattr(ruleset, name)
    return int(value) if isinstance(value, bool) else allowed(type(ruleset), name).index(value)


def read(kind: type[Value], text: str) -> tuple[str, Any]:
    """Read an option as people type it: `exchange=off`, `road_lengths=1,2,3`."""
    name, equals, word = text.partition("=")
    if not equals:
        raise OptionError("option-form", value=_written(text), allowed=names(kind))
    hint = _hint(kind, name)
    if hint is bool:
        value: Any = {"on": True, "true": True, "off": False, "false": False}.get(word, word)
    elif get_origin(hint) is Literal:
        value = word
    else:
        value = [int(n) if _WHOLE.fullmatch(n) else n for n in word.split(",")]
    _check(kind, name, value)
    return name, value


def _check(kind: type[Value], name: str, value: object) -> None:
    """Refuse a value that the option does not take, naming those that it takes."""
    try:
        msgspec.convert(value, _hint(kind, name))
    except msgspec.ValidationError:
        raise OptionError(
            "option-value", option=name, value=_written(value), allowed=allowed(kind, name)
        ) from None


def _written(value: object) -> str:
    """Write the beginning of a value as a record does, or as Python does if a record cannot."""
    text = value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=repr).decode()
    return text[:80]


def _hint(kind: type[Value], name: str) -> Any:
    """Return the type of an option; refuse an unknown one."""
    if name not in names(kind):
        raise OptionError("option-unknown", value=_written(name), allowed=names(kind))
    return _hints(kind)[name]


@cache
def _hints(kind: type[Value]) -> dict[str, Any]:
    """Return the types of all options; finding them takes a while."""
    return get_type_hints(kind, include_extras=True)


def _meta(hint: Any) -> msgspec.Meta:
    """Return what an annotated type says about itself."""
    meta: msgspec.Meta = get_args(hint)[1]
    return meta
