"""One setting for the size of every test."""

import os


def scaled(size: int) -> int:
    """`size` times the environment variable TUSCH_SCALE, and at least one."""
    return max(1, round(size * _scale()))


def soaked(size: int, soak: int) -> int:
    """`size` in the tests, and `soak` at the scale of `make soak`, which is 10."""
    return scaled(size) if _scale() <= 1 else max(1, round(soak * _scale() / 10))


def _scale() -> float:
    return float(os.environ.get("TUSCH_SCALE", "1"))
