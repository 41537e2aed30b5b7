"""Views, actions and events as JSON: what goes over a wire, by game. States never leave."""

from functools import cache
from typing import Any, NamedTuple

import msgspec

from tusch import registry


class Codec(NamedTuple):
    """Readers of one game's values; `encode` writes them."""

    view: msgspec.json.Decoder[Any]
    action: msgspec.json.Decoder[Any]
    event: msgspec.json.Decoder[Any]


@cache
def codec(game: str) -> Codec:
    """Return the readers of a game."""
    entry = registry.entry(game)
    return Codec(*(msgspec.json.Decoder(kind) for kind in (entry.view, entry.action, entry.event)))


def encode(value: Any) -> bytes:
    """Write a view, an action or an event as JSON."""
    return msgspec.json.encode(value)
