"""What `make coach` measures: parts as data, each a number of units that are measured one by one.

A unit is a few numbers that depend on the part and the unit's number alone: so many for each seat.
"""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from benchmarks.coach.lie import lie
from benchmarks.coach.replays import TO_THE_END, gain
from tusch import bots, coach, registry
from tusch import record as records
from tusch.bots.levels import LEVELS
from tusch.coach.budget import reference
from tusch.coach.decisions.reference import ReferencePlayer
from tusch.coach.decisions.verdicts import verdicts
from tusch.coach.decisions.weighing import Weighed, weigh
from tusch.coach.ledger.luck import luck
from tusch.coach.report import AccountName, Report, Verdict
from tusch.coach.review import Table
from tusch.play import playout
from tusch.record import Record
from tusch.registry import AnyGame

SMALL = 1024
"""The budget of averages of a whole ledger."""
TINY = 64
"""The budget of averages of the cards alone: noise does not move them."""
REFERENCE = "reference"
MASTER = "search:4096"
"""The master without its clock: a busy machine would make it weaker."""
MIXED = ("greedy", "novice", "casual", "random", "steady", "skilled")
PLAYING_ON = {
    "figaro": {"casual": (600, 900), f"casual{TO_THE_END}": (240, 0), "skilled": (240, 0)},
    "flohcati": {"greedy": (300, 0)},
}
"""Who plays costly moments on, of how many games, from which on: by the first 900 of Figaro the
second look was chosen, so they do not count."""
LIES = {"figaro": (3_000, 1_600), "flohcati": (1_000, 2_600)}
"""Tables of the reference whose lie is looked at, so many that half a point is beyond the error,
and from which on: after those whose accounts are looked at, and in Zirkus Flohcati after those by
which the odds of takes were chosen."""
SEATS = 4
"""At the tables of most figures."""
SINCE = 2
"""The version of the coach from which on moves are judged as they are now,"""
SINCE_GIFTS = 5
"""and from which on gifts of Zirkus Flohcati are believed as they are now."""
BY_GIFTS = ("accused", "gain", "lie")
"""Figures that count since then; luck has nothing to do with it, and what levels give away and the
other accounts go by what was believed before."""


class Part(NamedTuple):
    """One figure: what a unit is, how many there are, and what it is about."""

    name: str
    """The figure, the game, the table size and who plays, with slashes between them."""
    units: int
    first: int = 0
    """The number of the first unit; those before it do not count."""

    @property
    def since(self) -> int:
        """The version of the coach from which on its units count."""
        figure, game, *_ = self.words
        return SINCE_GIFTS if game == "flohcati" and figure in BY_GIFTS else SINCE

    @property
    def words(self) -> list[str]:
        return self.name.split("/")

    def play(self, number: int) -> Sequence[float]:
        """Measure one unit, its seconds of a processor last; a worker asks for it by its number."""
        figure, game, players, who = self.words
        start = time.process_time()
        found = FIGURES[figure](registry.make(game), int(players), who, number)
        return [*found, round(time.process_time() - start, 3)]


def parts() -> list[Part]:
    """All parts, those first by which the coach stands or falls."""
    found = []
    for game in registry.GAMES:
        found.append(Part(f"accused/{game}/{SEATS}/{REFERENCE}", 100))
    for game in registry.GAMES:
        found.append(Part(f"level/{game}/{SEATS}/levels", 200))
    for game in registry.GAMES:
        on = PLAYING_ON.get(game, {})
        found += [Part(f"gain/{game}/{SEATS}/{who}", *games) for who, games in on.items()]
    for game in registry.GAMES:
        found.append(Part(f"lie/{game}/{SEATS}/{REFERENCE}", *LIES.get(game, (0, 0))))
    for game in registry.GAMES:
        found.append(Part(f"factor/{game}/{SEATS}/greedy", 2_000))
    for game, entry in registry.GAMES.items():
        for players in entry.seats:
            share = 10_000 // len(entry.seats)
            found += [Part(f"luck/{game}/{players}/{who}", share) for who in ("casual", "mixed")]
            found.append(Part(f"luck/{game}/{players}/{REFERENCE}", 100))
    for game, entry in registry.GAMES.items():
        for players in entry.seats:
            found += [Part(f"accounts/{game}/{players}/{who}", 50) for who in ("casual", "mixed")]
            many = 1_600 if players == SEATS else 50
            found.append(Part(f"accounts/{game}/{players}/{REFERENCE}", many))
            if players != SEATS:
                found.append(Part(f"level/{game}/{players}/levels", 40))
    return found


