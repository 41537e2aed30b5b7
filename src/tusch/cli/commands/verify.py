"""`tusch verify`: check that the cards of records were fixed before the first one was dealt."""

from collections import Counter

from msgspec import UNSET, UnsetType

from tusch import fair, registry
from tusch import record as records
from tusch.cli.files import filled_lines, source
from tusch.cli.play.seating import FileName, Lang, is_option
from tusch.cli.words import one_line
from tusch.errors import OptionError, TuschError
from tusch.fair import FairDeal
from tusch.game import Message
from tusch.i18n import t
from tusch.record import Record, RecordError

BAD = 1
"""The exit code when a record is bad, or its deal."""


class DealtRecord(Record, frozen=True, kw_only=True):
    """A record that says what the deal was made of."""

    fair: FairDeal | UnsetType = UNSET


def verify(file: FileName, /, *, lang: Lang) -> int:
    """Check the fair deal of all records of a file, and print a line for each."""
    if is_option(file):
        raise OptionError("cli-error-option", value=file, allowed=("--lang", "--help"))
    counts: Counter[str] = Counter()
    with source(file) as lines:
        for number, line in filled_lines(lines):
            try:
                kind, found = _check(line)
            except TuschError as error:
                kind, found = "bad", error.message
            print(
                t(
                    "cli-verify-record",
                    lang,
                    file=file,
                    line=str(number),
                    record=str(counts.total()),
                    reason=one_line(t(found, lang)),
                ),
                flush=True,
            )
            counts[kind] += 1
    print(
        t(
            "cli-verify-found",
            lang,
            file=file,
            records=counts.total(),
            fair=counts["fair"],
            bad=counts["bad"],
            without=counts["without"],
        )
    )
    return BAD if counts["bad"] else 0


def _check(line: bytes) -> tuple[str, Message]:
    """Return whether the deal of a record is fair, or that it has none; raise if it is bad."""
    record = records.decode(line, DealtRecord)
    game = registry.of_record(record)
    steps = records.read(game, record)
    deal = record.fair
    if deal is UNSET:
        return "without", Message("cli-verify-without")
    _check_seats(record, deal)
    verdict = fair.verify(game, steps, deal)
    if not verdict.committed:
        raise RecordError("cli-verify-secret")
    if verdict.entry is not None:
        said = record.log[verdict.entry][1][:80]
        raise RecordError("cli-verify-entry", entry=str(verdict.entry), value=said)
    return "fair", Message("cli-verify-fair", {"value": deal.commitment})


def _check_seats(record: Record, deal: FairDeal) -> None:
    """Refuse a seed without a seat: whoever adds one after the others chooses the deal alone."""
    if len(deal.players) != record.players:
        raise RecordError("cli-verify-seeds", value=len(deal.players), count=record.players)
    if deal.first is not UNSET and deal.first not in range(record.players):
        raise RecordError("cli-verify-first", value=str(deal.first))
