"""`tusch arena`: bots against bots on duplicate deals, with win rates and ratings."""

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from functools import partial
from pathlib import Path
from typing import TextIO

from tusch import bots as bot_list
from tusch import record as records
from tusch.arena.match import ArenaRecord, Match, StandIns, rated, stand_ins
from tusch.arena.plot import svg
from tusch.arena.ratings import RatedGame, Standing, table
from tusch.arena.run import Kept, appending, check_same, decode, play_all, read
from tusch.bots.guard import Telling, told_by
from tusch.cli.chance import fresh_seed
from tusch.cli.coach import adjusted as adjustment
from tusch.cli.files import STANDARD, Lines, check_writable, standard
from tusch.cli.play.seating import (
    FileName,
    Lang,
    Options,
    Whole,
    at_least,
    bot_names,
    is_option,
    make_game,
    table_size,
)
from tusch.cli.progress import counted
from tusch.cli.searching import prepare
from tusch.cli.standing_in import stood_in
from tusch.errors import OptionError
from tusch.i18n import t
from tusch.processes.signals import heeded, held
from tusch.server.run.settings import cores

DEFAULT_GAMES = 100
SUFFIX = ".svg"
"""How the name of a picture ends."""
FEWEST_DEALS = 10
"""From how many deals on an interval says something: drawn again, fewer are too much alike."""
NOTHING = "-"
"""What the table has where there is nothing to say."""


class Results:
    """What has come of an arena so far."""

    def __init__(self, bots: int, kept: Sequence[ArenaRecord] = ()) -> None:
        """Begin with the games that a file has."""
        self.games: list[RatedGame] = []
        self.lines: list[bytes] = []
        """The records."""
        self.stand_ins = [StandIns()] * bots
        for record in kept:
            self.add(record, records.encode(record))

    def add(self, record: ArenaRecord, line: bytes) -> None:
        """Add a game."""
        self.games.append(rated(record))
        self.lines.append(line)
        stand_ins(record, record.arena.line_up, self.stand_ins)


def arena(
    game: str,
    /,
    *,
    bots: str = "greedy,random",
    players: Whole | None = None,
    games: Whole = DEFAULT_GAMES,
    edition: str | None = None,
    option: Options = (),
    seed: Whole | None = None,
    workers: Whole | None = None,
    out: FileName | None = None,
    plot: FileName | None = None,
    adjusted: bool = False,
    lang: Lang,
) -> int:
    """Play the games that are still to play, and print the table."""
    chosen = make_game(game, edition, option)
    names = tuple(bot_names(bots))
    if len(set(names)) < 2:
        raise OptionError("arena-one")
    size = table_size(chosen, players, None)
    at_least("--games", games, 1)
    if workers is not None:
        at_least("--workers", workers, 1)
    report = sys.stderr if out == STANDARD else sys.stdout
    file = None if out == STANDARD else _file("--out", out)
    picture = _file("--plot", plot)
    _check_picture(picture, file)
    kept = read(file) if file else Kept()
    if seed is None:
        seed = kept.games[0].arena.seed if kept.games else fresh_seed()
    make = partial(told_by, Telling(lang), bot_list.make)
    match = Match(chosen, size, names, seed, make, bot_list.dismiss)
    if file:
        check_same(match, kept, file)
    if kept.games:
        said = t("arena-resumed", lang, file=str(file), count=len(kept.games))
        print(said, file=sys.stderr)
    found = Results(len(match.bots), kept.games)
    left = range(len(found.games), games)
    try:
        with heeded(), _records(file, kept, shown=out == STANDARD) as write:
            if left:
                prepare(names, chosen.name, lang)
            _play(match, left, workers or cores(), write, found)
    except KeyboardInterrupt:
        print(t("arena-stopped", lang, count=len(found.games), games=games), file=sys.stderr)
        if file:
            print(t("arena-go-on", lang, file=str(file)), file=sys.stderr)
        raise
    finally:
        if found.games:
            _report(match, found, picture, lang, report)
    if adjusted:
        _report_adjusted(match, found.lines, workers or cores(), lang, report)
    return 0


def _records(
    file: Path | None, kept: Kept, *, shown: bool
) -> AbstractContextManager[Callable[[bytes], None]]:
    """Open what the records are written to: a file, the standard output, or nothing."""
    if shown:
        return nullcontext(Lines(standard(sys.stdout)).write)
    return appending(file, kept)