def played(game: AnyGame, names: Sequence[str], number: int, cards: str = "") -> Record:
    """One game; it depends on its number alone and who plays, or how its cards are called."""
    chance = f"coach/{number}/{cards or '/'.join(names)}"
    players = [_bot(name, game, Random(f"{chance}/{seat}")) for seat, name in enumerate(names)]
    steps = playout(game, game.start(len(names)), players, Random(f"{chance}/dealer"))
    return records.write(game, len(names), steps)


def _bot(name: str, game: AnyGame, rng: Random) -> Any:
    if name == REFERENCE:
        return ReferencePlayer(game, rng, reference(game.name, None, compiled=True))
    return bots.make(MASTER if name == "master" else name, game, rng, custom=True)


def _names(players: int, who: str, number: int) -> list[str]:
    """Who sits where."""
    if who != "mixed":
        return [who] * players
    return [MIXED[(number + seat) % len(MIXED)] for seat in range(players)]


def _luck(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """The card luck of one seat: that of all together is nothing."""
    names = _names(players, who, number)
    return [_few_acts(played(game, names, number))[number // len(MIXED) % players]]


def _few_acts(record: Record) -> tuple[float, ...]:
    """The luck of all seats, by a few acts of the dealer even where all could be counted."""
    spent = reference(record.game, TINY, compiled=True)
    return luck(record, spent=replace(spent, states=32, acts=2, counted=False))


def _amount(report: Report, name: AccountName) -> float:
    return sum(each.amount for each in report.ledger.accounts if each.name is name)


def _accounts(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """For each seat the lie of the cards, its par, and by how much the ledger misses the result."""
    table = Table(played(game, _names(players, who, number), number), SMALL)
    found = []
    for seat in range(players):
        report = coach.report(table, seat)
        books = report.ledger
        missed = sum(each.amount for each in books.accounts) - (books.result - books.start)
        amounts = (_amount(report, AccountName.LIE), _amount(report, AccountName.PAR))
        found += [*amounts, abs(missed)]
    return found


def _accused(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """For each seat: whether the reference is accused of anything; its lie and its play."""
    table = Table(played(game, [who] * players, number))
    found = []
    for seat in range(players):
        report = coach.report(table, seat)
        amounts = (_amount(report, AccountName.LIE), _amount(report, AccountName.PLAY))
        found += [float(report.summary.costly > 0), *amounts]
    return found


def _lie(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """The lie of the cards of each seat."""
    return lie(played(game, _names(players, who, number), number))


def _factor(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """What a seat won, and its card luck."""
    record = played(game, [who] * players, number)
    seat = number % players
    winners = record.result.winners if record.result else ()
    won = 1 / len(winners) if seat in winners else 0.0
    return [won, luck(record)[seat]]


def _level(game: AnyGame, players: int, _who: str, number: int) -> list[float]:
    """What each level gave away, at a table of steady players with the same cards."""
    found = []
    for level, name in enumerate(LEVELS):
        weighed = _weighed_of(game, players, name, number)
        lost = sum((each.loss for each in weighed if not each.first), start=0.0)
        found += [float(level), lost]
    return found


def _gain(game: AnyGame, players: int, who: str, number: int) -> list[float]:
    """Of one costly move the claim, what the better one gained played on, and the variance of that.

    Nothing where no move was costly, or a second look does not confirm the one that is looked at.
    One level after another makes it, but for the last.
    """
    order = [*LEVELS][:-1]
    weighed = _weighed_of(game, players, order[number % len(order)], number)
    judged = zip(
        weighed, verdicts([each._replace(confirmed=True) for each in weighed]), strict=True
    )
    costly = [each for each, verdict in judged if verdict is Verdict.COSTLY]
    if not costly:
        return []
    moment = costly[number % len(costly)]
    return [moment.loss, *gain(game, who, moment, number)] if moment.confirmed else []


def _weighed_of(game: AnyGame, players: int, level: str, number: int) -> list[Weighed]:
    """All decisions of a level among steady players; the cards are the same for every level."""
    seat = number % players
    names = [level if other == seat else "steady" for other in range(players)]
    return _weighed(Table(played(game, names, number, "levels")), seat)


def _weighed(table: Table, seat: int) -> list[Weighed]:
    """All decisions of a seat without its ledger."""
    parts = (table.appraiser, table.reference)
    return [
        weigh(table.game, choice, table.search.think(choice.view), *parts)
        for choice in table.choices(seat)
        if not choice.forced
    ]


FIGURES: dict[str, Callable[[AnyGame, int, str, int], list[float]]] = {
    "luck": _luck,
    "accounts": _accounts,
    "factor": _factor,
    "level": _level,
    "gain": _gain,
    "lie": _lie,
    "accused": _accused,
}
