"""Bad records are refused with the entry and the reason, and never half read."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.support.bad_records import (
    ENTRIES,
    FLIP,
    FORMS,
    GOOD,
    LOG,
    ON_TURN,
    REFUSED,
    RESULTS,
    changed,
    one_entry_less,
    with_entry,
    with_key,
)
from tests.support.replays import a_record, read
from tusch import record, registry
from tusch.errors import TuschError
from tusch.game import DEALER, Arg, Message, Step
from tusch.play import check
from tusch.record import RecordError


def refusal(line: bytes | str) -> TuschError:
    with pytest.raises(TuschError) as caught:
        read(line)
    assert str(caught.value)
    return caught.value


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
