"""Editions and options, and what is said about those that do not exist."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tusch import options
from tusch.errors import OptionError
from tusch.figaro.ruleset import EDITIONS, Ruleset
from tusch.game import Arg

NAMES = (
    *("three_player_deck", "fewest_tie", "stack_tie", "exchange", "voluntary_take", "after_take"),
    *("lead_after_take", "road_lengths", "open_stacks", "show_lengths"),
)
EXCHANGES = ("auto", "optional", "strict", "off")
LENGTHS = ("15 positive whole numbers of at most 18 digits",)
FIFTEEN = list(range(1, 16))


def build(edition: str = "davinci", **changes: Any) -> Ruleset:
    """A ruleset of Figaro."""
    return options.build(Ruleset, EDITIONS, edition, changes)


def said(refused: pytest.ExceptionInfo[OptionError]) -> tuple[str, dict[str, Arg]]:
    """The message of an error; as text it names the allowed values."""
    message = refused.value.message
    allowed = message.args["allowed"]
    assert isinstance(allowed, tuple)
    text = str(refused.value)
    assert all(str(value) in text for value in allowed)
    return message.id, message.args


@pytest.mark.parametrize(
    "edition", ["", "davinc", "Davinci", "dutch ", "x" * 5000], ids=lambda text: repr(text[:20])
)
def test_an_unknown_edition_is_refused_with_those_there_are(edition: str) -> None:
    with pytest.raises(OptionError) as refused:
        build(edition)
    assert said(refused) == (
        "edition-unknown",
        {"value": edition[:80], "allowed": ("davinci", "aid", "dutch")},
    )


@pytest.mark.parametrize(
    "name", ["exchanges", "Exchange", "", "edition", "x" * 5000], ids=lambda text: repr(text[:20])
)
def test_an_unknown_option_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(OptionError) as refused:
        options.build(Ruleset, EDITIONS, "davinci", {name: "off"})
    assert said(refused) == ("option-unknown", {"value": name[:80], "allowed": NAMES})
    assert options.names(Ruleset) == NAMES


@pytest.mark.parametrize(
    ("value", "written"),
    [
        *[(word, word) for word in ("of", "", "Off", "auto ")],
        *((False, "false"), (None, "null"), (0, "0"), (["off"], '["off"]')),
        *(({"off": 1}, '{"off":1}'), (1j, '"1j"'), (["x" * 5000], '["' + "x" * 78)),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_an_unknown_value_is_refused_with_those_there_are(value: object, written: str) -> None:
    with pytest.raises(OptionError) as refused:
        build(exchange=value)
    assert said(refused) == (
        "option-value",
        {"option": "exchange", "value": written, "allowed": EXCHANGES},
    )


@pytest.mark.parametrize("value", ["on", "true", 1, 0, None, 1.0])
def test_a_switch_is_true_or_false(value: object) -> None:
    with pytest.raises(OptionError) as refused:
        build(open_stacks=value)
    name, args = said(refused)
    assert (name, args["option"], args["allowed"]) == ("option-value", "open_stacks", ("off", "on"))
    assert build(open_stacks=True).open_stacks is True
    assert build(open_stacks=False).open_stacks is False


@pytest.mark.clause("F3")
@pytest.mark.parametrize(
    "value",
    [
        *([], FIFTEEN[:14], [*FIFTEEN, 16], [0, *FIFTEEN[1:]], [-1, *FIFTEEN[1:]]),
        *([True, *FIFTEEN[1:]], [1.0, *FIFTEEN[1:]], [1.5, *FIFTEEN[1:]], ["1", *FIFTEEN[1:]]),
        *([None, *FIFTEEN[1:]], [10**18, *FIFTEEN[1:]], [10**30, *FIFTEEN[1:]], 15, None, True),
        *("1 to 15", {}, [[1], *FIFTEEN[1:]], dict.fromkeys(FIFTEEN)),
    ],
    ids=repr,
)
def test_road_lengths_are_fifteen_positive_whole_numbers(value: object) -> None:
    with pytest.raises(OptionError) as refused:
        build(road_lengths=value)
    name, args = said(refused)
    assert (name, args["option"], args["allowed"]) == ("option-value", "road_lengths", LENGTHS)


@pytest.mark.clause("F3")
@given(st.lists(st.integers(1, 10**18 - 1), min_size=15, max_size=15))
def test_any_fifteen_positive_whole_numbers_are_road_lengths(lengths: list[int]) -> None:
    assert build(road_lengths=lengths).road_lengths == tuple(lengths)
    typed = ",".join(map(str, lengths))
    assert options.read(Ruleset, f"road_lengths={typed}") == ("road_lengths", lengths)


def test_the_first_error_is_told_before_anything_is_built() -> None:
    with pytest.raises(OptionError) as refused:
        build(exchange="off", after_take="nobody", lead_after_take="nobody")
    assert refused.value.message.args["option"] == "after_take"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("exchange=off", "off"),
        ("three_player_deck=ones-out", "ones-out"),
        *[(f"open_stacks={word}", True) for word in ("on", "true")],
        *[(f"show_lengths={word}", False) for word in ("off", "false")],
        ("road_lengths=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15", FIFTEEN),
    ],
)
def test_an_option_is_read_as_people_type_it(text: str, value: object) -> None:
    name, read = options.read(Ruleset, text)
    assert (name, read) == (text.partition("=")[0], value)
    assert type(read) is type(value)


@pytest.mark.parametrize(
    "text", ["exchange", "", "off", "exchange:off", "x" * 5000], ids=lambda text: repr(text[:20])
)
def test_a_typed_option_needs_a_value(text: str) -> None:
    with pytest.raises(OptionError) as refused:
        options.read(Ruleset, text)
    assert said(refused) == ("option-form", {"value": text[:80], "allowed": NAMES})


@pytest.mark.parametrize("text", ["=off", "exchnge=off", " exchange=off", "edition=dutch"])
def test_a_typed_option_that_is_unknown_is_refused(text: str) -> None:
    with pytest.raises(OptionError) as refused:
        options.read(Ruleset, text)
    assert said(refused) == (
        "option-unknown",
        {"value": text.partition("=")[0], "allowed": NAMES},
    )


@pytest.mark.parametrize(
    "text",
    [
        *("exchange=", "exchange= off", "exchange=off=off", "open_stacks=ON", "open_stacks=1"),
        *("open_stacks=", "road_lengths=", "road_lengths=1,2,3", "road_lengths=1-15"),
        *("road_lengths=" + ",".join(["1"] * 14 + [last]) for last in ("", "0", "-1", "1.0", "٣")),
        *("road_lengths=" + ",".join(["1"] * 14 + [last]) for last in (" 1", "1_0", "²", "x")),
        "road_lengths=" + ",".join(["1"] * 14 + ["9" * 19]),
        "road_lengths=" + "9" * 5000,
    ],
    ids=lambda text: repr(text[-24:]),
)
def test_a_typed_value_that_does_not_exist_is_refused_with_those_that_do(text: str) -> None:
    with pytest.raises(OptionError) as refused:
        options.read(Ruleset, text)
    id, args = said(refused)
    assert id == "option-value"
    assert args["allowed"] == options.allowed(Ruleset, text.partition("=")[0])


@given(st.text(max_size=20))
def test_whatever_is_typed_gives_an_option_or_one_clear_error(text: str) -> None:
    with pytest.raises(OptionError):
        options.read(Ruleset, text)
