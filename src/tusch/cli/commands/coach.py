"""`tusch coach`: what each decision of a recorded game was worth, and what was luck."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tusch import coach as coaches
from tusch import kernel
from tusch import record as records
from tusch.bots import compilation
from tusch.cli.coach import crowd, drawing, page
from tusch.cli.files import STANDARD, check_writable, filled_lines, source
from tusch.cli.play.seating import FileName, Lang, Whole, at_least, in_seats, is_option
from tusch.cli.progress import counted
from tusch.cli.words import one_line, short_name
from tusch.coach import preparation
from tusch.coach.budget import LEAST
from tusch.coach.decisions.verdicts import can_prove
from tusch.coach.report import Report
from tusch.coach.review import Table, finished
from tusch.errors import OptionError, TuschError
from tusch.game import Seat
from tusch.i18n import decimal, t
from tusch.i18n.voice import Voice
from tusch.record import Record

BAD = 1
"""The exit code when a record is bad."""
SUFFIX = ".svg"
NOTHING = "-"
"""What the table has where there is nothing to say."""
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
    line: int
    """Where it stands in the file, from 1 on."""
    text: bytes
    record: Record
    seats: tuple[Seat, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where, as there is room for."""
        return tuple(map(short_name, self.record.names))


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
    picture = _picture(plot)
    with source(file) as lines:
        numbered = enumerate(filled_lines(lines, file))
        those = [each for each in numbered if record is None or each[0] == record]
    if record is not None and not those:
        raise OptionError("coach-no-record", value=str(record), file=file)
    if not those:
        print(t("cli-coach-empty", lang, file=file), file=sys.stderr if json else sys.stdout)
    found = []
    for number, (line, text) in those:
        try:
            found.append(_read(number, line, text))
        except TuschError as error:
            print(_finding(file, line, number, error, lang), file=sys.stderr)
    wanted = _seated(file, found, None if all else seat or 0, lang)
    if picture and sum(len(each.seats) for each in wanted) > 1:
        raise OptionError("coach-plot-one")
    for game in dict.fromkeys(each.record.game for each in wanted):
        _say_what_is_missing(game, lang)
    if summary:
        reports = _together(wanted, budget, workers, picture, lang)
        _print_summary([*reports], lang, json=json)
    elif json:
        for each, report in _together(wanted, budget, workers, picture, lang):
            _print_json({"record": each.number, "report": report})
    else:
        for each in wanted:
            _one_by_one(each, budget, picture, lang, mine=not all)
    return BAD if len(wanted) < len(those) else 0


def _read(number: int, line: int, text: bytes) -> Wanted:
    """Read a record, and all that it says."""
    record = records.decode(text)
    finished(record)
    return Wanted(number, line, text, record)


def _seated(file: str, found: Sequence[Wanted], seat: Seat | None, lang: str) -> list[Wanted]:
    """Choose a seat, or all (None); a game that has none of that number is told and left out."""
    if seat is not None and found:
        in_seats(seat, max(each.record.players for each in found))
    wanted = []
    for each in found:
        players = each.record.players
        try:
            seats = range(players) if seat is None else (in_seats(seat, players),)
        except OptionError as error:
            print(_finding(file, each.line, each.number, error, lang), file=sys.stderr)
        else:
            wanted.append(each._replace(seats=tuple(seats)))
    return wanted


def _finding(file: str, line: int, number: int, error: TuschError, lang: str) -> str:
    """Return what is wrong with a record, and where it stands."""
    reason = one_line(t(error.message, lang))
    return t("cli-replay-bad", lang, file=file, line=str(line), record=str(number), reason=reason)


def _picture(plot: str | None) -> Path | None:
    """Return the file of the picture; refuse one that could not be written in the end."""
    if plot is None:
        return None
    if not plot or is_option(plot) or plot == STANDARD:
        raise OptionError("cli-error-value", option="--plot")
    if not plot.lower().endswith(SUFFIX):
        raise OptionError("arena-plot", file=plot)
    check_writable(Path(plot))
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
        voice = Voice(lang, wanted.names, seat if mine else None)
        print(one_line(_title(wanted, report, lang)))
        for line in page.lines(report, voice):
            print(line)
        print()
        if picture:
            _draw(picture, wanted, report, voice)


def _title(wanted: Wanted, report: Report, lang: str) -> str:
    """Return which game it is, and whose."""
    return t(
        "coach-title",
        lang,
        names=wanted.names,
        record=str(wanted.number),
        game=report.game,
        players=report.players,
        owner=report.seat,
    )


def _draw(picture: Path, wanted: Wanted, report: Report, voice: Voice) -> None:
    """Draw the report on one seat."""
    drawn = drawing.svg(_title(wanted, report, voice.lang), report, voice)
    picture.write_text(drawn, encoding="utf-8")


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
    wanted: Sequence[Wanted], budget: int | None, workers: int, picture: Path | None, lang: str
) -> Iterator[tuple[Wanted, Report]]:
    """Look at many games, several at once, and yield the reports in order."""
    reviews = crowd.Reviews(tuple((each.text, each.seats) for each in wanted), budget)
    told = False
    with counted(len(wanted)) as advance:
        for each, reports in zip(wanted, crowd.in_order(reviews, workers), strict=True):
            for report in reports:
                if not told and not can_prove(report.reference):
                    print(page.too_few(report, lang), file=sys.stderr)
                    told = True
                if picture:
                    _draw(picture, each, report, Voice(lang, each.names, report.seat))
                yield each, report
            advance()


def _print_json(value: dict[str, Any]) -> None:
    """Print something as one line of JSON."""
    print(msgspec.json.encode(value).decode(), flush=True)


def _print_summary(reports: Sequence[tuple[Wanted, Report]], lang: str, *, json: bool) -> None:
    """Print what everybody gave away, the least first, as a table or one object a player."""
    given = crowd.given_away(
        [
            (
                crowd.player(each.record, report.seat)
                or t("seat-name", lang, number=report.seat + 1),
                report,
            )
            for each, report in reports
        ]
    )
    if json:
        for one in given:
            _print_json(one._asdict())
    elif given:
        _print_table(given, lang)


def _print_table(given: Sequence[crowd.Given], lang: str) -> None:
    """Print a row for everybody."""
    ids = ("coach-player", "coach-games", "coach-costly", "coach-given", "arena-interval")
    liked = any(each.like for each in given)
    head = tuple(t(id, lang) for id in (*ids, *(["coach-plays-like"] if liked else [])))
    rows = [head]
    for each in given:
        low, high = (
            None if end is None else page.given(end, lang) for end in (each.low, each.high)
        )
        cells = (
            short_name(each.name),
            str(each.games),
            NOTHING if each.costly is None else decimal(each.costly, lang),
            page.given(each.lost, lang),
            NOTHING if low is None else f"[{low}; {high}]",
        )
        like = [page.like_names(each.like, lang)] if liked else []
        rows.append((*cells, *like))
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    for row in rows:
        first, *rest = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join([first, *(cell.strip().rjust(len(cell)) for cell in rest)]))
