"""Nothing that a game tells depends on how Python happens to order sets."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.scale import scaled

ROOT = Path(__file__).parents[2]


def printed(program: list[str], seed: int) -> str:
    """What a program prints under a hash seed."""
    ended = subprocess.run(
        [sys.executable, *program],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(seed)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_hash_seed_changes_nothing_that_is_told() -> None:
    digests = {
        printed(["-m", "tests.conformance.support.digest"], seed) for seed in range(scaled(3))
    }
    assert len(digests) == 1
    assert len(digests.pop().strip()) == 64


def test_hash_seeds_do_change_the_order_of_sets() -> None:
    program = ["-c", "from tusch.figaro.cards import Card; print([*map(str, {*Card})])"]
    assert printed(program, 1) != printed(program, 2)
