"""The compiled search: races, heats, obvious moves, and the same with the compiler off."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.figaro.support.table import figaro, position, whole
from tests.flohcati.support import table as flohcati_table
from tusch.bots.search.minds import compiled_mind, parts, ranking
from tusch.flohcati.state import Phase
from tusch.kernel.chance import generator
from tusch.kernel.race import IDENTICAL, WARM_UP, Race, book, race
from tusch.registry import AnyGame, make

ROOT = Path(__file__).parents[2]


def run(contest: Race, *heats: list[float], strict: float = 2.0) -> int:
    left = len(contest.codes)
    for heat in heats:
        contest.got[:] = heat
        left = book(contest, strict)
    return left


def test_move_that_is_always_behind_drops_out() -> None:
    contest = race([5, 6, 7])
    luck = [[0.1 * (n % 3), 0.1 * (n % 3) + 0.3, 0.1 * (n % 3) + 0.01 * (n % 2)] for n in range(99)]
    assert run(contest, *luck[: WARM_UP - 1]) == 3
    assert run(contest, *luck[WARM_UP - 1 :]) == 1
    assert list(contest.alive) == [0, 1, 0]
    assert ranking(contest.heats, contest.worth)[0] == 1


def test_moves_that_are_as_good_stay() -> None:
    contest = race([5, 6])
    assert run(contest, *[[n % 2 / 2, (n + 1) % 2 / 2] for n in range(100)]) == 2
    assert contest.played[0] == 200


def test_move_that_is_another_by_a_different_name_drops_out() -> None:
    contest = race([5, 6])
    same = [[0.1 * n, 0.1 * n] for n in range(IDENTICAL)]
    assert run(contest, *same[:-1]) == 2
    assert run(contest, same[-1]) == 1
    assert ranking(contest.heats, contest.worth) == [0, 1]


def think(game: AnyGame, state: Any, playouts: int = 400) -> list[Any]:
    seat = game.actor(state)
    assert isinstance(seat, int)
    mind = compiled_mind(game, playouts, None)
    return mind.think(game.observe(state, seat), seed=3)


def test_figaro_pushes_a_full_display_onto_the_one_who_would_win() -> None:
    game = figaro()
    state = whole(
        game,
        position(
            ["", "R2 R2", "B2 B2", ""],
            ["J2 G1", "", "", ""],
            round=3,
            king=1,
            stacks=["R1 R1 R1 B1 B1", "G2 G2 G2 G2", "Y2 Y2 Y2 Y2 Y2 Y2 Y1 Y1", ""],
            roads=((9,), (2,), (15, 8), (14, 3)),
        ),
        seat=3,
    )
    ends = {game.format(a): game.outcome(game.apply(state, a)) for a in game.legal_actions(state)}
    assert [move for move, end in ends.items() if end and end.winners == (0,)] == ["J2>1"]
    assert [move for move, end in ends.items() if not end] == ["take"]
    best, *others = think(game, state)
    assert game.format(best.action) == "J2>1"
    assert best.chance == 1.0
    assert {other.chance for other in others} == {0.0}


def test_flohcati_opens_a_gala_that_wins() -> None:
    game = flohcati_table.GAME
    state = flohcati_table.position(flohcati_table.ALL_TEN, "A7", "B7 C7", "D7", phase=Phase.FINISH)
    best = think(game, state)[0]
    assert game.format(best.action) == "gala"
    assert best.chance == 1.0


def test_flohcati_opens_no_gala_that_loses() -> None:
    game = flohcati_table.GAME
    state = flohcati_table.position(
        flohcati_table.ALL_TEN, "A7 B7 C7 D7 E7 F7", "G7", "H7", phase=Phase.FINISH
    )
    best, other = think(game, state)
    assert game.format(best.action) == "end"
    assert other.chance == 0.0


def test_flohcati_lays_a_trio_before_the_game_ends() -> None:
    game = flohcati_table.GAME
    state = flohcati_table.position("A1 B1 C1 D3", "E7 F5", "G7", "H7", phase=Phase.FINISH, deck="")
    assert game.format(think(game, state)[0].action) == "trio A1,B1,C1"


@pytest.mark.parametrize("name", ["figaro", "flohcati"])
def test_playouts_in_portions_find_the_same_as_all_at_once(name: str) -> None:
    told = {told_by(name, portions) for portions in ([96], [32, 64], [1] * 200)}
    assert len(told) == 1


def told_by(name: str, portions: list[int]) -> str:
    """What a search of 96 playouts, in portions, finds in the middle of a game, as text."""
    game: Any = make(name)
    rng = Random(4)
    state = game.start(3)
    for _ in range(40):
        player = isinstance(game.actor(state), int)
        action = rng.choice(game.legal_actions(state)) if player else game.sample(state, rng)
        state = game.apply(state, action)
    while len(game.legal_actions(state)) < 3:
        player = isinstance(game.actor(state), int)
        action = rng.choice(game.legal_actions(state)) if player else game.sample(state, rng)
        state = game.apply(state, action)
    kernel, heats = parts(game)
    view = game.observe(state, game.actor(state))
    contest = race([kernel.code(action) for action in view.legal])
    chance = generator(8)
    for portion in portions:
        if contest.played[0] < 96:
            heats(kernel.pack_view(game.ruleset, view), chance, contest, portion)
    return " ".join(
        f"{worth:.9f}/{n}" for worth, n in zip(contest.worth, contest.heats, strict=True)
    )


@pytest.mark.parametrize("name", ["figaro", "flohcati"])
def test_search_finds_the_same_with_the_compiler_off(name: str) -> None:
    script = f"from tests.kernel.test_race import told_by; print(told_by({name!r}, [96]))"
    plain = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == told_by(name, [96])
