"""The OpenAPI document: every request and every type, from the types themselves."""

from functools import cache
from typing import Any

import tusch
from tusch.server.wire.bodies import Answer
from tusch.server.wire.operation import JSON, Operation, Parameter
from tusch.server.wire.operations import OPERATIONS
from tusch.server.wire.schema.components import schemas

COOKIE = "session"


@cache
def document(cookie: str = "tusch") -> dict[str, Any]:
    """Return the document of a server whose session cookie has this name."""
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
            "schemas": schemas().components,
            "securitySchemes": {COOKIE: {"type": "apiKey", "in": "cookie", "name": cookie}},
        },
    }


def _operation(each: Operation) -> dict[str, Any]:
    """Return the description of a request."""
    refusals = {
        403: "Host or origin are not the server's own.",
        429: "Too often; wait as long as `retry-after` says.",
        500: "An error of the server's.",
        503: "Nothing can be kept at the moment.",
        **each.refusals,
    }
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
        "required": parameter.required or parameter.where == "path",
        "description": parameter.about,
        "schema": _schema(parameter.kind),
    }


def _schema(kind: Any) -> dict[str, Any]:
    """Return the schema of a type, by reference to the components."""
    return schemas().roots[repr(kind)]
