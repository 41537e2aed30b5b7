"""What a page needs to carry the server with it: all of it, from the files that are served here."""

import asyncio
import gzip
import io
import random
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.types import Message

from tests.server.support.listening import Listening, listening
from tusch.server.http import parcel
from tusch.server.http.gate import HEADERS
from tusch.server.http.static import Page

WORKER = b"postMessage('here')" * 50
POLICY = "content-security-policy"
PLAY = """
import asyncio
from tests_of_the_pocket import Player, Shelf, asked, made

async def play():
    async with Shelf().opened() as pocket:
        for game in ("figaro", "flohcati"):
            await Player().play(pocket, await made(pocket, game))
            for lang in ("en", "fr", "it", "nl", "de"):
                await asked(pocket, "GET", f"/api/rules/{game}?lang={lang}")
        print((await asked(pocket, "GET", "/api/catalogue"))["program"])

asyncio.run(play())
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Listening]:
    """A small built page with something to carry."""
    page = tmp_path_factory.mktemp("site") / "page"
    (page / "pocket" / "1a2b3c").mkdir(parents=True)
    (page / "index.html").write_bytes(b"<!doctype html>")
    for name in ("worker-1a2b3c.js", "1a2b3c/python.wasm"):
        (page / "pocket" / f"{name}.gz").write_bytes(gzip.compress(WORKER))
        (page / "pocket" / f"{name}.br").write_bytes(b"brotli")
    with listening(Page(page)) as found:
        yield found


async def asked(carried: parcel.Carried, path: str, accepted: bytes = b"br") -> list[bytes]:
    """Return what is answered, piece by piece."""
    said: list[bytes] = []

    async def send(message: Message) -> None:
        said.append(message.get("body", b""))

    headers = [(b"accept-encoding", accepted)]
    scope = {"type": "http", "method": "GET", "path": path, "headers": headers}
    await carried(scope, asyncio.get_running_loop().create_future, send)
    return said


def listed(site: Listening) -> dict[str, Any]:
    found: dict[str, Any] = site.browser.get("/pocket/manifest.json").json()
    return found


def test_every_file_of_the_list_is_there_with_as_many_bytes(site: Listening) -> None:
    manifest = listed(site)
    assert manifest["bytes"] == sum(file["bytes"] for file in manifest["files"])
    paths = [file["path"] for file in manifest["files"]]
    assert {"/pocket/worker-1a2b3c.js", "/pocket/1a2b3c/python.wasm"} < set(paths)
    assert [path for path in paths if path.endswith(parcel.PROGRAM)]
    for file in manifest["files"]:
        with site.browser.stream("GET", file["path"], headers={"accept-encoding": "br"}) as answer:
            assert len(b"".join(answer.iter_raw())) == file["bytes"]
            assert "immutable" in answer.headers["cache-control"]


def test_the_list_is_asked_for_each_time_and_tells_of_other_files(site: Listening) -> None:
    answer = site.browser.get("/pocket/manifest.json")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "application/json"
    other = parcel.version_of(["/pocket/worker-4d5e6f.js"])
    assert len(listed(site)["version"]) == len(other)
    assert listed(site)["version"] != other


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_whoever_takes_no_brotli_gets_the_same_file(site: Listening, encoding: str) -> None:
    headers = {"accept-encoding": encoding}
    answer = site.browser.get("/pocket/worker-1a2b3c.js", headers=headers)
    assert answer.content == WORKER
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_webassembly_is_for_the_worker_alone(site: Listening) -> None:
    (policy,) = site.browser.get("/pocket/worker-1a2b3c.js").headers.get_list(POLICY)
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "'unsafe-eval'" not in policy
    for path in ("/", "/pocket/manifest.json", "/pocket/nothing.js", "/api/tables"):
        assert site.browser.get(path).headers.get_list(POLICY) == [HEADERS[POLICY]]


def test_its_answers_say_what_others_say(site: Listening) -> None:
    for path in ("/", "/pocket/worker-1a2b3c.js"):
        assert site.browser.get(path).reason_phrase == "OK"


def test_how_long_a_file_is_can_be_asked(site: Listening) -> None:
    headers = {"accept-encoding": "br"}
    answer = site.browser.head("/pocket/worker-1a2b3c.js", headers=headers)
    assert answer.headers["content-length"] == str(len(b"brotli"))


def test_whoever_reads_slowly_holds_a_portion_and_not_a_file(tmp_path: Path) -> None:
    content = random.Random(1).randbytes(5 * parcel.PORTION)
    (tmp_path / "python.wasm.gz").write_bytes(gzip.compress(content))
    (tmp_path / "python.wasm.br").write_bytes(content)
    carried = parcel.Carried(tmp_path)
    for accepted in (b"br", b"gzip", b"identity"):
        said = asyncio.run(asked(carried, "/pocket/python.wasm", accepted))
        assert max(map(len, said)) <= 2 * parcel.PORTION
        unpacked = gzip.decompress(b"".join(said)) if accepted == b"gzip" else b"".join(said)
        assert unpacked == content


def test_a_crowd_that_asks_at_once_has_it_put_together_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def archive() -> bytes:
        time.sleep(0.05)
        made.append("once")
        return b"program"

    monkeypatch.setattr(parcel, "archive", archive)

    async def crowd() -> None:
        carried = parcel.Carried(tmp_path)
        await asyncio.gather(*(asked(carried, parcel.MANIFEST) for _ in range(10)))

    asyncio.run(crowd())
    assert made == ["once"]


def test_nothing_says_how_a_package_came_to_this_machine() -> None:
    with tarfile.open(fileobj=io.BytesIO(parcel.archive())) as packed:
        names = {name for name in packed.getnames() if parcel.INSTALLED in name}
    names.remove("tusch.dist-info/METADATA")
    assert names
    assert not [name for name in names if "licen" not in name.lower()]


def test_a_page_that_was_built_without_it_has_none(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    with listening(Page(tmp_path)) as site:
        assert site.browser.get("/pocket/manifest.json").status_code == 404
        assert site.browser.post("/pocket/manifest.json").status_code == 405


def test_the_program_is_the_same_bytes_every_time() -> None:
    assert parcel.archive() == parcel.archive()


def test_the_program_plays_with_nothing_else_beside_it_but_msgspec(tmp_path: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(parcel.archive())) as packed:
        packed.extractall(tmp_path, filter="data")
    player = Path(__file__).parents[2] / "pocket" / "support" / "playing.py"
    (tmp_path / "tests_of_the_pocket.py").write_text(player.read_text("utf-8"), "utf-8")
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    command = (sys.executable, "-S", "-c", PLAY)
    done = subprocess.run(
        command, cwd=tmp_path, env={}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    names = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")}
    assert not [name for name in names if name.startswith(parcel.ELSEWHERE)]
    assert "LICENSE" in " ".join(names)
