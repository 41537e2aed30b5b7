"""What the server counts, in the text form that Prometheus reads.

The form is a few lines to write; the usual library brings a registry for the whole process and
takes longer to load than the rest of the server's own modules together.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
"""The bounds of what should take milliseconds, in seconds."""
SLOW: Final = (0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0, 10.0, 20.0)
"""The bounds of what may take seconds."""


class Count:
    """Something that only grows, by kind."""

    def __init__(self, name: str, about: str, label: str) -> None:
        """Begin with nothing."""
        self._name, self._about, self._label = name, about, label
        self.counts: Counter[str] = Counter()

    def add(self, kind: str, amount: int = 1) -> None:
        """Count."""
        self.counts[kind] += amount

    def lines(self) -> Iterator[str]:
        """Yield the lines that Prometheus reads."""
        yield from _head(self._name, self._about, "counter")
        for kind, value in sorted(self.counts.items()):
            yield f"{self._name}{_labels({self._label: kind})} {value}"


class Times:
    """How long something took, by kind."""

    def __init__(self, name: str, about: str, label: str, bounds: tuple[float, ...]) -> None:
        """Begin with nothing."""
        self._name, self._about, self._label, self._bounds = name, about, label, bounds
        self._counts: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def observe(self, seconds: float, kind: str) -> None:
        """Count a time."""
        counts = self._counts.setdefault(kind, [0] * (len(self._bounds) + 1))
        counts[bisect_left(self._bounds, seconds)] += 1
        self._sums[kind] = self._sums.get(kind, 0.0) + seconds

    def lines(self) -> Iterator[str]:
        """Yield the lines that Prometheus reads."""
        yield from _head(self._name, self._about, "histogram")
        for kind, counts in sorted(self._counts.items()):
            total = 0
            for bound, count in zip((*map(str, self._bounds), "+Inf"), counts, strict=True):
                total += count
                yield f"{self._name}_bucket{_labels({self._label: kind, 'le': bound})} {total}"
            yield f"{self._name}_sum{_labels({self._label: kind})} {self._sums[kind]:.6f}"
            yield f"{self._name}_count{_labels({self._label: kind})} {total}"


class Gauge:
    """Something that is looked up when somebody asks, by kind."""

    def __init__(self, name: str, about: str, label: str) -> None:
        """Begin without anybody who knows."""
        self._name, self._about, self._label = name, about, label
        self.look: Callable[[], Mapping[str, int]] = dict

    def lines(self) -> Iterator[str]:
        """Yield the lines that Prometheus reads."""
        yield from _head(self._name, self._about, "gauge")
        for kind, value in sorted(self.look().items()):
            yield f"{self._name}{_labels({self._label: kind})} {value}"


class Metrics:
    """All that is counted."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.tables = Gauge("tusch_tables", "Tables that are awake, by status.", "status")
        self.sockets = Gauge("tusch_sockets", "Devices that are connected.", "kind")
        self.closes = Count("tusch_socket_closes_total", "Sockets that we closed.", "code")
        self.drops = Count(
            "tusch_outbox_drops_total", "Devices dropped because they did not read.", "kind"
        )
        self.responses = Count("tusch_http_responses_total", "Answers over HTTP.", "status")
        self.turned_away = Count(
            "tusch_turned_away_total", "Connections and requests turned away, by reason.", "reason"
        )
        self.commands = Count("tusch_commands_total", "Commands, by their answer.", "answer")
        self.moves = Count("tusch_moves_total", "Moves, by who made them.", "by")
        self.commits = Times(
            "tusch_commit_seconds", "Time until a change is on disk.", "result", QUICK
        )
        self.think = Times("tusch_bot_think_seconds", "Time until a bot answered.", "kind", SLOW)
        self.bot_failures = Count(
            "tusch_bot_failures_total", "Bots that did not answer, by reason.", "reason"
        )
        self.stand_ins = Count(
            "tusch_bot_stand_ins_total", "Light bots that answered for others.", "reason"
        )
        self.damaged = Gauge("tusch_damaged_tables", "Tables that cannot be read.", "in")
        self.clock_jumps = Count(
            "tusch_clock_jumps_total", "Jumps of the machine's clock by more than a day.", "way"
        )
        self.hold = Gauge(
            "tusch_deletion_hold_seconds", "Running time until old tables are deleted.", "reason"
        )
        self.below_level = Count(
            "tusch_moves_below_level_total", "Moves of bots below their level.", "game"
        )
        self.errors = Count("tusch_log_lines_total", "Warnings and errors logged.", "level")

    def text(self) -> str:
        """Return everything as Prometheus reads it."""
        return "".join(f"{line}\n" for each in vars(self).values() for line in each.lines())


def _head(name: str, about: str, kind: str) -> Iterator[str]:
    """Yield what comes before the numbers."""
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _labels(labels: Mapping[str, str]) -> str:
    """Return labels in braces; what a value must not have is taken out of it."""
    clean = {name: value.translate(_UNSAFE) for name, value in labels.items()}
    return "{" + ",".join(f'{name}="{value}"' for name, value in clean.items()) + "}"


_UNSAFE: Final = {ord(sign): None for sign in '\\"\n'}
