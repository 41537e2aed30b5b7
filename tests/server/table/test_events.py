"""What is stored: types of its own, which read every event that was ever written."""

import json
from typing import Any, get_args

import msgspec
import pytest

from tests.server.support.desk import Desk, playing
from tusch.game import Value
from tusch.server.http.replays import of_table
from tusch.server.table import events
from tusch.server.table.commands.create import again
from tusch.server.table.commands.forget import forget, rewritten
from tusch.server.table.decide import decide
from tusch.server.table.events import BotPlan, Event, Forgotten, OpenPlan, PersonPlan
from tusch.server.table.evolve import evolve
from tusch.server.table.live.bot_lease import job_for
from tusch.server.table.project import project
from tusch.server.table.seating import old_name
from tusch.server.wire.commands import SetSeat, Start
from tusch.store import Row

OLD = {
    "created": '{"type":"created","table":"t","code":"ABCDEF","setup":{"game":"figaro","rules":'
    '{"edition":"classic"},"seats":[{"type":"own","name":"Ann"},{"type":"open"},'
    '{"type":"bot","level":"steady"}],"listed":false,"clock":null,"away":null,"spectators":0,'
    '"first":null,"pace":800,"fill":"steady","begun":[[null,"start 0"],[0,"flip"]],"script":[],'
    '"marked":false},"guest":"ann","name":"Ann","secret":"00","before":null,"people":[],'
    '"placed":[]}',
    "seat-set": '{"type":"seat-set","seat":1,"level":"steady"}',
    "began": '{"type":"began","filled":[1,3]}',
    "forgotten": '{"type":"forgotten","person":1}',
}
"""Events as they were written before names of bots were kept."""


class Unheard(Value, frozen=True, tag="unheard"):
    """An event and a command that nobody has thought of."""

    id: str = "x"


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_no_stored_type_is_one_of_the_wire(kind: type[Any]) -> None:
    assert set(_modules(kind)) <= {"tusch.server.table.events"}


