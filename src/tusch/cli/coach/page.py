"""A report of the coach as lines of text: what was lost and why, the ledger, the curve."""

from collections.abc import Iterator
from typing import Final

from tusch.bots.levels import LEVELS
from tusch.coach.budget import WORLDS
from tusch.coach.decisions.verdicts import ENOUGH, can_prove
from tusch.coach.estimates import WIDE
from tusch.coach.report import Account, Decision, Likeness, Report, Verdict
from tusch.game import Message, Seat
from tusch.i18n import decimal, t
from tusch.i18n.voice import Voice

POINTS: Final = 100
"""A chance in points: what people call per cent."""
WIDTH: Final = 48
"""How wide curves and bars are."""
_HALF: Final = WIDTH // 2
_STEPS: Final = " ▁▂▃▄▅▆▇█"
_BAR: Final = "█"


def lines(report: Report, voice: Voice) -> Iterator[str]:
    """Yield the lines of a report, for whoever sat there or for others."""
    if can_prove(report.reference):
        yield from _sums(report, voice)
    else:
        yield too_few(report, voice.lang)
    yield ""
    yield voice(
        "coach-ledger", start=whole(report.ledger.start), result=whole(report.ledger.result)
    )
    yield from _bars(report, voice)
    yield f"  {voice('coach-par-about')}"
    yield f"  {voice('coach-margin-about')}"
    yield ""
    yield voice("coach-curve")
    yield from _curve(report)


def too_few(report: Report, lang: str) -> str:
    """Say that nothing can be proven, and how it could be."""
    few = t("coach-too-few", lang, worlds=report.reference.worlds, enough=ENOUGH)
    return f"{few} {t('coach-more-budget', lang, budget=str(WORLDS * ENOUGH))}"


def _sums(report: Report, voice: Voice) -> Iterator[str]:
    """Yield what was given away: in all, in the costliest moves, and by kind of decision."""
    summary = report.summary
    yield voice(
        "coach-sum",
        lost=max(0, round(POINTS * summary.lost)),
        error=f"±{max(1, round(POINTS * WIDE * summary.error))}",
        decisions=summary.decisions,
        costly=summary.costly,
        owner=report.seat,
    )
    if not summary.decisions:
        return
    yield voice("coach-points-about")
    if summary.like:
        yield voice(like_message(summary.like))
    yield from _moments(report, voice)
    yield ""
    yield voice("coach-kinds")
    kinds = [voice(kind_message(report.game, each.kind)) for each in summary.kinds]
    longest = max(map(len, kinds))
    for kind, each in zip(kinds, summary.kinds, strict=True):
        lost = f"{given(each.lost, voice.lang)} ±{spread(each.error, voice.lang)}"
        yield f"  {kind.ljust(longest)}  {lost} ({each.costly}/{each.decisions})"


def _moments(report: Report, voice: Voice) -> Iterator[str]:
    """Yield the costliest moves, each with what was better and why."""
    by_entry = {each.entry: each for each in report.decisions}
    for entry in report.summary.costliest:
        decision = by_entry[entry]
        yield ""
        yield voice(
            "coach-moment",
            entry=str(entry),
            move=message_of(decision, decision.played),
            better=message_of(decision, str(decision.better)),
            loss=points(decision.loss, voice.lang),
            error=spread(decision.error, voice.lang),
        )
        if decision.reason:
            yield f"  {voice(decision.reason)}"
    pointed_out = {*report.summary.costliest}
    more = tuple(
        str(each.entry)
        for each in report.decisions
        if each.verdict is Verdict.COSTLY and each.entry not in pointed_out
    )
    if more:
        yield ""
        yield voice("coach-more", entries=more)


def message_of(decision: Decision, move: str) -> Message:
    """Return a move of a decision as it is offered to a player."""
    return next(each.message for each in decision.moves if each.move == move)


def like_message(like: Likeness) -> Message:
    """Return which level plays like this."""
    level, low, high = (Message(LEVELS[name].title) for name in (like.level, like.low, like.high))
    if low == high:
        return Message("coach-like", {"level": level})
    return Message("coach-like-between", {"level": level, "low": low, "high": high})


def like_names(like: Likeness | None, lang: str) -> str:
    """Return the level that plays like this, and those that may."""
    if like is None:
        return "-"
    level, low, high = (t(LEVELS[name].title, lang) for name in (like.level, like.low, like.high))
    return level if low == high else f"{level} ({low} - {high})"


def kind_message(game: str, kind: str) -> str:
    """Return the id of the name of a kind of decision."""
    return f"{game}-coach-kind-{kind}"


def account_name(account: Account, seat: Seat, voice: Voice) -> str:
    """Return the name of an account of a seat."""
    whose = seat if account.player is None else account.player
    return voice(f"coach-account-{account.name}", seat=whose)


def _bars(report: Report, voice: Voice) -> Iterator[str]:
    """Yield a bar an account, to the left for what it cost and to the right for what it brought."""
    accounts = report.ledger.accounts
    names = [account_name(each, report.seat, voice) for each in accounts]
    longest = max(len(name) for name in names)
    most = max(0.01, *(abs(each.amount) for each in accounts))
    for name, each in zip(names, accounts, strict=True):
        size = round(_HALF * abs(each.amount) / most)
        left = (_BAR * size if each.amount < 0 else "").rjust(_HALF)
        right = (_BAR * size if each.amount > 0 else "").ljust(_HALF)
        told = amount(each.amount, each.error, voice.lang)
        yield f"  {name.ljust(longest)} {left}|{right} {told}"


def _curve(report: Report) -> Iterator[str]:
    """Yield the curve of the chance, drawn in one line, with its ends."""
    chances = [point.chance for point in report.curve]
    places = [round(place * (len(chances) - 1) / (WIDTH - 1)) for place in range(WIDTH)]
    signs = [_STEPS[round(chances[place] * (len(_STEPS) - 1))] for place in places]
    yield f"  {whole(chances[0]):>3} |{''.join(signs)}| {whole(chances[-1])}"


def amount(chance: float, error: float, lang: str) -> str:
    """Return a chance in points with a sign, and how far off that may be."""
    return f"{points(chance, lang)} ±{spread(error, lang)}"


def points(chance: float, lang: str) -> str:
    """Return a chance in points with a sign."""
    return decimal(POINTS * chance, lang, signed=True)


def given(chance: float, lang: str) -> str:
    """Return what was given away in points: a sign only where it was gained."""
    return decimal(POINTS * chance, lang)


def spread(error: float, lang: str) -> str:
    """Return how far off something may be in points, 19 times out of 20, by its standard error."""
    return decimal(POINTS * WIDE * error, lang)


def whole(chance: float) -> str:
    """Return a chance in whole points."""
    return f"{POINTS * chance:.0f}"
