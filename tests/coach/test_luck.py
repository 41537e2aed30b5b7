"""Results without the luck of the cards."""

import pytest

from tests.coach.support.games import played
from tests.support.scale import scaled
from tusch import coach, registry
from tusch.arena.match import ArenaGame, ArenaRecord
from tusch.cli.coach.adjusted import shares
from tusch.coach.budget import LEAST
from tusch.coach.ledger.luck import luck
from tusch.coach.report import AccountName


@pytest.mark.parametrize("name", registry.GAMES)
def test_luck_is_what_the_ledger_says_of_the_cards(name: str) -> None:
    for seed in range(scaled(1)):
        record = played(name, 3, seed=seed)
        found = luck(record, budget=LEAST)
        assert sum(found) == pytest.approx(0, abs=1e-6)
        for seat in range(3):
            report = coach.report(record, seat, budget=LEAST)
            cards = next(each for each in report.ledger.accounts if each.name is AccountName.CARDS)
            assert cards.amount == pytest.approx(found[seat], abs=1e-12)


def test_a_share_that_was_luck_alone_has_none_left() -> None:
    """Two bots of whom the lucky one wins: without luck both have won half, for sure."""
    games, found = [], []
    for number in range(20):
        record = played("flohcati", 2, seed=number)
        won = record.result.winners if record.result else ()
        arena = ArenaGame(1, ("a", "b"), number, 0, (0, 1))
        fields = {name: getattr(record, name) for name in record.__struct_fields__}
        games.append(ArenaRecord(**fields, arena=arena))
        found.append([(1 / len(won) if seat in won else 0.0) - 0.5 for seat in range(2)])
    for share in shares(games, found, 2):
        assert (share.rate, share.low, share.high) == (0.5, 0.5, 0.5)
