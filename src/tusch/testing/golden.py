"""Figures and texts to be kept beside the tests: a change in them is a change of the rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec.structs import astuple

from tusch.game import DEALER, Seat, Value
from tusch.registry import AnyGame
from tusch.testing.checks import name
from tusch.testing.walks import Walk


def perft(game: AnyGame, state: Any, depth: int, *, seed: int = 0) -> int:
    """Return how many series of so many players' actions can follow.

    The dealer's acts are not counted: each is drawn by the same seed.
    """
    while game.actor(state) is DEALER:
        state = game.apply(state, game.sample(state, Random(seed)))
    if depth == 0:
        return 1
    actions = game.legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.apply(state, action), depth - 1, seed=seed) for action in actions)


def transcript(walk: Walk, viewer: Seat | None, *, every: int = 20) -> str:
    """Return a game as a text: all actions, what a viewer is told, and now and then the view."""
    return "\n".join(_lines(walk, viewer, every)) + "\n"


def _lines(walk: Walk, viewer: Seat | None, every: int) -> Iterator[str]:
    """Yield the lines of a transcript."""
    game = walk.game
    yield f"{game.name} for {walk.players}, seed {walk.seed}, as told to {name(viewer)}"
    yield from (f"  {option}: {_words(value)}" for option, value in game.rules.items())
    for entry, (before, actor, action, after) in enumerate(walk.steps):
        if entry % every == 0:
            yield ""
            yield from (f"    | {line}" for line in str(game.observe(before, viewer)).splitlines())
            yield ""
        who = f"seat {actor}" if isinstance(actor, int) else "dealer"
        yield f"{entry:4} {who}: {game.format(action)}"
        for event in game.events(before, action, after, viewer):
            yield f"       - {_event(event)}"
    outcome = game.outcome(walk.state(walk.end))
    if outcome:
        yield ""
        yield f"totals {_words(outcome.totals)}; won by seat {_words(outcome.winners)}"
        for seat, clause, points, why, _ in map(astuple, outcome.reasons):
            yield f"  seat {seat} {points:+} by {clause}: {why.id} {_fields(why.args)}"


def _event(event: Value) -> str:
    """Return an event by its tag and its fields."""
    fields = msgspec.to_builtins(event)
    return f"{fields.pop('type')} {_fields(fields)}".rstrip()


def _fields(fields: dict[str, Any]) -> str:
    """Return fields with their values."""
    return " ".join(f"{field}={_words(value)}" for field, value in fields.items())


def _words(value: Any) -> str:
    """Return a value: parts with commas, parts of parts with strokes."""
    if not isinstance(value, list | tuple):
        return "-" if value is None else str(value)
    nested = any(isinstance(part, list | tuple) for part in value)
    return ("/" if nested else ",").join(_words(part) for part in value) or "-"
