"""The types of the OpenAPI document for the page.

`python -m tusch.server.wire.schema.typescript` writes them.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from textwrap import fill, indent
from typing import Any

from tusch.server.limits import LIMITS
from tusch.server.wire.commands import PROTOCOL, REACTIONS
from tusch.server.wire.schema.components import BEFORE, schemas

FILE = Path(__file__).parents[5] / "web" / "src" / "net" / "protocol.ts"

HEAD = f"""\
// Written by `python -m tusch.server.wire.schema.typescript`; a test fails when it is not fresh.

/** The version of the protocol that these types are of; `Catalogue.protocol` is the server's. */
export const PROTOCOL = {PROTOCOL};

/** So many characters may be typed; `Catalogue.limits` has them too, and all others. */
export const NAME_LENGTH = {LIMITS.name};
export const CHAT_LENGTH = {LIMITS.chat};

/** Quick reactions, in the order in which `Catalogue.reactions` has them. */
export const REACTIONS: readonly Reaction[] = {json.dumps(REACTIONS)};
"""
WORDS = ("number", "string", "boolean", "null", "object")
PLAIN = {"integer": "number"} | {word: word for word in WORDS}
WIDTH = 100


def typescript() -> str:
    """Return all types as a module of TypeScript."""
    types = schemas().components.items()
    return "\n".join([HEAD, *(_declared(name, schema) for name, schema in types)])


def _declared(name: str, schema: Mapping[str, Any]) -> str:
    """Return the declaration of a type."""
    lines = _comment(schema)
    if "properties" in schema:
        lines += [f"export interface {name} {{"]
        for field, inner in schema["properties"].items():
            optional = "" if field in schema["required"] else "?"
            lines += [f"  {line}" for line in _comment(inner)]
            lines += [f"  {field}{optional}: {_type(inner)};"]
        return "\n".join([*lines, "}", ""])
    line = f"export type {name} = {_type(schema)};"
    if len(line) > WIDTH:
        line = fill(_type(schema), WIDTH - 4, break_on_hyphens=False)
        line = f"export type {name} =\n" + indent(f"| {line};", "  ").replace(" |\n  ", "\n  | ")
    return "\n".join([*lines, line, ""])


def _type(schema: Mapping[str, Any]) -> str:
    """Return a type as TypeScript writes it."""
    match schema:
        case {"$ref": str(name)}:
            return name.removeprefix(BEFORE)
        case {"anyOf": parts}:
            return " | ".join(map(_type, parts))
        case {"enum": values}:
            return " | ".join(map(json.dumps, values))
        case {"prefixItems": parts}:
            return f"readonly [{', '.join(map(_type, parts))}]"
        case {"items": inner}:
            return f"readonly ({each})[]" if " " in (each := _type(inner)) else f"readonly {each}[]"
        case {"additionalProperties": inner}:
            return f"{{ [name: string]: {_type(inner)} }}"
        case {"type": kind}:
            return PLAIN[kind]
    raise TypeError(f"there is no TypeScript for {schema}")


def _comment(schema: Mapping[str, Any]) -> list[str]:
    """Return what is said about a type or a field."""
    return [f"/** {schema['description']} */"] if schema.get("description") else []


if __name__ == "__main__":
    FILE.write_text(typescript(), "utf-8")
