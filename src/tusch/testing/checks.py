"""What the rules of a game promise: one check a promise, at one entry of a walk.

A check yields what is wrong before the entry it is given, or about it; the entry after the
last stands for the end of the game.
"""

from collections import Counter
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from typing import Any

from tusch.game import DEALER, Outcome, Seat
from tusch.play import IllegalError, check
from tusch.testing import walks
from tusch.testing.walks import Walk

TRIES = 6
"""How many actions that may not be legal are tried at an entry."""
OTHERS = 3
"""With how many other games the order of legal actions is compared."""


def one_actor(walk: Walk, entry: int) -> Iterator[str]:
    """Exactly one actor until the end, and then none."""
    state = walk.state(entry)
    actor, turn = walk.game.actor(state), walk.game.turn(state)
    if (actor is None) != (entry == walk.end):
        yield f"{actor} acts"
    if actor is not None and actor is not DEALER and actor not in range(walk.players):
        yield f"there is no actor {actor!r}"
    if turn is not None and turn not in range(walk.players):
        yield f"there is no seat {turn!r} to be on turn"
    if isinstance(actor, int) and turn is None:
        yield f"seat {actor} acts, and it is nobody's turn"


def legal(walk: Walk, entry: int) -> Iterator[str]:
    """Legal actions are there for an acting player alone, distinct, and all pass `check`."""
    game, state = walk.game, walk.state(entry)
    actor, actions = game.actor(state), game.legal_actions(state)
    if not isinstance(actor, int):
        if actions:
            yield f"nobody acts, yet there are legal actions: {_written(walk, actions)}"
        return
    if not actions:
        yield f"seat {actor} acts and has no legal action"
    if len(set(actions)) < len(actions):
        yield f"a legal action is there twice: {_written(walk, actions)}"
    if game.legal_actions(state) != actions:
        yield "asked twice, the legal actions differ"
    for action in actions:
        try:
            check(game, state, actor, action)
        except IllegalError as refused:
            yield f"{game.format(action)} is legal, but refused: {refused.code}"


def fixed_order(walk: Walk, entry: int) -> Iterator[str]:
    """Legal actions stand in one order of all actions, in this game and in some others."""
    if entry < walk.end:
        return
    game, players, seed, _, hooks = walk
    others = [walks.walk(game, players, seed + number, hooks) for number in range(1, OTHERS + 1)]
    before: dict[str, set[str]] = {}
    for step in (step for played in (walk, *others) for step in played.steps):
        actions = [game.format(action) for action in game.legal_actions(step.before)]
        for earlier, later in pairwise(actions):
            before.setdefault(later, set()).add(earlier)
    try:
        TopologicalSorter(before).prepare()
    except CycleError as cycle:
        yield f"legal actions stand in no fixed order: {', '.join(reversed(cycle.args[1]))}"


def pure(walk: Walk, entry: int) -> Iterator[str]:
    """`apply` changes nothing, and gives the same for the same."""
    if entry == walk.end:
        return
    step = walk.steps[entry]
    state, action = repr(step.before), repr(step.action)
    again = walk.game.apply(step.before, step.action)
    if (repr(step.before), repr(step.action)) != (state, action):
        yield f"apply changed what it was given: {walk.game.format(step.action)}"
    if again != step.after:
        yield f"applied twice, {walk.game.format(step.action)} comes to different states"


def dealer(walk: Walk, entry: int) -> Iterator[str]:
    """What the dealer draws can be dealt, depends on chance alone, and only when it is due."""
    game, state = walk.game, walk.state(entry)
    if game.actor(state) is DEALER:
        act = game.sample(state, walk.rng(entry))
        if game.sample(state, walk.rng(entry)) != act:
            yield "two draws by the same chance differ"
        for drawn in (act, walk.steps[entry].action):
            error = game.misdeal(state, drawn)
            if error:
                yield f"the dealer drew {game.format(drawn)}, but {error.code}"
    else:
        for action in tries(walk, entry, TRIES):
            if game.misdeal(state, action) is None:
                yield f"it is not the dealer's move, yet they may {game.format(action)}"


def outcome(walk: Walk, entry: int) -> Iterator[str]:
    """No outcome until the game is over; then one that agrees with itself."""
    found = walk.game.outcome(walk.state(entry))
    if entry < walk.end:
        if found is not None:
            yield "there is an outcome before the end"
    elif found is None:
        yield "the game is over without an outcome"
    else:
        yield from _outcome_faults(walk, found)


def _outcome_faults(walk: Walk, found: Outcome) -> Iterator[str]:
    """Yield what does not fit together in an outcome."""
    seats = range(walk.players)
    if len(found.totals) != walk.players:
        yield f"{len(found.totals)} totals for {walk.players} players"
    if not found.winners or list(found.winners) != sorted(set(found.winners) & set(seats)):
        yield f"winners are not seats in ascending order: {found.winners}"
    if found.ranking is not None:
        if sorted(found.ranking) != list(seats):
            yield f"the ranking is not of all seats: {found.ranking}"
        if set(found.ranking[: len(found.winners)]) != set(found.winners):
            yield f"the winners {found.winners} do not lead the ranking {found.ranking}"
    sums: Counter[Seat] = Counter()
    for reason in found.reasons:
        sums[reason.seat] += reason.points
    if any(sums[seat] != total for seat, total in enumerate(found.totals)):
        yield f"reasons add up to {dict(sums)}, totals are {found.totals}"


def cards(walk: Walk, entry: int) -> Iterator[str]:
    """No card appears or is lost."""
    zones = walk.hooks.zones
    if zones is None or entry == walk.end:
        return
    step = walk.steps[entry]
    before, after = Counter(zones(step.before)), Counter(zones(step.after))
    if before != after:
        came, went = sorted((after - before).elements()), sorted((before - after).elements())
        yield f"{walk.game.format(step.action)} adds the cards {came} and loses {went}"


def explain(walk: Walk, entry: int) -> Iterator[str]:
    """`explain` has a reason against what is not legal, and none against what is."""
    game, state = walk.game, walk.state(entry)
    for viewer in walk.viewers:
        view = game.observe(state, viewer)
        for action in (*view.legal, *tries(walk, entry, TRIES)):
            refusal = game.explain(view, action)
            if (refusal is None) != (action in view.legal):
                why = "no reason against" if refusal is None else f"{refusal.code} against"
                yield f"{name(viewer)} is told {why} {game.format(action)}"


def tries(walk: Walk, entry: int, number: int) -> Iterator[Any]:
    """Yield actions of every kind and of other moments, of which most are not legal now."""
    kinds = walk.hooks.tries
    for place in range(number if walk.steps else 0):
        if kinds and place % 2 == 0:
            yield kinds[(entry + place) % len(kinds)]
        else:
            yield walk.steps[(entry + 17 * (place + 1) ** 2) % walk.end].action


def name(viewer: Seat | None) -> str:
    """Return how a fault speaks of a viewer."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def _written(walk: Walk, actions: tuple[Any, ...]) -> str:
    """Return actions in notation."""
    return ", ".join(walk.game.format(action) for action in actions)
