"""The gate: which hosts and origins may speak to the server, and what every answer carries."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tusch.server.http import elsewhere
from tusch.server.observe.notices import Notices

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""

POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    # The socket too: `self` stands for ws and wss of the same host.
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    # The one of Svelte, and one for the address of the service worker.
    "trusted-types svelte-trusted-html tusch-worker",
)
"""What a page may do; above all no script, style or frame of others, and none in the text."""

CARRIED = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
        "require-trusted-types-for 'script'; trusted-types 'none'"
    )
}
"""What a worker may do that carries the server, in place of that: Python is WebAssembly there."""

FORBIDDEN = (
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
    "xr-spatial-tracking",
)
"""What a card table does not need from a browser."""

HEADERS = {
    "content-security-policy": "; ".join(POLICY),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{name}=()" for name in FORBIDDEN),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""What every response carries, whoever makes it: the server is told when it is put together."""
STRICT = {"strict-transport-security": f"max-age={365 * 24 * 3600}"}
"""What it carries besides if the host wants browsers to come over https alone, for a year."""


class Gate:
    """Lets in who asks for one of our hosts, and changes from one of our origins alone."""

    def __init__(self, app: ASGIApp, origins: Iterable[str], notices: Notices) -> None:
        """Stand before an application; origins look like `https://example.org`."""
        self._app = app
        self._notices = notices
        self._origins = frozenset(origins)
        self._hosts = frozenset(urlsplit(origin).netloc for origin in self._origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or refuse it before anybody has looked at it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
        elif self._may(scope):
            await self._app(scope, receive, _unkept(scope, send))
        else:
            self._tell(Headers(scope=scope))
            await elsewhere.refusal(scope)(scope, receive, send)

    def _may(self, scope: Scope) -> bool:
        """Whether host and origin are ours. A host of others may be our address (rebinding)."""
        headers = Headers(scope=scope)
        if headers.getlist("host") not in [[host] for host in self._hosts]:
            return False
        origins = headers.getlist("origin")
        if scope["type"] == "http" and scope["method"] in SAFE:
            return all(origin in self._origins for origin in origins)
        return len(origins) == 1 and origins[0] in self._origins

    def _tell(self, headers: Headers) -> None:
        """Let the host know what was asked for: a proxy that is set up wrong looks like this."""
        asked = {"host": headers.getlist("host"), "origin": headers.getlist("origin")}
        said = {name: elsewhere.harmless(",".join(given)) for name, given in asked.items() if given}
        self._notices.add("origin", **said, allowed=",".join(sorted(self._origins)))


def _unkept(scope: Scope, send: Send) -> Send:
    """Return a `send` that lets nobody keep what the interface answers."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start" and scope["path"].startswith("/api"):
            MutableHeaders(scope=message)["cache-control"] = "no-store"
        await send(message)

    return sending
