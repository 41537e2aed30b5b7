"""Players who meet in pairs at one table after another, whatever becomes of the servers."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.server.run.support.sights import GAME, Sights
from tests.server.support.clients import Device, create
from tests.server.support.process import Server
from tests.server.support.wire import RefusedError, Wire
from tusch.server.lobby.lobby import digest
from tusch.server.table.timeline import Timeline
from tusch.store.sqlite.database import Database

IDLE = 0.2
"""How often a player lets the clock run out, where there is one."""


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
        self.clock: int | None = None
        """Seconds for a move; with a clock they sometimes let it run out."""


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
        self.answered: Counter[Server] = Counter()
        """How often it was answered where."""
        self.gaps: list[str] = []
        """News that did not come right after those before."""
        self.sights = Sights()
        self.roams = 0.0
        """How often it goes to another server, or comes back, after an answer."""
        self._stay: asyncio.Timeout | None = None
        self._thought: tuple[str, int] | None = None
        """The move about which it has thought whether to let the clock run out."""
        self._absent: int | None = None
        """The version at which it heard that a bot stands in."""

    async def live(self) -> None:
        """Play until cancelled, whatever becomes of the server."""
        while True:
            self.server = self.rng.choice(self.servers)
            try:
                async with asyncio.timeout(None) as self._stay:
                    await self._visit()
            except (OSError, RefusedError):
                await asyncio.sleep(0.02)
            finally:
                self._stay = None
                self.cut()

    def go_elsewhere(self) -> None:
        """Wait no longer for a server that says nothing."""
        if self._stay:
            self._stay.reschedule(asyncio.get_running_loop().time())

    async def _visit(self) -> None:
        """Come to the table, and play until the connection or the game is over."""
        if not self.pair.code and not self.seat:
            self.server = self.pair.maker or self.server
            self.pair.code = await self._make()
            self.server = self.rng.choice(self.servers)
        if self.code != self.pair.code:
            # What was not answered at the table before is not for this one.
            self.code, self.status, self.pending = self.pair.code, "", {}
            self.since = None
        if not self.code or self.status == "over":
            await asyncio.sleep(0.02)
            return
        # What was heard before, nobody asks for.
        self.heard.clear()
        if self.changes and self.since is not None:
            self.legal = self.sights.legal()
        else:
            # The whole table says what is legal now.
            self.since, self.legal = None, {}
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
                    if self.rng.random() < self.roams:
                        return
            if not self.pending and self.knows(done):
                self._go_on()
        if self.pair.code == self.code and not self.seat:
            self.pair.code, self.pair.games = "", self.pair.games + 1

    async def _make(self) -> str:
        """Make the next table of the pair; asked for again, it is made once."""
        pair = self.pair
        return await create(
            self.server,
            self.token,
            f"t{pair.games}",
            game=GAME,
            seats=[{"type": "own", "name": "A"}, {"type": "open"}, *pair.bots],
            clock=pair.clock,
        )

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
        elif not self._out_of_time():
            id = self.move()
        if id:
            self.pending = dict(self.sent[id])
            self.sent[id]["table"] = self.code

    def _out_of_time(self) -> bool:
        """Whether we let our clock run out, or a bot stands in; then we come anew, and are back."""
        if self.pair.clock is None:
            return False
        if self.seats[self.seat].absent:
            if self._absent is None:
                self._absent = self.version
            elif self.version > self._absent:
                self.cut()
            return True
        self._absent = None
        if any(self.legal.values()) and self._thought != (self.code, self.version):
            self._thought = (self.code, self.version)
            if self.rng.random() < IDLE:
                self.legal = {}
        return False

    def _hear(self, wire: Wire, message: bytes) -> None:
        before = self.since
        super()._hear(wire, message)
        if message.startswith(b'{"answer"'):
            self.answered[self.server] += 1
        elif self.heard and self.heard[-1][1] is message:
            seq = self.heard[-1][0]
            if not message.startswith(b'{"tell":"table"') and before != seq - 1:
                self.gaps.append(f"{before}, and then {message!r}")
            if self.changes:
                self.sights.hear(self.code, message)
                if b'"changed"' in message:
                    self.legal = self.sights.legal()


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
    Timeline(rows)
    done: dict[str, int] = {}
    client = ""
    for row in rows:
        assert row.client is None or row.client not in done, f"{row.client} was done twice"
        client = row.client or client
        done[client] = row.seq
    return done
