"""The page: the built files of the front end, read once when the server starts."""

import re
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from tusch.i18n import t
from tusch.server.errors import RefusedError
from tusch.server.http import responses

INDEX = "index.html"
ASSETS = "assets/"
"""Files whose names change with what is in them."""
CARRIED = "pocket"
"""A folder of large files, which `tusch.server.http.parcel` reads when they are asked for."""
FOR_EVER = "public, max-age=31536000, immutable"
"""How long such a file may be kept."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What may lie beside a file, the smallest first."""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Everything else is not for browsers to guess at."""


class File(NamedTuple):
    """A file, plain and compressed."""

    name: str
    plain: bytes
    packed: Mapping[str, bytes]
    """By the name of the encoding."""


class Page:
    """Serves the built files; every other path belongs to the page itself, which reads it."""

    def __init__(self, folder: Traversable | None = None) -> None:
        """Read a folder, usually the one of the package."""
        folder = files("tusch") / "page" if folder is None else folder
        self._files = _read(folder) if folder.is_dir() else {}
        self.carried = folder / CARRIED

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer whatever no other route has answered."""
        if scope["type"] == "websocket":
            refused = responses.refused(RefusedError("server-no-route"), 404)
            await refused(scope, receive, send)
            return
        request = Request(scope, receive)
        await self._answer(request)(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        """Return a file, the page, or why there is none. Only names that were read are found."""
        path = str(request.scope["path"]).removeprefix("/")
        if path == "api" or path.startswith("api/"):
            return responses.refused(RefusedError("server-no-route"), 404)
        if request.method not in ("GET", "HEAD"):
            said = responses.refused(RefusedError("server-method"), 405)
            said.headers["allow"] = "GET, HEAD"
            return said
        if INDEX not in self._files:
            return PlainTextResponse(t("server-page-missing") + "\n", 404)
        found = self._files.get(path)
        if found is None and (path.startswith(ASSETS) or "." in path.rpartition("/")[2]):
            # A page in place of a script would only be a stranger error.
            return PlainTextResponse(t("server-no-route") + "\n", 404)
        return _send(request, found or self._files[INDEX])


def _read(folder: Traversable, before: str = "") -> dict[str, File]:
    """Read all files of a folder."""
    found: dict[str, File] = {}
    inside = {entry.name: entry for entry in folder.iterdir()}
    for name, entry in inside.items():
        if f"{before}{name}" == CARRIED:
            continue
        if entry.is_dir():
            found |= _read(entry, f"{before}{name}/")
        elif not name.endswith(tuple(ENCODINGS.values())) and not name.startswith("."):
            packed = {
                encoding: inside[name + end].read_bytes()
                for encoding, end in ENCODINGS.items()
                if name + end in inside
            }
            found[before + name] = File(before + name, entry.read_bytes(), packed)
    return found


def _send(request: Request, file: File) -> Response:
    """Return a file in the best form that the browser takes, or say that it has it already."""
    usable = (each for each in file.packed if responses.takes(request, each))
    encoding = next(usable, None)
    content = file.packed[encoding] if encoding else file.plain
    hashed = file.name.startswith(ASSETS)
    headers = {
        "cache-control": FOR_EVER if hashed else "no-cache",
        "content-type": content_type(file.name),
        "etag": f'"{sha256(content).hexdigest()[:32]}"',
    }
    if file.packed:
        headers["vary"] = "accept-encoding"
    if encoding:
        headers["content-encoding"] = encoding
    if headers["etag"] in re.findall(r'"[^"]*"', request.headers.get("if-none-match", "")):
        del headers["content-type"]
        headers.pop("content-encoding", None)
        return Response(status_code=304, headers=headers)
    if request.method == "HEAD":
        return Response(headers={**headers, "content-length": str(len(content))})
    return Response(content, headers=headers)


def content_type(name: str) -> str:
    """Return what a browser is told of a file, by the end of its name from the last dot on."""
    _, dot, end = name.rpartition(".")
    return TYPES.get(dot + end, "application/octet-stream")
