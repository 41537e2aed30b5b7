"""Pages of a real file are damaged: what is whole goes on, and nothing is lost quietly."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from tests.cli.support.program import tusch
from tests.cli.support.running import Server
from tests.server.support.listening import Listening, answer, hear, listening, say
from tests.support import asking
from tests.support.scale import scaled
from tusch.server.http.cookies import COOKIE
from tusch.server.observe.metrics import Metrics
from tusch.server.run.serve import open_file
from tusch.store import Row, StoreDamagedError, StoreFileError
from tusch.store.sqlite.check import tables
from tusch.store.sqlite.database import Database

PAGE = 4096
CORRUPT = sqlite3.DatabaseError("database disk image is malformed")
CORRUPT.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
TABLES = 6


class House(NamedTuple):
    """A file with tables, and who plays there."""

    path: Path
    token: str
    codes: tuple[str, ...]


@contextmanager
def served(path: Path) -> Iterator[Listening]:
    """A server on a file, as `tusch serve` opens it."""
    store = open_file(path, Metrics().commits.observe)
    try:
        with listening(store=store) as server:
            yield server
    finally:
        asyncio.run(store.close())


@contextmanager
def device(server: Listening, token: str, code: str) -> Iterator[ClientConnection]:
    """A player's device at a table."""
    headers = {"origin": server.url, "cookie": f"{COOKIE}={token}"}
    uri = f"{server.url.replace('http', 'ws')}/api/socket"
    with asking.connect(uri, additional_headers=headers, compression=None) as opened:
        say(opened, {"do": "watch", "table": code})
        yield opened


def told(socket: ClientConnection) -> dict[str, Any]:
    """The whole table, or why there is none."""
    while (said := hear(socket)).get("tell") not in ("table", "closed"):
        pass
    return said


def move(socket: ClientConnection, seen: dict[str, Any], id: str) -> dict[str, Any]:
    """Make the first move that is possible; return the answer."""
    action = seen["seen"][0]["view"]["legal"][0]
    say(socket, {"do": "act", "id": id, "seat": 0, "action": action, "base": seen["version"]})
    return answer(socket)


def logs(path: Path) -> dict[str, list[Row]]:
    """The events of all tables by their names; none for a damaged one."""
    return {each.table: each.rows or [] for each in tables(path)}


def kept(path: Path) -> set[str]:
    """The commands that are in a file."""
    rows = [row for log in logs(path).values() for row in log]
    return {str(row.client).rpartition("/")[2] for row in rows}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    path = tmp_path_factory.mktemp("house") / "db"
    codes = []
    with served(path) as server:
        for number in range(TABLES):
            playing = number % 2 == 0
            seats = [{"type": "own", "name": "Ann"}, {"type": "own", "name": "Bob"}]
            command = {"do": "create", "id": f"t{number}", "game": "flohcati", "first": 0}
            more = {"seats": seats if playing else [seats[0], {"type": "open"}], "listed": True}
            code = server.browser.post("/api/tables", json={**command, **more}).json()["code"]
            codes.append(code)
            with device(server, server.token, code) as socket:
                told(socket)
                for line in range(30):
                    say(socket, {"do": "chat", "id": f"c{line}", "text": "x" * 250})
                    assert answer(socket)["answer"] == "ok"
                if playing:
                    say(socket, {"do": "start", "id": "s"})
                    assert answer(socket)["answer"] == "ok"
        for _ in range(5):
            # Sessions of others, so that theirs have pages too.
            with asking.Client(base_url=server.url, headers={"origin": server.url}) as other:
                assert other.post("/api/session").status_code == 204
        return House(path, server.token, tuple(codes))


def damages(path: Path) -> list[tuple[int, str]]:
    """Pages and what happens to them: some of all, or all at a large scale."""
    pages = path.stat().st_size // PAGE
    every = [(page, kind) for page in range(pages) for kind in ("zeros", "noise", "flips")]
    first = [(0, "zeros"), (0, "noise"), (0, "flips")]
    rest = [each for each in every if each not in first]
    return first + Random(1).sample(rest, min(len(rest), scaled(10)))


def damaged(content: bytes, page: int, kind: str) -> bytes:
    """A file with one page that is not what was written."""
    chance = Random(page)
    old = bytearray(content[page * PAGE : (page + 1) * PAGE])
    if kind == "zeros":
        old = bytearray(PAGE)
    elif kind == "noise":
        old = bytearray(chance.randbytes(PAGE))
    else:
        for at in chance.sample(range(PAGE), 40):
            old[at] ^= 1 << chance.randrange(8)
    return content[: page * PAGE] + bytes(old) + content[(page + 1) * PAGE :]


