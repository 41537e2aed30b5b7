"""The web application: who gets in, sessions, tables, sockets, and messages that make no sense."""

from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from httpx import Client
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.support.listening import Listening, answer, code_of, hear, listening, say
from tests.server.support.memory import MemoryStore
from tests.support.scale import scaled
from tests.support.waiting import wait_until
from tusch import record, registry, verdict
from tusch.game import Message
from tusch.i18n import t
from tusch.server.device import session as socket
from tusch.server.http.cookies import COOKIE
from tusch.server.http.gate import HEADERS
from tusch.server.limits import LIMITS
from tusch.server.lobby.lobby import Lobby
from tusch.server.rate_limit import Rate, Rates
from tusch.server.table.live.actor import Table
from tusch.store import StoreError, TableDamagedError, TableNewerError
from tusch.testing import walk


@pytest.fixture
def server() -> Iterator[Listening]:
    """A server that counts what is asked for, but for commands, and never forgets any of it."""
    with listening(without_rates=("COMMANDS",), ticks=lambda: 0) as found:
        yield found


@pytest.fixture
def client(server: Listening) -> Client:
    """A browser on our page, with a session."""
    return server.browser


def table(client: Client, **more: Any) -> str:
    """Make a table and return its code."""
    asked = {
        "do": "create",
        "id": "make",
        "game": "flohcati",
        "seats": [{"type": "own", "name": "Ann"}, {"type": "bot", "level": "random"}],
        "pace": 0,
        "fill": "random",
        **more,
    }
    made = client.post("/api/tables", json=asked)
    assert made.status_code == 200, made.text
    return str(made.json()["code"])


def test_a_session_is_a_cookie_that_scripts_cannot_read(client: Client) -> None:
    client.cookies.clear()
    set_cookie = client.post("/api/session").headers["set-cookie"]
    assert "HttpOnly" in set_cookie
    assert "SameSite=strict" in set_cookie
    again = client.post("/api/session")
    assert "set-cookie" not in again.headers


def test_over_https_the_cookie_is_for_https_alone() -> None:
    with listening(origin="https://play.example") as server:
        server.browser.cookies.clear()
        assert "Secure" in server.browser.post("/api/session").headers["set-cookie"]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"host": "evil.example"},
        {"host": "127.0.0.1.evil.example"},
        {"origin": ""},
    ],
)
def test_other_hosts_and_origins_are_refused(server: Listening, headers: dict[str, str]) -> None:
    assert server.browser.post("/api/session", headers=headers).status_code == 403
    with pytest.raises(InvalidStatus) as refused, server.socket(**headers):
        pass
    assert refused.value.response.status_code == 403


def test_a_page_of_others_cannot_even_read(client: Client) -> None:
    assert client.get("/api/tables", headers={"origin": "http://evil.example"}).status_code == 403
    client.headers.pop("origin")
    assert client.get("/api/tables").status_code == 200
    assert client.post("/api/session").status_code == 403


def test_every_response_carries_the_headers(client: Client) -> None:
    for response in (
        client.get("/healthz"),
        client.get("/nothing"),
        client.post("/api/session", headers={"origin": "http://evil.example"}),
        client.get("/api/tables/AAAAAA/record"),
    ):
        for name, value in HEADERS.items():
            assert response.headers[name] == value
    assert client.get("/api/tables").headers["cache-control"] == "no-store"


def test_without_a_session_nothing_is_made_and_no_socket_opens(
    server: Listening, client: Client
) -> None:
    client.cookies.clear()
    assert client.post("/api/tables", json={}).status_code == 401
    assert client.get("/api/games").status_code == 401
    client.cookies.set(COOKIE, "0" * 64)
    with pytest.raises(InvalidStatus) as refused, server.socket():
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"[" * 100_000, 400),
        (b'{"do":"create"}', 400),
        (b'{"id":"x","game":"figaro","seats":[]}', 400),
        (b'{"do":"start","id":"x"}', 400),
        (b'{"do":"create","id":"x","game":"chess","seats":[]}', 409),
        (b"x" * (LIMITS.record + LIMITS.message + 1), 413),
    ],
)
def test_a_bad_request_for_a_table_is_answered(client: Client, body: bytes, status: int) -> None:
    response = client.post("/api/tables", content=body)
    assert response.status_code == status
    assert response.json()["reply"]["answer"] == "refused"


