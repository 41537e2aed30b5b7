"""The schemas of all types, as msgspec makes them, with our names and comments."""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Struct

from tusch.server.wire.schema import comments, surface

BEFORE = "#/components/schemas/"
REF = BEFORE + "{name}"
_ABOUT = ("description", "default")


class Schemas(NamedTuple):
    """The schemas of all types."""

    roots: Mapping[str, dict[str, Any]]
    """By what the type looks like."""
    components: Mapping[str, dict[str, Any]]


@cache
def schemas() -> Schemas:
    """Return all schemas at once: only then every type has one name."""
    named = surface.named()
    kinds = surface.kinds()
    written, components = msgspec.json.schema_components(kinds, ref_template=REF)
    for kind in surface.classes():
        _describe(kind, components[_key(kind, components)])
    classes = {_key(kind, components): surface.name(kind) for kind in surface.classes()}
    names = _Names(classes, dict(zip(named, written, strict=False)))
    found = {name: names.inside(schema) for name, schema in surface.titled().items()}
    found |= {name: names.inside(schema) for name, schema in names.named.items()}
    found |= {classes[key]: names.inside(schema) for key, schema in components.items()}
    for name, each in named.items():
        found[name] |= {"description": each.about} if each.about else {}
    roots = zip(map(repr, kinds), map(names.replaced, written), strict=True)
    return Schemas(dict(roots), dict(sorted(found.items())))


def _key(kind: type[Any], components: Mapping[str, Any]) -> str:
    """Return what msgspec calls a class: with its module if there are several of its name."""
    full = f"{kind.__module__}.{kind.__qualname__}"
    return full if full in components else kind.__name__


def _describe(kind: type[Any], schema: dict[str, Any]) -> None:
    """Put into a schema what a class says, and which fields are always there."""
    schema |= {"title": surface.name(kind), "description": comments.of_type(kind)}
    if not issubclass(kind, Struct):
        return
    said = comments.of_fields(kind)
    config = kind.__struct_config__
    required = [config.tag_field] if config.tag_field else []
    for field in msgspec.structs.fields(kind):
        if field.name in said:
            schema["properties"][field.encode_name]["description"] = said[field.name]
        # What devices say may leave out what has a default; we write it, or leave it out always.
        left_out = config.forbid_unknown_fields or config.omit_defaults or field.default is UNSET
        if field.required or not left_out:
            required.append(field.encode_name)
    schema["required"] = required


class _Names(NamedTuple):
    """Our names for what msgspec calls or writes otherwise."""

    classes: Mapping[str, str]
    named: Mapping[str, dict[str, Any]]

    def replaced(self, schema: Any) -> Any:
        """Return a schema that speaks of types by our names."""
        match schema:
            case {"title": str(name)}:
                return _reference(name, schema)
            case dict():
                plain = {key: value for key, value in schema.items() if key not in _ABOUT}
                for name, other in self.named.items():
                    if plain == other:
                        return _reference(name, schema)
                return self.inside(schema)
            case list():
                return [self.replaced(value) for value in schema]
            case str() if schema.startswith(BEFORE):
                return REF.format(name=self.classes[schema.removeprefix(BEFORE)])
            case _:
                return schema

    def inside(self, schema: Mapping[str, Any]) -> dict[str, Any]:
        """Return a schema whose parts speak of types by our names."""
        return {key: self.replaced(value) for key, value in schema.items()}


def _reference(name: str, schema: Mapping[str, Any]) -> dict[str, Any]:
    """Return a reference to a type, with what is said about it in this place."""
    said = {key: schema[key] for key in _ABOUT if key in schema}
    return {"$ref": REF.format(name=name), **said}