def test_a_damaged_page_costs_what_is_on_it_and_no_more(house: House, tmp_path: Path) -> None:
    content, before = house.path.read_bytes(), logs(house.path)
    refused = played = lost = 0
    for number, (page, kind) in enumerate(damages(house.path)):
        path = tmp_path / f"db{number}"
        path.write_bytes(damaged(content, page, kind))
        acknowledged: set[str] = set()
        try:
            with served(path) as server:
                listed = server.browser.get("/api/tables")
                assert listed.status_code == 200, (page, kind)
                for code in house.codes:
                    found = server.browser.get(f"/api/tables/{code}")
                    if found.status_code == 503:
                        assert found.json()["reply"]["code"] == "server-table-damaged"
                        lost += 1
                        # It is found when it is first read, and from then on in no list.
                        lines = server.browser.get("/api/tables").json()
                        assert code not in {line["code"] for line in lines}
                    else:
                        assert found.status_code == 200, (page, kind, code, found.text)
                health = server.browser.get("/healthz")
                assert health.status_code == 200, (page, kind)
                acknowledged = play(server, house)
        except StoreFileError:
            # The header or the schema: without them there is nothing to be read.
            assert page == 0, (page, kind)
            assert path.read_bytes() == damaged(content, page, kind)
            refused += 1
            continue
        played += len(acknowledged)
        assert acknowledged <= kept(path), (page, kind)
        for table, rows in logs(path).items():
            # What a flipped bit has made of a text nobody can know.
            if rows and kind != "flips":
                assert rows[: len(before[table])] == before[table], (page, kind)
    print(f"{refused} refused, {played} moves on damaged files, {lost} tables lost")
    assert refused
    assert played
    assert lost


def play(server: Listening, house: House) -> set[str]:
    """Make a move at every table that can be played; return those that were acknowledged."""
    done: set[str] = set()
    cookies = {COOKIE: house.token}
    with asking.Client(base_url=server.url, headers={"origin": server.url}, cookies=cookies) as ann:
        if ann.get("/api/games").status_code == 401:
            # Her session was on the page.
            return done
    for code in house.codes[::2]:
        with device(server, house.token, code) as socket:
            seen = told(socket)
            if seen["tell"] == "closed":
                assert seen["code"] == "server-table-damaged"
                continue
            said = move(socket, seen, f"m{code}")
            assert said["answer"] == "ok", said
            done.add(f"m{code}")
    return done


def test_a_page_that_is_damaged_under_a_running_server_costs_no_acknowledged_move(
    house: House, tmp_path: Path
) -> None:
    content = house.path.read_bytes()
    answers: Counter[str] = Counter()
    for number, (page, kind) in enumerate(damages(house.path)[: scaled(5)]):
        path = tmp_path / f"db{number}"
        path.write_bytes(content)
        acknowledged = set()
        with served(path) as server:
            with path.open("r+b") as file:
                file.write(damaged(content, page, kind))
            for code in house.codes[::2]:
                try:
                    with device(server, house.token, code) as socket:
                        seen = told(socket)
                        said = seen if seen["tell"] == "closed" else move(socket, seen, f"m{code}")
                except InvalidStatus:
                    # The session cannot be read.
                    continue
                answers[said.get("code", "ok")] += 1
                if said.get("answer") == "ok":
                    acknowledged.add(code)
            assert server.browser.get("/healthz").status_code in (200, 503)
        whole = set()
        try:
            with served(path) as server:
                for code in house.codes:
                    if server.browser.get(f"/api/tables/{code}").status_code == 200:
                        whole.add(code)
        except StoreFileError:
            continue
        assert {f"m{code}" for code in acknowledged & whole} <= kept(path), (page, kind)
    print(answers)
    assert answers["ok"]


