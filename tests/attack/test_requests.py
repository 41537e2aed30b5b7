"""Requests that cost, guess, or are none: each has its share, and every answer its headers."""

import asyncio
import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.support.listening import RATES, Listening, listening
from tests.server.support.process import Server
from tests.support.scale import scaled
from tusch.game import Message
from tusch.i18n import t
from tusch.server import rate_limit
from tusch.server.addresses import household
from tusch.server.http.cookies import COOKIE, OLD_ENDS, STRICT_COOKIE
from tusch.server.http.gate import HEADERS
from tusch.server.http.static import Page
from tusch.server.http.turnstile import APART, LARGE, NEXT, Turnstile
from tusch.server.rate_limit import FIRST_TRIES, LOOKUPS, MISSES, Line, Lookups, Rate
from tusch.server.table.live.services import wall_clock

QUICK = {"pause": 10}
"""Milliseconds that a refusal takes."""
MALFORMED = scaled(50)


def test_the_document_is_compressed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    compress = gzip.compress

    def counted(*given: Any, **named: Any) -> bytes:
        calls.append(given)
        return compress(*given, **named)

    with listening() as server:
        paths = ("/api/openapi.json", "/api/catalogue", "/api/rules/figaro?lang=nl")
        first = [server.browser.get(path) for path in paths]
        monkeypatch.setattr(gzip, "compress", counted)
        for path, before in zip(paths, first, strict=True):
            again = server.browser.get(path)
            assert again.headers["content-encoding"] == "gzip"
            assert again.json() == before.json()
            plain = server.browser.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.json() == before.json()
    assert not calls


@pytest.mark.parametrize(
    ("path", "bucket"),
    [
        ("/api/openapi.json", "REQUESTS"),
        ("/api/nothing", "REQUESTS"),
        ("/", "FILES"),
        ("/healthz", "FILES"),
    ],
)
def test_everything_over_http_has_a_bucket(
    monkeypatch: pytest.MonkeyPatch, path: str, bucket: str
) -> None:
    monkeypatch.setattr(f"tusch.server.http.turnstile.{bucket}", Rate(20, 0.01))
    others = tuple(rate for rate in RATES if rate != bucket)
    with listening(without_rates=others) as server:
        answers = [server.browser.get(path) for _ in range(21)]
        assert answers[0].status_code != 429
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert t(Message(**answers[-1].json()["reply"]["message"]))
        assert server.metrics.turned_away.counts["requests"] >= 1
        if path == "/api/nothing":
            with pytest.raises(InvalidStatus) as refused, server.socket():
                pass
            assert refused.value.response.status_code == 429


def test_heavy_requests_use_up_more_of_the_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tusch.server.http.turnstile.REQUESTS", Rate(20, 0.01))
    with listening(without_rates=tuple(set(RATES) - {"REQUESTS"})) as server:
        answers = [server.browser.get("/api/openapi.json").status_code for _ in range(6)]
        assert answers.count(429) >= 2


def test_large_files_weigh_more_than_small_ones(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tusch.server.http.turnstile.FILES", Rate(20, 0.01))
    with listening(Page(tmp_path), without_rates=tuple(set(RATES) - {"FILES"})) as server:
        answers = [server.browser.get("/pocket/python.wasm").status_code for _ in range(6)]
        assert answers.count(429) >= 2


def test_a_whole_class_loads_the_page() -> None:
    files, pupils = 120, 30
    assert rate_limit.FILES.burst >= files * pupils


def test_a_whole_class_takes_the_pocket_along() -> None:
    files, pupils = 10, 30
    assert rate_limit.FILES.burst >= files * pupils * LARGE[1]


class Ticks:
    """Time that goes forward when somebody says so."""

    now = 0

    def __call__(self) -> int:
        return self.now


def guess(lookups: Lookups, ticks: Ticks, addresses: list[str], seconds: int) -> int:
    """Let every address try codes for a while; return how many were tried."""
    tried = 0
    for _ in range(seconds):
        ticks.now += 1_000
        tried += sum(lookups.allow(address) for address in addresses for _ in range(5))
    return tried


def test_six_hundred_addresses_together_try_few_codes() -> None:
    ticks = Ticks()
    lookups = Lookups(LOOKUPS, ticks)
    tried = guess(lookups, ticks, [f"10.0.{n // 200}.{n % 200}" for n in range(600)], 100)
    together = MISSES.burst + 100 * MISSES.second + FIRST_TRIES.burst + 100 * FIRST_TRIES.second
    assert tried <= together


def test_those_who_guess_do_not_keep_a_friend_with_a_link_away() -> None:
    ticks = Ticks()
    lookups = Lookups(LOOKUPS, ticks)
    guess(lookups, ticks, [f"10.0.0.{n}" for n in range(50)], 100)
    assert lookups.allow("10.9.9.9")


def test_codes_that_are_found_do_not_count_against_everybody() -> None:
    ticks = Ticks()
    lookups = Lookups(LOOKUPS, ticks)
    for n in range(3 * MISSES.burst):
        assert lookups.allow(f"10.0.{n // 200}.{n % 200}")
        lookups.found()


def test_codes_are_tried_by_all_together_over_http(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MISSES", Rate(5, 0.01))
    monkeypatch.setattr(rate_limit, "FIRST_TRIES", Rate(0, 0.01))
    with listening() as server:
        answers = [server.browser.get("/api/tables/ZZZZZZ").status_code for _ in range(7)]
        assert answers == [404] * 5 + [429] * 2
        with server.socket() as device:
            device.send('{"do":"watch","table":"ZZZZZZ"}')
            with pytest.raises(Exception, match="4429"):
                device.recv()
        assert server.metrics.turned_away.counts["codes"] == 3


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "", True),
    ],
)
def test_an_ipv6_household_counts_as_one(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


GARBAGE = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /\r\nnonsense\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: nine\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000,
]
NO_SOCKET = (
    b"GET /api/socket HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n"
)
OTHER_UPGRADE = b"GET / HTTP/1.1\r\nHost: %s\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n"
BAD_CHUNK = (
    b"POST /api/replay HTTP/1.1\r\nHost: %s\r\nOrigin: http://evil\r\n"
    b"Transfer-Encoding: chunked\r\n\r\nzzz\r\n"
)


