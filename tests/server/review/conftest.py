"""The coach is ready for both games, as it is from its second day on."""

import pytest

from tusch import registry
from tusch.coach import preparation


@pytest.fixture(scope="session", autouse=True)
def _ready() -> None:
    for game in registry.GAMES:
        if not preparation.ready(game):
            compiler = preparation.preparing(game)
            compiler.wait()
            compiler.close()
