"""The ledger adds up, and what the dealer does is worth nothing on average."""

from random import Random

import pytest

from tests.coach.support.games import TABLES, played
from tests.flohcati.support.table import GAME, act, position
from tests.support.scale import scaled
from tusch import coach, registry
from tusch.coach.appraisers import appraiser
from tusch.coach.budget import LEAST, reference
from tusch.coach.ledger.value import ValueFunction
from tusch.coach.report import AccountName
from tusch.coach.review import Table
from tusch.flohcati.state import Phase
from tusch.registry import AnyGame


def value_function(game: AnyGame, budget: int = LEAST) -> ValueFunction:
    return ValueFunction(game, appraiser(game), reference(game.name, budget, compiled=True))


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_accounts_add_up_to_the_result_at_every_table(
    name: str, edition: str, players: int
) -> None:
    for seed in range(scaled(1)):
        record = played(name, players, edition=edition, seed=seed)
        table = Table(record, LEAST)
        seat = (seed + players) % players
        found = coach.report(table, seat).ledger
        won = record.result.winners if record.result else ()
        assert found.result == (1 / len(won) if seat in won else 0.0)
        assert sum(each.amount for each in found.accounts) == pytest.approx(
            found.result - found.start, abs=1e-9
        )
        others = [each.player for each in found.accounts if each.name is AccountName.THEIRS]
        assert others == [other for other in range(players) if other != seat]


def test_each_account_has_its_own_steps() -> None:
    record = played("flohcati", 3, seed=4)
    table = Table(record, LEAST)
    values = list(table.values())
    found = {
        (each.name, each.player): each.amount for each in coach.report(table, 1).ledger.accounts
    }
    for who in (None, 0, 2):
        steps = [
            values[entry + 1].means[1] - values[entry].means[1]
            for entry, (actor, _) in enumerate(record.log)
            if actor == who
        ]
        name = AccountName.CARDS if who is None else AccountName.THEIRS
        assert found[name, who] == pytest.approx(sum(steps), abs=1e-12)


def test_a_flip_is_worth_nothing_on_average_over_all_cards() -> None:
    value = value_function(GAME)
    state = position(
        "A0 B3",
        "C4",
        "D1 E5",
        row="F2 G7",
        deck="A5 F6 G1 H3 I2 demand demand steal",
        phase=Phase.FLIP,
    )
    before = value.of(state)
    after = [value.of(act(state, card)) for card in state.deck]
    for seat in range(3):
        mean = sum(each.means[seat] for each in after) / len(after)
        assert before.means[seat] == pytest.approx(mean, abs=1e-12)
        assert len({each.means[seat] for each in after}) > 1


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_state_has_one_value_whenever_it_is_asked_for(name: str) -> None:
    table = Table(played(name, 3), LEAST)
    states = [step.before for step in table.steps[:12]]
    first = [value_function(table.game).of(state) for state in states]
    value = value_function(table.game)
    assert [value.of(state) for state in reversed(states)] == first[::-1]


def test_before_anybody_has_the_king_all_seats_have_the_same_chance() -> None:
    game = registry.make("figaro")
    state = game.start(3)
    value = value_function(game)
    rng = Random(1)
    for _ in range(3):
        assert value.of(state).means == (1 / 3,) * 3
        state = game.apply(state, game.sample(state, rng))
    assert value.of(state).means != (1 / 3,) * 3


@pytest.mark.parametrize("name", registry.GAMES)
def test_chances_of_all_seats_add_up_to_one(name: str) -> None:
    table = Table(played(name, 4), LEAST)
    for each in table.values():
        assert sum(each.means) == pytest.approx(1, abs=1e-6)
        assert all(-1e-9 <= mean <= 1 + 1e-9 for mean in each.means)
