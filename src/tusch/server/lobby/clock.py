"""Whether the machine's clock can be believed: what it shows is held against one that nobody sets.

A jump of more than a day, either way, and a pause of which nobody knows how long it was, put off
everything that deletes until the server has run for a week, or the host says that all is well.
"""

import secrets
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tusch.store import Clock

DAY: Final = 24 * 3600 * 1000
"""Milliseconds."""
HOLD: Final = 7 * DAY
"""How long the server has to run after a jump before anything is deleted."""
BOOT: Final = Path("/proc/sys/kernel/random/boot_id")


class Steady(NamedTuple):
    """A clock that nobody sets; it goes on while the machine sleeps."""

    at: int
    """Milliseconds since it began."""
    run: str
    """Which one it is; there is another after every start of the machine, or of the server."""


class Verdict(NamedTuple):
    """What a look at the clocks has shown."""

    clock: Clock
    jump: int
    """By how many milliseconds the machine's clock has moved too far; 0: it can be believed."""


def look(last: Clock | None, wall: int, steady: Steady, ran: int) -> Verdict:
    """Compare the clocks with the last look, since when the server has run for a while.

    Of another steady clock it is only known that it began after that look: the machine may have
    been off, for as long as its clock says or for another time.
    """
    now = Clock(wall, *steady)
    if last is None or last.trusted:
        return Verdict(now, 0)
    passed = steady.at - last.steady if steady.run == last.run else steady.at
    jump = wall - last.wall - passed
    if abs(jump) > DAY:
        return Verdict(now._replace(hold=HOLD), jump)
    return Verdict(now._replace(hold=max(0, last.hold - ran)), 0)


def steady_clock() -> Callable[[], Steady]:
    """Return a clock that nobody sets: the machine's, since it was started, if it has a name."""
    run = _boot()
    began = 0 if run else _since_boot()
    name = run or secrets.token_hex(16)
    return lambda: Steady(_since_boot() - began, name)


@cache
def _boot() -> str:
    """Return which start of the machine this is; only Linux tells."""
    try:
        return BOOT.read_text("ascii").strip()
    except (OSError, UnicodeError):
        return ""


def _since_boot() -> int:
    """Return milliseconds that also count while the machine sleeps, wherever that can be had."""
    kind = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
    found = time.monotonic_ns() if kind is None else time.clock_gettime_ns(kind)
    return found // 1_000_000
