"""Tables as people ask for them, and tables from a record."""

import json
from random import Random
from typing import Any

import pytest

from tests.server.support.desk import Desk, dealer, plan, playing
from tusch import record, registry
from tusch.errors import TuschError
from tusch.game import DEALER
from tusch.server.http.replays import of_table
from tusch.server.limits import LIMITS
from tusch.server.lookalikes import shape
from tusch.server.table.commands.create import again, create
from tusch.server.table.commands.undo import last_move
from tusch.server.table.project import whole
from tusch.server.wire.commands import Create, OwnSeat, Start
from tusch.testing import walk


def refused(**fields: Any) -> str:
    """The code of the refusal of such a table."""
    asked: dict[str, Any] = {"id": "x", "game": "flohcati", "seats": plan("Ann o"), **fields}
    with pytest.raises(TuschError) as error:
        create(Create(**asked), "ann", "t", dealer())
    assert str(error.value)
    return error.value.message.id


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"edition": "x"}, "edition-unknown"),
        ({"options": {"x": 1}}, "option-unknown"),
        ({"options": {"ties": 1}}, "option-value"),
        ({"seats": ()}, "players-number"),
        ({"seats": plan("Ann")}, "players-number"),
        ({"seats": plan("Ann o o o o o o o")}, "players-number"),
        ({"seats": (OwnSeat(" "),) * 2}, "server-name"),
        ({"seats": plan("o o")}, "server-name"),
        ({"fill": "genius"}, "bot-unknown"),
        ({"clock": 0}, "server-seconds"),
        ({"away": -5}, "server-seconds"),
        ({"clock": 10**30}, "server-seconds"),
        ({"spectators": -1}, "server-spectators"),
        ({"spectators": LIMITS.spectators + 1}, "server-spectators"),
        ({"pace": 10**6}, "server-pace"),
        ({"first": 2}, "server-no-seat"),
        ({"entry": 3}, "server-record-missing"),
        ({"record": "{}"}, "record-form"),
        ({"record": "x" * (LIMITS.record + 1)}, "server-record-large"),
    ],
)
def test_a_table_that_cannot_be_is_refused(fields: dict[str, Any], reason: str) -> None:
    assert refused(**fields) == reason


def test_seats_are_counted_before_their_names_are_compared() -> None:
    before = shape.cache_info()
    # Without the check, these would take seconds, and 10,000 many minutes.
    assert refused(seats=plan("Ann") * 1_000) == "players-number"
    assert shape.cache_info() == before


def test_names_of_bots_that_are_too_long_are_refused_in_short() -> None:
    with pytest.raises(TuschError) as error:
        create(
            Create(id="x", game="flohcati", seats=plan("Ann o"), fill="x" * 5000),
            "ann",
            "t",
            dealer(),
        )
    assert len(str(error.value)) < 200


def test_a_host_who_does_not_sit_has_a_name_all_the_same() -> None:
    desk = Desk("o o")
    assert desk.state.people[0].name == "Host"
    assert desk.state.held("ann") == ()


def test_the_table_chooses_who_begins() -> None:
    for first in range(3):
        desk = playing("Ann b b", "", first=first)
        assert desk.state.now.turn == first


def game_of(name: str, seed: int = 1) -> str:
    """The record of a random game of three."""
    game = registry.make(name)
    return record.encode(record.write(game, 3, walk(game, 3, seed).steps)).decode()


@pytest.mark.parametrize("name", ["figaro", "flohcati"])
def test_a_table_plays_on_from_a_record(name: str) -> None:
    text = game_of(name)
    read = record.decode(text)
    steps = record.read(registry.of_record(read), read)
    for entry in (0, 3, len(steps) // 2, len(steps) - 1):
        desk = Desk("Ann Bea b", game="ignored", record=text, entry=entry)
        assert desk.state.line[:] == steps[:entry]
        desk.do("ann", Start)
        desk.fold()
        assert desk.state.line[:entry] == steps[:entry]
        assert whole(desk.state, "ann").commitment is None
        past = [each.version for each in whole(desk.state, "ann").past]
        assert len(past) == min(len(desk.state.line), LIMITS.past)
        assert past == sorted(set(past))
        rng = Random(entry)
        while desk.state.status == "playing":
            desk.move(rng.choice)
        written = of_table(desk.state)
        assert "fair" not in record.encode(written).decode()
        assert written.begun == entry
        record.read(desk.state.game, written)


def test_a_table_from_an_old_record_plays_as_it_was_played_and_its_rematch_as_today() -> None:
    game = registry.make("flohcati", None, {"turn_end": "when-needed"})
    newer = json.loads(record.encode(record.write(game, 3, walk(game, 3, 1).steps)))
    older = {**newer, "tusch": 1, "rules": {"edition": "amigo"}}
    for written, due in ((newer, "when-needed"), (older, "always")):
        desk = Desk("Ann Bea b", record=json.dumps(written), entry=20)
        assert desk.state.setup.rules["turn_end"] == "when-needed"
        assert again(desk.state, 0, "next", desk.dealer).setup.rules["turn_end"] == due


def test_what_was_taken_over_from_a_record_cannot_be_taken_back() -> None:
    desk = Desk("Ann Bea b", record=game_of("flohcati"), entry=20)
    desk.do("ann", Start)
    assert [last_move(desk.state, seat) for seat in range(3)] == [None] * 3


def test_the_dealer_of_a_lesson_goes_on_as_it_is_written() -> None:
    text = game_of("flohcati")
    read = record.decode(text)
    steps = record.read(registry.of_record(read), read)
    desk = Desk("Ann Bea Cleo", record=text, entry=5, follow=True)
    desk.do("ann", Start)
    while desk.state.status == "playing":
        desk.move(lambda _: steps[len(desk.state.line)].action)
    assert desk.state.line[:] == steps


def test_a_lesson_goes_on_when_somebody_does_something_else() -> None:
    desk = Desk("Ann Bea Cleo", record=game_of("flohcati"), entry=5, follow=True)
    desk.do("ann", Start)
    rng = Random(5)
    while desk.state.status == "playing":
        desk.move(rng.choice)
    assert sum(step.actor is DEALER for step in desk.state.line) > 50


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"entry": -1}, "server-record-entry"),
        ({"entry": 10**6}, "server-record-entry"),
        ({}, "server-record-over"),
        ({"entry": 5, "seats": plan("Ann o")}, "server-record-seats"),
    ],
)
def test_a_record_is_played_on_where_that_is_possible(fields: dict[str, Any], reason: str) -> None:
    asked = {"seats": plan("Ann o o"), "record": game_of("flohcati"), **fields}
    assert refused(**asked) == reason
