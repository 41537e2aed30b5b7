"""Files of every released version are read: one of each is kept and never edited.

The fixture is SQL text, so that changes to it can be seen.
"""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tusch import record, verdict
from tusch.server.http.replays import of_table
from tusch.server.observe.log import NOTICE, TextFormatter
from tusch.server.run.serve import open_file
from tusch.server.table.timeline import SUMMARIES, Timeline, encode_summary, summarize
from tusch.store import Clock
from tusch.store.sqlite.database import Database
from tusch.store.sqlite.schema import MIGRATIONS

FILES = sorted((Path(__file__).parents[2] / "store").glob("version-*.sql"))
NAMES = {
    "version-1": ("Ann", "Bob", "Zampano"),
    "version-2": ("Ann", "Bob", "Zampano", "Pulcina"),
    "version-3": ("Ann", "Bob", "Zampano", "Pulcina"),
    "version-4": ("Ann", "Bob", "Zampano", "Pulcina"),
}
"""Bots of version 1 have names that are not in their events."""


def test_every_version_has_its_file() -> None:
    assert [file.stem for file in FILES] == [
        f"version-{number}" for number in range(1, len(MIGRATIONS) + 1)
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_host_is_told_when_a_file_gets_a_new_form(
    file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(NOTICE, "tusch.server")
    connection = sqlite3.connect(tmp_path / "db")
    connection.executescript(file.read_text("utf-8"))
    connection.close()
    for _ in range(2):
        asyncio.run(open_file(tmp_path / "db", lambda _, __: None).close())
    said = [TextFormatter().format(line) for line in caplog.records]
    number, newest = file.stem.removeprefix("version-"), len(MIGRATIONS)
    if int(number) == newest:
        assert said == []
    else:
        assert len(said) == 1
        assert said[0].endswith(f"file={tmp_path / 'db'} was={number} now={newest}")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_tables_of_an_older_file_play_on(file: Path, tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "db")
    connection.executescript(file.read_text("utf-8"))
    connection.close()
    database = Database(tmp_path / "db")
    finished, rematch = database.listings()[::-1]
    assert (finished.summary is None) == (file.stem == "version-1")
    over = Timeline(database.events(finished.table)).state
    assert over.status == "over"
    written = of_table(over)
    assert verdict.check(record.encode(written)).fair
    waiting = Timeline(database.events(rematch.table)).state
    assert waiting.status == "waiting"
    assert waiting.code == over.rematch
    assert over.names == waiting.names == NAMES[file.stem]
    for listed, state in ((finished, over), (rematch, waiting)):
        database.summarize(listed.table, encode_summary(summarize(state)), listed.summary)
        found = database.find(listed.code)
        assert found is not None
        assert SUMMARIES.decode(found.summary or "") == summarize(state)
        assert found.last == state.at
    assert database.session("digest-of-a-token") == "ann"
    kept = [
        (note.owner, note.name) for kind in ("review", "asked") for note in database.notes(kind)
    ]
    assert kept == ([] if file.stem < "version-4" else [("table", "0"), ("ann", "table/0")])
    # A file that had no clock begins with the last time that it knows.
    database.clock(
        lambda last: Clock(2, 0, "") if last and last.wall == 1_060_000 else Clock(1, 0, "")
    )
    assert database.clock(lambda last: last or Clock(0, 0, "")).wall == 2
    database.close()
