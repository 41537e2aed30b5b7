"""Secrets: two games that differ only in what a viewer cannot know look the same to them.

Such a pair is a game and its *twin*: hidden cards are dealt, or given, differently, and then
everybody makes the same public moves. How to make twins differs from game to game
(`tusch.figaro.testing`, `tusch.flohcati.testing`); how they are compared does not.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tusch.game import Player, Rng, Seat, Step
from tusch.i18n import has
from tusch.play import IllegalError, check, why_not
from tusch.registry import AnyGame
from tusch.testing.checks import name, tries
from tusch.testing.walks import ConformanceError, Walk

Steps: TypeAlias = tuple[Step[Any, Any], ...]
TwinMaker: TypeAlias = Callable[[Walk, Seat | None, Rng], Steps]
"""Makes the twin of a game for a viewer; it may end sooner, where the public moves part."""

ATTEMPTS = 5
"""How many twins are made before one that does not differ is taken."""
TRIES = 3
"""How many answers are compared at an entry."""
SPOKEN = 8
"""Writing a sentence takes long: refusals are compared as texts once in so many entries."""


class Pair(NamedTuple):
    """A game and its twin for one viewer."""

    walk: Walk
    viewer: Seat | None
    twin: Steps

    @property
    def differs(self) -> bool:
        """Whether there is anything hidden that differs."""
        both = zip(self.walk.steps, self.twin, strict=False)
        return any(one.after != other.after for one, other in both)


def pairs(walk: Walk, make_twin: TwinMaker) -> Iterator[Pair]:
    """Yield a pair for every seat and for a spectator; the walk's seed decides all of them."""
    for viewer in walk.viewers:
        yield pair_for(walk, viewer, make_twin)


def pair_for(walk: Walk, viewer: Seat | None, make_twin: TwinMaker) -> Pair:
    """Return a pair for one viewer, if possible one that differs: the others show nothing."""
    rng = walk.rng("twin", viewer)
    for _ in range(ATTEMPTS):
        pair = Pair(walk, viewer, make_twin(walk, viewer, rng))
        if pair.differs:
            break
    return pair


def follow(
    walk: Walk,
    act: Callable[[int, Any], Any],
    agree: Callable[[Step[Any, Any], Step[Any, Any]], bool],
) -> Steps:
    """Play a game again with other hidden acts, for as long as all that is public stays.

    `act` returns the action at an entry in the state that has come about. The twin ends before
    an action that is not allowed there, or whose two steps do not agree about what is public. Who
    acts next is no secret either: where that differs the two can be told apart.
    """
    game = walk.game
    state = game.start(walk.players)
    twin: list[Step[Any, Any]] = []
    for entry, step in enumerate(walk.steps):
        action = act(entry, state)
        try:
            check(game, state, step.actor, action)
        except IllegalError:
            break
        other = Step(state, step.actor, action, game.apply(state, action))
        if not agree(step, other):
            break
        twin.append(other)
        state = other.after
    return tuple(twin)


def compare(game: AnyGame, pair: Pair) -> None:
    """Raise `ConformanceError` if anything that a game tells the viewer tells the two apart."""
    for entry, steps in enumerate(zip(pair.walk.steps, pair.twin, strict=False)):
        attempts = list(tries(pair.walk, entry, TRIES))
        spoken = entry % SPOKEN == 0
        ours, theirs = (_told(game, step, pair.viewer, attempts, spoken=spoken) for step in steps)
        for (what, told), (_, told_otherwise) in zip(ours, theirs, strict=True):
            if told != told_otherwise:
                where = _parting(told, told_otherwise)
                fault = f"{what} of {name(pair.viewer)} tells a game from its twin: {where}"
                raise ConformanceError("secrecy", pair.walk, entry, fault)


def _told(
    game: AnyGame,
    step: Step[Any, Any],
    viewer: Seat | None,
    attempts: list[Any],
    *,
    spoken: bool,
) -> Iterator[tuple[str, str]]:
    """Yield all that a viewer is told by a step: what it is, and its text."""
    before, _, action, after = step
    yield "an event", _json(game.events(before, action, after, viewer))
    view = game.observe(after, viewer)
    yield "the view", _json(view)
    yield "the view as text", str(view)
    for attempt in attempts:
        answer = _answer(game, after, viewer, attempt, spoken=spoken)
        yield f"the answer to {game.format(attempt)}", answer


def _answer(game: AnyGame, state: Any, viewer: Seat | None, action: Any, *, spoken: bool) -> str:
    """Return what a viewer hears who tries an action."""
    if viewer is None:
        return _json(why_not(game, state, None, action))
    try:
        check(game, state, viewer, action)
    except IllegalError as error:
        text = str(error) if spoken and has(error.code) else ""
        return _json((error.clause, error.message, text))
    return ""


def _json(value: Any) -> str:
    """Return a value as it goes over the wire."""
    return msgspec.json.encode(value).decode()


def _parting(one: str, other: str) -> str:
    """Return the places where two texts part."""
    place = next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    here = slice(max(0, place - 30), place + 30)
    return f"...{one[here]}... or ...{other[here]}..."


def same_choice(pair: Pair, make_player: Callable[[Seat], Player[Any, Any]]) -> None:
    """Raise `ConformanceError` if a player who sees the same decides differently.

    The factory makes one player for the game and one for its twin; each is asked at every
    decision of the viewer.
    """
    seat = pair.viewer
    if seat is None:
        return
    game = pair.walk.game
    decisions = [entry for entry, step in enumerate(pair.twin) if step.actor == seat]
    chosen = []
    for steps in (pair.walk.steps, pair.twin):
        player = make_player(seat)
        chosen.append([player.choose(game.observe(steps[at].before, seat)) for at in decisions])
    for entry, one, other in zip(decisions, *chosen, strict=True):
        if one != other:
            fault = (
                f"seat {seat} sees the same, and chooses {game.format(one)} in a game, "
                f"{game.format(other)} in its twin"
            )
            raise ConformanceError("same-choice", pair.walk, entry, fault)
