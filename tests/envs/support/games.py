"""The games that environments are tried with: all of ours, and one from elsewhere."""

import pytest

from tusch.envs import register
from tusch.registry import MORE

FOREIGN = "highest"
NAMES = ("figaro", "flohcati", FOREIGN)


@pytest.fixture(autouse=True)
def foreign_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that nothing here knows but its entry."""
    monkeypatch.setenv(MORE, f"{FOREIGN}=tests.conformance.support.highest")
    register()
