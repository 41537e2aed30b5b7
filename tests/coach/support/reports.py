"""Reports that nobody had to compute: whatever a reader of one may meet."""

from typing import Any

import msgspec

from tusch.coach.budget import reference
from tusch.coach.report import (
    Account,
    AccountName,
    Decision,
    KindSum,
    Ledger,
    Move,
    Point,
    Report,
    Summary,
    Verdict,
)
from tusch.game import Message

COSTLY = Decision(
    entry=7,
    kind="flip",
    verdict=Verdict.COSTLY,
    played="end",
    moves=(
        Move("flip", Message("flohcati-choice-flip"), 0.5, 0.01),
        Move("end", Message("flohcati-choice-end"), 0.3446, 0.01),
    ),
    better="flip",
    loss=0.1554,
    error=0.02,
)


def report(budget: int | None = None, **summary: Any) -> Report:
    """A report on seat 0 of a game of two, that was won although much was given away."""
    found = Summary(
        decisions=30,
        costly=1,
        lost=1.508,
        error=0.1,
        costliest=(COSTLY.entry,),
        kinds=(KindSum("flip", 30, 1, 1.508, 0.1),),
    )
    return Report(
        coach=2,
        game="flohcati",
        players=2,
        seat=0,
        compiled=True,
        machine="",
        reference=reference("flohcati", budget, compiled=True),
        decisions=(COSTLY,),
        ledger=Ledger(
            0.5,
            1.0,
            (
                Account(AccountName.CARDS, None, 0.05, 0.01),
                Account(AccountName.PAR, None, 1.25, 0.05),
                Account(AccountName.PLAY, None, -1.5, 0.05),
                Account(AccountName.LIE, None, 0.0, 0.01),
                Account(AccountName.THEIRS, 1, 0.7, 0.02),
            ),
        ),
        curve=(Point(0, 0.5), Point(8, 0.3), Point(9, 1.0)),
        open_curve=(Point(0, 0.5), Point(9, 1.0)),
        summary=msgspec.structs.replace(found, **summary),
    )