def test_tables_are_listed_if_they_want_to_be(client: Client) -> None:
    hidden = table(client, seats=[{"type": "own", "name": "Ann"}, {"type": "open"}])
    seats = [{"type": "own", "name": "Ann"}, {"type": "open"}]
    shown = table(client, id="other", listed=True, seats=seats)
    (line,) = client.get("/api/tables").json()
    assert (line["code"], line["names"], line["open"]) == (shown, ["Ann", ""], 1)
    assert {game["code"] for game in client.get("/api/games").json()} == {hidden, shown}
    # A lesson follows a record to its end, and is no game of one's own.
    game = registry.make("flohcati")
    text = record.encode(record.write(game, 2, walk(game, 2, 1).steps)).decode()
    played = table(client, id="on", seats=seats, record=text, entry=9)
    table(client, id="lesson", seats=seats, record=text, entry=9, follow=True)
    assert {game["code"] for game in client.get("/api/games").json()} == {hidden, shown, played}


def test_a_game_over_a_socket_from_start_to_record(server: Listening, client: Client) -> None:
    code = table(client)
    with server.socket() as ws:
        say(ws, {"do": "watch", "table": code.lower()})
        said = hear(ws)
        assert said["tell"] == "table"
        assert client.get(f"/api/tables/{code}/record").status_code == 409
        say(ws, {"do": "start", "id": "s"})
        commands = 0
        while said["tell"] != "over":
            said = hear(ws)
            if "answer" in said:
                assert said["answer"] in ("ok", "stale")
                said["tell"] = ""
                continue
            for one in said.get("seen", ()):
                legal = one.get("view", {}).get("legal")
                if legal:
                    commands += 1
                    act = {"do": "act", "seat": 0, "action": legal[0], "base": said["version"]}
                    say(ws, {"id": f"c{commands}", **act})
    line = client.get(f"/api/tables/{code}/record").content
    assert verdict.check(line).fair


def test_a_device_comes_back_with_the_last_number_it_has(server: Listening, client: Client) -> None:
    code = table(client)
    with server.socket() as ws:
        say(ws, {"do": "watch", "table": code})
        seq = hear(ws)["seq"]
        for number in range(3):
            say(ws, {"do": "chat", "id": f"c{number}", "text": f"line {number}"})
            assert answer(ws)["answer"] == "ok"
    with server.socket() as ws:
        say(ws, {"do": "watch", "table": code, "since": seq + 1})
        assert [hear(ws)["line"]["text"] for _ in range(2)] == ["line 1", "line 2"]
        say(ws, {"do": "chat", "id": "c0", "text": "line 0"})
        assert answer(ws) == {"answer": "duplicate", "id": "c0", "seq": seq + 1}


@pytest.mark.parametrize(
    ("asked", "again"), [("", False), ("?again=c1", True), ("?again=c0,c2", False)]
)
def test_a_device_names_what_it_sends_again(
    server: Listening, client: Client, monkeypatch: pytest.MonkeyPatch, asked: str, again: bool
) -> None:
    sent: list[bool] = []
    submit = Table.submit

    def note(at: Table, *said: Any, again: bool) -> None:
        sent.append(again)
        submit(at, *said, again=again)

    monkeypatch.setattr(Table, "submit", note)
    code = table(client)
    with server.socket(f"/api/socket{asked}") as ws:
        say(ws, {"do": "watch", "table": code})
        hear(ws)
        say(ws, {"do": "chat", "id": "c1", "text": "hi"})
        assert answer(ws)["answer"] == "ok"
    assert sent == [again]