def _modules(hint: Any) -> set[str]:
    """The modules of all structs that a type is made of."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        inner = (_modules(field.type) for field in msgspec.structs.fields(hint))
        return {hint.__module__}.union(*inner)
    return set().union(*map(_modules, get_args(hint)))


@pytest.mark.parametrize("tag", OLD)
def test_events_of_before_are_read_and_keep_all_that_they_said(tag: str) -> None:
    read = events.decode(OLD[tag])
    written = msgspec.json.decode(events.encode(read))
    assert _within(msgspec.json.decode(OLD[tag]), written)


def _within(old: Any, new: Any) -> bool:
    """Whether all of an old value is in a new one, which may have more."""
    if isinstance(old, dict):
        return all(name in new and _within(old[name], new[name]) for name in old)
    if isinstance(old, list):
        return len(old) == len(new) and all(map(_within, old, new))
    return bool(old == new)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("figaro", "Rosina Bartolo Susanna Cherubino Marcellina Basilio greedy"),
        ("flohcati", "Fips Colombina Zampano Pulcina Toto Mirabella greedy"),
    ],
)
def test_bots_of_tables_of_before_keep_their_names_for_good(game: str, names: str) -> None:
    given = names.split()
    assert [old_name(game, seat, "greedy") for seat in range(len(given))] == given


def test_bots_are_called_what_the_log_says(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("Ann o o b", game="figaro", folds=True)
    desk.do("ann", SetSeat, seat=1, level="greedy")
    desk.do("ann", Start)
    told = desk.state.names
    assert len(set(told)) == 4
    rows = desk.database.events("table")
    assert sum(f'"{name}"' in "".join(row.body for row in rows) for name in told) == 4
    monkeypatch.setattr("tusch.server.table.seating.old_name", None)
    monkeypatch.setattr("tusch.bots.names.name", None)
    assert type(desk.timeline)(rows).state.names == told


def test_the_bots_that_play_on_for_somebody_forgotten_have_their_names_in_the_log() -> None:
    desk = playing("Ann o", "bob")
    decision = forget(desk.state, "bob", desk.now, desk.dealer)
    kept = [happening.event for happening in decision.happenings]
    (forgotten,) = [event for event in kept if isinstance(event, Forgotten)]
    assert forgotten.names == (decision.happenings[-1].after.places[1].name,)
    assert forgotten.names != ("",)


def test_a_table_of_before_has_the_bots_that_it_had() -> None:
    desk = Desk("Ann o b b", game="flohcati")
    state = desk.state
    seats = (PersonPlan("Ann"), OpenPlan(), BotPlan("random"), BotPlan("random"))
    made = events.decode(desk.database.events("table")[0].body)
    assert isinstance(made, events.Created)
    old = msgspec.structs.replace(made, setup=msgspec.structs.replace(made.setup, seats=seats))
    rows = [
        Row(1, "a", 0, events.encode(old)),
        Row(2, "b", 0, OLD["began"].replace("[1,3]", "[1]")),
    ]
    assert type(desk.timeline)(rows).state.names == ("Ann", "Colombina", "Zampano", "Pulcina")
    assert state.names == ("Ann", "", "Zampano", "Pulcina")


def made_before_turn_end(desk: Desk) -> list[Row]:
    """The rows of a table as they were written when there was no such option."""
    rows = desk.database.events("table")
    raw = msgspec.json.decode(rows[0].body)
    del raw["setup"]["rules"]["turn_end"], raw["setup"]["older_than"]
    return [rows[0]._replace(body=json.dumps(raw)), *rows[1:]]


@pytest.mark.clause("Z14")
def test_a_table_of_before_an_option_plays_on_as_it_was_played() -> None:
    desk = playing("Ann o", "bob", options={"turn_end": "when-needed"})
    while (seat := desk.state.actor) is not None:
        if isinstance(seat, int) and desk.state.seq % 20 == 0:
            running = type(desk.timeline)(made_before_turn_end(desk)).state
            assert (running.now, running.setup.rules) == (desk.state.now, desk.state.setup.rules)
            assert job_for(running, seat).rules["turn_end"] == "when-needed"
        desk.move()
    written = of_table(type(desk.timeline)(made_before_turn_end(desk)).state)
    assert (written.tusch, written.rules["turn_end"]) == (2, "when-needed")
    assert written == of_table(desk.state)


@pytest.mark.parametrize("chosen", ["always", "when-needed"])
def test_rematch_takes_the_value_of_the_edition_unless_one_was_chosen(chosen: str) -> None:
    desk = playing("Ann o", "bob", options={"turn_end": chosen})
    old = type(desk.timeline)(made_before_turn_end(desk)).state
    for state, due in ((desk.state, chosen), (old, "always")):
        setup = again(state, 0, "next", desk.dealer).setup
        assert (setup.rules["turn_end"], setup.older_than) == (due, ())
    # What is deleted from a log is written anew, and the table stays as old as it was.
    kept = events.decode(events.encode(events.decode(made_before_turn_end(desk)[0].body)))
    assert isinstance(kept, events.Created)
    assert kept.setup.older_than == ("turn_end",)


def test_an_event_that_was_forgotten_somewhere_cannot_be_overlooked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = playing("Ann Bea")
    unheard: Any = Unheard()
    with pytest.raises(AssertionError):
        evolve(desk.state, unheard, desk.now)
    with pytest.raises(AssertionError):
        project(desk.state, unheard, desk.state, "ann")
    rows = desk.database.events("table")
    monkeypatch.setattr(events, "decode", lambda _: unheard)
    with pytest.raises(AssertionError):
        rewritten(rows, "ann")


def test_a_command_that_was_forgotten_cannot_be_overlooked() -> None:
    desk = playing("Ann Bea")
    unheard: Any = Unheard()
    with pytest.raises(AssertionError):
        decide(desk.state, unheard, "ann", desk.now, desk.dealer)
