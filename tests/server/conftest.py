"""What tests of the server may be given."""

from typing import Any

import pytest

from tests.server.support import memory
from tests.server.support.elsewhere import elsewhere
from tusch.store.sqlite.database import MEMORY, Database


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What makes the database of every store in memory: one of SQLite's, or a real PostgreSQL."""
    opened: Any = elsewhere if request.param == "postgres" else lambda: Database(MEMORY)
    monkeypatch.setattr(memory, "opened", opened)
    yield opened
    if request.param == "postgres":
        elsewhere().close()
