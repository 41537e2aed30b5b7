"""What HTTP shows of tables: the catalogue, the card for newcomers, records and replays."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.server.support.listening import Finished, Listening, finished_table, listening
from tusch import bots, codec, fair, options, record, registry, verdict
from tusch.rulebook import rulebook
from tusch.server.http.catalogue import catalogue
from tusch.server.limits import LIMITS
from tusch.server.wire.bodies import TableRecord

GAMES = ("figaro", "flohcati")


@pytest.fixture(scope="module")
def server() -> Iterator[Listening]:
    with listening() as found:
        yield found


@pytest.fixture(scope="module")
def games(server: Listening) -> dict[str, Finished]:
    """A finished game of each kind."""
    return {game: finished_table(server, game) for game in GAMES}


def as_json(value: Any) -> Any:
    """A value as it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_whatever_the_catalogue_offers_makes_a_table(server: Listening) -> None:
    offered = server.browser.get("/api/catalogue").json()
    assert [game["name"] for game in offered["games"]] == list(registry.GAMES)
    for game in offered["games"]:
        for edition in game["editions"]:
            made = registry.make(game["name"], edition["name"], edition["options"])
            assert as_json(made.rules) == {"edition": edition["name"], **edition["options"]}
        assert {option["name"] for option in game["options"]} == set(edition["options"])
        for option in game["options"]:
            for value in option["values"]:
                registry.make(game["name"], None, {option["name"]: value})
        for players in game["seats"]:
            registry.make(game["name"]).start(players)
        dealt = [card for card in game["deck"] if not card.islower()]
        assert dealt == sorted(dealt)
    for bot in offered["bots"]:
        bots.check(bot["name"])
        for temper in bot["tempers"]:
            bots.check(f"{bot['name']}/{temper}")


def test_the_catalogue_offers_all_that_there_is(server: Listening) -> None:
    offered = server.browser.get("/api/catalogue").json()
    for game in offered["games"]:
        entry = registry.GAMES[game["name"]]
        assert game["seats"] == list(entry.seats)
        assert [edition["name"] for edition in game["editions"]] == list(entry.editions)
        for option in game["options"]:
            allowed = options.allowed(entry.ruleset, option["name"])
            assert option["kind"] != "choice" or option["values"] == list(allowed)
            assert (option["length"] == 15) == (option["kind"] == "numbers")
    assert [bot["name"] for bot in offered["bots"]] == list(bots.BOTS)
    assert {temper["name"] for temper in offered["tempers"]} == set(bots.TEMPERS)
    assert offered["limits"]["name"] == LIMITS.name


def test_the_rules_are_those_of_the_library(server: Listening) -> None:
    address = "/api/rules/figaro?edition=dutch&option=exchange=off&option=open_stacks=on"
    changes = {"exchange": "off", "open_stacks": True}
    assert server.browser.get(address).json() == as_json(rulebook("figaro", "dutch", "en", changes))
    assert server.browser.get("/api/rules/flohcati").json() == as_json(
        rulebook("flohcati", None, "en")
    )


@pytest.mark.parametrize(
    ("address", "status", "code"),
    [
        ("chess", 404, "game-unknown"),
        ("figaro?edition=first", 409, "edition-unknown"),
        ("figaro?option=exchange", 409, "option-form"),
        ("figaro?option=exchange=perhaps", 409, "option-value"),
        ("figaro?option=colour=red", 409, "option-unknown"),
        ("figaro?lang=xx", 400, "server-form"),
        ("figaro?lang=en&lang=en", 400, "server-form"),
    ],
)
def test_rules_that_there_are_not_are_refused(
    server: Listening, address: str, status: int, code: str
) -> None:
    refused = server.browser.get(f"/api/rules/{address}")
    assert (refused.status_code, refused.json()["reply"]["code"]) == (status, code)


def test_custom_bots_of_the_host_are_offered() -> None:
    offered = {bot.name: bot for bot in catalogue(("mine",)).bots}
    assert (offered["mine"].title, offered["mine"].tempers) == (None, ())
    assert "mine" not in {bot.name for bot in catalogue().bots}


