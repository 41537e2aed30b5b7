"""Bad records are refused with the entry and the reason, and never half read."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.support.replays import a_record, read
from tusch import record, registry
from tusch.errors import OptionError, TuschError
from tusch.game import DEALER, Arg, Message, Step
from tusch.play import check
from tusch.record import RecordError

GOOD = a_record()
LOG: list[list[Any]] = GOOD["log"]
FLIP = LOG.index([LOG[1][0], "flip"])
ON_TURN = LOG[FLIP][0]


def with_entry(index: int, entry: Any) -> Callable[[dict[str, Any]], None]:
    def change(written: dict[str, Any]) -> None:
        written["log"][index] = entry

    return change


def with_key(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(written: dict[str, Any]) -> None:
        written[key] = value

    return change


def without_key(key: str) -> Callable[[dict[str, Any]], None]:
    def change(written: dict[str, Any]) -> None:
        del written[key]

    return change


def one_entry_more(written: dict[str, Any]) -> None:
    written["log"].append([0, "flip"])


def one_entry_less(written: dict[str, Any]) -> None:
    written["log"].pop()


def one_point_more(written: dict[str, Any]) -> None:
    written["result"]["totals"][0] += 1


def another_winner(written: dict[str, Any]) -> None:
    written["result"]["winners"] = [9]


def a_ranking(written: dict[str, Any]) -> None:
    written["result"]["ranking"] = [0, 1, 2]


def changed(change: Callable[[dict[str, Any]], None]) -> str:
    written: dict[str, Any] = json.loads(json.dumps(GOOD))
    change(written)
    return json.dumps(written)


def refusal(line: bytes | str) -> TuschError:
    with pytest.raises(TuschError) as caught:
        read(line)
    assert str(caught.value)
    return caught.value


REFUSED: dict[str, tuple[Callable[[dict[str, Any]], None], type[TuschError], str, dict[str, Arg]]]
REFUSED = {
    "higher version": (
        with_key("tusch", 2),
        RecordError,
        "record-version",
        {"value": 2, "allowed": 1},
    ),
    "no version": (
        with_key("tusch", 0),
        RecordError,
        "record-version",
        {"value": 0, "allowed": 1},
    ),
    "unknown game": (
        with_key("game", "chess"),
        OptionError,
        "game-unknown",
        {"value": "chess", "allowed": ("figaro", "flohcati")},
    ),
    "unknown edition": (
        with_key("rules", {"edition": "1998"}),
        OptionError,
        "edition-unknown",
        {"value": "1998", "allowed": ("amigo",)},
    ),
    "empty edition": (
        with_key("rules", {"edition": ""}),
        OptionError,
        "edition-unknown",
        {"value": "", "allowed": ("amigo",)},
    ),
    "null as edition": (
        with_key("rules", {"edition": None}),
        OptionError,
        "edition-unknown",
        {"value": "None", "allowed": ("amigo",)},
    ),
    "unknown option": (
        with_key("rules", {"edition": "amigo", "exchange": "off"}),
        OptionError,
        "option-unknown",
        {"value": "exchange", "allowed": ("trio_timing", "demand_shown", "ties")},
    ),
    "unknown value": (
        with_key("rules", {"ties": "coin"}),
        OptionError,
        "option-value",
        {"option": "ties", "value": "coin", "allowed": ("shared", "trios-gala-card")},
    ),
    "word for a switch": (
        with_key("rules", {"demand_shown": "on"}),
        OptionError,
        "option-value",
        {"option": "demand_shown", "value": "on", "allowed": ("off", "on")},
    ),
    "too few names": (
        with_key("names", ["a", "b"]),
        RecordError,
        "record-names",
        {"value": 2, "count": 3},
    ),
    "wrong actor": (
        with_entry(FLIP, [(ON_TURN + 1) % 3, "flip"]),
        RecordError,
        "record-actor",
        {"entry": FLIP, "due": str(ON_TURN), "value": str((ON_TURN + 1) % 3)},
    ),
    "actor who is not there": (
        with_entry(FLIP, [-1, "flip"]),
        RecordError,
        "record-actor",
        {"entry": FLIP, "due": str(ON_TURN), "value": "-1"},
    ),
    "dealer instead of a player": (
        with_entry(FLIP, [None, "C5"]),
        RecordError,
        "record-actor",
        {"entry": FLIP, "due": str(ON_TURN), "value": "null"},
    ),
    "player instead of the dealer": (
        with_entry(0, [0, "start 0"]),
        RecordError,
        "record-actor",
        {"entry": 0, "due": "null", "value": "0"},
    ),
    "entry after the end": (
        one_entry_more,
        RecordError,
        "record-over",
        {"entry": len(LOG)},
    ),
}


@pytest.mark.parametrize(("change", "kind", "id", "args"), REFUSED.values(), ids=REFUSED)
def test_bad_record_is_refused_with_particulars(
    change: Callable[[dict[str, Any]], None],
    kind: type[TuschError],
    id: str,
    args: dict[str, Arg],
) -> None:
    error = refusal(changed(change))
    assert type(error) is kind
    assert (error.message.id, error.message.args) == (id, args)


ENTRIES = {
    "no action": (FLIP, "flop", "notation"),
    "an action of the dealer": (FLIP, "C5", "notation"),
    "an action that is not legal": (FLIP, "take C5", "flohcati-why-not-row-empty"),
    "an action of another moment": (FLIP, "end", "flohcati-why-not-due-turn"),
    "a start from nowhere": (0, "start 3", "flohcati-misdeal-start"),
    "a card before the start": (0, "C5", "flohcati-misdeal-due"),
    "an action of a player": (0, "flip", "notation"),
}


@pytest.mark.parametrize(("index", "what", "id"), ENTRIES.values(), ids=ENTRIES)
def test_bad_entry_is_refused_with_its_index_and_the_reason(index: int, what: str, id: str) -> None:
    error = refusal(changed(with_entry(index, [LOG[index][0], what])))
    assert isinstance(error, RecordError)
    step = read(json.dumps(GOOD))[index]
    game = registry.make("flohcati")
    with pytest.raises(TuschError) as caught:
        check(game, step.before, step.actor, game.parse(what, dealer=step.actor is DEALER))
    assert caught.value.message.id == id
    reason = caught.value.message
    assert error.message == Message(
        "record-entry", {"entry": index, "value": what, "reason": reason}
    )
    assert str(caught.value) in str(error)
    assert str(index) in str(error)


def test_card_that_is_drawn_twice_is_refused() -> None:
    card = next(what for who, what in LOG if who is None and len(what) == 2)
    later = [place for place, (who, what) in enumerate(LOG) if who is None and what != card][9]
    error = refusal(changed(with_entry(later, [None, card])))
    assert error.message.id == "record-entry"
    assert error.message.args["entry"] == later


def test_long_entry_is_cut_in_the_error() -> None:
    error = refusal(changed(with_entry(FLIP, [ON_TURN, "x" * 10_000])))
    assert error.message.args["value"] == "x" * 80
    assert len(str(error)) < 1000


def test_record_of_another_game_or_of_other_rules_is_refused() -> None:
    played = record.decode(json.dumps(GOOD))
    with pytest.raises(RecordError) as other_game:
        record.read(registry.make("figaro"), played)
    assert other_game.value.message.args == {"option": "game", "value": "flohcati"}
    with pytest.raises(RecordError) as other_rules:
        record.read(registry.make("flohcati", None, {"demand_shown": True}), played)
    assert other_rules.value.message.args["option"] == "demand_shown"
    assert "demand_shown" in str(other_rules.value)


RESULTS = {
    "missing": without_key("result"),
    "of a running game": one_entry_less,
    "with another total": one_point_more,
    "with another winner": another_winner,
    "with a ranking": a_ranking,
}


@pytest.mark.parametrize("change", RESULTS.values(), ids=RESULTS)
def test_result_that_the_log_does_not_give_is_refused(
    change: Callable[[dict[str, Any]], None],
) -> None:
    error = refusal(changed(change))
    assert error.message.id == "record-result"
    said = json.loads(changed(change)).get("result")
    assert error.message.args["value"] == (json.dumps(said, separators=(",", ":")) if said else "-")
    due = error.message.args["due"]
    game_goes_on = change is one_entry_less
    assert due == ("-" if game_goes_on else json.dumps(GOOD["result"], separators=(",", ":")))


def test_figaro_without_its_ranking_is_refused() -> None:
    written = a_record("figaro", 4)
    del written["result"]["ranking"]
    assert refusal(json.dumps(written)).message.id == "record-result"


FORMS: dict[str, bytes | str] = {
    "nothing": "",
    "no JSON": "tusch",
    "no object": "[]",
    "two objects": changed(lambda _: None) * 2,
    "half an object": changed(lambda _: None)[:-1],
    "no version": changed(without_key("tusch")),
    "no game": changed(without_key("game")),
    "no log": changed(without_key("log")),
    "no rules": changed(without_key("rules")),
    "no players": changed(without_key("players")),
    "version as text": changed(with_key("tusch", "1")),
    "version as truth": changed(with_key("tusch", True)),
    "version as fraction": changed(with_key("tusch", 1.0)),
    "players as text": changed(with_key("players", "3")),
    "players as fraction": changed(with_key("players", 3.0)),
    "rules as list": changed(with_key("rules", [])),
    "names as text": changed(with_key("names", "abc")),
    "names that are numbers": changed(with_key("names", [1, 2, 3])),
    "names null": changed(with_key("names", None)),
    "log as text": changed(with_key("log", "flip")),
    "seat as truth": changed(with_entry(1, [True, "flip"])),
    "seat as fraction": changed(with_entry(1, [1.0, "flip"])),
    "seat as text": changed(with_entry(1, ["1", "flip"])),
    "entry without an action": changed(with_entry(1, [1])),
    "entry with something more": changed(with_entry(1, [1, "flip", 3])),
    "entry that is text": changed(with_entry(1, "flip")),
    "entry that is an object": changed(with_entry(1, {"who": 1})),
    "action that is a number": changed(with_entry(1, [1, 5])),
    "action null": changed(with_entry(1, [1, None])),
    "result null": changed(with_key("result", None)),
    "result without winners": changed(with_key("result", {"totals": [1, 2, 3]})),
    "totals that are fractions": changed(
        with_key("result", {"totals": [1.5, 2, 3], "winners": [2]})
    ),
    "number out of range": changed(with_key("players", "@")).replace('"@"', "9" * 5000),
    "deep nesting": changed(with_key("comment", "@")).replace('"@"', "[" * 10**5 + "]" * 10**5),
    "deep rules": changed(with_key("rules", "@")).replace(
        '"@"', '{"a":' * 10**5 + "1" + "}" * 10**5
    ),
    "deep log": changed(with_key("log", "@")).replace('"@"', "[" * 10**5),
    "bytes that are no UTF-8": changed(with_key("names", ["@", "b", "c"]))
    .encode()
    .replace(b"@", b"\xff"),
    "bytes that are no UTF-8 in a comment": changed(with_key("comment", "@"))
    .encode()
    .replace(b"@", b"\xff"),
    "UTF-16": changed(lambda _: None).encode("utf-16"),
    "a lone surrogate": changed(with_key("names", ["@", "b", "c"])).replace("@", "\ud800"),
    "a lone surrogate in an escape": changed(with_key("names", ["@", "b", "c"])).replace(
        "@", r"\ud800"
    ),
    "a lone surrogate in bytes": changed(with_key("names", ["@", "b", "c"]))
    .encode()
    .replace(b"@", b"\xed\xa0\x80"),
    "a number that is none": changed(with_key("comment", float("nan"))),
}


@pytest.mark.parametrize("line", FORMS.values(), ids=FORMS)
def test_what_has_not_the_form_of_a_record_is_refused(line: bytes | str) -> None:
    error = refusal(line)
    assert isinstance(error, RecordError)
    assert error.message.id == "record-form"
    assert error.message.args["reason"]


@pytest.mark.parametrize(
    "entry", [[True, "flip"], [1.0, "flip"], [1], [1, "flip", 3], "flip", [1, None]]
)
def test_form_of_an_entry_is_refused_with_its_index(entry: Any) -> None:
    reason = refusal(changed(with_entry(7, entry))).message.args["reason"]
    assert "$.log[7]" in str(reason)


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 10**9])
def test_table_of_a_wrong_size_is_refused(players: int) -> None:
    written = {**GOOD, "players": players}
    del written["names"]
    error = refusal(json.dumps(written))
    assert error.message.id == "players-number"


def test_replay_yields_steps_up_to_the_bad_entry_and_read_yields_none() -> None:
    found = record.decode(changed(with_entry(5, [LOG[5][0], "flop"])))
    game = registry.of_record(found)
    steps = record.replay(game, found)
    assert [next(steps).action for _ in range(5)] == [
        game.parse(what, dealer=who is None) for who, what in LOG[:5]
    ]
    with pytest.raises(RecordError):
        next(steps)
    with pytest.raises(RecordError):
        record.read(game, found)


@given(
    index=st.integers(0, len(LOG) - 1),
    who=st.none() | st.integers(-1, 3),
    what=st.sampled_from([what for _, what in LOG]) | st.text(max_size=20),
)
def test_record_with_one_entry_changed_is_read_whole_or_refused(
    index: int, who: int | None, what: str
) -> None:
    found = tried(changed(with_entry(index, [who, what])))
    if isinstance(found, TuschError):
        entry = found.message.args.get("entry", len(LOG))
        assert isinstance(entry, int)
        assert index <= entry
    else:
        assert len(found) == len(LOG)
        assert registry.make("flohcati").format(found[index].action) == what


def tried(line: str) -> tuple[Step[Any, Any], ...] | TuschError:
    """What reading gives: a whole game, or an error that has a sentence."""
    try:
        return read(line)
    except TuschError as error:
        str(error)
        return error


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)


@given(line=st.binary() | st.text())
@example(line=b"\xef\xbb\xbf{}")
@example(line="null")
def test_no_text_makes_reading_fail_otherwise(line: bytes | str) -> None:
    refusal(line)


@given(key=st.sampled_from(list(GOOD)), value=json_values)
def test_no_value_makes_reading_fail_otherwise(key: str, value: Any) -> None:
    found = tried(changed(with_key(key, value)))
    if not isinstance(found, TuschError):
        assert key in ("names", "rules")
        assert found == read(json.dumps(GOOD))


@given(option=st.sampled_from([*GOOD["rules"], "x"]), value=json_values)
def test_no_option_makes_reading_fail_otherwise(option: str, value: Any) -> None:
    written = {**GOOD, "rules": {**GOOD["rules"], option: value}}
    found = tried(json.dumps(written))
    assert isinstance(found, TuschError) or option in GOOD["rules"]
