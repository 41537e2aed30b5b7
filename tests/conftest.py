"""Hypothesis profiles (`quick`, `long` for the soak test), our markers, and the order of tests."""

import gc
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support import endings
from tests.support.home import settle
from tests.support.scale import scaled

# Before anything asks where the user's folders are.
settle()

# A shell lets what runs in the background ignore Ctrl-C, and so would all that we start.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A busy machine must not fail a test, so nothing here looks at the clock. The quick profile tries
# the same every time, so that a change is judged by itself; the long one looks elsewhere.
settings.register_profile(
    "quick",
    derandomize=True,
    max_examples=scaled(50),
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long",
    settings.get_profile("quick"),
    derandomize=False,
    max_examples=scaled(200),
    stateful_step_count=100,
)
settings.load_profile("quick")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(endings)
    config.addinivalue_line("markers", "clause(*clauses): the clauses that a test shows")
    config.addinivalue_line("markers", "faults: needs a quiet machine, or several servers")


TESTS = Path(__file__).parent
LONG = (
    # All of these first: a process that turns to another test in between starts a browser again.
    "page/screens/test_screens.py",
    "page/play/test_whole_games.py",
    "page/play/test_pocket.py",
    "page/theatre/test_film.py",
    "page/screens/test_lesson.py",
    "page/theatre/test_movement.py",
    "page/people/test_together.py",
    "page",
    "server/run/test_killed.py",
    "server/run/test_neighbourhood.py",
    "server/run/test_nodes.py",
    "server/run/test_rollout.py",
    "store",
    "project/test_wheel.py",
    "project/test_benchmarks.py",
    "project/test_ci.py",
    "project/test_endings.py",
    "server/device",
    "bots",
    "figaro/kernel",
    "flohcati/kernel",
    "cli",
    # The coach comes after everybody else, and must not have to compile its kernels then.
    "page/screens/test_coach.py",
    "server",
    "conformance",
    "figaro",
    "i18n",
    # What the one compiles the other has ready.
    "coach",
    "server/review",
)
"""What takes longest: it begins first, so that short tests are left for whoever ends first."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _place(item.path))


def pytest_collection_finish() -> None:
    # Modules and tests stay to the end: nobody has to look for garbage among them again and again.
    gc.freeze()


def _place(path: Path) -> int:
    """Where in the order of the suite a file comes."""
    found = [name for name in LONG if path.is_relative_to(TESTS / name)]
    return LONG.index(max(found, key=len)) if found else len(LONG)
