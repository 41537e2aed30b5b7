"""What a seat is told in numbers: all that it may do, what it can know, and nothing else."""

from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.conformance.support import highest
from tests.conformance.support.tables import EDITIONS, TABLES, TWINS, Table
from tests.envs.support.games import FOREIGN, NAMES, foreign_game
from tests.support.scale import scaled
from tusch import registry
from tusch.envs.spelled import Spelled
from tusch.envs.table import mask, numbers_of, observation
from tusch.game import Value
from tusch.numbers import size
from tusch.testing import pair_for, walk

__all__ = ["foreign_game"]

SEEDS = st.integers(0, 2**32 - 1)
WITHOUT_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)


def legal(game: Any, state: Any, seat: int) -> list[Any]:
    """The actions that the mask marks for a seat, in the order of their codes."""
    numbers, view = numbers_of(game.name), game.observe(state, seat)
    marked = np.flatnonzero(mask(game, view, over=False))
    return [numbers.action(view, int(code)) for code in marked]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_masks_are_the_legal_actions_through_whole_games(table: Table) -> None:
    for seed in range(scaled(1)):
        played = table.walk(seed)
        for step in played.steps:
            if not isinstance(step.actor, int):
                continue
            expected = table.game.legal_actions(step.before)
            assert set(legal(table.game, step.before, step.actor)) == set(expected)
            other = (step.actor + 1) % table.players
            assert not legal(table.game, step.before, other)
        over = observation(table.game, played.state(played.end), 0)
        assert over["action_mask"].all()


@pytest.mark.parametrize("name", NAMES)
def test_every_code_is_an_action_of_its_own_or_none(name: str) -> None:
    for players in registry.entry(name).seats:
        game = registry.make(name)
        numbers = numbers_of(name)
        state = walk(game, players, 1).steps[-1].before
        for seat in range(players):
            view = game.observe(state, seat)
            actions = [numbers.action(view, code) for code in range(numbers.CODES)]
            codes = [(code, action) for code, action in enumerate(actions) if action is not None]
            assert all(numbers.code(view, action) == code for code, action in codes)


@pytest.mark.parametrize("name", NAMES)
def test_parts_lie_side_by_side_and_hold_small_numbers(name: str) -> None:
    parts = numbers_of(name).PARTS
    assert [place for part in parts.values() for place in part] == [*range(size(parts))]
    game = registry.make(name)
    numbers = numbers_of(name)
    for players in game.seats:
        for step in walk(game, players, players).steps[::7]:
            for seat in range(players):
                known = numbers.describe(game.ruleset, game.observe(step.after, seat))  # type: ignore[attr-defined]
                assert len(known) == size(parts)
                assert min(known) >= 0
                assert max(known) <= 127


def test_tables_turn_with_the_viewer() -> None:
    """What seat 0 sees at a table, seat 1 sees at the table turned by one."""
    game: Any = registry.make("figaro")
    numbers = numbers_of("figaro")
    state = walk(game, 4, 5).steps[40].after
    fields = {name: getattr(state, name) for name in state.__struct_fields__}
    for name in ("hands", "displays", "stacks", "roads", "took_to_hand", "shown", "lacks", "holds"):
        fields[name] = (fields[name][-1], *fields[name][:-1])
    for name in ("king", "turn"):
        fields[name] = (fields[name] + 1) % 4
    turned = type(state)(**fields)
    for seat in range(4):
        seen = numbers.describe(game.ruleset, game.observe(state, seat))
        assert numbers.describe(game.ruleset, game.observe(turned, (seat + 1) % 4)) == seen


@pytest.mark.parametrize("table", [*TABLES, Table(FOREIGN, "plain", 3)], ids=str)
def test_what_a_seat_cannot_know_changes_none_of_its_numbers(table: Table) -> None:
    make_twin = {**TWINS, FOREIGN: highest.twin}[table.name]

    @settings(max_examples=scaled(3), phases=WITHOUT_SHRINKING)
    @given(SEEDS, st.integers(0, table.players - 1))
    def twins_look_the_same(seed: int, viewer: int) -> None:
        pair = pair_for(walk(table.game, table.players, seed), viewer, make_twin)
        for one, other in list(zip(pair.walk.steps, pair.twin, strict=False))[::5]:
            ours = observation(table.game, one.after, viewer)
            theirs = observation(table.game, other.after, viewer)
            assert all(np.array_equal(ours[part], theirs[part]) for part in ours)

    twins_look_the_same()


@pytest.mark.parametrize("table", EDITIONS, ids=str)
def test_numbers_tell_different_hands_apart(table: Table) -> None:
    """Otherwise a description of nothing would keep every secret."""
    numbers = numbers_of(table.name)
    told = {}
    for seed in range(3):
        played = table.walk(seed)
        view = table.game.observe(played.steps[-2].before, 0)
        told[tuple(numbers.describe(table.game.ruleset, view))] = view.hand  # type: ignore[attr-defined]
    assert len(told) == 3


def test_hands_are_known_until_a_gift_is_not_seen() -> None:
    """Z9: the viewer of a gift follows it; whoever does not see it holds both for possible."""
    game: Any = registry.make("flohcati")
    numbers = numbers_of("flohcati")
    moves = """start 0; flip; A1; take A1; flip; E2; take E2; flip; F3; take F3;
        flip; demand; demand 1; give E2"""
    state = game.start(3)
    for text in moves.split(";"):
        dealer = not isinstance(game.actor(state), int)
        state = game.apply(state, game.parse(text.strip(), dealer=dealer))

    def hands(viewer: int) -> list[set[str]]:
        view = game.observe(state, viewer)
        known = numbers.describe(game.ruleset, view)
        part = numbers.PARTS["hands"]
        cards = sorted({card for card in registry.entry("flohcati").deck if len(card) == 2})
        row = [known[part.start + place * 80 : part.start + (place + 1) * 80] for place in range(3)]
        seen = [{card for card, there in zip(cards, zone, strict=True) if there} for zone in row]
        return [seen[(seat - viewer) % 3] for seat in range(3)]

    assert hands(0) == hands(1) == [{"A1", "E2"}, set(), {"F3"}]
    assert hands(2) == [{"A1", "E2"}, {"E2"}, {"F3"}]


class Loud(Value, frozen=True):
    seat: int | None
    turn: int | None
    legal: tuple[highest.Show, ...]
    points: int


def test_what_cannot_be_spelled_out_is_said() -> None:
    entry = registry.entry(FOREIGN)
    fields = {name: getattr(entry, name) for name in entry.__struct_fields__}
    spelled = Spelled(type(entry)(**{**fields, "view": Loud}))
    assert spelled.describe(None, Loud(0, 0, (), 127))[-1] == 127
    with pytest.raises(ValueError, match="128 is no small number: the game has to bring `numbers`"):
        spelled.describe(None, Loud(0, 0, (), 128))
    with pytest.raises(ValueError, match="has no code"):
        spelled.code(None, highest.Deal(()))
