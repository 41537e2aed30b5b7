"""What is written can be read: views, values on the wire, notation, records."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tusch import record
from tusch.game import DEALER, Outcome, Seat
from tusch.testing.checks import name
from tusch.testing.walks import Walk

SELDOM = 8
"""Drawing a state can be dear: once in so many entries it is drawn twice."""


def view(walk: Walk, entry: int) -> Iterator[str]:
    """A view says whose it is, what they may do, and the same when it is built again."""
    game, state = walk.game, walk.state(entry)
    actor = game.actor(state)
    for viewer in walk.viewers:
        seen = game.observe(state, viewer)
        if seen.seat != viewer:
            yield f"the view of {name(viewer)} says that it is {name(seen.seat)}'s"
        due = game.legal_actions(state) if viewer is not None and viewer == actor else ()
        if seen.legal != due:
            yield f"the view of {name(viewer)} has other legal actions than the state"
        if game.observe(state, viewer) != seen:
            yield f"built twice, the views of {name(viewer)} differ"


def determinize(walk: Walk, entry: int) -> Iterator[str]:
    """A state drawn from a view looks the same to the viewer.

    That is checked for whoever acts and for all viewers by turns, and for all of them at the end.
    """
    actor = walk.game.actor(walk.state(entry))
    turn = walk.viewers[entry // 2 % len(walk.viewers)]
    if entry == walk.end:
        for viewer in walk.viewers:
            yield from _drawn_faults(walk, entry, viewer)
    elif entry % 2 and isinstance(actor, int):
        yield from _drawn_faults(walk, entry, actor)
    else:
        yield from _drawn_faults(walk, entry, turn)


def _drawn_faults(walk: Walk, entry: int, viewer: Seat | None) -> Iterator[str]:
    """Yield what a viewer could tell a drawn state by."""
    game, state = walk.game, walk.state(entry)
    seen = game.observe(state, viewer)
    drawn = game.determinize(seen, walk.rng(entry, viewer))
    if game.observe(drawn, viewer) != seen:
        yield f"a state drawn for {name(viewer)} looks different to them"
    if game.actor(drawn) != game.actor(state):
        yield f"in a state drawn for {name(viewer)} somebody else acts"
    if viewer == game.actor(state) and game.legal_actions(drawn) != game.legal_actions(state):
        yield f"in a state drawn for {name(viewer)} they may do something else"
    if entry % SELDOM == 0 and game.determinize(seen, walk.rng(entry, viewer)) != drawn:
        yield f"two states drawn for {name(viewer)} by the same chance differ"


def wire(walk: Walk, entry: int) -> Iterator[str]:
    """Views, actions, events and outcomes are read from their JSON as they were."""
    game, codec = walk.game, walk.hooks.codec
    for viewer in walk.viewers:
        seen = game.observe(walk.state(entry), viewer)
        if _read(seen, codec and codec.view) != seen:
            yield f"the view of {name(viewer)} is not read as it was"
    if entry == walk.end:
        outcome = game.outcome(walk.state(entry))
        if msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome | None) != outcome:
            yield "the outcome is not read as it was"
        return
    before, _, action, after = walk.steps[entry]
    if _read(action, codec and codec.action) != action:
        yield f"the action {game.format(action)} is not read as it was"
    for viewer in walk.viewers:
        told = game.events(before, action, after, viewer)
        if told != game.events(before, action, after, viewer):
            yield f"asked twice, the events for {name(viewer)} differ"
        for event in told:
            if _read(event, codec and codec.event) != event:
                yield f"an event for {name(viewer)} is not read as it was: {event}"


def notation(walk: Walk, entry: int) -> Iterator[str]:
    """Every action has a notation of its own, which is read as that action."""
    game, state = walk.game, walk.state(entry)
    actions = game.legal_actions(state)
    if entry < walk.end and walk.steps[entry].actor is DEALER:
        actions = (walk.steps[entry].action,)
    written = [game.format(action) for action in actions]
    if len(set(written)) < len(written):
        yield f"two actions are written the same: {', '.join(written)}"
    for action, text in zip(actions, written, strict=True):
        if game.parse(text, dealer=game.actor(state) is DEALER) != action:
            yield f"{text} is read as something else"


def records(walk: Walk, entry: int) -> Iterator[str]:
    """The record of a game, over or not, gives the same game again."""
    if entry not in (walk.end // 2, walk.end):
        return
    steps = walk.steps[:entry]
    written = record.encode(record.write(walk.game, walk.players, steps))
    found = record.decode(written)
    again = record.read(walk.game, found)
    if again != steps:
        yield "the record gives another game"
    legal = walk.game.legal_actions
    if any(
        legal(one.before) != legal(other.before) for one, other in zip(steps, again, strict=True)
    ):
        yield "in a game that was read other actions are legal"
    if record.encode(found) != written:
        yield "a record that was read is written differently"


def _read(value: Any, decoder: msgspec.json.Decoder[Any] | None) -> Any:
    """Return a value as it comes out of its JSON."""
    written = msgspec.json.encode(value)
    return decoder.decode(written) if decoder else msgspec.json.decode(written, type=type(value))
