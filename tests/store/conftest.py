"""Both kinds of store: what one promises, the other does."""

from pathlib import Path

import pytest

from tests.support.postgres import postgres
from tusch.store import Place


@pytest.fixture(params=["file", "postgres"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a store can be made."""
    return tmp_path / "db" if request.param == "file" else postgres().schema()
