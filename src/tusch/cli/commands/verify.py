"""`tusch verify`: check that the cards of records were fixed before the first one was dealt."""

import re
import sys
from collections import Counter
from collections.abc import Sequence

from tusch import verdict as verdicts
from tusch.cli.files import filled_lines, source
from tusch.cli.play.seating import FileName, Lang, is_option
from tusch.cli.words import one_line
from tusch.errors import OptionError, TuschError
from tusch.fair import SEED_BYTES
from tusch.game import Arg, Message
from tusch.i18n import t
from tusch.verdict import NOTHING, Reason, Remembered

BAD = 1
"""The exit code when a record is bad, or its deal."""

OPTIONS = ("--commitment", "--seed", "--lang", "--help")
PROMISE = re.compile(r"(?:(\d{1,9}):)?([0-9a-f]{64})", re.ASCII)
SEED = re.compile(rf"(?:(\d{{1,9}}):)?(\d{{1,9}}):((?:[0-9a-f]{{2}}){{0,{SEED_BYTES}}})", re.ASCII)


def verify(
    file: FileName,
    /,
    *,
    commitment: tuple[str, ...] = (),
    seed: tuple[str, ...] = (),
    lang: Lang,
) -> int:
    """Check the fair deal of all records of a file, and print a line for each."""
    if is_option(file):
        raise OptionError("cli-error-option", value=file, allowed=OPTIONS)
    memory = Memory(commitment, seed)
    counts: Counter[str] = Counter()
    uncompared = 0
    with source(file) as lines:
        for number, line in filled_lines(lines, file):
            remembered = memory.of(counts.total())
            kind, found = _check(line, remembered)
            uncompared += kind == "without" and remembered != NOTHING
            print(
                t(
                    "cli-verify-record",
                    lang,
                    file=file,
                    line=str(number),
                    record=str(counts.total()),
                    reason=one_line(" ".join(t(message, lang) for message in found)),
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
    missed = memory.missed(file, counts.total(), uncompared)
    for message in missed:
        print(f"tusch: {t(message, lang)}", file=sys.stderr)
    return BAD if counts["bad"] or missed else 0


class Memory:
    """What was typed of the promises: for one record by its number, or for every one (None)."""

    def __init__(self, commitments: Sequence[str], seeds: Sequence[str]) -> None:
        """Read what was typed; refuse what is no promise."""
        self._commitments: dict[int | None, str] = {}
        self._seeds: dict[int | None, dict[int, str]] = {}
        for text in commitments:
            record, promise = _read(PROMISE, "cli-verify-option-commitment", text)
            self._commitments[_number(record)] = promise
        for text in seeds:
            record, seat, seed = _read(SEED, "cli-verify-option-seed", text)
            self._seeds.setdefault(_number(record), {})[int(seat)] = seed

    def of(self, record: int) -> Remembered:
        """Return what is remembered of a record."""
        return Remembered(
            commitment=self._commitments.get(record, self._commitments.get(None)),
            seeds={**self._seeds.get(None, {}), **self._seeds.get(record, {})},
        )

    def missed(self, file: str, records: int, uncompared: int) -> list[Message]:
        """Say what was remembered in vain: whoever asked must not take silence for a yes."""
        asked = {*self._commitments, *self._seeds}
        beyond = sorted(number for number in asked if number is not None and number >= records)
        found = [
            Message("cli-verify-no-record", {"value": str(number), "file": file, "count": records})
            for number in beyond
        ]
        if uncompared or (None in asked and not records):
            args: dict[str, Arg] = {"file": file, "count": uncompared, "records": records}
            found.append(Message("cli-verify-uncompared", args))
        return found


def _check(line: bytes, remembered: Remembered) -> tuple[str, tuple[Message, ...]]:
    """Return whether the deal of a record is fair, bad or not there, and why."""
    try:
        verdict = verdicts.check(line, remembered)
    except TuschError as error:
        return "bad", (error.message,)
    if verdict.reason is Reason.NONE:
        return "without", verdict.messages
    if verdict.commitment is None:
        return "bad", verdict.messages
    shown = Message("cli-verify-commitment", {"value": verdict.commitment})
    return "fair", (*verdict.messages, shown)


def _read(form: re.Pattern[str], refusal: str, text: str) -> Sequence[str]:
    """Return the parts of what was typed; letters may be large."""
    found = form.fullmatch(text.strip().lower())
    if found is None:
        raise OptionError(refusal, value=text[:80])
    return found.groups(default="")


def _number(text: str) -> int | None:
    """Return the number of a record; None: every one."""
    return int(text) if text else None
