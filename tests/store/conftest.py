"""Every kind of store: what one promises, the others do."""

from pathlib import Path

import pytest

from tests.store.support.opened import IMAGE
from tests.support.postgres import postgres
from tusch.store import Place


@pytest.fixture(params=["file", "image", "postgres"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a store can be made."""
    if request.param == "postgres":
        return postgres().schema()
    return tmp_path / (IMAGE if request.param == "image" else "db")
