"""Copies from any place to any other: files, and databases where their driver is installed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tusch.store import backup as files
from tusch.store import check, trust
from tusch.store.check import Checked
from tusch.store.errors import StoreFileError
from tusch.store.lock import FileLock
from tusch.store.place import Place, need_driver


def backup(source: Place, target: Path) -> None:
    """Copy a store, which may be in use, into a new file: complete, or not there at all."""
    if isinstance(source, Path):
        files.backup(source, target)
        return
    need_driver()
    from tusch.store.postgres import copying  # noqa: PLC0415 - few need it

    asyncio.run(copying.into_file(source, target))


def restore(source: Path, target: Place, *, replace: bool = True) -> None:
    """Put a copy in the place of a store that nobody uses; what was there is lost."""
    if isinstance(target, Path):
        files.restore(source, target)
        return
    need_driver()
    from tusch.store.postgres import copying  # noqa: PLC0415 - few need it

    files.check(source)
    asyncio.run(copying.into_database(source, target, replace=replace))


def move(source: Place, target: Place) -> None:
    """Copy a store that nobody uses to a place where nothing is."""
    if isinstance(source, Path):
        if not source.is_file():
            raise StoreFileError("store-cannot-open", file=str(source))
        lock = FileLock(source)
        try:
            _copy(source, target)
        finally:
            lock.close()
    else:
        need_driver()
        from tusch.store.postgres import copying  # noqa: PLC0415 - few need it

        if isinstance(target, Path):
            asyncio.run(copying.into_file(source, target, unused=True))
            return
        with TemporaryDirectory() as folder:
            between = Path(folder) / "between.db"
            asyncio.run(copying.into_file(source, between, unused=True))
            _copy(between, target)


def _copy(source: Path, target: Place) -> None:
    """Copy a file to a place where nothing is."""
    if isinstance(target, Path):
        files.backup(source, target)
    else:
        restore(source, target, replace=False)


def trust_clock(place: Place) -> int:
    """Let tables be deleted again; return for how many milliseconds they would have been kept."""
    if isinstance(place, Path):
        return trust.trust_clock(place)
    need_driver()
    from tusch.store.postgres import copying  # noqa: PLC0415 - few need it

    return asyncio.run(copying.trust_clock(place))


def tables(place: Place) -> Iterator[Checked]:
    """Yield every table of a store with its events, as far as they can be read."""
    if isinstance(place, Path):
        yield from check.tables(place)
        return
    need_driver()
    from tusch.store.postgres import copying  # noqa: PLC0415 - few need it

    with asyncio.Runner() as runner:
        found = copying.tables(place)
        while (each := runner.run(anext(found, None))) is not None:
            yield each
