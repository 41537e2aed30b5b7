"""How bots are written."""

from random import Random

import pytest

from tests.bots.support.table import decisions
from tusch import bots, kernel
from tusch.bots import BOTS, LEVELS, TEMPERS
from tusch.bots.specs import Spec, parse
from tusch.errors import OptionError
from tusch.i18n import t
from tusch.registry import GAMES, Budget, make


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("random", Spec(kind="random")),
        ("greedy/bold", Spec(kind="greedy", temper="bold")),
        ("steady/careful", Spec(kind="steady", temper="careful")),
        ("master:20ms", Spec(kind="master", budget=Budget(milliseconds=20))),
        ("master:20ms/bold", Spec(kind="master", temper="bold", budget=Budget(milliseconds=20))),
        ("search:2000", Spec(kind="search", budget=Budget(playouts=2000))),
        ("flat:200", Spec(kind="flat", budget=Budget(playouts=200))),
        ("flat:20ms", Spec(kind="flat", budget=Budget(milliseconds=20))),
        ("openspiel-max:9", Spec(kind="openspiel-max", budget=Budget(playouts=9))),
        ("a.b:Bot", Spec(kind="class", rest="a.b:Bot")),
        ("program:./my/bot --flag", Spec(kind="program", rest="./my/bot --flag")),
    ],
)
def test_bot_is_taken_apart(text: str, spec: Spec) -> None:
    assert parse(text, custom=True) == spec


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("nobody", "random, greedy, novice, .*module:Class and program:COMMAND"),
        ("", "random"),
        ("search", "search:2000"),
        ("program:", "program:COMMAND"),
        ("greedy/angry", "careful, bold and spiteful"),
        ("steady/", "careful"),
        ("random/bold", "random comes without styles"),
        ("flat:9/bold", "flat comes without styles"),
        ("search:0", "search:2000"),
        ("search:-5", "search:2000"),
        ("search:20s", "search:20ms"),
        ("master:", "search:20ms"),
    ],
)
def test_wrong_bot_is_answered_with_what_is_allowed(text: str, allowed: str) -> None:
    with pytest.raises(OptionError, match=allowed) as error:
        bots.check(text, custom=True)
    assert "\n" not in str(error.value)


def test_every_bot_and_temper_has_a_name_and_a_sentence() -> None:
    assert tuple(BOTS) == ("random", "greedy", *LEVELS)
    for title, about in (*BOTS.values(), *TEMPERS.values()):
        assert t(title).isalpha()
        assert t(about).endswith(".")


def test_there_are_five_levels_or_more_for_each_game() -> None:
    assert len(LEVELS) >= 5
    assert all(set(entry.skills) <= set(LEVELS) for entry in GAMES.values())


def test_cap_bounds_what_a_level_spends() -> None:
    second, fast = Budget(milliseconds=1000), Budget(milliseconds=20)
    assert second.capped(fast) == fast
    assert fast.capped(second) == fast
    assert Budget(playouts=9).capped(fast) == Budget(9, 20)
    assert second.capped(None) == second


@pytest.mark.parametrize("bot", ["expert/bold", "master:20ms", "search:30"])
@pytest.mark.skipif(not kernel.available(), reason="there is no numba")
def test_searching_bots_are_made_by_their_names(bot: str) -> None:
    found = decisions("figaro", 1)
    game, view = next((game, view) for game, _, view in found if len(view.legal) > 2)
    assert bots.make(bot, game, Random(1), custom=True).choose(view) in view.legal


@pytest.mark.parametrize("name", GAMES)
def test_slips_make_a_level_random(name: str) -> None:
    game = make(name)
    state = game.start(3)
    rng = Random(1)
    while not isinstance(game.actor(state), int):
        state = game.apply(state, game.sample(state, rng))
    seat = game.actor(state)
    assert isinstance(seat, int)
    view = game.observe(state, seat)
    chosen = {
        level: {bots.make(level, game, Random(seed)).choose(view) for seed in range(40)}
        for level in ("novice", "greedy")
    }
    assert len(chosen["greedy"]) == 1
    assert len(chosen["novice"]) == min(len(view.legal), len(chosen["novice"]))
    assert len(chosen["novice"]) > 1 or len(view.legal) == 1
