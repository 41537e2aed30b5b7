"""Bots see a view and nothing else: whoever sees the same chooses the same."""

from random import Random

import pytest

from tests.conformance.support.tables import TWINS, Table
from tusch import bots
from tusch.bots import LEVELS
from tusch.testing import pairs, same_choice

TABLES = [Table("figaro", "dutch", 3), Table("flohcati", "amigo", 4)]


BOTS = ["random", "greedy", "greedy/bold", *LEVELS, "search:40/spiteful"]
CAP = {"master": "master:40", "expert": "expert:40", "skilled": "skilled:40"}
"""Levels that search, with less to do than at a table; time alone gives no two the same."""


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_bot_that_sees_the_same_chooses_the_same(table: Table, bot: str) -> None:
    played = table.walk(seed=9)
    found = [pair for pair in pairs(played, TWINS[table.name]) if pair.differs]
    assert len(found) >= 2
    for pair in found:
        same_choice(
            pair, lambda seat: bots.make(CAP.get(bot, bot), played.game, Random(seat), custom=True)
        )
