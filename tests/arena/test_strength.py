"""`make strength`: rows as data, results that are kept, a table in a page."""

import json
from pathlib import Path

import pytest

from benchmarks.strength import run as strength
from benchmarks.strength.rows import rows
from tusch import bots
from tusch.registry import make

PAGE = f"before\n{strength.BEGIN}\nold\n{strength.END}\nafter\n"


def run(folder: Path, *more: str) -> str:
    page, results = folder / "page.md", folder / "results.jsonl"
    if not page.exists():
        page.write_text(PAGE)
    where = ["--results", str(results), "--docs", str(page), "--workers", "1"]
    assert strength.main([*where, *more]) == 0
    return page.read_text()


def test_all_rows_can_be_played() -> None:
    assert len({row.name for row in rows()}) == len(rows())
    for row in rows():
        make(row.game).start(row.players)
        for bot in row.bots:
            bots.check(bot, custom=True)


def test_a_part_is_played_kept_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    part = ("--rows", "figaro/4/greedy vs random", "--minutes", "0.0001")
    page = run(tmp_path, *part)
    assert "figaro/4/greedy vs random" in capsys.readouterr().out
    assert page.startswith("before\n")
    assert page.endswith("after\n")
    assert "\nold\n" not in page
    assert "| figaro | 4 | `greedy` | `random` | 24 |" in page
    run(tmp_path, *part)
    lines = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text().splitlines()]
    deals = [game[0] for line in lines for game in line["games"]]
    assert deals == [number // 4 for number in range(48)]
    page = run(tmp_path, "--fresh", *part)
    assert "| `random` | 24 |" in page
