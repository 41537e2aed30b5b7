"""The types of the page: the file is fresh, and what the server says and hears is of them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.server.support.listening import Finished, Listening, finished_table, listening
from tests.server.wire.support.declared import Declared
from tusch.server.device.session import _DECODER
from tusch.server.wire.commands import CREATE, PROTOCOL, Command
from tusch.server.wire.news import Message
from tusch.server.wire.replies import Reply
from tusch.server.wire.schema.typescript import FILE, typescript

GAMES = ("figaro", "flohcati")
STREAMS = FILE.parents[2] / "tests" / "streams"


@pytest.fixture(scope="module")
def declared() -> Declared:
    return Declared(FILE)


@pytest.fixture(scope="module")
def server() -> Iterator[Listening]:
    with listening() as found:
        yield found


@pytest.fixture(scope="module")
def games(server: Listening) -> dict[str, Finished]:
    return {game: finished_table(server, game) for game in GAMES}


def test_the_file_is_fresh() -> None:
    assert FILE.read_text("utf-8") == typescript(), (
        "run `python -m tusch.server.wire.schema.typescript`"
    )


def test_all_that_a_socket_tells_is_of_the_types(
    declared: Declared, games: dict[str, Finished]
) -> None:
    kinds = set()
    for game in GAMES:
        for said in games[game].heard:
            assert declared.fits(said, "FromServer"), said
            kinds.add(said.get("tell") or said["answer"])
            for seen in said.get("seen", ()):
                own = game.capitalize()
                assert "view" not in seen or declared.fits(seen["view"], f"{own}View")
                assert all(declared.fits(one, f"{own}Event") for one in seen.get("events", ()))
    assert kinds >= {"table", "seats", "moved", "over", "presence", "ok"}


@pytest.mark.parametrize("stream", sorted(STREAMS.glob("*.json")), ids=lambda path: path.stem)
def test_what_the_tests_of_the_page_are_told_is_of_the_types(
    declared: Declared, stream: Path
) -> None:
    chapters = [one for device in json.loads(stream.read_text("utf-8")).values() for one in device]
    assert chapters
    for said in (said for one in chapters for said in (*one["news"], one["whole"])):
        assert declared.fits(said, "FromServer"), "run `python -m tests.page.support.streams`"


def test_a_value_of_another_form_is_not_of_the_types(
    declared: Declared, games: dict[str, Finished]
) -> None:
    whole = games["figaro"].heard[0]
    for name in whole:
        assert not declared.fits({key: whole[key] for key in whole if key != name}, "Whole")
        assert not declared.fits({**whole, name: {"no": "such"}}, "Whole")
    assert not declared.fits({**whole, "more": 1}, "Whole")
    assert not declared.fits(whole, "Moved")


def test_the_answers_to_requests_are_of_the_types(
    server: Listening, declared: Declared, games: dict[str, Finished]
) -> None:
    browser = server.browser
    seats = [{"type": "open"}, {"type": "own", "name": "Ann"}]
    asked = {"do": "create", "id": "x", "game": "flohcati", "seats": seats, "listed": True}
    made = browser.post("/api/tables", json=asked)
    answers = [
        (browser.get("/api/catalogue"), "Catalogue"),
        (made, "Answer"),
        (browser.post("/api/tables", json={**asked, "id": "y", "game": "chess"}), "Answer"),
        (browser.get("/api/tables/AAAAAA"), "Answer"),
        (browser.get(f"/api/tables/{made.json()['code']}"), "TableCard"),
        (browser.get("/api/tables"), "readonly TableLine[]"),
        (browser.get("/api/games"), "readonly TableLine[]"),
        (browser.get("/api/rules/figaro?edition=dutch"), "Rulebook"),
        (browser.get("/api/tables/ABC234/invite"), "Invitation"),
    ]
    for code, _ in games.values():
        answers.append((browser.get(f"/api/tables/{code}/record"), "TableRecord"))
        answers.append((browser.get(f"/api/tables/{code}/replay?seat=1"), "Replay"))
        answers.append((browser.get(f"/api/tables/{code}/replay"), "Replay"))
    for answer, kind in answers:
        assert declared.fits(answer.json(), kind), (answer.url, kind)


SAMPLES: dict[str, Any] = {
    "number": 0,
    "string": "00",
    "boolean": True,
    "Seat": 0,
    "Action": {"type": "flip"},
    "Reaction": "laugh",
    "Face | null": "toto",
    "GameName": "figaro",
    "readonly SeatPlan[]": [{"type": "open"}],
}


def sample(kind: str) -> Any:
    """Something of a simple type."""
    return kind.strip('"') if kind.startswith('"') else SAMPLES[kind]


def test_commands_are_understood_with_what_the_types_require_and_not_without(
    declared: Declared,
) -> None:
    commands = [*declared.aliases["Command"].split("|"), "Watch", "Ping", "Create"]
    names = [name.strip() for name in commands]
    assert len(names) == len(get_args(Command)) + 3
    for name in names:
        decoder: msgspec.json.Decoder[Any] = CREATE if name == "Create" else _DECODER
        members = declared.interfaces[name]
        least = {key: sample(one.type) for key, one in members.items() if not one.optional}
        assert type(decoder.decode(msgspec.json.encode(least))).__name__ == name
        for key in least:
            lacking = {other: value for other, value in least.items() if other != key}
            with pytest.raises(msgspec.ValidationError):
                decoder.decode(msgspec.json.encode(lacking))


def test_every_message_and_answer_has_its_type(declared: Declared) -> None:
    for kind in (*get_args(Reply), *get_args(Message)):
        tag = kind.__struct_config__.tag
        members = declared.interfaces[kind.__name__]
        assert members[kind.__struct_config__.tag_field].type == f'"{tag}"'
        assert list(members)[1:] == list(kind.__struct_encode_fields__)


def test_the_page_knows_the_version_of_the_protocol() -> None:
    assert f"export const PROTOCOL = {PROTOCOL};" in FILE.read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "field", "optional"),
    [
        ("You", "codes", False),
        ("Answer", "code", False),
        ("OptionInfo", "values", False),
        ("FigaroRuleset", "exchange", False),
        ("SeatInfo", "name", True),
        ("Seen", "view", True),
        ("FairDeal", "first", True),
        ("Chat", "name", True),
        ("Watch", "since", True),
    ],
)
def test_a_field_is_optional_where_it_may_be_left_out_and_nowhere_else(
    declared: Declared, name: str, field: str, optional: bool
) -> None:
    assert declared.interfaces[name][field].optional == optional
