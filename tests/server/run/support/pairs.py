"""Players who meet in pairs at one table after another, whatever becomes of the servers."""

import asyncio
from collections.abc import Sequence
from typing import Any

from tests.server.support.clients import Device, create
from tests.server.support.process import Server
from tests.server.support.wire import RefusedError
from tusch.server.lobby.lobby import digest
from tusch.server.table import events
from tusch.server.table.evolve import fold
from tusch.store.database import Database


class Pair:
    """Two players who meet at one table after another."""

    def __init__(self, bots: int = 0) -> None:
        self.bots = [{"type": "bot", "level": "random"}] * bots
        self.code = ""
        self.games = 0
        self.maker: Server | None = None
        """Where their tables are made; None: wherever they are."""
        self.talk = False
        """Whether each of them says something in every game."""


class Player(Device):
    """A device that plays one game after another, and sends again what was not answered."""

    def __init__(self, servers: Sequence[Server], token: str, pair: Pair, seat: int) -> None:
        super().__init__(servers[0], token, seed=seat)
        self.servers = servers
        """Where it may come: to any of them, as a proxy would send it."""
        self.pair = pair
        self.seat = seat
        self.pending: dict[str, Any] = {}
        """What was sent and not answered."""
        self.said = ""
        """At which table it has said something."""

    async def live(self) -> None:
        """Play until cancelled, whatever becomes of the server."""
        while True:
            self.server = self.rng.choice(self.servers)
            try:
                await self._visit()
            except (OSError, RefusedError):
                await asyncio.sleep(0.02)
            finally:
                self.cut()

    async def _visit(self) -> None:
        """Come to the table, and play until the connection or the game is over."""
        if not self.pair.code and not self.seat:
            seats = [{"type": "own", "name": "A"}, {"type": "open"}, *self.pair.bots]
            id = f"t{self.pair.games}"
            where = self.pair.maker or self.server
            self.pair.code = await create(where, self.token, id, game="flohcati", seats=seats)
        if self.code != self.pair.code:
            # What was not answered at the table before is not for this one.
            self.code, self.status, self.pending = self.pair.code, "", {}
        if not self.code or self.status == "over":
            await asyncio.sleep(0.02)
            return
        # The whole table says what is legal now; what was heard before, nobody asks for.
        self.since, self.legal = None, {}
        self.heard.clear()
        again = f"?again={self.pending['id']}" if self.pending else ""
        await self.connect(path=f"/api/socket{again}")
        if self.pending:
            self.send(self.pending)
        done = 0
        while self.pending or self.status != "over":
            await self.news()
            for answer in self.answers[-8:]:
                if answer["id"] == self.pending.get("id"):
                    self.pending, done = {}, answer.get("seq", 0)
            if not self.pending and self.knows(done):
                self._go_on()
        if self.pair.code == self.code and not self.seat:
            self.pair.code, self.pair.games = "", self.pair.games + 1

    def _go_on(self) -> None:
        """Do the next thing, if it is ours to do."""
        id = None
        if self.status == "waiting":
            free = self.seats[1].kind == "open"
            if self.seat and free:
                id = self.ask(do="sit", seat=1, name="B")
            elif not self.seat and not free:
                id = self.ask(do="start")
        elif self.pair.talk and self.said != self.code:
            self.said = self.code
            id = self.ask(do="chat", text="Hello!")
        else:
            id = self.move()
        if id:
            self.pending = dict(self.sent[id])
            self.sent[id]["table"] = self.code


def check(player: Player, database: Database) -> int:
    """See that all that a player was answered is in the log; return how much that was."""
    guest = database.session(digest(player.token))
    found = 0
    last: dict[str, int] = {}
    logs: dict[str, dict[str, int]] = {}
    for answer in player.answers:
        code = player.sent[answer["id"]]["table"]
        if code not in logs:
            listing = database.find(code)
            assert listing is not None
            logs[code] = commands(database, listing.table)
        done = logs[code].get(f"{guest}/{answer['id']}")
        if answer["answer"] in ("ok", "duplicate"):
            found += 1
            assert done == answer["seq"], answer
            assert last.get(code, 0) <= answer["seq"], f"{answer} was put before another"
            last[code] = answer["seq"]
        else:
            assert answer["answer"] == "stale", answer
            assert done is None
    return found


def commands(database: Database, table: str) -> dict[str, int]:
    """The last event of every command at a table whose log gives a game that the rules allow."""
    rows = database.events(table)
    fold((events.decode(row.body), row.at) for row in rows)
    done: dict[str, int] = {}
    client = ""
    for row in rows:
        assert row.client is None or row.client not in done, f"{row.client} was done twice"
        client = row.client or client
        done[client] = row.seq
    return done
