"""Every scene of the games: where in the games of random players it is to be found."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.page.support.film.taken import Moment
from tests.page.support.tables import sample
from tusch import record, registry
from tusch.game import Step

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz")
GAMES = 80
CLOSE = 2
"""Whoever is behind by so little lost by a hair."""

Found = Step[Any, Any]
Fits = Callable[[Found, int | None], bool]


@dataclass(frozen=True)
class Scene:
    """What a scene is made of, and which of many to take."""

    game: str
    players: int
    kinds: tuple[str, ...]
    fits: Fits = lambda _step, _seat: True
    any_seat: bool = False
    """Whether it may be seen from any seat, and not only from the first."""
    since: str | None = None
    """The entry, in the notation of records, with which it begins some entries before."""

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(range(self.players)) if self.any_seat else (0,)


def mine(step: Found, seat: int | None) -> bool:
    return bool(step.actor == seat)


def theirs(step: Found, seat: int | None) -> bool:
    return not mine(step, seat)


def _my_turn(step: Found, seat: int | None) -> bool:
    return bool(step.before.turn == seat)


def _full_ring(step: Found, seat: int | None) -> bool:
    return theirs(step, seat) and sum(map(bool, step.before.displays)) >= 3


def _long_row(step: Found, seat: int | None) -> bool:
    return not _my_turn(step, seat) and len(step.before.row) >= 3


def _last_of(game: str, how: str) -> Fits:
    """The end of a game as somebody sees it who has won, lost by a hair, or lost."""
    made = registry.make(game)

    def fits(step: Found, seat: int | None) -> bool:
        outcome = made.outcome(step.after)
        assert outcome
        assert seat is not None
        behind = abs(outcome.totals[seat] - outcome.totals[outcome.winners[0]])
        second = outcome.ranking is None or outcome.ranking[1] == seat
        if seat in outcome.winners:
            return how == "won"
        # By one: the least that can be marked.
        if second and behind <= CLOSE:
            return how == "close" and behind == 1
        return how == "lost"

    return fits


SCENES = {
    "figaro-deal": Scene("figaro", 4, ("dealt",)),
    "figaro-play": Scene("figaro", 4, ("played",), mine),
    "figaro-six": Scene("figaro", 4, ("played", "collected"), theirs),
    "figaro-ring": Scene("figaro", 5, ("ring",), _full_ring),
    "figaro-take": Scene("figaro", 5, ("taken",), theirs),
    "figaro-last-card": Scene("figaro", 4, ("played", "one-card-left"), theirs),
    "figaro-round-end": Scene("figaro", 6, ("round-ended", "paved")),
    "figaro-exchange": Scene("figaro", 4, ("round-ended", "exchanged", "paved")),
    "figaro-won": Scene("figaro", 4, ("won",), _last_of("figaro", "won"), any_seat=True),
    "figaro-close": Scene("figaro", 4, ("won",), _last_of("figaro", "close"), any_seat=True),
    "figaro-lost": Scene("figaro", 5, ("won",), _last_of("figaro", "lost"), any_seat=True),
    "flohcati-flip": Scene(
        "flohcati", 4, ("flipped",), lambda step, seat: not _my_turn(step, seat)
    ),
    "flohcati-bust": Scene("flohcati", 4, ("busted",), _long_row),
    "flohcati-action": Scene("flohcati", 4, ("action-turned",), _my_turn),
    "flohcati-fanfare": Scene("flohcati", 4, ("fanfare-sounded",), since="fanfare"),
    "flohcati-demand": Scene("flohcati", 4, ("demanded",), theirs),
    "flohcati-give": Scene("flohcati", 4, ("given",), theirs),
    "flohcati-give-own": Scene("flohcati", 4, ("given",), mine),
    "flohcati-steal": Scene("flohcati", 4, ("stolen",), theirs),
    "flohcati-take": Scene("flohcati", 4, ("taken",), mine),
    "flohcati-trio": Scene("flohcati", 4, ("trio",), mine),
    "flohcati-gala": Scene("flohcati", 2, ("gala",)),
    "flohcati-won": Scene("flohcati", 3, ("won",), _last_of("flohcati", "won"), any_seat=True),
    "flohcati-close": Scene("flohcati", 4, ("won",), _last_of("flohcati", "close"), any_seat=True),
    "flohcati-lost": Scene("flohcati", 5, ("won",), _last_of("flohcati", "lost"), any_seat=True),
}


@cache
def moment(name: str) -> Moment:
    """The first place where a scene is to be found."""
    return next(moments(SCENES[name]))


def moments(scene: Scene) -> Iterator[Moment]:
    """Yield the places where a scene is to be found."""
    made = registry.make(scene.game)
    for seed in range(GAMES):
        text, steps = _game(scene.game, scene.players, seed)
        for entry, step in enumerate(steps):
            for seat in scene.seats:
                events = made.events(step.before, step.action, step.after, seat)
                kinds = {str(event.__struct_config__.tag) for event in events}
                if not set(scene.kinds) <= kinds or not scene.fits(step, seat):
                    continue
                begun = _since(text, entry, scene.since)
                if begun is not None:
                    yield Moment(scene.game, text, begun, seat, entry - begun + 1)


def _since(text: str, entry: int, since: str | None) -> int | None:
    """Where the scene begins that ends with an entry; None: too soon before it."""
    if since is None:
        return entry
    log = [what for _, what in json.loads(text)["log"]]
    found = max((at for at in range(entry) if log[at] == since), default=entry)
    return found if entry - found >= 3 else None


@cache
def _game(game: str, players: int, seed: int) -> tuple[str, tuple[Found, ...]]:
    text = json.dumps(sample(game, players, seed, NAMES[:players]))
    return text, tuple(record.read(registry.make(game), record.decode(text)))
