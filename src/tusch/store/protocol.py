"""What a store does, whatever it is made of."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

DAMAGED: Final = "damaged"
"""The status of a table of which nothing is left but its code."""


class Row(NamedTuple):
    """An event of a table as it is kept."""

    seq: int
    """1, 2, 3, ... within a table, without gaps."""
    client: str | None
    """The command that brought it about; only the first event of a command has it."""
    at: int
    """When, in milliseconds of the server's clock."""
    body: str


class Listing(NamedTuple):
    """What is known of a table without reading its events."""

    table: str
    code: str
    """What people type to find it."""
    listed: bool
    """Whether the lobby shows it."""
    status: str
    updated: int
    """Since when it has this status."""
    summary: str | None = None
    """What lists show of it, as the server writes it; None: not known, in a file of version 1."""
    last: int = 0
    """When something happened there last; the store looks it up and is not told."""


class Append(NamedTuple):
    """Events that one command adds to one table."""

    table: str
    after: int
    """The number of events that the table had when the command was decided."""
    client: str | None
    at: int
    bodies: tuple[str, ...]
    listing: Listing | None = None
    """What the table is listed as from now on, if that changes."""
    guests: tuple[str, ...] = ()
    """Who has just become a player of this table."""
    rewritten: tuple[tuple[int, str], ...] = ()
    """Earlier events whose words are deleted, by number, as they are from now on."""
    owner: int | None = None
    """The machine that must still look after the table; None: anybody may add this."""


class Checked(NamedTuple):
    """A table as it is found in a store."""

    table: str
    code: str
    """Empty: it is not listed."""
    rows: list[Row] | None
    """Its events; None: they cannot be read, or some are missing."""


class Clock(NamedTuple):
    """What time it was when the server last looked, and how long it is not sure of it."""

    wall: int
    """By the machine's clock, which somebody may set, in milliseconds."""
    steady: int
    """By one that nobody sets: milliseconds since it began."""
    run: str
    """Which steady clock that was; another one has begun since."""
    hold: int = 0
    """Milliseconds that the server has to run before it may delete anything."""
    trusted: bool = False
    """Whether the host has said that the machine's clock is right, whatever it shows next."""


class Note(NamedTuple):
    """Something that is kept beside a table, or of a guest, and deleted with them."""

    owner: str
    """A table or a guest; without them a note is not kept."""
    kind: str
    name: str
    """Another note of the same owner and kind by the same name takes its place."""
    at: int
    """In milliseconds; the server knows what it means."""
    body: str


Measure = Callable[[float, str], None]
"""Is told how many seconds a change took, and what came of it: `ok`, or what was wrong."""

Renew = Callable[[Clock | None], Clock]
"""Makes the next look of the last one."""


class Store(Protocol):
    """An append-only log by table. What is awaited is done for good when it returns."""

    async def append(self, *appends: Append) -> None:
        """Add events to one or more tables, all or nothing.

        Raise `StoreDuplicateError` if the command is there already, `StoreConflictError` if the
        table has other events by now, and `StoreError` if nothing can be written.
        """
        ...

    async def events(self, table: str, after: int = 0) -> list[Row]:
        """Return the events of a table after a number."""
        ...

    async def find(self, code: str) -> Listing | None:
        """Return the table of a code."""
        ...

    async def listings(
        self, *, status: str | None = None, listed: bool | None = None, limit: int = -1
    ) -> list[Listing]:
        """Return tables, the one whose status has changed last first."""
        ...

    async def summarize(self, table: str, summary: str, was: str | None = None) -> None:
        """Keep what lists show of a table, unless that has changed since it `was` read."""
        ...

    async def games_of(self, guest: str, limit: int) -> list[Listing]:
        """Return the tables where a guest has played, in the same order."""
        ...

    async def tables_of(self, guest: str) -> list[str]:
        """Return all tables where a guest has ever done something."""
        ...

    async def forget(self, guest: str) -> None:
        """Delete all sessions of a guest, their notes, and where they have played."""
        ...

    async def drop(self, tables: Sequence[str], before: int | None = None) -> int:
        """Delete tables with all they have, only where nothing happened since; say how many."""
        ...

    async def open_session(self, digest: str, guest: str, at: int) -> None:
        """Keep a session by the digest of its token."""
        ...

    async def session(self, digest: str) -> str | None:
        """Return the guest of a session."""
        ...

    async def keep_notes(self, notes: Sequence[Note], gone: Sequence[Note] = ()) -> None:
        """Keep notes whose owners are there, and delete others by owner, kind and name."""
        ...

    async def notes(self, kind: str, owner: str | None = None) -> list[Note]:
        """Return the notes of a kind, of one owner or of all, the earliest first."""
        ...

    async def clock(self, renew: Renew) -> Clock:
        """Put another look at the clock in the place of the last one, and return it."""
        ...

    async def check(self) -> None:
        """Raise `StoreError` if nothing can be read, or if nothing could be written last."""
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go of the file."""
        ...
