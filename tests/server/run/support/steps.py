"""The log of a table, event by event, with how things stood before and after each."""

from collections.abc import Iterator
from typing import NamedTuple

from tusch.server.table.events import Created, Event, decode
from tusch.server.table.evolve import create, evolve
from tusch.server.table.state import TableState
from tusch.store.sqlite.database import Database


class Step(NamedTuple):
    """An event after the first, which makes the table."""

    event: Event
    at: int
    before: TableState
    after: TableState


def steps(database: Database, table: str) -> Iterator[Step]:
    """Let a table come about again."""
    made, *rows = database.events(table)
    first = decode(made.body)
    assert isinstance(first, Created)
    state = create(first, made.at)
    for row in rows:
        before, event = state, decode(row.body)
        state = evolve(before, event, row.at)
        yield Step(event, row.at, before, state)
