"""Why one move of Figaro is better than another, in numbers: who has to collect, and how much."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tusch.cards import sure
from tusch.figaro import Figaro
from tusch.figaro.coach.harvest import Futures, Harvest, Harvests, at_once, harvests
from tusch.figaro.scoring import ranking
from tusch.figaro.state import Action, Phase, State
from tusch.figaro.view import View
from tusch.game import Arg, Message, Seat

OFTEN: Final = 0.15
"""How much more often something has to happen to be worth a word."""
MANY: Final = 1.0
"""How many cards more, on average."""
MOSTLY: Final = 0.5
"""From which share of the worlds on it is said whose display reaches six."""
_MINE: Final = 2.0
"""What a card of one's own counts, beside one of another's."""
_PERCENT: Final = 100
_IDS: Final = {
    (True, True): "figaro-coach-you-fill",
    (True, False): "figaro-coach-you-collect",
    (False, True): "figaro-coach-they-fill",
    (False, False): "figaro-coach-they-collect",
}
"""What is said of oneself and of others: that 6 or more lie there, or just that they collect."""


class Told(NamedTuple):
    """A reason, and how many cards it is about."""

    message: Message
    weight: float


def reason(
    game: Figaro, view: View, played: Action, better: Action, futures: Futures
) -> Message | None:
    """Say by the numbers why another move was better."""
    if view.phase is Phase.EXCHANGE:
        return _exchange(game, view, futures.world(), played, better)
    seat = sure(view.seat)
    state = futures.world()
    once, instead = (at_once(game, state, move) for move in (played, better))
    now, then = harvests(game, view, (played, better), futures)
    if instead and instead.seat == seat:
        return None if once else _take_now(seat, instead, now, futures)
    told: list[Told] = []
    if once and once.seat == seat:
        told += _at_once(seat, once, then, futures)
    else:
        told += _collects(seat, seat, now, then, futures)
    for other in range(view.players):
        if other != seat:
            told += _collects(seat, other, now, then, futures)
    if instead and not (once and once.seat == instead.seat):
        told = [each for each in told if each.message.args.get("seat") != instead.seat]
        args: dict[str, Arg] = {"seat": instead.seat, "count": instead.cards}
        lead = instead.cards - sum(_cards(now, instead.seat)) / len(now)
        told.append(Told(Message("figaro-coach-fill-them", args), lead))
    return max(told, key=lambda each: each.weight).message if told else None


def _exchange(
    game: Figaro, view: View, state: State, played: Action, better: Action
) -> Message | None:
    """F26, F29: say how long the roads become: all of that is known."""
    seat = sure(view.seat)
    now, then = (game.apply(state, move).roads for move in (played, better))
    winner = ranking(now, sure(view.king))[0]
    if winner == seat or ranking(then, sure(view.king))[0] != seat:
        return None
    lengths = {"length": sum(then[seat]), "instead": sum(now[seat]), "theirs": sum(now[winner])}
    return Message("figaro-coach-exchange", {"owner": seat, "seat": winner, **lengths})


def _at_once(seat: Seat, once: Harvest, then: Harvests, futures: Futures) -> list[Told]:
    """Say what was collected by the move itself, if the other one spares most of it."""
    spared = [once.cards - later for later in _cards(then, seat)]
    if not futures.clear(spared, MANY):
        return []
    weight = _MINE * sum(spared) / len(spared)
    args: dict[str, Arg] = {"owner": seat, "count": once.cards}
    if once.filled:
        return [Told(Message("figaro-coach-filled", args), weight)]
    often = {"often": _often(then, seat), "later": _later(then, seat)}
    return [Told(Message("figaro-coach-took", {**args, **often}), weight)]


def _take_now(seat: Seat, taken: Harvest, now: Harvests, futures: Futures) -> Message | None:
    """Say that the cards would only grow more."""
    grown = [later - taken.cards for later in _cards(now, seat)]
    if taken.filled or not futures.clear(grown, MANY):
        return None
    args = {"owner": seat, "count": taken.cards, "often": _often(now, seat)}
    return Message("figaro-coach-take-now", {**args, "later": _later(now, seat)})


def _collects(
    owner: Seat, seat: Seat, now: Harvests, then: Harvests, futures: Futures
) -> list[Told]:
    """Say that a player is more often the next to collect: the owner now, another one then."""
    more, less = (now, then) if seat == owner else (then, now)
    for filled in (True, False):
        pairs = [
            (_does(one, seat, filled=filled), _does(two, seat, filled=filled))
            for one, two in zip(more, less, strict=True)
        ]
        differences = [float(one) - float(two) for one, two in pairs]
        often = sum(one for one, _ in pairs)
        if (filled and often < MOSTLY * len(pairs)) or not futures.clear(differences, OFTEN):
            continue
        shares = {"often": often, "instead": sum(two for _, two in pairs)}
        args = {name: round(_PERCENT * each / len(pairs)) for name, each in shares.items()}
        gained = sum(_cards(more, seat)) - sum(_cards(less, seat))
        weight = (_MINE if seat == owner else 1.0) * gained / len(pairs)
        if weight > 0:
            later = _later(more, seat, filled=filled)
            who = {"owner": owner} | ({} if seat == owner else {"seat": seat})
            id = _IDS[seat == owner, filled]
            return [Told(Message(id, {**who, **args, "later": later}), weight)]
    return []


def _does(harvest: Harvest | None, seat: Seat, *, filled: bool = False) -> bool:
    """Whether it is this seat that collects, if asked for because 6 or more lie there."""
    return harvest is not None and harvest.seat == seat and (harvest.filled or not filled)


def _cards(found: Harvests, seat: Seat) -> list[int]:
    """Return how many cards a seat gets in each world."""
    return [each.cards if each and each.seat == seat else 0 for each in found]


def _often(found: Harvests, seat: Seat) -> int:
    """Return in how many of a hundred worlds a seat is the next."""
    return round(_PERCENT * sum(_does(each, seat) for each in found) / len(found))


def _later(found: Harvests, seat: Seat, *, filled: bool = False) -> int:
    """Return how many cards it gets then, on average."""
    got: Sequence[int] = [each.cards for each in found if each and _does(each, seat, filled=filled)]
    return round(sum(got) / max(1, len(got)))
