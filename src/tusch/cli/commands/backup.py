"""`tusch backup`, `tusch restore` and `tusch move`: copies of all that a server keeps."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tusch.cli.play.seating import Lang
from tusch.i18n import t
from tusch.server.run import settings
from tusch.store.place import Place


def backup(file: str, /, *, data: str | None = None, config: str | None = None, lang: Lang) -> int:
    """Copy the data into a new file, also while the server runs."""
    # The store takes a moment to load, which no other command needs to wait for.
    from tusch import store  # noqa: PLC0415

    source = settings.read_data({"data": data, "config": config}, os.environ)
    with private_files():
        count = store.backup(source, Path(file))
    print(t("cli-backup-done", lang, data=str(source), file=file, tables=count))
    return 0


def restore(
    file: str,
    /,
    *,
    data: str | None = None,
    config: str | None = None,
    replace: bool = False,
    lang: Lang,
) -> int:
    """Put a copy back; data that is there is lost only if that is wanted."""
    from tusch import store  # noqa: PLC0415

    target = settings.read_data({"data": data, "config": config}, os.environ)
    there = isinstance(target, Path) and target.exists()
    try:
        if there and not replace:
            raise store.StoreFileError("store-exists", file=str(target))
        with private_files():
            make_default_folder(target, os.environ)
            store.restore(Path(file), target, replace=replace)
    except store.StoreFileError as error:
        if error.message.id != "store-exists":
            raise
        raise store.StoreFileError("cli-restore-exists", file=str(target)) from None
    print(t("cli-restore-done", lang, data=str(target), file=file))
    return 0


def move(source: str, target: str, /, *, lang: Lang) -> int:
    """Copy everything from one place to another, and compare it."""
    from tusch import store  # noqa: PLC0415

    begin, end = store.as_place(source), store.as_place(target)
    with private_files():
        store.move(begin, end)
    print(t("cli-move-done", lang, data=str(begin), file=str(end)))
    return 0


@contextmanager
def private_files() -> Iterator[None]:
    """Keep new files from other users: they hold the secrets of deals that are still played."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def make_default_folder(data: Place, environment: Mapping[str, str]) -> None:
    """Make the folder that nobody chose; one that somebody chose may be a slip of the pen."""
    if isinstance(data, Path) and data == settings.default_data(environment):
        data.parent.mkdir(parents=True, exist_ok=True)
