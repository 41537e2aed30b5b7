"""Tables that are asked for in one moment are read by one question, and judged one by one."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from tests.support.postgres import postgres
from tusch.store import Append, Row, TableDamagedError
from tusch.store.postgres import gathering, reading
from tusch.store.postgres.connecting import connect
from tusch.store.postgres.store import PostgresStore

TABLES = gathering.PORTION + 20
GONE = 30
"""Who asks for this one does not wait."""


def test_what_is_asked_for_at_once_is_read_together(monkeypatch: pytest.MonkeyPatch) -> None:
    questions = []
    events = reading.events

    async def counted(base: Any, wanted: Sequence[tuple[str, int]]) -> Any:
        questions.append(len(wanted))
        return await events(base, wanted)

    monkeypatch.setattr(reading, "events", counted)

    async def use() -> None:
        store = await PostgresStore.open(postgres().schema())
        bodies = ("one", "two", "three")
        names = [f"t{number}" for number in range(TABLES)]
        await asyncio.gather(
            *(store.append(Append(name, 0, f"c/{name}", 5, bodies)) for name in names)
        )
        asked = [asyncio.ensure_future(store.events(name, n % 4)) for n, name in enumerate(names)]
        await asyncio.sleep(0)
        asked[GONE].cancel()
        found = await asyncio.gather(*asked, return_exceptions=True)
        await store.close()
        for number, rows in enumerate(found):
            if number == GONE:
                assert isinstance(rows, asyncio.CancelledError)
            else:
                name = names[number]
                whole = [Row(seq + 1, None, 5, body) for seq, body in enumerate(bodies)]
                whole[0] = whole[0]._replace(client=f"c/{name}")
                assert rows == whole[number % 4 :]
        # Over two connections: whichever stands first asks first.
        assert sorted(questions) == [TABLES - gathering.PORTION, gathering.PORTION]

    asyncio.run(use())


def test_a_table_that_lacks_an_event_disturbs_no_other() -> None:
    async def use() -> None:
        url = postgres().schema()
        store = await PostgresStore.open(url)
        for name in ("whole", "broken"):
            await store.append(Append(name, 0, f"c/{name}", 5, ("one", "two", "three")))
        base = await connect(url)
        await base.execute("DELETE FROM events WHERE table_id = 'broken' AND seq = 2")
        await base.close()
        whole, broken = await asyncio.gather(
            store.events("whole"), store.events("broken"), return_exceptions=True
        )
        await store.close()
        assert isinstance(whole, list)
        assert len(whole) == 3
        assert isinstance(broken, TableDamagedError)

    asyncio.run(use())
