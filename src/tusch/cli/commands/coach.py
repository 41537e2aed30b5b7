"""`tusch coach`: what each decision of a recorded game was worth, and what was luck."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from tusch import coach as coaches
from tusch import kernel
from tusch import record as records
from tusch.bots import compilation
from tusch.cli.coach import crowd, drawing, page
from tusch.cli.files import STANDARD, filled_lines, source
from tusch.cli.play.seating import FileName, Lang, Whole, at_least, in_seats, is_option
from tusch.cli.progress import counted
from tusch.cli.words import one_line
from tusch.coach import preparation
from tusch.coach.budget import LEAST
from tusch.coach.report import Report
from tusch.coach.review import Table, finished
from tusch.errors import OptionError, TuschError
from tusch.game import Seat
from tusch.i18n import t
from tusch.i18n.voice import Voice
from tusch.record import Record

BAD = 1
"""The exit code when a record is bad."""
SUFFIX = ".svg"
OPTIONS = (
    "--seat",
    "--all",
    "--record",
    "--json",
    "--budget",
    "--plot",
    "--workers",
    "--summary",
    "--lang",
    "--help",
)


class Wanted(NamedTuple):
    """A record of the file, with its number there, and the seats to look at."""

    number: int
    line: bytes
    record: Record
    seats: tuple[Seat, ...]


def coach(
    file: FileName,
    /,
    *,
    seat: Whole | None = None,
    all: bool = False,
    record: Whole | None = None,
    json: bool = False,
    budget: Whole | None = None,
    plot: FileName | None = None,
    workers: Whole = 1,
    summary: bool = False,
    lang: Lang,
) -> int:
    """Look at one seat, or all, of the records of a file, and print what was found."""
    if is_option(file):
        raise OptionError("cli-error-option", value=file, allowed=OPTIONS)
    if budget is not None:
        at_least("--budget", budget, LEAST)
    at_least("--workers", workers, 1)
    if seat is not None and all:
        raise OptionError("coach-seat-or-all")
    with source(file) as lines:
        numbered = enumerate(filled_lines(lines))
        those = [each for each in numbered if record is None or each[0] == record]
    if record is not None and not those:
        raise OptionError("coach-no-record", value=str(record), file=file)
    wanted = []
    for number, (line, text) in those:
        try:
            wanted.append(_wanted(number, text, None if all else seat or 0))
        except TuschError as error:
            print(_finding(file, line, number, error, lang), file=sys.stderr)
    picture = _picture(plot, wanted)
    for game in dict.fromkeys(each.record.game for each in wanted):
        _say_what_is_missing(game, lang)
    if json or summary:
        _together(wanted, budget, workers, lang, json=json)
    else:
        for each in wanted:
            _one_by_one(each, budget, picture, lang, mine=not all)
    return BAD if len(wanted) < len(those) else 0


def _wanted(number: int, line: bytes, seat: Seat | None) -> Wanted:
    """Read a record, and all that it says; None: all seats."""
    record = records.decode(line)
    finished(record)
    seats = range(record.players) if seat is None else (in_seats(seat, record.players),)
    return Wanted(number, line, record, tuple(seats))


def _finding(file: str, line: int, number: int, error: TuschError, lang: str) -> str:
    """Return what is wrong with a record, and where it stands."""
    reason = one_line(t(error.message, lang))
    return t("cli-replay-bad", lang, file=file, line=str(line), record=str(number), reason=reason)


def _picture(plot: str | None, wanted: Sequence[Wanted]) -> Path | None:
    """Return the file of the picture; it has room for one seat."""
    if plot is None:
        return None
    if not plot or is_option(plot) or plot == STANDARD:
        raise OptionError("cli-error-value", option="--plot")
    if not plot.lower().endswith(SUFFIX):
        raise OptionError("arena-plot", file=plot)
    if sum(len(each.seats) for each in wanted) > 1:
        raise OptionError("coach-plot-one")
    return Path(plot)


def _say_what_is_missing(game: str, lang: str) -> None:
    """Tell of a missing compiler, or let it work once for all processes."""
    notice = kernel.notice()
    if notice:
        print(t(notice, lang), file=sys.stderr)
        print(t("coach-smaller", lang), file=sys.stderr)
    elif not preparation.ready(game):
        print(t("coach-compiling", lang, game=game), file=sys.stderr)
        compilation.share_cache()
        preparation.prepare(game)


def _one_by_one(
    wanted: Wanted, budget: int | None, picture: Path | None, lang: str, *, mine: bool
) -> None:
    """Look at a game and print the report of each seat, with a bar while it takes.

    Whoever asks for one seat is spoken to as the player there.
    """
    table = Table(wanted.record, budget)
    for seat in wanted.seats:
        report = _with_progress(table, seat)
        voice = Voice(lang, wanted.record.names, seat if mine else None)
        title = t(
            "coach-title",
            lang,
            names=wanted.record.names,
            record=str(wanted.number),
            game=report.game,
            players=report.players,
            owner=seat,
        )
        print(one_line(title))
        for line in page.lines(report, voice):
            print(line)
        print()
        if picture:
            picture.write_text(drawing.svg(title, report, voice), encoding="utf-8")


def _with_progress(table: Table, seat: Seat) -> Report:
    """Look at a seat's game, and show how far that is."""
    steps = coaches.review(table, seat)
    try:
        first = next(steps)
        with counted(first.total) as advance:
            while True:
                advance()
                next(steps)
    except StopIteration as end:
        found: Report = end.value
        return found


def _together(
    wanted: Sequence[Wanted], budget: int | None, workers: int, lang: str, *, json: bool
) -> None:
    """Look at many games, and print each report as JSON, or what all of them say together."""
    reviews = crowd.Reviews(tuple((each.line, each.seats) for each in wanted), budget)
    found: list[tuple[str, Report]] = []
    with counted(len(wanted)) as advance:
        for each, reports in zip(wanted, crowd.in_order(reviews, workers), strict=True):
            for report in reports:
                name = crowd.player(each.record, report.seat)
                found.append((name or t("seat-name", lang, number=report.seat + 1), report))
                if json:
                    line = msgspec.json.encode({"record": each.number, "report": report})
                    print(line.decode(), flush=True)
            advance()
    if not json:
        _print_table(found, lang)


def _print_table(found: Sequence[tuple[str, Report]], lang: str) -> None:
    """Print what everybody gave away, the least first."""
    ids = ("coach-player", "coach-games", "coach-costly", "coach-given", "arena-interval")
    given = crowd.given_away(found)
    liked = any(each.like for each in given)
    head = tuple(t(id, lang) for id in (*ids, *(["coach-plays-like"] if liked else [])))
    rows = [head]
    for each in given:
        sure = each.low is not None and each.high is not None
        interval = f"[{page.given(each.low or 0)}, {page.given(each.high or 0)}]" if sure else "-"
        name = one_line(each.name)
        cells = (name, str(each.games), f"{each.costly:.1f}", page.given(each.lost), interval)
        like = [page.like_names(each.like, lang)] if liked else []
        rows.append((*cells, *like))
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    for row in rows:
        first, *rest = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join([first, *(cell.strip().rjust(len(cell)) for cell in rest)]))
