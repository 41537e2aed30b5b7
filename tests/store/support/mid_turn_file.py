"""Writes tables that were stopped in the middle of a turn, and what could be done there to the end.

The files are kept as `tests/store/mid-turn.sql` and `.json` from before `turn_end` was an option:
`python -m tests.store.support.mid_turn_file tests/store/mid-turn` wrote them, and they are never
written again.
"""

import json
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import asdict

from tests.server.support.desk import Desk, dealer
from tusch import record
from tusch.game import Value
from tusch.server.table.state import TableState
from tusch.server.wire.commands import Sit, Start
from tusch.store.sqlite.database import MEMORY, Database
from tusch.store.sqlite.schema import APPLICATION, MIGRATIONS

SEATS = {2: "Ann o", 3: "Ann o b", 4: "Ann o b Ann2", 5: "Ann o b Ann2 b"}
"""Who plays, by the size of the table."""
TRIES = 40
"""Deals among which the shortest way to such a table is looked for."""

Stop = Callable[[TableState], bool]


class Rest(Value, frozen=True):
    """How the rest of a game goes if chance chooses the moves."""

    moves: int
    legal: str
    """A digest of all that could have been done, move by move."""
    totals: tuple[int, ...]


def phase(name: str, *, gift: bool = True) -> Stop:
    """Stop where the game waits for something, with cards in the row and a secret gift before."""

    def stop(state: TableState) -> bool:
        given = any(state.game.format(step.action).startswith("give") for step in state.line)
        return state.now.phase == name and bool(state.now.row) and (given or not gift)

    return stop


def early_trio(state: TableState) -> bool:
    """Stop where a trio can be laid before a flip."""
    legal = [state.game.format(action) for action in state.game.legal_actions(state.now)]
    return "flip" in legal and any(move.startswith("trio") for move in legal)


def cases() -> Iterator[tuple[str, str, dict[str, Any], Stop]]:
    """Yield the tables: a name, who plays, how the table is made, and where it is stopped."""
    for players, seats in SEATS.items():
        for name in ("turn", "finish"):
            yield f"{name}-{players}", seats, {}, phase(name)
    any_time = {"options": {"trio_timing": "any-time"}}
    yield "any-time", SEATS[3], any_time, early_trio
    yield "played-on", SEATS[3], {"record": "", **any_time}, phase("finish", gift=False)
    yield "figaro", SEATS[4], {"game": "figaro"}, lambda state: len(state.line) > 30


def table(
    database: Database, name: str, seats: str, made: dict[str, Any], stop: Stop, seed: int
) -> Desk | None:
    """Play at a new table until it is to be stopped; None: it never came to that."""
    more = dict(made)
    if "record" in more:
        before = table(Database(MEMORY), name, seats, _without(made), phase("finish"), seed)
        if before is None:
            return None
        state = before.state
        written = record.write(state.game, len(state.places), state.line)
        more = {"record": record.encode(written).decode()}
    desk = Desk(seats, chance=dealer(seed), table=name, database=database, **more)
    desk.do("bob", Sit, seat=1, name="Bob")
    desk.do("ann", Start)
    chance = Random(seed)
    while not stop(desk.state) or len(desk.state.made) < 2:
        if desk.state.status != "playing":
            return None
        desk.move(chance.choice)
    return desk


def rest(desk: Desk) -> Rest:
    """Play a table to its end by chance."""
    chance = Random(0)
    legal = sha256()
    moves = 0
    while desk.state.status == "playing":
        game, now = desk.state.game, desk.state.now
        could = [game.format(action) for action in game.legal_actions(now)]
        legal.update(f"{desk.state.actor} {' '.join(could)}\n".encode())
        desk.move(chance.choice)
        moves += 1
    outcome = desk.state.game.outcome(desk.state.now)
    assert outcome is not None
    return Rest(moves, legal.hexdigest(), outcome.totals)


def _without(made: dict[str, Any]) -> dict[str, Any]:
    """Return how a table is made that plays on from nothing."""
    return {key: value for key, value in made.items() if key != "record"}


def _shortest(nth: int, name: str, seats: str, made: dict[str, Any], stop: Stop) -> int:
    """Return the deal that leads to such a table with the fewest events."""
    found: list[tuple[int, int]] = []
    # No two tables from the same deal: they would have the same code.
    for seed in range(nth * TRIES, (nth + 1) * TRIES):
        desk = table(Database(MEMORY), name, seats, made, stop, seed)
        if desk is not None:
            found.append((desk.state.seq, seed))
    return min(found)[1]


def main() -> None:
    """Write both files."""
    database = Database(MEMORY)
    desks = {}
    for nth, (name, seats, made, stop) in enumerate(cases()):
        seed = _shortest(nth, name, seats, made, stop)
        desk = table(database, name, seats, made, stop, seed)
        assert desk is not None
        desks[name] = desk
    *lines, commit = database.connection.iterdump()
    numbers = (("application_id", APPLICATION), ("user_version", len(MIGRATIONS)))
    lines += [f"PRAGMA {name} = {value};" for name, value in numbers]
    file = Path(sys.argv[1])
    file.with_suffix(".sql").write_text("\n".join([*lines, commit]) + "\n", "utf-8")
    ends = {name: rest(desk) for name, desk in desks.items()}
    written = [f" {json.dumps(name)}: {json.dumps(asdict(end))}" for name, end in ends.items()]
    file.with_suffix(".json").write_text("{\n" + ",\n".join(written) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
