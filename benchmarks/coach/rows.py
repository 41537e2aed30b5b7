"""What the units of a part say together: rows of a table, and what the levels give away."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, quantiles, stdev, variance
from typing import TypeVar

from benchmarks.coach.parts import Part
from benchmarks.coach.replays import COMPILED_WORLDS, MORE, WORLDS, likeliest
from tusch.bots.levels import LEVELS
from tusch.coach.likeness import Spread

WIDE = 1.96
TITLES = ("figure", "game", "players", "who", "seen", "what was found", "time")
SEAT_NUMBERS = {"accused": 3, "accounts": 3, "level": 2, "lie": 1}
"""How many numbers a unit has for each seat, if it has them for all."""
DRAWS = 200
"""How often moments are drawn again for an interval."""

Found = Sequence[Sequence[float]]
T = TypeVar("T")


def rows(part: Part, found: Found, seconds: float) -> Iterator[tuple[str, ...]]:
    """The rows of a part."""
    figure, game, players, who = part.words
    seats = int(players) if figure in ("accused", "accounts", "lie") else 1
    wanted = f"{len(found) * seats:,} of {part.units * seats:,} seats"
    if len(found) < 2:
        yield figure, game, players, who, wanted, "too few", f"{seconds:.0f} s"
        return
    if figure == "gain":
        moments = [unit for unit in found if unit]
        worlds = f"{COMPILED_WORLDS:,}" if who == "greedy" else f"{WORLDS:,} or {MORE:,}"
        wanted = f"{len(moments)} moments, {worlds} worlds each"
        yield figure, game, players, who, wanted, _gains(moments), f"{seconds:.0f} s"
    elif figure == "level":
        for level, lost in lost_by_level(found).items():
            told = _mean([[each] for each in lost])
            yield figure, game, players, level, wanted, told, f"{seconds / len(LEVELS):.0f} s"
    else:
        yield figure, game, players, who, wanted, _told(figure, found), f"{seconds:.0f} s"


def _seats(figure: str, unit: Sequence[float]) -> list[Sequence[float]]:
    """A unit, seat by seat."""
    size = SEAT_NUMBERS.get(figure, len(unit))
    return [unit[start : start + size] for start in range(0, len(unit), size)]


def lost_by_level(found: Found) -> dict[str, list[float]]:
    """What each level gave away, seat by seat."""
    order = [*LEVELS]
    lost: dict[str, list[float]] = {level: [] for level in order}
    for unit in found:
        for level, amount in _seats("level", unit):
            lost[order[int(level)]].append(amount)
    return lost


def spreads(found: Found) -> dict[str, Spread]:
    """What each level gives away, as the coach keeps it."""
    return {
        level: Spread(round(fmean(lost), 4), round(stdev(lost), 4), len(lost))
        for level, lost in lost_by_level(found).items()
        if len(lost) > 1
    }


def _told(figure: str, found: Found) -> str:
    """What all units say together."""
    by_seat = [[*zip(*_seats(figure, unit), strict=True)] for unit in found]
    columns = [*zip(*by_seat, strict=True)]
    match figure:
        case "luck" | "lie":
            return _mean(columns[0])
        case "accounts":
            missed = max(max(unit) for unit in columns[2])
            lie, par = _mean(columns[0]), _mean(columns[1])
            return f"lie {lie}; par {par}; the ledger misses at most {missed:.0e}"
        case "factor":
            pairs = [(won, luck) for (won,), (luck,) in zip(*columns, strict=True)]
            ((factor, low, high),) = _drawn_again(pairs, _factor)
            return (
                f"{factor:.2f} [{low:.2f}, {high:.2f}] times fewer games; "
                f"card luck, counted as reports have it, {_mean(columns[1])}"
            )
        case _:
            return f"{_share(columns[0])}; lie {_mean(columns[1])}; play {_mean(columns[2])}"


def _factor(pairs: Sequence[tuple[float, float]]) -> tuple[float]:
    """How many times less a result scatters without its card luck."""
    return (variance([won for won, _ in pairs]) / variance([won - luck for won, luck in pairs]),)


def _drawn_again(
    things: Sequence[T], figures: Callable[[Sequence[T]], Sequence[float]]
) -> list[tuple[float, float, float]]:
    """Return figures, each with its interval of 95 %, by drawing things again and again."""
    rng = Random(0)
    drawn = [figures(rng.choices(things, k=len(things))) for _ in range(DRAWS)]
    ends = [quantiles(column, n=40) for column in zip(*drawn, strict=True)]
    return [(each, end[0], end[-1]) for each, end in zip(figures(things), ends, strict=True)]


def _mean(units: Sequence[Sequence[float]]) -> str:
    """A mean in points with its interval of 95 %; the seats of one table are no two tables."""
    means = [fmean(unit) for unit in units]
    mean, reach = fmean(means), WIDE * stdev(means) / sqrt(len(means))
    return f"{100 * mean:+.2f} [{100 * (mean - reach):+.2f}, {100 * (mean + reach):+.2f}]"


def _share(units: Sequence[Sequence[float]]) -> str:
    """How many were accused, with Wilson's interval of 95 %.

    The seats of one table have its cards in common: so many count as would scatter like them.
    """
    seats = [each for unit in units for each in unit]
    accused, share, square = sum(seats), fmean(seats), WIDE * WIDE
    scatter = variance([fmean(unit) for unit in units]) / len(units)
    count = min(len(seats), share * (1 - share) / scatter) if scatter else len(seats)
    middle = (share + square / 2 / count) / (1 + square / count)
    reach = sqrt(share * (1 - share) / count + square / 4 / count / count) * WIDE
    reach /= 1 + square / count
    low, high = max(0.0, middle - reach), middle + reach
    return f"{accused:.0f} of {len(seats)} accused: {share:.1%} [{low:.1%}, {high:.1%}]"


def _gains(moments: Sequence[Sequence[float]]) -> str:
    """What costly moments gained when they were played on."""
    if len(moments) < 2:
        return "too few"
    claimed = fmean(claim for claim, _, _ in moments)
    (gained, *interval), (share, *ends), (without, least, most) = _drawn_again(moments, _gained)
    low, high = interval
    return (
        f"claimed {100 * claimed:.1f}, gained {100 * gained:+.2f} "
        f"[{100 * low:+.2f}, {100 * high:+.2f}]: "
        f"{share:.0%} [{ends[0]:.0%}, {ends[1]:.0%}] of the claim; "
        f"{without:.1%} [{least:.1%}, {most:.1%}] without a gain"
    )


def _gained(moments: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """What is gained, what of the claim that is, and the share of moments that gain nothing."""
    claims, gains, noises = zip(*moments, strict=True)
    mean, without = likeliest(gains, noises)
    return mean, mean / fmean(claims), without
