"""A server in a process of its own, started as people start it, that can be killed."""

import asyncio
import json
import os
import re
import resource
import secrets
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

from tests.server.support.wire import Wire
from tests.support.ports import free_port
from tests.support.waiting import LONG, waiting_for
from tusch.server.lobby.lobby import digest
from tusch.server.run.listener import open_all
from tusch.store import DatabaseUrl, backup, move
from tusch.store.sqlite.database import Database

T = TypeVar("T")

ROOT = Path(__file__).parents[3]
SPARE = 100
"""Files that a process may have to open for other things than devices."""


def sockets(wanted: int) -> int:
    """Return how many devices a test can have at once: as many as wanted, if the system lets it."""
    open_all()
    taken = sum(1 for _ in Path("/proc/self/fd").iterdir())
    return min(wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - taken - SPARE)


class Server:
    """`tusch serve` on a file and a port of its own, again and again."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        limits: Mapping[str, int] | None = None,
        files: int = 0,
        data: DatabaseUrl | None = None,
        root: Path = ROOT,
    ) -> None:
        """Take a folder for its file; with limits of its own time runs out sooner."""
        self.root = root
        """Where its program is; another version is elsewhere."""
        self.data = data
        """Where its tables are, if not in the file."""
        self.options = options
        self.limits = {**(limits or {}), **({"files": files} if files else {})}
        self.path = folder / "db"
        self.log = folder / "log"
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.starts: list[float] = []
        """Seconds from each start until the server said that it was ready."""
        self.wires: set[Wire] = set()
        """All connections that were opened and not closed."""

    def command(self, *more: str) -> list[str]:
        """What people type."""
        program = ["tests.server.support.limited", json.dumps(self.limits)]
        serve = [sys.executable, "-m", *(program if self.limits else ["tusch"]), "serve"]
        where = [
            "--lang",
            "en",
            "--port",
            str(self.port),
            "--data",
            self.data.text if self.data else str(self.path),
        ]
        return [*serve, *where, *self.options, *more]

    async def start(self) -> None:
        begun = perf_counter()
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                self.command(),
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(self.root / "src")},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout
        try:
            async with waiting_for("a server that says where it listens"):
                line = await asyncio.to_thread(self.process.stdout.readline)
        except AssertionError:
            # Whoever reads would wait on.
            self.kill()
            raise
        assert re.search(rf"127\.0\.0\.1:{self.port}\b", line), self.logged()
        self.starts.append(perf_counter() - begun)

    def run(self, use: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Start, do something with it, and leave nothing behind."""

        async def whole() -> T:
            try:
                await self.start()
                return await use()
            finally:
                for wire in self.wires:
                    wire.cut()
                await asyncio.gather(*(wire.closed for wire in self.wires))
                # Whatever else was being opened has a moment to close.
                await asyncio.sleep(0.05)

        try:
            return asyncio.run(whole())
        finally:
            self.kill()

    def stop(self) -> int:
        """Tell it to end, and return its exit code when it has."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=LONG)
        process, self.process = self.process, None
        return process.returncode

    def kill(self) -> None:
        """End it without warning."""
        if self.process:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.communicate()
            self.process = None

    def logged(self) -> str:
        """All that the server has complained about."""
        return self.log.read_text() if self.log.exists() else ""

    def memory(self) -> int:
        """Bytes that the server's own process holds."""
        assert self.process
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found
        return int(found[1]) * 1024

    def guests(self, count: int) -> list[str]:
        """Put so many guests into the file before the server has it; return their tokens."""
        tokens = [secrets.token_hex(32) for _ in range(count)]

        def change(base: Database) -> None:
            for token in tokens:
                base.open_session(digest(token), secrets.token_hex(12), 0)

        database = Database(self.path)
        assert database.commit([change]) == [None]
        database.close()
        if self.data:
            move(self.path, self.data)
        return tokens

    def database(self) -> Database:
        """Return all that it keeps, when it does not run."""
        if self.data:
            self.path.unlink(missing_ok=True)
            backup(self.data, self.path)
        return Database(self.path)
