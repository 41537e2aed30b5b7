"""Timing of several contestants side by side.

Every contestant plays the same number of passes, one pass each in turn, so that whatever else
the machine does affects all of them alike. The clock counts processor time on one core.
"""

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from typing import Any, NamedTuple

Play = Callable[[], Any]
"""Plays one game, or one part of a search, and returns what came of it."""


class Contestant(NamedTuple):
    name: str
    prepare: Callable[[], Play]
    """Sets everything up; what it does is not timed."""
    count: Callable[[Any], int] = int
    """How many moves (or iterations) one play had, counted after the clock has stopped."""


class Figures(NamedTuple):
    rates: tuple[float, ...]
    """Moves per second in each pass."""
    length: float
    """Moves in one play, on average."""

    @property
    def median(self) -> float:
        return median(self.rates)

    @property
    def best(self) -> float:
        return max(self.rates)


def ratio(ours: Figures, theirs: Figures) -> float:
    """How many times as fast we are: the median over passes, each compared with its neighbour."""
    return median(our / their for our, their in zip(ours.rates, theirs.rates, strict=True))


def measure(
    contestants: Sequence[Contestant], passes: int, seconds: float, failed: Callable[[str], None]
) -> dict[str, Figures]:
    """Time all contestants, in a number of passes of about so many seconds each.

    A contestant that cannot be set up or breaks down is named to `failed` and left out.
    """
    ready: list[tuple[Contestant, Play, int]] = []
    for contestant in contestants:
        with _naming(contestant, failed):
            play = contestant.prepare()
            ready.append((contestant, play, _plays_within(seconds, play)))
    # What the peers' packages keep alive would make everybody's garbage collections slower.
    gc.collect()
    gc.freeze()
    rates: dict[str, list[float]] = {contestant.name: [] for contestant, _, _ in ready}
    lengths: dict[str, float] = {}
    for number in range(passes):
        for contestant, play, plays in ready:
            if len(rates[contestant.name]) < number:
                continue
            with _naming(contestant, failed):
                moves, spent = _one_pass(play, plays, contestant.count)
                rates[contestant.name].append(moves / spent)
                lengths[contestant.name] = moves / plays
    return {
        name: Figures(tuple(found), lengths[name])
        for name, found in rates.items()
        if len(found) == passes
    }


@contextmanager
def _naming(contestant: Contestant, failed: Callable[[str], None]) -> Iterator[None]:
    """Name a contestant that breaks down, and let the others go on."""
    try:
        yield
    except Exception as error:
        failed(f"{contestant.name}: {type(error).__name__}: {error}")


def _plays_within(seconds: float, play: Play) -> int:
    """Warm up, and return how many plays take so many seconds."""
    plays = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        play()
        plays += 1
    return plays


def _one_pass(play: Play, plays: int, count: Callable[[Any], int]) -> tuple[int, float]:
    """Return how many moves there were, and the seconds they took."""
    gc.collect()
    start = time.process_time()
    finished = [play() for _ in range(plays)]
    spent = time.process_time() - start
    return sum(map(count, finished)), spent