def overwrite(path: Path, sql: str) -> None:
    """Change what is in a file, behind the back of everybody."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql)


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM events WHERE seq = 1 AND table_id = ({})",
        "DELETE FROM events WHERE seq = 2 AND table_id = ({})",
        "DELETE FROM events WHERE table_id = ({})",
        "UPDATE events SET body = '{{}}' WHERE seq = 1 AND table_id = ({})",
        "UPDATE events SET body = x'ff7b' WHERE seq = 2 AND table_id = ({})",
        "UPDATE events SET body = CAST(x'ff7b' AS TEXT) WHERE seq = 2 AND table_id = ({})",
        'UPDATE events SET body = \'{{"type":"over"}}\' WHERE seq = 3 AND table_id = ({})',
    ],
)
def test_one_damaged_table_is_told_apart_and_all_others_go_on(
    house: House, tmp_path: Path, sql: str
) -> None:
    path = tmp_path / "db"
    path.write_bytes(house.path.read_bytes())
    playing, waiting = house.codes[0], house.codes[1]
    for code in (playing, waiting):
        overwrite(path, sql.format(f"SELECT table_id FROM tables WHERE code = '{code}'"))
    overwrite(path, f"UPDATE tables SET summary = '{{' WHERE code = '{waiting}'")
    with served(path) as server:
        listed = {line["code"] for line in server.browser.get("/api/tables").json()}
        assert listed == set(house.codes[1::2]) - {waiting}
        for code in (playing, waiting):
            found = server.browser.get(f"/api/tables/{code}")
            assert (found.status_code, found.json()["reply"]["code"]) == (
                503,
                "server-table-damaged",
            )
            with device(server, house.token, code) as socket:
                assert told(socket) == {"tell": "closed", "code": "server-table-damaged"}
        assert server.browser.get("/healthz").text == "damaged tables: 2\n"
        assert play(server, house) == {f"m{code}" for code in house.codes[2::2]}


def test_what_is_wrong_with_the_file_is_said_on_the_wire_and_in_health(
    house: House, tmp_path: Path
) -> None:
    path = tmp_path / "db"
    path.write_bytes(house.path.read_bytes())
    store = open_file(path, Metrics().commits.observe)
    writer = store._writer.connection

    with listening(store=store) as server, device(server, house.token, house.codes[0]) as socket:
        seen = told(socket)
        pages = writer.execute("PRAGMA page_count").fetchone()[0]
        for spoil, mend, code in (
            (f"PRAGMA max_page_count = {pages}", "PRAGMA max_page_count = 100000", "full"),
            ("PRAGMA query_only = ON", "PRAGMA query_only = OFF", "read-only"),
        ):
            writer.execute(spoil)
            say(socket, {"do": "chat", "id": code, "text": "x" * 300})
            while (said := answer(socket))["answer"] == "ok":
                # There was still room on the last page.
                more = f"{code}{said['seq']}"
                say(socket, {"do": "chat", "id": more, "text": "x" * 300})
            assert said["code"] == said["message"]["id"] == f"server-store-{code}"
            health = server.browser.get("/healthz")
            assert health.status_code == 503
            assert health.json()["reply"]["code"] == f"server-store-{code}"
            writer.execute(mend)
            say(socket, {"do": "chat", "id": f"{code}-later", "text": "x"})
            assert answer(socket)["answer"] == "ok"
            assert server.browser.get("/healthz").text == "ok\n"
        assert move(socket, seen, "m")["answer"] == "ok"
    asyncio.run(store.close())


def test_a_host_reads_what_became_of_a_damaged_file(house: House, tmp_path: Path) -> None:
    path = tmp_path / "db"
    content = house.path.read_bytes()
    path.write_bytes(damaged(content, len(content) // PAGE - 1, "zeros"))
    with Server(path) as server:
        assert asking.get(f"{server.origin}/healthz").status_code == 200
        code, _, log = server.end()
    assert code == 0
    assert "ERROR file damaged" in log
    assert "ERROR file rescued whole=" in log
    assert f"put_aside={tmp_path / 'db.damaged'}" in log
    path.write_bytes(damaged(content, 0, "noise"))
    refused = tusch("serve", "--port", "0", "--data", str(path))
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert refused.stderr.startswith(f"tusch: {path} is not a tusch database")


def test_a_write_that_meets_damage_is_the_last(house: House, tmp_path: Path) -> None:
    path = tmp_path / "db"
    path.write_bytes(house.path.read_bytes())
    store = open_file(path, Metrics().commits.observe)
    with listening(store=store) as server, device(server, house.token, house.codes[0]) as socket:
        seen = told(socket)

        def hurt(_: Database) -> None:
            raise CORRUPT

        with pytest.raises(StoreDamagedError):
            asyncio.run(store._change(hurt))
        assert move(socket, seen, "m")["code"] == "server-store-damaged"
        assert server.browser.get(f"/api/tables/{house.codes[1]}").status_code == 200
        health = server.browser.get("/healthz")
        assert (health.status_code, health.json()["reply"]["code"]) == (503, "server-store-damaged")
        made = asking.post(f"{server.url}/api/session", headers={"origin": server.url})
        assert (made.status_code, made.json()["reply"]["code"]) == (503, "server-store-damaged")
    asyncio.run(store.close())
    assert "m" not in kept(path)
