"""Tables that were stopped in the middle of a turn before `turn_end` was an option play on as then.

What could be done there to the end, move by move, was written down by the code of that time.
"""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from tests.server.support.desk import Desk, is_ok
from tests.store.support.mid_turn_file import Rest, rest
from tusch import record, registry
from tusch.server.http.replays import of_table
from tusch.server.wire.commands import AskUndo, Rematch
from tusch.store.sqlite.database import Database

FILE = Path(__file__).parents[2] / "store" / "mid-turn.sql"
RESTS = msgspec.json.decode(FILE.with_suffix(".json").read_bytes(), type=dict[str, Rest])


def opened(name: str, folder: Path) -> Desk:
    connection = sqlite3.connect(folder / "db")
    connection.executescript(FILE.read_text("utf-8"))
    connection.close()
    return Desk.at(Database(folder / "db"), name)


def asked(desk: Desk) -> int | None:
    """The number of the person who has to act, if it is not a bot."""
    assert isinstance(desk.state.actor, int)
    return desk.state.places[desk.state.actor].person


@pytest.mark.parametrize("name", RESTS)
def test_every_move_to_the_end_is_chosen_among_the_same(name: str, tmp_path: Path) -> None:
    desk = opened(name, tmp_path)
    assert rest(desk) == RESTS[name]
    desk.fold()
    written = record.decode(record.encode(of_table(desk.state)))
    flohcati = desk.state.game.name == "flohcati"
    assert written.tusch == 2
    assert written.rules.get("turn_end") == ("when-needed" if flohcati else None)
    steps = record.read(registry.of_record(written), written)
    assert steps == desk.state.line[:]
    guest = desk.state.people[0].guest
    assert is_ok(desk.do(guest, Rematch))
    rematch = desk.database.find(str(desk.state.rematch))
    assert rematch is not None
    again = Desk.at(desk.database, rematch.table).state.setup.rules
    assert again.get("turn_end") == ("always" if flohcati else None)
    desk.database.close()


@pytest.mark.parametrize("name", [name for name in RESTS if name.startswith("finish")])
def test_end_of_a_turn_is_taken_back_alone(name: str, tmp_path: Path) -> None:
    desk = opened(name, tmp_path)
    while desk.state.now.phase != "finish" or asked(desk) is None:
        desk.move(lambda legal: legal[-1])
    seat, person, before = desk.state.actor, asked(desk), desk.state.now
    assert person is not None
    desk.move(lambda legal: legal[-1])
    assert desk.state.game.format(desk.state.line[-1].action) == "end"
    guest = desk.state.people[person].guest
    assert is_ok(desk.do(guest, AskUndo, seat=seat, base=desk.state.version))
    assert (desk.state.now, desk.state.actor) == (before, seat)
    desk.fold()
    desk.database.close()
