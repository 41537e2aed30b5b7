"""One list of honest and forged records: the library and the command line judge them as the page.

`web/tests/fair/check.test.ts` runs the page's check over the same file.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.fair.support.forge import CASES, games, replayed
from tusch import verdict
from tusch.cli import main
from tusch.i18n import t
from tusch.verdict import Reason, Remembered

FOUND = json.loads(CASES.read_text(encoding="utf-8"))
each_case = pytest.mark.parametrize("case", FOUND["cases"], ids=lambda case: case["name"])


def memory(case: dict[str, Any]) -> Remembered:
    """What the asker of a case remembers."""
    return msgspec.convert(case["remembered"] or {}, Remembered, strict=False)


@each_case
def test_library_gives_the_verdict_of_the_list(case: dict[str, Any]) -> None:
    found = verdict.check(json.dumps(case["record"]), memory(case))
    assert (found.reason, found.args.get("entry")) == (case["reason"], _text(case["entry"]))
    assert found.fair is case["name"].startswith("honest: ") or found.reason == "none"
    assert found.compared is (found.fair and case["remembered"] is not None)


def _text(entry: int | None) -> str | None:
    return None if entry is None else str(entry)


def test_command_line_gives_the_verdicts_of_the_list(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cases = FOUND["cases"]
    file = tmp_path / "cases.jsonl"
    lines = "".join(json.dumps(case["record"]) + "\n" for case in cases)
    file.write_text(lines, encoding="utf-8")
    options = []
    for number, case in enumerate(cases):
        if promise := memory(case).commitment:
            options.append(f"--commitment={number}:{promise}")
        options += [f"--seed={number}:{seat}:{seed}" for seat, seed in memory(case).seeds.items()]
    assert main(["verify", str(file), *options]) == 1
    *said, last = capsys.readouterr().out.splitlines()
    assert len(said) == len(cases)
    for number, (line, case) in enumerate(zip(said, cases, strict=True)):
        found = verdict.check(json.dumps(case["record"]), memory(case))
        sentences = " ".join(t(message) for message in found.messages)
        assert line.startswith(f"{file}, line {number + 1}, record {number}: {sentences}")
    fair = sum(case["reason"] in ("good", "unseeded") for case in cases)
    bad = len(cases) - fair - 1
    assert f"{fair} fair, 1 with nothing to check, {bad} bad" in last


def test_the_list_has_every_reason() -> None:
    assert {case["reason"] for case in FOUND["cases"]} == set(Reason)


@each_case
def test_servers_say_what_the_list_says_that_they_say(case: dict[str, Any]) -> None:
    """The page relies on the rules of its server for some verdicts."""
    assert json.loads(json.dumps(replayed(case["record"]))) == case["replayed"]


def test_catalogue_is_the_one_of_the_list() -> None:
    assert json.loads(json.dumps(games())) == FOUND["games"]
