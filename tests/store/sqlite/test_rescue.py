"""A damaged file: what is whole in it goes on in a new one, and the old one is put aside."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.sqlite.test_trouble import killed, read_acknowledged, started
from tests.store.support.writer import TABLES
from tusch.server.table.timeline import relisted
from tusch.store import (
    Append,
    Listing,
    Row,
    SqliteStore,
    StoreDamagedError,
    TableDamagedError,
    rescue,
)
from tusch.store.sqlite.check import faults, quick_check
from tusch.store.sqlite.database import Database

PAGE = 4096
FILES = sorted(Path(__file__).parents[1].glob("version-*.sql"))


def page_of(path: Path, name: str) -> int:
    """The first page of a table or an index of the database."""
    with closing(sqlite3.connect(path)) as connection:
        sql = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        ((page,),) = connection.execute(sql, (name,)).fetchall()
        return int(page) - 1


def wipe(path: Path, page: int) -> None:
    """Lose a page."""
    with path.open("r+b") as file:
        file.seek(page * PAGE)
        file.write(bytes(PAGE))


def by_name(rows: Sequence[Row]) -> tuple[Listing, Sequence[str]]:
    """Lists a table by what is in its first event."""
    table = rows[0].body
    return Listing(table, f"code {table}", True, "waiting", 1), ("ann",)


def fill(path: Path, tables: int = 3, events: int = 20) -> None:
    database = Database(path)
    for number in range(tables):
        table = f"t{number}"
        bodies = (table, *(f"{table} {event} " + "x" * 500 for event in range(1, events)))
        listing = Listing(table, f"code {table}", True, "waiting", 1)
        added = Append(table, 0, f"ann/{number}", 1, bodies, listing, ("ann",))
        assert database.commit([lambda base, added=added: base.append(added)]) == [None]  # type: ignore[misc]
    database.close()


@pytest.mark.parametrize(
    "name",
    ["tables", "players", "sessions", "tables_by_status", "sqlite_autoindex_events_1"],
)
def test_a_page_without_events_costs_no_table(tmp_path: Path, name: str) -> None:
    path = tmp_path / "db"
    fill(path)
    before = Database(path)
    logs = {listing.table: before.events(listing.table) for listing in before.listings()}
    before.close()
    wipe(path, page_of(path, name))
    with pytest.raises(StoreDamagedError):
        SqliteStore(path)
    found = rescue(path, by_name)
    assert (found.whole, found.damaged, found.aside.name) == (3, 0, "db.damaged")
    assert quick_check(path, 10)
    after = Database(path)
    assert {listing.table: after.events(listing.table) for listing in after.listings()} == logs
    assert len(after.games_of("ann", 10)) == 3
    assert after.find("code t1") is not None
    after.close()


def test_a_table_that_lost_its_last_events_does_not_go_on_without_them(tmp_path: Path) -> None:
    path = tmp_path / "db"
    fill(path, tables=3, events=40)
    pages = path.stat().st_size // PAGE
    seen = set()
    for page in range(1, pages):
        copy = tmp_path / f"copy{page}"
        copy.write_bytes(path.read_bytes())
        wipe(copy, page)
        try:
            quick_check(copy, 10)
        except StoreDamagedError:
            rescue(copy, by_name)
        database = Database(copy)
        counts = {
            one.table: (one.status, len(database.events(one.table))) for one in database.listings()
        }
        database.close()
        assert set(counts) == {"t0", "t1", "t2"}
        assert set(counts.values()) <= {("waiting", 40), ("damaged", 0)}, page
        seen |= set(counts.values())
    assert len(seen) == 2


def test_what_is_still_in_the_log_is_rescued_too(tmp_path: Path) -> None:
    path = tmp_path / "db"
    process = started(path)
    told = read_acknowledged(process, 40)
    for line in killed(process):
        table, number = line.split()
        told[table] = int(number)
    assert (tmp_path / "db-wal").stat().st_size
    with closing(sqlite3.connect(path)) as connection:
        # A reader that stays keeps the log from being folded into the file.
        connection.execute("SELECT count(*) FROM events").fetchall()
        root = page_of(path, "players")
        process = started(path)
        told |= read_acknowledged(process, 5)
        killed(process)
    wipe(path, root)
    with pytest.raises(StoreDamagedError):
        quick_check(path, 10)
    rescue(path, lambda rows: (Listing(rows[0].body, "x", False, "over", 1), ()))
    database = Database(path)
    for table in (f"t{place}" for place in range(TABLES)):
        assert len(database.events(table)) >= told.get(table, 0)
    database.close()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_damaged_file_of_an_older_version_is_rescued(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(file.read_text("utf-8"))
    wipe(path, page_of(path, "tables"))
    found = rescue(path, relisted)
    assert (found.whole, found.damaged) == (2, 0)
    database = Database(path)
    assert {listing.status for listing in database.listings()} == {"over", "waiting"}
    assert len(database.games_of("ann", 10)) == 2
    assert database.session("digest-of-a-token") == "ann"
    database.close()


def test_every_damaged_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "db"
    fill(path)
    names = []
    for _ in range(3):
        wipe(path, page_of(path, "sessions"))
        broken = path.read_bytes()
        aside = rescue(path, by_name).aside
        # But for how it keeps its log, which is in the header.
        assert aside.read_bytes()[100:] == broken[100:]
        assert path.stat().st_nlink == aside.stat().st_nlink == 1
        names.append(aside.name)
    assert names == ["db.damaged", "db.damaged-2", "db.damaged-3"]
    assert sorted(each.name for each in tmp_path.iterdir()) == ["db", *names, "db.lock"]


def test_the_check_at_the_start_has_an_end(tmp_path: Path) -> None:
    path = tmp_path / "db"
    fill(path, tables=40, events=200)
    assert quick_check(path, 60)
    assert not all(quick_check(path, tries / 5000) for tries in range(100))


def test_a_page_of_yesterday_is_noticed_when_the_table_is_read(tmp_path: Path) -> None:
    """A disk that has lost one write: the page looks right, and quick checks find nothing."""
    path = tmp_path / "db"
    fill(path, tables=1, events=5)
    page = page_of(path, "sqlite_autoindex_events_1")
    old = path.read_bytes()[page * PAGE : (page + 1) * PAGE]
    database = Database(path)
    database.append(Append("t0", 5, "ann/later", 2, ("acknowledged",)))
    database.close()
    with path.open("r+b") as file:
        file.seek(page * PAGE)
        file.write(old)
    assert quick_check(path, 10)
    database = Database(path)
    with pytest.raises(TableDamagedError):
        database.events("t0")
    database.close()
    assert faults(path)
