"""The fair deal on the server's side: no seed before the start, no secret before the end.

The forged records are in tests/fair.
"""

import json
from random import Random
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection

from tests.server.support.desk import Desk, code, dealer, is_ok
from tests.server.support.listening import Listening, hear, listening, say
from tusch import fair, record, verdict
from tusch.server.http.replays import of_table
from tusch.server.table import events, evolve
from tusch.server.table.decide import decide
from tusch.server.table.events import Began
from tusch.server.table.project import whole
from tusch.server.table.timeline import Timeline
from tusch.server.wire.commands import AskUndo, MixIn, Rematch, Sit, Stand, Start
from tusch.server.wire.operations import OPERATIONS

SEEDS = ("feedbeef" * 8, "c0ffee99" * 8)


def begun(desk: Desk) -> Began:
    """The event of the start, as it is kept."""
    kept = [events.decode(row.body) for row in desk.database.events("table")]
    (found,) = [event for event in kept if isinstance(event, Began)]
    return found


def waiting(**more: Any) -> Desk:
    """A table where two people have mixed in their seeds."""
    desk = Desk("Ann o b", chance=dealer(5), spectators=3, **more)
    desk.do("bob", Sit, seat=1, name="Bob")
    for seat, guest in enumerate(("ann", "bob")):
        assert is_ok(desk.do(guest, MixIn, seat=seat, seed=SEEDS[seat]))
    return desk


def test_log_alone_tells_what_was_promised_and_what_was_mixed_in() -> None:
    desk = waiting(folds=True)
    promise = whole(desk.state, "zoe").commitment
    desk.do("ann", Start)
    assert (begun(desk).commitment, begun(desk).seeds) == (promise, (*SEEDS, ""))


def test_a_secret_that_was_changed_in_the_store_breaks_the_kept_promise() -> None:
    """The commitment of a record is the one that was kept with the start."""
    desk = waiting()
    desk.do("ann", Start)
    rows = desk.database.events("table")
    made = events.decode(rows[0].body)
    assert isinstance(made, events.Created)
    forged = events.encode(msgspec.structs.replace(made, secret="5e" * 32))
    again = Timeline([rows[0]._replace(body=forged), *rows[1:]]).state
    assert again.deal.commitment == desk.state.deal.commitment != fair.commitment(again.secret)


def test_a_table_of_before_has_the_seeds_that_it_had() -> None:
    desk = waiting()
    desk.do("ann", Start)
    rows = desk.database.events("table")
    old = [
        row._replace(body='{"type":"began","filled":[]}') if '"began"' in row.body else row
        for row in rows
    ]
    assert Timeline(old).state.deal == desk.state.deal


def test_a_seat_that_was_given_back_mixes_nothing_in() -> None:
    desk = waiting()
    desk.do("bob", Stand, seat=1)
    desk.do("ann", Start)
    assert begun(desk).seeds == (SEEDS[0], "", "")


def test_nobody_mixes_in_after_the_start_or_for_somebody_else() -> None:
    desk = waiting()
    assert code(desk.do("bob", MixIn, seat=0, seed="00")) == "refused server-not-your-seat"
    desk.do("ann", Start)
    assert code(desk.do("ann", MixIn, seat=0, seed="00")) == "refused server-not-now"
    assert begun(desk).seeds == (*SEEDS, "")


def test_undo_draws_no_second_time_and_a_rematch_has_another_secret() -> None:
    desk = Desk("Ann b b", chance=dealer(5))
    desk.do("ann", MixIn, seat=0, seed="aa")
    desk.do("ann", Start)
    rng, undone = Random(1), 0
    while desk.state.status == "playing":
        seat = desk.state.actor
        desk.move(rng.choice)
        if seat == 0 and undone < 5:
            undone += is_ok(desk.do("ann", AskUndo, seat=0, base=desk.state.version))
    assert undone == 5
    assert verdict.check(record.encode(of_table(desk.state))).reason == "good"
    asked = Rematch(id="again")
    spawn = decide(desk.state, asked, "ann", desk.now, desk.dealer).spawn
    assert spawn is not None
    rematch = evolve.create(spawn, desk.now)
    assert rematch.secret != desk.state.secret
    assert not any(rematch.seeds)


def visit(server: Listening, table: str) -> str:
    """All that HTTP tells somebody who is not at the table, errors too."""
    told = ""
    for operation in OPERATIONS:
        # The description of the interface names what a record has.
        if operation.method == "GET" and "openapi" not in operation.path:
            path = operation.path.replace("{code}", table).replace("{game}", "flohcati")
            told += server.browser.get(path.replace("{entry}", "1")).text
    return told


def until(device: ClientConnection, tell: str) -> str:
    """All that a device is told up to news of a kind."""
    told: list[dict[str, Any]] = []
    while not told or told[-1].get("tell") != tell:
        told.append(hear(device))
    return json.dumps(told)


def test_no_route_shows_a_seed_before_the_start_or_the_secret_before_the_end() -> None:
    seats = [{"type": "own", "name": "Ann"}, {"type": "bot", "level": "random"}]
    asked = {"do": "create", "id": "made", "game": "flohcati", "seats": seats, "listed": True}
    with listening() as server:
        made = server.browser.post("/api/tables", json={**asked, "spectators": 3}).json()
        table = made["code"]
        with server.socket() as ann:
            say(ann, {"do": "watch", "table": table})
            say(ann, {"do": "seed", "id": "bad", "seat": 0, "seed": SEEDS[1] + "0"})
            say(ann, {"do": "seed", "id": "a", "seat": 0, "seed": SEEDS[0]})
            say(ann, {"do": "chat", "id": "c", "text": "mixed in"})
            before = until(ann, "said")
            server.browser.cookies.clear()
            assert server.browser.post("/api/session").status_code == 204
            with server.socket() as zoe:
                say(zoe, {"do": "watch", "table": table})
                say(zoe, {"do": "seed", "id": "z", "seat": 0, "seed": "00"})
                say(zoe, {"do": "start", "id": "z2"})
                before += until(zoe, "table")
                while (said := hear(zoe)).get("id") != "z2":
                    before += json.dumps(said)
                say(ann, {"do": "chat", "id": "c2", "text": "look"})
                before += until(zoe, "said") + visit(server, table)
                assert '"mixed_in": true' in before
                assert not [seed for seed in SEEDS if seed in before]
                say(ann, {"do": "start", "id": "s"})
                after = until(zoe, "moved")
                assert SEEDS[0] in after
                say(ann, {"do": "chat", "id": "c3", "text": "begun"})
                after += until(zoe, "said") + until(ann, "said") + visit(server, table)
                assert '"secret"' not in after
