"""`tusch replay`: what it finds, and what it says a player could do."""

import json
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support.program import tusch
from tusch import record as records
from tusch.cli import main
from tusch.cli.commands.simulate import Simulation
from tusch.cli.files import LONGEST, filled_lines
from tusch.registry import GAMES, make, of_record

Spoil = Callable[[dict[str, Any]], None]


def played(game: str, index: int = 0) -> dict[str, Any]:
    """A finished game as plain JSON."""
    simulation = Simulation(make(game), ("random",) * 4, 11)
    found: dict[str, Any] = json.loads(records.encode(simulation.play(index)))
    return found


def write(path: Path, *found: dict[str, Any]) -> str:
    path.write_text("".join(json.dumps(record) + "\n" for record in found), encoding="utf-8")
    return str(path)


def cut_the_log(record: dict[str, Any]) -> None:
    del record["log"][-1]


def change_the_result(record: dict[str, Any]) -> None:
    record["result"]["totals"][0] += 1


def forget_the_result(record: dict[str, Any]) -> None:
    del record["result"]


def play_what_is_not_there(record: dict[str, Any]) -> None:
    record["log"][3][1] = "take"


def play_nonsense(record: dict[str, Any]) -> None:
    record["log"][4][1] = "R9>0"


def act_out_of_turn(record: dict[str, Any]) -> None:
    record["log"][3][0] = (record["log"][3][0] + 1) % 4


def go_on_after_the_end(record: dict[str, Any]) -> None:
    record["log"].append([0, "take"])


def deal_a_card_twice(record: dict[str, Any]) -> None:
    record["log"][2][1] = record["log"][2][1].replace("B3", "R3")


def invent_an_option(record: dict[str, Any]) -> None:
    record["rules"]["weather"] = "rain"


def invent_a_value(record: dict[str, Any]) -> None:
    record["rules"]["exchange"] = "never"


def come_from_the_future(record: dict[str, Any]) -> None:
    record["tusch"] = 3


