"""A player who sees the same chooses the same; one who knows more is found out."""

from random import Random
from typing import Any

import pytest

from tests.conformance.support.tables import TWINS, Table, bend
from tusch.bots import UniformPlayer
from tusch.game import Player, Seat
from tusch.testing import ConformanceError, Pair, pairs, same_choice

TABLES = [Table("figaro", "davinci", 4), Table("flohcati", "amigo", 4)]


def different_pairs(table: Table, game: Any = None) -> list[Pair]:
    played = table.walk(seed=9)
    found = [pair for pair in pairs(played, TWINS[table.name]) if pair.differs]
    return [pair._replace(walk=played._replace(game=game or table.game)) for pair in found]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_player_with_the_same_seed_chooses_the_same(table: Table) -> None:
    found = different_pairs(table)
    assert len(found) >= 3
    for pair in found:
        same_choice(pair, lambda seat: UniformPlayer(Random(seat)))


class Peeker:
    """A player who has looked into the next hand."""

    def __init__(self, table: list[Any]) -> None:
        self.table = table

    def choose(self, view: Any) -> Any:
        hand = self.table[-1].hands[(view.seat + 1) % view.players]
        return view.legal[sum(card.worth for card in hand) % len(view.legal)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_player_who_looks_at_the_table_is_found_out(table: Table) -> None:
    honest = table.game
    states: list[Any] = []

    def observe(state: Any, seat: Seat | None) -> Any:
        states.append(state)
        return honest.observe(state, seat)

    watched = bend(honest, observe=observe)
    errors = [found_out(pair, Peeker(states)) for pair in different_pairs(table, watched)]
    assert any(errors)
    assert all(error.check == "same-choice" for error in errors if error)


def found_out(pair: Pair, player: Player[Any, Any]) -> ConformanceError | None:
    try:
        same_choice(pair, lambda seat: player)
    except ConformanceError as error:
        return error
    return None


def test_player_who_follows_a_mood_is_found_out() -> None:
    mood = Random(1)

    def moody(seat: Seat) -> Player[Any, Any]:
        return UniformPlayer(mood)

    with pytest.raises(ConformanceError, match="sees the same, and chooses"):
        same_choice(different_pairs(TABLES[0])[0], moody)


def test_spectator_has_nothing_to_choose() -> None:
    pair = different_pairs(TABLES[0])[-1]
    assert pair.viewer is None
    same_choice(pair, lambda seat: pytest.fail("a spectator was asked"))
