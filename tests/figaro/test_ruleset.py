"""The editions and options of Figaro."""

from typing import Any

import pytest

from tests.figaro.support.table import figaro
from tests.figaro.support.walks import CHOICES, walk
from tusch import registry
from tusch.figaro.ruleset import CHANGES, EDITIONS, Ruleset
from tusch.options import allowed, names

DEFAULTS: dict[str, Any] = {
    "three_player_deck": "colour-out",
    "fewest_tie": "one-free",
    "stack_tie": "king-last",
    "exchange": "auto",
    "voluntary_take": "stack",
    "after_take": "taker",
    "lead_after_take": "anyone",
    "road_lengths": tuple(range(1, 16)),
    "open_stacks": False,
    "show_lengths": False,
}


@pytest.mark.clause("F3", "F4", "F19", "F20", "F23", "F24", "F26")
@pytest.mark.parametrize(
    ("edition", "changed"),
    [
        ("davinci", {}),
        (
            "aid",
            {
                "three_player_deck": "ones-out",
                "fewest_tie": "all-free",
                "stack_tie": "king-wins",
                "exchange": "strict",
            },
        ),
        (
            "dutch",
            {"exchange": "optional", "voluntary_take": "hand", "lead_after_take": "others"},
        ),
    ],
)
def test_editions_set_the_options_that_differ_from_the_default(
    edition: str, changed: dict[str, str]
) -> None:
    game = figaro(edition)
    assert dict(game.rules) == {"edition": edition, **DEFAULTS, **changed}
    assert registry.make("figaro", edition) == game


def test_the_game_has_a_name() -> None:
    assert figaro().name == "figaro"


def test_davinci_is_the_edition_where_none_is_named() -> None:
    assert next(iter(EDITIONS)) == "davinci"
    assert set(EDITIONS) == {"davinci", "aid", "dutch"}
    assert registry.make("figaro") == figaro() == figaro("davinci")


def test_an_option_overrides_its_edition() -> None:
    game = figaro("dutch", exchange="off")
    assert game.ruleset.exchange == "off"
    assert game.ruleset.voluntary_take == "hand"
    assert game.ruleset.edition == "dutch"


def test_options_have_the_values_of_the_rules_the_default_first() -> None:
    assert CHOICES == {
        "three_player_deck": ("colour-out", "ones-out"),
        "fewest_tie": ("one-free", "all-free"),
        "stack_tie": ("king-last", "king-wins"),
        "exchange": ("auto", "optional", "strict", "off"),
        "voluntary_take": ("stack", "hand"),
        "after_take": ("taker", "next"),
        "lead_after_take": ("anyone", "others"),
    }
    assert {name: allowed(Ruleset, name) for name in CHOICES} == CHOICES
    assert allowed(Ruleset, "open_stacks") == allowed(Ruleset, "show_lengths") == ("off", "on")


@pytest.mark.clause("F30")
@pytest.mark.parametrize("setting", ["open_stacks", "show_lengths"])
def test_what_the_table_shows_is_no_rule(setting: str) -> None:
    shown, hidden = (
        walk(figaro("davinci", **{setting: value}), 4, seed=5) for value in (True, False)
    )
    assert shown == hidden


def test_every_option_names_a_clause_that_it_changes() -> None:
    assert tuple(CHANGES) == names(Ruleset)
    assert set(CHANGES.values()) <= set(registry.entry("figaro").clauses)
