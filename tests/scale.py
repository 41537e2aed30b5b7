"""One setting for the size of every test."""

import os


def scaled(size: int) -> int:
    """`size` times the environment variable TUSCH_SCALE, and at least one."""
    return max(1, round(size * float(os.environ.get("TUSCH_SCALE", "1"))))
