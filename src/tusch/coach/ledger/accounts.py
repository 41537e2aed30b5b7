"""The ledger: where the result of a seat comes from, by accounts that add up to it.

Every step of the game changes the value for the seat, and every change goes to one account. A
decision of the seat itself is taken apart: what could be believed of it is its play and the
reference's part, and how it turned out beside that is the lie of the cards.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, Final, TypeAlias

from tusch.coach.decisions.weighing import Believed
from tusch.coach.estimates import Estimate
from tusch.coach.ledger.value import ValueFunction
from tusch.coach.report import Account, AccountName, Ledger
from tusch.game import Seat, Step

Key: TypeAlias = tuple[AccountName, Seat | None]
PLAY: Final[Key] = (AccountName.PLAY, None)
PAR: Final[Key] = (AccountName.PAR, None)
LIE: Final[Key] = (AccountName.LIE, None)
CARDS: Final[Key] = (AccountName.CARDS, None)


def values(value: ValueFunction, steps: Sequence[Step[Any, Any]]) -> Iterator[Estimate]:
    """Yield the value before the first step, and after each."""
    yield value.of(steps[0].before)
    for step in steps:
        yield value.of(step.after)


def ledger(
    seat: Seat,
    steps: Sequence[Step[Any, Any]],
    found: Sequence[Estimate],
    believed: Mapping[int, Believed],
    known: Callable[[Any], bool],
) -> Ledger:
    """Return the accounts of a seat; `believed` has its own moves by their entry.

    `known` says in which states nothing is hidden.
    """
    players = len(found[0].means)
    amounts: dict[Key, float] = defaultdict(float)
    variances: dict[Key, float] = defaultdict(float)
    keys = [_key(step, seat, known) for step in steps]
    for entry, key in enumerate(keys):
        change = found[entry + 1].means[seat] - found[entry].means[seat]
        if entry not in believed:
            amounts[key] += change
            continue
        play, par, step = believed[entry]
        if key == PAR:
            par, step = (0.0, 0.0), play
        for account, (amount, error) in ((PLAY, play), (PAR, par)):
            amounts[account] += amount
            variances[account] += error**2
        amounts[key] += change - step[0]
        variances[key] += step[1] ** 2
    # A value that closes one step and opens the next cancels where both are in one account.
    for number, each in enumerate(found):
        closes, opens = keys[max(0, number - 1) : number], keys[number : number + 1]
        for key in {*closes, *opens}:
            times = closes.count(key) - opens.count(key)
            variances[key] += times * times * each.variances[seat]
    others = [(AccountName.THEIRS, other) for other in range(players) if other != seat]
    # The play is read against the par, so that comes first.
    order: list[Key] = [CARDS, PAR, PLAY, LIE, *others]
    return Ledger(
        found[0].means[seat],
        found[-1].means[seat],
        tuple(Account(*key, amounts[key], sqrt(variances[key])) for key in order),
    )


def _key(step: Step[Any, Any], seat: Seat, known: Callable[[Any], bool]) -> Key:
    """Return the account of a step; of the seat's own, the part that is not its play."""
    match step.actor:
        case int(actor) if actor != seat:
            return AccountName.THEIRS, actor
        case int():
            # Where nothing is hidden nothing turns out: a longer look alone changes the value.
            return PAR if known(step.after) else LIE
        case _:
            return CARDS
