"""`tusch simulate`: bots against bots, into records and a summary."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple, TextIO

from tusch import bots as bot_list
from tusch import record as records
from tusch.arena import match
from tusch.arena.match import BotRecord
from tusch.bots.guard import Telling, told_by
from tusch.cli.chance import fresh_seed, generator
from tusch.cli.files import STANDARD, Lines, standard, writing
from tusch.cli.play.seating import (
    FileName,
    Lang,
    Options,
    Whole,
    at_least,
    bot_names,
    for_seats,
    is_option,
    make_game,
    table_size,
)
from tusch.cli.progress import counted
from tusch.cli.searching import prepare
from tusch.cli.standing_in import stood_in
from tusch.errors import OptionError
from tusch.game import Arg, Message
from tusch.i18n import t
from tusch.processes.signals import heeded, held
from tusch.registry import AnyGame

DEFAULT_GAMES = 100


class Simulation(NamedTuple):
    """Bots at a table, for as many games as are wanted."""

    game: AnyGame
    bots: tuple[str, ...]
    seed: int
    telling: Telling | None = None
    """Who tells what bots do wrong; None: in every game somebody else."""

    def play(self, index: int) -> BotRecord:
        """Play the game of this number; it depends on nothing else."""
        dealer = generator(self.seed, index, "dealer")
        make = partial(told_by, self.telling or Telling(), bot_list.make)
        chance = f"{self.seed}/{index}"
        return match.play(self.game, self.bots, chance, dealer, make, bot_list.dismiss)


class Tally:
    """What the summary counts."""

    def __init__(self, seats: int) -> None:
        """Begin with no game."""
        self.games = 0
        self.moves = 0
        self.wins = [0] * seats
        self.totals = [0] * seats
        self.stand_ins = [match.StandIns()] * seats

    def add(self, record: BotRecord) -> None:
        """Count a finished game."""
        self.games += 1
        self.moves += sum(who is not None for who, _ in record.log)
        match.stand_ins(record, range(len(self.wins)), self.stand_ins)
        if record.result:
            for seat in record.result.winners:
                self.wins[seat] += 1
            for seat, total in enumerate(record.result.totals):
                self.totals[seat] += total


def simulate(
    game: str,
    /,
    *,
    players: Whole | None = None,
    games: Whole = DEFAULT_GAMES,
    edition: str | None = None,
    option: Options = (),
    seed: Whole | None = None,
    bots: str = "random",
    out: FileName | None = None,
    lang: Lang,
) -> int:
    """Play bots against bots, write the records, print a summary."""
    chosen = make_game(game, edition, option)
    names = bot_names(bots)
    seats = table_size(chosen, players, len(names) if len(names) > 1 else None)
    at_least("--games", games, 1)
    if out is not None and (not out or is_option(out)):
        raise OptionError("cli-error-value", option="--out")
    seed = fresh_seed() if seed is None else seed
    simulation = Simulation(chosen, tuple(for_seats(names, seats)), seed, Telling(lang))
    tally = Tally(seats)
    report = sys.stderr if out == STANDARD else sys.stdout
    began = time.perf_counter()
    try:
        with heeded(), _lines(out) as lines:
            prepare(names, chosen.name, lang)
            began = time.perf_counter()
            with counted(games) as advance:
                for index in range(games):
                    record = simulation.play(index)
                    # Every game that is kept is counted.
                    with held():
                        lines.write(records.encode(record))
                        tally.add(record)
                    advance()
    except KeyboardInterrupt:
        print(t("cli-simulate-stopped", lang, count=tally.games, games=games), file=sys.stderr)
        raise
    finally:
        if tally.games:
            _report(simulation, tally, time.perf_counter() - began, lang, report)
    return 0


@contextmanager
def _lines(out: str | None) -> Iterator[Lines]:
    """Open what the records are written to; nothing if no file is wanted."""
    if out == STANDARD:
        yield Lines(standard(sys.stdout))
    else:
        with writing(Path(out or os.devnull)) as lines:
            yield lines


def _report(
    simulation: Simulation, tally: Tally, seconds: float, lang: str, report: TextIO
) -> None:
    """Print the summary."""

    def say(id: str, **args: Arg) -> None:
        print(t(Message(f"cli-simulate-{id}", args), lang), file=report)

    games = tally.games
    rules = simulation.game.rules
    say(
        "played",
        game=simulation.game.name,
        edition=str(rules["edition"]),
        players=len(simulation.bots),
        seed=str(simulation.seed),
        games=games,
    )
    names = match.titles(simulation.bots)
    for seat, name in enumerate(names):
        average = f"{tally.totals[seat] / games:.1f}"
        say("seat", number=str(seat), name=name, wins=tally.wins[seat], average=average)
    for line in stood_in(names, tally.stand_ins, lang):
        print(line, file=report)
    say("moves", average=f"{tally.moves / games:.1f}")
    say("speed", seconds=f"{seconds:.1f}", speed=f"{games / seconds:.0f}")
