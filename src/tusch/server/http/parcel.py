"""What a page needs to play without a connection: Python, and this very program, as files.

Python was built into the package with the page. The program is put together here, once, from the
packages that this server runs: a page never carries another version than that of its server.
"""

import asyncio
import io
import lzma
import re
import tarfile
import zlib
from asyncio import to_thread
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from functools import partial
from hashlib import sha256
from importlib.metadata import distribution
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

import tusch
from tusch.game import Value
from tusch.i18n import LANGUAGES, t
from tusch.server.http import responses
from tusch.server.http.gate import CARRIED
from tusch.server.http.static import ENCODINGS, FOR_EVER, content_type

AT: Final = "/pocket/"
MANIFEST: Final = f"{AT}manifest.json"
PROGRAM: Final = "tusch.tar.xz"
PACKAGES: Final = (
    *("anyio", "attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "starlette"),
    "typing_extensions",
)
"""What the program needs beside itself and what is built in."""
ELSEWHERE: Final = (
    *("tusch/arena/", "tusch/cli/", "tusch/envs/", "tusch/page/", "tusch/server/run/"),
    *("tusch/store/postgres/", "babel/messages/"),
)
"""Parts of them that nobody has in their pocket."""
TEXTS: Final = "tusch/i18n/"
UNSAID: Final = ("arena", "cli", "coach", "page")
"""Texts that a page has itself, and texts that it never has."""
LOCALES: Final = "babel/locale-data/"
PLAIN: Final = "identity"
PORTION: Final = 65_536
"""Bytes that go out at a time: as much of a file is held for whoever reads it slowly."""
EFFORT: Final = 2
"""How hard the program is packed: a fifth of a second, where 2 % less of all would take one."""
GZIP: Final = zlib.MAX_WBITS | 16
"""What zlib calls gzip."""
SPOKEN: Final = frozenset({"root", *LANGUAGES})
INSTALLED: Final = ".dist-info/"
"""How a package came to this machine, which may name folders of it; beside that its licence."""
LICENCE: Final = "/licen"
KERNEL: Final = re.compile("tusch/[^/]+/kernel/")
"""What is compiled of a game."""
SEARCH: Final = "/kernel/search.wasm"
"""Its search, as WebAssembly."""


class Listed(Value, frozen=True):
    """A file that a page keeps."""

    path: str
    bytes: int
    """As it is transferred."""


class Manifest(Value, frozen=True):
    """All files that a page keeps."""

    version: str
    """Another one whenever any of them is another."""
    bytes: int
    files: tuple[Listed, ...]


class _Packed(NamedTuple):
    """A file in one encoding."""

    portion: Callable[[int], bytes]
    """Reads what begins at a place; it is not left open for whoever takes their time."""
    length: int

    async def portions(self) -> AsyncIterator[bytes]:
        """Yield it as fast as it is taken."""
        for at in range(0, self.length, PORTION):
            yield await to_thread(self.portion, at)

    async def unpacked(self) -> AsyncIterator[bytes]:
        """Yield what it is without its encoding, which is gzip."""
        unpacking = zlib.decompressobj(GZIP)
        async for portion in self.portions():
            yield unpacking.decompress(portion)


class _Parcel(NamedTuple):
    """The list, and each file in every encoding that there is."""

    manifest: bytes
    files: dict[str, dict[str, _Packed]]


class Carried:
    """Serves what is under /pocket/."""

    def __init__(self, built: Traversable) -> None:
        """Take the folder that was built with the page, which may be missing."""
        self._built = built
        self._parcel: _Parcel | None = None
        self._alone = asyncio.Lock()
        """Held while it is put together, which all wait for who ask meanwhile."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer whatever is asked of it."""
        async with self._alone:
            if self._parcel is None:
                # This takes a second, in which everybody else goes on playing.
                self._parcel = await to_thread(_packed, self._built)
        response = _answer(Request(scope, receive), self._parcel)
        await response(scope, receive, send)


def _answer(request: Request, parcel: _Parcel) -> Response:
    """Return a file, the list of all, or why there is none."""
    path = str(request.scope["path"])
    if request.method not in ("GET", "HEAD"):
        return PlainTextResponse(t("server-method") + "\n", 405, {"allow": "GET, HEAD"})
    if path == MANIFEST and parcel.files:
        headers = {"cache-control": "no-cache", "content-type": "application/json"}
        return Response(parcel.manifest, headers=headers)
    packed = parcel.files.get(path)
    if packed is None:
        return PlainTextResponse(t("server-no-route") + "\n", 404)
    headers = {
        **CARRIED,
        "cache-control": FOR_EVER,
        "content-type": content_type(path),
        "vary": "accept-encoding",
    }
    encoding = next(
        (each for each in packed if each == PLAIN or responses.takes(request, each)), ""
    )
    if encoding:
        headers["content-length"] = str(packed[encoding].length)
        portions = packed[encoding].portions()
    else:
        # Browsers take one or the other; how long it is would have to be found out.
        portions = packed["gzip"].unpacked()
    if encoding not in ("", PLAIN):
        headers["content-encoding"] = encoding
    return StreamingResponse(() if request.method == "HEAD" else portions, headers=headers)


def _packed(built: Traversable) -> _Parcel:
    """Put everything together; nothing where the page was built without it."""
    found: dict[str, dict[str, _Packed]] = {}
    if built.is_dir():
        program = archive()
        name = f"{sha256(program).hexdigest()[:12]}/{PROGRAM}"
        found[AT + name] = {PLAIN: _Packed(lambda at: program[at : at + PORTION], len(program))}
        for name, packed in _built(built):
            found[AT + name] = {
                encoding: _Packed(partial(_portion, each), len(each.read_bytes()))
                for encoding, each in packed.items()
            }
    listed = tuple(Listed(path, next(iter(found[path].values())).length) for path in sorted(found))
    every = Manifest(version_of(sorted(found)), sum(each.bytes for each in listed), listed)
    return _Parcel(msgspec.json.encode(every), found)


def _portion(file: Traversable, at: int) -> bytes:
    """Read a part of a file."""
    with file.open("rb") as opened:
        opened.seek(at)
        return opened.read(PORTION)


def version_of(paths: Iterable[str]) -> str:
    """Return what changes with every file, because each has its content in its path."""
    return sha256("\n".join(paths).encode()).hexdigest()[:12]


def _built(folder: Traversable, before: str = "") -> Iterator[tuple[str, dict[str, Traversable]]]:
    """Yield what was built with the page, by name and encoding, the smallest first."""
    inside = {entry.name: entry for entry in folder.iterdir()}
    for name, entry in inside.items():
        if entry.is_dir():
            yield from _built(entry, f"{before}{name}/")
        elif name.endswith(ENCODINGS["gzip"]):
            plain = name.removesuffix(ENCODINGS["gzip"])
            yield (
                before + plain,
                {encoding: inside[plain + end] for encoding, end in ENCODINGS.items()},
            )


def archive() -> bytes:
    """Return the program and all that it needs, the same bytes from the same files."""
    contents = dict(_program(files("tusch"), "tusch/"))
    about = f"Metadata-Version: 2.1\nName: tusch\nVersion: {tusch.__version__}\n"
    contents["tusch.dist-info/METADATA"] = about.encode()
    for name in PACKAGES:
        for path in distribution(name).files or ():
            if ".." not in path.parts and _wanted(path.as_posix()):
                contents[path.as_posix()] = path.read_binary()
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w") as packed:
        for name, content in sorted(contents.items()):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            packed.addfile(entry, io.BytesIO(content))
    return lzma.compress(target.getvalue(), preset=EFFORT)


def _program(folder: Traversable, before: str) -> Iterator[tuple[str, bytes]]:
    """Yield the files of our own package."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _program(entry, f"{before}{entry.name}/")
        elif _wanted(before + entry.name):
            yield before + entry.name, entry.read_bytes()


def _wanted(path: str) -> bool:
    """Whether a file belongs into a pocket."""
    name = PurePath(path)
    if path.startswith(ELSEWHERE):
        return False
    if INSTALLED in path:
        return LICENCE in path.lower()
    if path.startswith(LOCALES):
        return name.stem in SPOKEN
    if path.startswith(TEXTS) and name.name.startswith(UNSAID):
        return False
    if KERNEL.match(path):
        return path.endswith(SEARCH)
    return name.suffix in (".py", ".ftl", ".dat", ".json", ".txt") or "licenses" in name.parts
