"""What `make coach` measures: parts as data, each a number of units that are measured one by one.

A unit is a few numbers that depend on the part and the unit's number alone.
"""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from tusch import bots, coach, registry
from tusch import record as records
from tusch.bots.greedy import GreedyPlayer
from tusch.coach.appraisers import shares
from tusch.coach.budget import reference
from tusch.coach.decisions.reference import ReferencePlayer
from tusch.coach.ledger.luck import luck
from tusch.coach.report import AccountName, Report, Verdict
from tusch.coach.review import Table
from tusch.play import playout
from tusch.record import Record
from tusch.registry import AnyGame

SMALL = 1024
"""The budget of averages over many games: with less the reference is weaker than strong levels."""
TINY = 256
"""The budget of averages of the ledger alone."""
REFERENCE = "reference"
LEVELS = ("novice", "casual", "steady", "skilled", "expert", "master:20ms")
MIXED = ("greedy", "novice", "casual", "random", "steady", "skilled")
WORLDS = 400
"""In how many worlds a costly moment is played on."""


class Part(NamedTuple):
    """One figure: what a unit is, how many there are, and what it is about."""

    name: str
    """The figure, the game, the table size and who plays, with slashes between them."""
    units: int

    @property
    def words(self) -> list[str]:
        return self.name.split("/")

    def play(self, number: int) -> Sequence[float]:
        """Measure one unit; a worker asks for it by its number."""
        figure, game, players, who = self.words
        return FIGURES[figure](registry.make(game), int(players), who, number)


def parts() -> list[Part]:
    """All parts, the quick ones first."""
    found = []
    for game, entry in registry.GAMES.items():
        for players in entry.seats:
            for who in ("casual", "mixed"):
                found.append(Part(f"luck/{game}/{players}/{who}", 10_000 // len(entry.seats)))
            found.append(Part(f"luck/{game}/{players}/{REFERENCE}", 400))
            for who in ("casual", "mixed", REFERENCE):
                found.append(Part(f"lie/{game}/{players}/{who}", 200))
        found.append(Part(f"factor/{game}/4/greedy", 2_000))
        found.append(Part(f"time/{game}/4/casual", 20))
        found += [Part(f"level/{game}/4/{level}", 200) for level in LEVELS]
        found.append(Part(f"accused/{game}/4/{REFERENCE}", 400))
        found.append(Part(f"gain/{game}/4/casual", 200))
    return found


def _played(game: AnyGame, names: Sequence[str], number: int) -> Record:
    """One game; it depends on nothing but its number and who plays."""
    chance = f"coach/{number}/{'/'.join(names)}"
    players = [_bot(name, game, Random(f"{chance}/{seat}")) for seat, name in enumerate(names)]
    steps = playout(game, game.start(len(names)), players, Random(f"{chance}/dealer"))
    return records.write(game, len(names), steps)


def _bot(name: str, game: AnyGame, rng: Random) -> Any:
    if name == REFERENCE:
        return ReferencePlayer(game, rng, reference(game.name, None, compiled=True))
    return bots.make(name, game, rng, custom=True)


def _names(players: int, who: str, number: int) -> list[str]:
    """Who sits where."""
    if who != "mixed":
        return [who] * players
    return [MIXED[(number + seat) % len(MIXED)] for seat in range(players)]


def _report(game: AnyGame, names: Sequence[str], number: int, budget: int | None) -> Report:
    """The report on one seat, another one in each game."""
    return coach.report(_played(game, names, number), number % len(names), budget=budget)


def _luck(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """The card luck of one seat."""
    record = _played(game, _names(players, who, number), number)
    return [luck(record, budget=TINY)[number % players]]


def _amount(report: Report, name: AccountName) -> float:
    return sum(each.amount for each in report.ledger.accounts if each.name is name)


def _lie(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """The lie of the cards of one seat, and by how much the ledger misses the result."""
    report = _report(game, _names(players, who, number), number, SMALL)
    books = report.ledger
    missed = sum(each.amount for each in books.accounts) - (books.result - books.start)
    return [_amount(report, AccountName.LIE), abs(missed)]


def _accused(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """Whether the reference is accused of anything in a game of its own; its lie and its play."""
    report = _report(game, [who] * players, number, None)
    found = (_amount(report, AccountName.LIE), _amount(report, AccountName.PLAY))
    return [float(report.summary.costly > 0), *found]


def _factor(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """What a seat won, and its card luck."""
    record = _played(game, [who] * players, number)
    seat = number % players
    winners = record.result.winners if record.result else ()
    won = 1 / len(winners) if seat in winners else 0.0
    return [won, luck(record)[seat]]


def _level(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """What a level gives away among steady players."""
    seat = number % players
    names = [who if other == seat else "steady" for other in range(players)]
    return [_report(game, names, number, SMALL).summary.lost]


def _time(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """The seconds until the third verdict and until the end, compiled already."""
    table = Table(_played(game, [who] * players, number))
    start = time.perf_counter()
    steps, third, seen = coach.review(table, number % players), 0.0, 0
    for progress in steps:
        seen += progress.decision is not None
        if seen == 3 and not third:
            third = time.perf_counter() - start
    return [third, time.perf_counter() - start]


def _gain(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """The claim of the costliest moment of a game, what it gained played on, and its variance.

    Nothing if no move was costly. The worlds are fresh, and all go on by the rules of thumb.
    """
    record = _played(game, [who] * players, number)
    table, seat = Table(record), number % players
    report = coach.report(table, seat)
    costly = [each for each in report.decisions if each.verdict is Verdict.COSTLY]
    if not costly:
        return []
    moment = costly[number % len(costly)]
    view = game.observe(table.steps[moment.entry].before, seat)
    moves = [game.parse(text or "", dealer=False) for text in (moment.better, moment.played)]
    gains = []
    for world in range(WORLDS):
        chance = f"gain/{number}/{world}"
        state = game.determinize(view, Random(chance))
        better, played = (
            _played_on(game, game.apply(state, move), seat, Random(f"{chance}/on"))
            for move in moves
        )
        gains.append(better - played)
    mean = sum(gains) / WORLDS
    variance = sum((gain - mean) ** 2 for gain in gains) / (WORLDS - 1) / WORLDS
    return [moment.loss, mean, variance]


def _played_on(game: AnyGame, state: Any, seat: int, rng: Random) -> float:
    """What a seat gets if all go on by the rules of thumb."""
    players = [GreedyPlayer(game, rng)] * state.players
    for step in playout(game, state, players, rng):
        state = step.after
    outcome = game.outcome(state)
    return shares(outcome, state.players)[seat] if outcome else 0.0


FIGURES: dict[str, Callable[[AnyGame, int, str, int], list[float]]] = {
    "luck": _luck,
    "lie": _lie,
    "factor": _factor,
    "time": _time,
    "level": _level,
    "accused": _accused,
    "gain": _gain,
}