def test_a_card_shows_who_sits_there_and_no_secret(server: Listening) -> None:
    seats = [{"type": "own", "name": "Ann"}, {"type": "open"}, {"type": "bot", "level": "steady"}]
    asked = {"do": "create", "id": "card", "game": "figaro", "seats": seats, "clock": 60}
    code = server.browser.post("/api/tables", json=asked).json()["code"]
    card = server.browser.get(f"/api/tables/{code.lower()}").json()
    assert card["seats"] == [
        {"kind": "person", "name": "Ann", "person": 0},
        {"kind": "open"},
        {"kind": "bot", "name": "Susanna", "level": "steady"},
    ]
    assert (card["code"], card["game"], card["status"]) == (code, "figaro", "waiting")
    assert (card["host"], card["clock"], card["spectators"]) == ("Ann", 60, 0)
    assert card["rules"]["edition"] == "davinci"
    assert not {"secret", "seed", "commitment", "guest"} & set(card)


def test_tables_that_are_not_there_look_all_the_same(server: Listening) -> None:
    answers = {server.browser.get(f"/api/tables/{code}").content for code in ("AAAAAA", "x", "%00")}
    assert len(answers) == 1
    assert server.browser.get("/api/tables/AAAAAA").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_what_a_spectator_was_told(
    server: Listening, games: dict[str, Finished], game: str
) -> None:
    replay = server.browser.get(f"/api/tables/{games[game].code}/replay").json()
    told = [said for said in games[game].heard if said.get("tell") == "moved"]
    assert len(told) == len(replay["moved"])
    for live, again in zip(told, replay["moved"], strict=True):
        (seen,), (shown,) = live["seen"], again["seen"]
        assert seen.get("events") == shown.get("events")
        assert seen.get("view", shown["view"]) == shown["view"]
        assert (live["seat"], live["by"], live["actor"]) == (
            again["seat"],
            again["by"],
            again["actor"],
        )
    over = games[game].heard[-1]
    assert replay["outcome"] == over["outcome"]
    assert replay["fair"] == over["fair"]
    assert replay["bots"] == ["random"] * replay["players"]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_of_a_seat_shows_what_that_seat_could_see(
    server: Listening, games: dict[str, Finished], game: str
) -> None:
    line = server.browser.get(f"/api/tables/{games[game].code}/record").content
    read = record.decode(line)
    rules = registry.of_record(read)
    steps = record.read(rules, read)
    for seat in range(read.players):
        answer = server.browser.get(f"/api/tables/{games[game].code}/replay?seat={seat}").json()
        again = server.browser.post(f"/api/replay?seat={seat}", content=line).json()
        assert answer == again
        start = rules.observe(rules.start(read.players), seat)
        assert answer["start"] == {"seat": seat, "view": as_json(start)}
        for step, moved in zip(steps, answer["moved"], strict=True):
            (seen,) = moved["seen"]
            assert seen["view"] == as_json(rules.observe(step.after, seat))
            codec.codec(game).view.decode(msgspec.json.encode(seen["view"]))


