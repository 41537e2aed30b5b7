"""Every way in reads records by one reader: the same refusals, the same upgrades."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.support.desk import dealer, plan
from tests.support.bad_records import BAD, GOOD, as_bytes, changed, with_key
from tests.support.replays import read
from tusch import bots, record, registry
from tusch.arena import run as arena
from tusch.arena.match import Match
from tusch.cli import main
from tusch.cli.play.sitting import Wish, resume
from tusch.cli.words import one_line
from tusch.errors import OptionError, TuschError
from tusch.game import Message
from tusch.i18n import t
from tusch.record import Record, RecordError
from tusch.server.http.responses import AnswerError
from tusch.server.http.views import uploaded
from tusch.server.limits import LIMITS
from tusch.server.table.commands.create import create
from tusch.server.wire.commands import Create

NEWER = 99


def refused(line: bytes) -> Message:
    """What the library says against a record."""
    with pytest.raises(TuschError) as caught:
        read(line)
    return caught.value.message


@pytest.mark.parametrize("line", BAD.values(), ids=BAD)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_commands_refuse_what_the_library_refuses_and_say_the_same(
    command: str, line: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(line + b"\n")
    assert main([command, str(file)]) == 1
    found = capsys.readouterr().out.splitlines()[0]
    assert found == f"{file}, line 1, record 0: {one_line(t(refused(line)))}"


@pytest.mark.parametrize("line", BAD.values(), ids=BAD)
def test_game_that_goes_on_in_the_terminal_is_refused_alike(line: bytes, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(line)
    with pytest.raises(TuschError) as caught:
        resume(file, Wish(None, None, None), "en")
    assert caught.value.message == refused(line)


@pytest.mark.parametrize("line", BAD.values(), ids=BAD)
def test_server_refuses_an_upload_alike(line: bytes) -> None:
    with pytest.raises(AnswerError) as caught:
        uploaded(line, 1, None)
    reason = caught.value.error.message
    assert reason == Message("server-record-line", {"line": 1, "reason": refused(line)})


TEXTS = {
    name: line for name, line in BAD.items() if line.decode("utf-8", "ignore").encode() == line
}
"""Those that can come in a message, which is text."""


@pytest.mark.parametrize("line", TEXTS.values(), ids=TEXTS)
def test_table_that_begins_from_a_record_refuses_it_alike(line: bytes) -> None:
    asked = Create(id="x", game="", seats=plan("Ann o o"), record=line.decode())
    with pytest.raises(TuschError) as caught:
        create(asked, "ann", "t", dealer())
    large = Message("server-record-large", {"allowed": LIMITS.record})
    assert caught.value.message == (large if len(line) > LIMITS.record else refused(line))


def match() -> Match:
    return Match(registry.make("flohcati"), 3, ("random",) * 2, 1, bots.make, bots.dismiss)


def test_arena_refuses_to_go_on_from_a_newer_version_alike(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    newer = replace(match().play(0), tusch=NEWER)
    line = record.encode(newer)
    file.write_bytes(line + b"\n")
    with pytest.raises(RecordError) as caught:
        arena.read(file)
    due = Message("record-version", {"value": NEWER, "allowed": record.VERSION})
    assert caught.value.message == refused(line) == due


@pytest.mark.parametrize("line", BAD.values(), ids=BAD)
def test_arena_goes_on_from_no_bad_record(line: bytes, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(line + b"\n")
    with pytest.raises(RecordError if refused(line).id == "record-version" else OptionError):
        arena.read(file)


def by_library(line: bytes, _: Path) -> Any:
    return registry.of_record(record.decode(line)).rules


def by_terminal(line: bytes, folder: Path) -> Any:
    file = folder / "x.jsonl"
    file.write_bytes(line)
    return resume(file, Wish(None, None, None), "en").game.rules


def by_upload(line: bytes, _: Path) -> Any:
    return uploaded(line, 1, None).rules


def by_table(line: bytes, _: Path) -> Any:
    asked = Create(id="x", game="", seats=plan("Ann o o"), record=line.decode(), entry=0)
    return create(asked, "ann", "t", dealer()).setup.rules


@pytest.mark.parametrize("way", [by_library, by_terminal, by_upload, by_table])
def test_older_record_is_brought_up_to_date_on_every_way_in(
    way: Callable[[bytes, Path], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = as_bytes(changed(with_key("rules", {})))
    assert way(line, tmp_path)["ties"] == "shared"
    plan_upgrades(monkeypatch, ties="trios-gala-card")
    assert way(line, tmp_path)["ties"] == "trios-gala-card"
    of_today = as_bytes(json.dumps({**GOOD, "tusch": 4, "rules": {}}))
    assert way(of_today, tmp_path)["ties"] == "shared"


def test_arena_goes_on_from_older_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(record.encode(match().play(0)) + b"\n")
    plan_upgrades(monkeypatch, ties="trios-gala-card")
    (kept,) = arena.read(file).games
    assert (kept.tusch, kept.rules["ties"], kept.arena.seed) == (4, "trios-gala-card", 1)


def test_upgrades_are_made_in_turn_from_the_version_of_the_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan_upgrades(monkeypatch, ties="trios-gala-card")
    found = {}
    for version in (1, 2, 3, 4):
        read = record.decode(json.dumps({**GOOD, "tusch": version, "rules": {}}))
        assert read.tusch == 4
        found[version] = read.rules
    assert found == {
        1: {"turn_end": "when-needed", "ties": "trios-gala-card", "demand_shown": False},
        2: {"ties": "trios-gala-card", "demand_shown": False},
        3: {"demand_shown": False},
        4: {},
    }
    assert refused(as_bytes(json.dumps({**GOOD, "tusch": 5}))).args == {"value": 5, "allowed": 4}


def plan_upgrades(monkeypatch: pytest.MonkeyPatch, ties: str) -> None:
    """Let there be versions 3 and 4, each with an option that was not written before."""

    def to_three(old: Record) -> Record:
        assert old.tusch == 2
        return replace(old, rules={**old.rules, "ties": ties})

    def to_four(old: Record) -> Record:
        assert old.tusch == 3
        return replace(old, rules={**old.rules, "demand_shown": False})

    monkeypatch.setattr(record, "UPGRADES", (*record.UPGRADES, to_three, to_four))
    monkeypatch.setattr(record, "VERSION", 4)


def test_nobody_else_makes_a_record_of_json() -> None:
    around = re.compile(r"(type=|Decoder\(|convert\(.*, )\w*Record\b")
    package = Path(record.__file__).parent
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if around.search(path.read_text(encoding="utf-8"))
    }
    assert not found
