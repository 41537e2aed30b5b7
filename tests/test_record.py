"""Records: what is written is read again, and gives the same game."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from tests.support.replays import TABLES, a_record, played, read
from tests.support.scale import scaled
from tusch import record, registry
from tusch.errors import OptionError

GOLDEN = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_record_gives_the_same_game_again(name: str, edition: str, players: int) -> None:
    game = registry.make(name, edition)
    for seed in range(scaled(3)):
        steps = played(game, players, seed)
        written = record.write(game, players, steps, [f"player {seat}" for seat in range(players)])
        line = record.encode(written)
        assert b"\n" not in line
        found = record.decode(line)
        assert found == written
        assert registry.of_record(found) == game
        assert read(line) == tuple(steps)


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_running_game_has_a_record_without_a_result(name: str, edition: str, players: int) -> None:
    game = registry.make(name, edition)
    steps = played(game, players, seed=1)
    for length in (0, 1, 5, len(steps) - 1):
        written = record.write(game, players, steps[:length])
        assert written.result is msgspec.UNSET
        line = record.encode(written)
        assert "result" not in json.loads(line)
        assert read(line) == tuple(steps[:length])


def test_record_has_the_keys_of_version_2_in_their_order() -> None:
    game = registry.make("flohcati", changes={"demand_shown": True})
    written = {
        "tusch": 2,
        "game": "flohcati",
        "players": 2,
        "rules": {
            "edition": "amigo",
            "trio_timing": "end-of-turn",
            "turn_end": "always",
            "demand_shown": True,
            "ties": "shared",
        },
        "names": ["one", "two"],
        "log": [[None, "start 1"], [1, "flip"], [None, "C5"], [1, "take C5"], [0, "flip"]],
    }
    line = json.dumps(written, separators=(",", ":"))
    steps = read(line)
    assert record.encode(record.write(game, 2, steps, ["one", "two"])) == line.encode()


def test_result_of_figaro_has_a_ranking_and_that_of_flohcati_has_none() -> None:
    for name, keys in {
        "figaro": ["totals", "winners", "ranking"],
        "flohcati": ["totals", "winners"],
    }.items():
        game = registry.make(name)
        steps = played(game, 4, seed=2)
        line = record.encode(record.write(game, 4, steps))
        result = json.loads(line)["result"]
        outcome = game.outcome(steps[-1].after)
        assert outcome is not None
        assert list(result) == keys
        assert result["totals"] == list(outcome.totals)
        assert result["winners"] == sorted(outcome.winners)
        assert result.get("ranking") == (list(outcome.ranking) if outcome.ranking else None)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_old_records_still_replay(path: Path) -> None:
    for line in path.read_bytes().splitlines():
        steps = read(line)
        found = record.decode(line)
        assert json.loads(line)["tusch"] < record.VERSION or record.encode(found) == line
        game = registry.of_record(found)
        assert record.write(game, found.players, steps, found.names) == found
        assert found.result is not msgspec.UNSET


@pytest.mark.clause("Z14")
def test_version_1_of_flohcati_was_played_by_when_needed() -> None:
    for path in GOLDEN:
        for line in path.read_bytes().splitlines():
            found, written = record.decode(line), json.loads(line)
            due = {**written["rules"]}
            if written["tusch"] == 1 and found.game == "flohcati":
                due["turn_end"] = "when-needed"
            assert found.rules == due
            assert found.tusch == record.VERSION


def test_option_of_version_2_is_unknown_in_version_1() -> None:
    for value in ("always", "when-needed"):
        line = json.dumps({**GOOD, "tusch": 1, "rules": {"turn_end": value}})
        with pytest.raises(OptionError) as caught:
            record.decode(line)
        assert caught.value.message.id == "option-unknown"
    of_figaro = {**a_record("figaro", 3), "tusch": 1}
    assert read(json.dumps(of_figaro)) == read(json.dumps(a_record("figaro", 3)))


def test_there_is_an_old_record_of_every_game_edition_and_table() -> None:
    found = [record.decode(line) for path in GOLDEN for line in path.read_bytes().splitlines()]
    there = {(old.game, str(old.rules["edition"]), old.players) for old in found}
    assert there >= set(TABLES)


FORMS = {
    "figaro": {
        None: "remove [RYGBP]|roads [0-9,/]+|start 2|deal [RYGBPJO1-9,/]+",
        0: "R2>0|J1>1|O|take|swap|keep",
    },
    "flohcati": {
        None: "start 1|C5|demand|steal|fanfare",
        0: "flip|take C5|demand 2|steal 2|give [A-J][0-7]|trio A3,.*|gala|end",
    },
}


@pytest.mark.parametrize("name", FORMS)
def test_every_form_of_an_entry_is_in_an_old_record(name: str) -> None:
    found = [record.decode(line) for path in GOLDEN for line in path.read_bytes().splitlines()]
    log = [entry for old in found if old.game == name for entry in old.log]
    for dealer, forms in FORMS[name].items():
        for form in forms.split("|"):
            assert any(
                (who is None) == (dealer is None) and re.fullmatch(form, what) for who, what in log
            ), form


GOOD = a_record()


def test_record_may_lack_names_and_options() -> None:
    written = dict(GOOD)
    del written["names"]
    written["rules"] = {}
    assert read(json.dumps(written)) == read(json.dumps(GOOD))


def test_record_of_figaro_may_lack_the_settings_of_the_table() -> None:
    written = a_record("figaro", 3)
    steps = read(json.dumps(written))
    for setting in ("open_stacks", "show_lengths"):
        del written["rules"][setting]
        assert read(json.dumps(written)) == steps


def test_further_keys_are_ignored() -> None:
    written = {**GOOD, "seed": "abc", "comment": {"tusch": 7, "log": []}, "times": [1.5, None]}
    written["result"] = {**written["result"], "comment": "close"}
    assert read(json.dumps(written)) == read(json.dumps(GOOD))


def test_record_is_read_from_text_as_from_bytes() -> None:
    line = json.dumps({**GOOD, "names": ["é", "\u2028", "\U0001f600"]}, ensure_ascii=False)
    assert record.decode(line) == record.decode(line.encode()) == record.decode(f" {line}\r\n")
    assert record.decode(line).names == ("é", "\u2028", "\U0001f600")


def test_record_is_a_value() -> None:
    one, other = record.decode(json.dumps(GOOD)), record.decode(json.dumps(GOOD))
    assert one == other
    with pytest.raises(AttributeError):
        one.players = 4  # type: ignore[misc]


def test_record_of_the_documentation_can_be_replayed() -> None:
    page = (Path(__file__).parents[1] / "docs" / "records.md").read_text("utf-8")
    (sample,) = re.findall(r"```json\n(.*?)\n```", page, re.DOTALL)
    shown = record.decode(sample)
    assert "\n" not in sample
    assert record.read(registry.of_record(shown), shown)