def test_a_replay_is_compressed_for_those_who_take_it(
    server: Listening, games: dict[str, Finished]
) -> None:
    address = f"/api/tables/{games['flohcati'].code}/replay"
    plain = server.browser.get(address, headers={"accept-encoding": "identity"})
    small = server.browser.get(address, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert small.json() == plain.json()
    assert int(small.headers["content-length"]) * 5 < int(plain.headers["content-length"])


def test_a_replay_before_the_end_and_of_no_seat_is_refused(
    server: Listening, games: dict[str, Finished]
) -> None:
    seats = [{"type": "own", "name": "Ann"}, {"type": "open"}]
    asked = {"do": "create", "id": "waits", "game": "flohcati", "seats": seats}
    code = server.browser.post("/api/tables", json=asked).json()["code"]
    over = games["flohcati"].code
    for address, status, id in [
        (f"/api/tables/{code}/replay", 409, "server-record-running"),
        (f"/api/tables/{code}/record", 409, "server-record-running"),
        (f"/api/tables/{code}/why/0", 409, "server-record-running"),
        (f"/api/tables/{over}/replay?seat=2", 404, "server-no-seat"),
        (f"/api/tables/{over}/replay?seat=-1", 400, "server-form"),
        (f"/api/tables/{over}/replay?seat=0&seat=1", 400, "server-form"),
        (f"/api/tables/{over}/replay?seat=", 400, "server-form"),
        ("/api/tables/AAAAAA/replay", 404, "server-no-table"),
    ]:
        refused = server.browser.get(address)
        assert (refused.status_code, refused.json()["reply"]["code"]) == (status, id), address


def test_a_record_has_all_that_a_check_of_the_deal_needs(
    server: Listening, games: dict[str, Finished]
) -> None:
    for game in GAMES:
        line = server.browser.get(f"/api/tables/{games[game].code}/record").content
        read = record.decode(line, TableRecord)
        assert isinstance(read.fair, fair.FairDeal)
        assert len(read.fair.players) == read.players
        table = games[game].heard[0]
        assert read.fair.commitment == table["commitment"]
        rules = registry.of_record(read)
        assert set(read.rules) == set(rules.rules)
        assert verdict.verify(read, read.fair).fair


def test_an_upload_may_have_several_records_one_a_line(
    server: Listening, games: dict[str, Finished]
) -> None:
    records = [server.browser.get(f"/api/tables/{games[g].code}/record").content for g in GAMES]
    upload = b"\n\n".join(records) + b"\n"
    for line, game in enumerate(GAMES, start=1):
        answer = server.browser.post(f"/api/replay?line={line}", content=upload).json()
        assert (answer["game"], answer["lines"]) == (game, 2)
    missing = server.browser.post("/api/replay?line=3", content=upload)
    assert missing.status_code == 404
    assert missing.json()["reply"]["message"] == {
        "id": "server-record-no-line",
        "args": {"value": 3, "allowed": 2},
    }
    written = msgspec.json.format(records[0])
    assert b"\n" in written
    assert server.browser.post("/api/replay", content=written).json()["game"] == "figaro"


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_the_record_with_every_option(
    server: Listening, games: dict[str, Finished], game: str
) -> None:
    code = games[game].code
    written = server.browser.get(f"/api/tables/{code}/record").json()
    assert server.browser.get(f"/api/tables/{code}/replay").json()["record"] == written
    short = {**written, "rules": {}, "comment": "x"}
    assert server.browser.post("/api/replay", json=short).json()["record"] == written


def test_what_is_wrong_with_an_upload_is_said_with_line_and_entry(
    server: Listening, games: dict[str, Finished]
) -> None:
    good = server.browser.get(f"/api/tables/{games['flohcati'].code}/record").json()
    log = [list(entry) for entry in good["log"]]
    log[5][1] = "nonsense"
    bad = msgspec.json.encode({**good, "log": log})
    upload = msgspec.json.encode(good) + b"\n" + bad
    refused = server.browser.post("/api/replay?line=2", content=upload)
    message = refused.json()["reply"]["message"]
    assert refused.status_code == 409
    assert (message["id"], message["args"]["line"]) == ("server-record-line", 2)
    assert message["args"]["reason"]["id"] == "record-entry"
    assert message["args"]["reason"]["args"]["entry"] == 5


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        (b"", 400, "record-form"),
        (b"{", 400, "record-form"),
        (b"\xff", 400, "record-form"),
        (b"[" * 100_000, 400, "record-form"),
        (b'{"tusch":3}', 409, "record-version"),
        (b'{"tusch":1,"game":"chess","players":2,"rules":{},"log":[]}', 409, "game-unknown"),
        (b'{"tusch":1,"game":"figaro","players":9,"rules":{},"log":[]}', 409, "players-number"),
        (
            b'{"tusch":1,"game":"figaro","players":3,"rules":{},"log":[],"bots":["x"]}',
            409,
            "record-names",
        ),
        (
            b'{"tusch":1,"game":"figaro","players":3,"rules":{},"log":[],"fair":1}',
            400,
            "record-form",
        ),
    ],
)
def test_a_bad_upload_is_answered(server: Listening, body: bytes, status: int, reason: str) -> None:
    refused = server.browser.post("/api/replay", content=body)
    assert refused.status_code == status
    assert refused.json()["reply"]["message"]["args"]["reason"]["id"] == reason


def test_an_upload_that_is_too_large_is_not_read(server: Listening) -> None:
    refused = server.browser.post("/api/replay", content=b" " * (LIMITS.record + 1))
    assert refused.status_code == 413


def test_names_in_an_upload_cannot_fool_the_reader(
    server: Listening, games: dict[str, Finished]
) -> None:
    good = server.browser.get(f"/api/tables/{games['flohcati'].code}/record").json()
    fooling = {**good, "names": ["\u202eAnn\u0000", "B" * 1000], "bots": ["\u202ex", None]}
    answer = server.browser.post("/api/replay", json=fooling).json()
    assert answer["names"] == ["Ann", "B" * LIMITS.name]
    assert answer["bots"] == ["x", None]
