"""After an installation the coach gets ready first, and says so."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from tests.server.support.guests import BOT, play, settled, table
from tests.server.support.listening import hear, listening, say
from tusch import kernel
from tusch.coach import preparation


@pytest.fixture
def _installed_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All is compiled, so that nobody waits for long, but nothing says so."""
    known = kernel.cache_folder()
    # Others may be compiling: what they have not finished yet is not copied.
    unfinished = shutil.ignore_patterns("*.tmp.*")
    shutil.copytree(known, tmp_path / "tusch" / known.name, ignore=unfinished)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kernel.cache_folder.cache_clear()
    for mark in kernel.cache_folder().glob("*-coach.ready"):
        mark.unlink()
    yield
    kernel.cache_folder.cache_clear()


@pytest.mark.skipif(not kernel.available(), reason="there is no numba here")
@pytest.mark.usefixtures("_installed_anew")
def test_whoever_asks_before_the_coach_is_ready_is_told_and_answered_later() -> None:
    with listening() as server:
        over = table(server, BOT, id="over")
        play({0: server}, over)
        assert not preparation.ready("flohcati")
        made = table(server, BOT, id="practice", practice=True, first=0)
        with server.socket() as device:
            say(device, {"do": "watch", "table": made})
            say(device, {"do": "start", "id": "start"})
            while hear(device).get("actor") != 0:
                pass
            early = server.browser.post(f"/api/tables/{made}/hint?seat=0")
            assert early.status_code == 503
            assert early.json()["reply"]["code"] == "server-review-preparing"
            path = f"/api/tables/{over}/review?seat=0"
            asked = server.browser.post(path).json()
            while asked["state"] == "waiting" and not asked["preparing"]:
                asked = server.browser.get(path).json()
            assert (asked["state"], asked["place"], asked["preparing"]) == ("waiting", 1, True)
            while (hint := server.browser.post(early.url)).status_code == 503:
                assert hint.json()["reply"]["code"] == "server-review-preparing"
                sleep(0.2)
            assert hint.json()["move"] == "flip"
        assert preparation.ready("flohcati")
        assert settled(server, over, 0)["state"] == "done"
