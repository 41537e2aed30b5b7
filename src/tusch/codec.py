"""Views, actions and events as JSON: what goes over a wire, by game."""

from functools import cache
from typing import Any, NamedTuple

import msgspec

from tusch.figaro import events as figaro_events
from tusch.figaro import state as figaro_state
from tusch.figaro import view as figaro_view
from tusch.flohcati import events as flohcati_events
from tusch.flohcati import state as flohcati_state
from tusch.flohcati import view as flohcati_view

TYPES: dict[str, tuple[Any, Any, Any]] = {
    "figaro": (figaro_view.View, figaro_state.Action, figaro_events.Event),
    "flohcati": (flohcati_view.View, flohcati_state.Action, flohcati_events.Event),
}
"""The view, the actions and the events of each game; states never leave the program."""


class Codec(NamedTuple):
    """Readers of one game's values; `encode` writes them."""

    view: msgspec.json.Decoder[Any]
    action: msgspec.json.Decoder[Any]
    event: msgspec.json.Decoder[Any]


@cache
def codec(game: str) -> Codec:
    """Return the readers of a game."""
    return Codec(*(msgspec.json.Decoder(kind) for kind in TYPES[game]))


def encode(value: Any) -> bytes:
    """Write a view, an action or an event as JSON."""
    return msgspec.json.encode(value)
