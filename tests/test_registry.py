"""The games by name, in their editions and with their options."""

from typing import Any

import pytest

from tusch import options, record, registry
from tusch.errors import OptionError
from tusch.registry import GAMES


def test_there_are_two_games() -> None:
    assert list(GAMES) == ["figaro", "flohcati"]
    for name, entry in GAMES.items():
        assert registry.entry(name) is entry
        assert registry.make(name).name == name


def test_clauses_are_those_of_the_rules() -> None:
    assert GAMES["figaro"].clauses == tuple(f"F{number}" for number in range(1, 33))
    assert GAMES["flohcati"].clauses == tuple(f"Z{number}" for number in range(1, 18))


@pytest.mark.parametrize("name", GAMES)
def test_every_option_changes_a_clause(name: str) -> None:
    entry = GAMES[name]
    assert set(entry.changes) == set(options.names(entry.ruleset))
    assert set(entry.changes.values()) <= set(entry.clauses)


@pytest.mark.parametrize("name", GAMES)
def test_tables_are_those_of_the_game(name: str) -> None:
    game = registry.make(name)
    assert game.seats == GAMES[name].seats
    for players in range(-1, 9):
        if players in game.seats:
            assert game.actor(game.start(players)) is not None
        else:
            with pytest.raises(OptionError):
                game.start(players)


@pytest.mark.parametrize("name", GAMES)
def test_first_edition_is_the_default(name: str) -> None:
    first = next(iter(GAMES[name].editions))
    assert registry.make(name) == registry.make(name, first)
    assert registry.make(name).rules["edition"] == first


@pytest.mark.parametrize(
    ("name", "edition"), [(name, edition) for name in GAMES for edition in GAMES[name].editions]
)
def test_edition_sets_its_options_and_a_table_changes_them(name: str, edition: str) -> None:
    entry = GAMES[name]
    rules = registry.make(name, edition).rules
    assert rules["edition"] == edition
    assert list(rules) == ["edition", *options.names(entry.ruleset)]
    for option, value in entry.editions[edition].items():
        assert rules[option] == value
    for option in options.names(entry.ruleset):
        if isinstance(rules[option], str):
            for word in options.allowed(entry.ruleset, option):
                changed = registry.make(name, edition, {option: word}).rules
                assert changed == {**rules, option: word}


@pytest.mark.parametrize(
    ("name", "edition", "changes", "id", "args"),
    [
        ("chess", None, {}, "game-unknown", {"value": "chess", "allowed": ("figaro", "flohcati")}),
        ("", None, {}, "game-unknown", {"value": "", "allowed": ("figaro", "flohcati")}),
        ("flohcati", "davinci", {}, "edition-unknown", {"value": "davinci", "allowed": ("amigo",)}),
        ("flohcati", "", {}, "edition-unknown", {"value": "", "allowed": ("amigo",)}),
        (
            "flohcati",
            None,
            {"edition": "amigo"},
            "option-unknown",
            {"value": "edition", "allowed": ("trio_timing", "turn_end", "demand_shown", "ties")},
        ),
        (
            "flohcati",
            None,
            {"trio_timing": "never"},
            "option-value",
            {"option": "trio_timing", "value": "never", "allowed": ("end-of-turn", "any-time")},
        ),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(
    name: str, edition: str | None, changes: dict[str, Any], id: str, args: dict[str, Any]
) -> None:
    with pytest.raises(OptionError) as caught:
        registry.make(name, edition, changes)
    assert (caught.value.message.id, caught.value.message.args) == (id, args)
    assert str(caught.value)


def test_record_tells_its_game() -> None:
    for name, entry in GAMES.items():
        for edition in entry.editions:
            game = registry.make(name, edition)
            written = record.write(game, entry.seats[0], [])
            assert registry.of_record(written) == game


def test_record_without_an_edition_is_of_the_first() -> None:
    written = record.decode(
        '{"tusch":2,"game":"flohcati","players":3,"rules":{"demand_shown":true},"log":[]}'
    )
    assert registry.of_record(written) == registry.make("flohcati", None, {"demand_shown": True})
