"""Hypothesis profiles (`quick`, and `long` for the soak test), and our marker."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from tests.support.scale import scaled

# Before numba is loaded: kernels are compiled once for the whole suite, with bounds checks.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

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
    config.addinivalue_line("markers", "clause(*clauses): the clauses that a test shows")
