"""Writes a file of the current version, to be kept when a release changes the version.

`python -m tests.store.support.version_file > tests/store/version-N.sql`
"""

from random import Random

from tests.server.support.desk import Desk
from tusch.server.wire.commands import (
    AnswerUndo,
    AskUndo,
    Chat,
    Claim,
    HandOver,
    Leave,
    React,
    Rematch,
    Sit,
    Start,
)
from tusch.store import Clock, Note
from tusch.store.sqlite.schema import APPLICATION, MIGRATIONS


def played() -> Desk:
    """A finished table where much has happened, and its rematch."""
    desk = Desk("Ann o o b", clock=60, first=0)
    chance = Random(0)
    desk.do("bob", Sit, seat=1, name="Bob")
    desk.do("ann", Start)
    desk.do("ann", Chat, text="Hello")
    desk.do("bob", React, sign="laugh")
    while len(desk.state.line) < 12 or desk.state.actor != 2:
        desk.move(chance.choice)
    desk.do("ann", AskUndo, seat=0, base=desk.state.version)
    desk.do("bob", AnswerUndo, agree=True, base=desk.state.version)
    desk.now += 60_000
    desk.tick()
    desk.resume()
    desk.do("bob", HandOver, seat=1)
    desk.do("phone", Claim, code=desk.state.places[1].code)
    desk.do("phone", Leave)
    while desk.state.status == "playing":
        desk.move(chance.choice)
    desk.do("ann", Rematch)
    return desk


def main() -> None:
    """Write the file as SQL text, so that changes to it can be seen."""
    desk = played()
    desk.database.open_session("digest-of-a-token", "ann", 1)
    desk.database.keep_notes(
        [Note("table", "review", "0", 1, '{"coach":1}'), Note("ann", "asked", "table/0", 2, "")]
    )
    desk.database.clock(lambda _: Clock(1_060_000, 60_000, "boot", 3_600_000, trusted=False))
    *lines, commit = desk.database.connection.iterdump()
    numbers = (("application_id", APPLICATION), ("user_version", len(MIGRATIONS)))
    print("\n".join([*lines, *(f"PRAGMA {name} = {value};" for name, value in numbers), commit]))


if __name__ == "__main__":
    main()