def _file(option: str, name: str | None) -> Path | None:
    """Return the file that an option names."""
    if name is not None and (not name or is_option(name) or name == STANDARD):
        raise OptionError("cli-error-value", option=option)
    return Path(name) if name else None


def _check_picture(picture: Path | None, file: Path | None) -> None:
    """Refuse a picture that could not be drawn when all games are played."""
    if picture is None:
        return
    if picture.suffix.lower() != SUFFIX:
        raise OptionError("arena-plot", file=str(picture))
    if file and picture.resolve() == file.resolve():
        raise OptionError("arena-same")
    check_writable(picture)


def _play(
    match: Match,
    numbers: Sequence[int],
    workers: int,
    write: Callable[[bytes], None],
    found: Results,
) -> None:
    """Play these games and add what comes of them."""
    done = len(found.games)
    with (
        counted(done + len(numbers), done) as advance,
        # Whatever ends this ends the workers too, and not only when it is collected.
        closing(play_all(match, numbers, workers)) as lines,
    ):
        for line in lines:
            # Every game that is kept is counted.
            with held():
                write(line)
                found.add(decode(line), line)
            advance()


def _report(match: Match, found: Results, picture: Path | None, lang: str, report: TextIO) -> None:
    """Print the table, the strongest first, and draw it."""
    games, standings = found.games, table(found.games, len(match.bots))
    lines = sorted(standings, key=lambda line: (not line.games, -line.rating))
    deals = len({game.deal for game in games})
    title = t(
        "arena-title",
        lang,
        game=match.game.name,
        edition=str(match.game.rules["edition"]),
        players=match.players,
        seed=str(match.seed),
        games=len(games),
        deals=deals,
    )
    print(title, file=report)
    interval = t("arena-interval", lang)
    rating, rate = t("arena-rating", lang), t("arena-rate", lang)
    head = (t("arena-bot", lang), t("arena-games", lang), rate, interval, rating, interval)
    sure = deals >= FEWEST_DEALS
    _print_table([head, *(_row(match.bots[line.bot], line, sure=sure) for line in lines)], report)
    for said in stood_in(match.bots, found.stand_ins, lang):
        print(said, file=report)
    if picture:
        drawn = svg(title, match.bots, lines, (rating, rate), sure=sure)
        picture.write_text(drawn, encoding="utf-8")


def _report_adjusted(
    match: Match, lines: Sequence[bytes], workers: int, lang: str, report: TextIO
) -> None:
    """Print the shares without the luck of the cards, and how many games that saves."""
    with counted(len(lines)) as advance:
        lucks = []
        for luck in adjustment.lucks(lines, workers):
            lucks.append(luck)
            advance()
    games = [decode(line) for line in lines]
    shares = adjustment.shares(games, lucks, len(match.bots))
    sure = len({game.arena.deal for game in games}) >= FEWEST_DEALS
    head = (
        t("arena-bot", lang),
        t("arena-adjusted", lang),
        t("arena-interval", lang),
        t("arena-shorter", lang),
    )
    rows = [
        (
            match.bots[bot],
            f"{share.rate:.1%}",
            f"{share.low:.1%} - {share.high:.1%}" if sure else NOTHING,
            # A bot that has won all or nothing by the plain count has no spread to compare with.
            f"{share.shorter:.2f}" if sure and share.shorter else NOTHING,
        )
        for bot, share in sorted(enumerate(shares), key=lambda each: -each[1].rate)
    ]
    print(file=report)
    _print_table([head, *rows], report)


def _print_table(rows: Sequence[tuple[str, ...]], report: TextIO) -> None:
    """Print rows below each other, the first column to the left."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        first, *rest = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        shown = "  ".join([first, *(cell.strip().rjust(len(cell)) for cell in rest)])
        print(shown, file=report)


def _row(name: str, line: Standing, *, sure: bool) -> tuple[str, ...]:
    """Return a bot's line of the table, with intervals where there are enough deals."""
    if not line.games:
        return name, "0", *[NOTHING] * 4
    return (
        name,
        str(line.games),
        f"{line.rate:.1%}",
        f"{line.rate_low:.1%} - {line.rate_high:.1%}" if sure else NOTHING,
        f"{line.rating:+.0f}",
        f"{line.rating_low:+.0f} - {line.rating_high:+.0f}" if sure else NOTHING,
    )