async def sent(port: int, request: bytes) -> tuple[bytes, dict[str, str]]:
    """Send anything; return the status of the answer and its headers."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    head = await reader.readuntil(b"\r\n\r\n")
    writer.close()
    status, *lines = head.decode("latin-1").split("\r\n")
    fields = dict(line.lower().split(": ", 1) for line in lines if line)
    return status.split()[1].encode(), fields


async def leave(server: Server, token: str) -> None:
    """Be gone in the middle of a body."""
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Origin: {server.origin}\r\nCookie: {COOKIE}={token}\r\nContent-Length: 900\r\n\r\nhalf"
    )
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(head.encode())
    await writer.drain()
    await asyncio.sleep(0.05)
    writer.close()


def test_what_is_no_request_fills_no_log_and_is_answered_with_all_headers(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=QUICK)
    (token,) = server.guests(1)
    host = f"127.0.0.1:{server.port}".encode()
    kinds = [*GARBAGE, NO_SOCKET % host, OTHER_UPGRADE % host, BAD_CHUNK % host]

    async def send_all() -> None:
        for _ in range(5):
            await leave(server, token)
        for n in range(MALFORMED):
            status, headers = await sent(server.port, kinds[n % len(kinds)])
            assert status != b"101"
            for name, value in HEADERS.items():
                assert headers[name] == value.lower(), (kinds[n % len(kinds)][:60], name)

    server.run(send_all)
    # A line for each kind of them, however many come: some name no host at all.
    told = re.findall("turned away reason=([a-z]+) count=1", server.logged())
    assert sorted(told) == ["malformed", "origin"], server.logged()
    assert server.logged().count("\n") == len(told)


def test_every_refusal_for_asking_too_often_has_to_be_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited = []

    async def waits(_: Turnstile) -> None:
        waited.append(1)

    monkeypatch.setattr(Turnstile, "_pause", waits)
    without = tuple(set(RATES) - {"LOOKUPS"})
    with listening(without_rates=without, ticks=lambda: 0) as server:
        tries = range(LOOKUPS.burst + 20)
        answers = [server.browser.get(f"/api/tables/{n:06}").status_code for n in tries]
    assert len(waited) == answers.count(429) >= 10


def test_those_who_stand_in_line_have_their_turns_one_after_another() -> None:
    ticks = Ticks()
    line = Line(APART, ticks)
    assert [line.turn(1_000) for _ in range(3)] == [1_000, 1_000 + APART, 1_000 + 2 * APART]
    ticks.now = 5_000
    assert line.turn() == 0


def test_many_requests_of_one_address_stand_in_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tusch.server.http.turnstile.AT_ONCE", Rate(10, 0.01))
    lines = []
    turn = Line.turn

    def counted(line: Line, least: int = 0) -> int:
        lines.append(line._apart)
        return turn(line, least)

    monkeypatch.setattr(Line, "turn", counted)
    with listening(without_rates=tuple(set(RATES) - {"AT_ONCE"})) as server:
        lines.clear()
        answers = [server.browser.get("/api/tables").status_code for _ in range(20)]
    assert set(answers) == {200}
    asked = [apart for apart in lines if apart in (NEXT, APART)]
    assert asked == [NEXT] * 9 + [APART] * 11


def refused_socket(server: Listening, **headers: str) -> tuple[int, dict[str, str]]:
    """Return how a socket is refused."""
    with pytest.raises(InvalidStatus) as refused, server.socket(**headers):
        pass
    response = refused.value.response
    return response.status_code, {name.lower(): value for name, value in response.headers.items()}


def test_refused_sockets_carry_the_headers() -> None:
    with listening() as server:
        answers = [refused_socket(server, origin="http://evil.example")]
        server.browser.cookies.clear()
        answers.append(refused_socket(server))
    assert [status for status, _ in answers] == [403, 403]
    for _, headers in answers:
        for name, value in HEADERS.items():
            assert headers[name] == value


def test_every_kind_of_answer_carries_the_headers() -> None:
    with listening() as server:
        ask = server.browser
        answers = {
            200: ask.get("/api/catalogue"),
            204: ask.post("/api/session"),
            400: ask.get("/api/rules/figaro?lang=xx"),
            403: ask.post("/api/session", headers={"origin": "http://evil.example"}),
            404: ask.get("/api/nothing"),
            405: ask.put("/api/tables"),
            409: ask.post("/api/tables", content=b'{"do":"create","id":"x","game":"x","seats":[]}'),
            413: ask.post("/api/replay", content=b"x" * 300_000),
        }
        for status, response in answers.items():
            assert response.status_code == status
            for name, value in HEADERS.items():
                assert response.headers[name] == value, (status, name)


HTTPS = "https://play.example"


def cookies_of(response: Any) -> dict[str, str]:
    """Return what a response sets, by the name of the cookie."""
    lines = response.headers.get_list("set-cookie")
    return {line.partition("=")[0]: line for line in lines}


def test_over_https_the_cookie_is_of_this_host_alone() -> None:
    with listening(origin=HTTPS) as server:
        server.browser.cookies.clear()
        found = cookies_of(server.browser.post("/api/session"))
        assert set(found) == {STRICT_COOKIE}
        assert "Secure" in found[STRICT_COOKIE]
        assert "Path=/" in found[STRICT_COOKIE]
        assert "Domain" not in found[STRICT_COOKIE]


def test_a_session_of_before_keeps_its_games_and_its_cookie_is_exchanged() -> None:
    late = 0

    def now() -> int:
        return wall_clock() + late

    with listening(origin=HTTPS, now=now) as server:
        server.browser.cookies.clear()
        token = cookies_of(server.browser.post("/api/session"))[STRICT_COOKIE]
        token = token.partition("=")[2].partition(";")[0]
        old = {"cookie": f"{COOKIE}={token}"}
        seats = [{"type": "own", "name": "Ann"}, {"type": "open"}]
        asked = {"do": "create", "id": "made", "game": "flohcati", "seats": seats}
        code = server.browser.post("/api/tables", json=asked, headers=old).json()["code"]
        found = cookies_of(server.browser.post("/api/session", headers=old))
        assert f"{STRICT_COOKIE}={token};" in found[STRICT_COOKIE]
        assert "Max-Age=0" in found[COOKIE]
        new = {"cookie": f"{STRICT_COOKIE}={token}"}
        games = server.browser.get("/api/games", headers=new).json()
        assert [game["code"] for game in games] == [code]
        server.browser.cookies.set(COOKIE, token)
        with server.socket(host=HTTPS.removeprefix("https://")) as device:
            device.send('{"do":"ping"}')
            assert "pong" in device.recv()
        server.browser.cookies.clear()
        late = int(OLD_ENDS) - wall_clock()
        assert server.browser.get("/api/games", headers=old).status_code == 401
        assert server.browser.get("/api/games", headers=new).status_code == 200


def test_over_http_the_cookie_stays_as_it_is() -> None:
    with listening() as server:
        assert set(server.browser.cookies) == {COOKIE}
        assert "set-cookie" not in server.browser.post("/api/session").headers
        strict = {"cookie": f"{STRICT_COOKIE}={server.token}"}
        server.browser.cookies.clear()
        assert server.browser.get("/api/games", headers=strict).status_code == 401


def test_browsers_are_told_to_come_over_https_alone_if_the_host_wants_it(tmp_path: Path) -> None:
    name = "strict-transport-security"
    server = Server(tmp_path, "--origin", HTTPS, "--hsts", limits=QUICK)

    async def look() -> None:
        for request in (b"GET /healthz HTTP/1.1\r\nHost: play.example\r\n\r\n", GARBAGE[0]):
            _, headers = await sent(server.port, request)
            assert name in headers

    server.run(look)
    with listening(origin=HTTPS) as without:
        assert name not in without.browser.get("/healthz").headers
