"""What can go wrong with a store: one clear line each."""

from tusch.errors import TuschError


class StoreError(TuschError):
    """Nothing was written."""


class StoreConflictError(StoreError):
    """The table has other events than the command was decided for."""


class StoreFencedError(StoreConflictError):
    """This machine does not look after the table any more."""


class StoreDuplicateError(StoreError):
    """The command has been carried out before."""

    def __init__(self, seq: int) -> None:
        """Say where the command is in the log."""
        super().__init__("store-duplicate", seq=seq)
        self.seq = seq


class StoreFileError(StoreError):
    """The file cannot be used."""


class StoreDamagedError(StoreFileError):
    """The file is not what was written into it."""


class TableDamagedError(StoreError):
    """The events of one table are not what was written; others may be whole."""

    def __init__(self, table: str) -> None:
        """Say which table it is."""
        super().__init__("store-table-damaged", table=table)
        self.table = table


class TableNewerError(StoreError):
    """What another version has written at a table: servers of that version go on with it."""

    def __init__(self, table: str) -> None:
        """Say which table it is."""
        super().__init__("store-table-newer", table=table)


class StoreUnheardError(StoreError):
    """Nobody knows whether it was written: whoever sends it again is answered from the log."""


def about_one(error: StoreError) -> bool:
    """Whether an error says something of one change alone, and nothing of the store."""
    one = StoreConflictError | StoreDuplicateError | TableDamagedError | TableNewerError
    return isinstance(error, one)