def seat_too_many(record: dict[str, Any]) -> None:
    record["players"] = 9
    record["names"] = []


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (cut_the_log, '"totals":'),
        (change_the_result, '"totals":'),
        (forget_the_result, '"totals":'),
        (play_what_is_not_there, "Entry 3, ‘take’"),
        (play_nonsense, "Entry 4, ‘R9>0’"),
        (act_out_of_turn, "Entry 3: seat"),
        (go_on_after_the_end, "the game was over before it"),
        (deal_a_card_twice, "Entry 2"),
        (invent_an_option, "weather"),
        (invent_a_value, "auto, optional, strict and off"),
        (come_from_the_future, "Version 3"),
        (seat_too_many, "3, 4, 5 and 6"),
    ],
)
def test_bad_record_is_found_where_it_stands(
    spoil: Spoil, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = played("figaro")
    spoil(bad)
    path = write(tmp_path / "x.jsonl", played("figaro"), bad, played("flohcati"))
    assert main(["replay", path]) == 1
    first, found, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{path}, line 2, record 1: ")
    assert reason in first
    assert "3 records, 2 finished, 0 running" in found
    assert "1 bad" in found


def test_line_that_is_no_json_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.jsonl"
    line = json.dumps(played("figaro"))
    path.write_text(f"\n{line[:-9]}\n{line}\n\x1b[31m\n", encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    first, second, found, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{path}, line 2, record 0: This is not a record")
    assert second.startswith(f"{path}, line 4, record 2: This is not a record")
    assert "3 records, 1 finished" in found


def test_findings_hold_no_control_signs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = played("figaro")
    bad["log"][3][1] = "\x1b[31m\n"
    assert main(["replay", write(tmp_path / "x.jsonl", bad)]) == 1
    said = capsys.readouterr().out
    assert "\x1b" not in said
    assert len(said.splitlines()) == 2


def test_running_game_is_a_good_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running = played("flohcati")
    forget_the_result(running)
    del running["log"][20:]
    assert main(["replay", write(tmp_path / "x.jsonl", running)]) == 0
    assert "1 record, 0 finished, 1 running" in capsys.readouterr().out


def test_moves_and_games_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = [played("figaro"), played("flohcati", 1), played("flohcati", 2)]
    moves = sum(who is not None for record in found for who, _ in record["log"])
    assert main(["replay", write(tmp_path / "x.jsonl", *found)]) == 0
    first, *games = capsys.readouterr().out.splitlines()
    assert f"3 records, 3 finished, 0 running, {moves} moves, 0 bad" in first
    assert games == ["Figaro: 1 game", "Zirkus Flohcati: 2 games"]


@pytest.mark.parametrize("game", GAMES)
def test_legal_moves_of_every_decision_are_listed(game: str) -> None:
    lines = [records.encode(Simulation(make(game), ("random",) * 3, 2).play(k)) for k in (0, 1)]
    ended = tusch("replay", "-", "--legal", typed=b"\n".join(lines).decode())
    assert ended.returncode == 0
    assert "2 records" in ended.stderr
    due = []
    for index, line in enumerate(lines):
        record = records.decode(line)
        rules = of_record(record)
        for entry, step in enumerate(records.replay(rules, record)):
            if isinstance(step.actor, int):
                legal = [rules.format(action) for action in rules.legal_actions(step.before)]
                assert rules.format(step.action) in legal
                decision = {"record": index, "entry": entry, "seat": step.actor, "legal": legal}
                due.append(json.dumps(decision))
    assert ended.stdout.splitlines() == due


def test_findings_leave_the_standard_output_to_the_legal_moves(tmp_path: Path) -> None:
    bad = played("figaro")
    play_nonsense(bad)
    ended = tusch("replay", write(tmp_path / "x.jsonl", bad, played("figaro")), "--legal")
    assert ended.returncode == 1
    decisions = [json.loads(line) for line in ended.stdout.splitlines()]
    assert [each["entry"] for each in decisions if each["record"] == 0] == [3]
    assert any(each["record"] == 1 for each in decisions)
    assert "record 0: Entry 4" in ended.stderr


@pytest.mark.parametrize("command", ["replay", "verify", "coach"])
@pytest.mark.parametrize("before", ["", "\n \n", "\ufeff"])
@pytest.mark.parametrize("indent", [1, None])
def test_record_over_several_lines_is_refused_in_one(
    command: str, before: str, indent: int | None, tmp_path: Path
) -> None:
    written = json.loads(records.encode(Simulation(make("figaro"), ("random",) * 3, 1).play(0)))
    text = json.dumps(written, indent=indent)
    if indent is None:
        text = text.replace(',"log"', ',\n "log"').replace(', "log"', ',\n "log"')
    file = tmp_path / "x.json"
    file.write_text(f"{before}{text}\n{text}\n", encoding="utf-8")
    ended = tusch(command, file)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "A record is one line" in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_byte_order_mark_is_no_part_of_a_record(tmp_path: Path) -> None:
    line = records.encode(Simulation(make("figaro"), ("random",) * 3, 1).play(0))
    file = tmp_path / "x.jsonl"
    file.write_bytes(b"\xef\xbb\xbf" + line + b"\n" + line)
    ended = tusch("replay", file)
    assert ended.returncode == 0
    assert ": 2 records" in ended.stdout


def test_long_file_is_read_to_its_end(tmp_path: Path) -> None:
    line = records.encode(Simulation(make("flohcati"), ("random",) * 2, 1).play(0))
    whole = (line + b"\n") * (LONGEST // len(line) + 3)
    for text in (whole, b"no record\n" + whole, b"{\n" + whole):
        read = [each for _, each in filled_lines(BytesIO(text), "x")]
        assert read == text.splitlines(keepends=True)


class Typed(BytesIO):
    """Lines of which only the first is there; what reads on would wait."""

    def readline(self, size: int | None = -1, /) -> bytes:
        assert self.tell() == 0
        return super().readline(size)


def test_first_line_does_not_wait_for_the_second() -> None:
    line = records.encode(Simulation(make("figaro"), ("random",) * 3, 1).play(0)) + b"\n"
    assert next(filled_lines(Typed(line * 2), "-")) == (1, line)