@pytest.mark.parametrize("asked", ["", "?again=c1"])
@pytest.mark.parametrize(
    "trouble",
    [
        lambda: StoreError("store-away", file="db", reason="gone"),
        lambda: StoreError("store-closed"),
        lambda: StoreError("store-full", file="db"),
        lambda: TableNewerError("t"),
    ],
    ids=lambda trouble: trouble().message.id,
)
def test_a_table_that_cannot_be_read_now_drops_the_connection(
    server: Listening,
    client: Client,
    monkeypatch: pytest.MonkeyPatch,
    trouble: Callable[[], StoreError],
    asked: str,
) -> None:
    async def away(*_: Any) -> None:
        # One of its own each time: an error that is kept keeps whatever device it has met.
        raise trouble()

    code = table(client)
    monkeypatch.setattr(Lobby, "find", away)
    with server.socket(f"/api/socket{asked}") as ws:
        say(ws, {"do": "watch", "table": code})
        # It may be gone before anything else is said.
        with suppress(ConnectionClosed):
            say(ws, {"do": "chat", "id": "c1", "text": "hi"})
        with pytest.raises(ConnectionClosed) as closed:
            hear(ws)
        assert code_of(closed.value) == socket.GOING_AWAY


@pytest.mark.parametrize("asked", ["", "?again=c1"])
def test_a_table_that_nobody_will_read_any_more_is_closed(
    server: Listening, client: Client, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    async def damaged(*_: Any) -> None:
        raise TableDamagedError("t")

    code = table(client)
    monkeypatch.setattr(Lobby, "find", damaged)
    with server.socket(f"/api/socket{asked}") as ws:
        say(ws, {"do": "watch", "table": code})
        # Where it is sent again the socket may be gone before that.
        with suppress(ConnectionClosed) if asked else nullcontext():
            say(ws, {"do": "chat", "id": "c1", "text": "hi"})
        if asked:
            with pytest.raises(ConnectionClosed):
                hear(ws)
        else:
            assert hear(ws)["code"] == "server-table-damaged"
            assert answer(ws)["code"] == "server-no-table"


def test_commands_without_a_table_and_unknown_tables_are_answered(server: Listening) -> None:
    with server.socket() as ws:
        say(ws, {"do": "start", "id": "x"})
        assert answer(ws)["code"] == "server-no-table"
        say(ws, {"do": "watch", "table": "NOSUCH"})
        assert hear(ws) == {"tell": "closed", "code": "server-no-table"}
        say(ws, {"do": "ping"})
        assert hear(ws)["tell"] == "pong"


HOSTILE = [
    b"",
    b"\xff\xfe\x00",
    b"{",
    b"null",
    b"[" * 4000,
    b'{"do":"act"}',
    b'{"do":"act","id":"a","seat":"0","action":{},"base":0}',
    b'{"do":"act","id":"a","seat":0,"action":{},"base":1e400}',
    b'{"do":"sit","id":"a","seat":0,"name":5}',
    b'{"do":"nothing","id":"a"}',
    b'{"do":"chat","id":"\\ud800","text":"x"}',
    b'{"do":"chat","id":"a b","text":"x"}',
    b'{"do":"start","id":"a","more":1}',
]
ANSWERABLE: list[dict[str, Any]] = [
    {"do": "act", "seat": 1, "action": {"type": "flip"}, "base": 0},
    {"do": "act", "seat": 10**30, "action": {"type": "flip"}, "base": 10**30},
    {"do": "act", "seat": 0, "action": [[[[]]]], "base": 0},
    {"do": "sit", "seat": -1, "name": "\u202e"},
    {"do": "kick", "seat": 0},
    {"do": "claim", "code": "x" * 5000},
    {"do": "undo", "seat": 0, "base": -1},
    {"do": "why-not", "seat": 0, "action": {"type": "take", "card": "A1"}},
]


def test_hostile_messages_are_answered_or_end_in_a_code(server: Listening, client: Client) -> None:
    code = table(client, first=0)
    with server.socket() as ws:
        say(ws, {"do": "watch", "table": code})
        say(ws, {"do": "start", "id": "s"})
        assert answer(ws)["answer"] == "ok"
    rng = Random(1)
    for _ in range(scaled(20)):
        with server.socket() as ws:
            say(ws, {"do": "watch", "table": code})
            errors = 0
            while errors < socket.ERRORS:
                if rng.randrange(3):
                    command = {**rng.choice(ANSWERABLE), "id": f"h{rng.randrange(10**9)}"}
                    say(ws, command)
                    said = answer(ws)
                    assert said["id"] == command["id"]
                    assert said["answer"] in ("refused", "stale", "why")
                    continue
                junk = rng.choice([*HOSTILE, rng.randbytes(rng.randrange(1, 60))])
                ws.send(junk if rng.randrange(2) else junk.decode("latin-1"))
                assert answer(ws)["code"] == "server-form"
                errors += 1
            with pytest.raises(ConnectionClosed) as closed:
                answer(ws)
            assert code_of(closed.value) == socket.NONSENSE


def test_a_message_that_is_too_large_ends_the_socket(server: Listening) -> None:
    with server.socket() as ws:
        ws.send("x" * (LIMITS.message + 1))
        with pytest.raises(ConnectionClosed) as closed:
            hear(ws)
        assert code_of(closed.value) == socket.TOO_LARGE


@pytest.mark.parametrize("what", ["", "/record", "/replay"])
def test_trying_codes_is_slowed_down(client: Client, what: str) -> None:
    statuses = [client.get(f"/api/tables/{n:06}{what}").status_code for n in range(40)]
    assert statuses[0] == 404
    assert statuses[-1] == 429


def test_uploads_lists_and_deletions_are_slowed_down(client: Client) -> None:
    assert [client.get("/api/tables").status_code for _ in range(70)][-1] == 429
    assert client.get("/api/games").status_code == 429
    assert [client.post("/api/replay").status_code for _ in range(40)][-1] == 429
    statuses = []
    for _ in range(20):
        client.post("/api/session")
        statuses.append(client.delete("/api/session").status_code)
    assert statuses[0] == 204
    assert statuses[-1] == 401


def test_what_goes_wrong_is_answered_in_one_form(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(*_: object) -> None:
        raise StoreError("store-full", file="/var/lib/secret.db")

    async def broken(_: Lobby) -> None:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(Lobby, "listed", full)
    answers = [client.get("/api/tables")]
    monkeypatch.setattr(MemoryStore, "append", full)
    seats = [{"type": "own", "name": "Ann"}, {"type": "open"}]
    asked = {"do": "create", "id": "full", "game": "flohcati", "seats": seats}
    answers.append(client.post("/api/tables", json=asked))
    answers.append(client.get("/api/nothing"))
    answers.append(client.put("/api/tables"))
    answers.append(client.post("/api/session", headers={"origin": "http://evil.example"}))
    monkeypatch.setattr(Lobby, "listed", broken)
    answers.append(client.get("/api/tables"))
    assert [(one.status_code, one.json()["reply"]["code"]) for one in answers] == [
        (503, "server-store-full"),
        (503, "server-store-full"),
        (404, "server-no-route"),
        (405, "server-method"),
        (403, "server-origin"),
        (500, "server-broken"),
    ]
    for one in answers:
        assert "secret" not in one.text
        assert one.headers["content-security-policy"]
        assert t(Message(**one.json()["reply"]["message"]))
    # The answer comes first.
    wait_until("the log", lambda: "ZeroDivisionError" in caplog.text)


def test_buckets_fill_up_again_and_are_not_remembered_for_ever(tmp_path: Path) -> None:
    now = 0
    rates = Rates(Rate(3, 2), lambda: now)
    assert [rates.allow("a") for _ in range(4)] == [True, True, True, False]
    assert rates.allow("b")
    now = 500
    assert [rates.allow("a") for _ in range(2)] == [True, False]
    for number in range(20_000):
        rates.allow(f"x{number}")
    assert len(rates._buckets) <= 10_000


class StalledWire:
    """A wire whose other end does not read."""

    free = False
    dropped: int | None = None

    def drop(self, code: int) -> None:
        self.dropped = code


def test_a_reader_who_stalls_is_dropped_and_holds_nothing() -> None:
    wire = StalledWire()
    device = socket.DeviceSocket(wire, "ann", None, None)  # type: ignore[arg-type]
    for _ in range(socket.OUTBOX * 3):
        device.send(b"news")
    assert wire.dropped == socket.SLOW
    assert not device._outbox
