"""`tusch replay`: read records, play them again and check them."""

import json
import sys
from collections import Counter
from typing import Any, TextIO

from tusch import record as records
from tusch import registry
from tusch.cli.files import filled_lines, source
from tusch.cli.play.seating import FileName, Lang, is_option
from tusch.cli.words import one_line
from tusch.errors import OptionError, TuschError
from tusch.game import Step
from tusch.i18n import t
from tusch.registry import AnyGame

BAD = 1
"""The exit code when a record is bad."""


def replay(file: FileName, /, *, legal: bool = False, lang: Lang) -> int:
    """Check all records of a file, one after another, and print what was found."""
    if is_option(file):
        raise OptionError("cli-error-option", value=file, allowed=("--legal", "--lang", "--help"))
    report = sys.stderr if legal else sys.stdout
    counts: Counter[str] = Counter()
    games: Counter[str] = Counter()
    with source(file) as lines:
        for index, (number, line) in enumerate(filled_lines(lines, file)):
            counts["records"] += 1
            try:
                game, finished, moves = _check(index, line, legal=legal)
            except TuschError as error:
                counts["bad"] += 1
                print(_finding(file, number, index, error, lang), file=report, flush=True)
            else:
                games[game] += 1
                counts["finished"] += finished
                counts["moves"] += moves
    _report(file, counts, games, lang, report)
    return BAD if counts["bad"] else 0


def _check(index: int, line: bytes, *, legal: bool) -> tuple[str, bool, int]:
    """Replay a record; return its game, whether it is over, and how many moves players made."""
    record = records.decode(line)
    game = registry.of_record(record)
    moves = 0
    for entry, step in enumerate(records.replay(game, record)):
        if isinstance(step.actor, int):
            moves += 1
            if legal:
                print(_decision(game, index, entry, step))
    return game.name, bool(record.result), moves


def _finding(file: str, number: int, index: int, error: TuschError, lang: str) -> str:
    """Return what is wrong with a record, and where it stands."""
    reason = one_line(t(error.message, lang))
    return t("cli-replay-bad", lang, file=file, line=str(number), record=str(index), reason=reason)


def _decision(game: AnyGame, record: int, entry: int, step: Step[Any, Any]) -> str:
    """Return what a player could do at an entry, as one line of JSON."""
    allowed = [game.format(action) for action in game.legal_actions(step.before)]
    return json.dumps({"record": record, "entry": entry, "seat": step.actor, "legal": allowed})


def _report(
    file: str, counts: Counter[str], games: Counter[str], lang: str, report: TextIO
) -> None:
    """Print how much there was of everything."""
    good = counts["records"] - counts["bad"]
    print(
        t(
            "cli-replay-found",
            lang,
            file=file,
            records=counts["records"],
            finished=counts["finished"],
            running=good - counts["finished"],
            moves=counts["moves"],
            bad=counts["bad"],
        ),
        file=report,
    )
    for game, count in sorted(games.items()):
        print(t("cli-replay-game", lang, game=game, count=count), file=report)
