"""Both games keep every promise of the `Game` protocol, at every table."""

from random import Random

import pytest

from tests.conformance.support.tables import TABLES, Table
from tests.support.scale import scaled
from tusch import registry
from tusch.testing import conform


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_game_keeps_every_promise(table: Table) -> None:
    rng = Random(str(table))
    conform(table.game, table.players, rng, games=scaled(1), hooks=table.hooks)


def test_every_edition_and_size_has_its_table() -> None:
    tried = {(table.name, table.edition, table.players) for table in TABLES}
    for name, entry in registry.GAMES.items():
        game = registry.make(name)
        assert {(name, edition, n) for edition in entry.editions for n in game.seats} <= tried
