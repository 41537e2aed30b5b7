"""The OpenAPI document: every request and every type, from the types themselves."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import Struct

import tusch
from tusch.server.wire.bodies import Answer, OptionValue
from tusch.server.wire.commands import REACTIONS
from tusch.server.wire.operations import JSON, OPERATIONS, Operation, Parameter
from tusch.server.wire.schema import surface
from tusch.server.wire.schema.sources import doc, fields
from tusch.server.wire.schema.surface import GAMES, SPECIAL, UNIONS, Special

BEFORE = "#/components/schemas/"
REF = BEFORE + "{name}"
COOKIE = "session"


@cache
def document() -> dict[str, Any]:
    """Return the document."""
    paths: dict[str, Any] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "tusch",
            "version": tusch.__version__,
            "description": "Tables for two card games. Play itself goes over the socket "
            "/api/socket: a device says `ToServer` and hears `FromServer`. Requests that change "
            "something need an Origin of the server's own.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": _all().components,
            "securitySchemes": {COOKIE: {"type": "apiKey", "in": "cookie", "name": "tusch"}},
        },
    }


def _operation(each: Operation) -> dict[str, Any]:
    """Return the description of a request."""
    refusals = {**each.refusals, 403: "Host or origin are not the server's own."}
    refusals |= {500: "An error of the server's.", 503: "Nothing can be kept at the moment."}
    said: dict[str, Any] = {
        "operationId": each.name,
        "summary": each.about,
        "responses": {
            str(each.done): _answer(each.answer, "It is done."),
            **{str(status): _answer(Answer, why) for status, why in sorted(refusals.items())},
        },
    }
    if each.parameters:
        said["parameters"] = [_parameter(parameter) for parameter in each.parameters]
    if each.body:
        content = {JSON: {"schema": _schema(each.body)}}
        said["requestBody"] = {"required": True, "content": content}
    if each.session:
        said["security"] = [{COOKIE: []}]
    return said


def _answer(kind: Any, about: str) -> dict[str, Any]:
    """Return the description of an answer."""
    if kind is None:
        return {"description": about}
    if isinstance(kind, str):
        return {"description": about, "content": {kind: {"schema": {"type": "string"}}}}
    return {"description": about, "content": {JSON: {"schema": _schema(kind)}}}


def _parameter(parameter: Parameter) -> dict[str, Any]:
    """Return the description of a parameter."""
    return {
        "name": parameter.name,
        "in": parameter.where,
        "required": parameter.where == "path",
        "description": parameter.about,
        "schema": _schema(parameter.kind),
    }


def _schema(kind: Any) -> dict[str, Any]:
    """Return the schema of a type, by reference to the components."""
    return _all().roots[repr(kind)]


class _Schemas(NamedTuple):
    """The schemas of all types."""

    roots: Mapping[str, dict[str, Any]]
    """By what the type looks like."""
    components: Mapping[str, dict[str, Any]]


@cache
def _all() -> _Schemas:
    """Return all schemas at once: only then every type has one name."""
    wanted = [*surface.roots(), OptionValue, *_of_requests()]
    written, components = msgspec.json.schema_components(wanted, ref_template=REF)
    names: dict[str, str] = {}
    for kind in surface.kinds():
        full = f"{kind.__module__}.{kind.__qualname__}"
        names[full if full in components else kind.__name__] = surface.name(kind)
    roots = dict(zip(map(repr, wanted), [_renamed(one, names) for one in written], strict=True))
    named = {names[key]: _renamed(schema, names) for key, schema in components.items()}
    for kind in surface.kinds():
        if issubclass(kind, Struct):
            _describe(kind, named[surface.name(kind)])
    for union, parts in UNIONS.items():
        named[union] = _any_of(*map(surface.name, get_args(parts)))
    named["OptionValue"] = roots[repr(OptionValue)]
    return _Schemas(roots, dict(sorted(named.items())))


def _of_requests() -> Iterator[Any]:
    """Yield the types that requests speak of."""
    for each in OPERATIONS:
        kinds = (each.answer, each.body)
        yield from (kind for kind in kinds if kind and not isinstance(kind, str))
        yield from (parameter.kind for parameter in each.parameters)


def _renamed(schema: Any, names: Mapping[str, str]) -> Any:
    """Return a schema that refers to types by our names."""
    match schema:
        case dict():
            return {key: _renamed(value, names) for key, value in schema.items()}
        case list():
            return [_renamed(value, names) for value in schema]
        case str() if schema.startswith(BEFORE):
            return REF.format(name=names[schema.removeprefix(BEFORE)])
        case _:
            return schema


def _any_of(*names: str) -> dict[str, Any]:
    """Return the schema of one of several types."""
    return {"anyOf": [{"$ref": REF.format(name=name)} for name in names]}


def _by_game(part: str) -> dict[str, Any]:
    """Return the schema of something that is different in each game."""
    return _any_of(*(game.capitalize() + part for game in GAMES))


BETTER: Mapping[Special, dict[str, Any]] = {
    Special.VIEW: _by_game("View"),
    Special.ACTION: _by_game("Action"),
    Special.EVENTS: {"type": "array", "items": _by_game("Event")},
    Special.REACTION: {"type": "string", "enum": list(REACTIONS)},
}
"""Fields of which more is known than Python's types say."""


def _describe(kind: type[Struct], schema: dict[str, Any]) -> None:
    """Put name, comments and what is known better into the schema of a type."""
    schema |= {"title": surface.name(kind), "description": doc(kind)}
    for field in fields(kind):
        special = SPECIAL.get((kind, field.name))
        inside = BETTER.get(special) if special else None
        comment = {"description": field.doc} if field.doc else {}
        old = schema["properties"][field.name]
        schema["properties"][field.name] = {**(inside or old), **comment}
