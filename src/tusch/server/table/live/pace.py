"""When a bot's move is shown: on a beat, so that the time tells nothing about its cards.

A bot with one possibility has its answer at once, others think; all of them are shown after the
same number of beats. Who needs more, because the machine is busy, is shown on a later one.
"""

from typing import Final

from tusch.bots import specs
from tusch.bots.levels import LEVELS, skill
from tusch.errors import TuschError

WAY: Final = 150
"""Milliseconds that a question and its answer may be on their way, besides the thinking."""


def pause(pace: int, passed: int, thinks: int = 0) -> int:
    """Return the milliseconds until the next beat, given those since the last event.

    `thinks` is what everybody has to wait for at least, thought about or not. Without a pace there
    are no beats.
    """
    if not pace:
        return 0
    beats = -(max(passed, thinks, 1) // -pace)
    return beats * pace - passed


def thinks(level: str, game: str) -> int:
    """Return the milliseconds after which a bot that thinks by the clock has its answer, else 0."""
    try:
        kind = specs.parse(level).kind
    except TuschError:
        # One of the host's own: nobody knows how long it takes.
        return 0
    budget = skill(kind, game).budget if kind in LEVELS else None
    return budget.milliseconds + WAY if budget and budget.milliseconds else 0
