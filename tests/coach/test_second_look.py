"""A second look at moves that seem to be costly: by players who play the round to its end."""

from math import sqrt

import pytest

from tests.coach.support.games import played
from tusch import coach, registry
from tusch.coach.decisions import weighing
from tusch.coach.decisions.second_look import agrees, contest
from tusch.coach.report import Verdict
from tusch.coach.review import Table

WORLDS = 200
PROVING = 256
"""A budget that is enough to prove something."""


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(played("figaro", 4, seed=3), PROVING)


def test_a_second_look_has_no_favourite(table: Table) -> None:
    for choice in [each for each in table.choices(0) if not each.forced][:6]:
        one, two = choice.view.legal[0], choice.view.legal[-1]

        def ahead(*moves: object, view: object = choice.view) -> tuple[float, float]:
            return contest(table.game, "run_round", view, (moves[0], moves[1]), 7, WORLDS)

        (there, noise), (back, more) = ahead(one, two), ahead(two, one)
        assert abs(there + back) <= 5 * sqrt(noise + more) + 1e-9
        assert ahead(one, one) == (0.0, 0.0)
        # Of a move and itself none is better.
        assert not agrees(table.game, choice.view, one, one, WORLDS)


def test_a_game_without_a_second_look_needs_none() -> None:
    game = registry.make("flohcati")
    table = Table(played("flohcati", 3), PROVING)
    choice = next(each for each in table.choices(0) if not each.forced)
    one, two = choice.view.legal[:2]
    assert agrees(game, choice.view, one, two, WORLDS)
    assert agrees(game, choice.view, two, one, WORLDS)


def test_nothing_is_costly_that_it_does_not_confirm(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def never(_game: object, _view: object, better: object, played: object, worlds: int) -> bool:
        asked.append((better, played, worlds))
        return False

    found = coach.report(table, 0)
    costly = [each for each in found.decisions if each.verdict is Verdict.COSTLY]
    assert costly
    monkeypatch.setattr(weighing, "agrees", never)
    other = coach.report(table, 0)
    assert not [each for each in other.decisions if each.verdict is Verdict.COSTLY]
    # The sum of what was given away stands: it counts what is not proven, with its error.
    assert other.summary.lost == found.summary.lost
    assert {worlds for _, _, worlds in asked} == {table.reference.worlds}
    assert len(asked) >= len(costly)
