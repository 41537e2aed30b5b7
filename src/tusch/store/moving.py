"""Copies from any place to any other: files, and databases where their driver is installed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from tusch.store.place import Place, need_driver
from tusch.store.protocol import Checked, Listing
from tusch.store.sqlite import backup as files
from tusch.store.sqlite import check, trust
from tusch.store.sqlite.lock import FileLock
from tusch.store.sqlite.usable import need_file


def backup(source: Place, target: Path) -> int:
    """Copy a store, which may be in use, into a new file: complete, or not there at all.

    Return how many tables the copy has.
    """
    if isinstance(source, Path):
        files.backup(source, target)
    else:
        need_driver()
        from tusch.store import copying  # noqa: PLC0415 - few need it

        asyncio.run(copying.into_file(source, target))
    return files.tables(target)


def restore(source: Path, target: Place, *, replace: bool = True) -> None:
    """Put a copy in the place of a store that nobody uses; what was there is lost."""
    if isinstance(target, Path):
        files.restore(source, target)
        return
    need_driver()
    from tusch.store import copying  # noqa: PLC0415 - few need it

    files.check(source)
    asyncio.run(copying.into_database(source, target, replace=replace))


def move(source: Place, target: Place) -> None:
    """Copy a store that nobody uses to a place where nothing is."""
    if isinstance(source, Path):
        need_file(source)
        lock = FileLock(source)
        try:
            _copy(source, target)
        finally:
            lock.close()
    else:
        need_driver()
        from tusch.store import copying  # noqa: PLC0415 - few need it

        if isinstance(target, Path):
            asyncio.run(copying.into_file(source, target, unused=True))
        else:
            asyncio.run(copying.across(source, target))


def _copy(source: Path, target: Place) -> None:
    """Copy a file to a place where nothing is."""
    if isinstance(target, Path):
        files.backup(source, target, compare=True)
    else:
        restore(source, target, replace=False)


def trust_clock(place: Place) -> int:
    """Let tables be deleted again; return for how many milliseconds they would have been kept."""
    if isinstance(place, Path):
        return trust.trust_clock(place)
    need_driver()
    from tusch.store.postgres import trust as clocks  # noqa: PLC0415 - few need it

    return asyncio.run(clocks.trust_clock(place))


def inspect(place: Place) -> None:
    """Refuse a store that no server could open; nothing is changed, and nothing is made."""
    if isinstance(place, Path):
        check.inspect(place)
        return
    need_driver()
    from tusch.store.postgres import check as databases  # noqa: PLC0415 - few need it

    asyncio.run(databases.inspect(place))


def listings(place: Place) -> list[Listing]:
    """Return what is known of every table of a store, which may be in use."""
    if isinstance(place, Path):
        return check.listings(place)
    need_driver()
    from tusch.store.postgres import check as databases  # noqa: PLC0415 - few need it

    return asyncio.run(databases.listings(place))


def tables(place: Place) -> Iterator[Checked]:
    """Yield every table of a store with its events, as far as they can be read."""
    if isinstance(place, Path):
        yield from check.tables(place)
        return
    need_driver()
    from tusch.store.postgres import check as databases  # noqa: PLC0415 - few need it

    with asyncio.Runner() as runner:
        found = databases.tables(place)
        while (each := runner.run(anext(found, None))) is not None:
            yield each
