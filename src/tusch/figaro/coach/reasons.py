"""Why one move of Figaro is better than another, in numbers: who has to collect, and how much."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from tusch.cards import sure
from tusch.figaro import Figaro
from tusch.figaro.cards import worth
from tusch.figaro.events import Collected, Taken
from tusch.figaro.rules import lying
from tusch.figaro.ruleset import ENOUGH
from tusch.figaro.state import Action, Phase, Play, State, Take
from tusch.figaro.view import View
from tusch.game import Message, Seat, Step

CLEAR: Final = 10
"""From how many of a hundred worlds on a difference is worth a word."""
_ROUNDS: Final = 2
"""How often everybody is on turn while we look who collects."""
_PERCENT: Final = 100

Futures: TypeAlias = Callable[[Any], Iterator[Iterator[Step[State, Action]]]]


class Harvest(NamedTuple):
    """Who collects next, and how much."""

    often: tuple[int, ...]
    """In how many of a hundred worlds each seat does."""
    cards: tuple[int, ...]
    """How many cards it gets then, on average."""


def reason(
    game: Figaro, view: View, played: Action, better: Action, futures: Futures
) -> Message | None:
    """Say by the numbers why another move was better."""
    seat = sure(view.seat)
    if view.phase is Phase.EXCHANGE:
        return None
    if isinstance(played, Play) and played.to == seat:
        display = (*view.displays[seat], played.card)
        if worth(display) >= ENOUGH:
            count = len(lying(view.displays)) + 1
            return Message("figaro-coach-filled", {"owner": seat, "count": count})
    now, then = (_harvest(game, view.players, futures(move)) for move in (played, better))
    if isinstance(played, Take):
        args = {"owner": seat, "count": len(lying(view.displays)), "often": then.often[seat]}
        return Message("figaro-coach-took", {**args, "later": then.cards[seat]})
    if isinstance(better, Take):
        args = {"owner": seat, "count": len(lying(view.displays)), "often": now.often[seat]}
        return Message("figaro-coach-take-now", {**args, "later": now.cards[seat]})
    if now.often[seat] - then.often[seat] >= CLEAR:
        args = {"owner": seat, "often": now.often[seat], "instead": then.often[seat]}
        return Message("figaro-coach-you-collect", {**args, "later": now.cards[seat]})
    others = [other for other in range(view.players) if other != seat]
    gained = max(others, key=lambda other: then.often[other] - now.often[other])
    if then.often[gained] - now.often[gained] >= CLEAR:
        return _they_collect(seat, gained, now, then)
    return None


def _they_collect(owner: Seat, seat: Seat, now: Harvest, then: Harvest) -> Message:
    """Say who would have had to collect more often."""
    args = {"owner": owner, "seat": seat, "often": then.often[seat], "instead": now.often[seat]}
    return Message("figaro-coach-they-collect", {**args, "later": then.cards[seat]})


def _harvest(
    game: Figaro, players: int, worlds: Iterator[Iterator[Step[State, Action]]]
) -> Harvest:
    """Look who collects or takes next, in each world."""
    times, cards, seen = [0] * players, [0] * players, 0
    for steps in worlds:
        seen += 1
        got = _first_collected(game, islice(steps, _ROUNDS * players))
        if got:
            times[got.seat] += 1
            cards[got.seat] += len(got.cards)
    return Harvest(
        tuple(round(_PERCENT * each / seen) for each in times),
        tuple(round(all_ / max(1, each)) for all_, each in zip(cards, times, strict=True)),
    )


def _first_collected(
    game: Figaro, steps: Iterator[Step[State, Action]]
) -> Collected | Taken | None:
    """Return who collects or takes first, if somebody does."""
    for step in steps:
        for event in game.events(step.before, step.action, step.after, None):
            if isinstance(event, Collected | Taken):
                return event
    return None
