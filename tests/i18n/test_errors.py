"""Errors are one sentence that names what is allowed."""

import msgspec
import pytest

from tusch import options, record, registry
from tusch.errors import TuschError
from tusch.figaro.ruleset import Ruleset


def error(game: str, edition: str | None = None, **changes: object) -> str:
    """The sentence about a game that cannot be made."""
    with pytest.raises(TuschError) as error:
        registry.make(game, edition, changes)
    return str(error.value)


def test_unknown_names_are_answered_with_those_that_there_are() -> None:
    assert error("chess") == "Unknown game ‘chess’; the games are figaro and flohcati."
    assert error("figaro", "x") == ("Unknown edition ‘x’; this game has davinci, aid and dutch.")
    assert error("flohcati", "x") == ("Unknown edition ‘x’; this game has only amigo.")
    assert error("flohcati", speed="high") == (
        "Unknown option ‘speed’; this game has trio_timing, turn_end, demand_shown and ties."
    )


def test_wrong_values_are_answered_with_the_right_ones() -> None:
    assert error("figaro", exchange="no") == (
        "The option exchange cannot be no; the values are auto, optional, strict and off."
    )
    assert error("flohcati", demand_shown=3) == (
        "The option demand_shown cannot be 3; the values are off and on."
    )
    assert error("figaro", road_lengths=[1, 2]) == (
        "The option road_lengths cannot be [1,2]; "
        "it takes 15 positive whole numbers of at most 18 digits."
    )


def test_an_option_without_a_value_is_shown_how_to_write_it() -> None:
    with pytest.raises(TuschError, match=r"‘exchange’ is not an option .* name=value; .* exchange"):
        options.read(Ruleset, "exchange")


@pytest.mark.parametrize(("game", "title"), [("figaro", "Figaro"), ("flohcati", "Zirkus Flohcati")])
def test_a_wrong_number_of_players_is_answered_with_the_right_ones(game: str, title: str) -> None:
    with pytest.raises(TuschError) as one:
        registry.make(game).start(1)
    with pytest.raises(TuschError) as nine:
        registry.make(game).start(9)
    numbers = {"figaro": "3, 4, 5 and 6", "flohcati": "2, 3, 4 and 5"}[game]
    assert str(one.value) == (f"{title} cannot be played by 1 player; choose from {numbers}.")
    assert str(nine.value).startswith(f"{title} cannot be played by 9 players;")


def read(line: bytes) -> None:
    """Read and replay a record."""
    found = record.decode(line)
    record.read(registry.of_record(found), found)


def bad_record(**changes: object) -> str:
    """The sentence about a record that is not right."""
    written: dict[str, object] = {
        "tusch": 2,
        "game": "flohcati",
        "players": 2,
        "rules": {"edition": "amigo"},
        "log": [[None, "start 1"]],
        **changes,
    }
    with pytest.raises(TuschError) as error:
        read(msgspec.json.encode(written))
    text = str(error.value)
    assert "\n" not in text
    return text


def test_a_bad_record_is_refused_in_one_sentence() -> None:
    assert (
        bad_record(tusch=3) == "Version 3 of the record cannot be read; the newest that can is 2."
    )
    assert bad_record(names=["one"]) == "There is 1 name for 2 players."
    assert bad_record(players="two").startswith("This is not a record: ")
    assert bad_record(log=[[1, "flip"]]) == "Entry 0: the dealer acts here, not seat 1."
    begun = [[None, "start 1"]]
    assert bad_record(log=[*begun, [None, "C5"]]) == "Entry 1: seat 1 acts here, not the dealer."
    assert bad_record(log=[*begun, [0, "flip"]]) == "Entry 1: seat 1 acts here, not seat 0."
    assert bad_record(log=[*begun, [1, "hop"]]).startswith(
        "Entry 1, ‘hop’: ‘hop’ is not an action;"
    )
    assert bad_record(log=[*begun, [1, "take C5"]]) == (
        "Entry 1, ‘take C5’: The row is empty: flip a card first."
    )
    assert bad_record(log=[[None, "start 2"]]) == (
        "Entry 0, ‘start 2’: There is no seat 2 to start at a table of 2 players; "
        "in records, seats count from 0."
    )
    result = {"totals": [1, 0], "winners": [0]}
    assert bad_record(result=result) == (
        'Result in the record: {"totals":[1,0],"winners":[0]}; by the rules: -.'
    )
