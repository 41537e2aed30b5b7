"""The socket on which a server listens, and the loop that looks after it."""

import asyncio
import errno
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tusch.server.errors import ServeError

BACKLOG = 2048
"""Devices that may wait to be let in, as after a restart."""
SEND_BUFFER = 32_768
"""Bytes on the way to a device; more would only hide for longer that it does not read."""
UNHEARD = 30_000
"""Milliseconds after which a device that takes nothing is gone. Pings alone do not find out: a
reader that stalls holds back the ping, and its connection would stay for ever."""
FILES = 65_536
"""Files and sockets that a server may want to have open at once."""


@contextmanager
def listening(host: str, port: int, option: str = "--port") -> Iterator[socket.socket]:
    """Open the socket; a port that is in use is found out before anything else begins."""
    listener = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, number, _, address = found[0]
        listener = socket.socket(family, kind, number)
        if os.name == "posix":
            # A server that comes back at once must get its port again. Elsewhere it means theft.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _for_devices(listener)
        listener.bind(address)
        listener.listen(BACKLOG)
    except (OSError, UnicodeError) as error:
        if listener:
            listener.close()
        raise _not_listening(host, port, option, error) from None
    with listener:
        yield listener


def _not_listening(host: str, port: int, option: str, error: OSError | UnicodeError) -> ServeError:
    """Return the error that people read for one of the network."""
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return ServeError("cli-serve-busy", host=host, port=str(port), option=option)
    reason = error.strerror if isinstance(error, OSError) else None
    return ServeError("cli-serve-address", host=host, port=str(port), reason=reason or str(error))


def _for_devices(listener: socket.socket) -> None:
    """Set what every connection of this listener begins with."""
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD)


if sys.platform == "win32":

    def open_all() -> int:
        """Return how many files may be open; there is no limit to raise."""
        return FILES

    def event_loop() -> asyncio.AbstractEventLoop:
        """Return the loop of the standard library; the fast one is not made for Windows."""
        return asyncio.new_event_loop()

else:
    import resource

    import uvloop

    def open_all() -> int:
        """Let this process open as many files as it may; return how many.

        Shells begin with a low limit (often 1,024, on a Mac 256), and every device needs one.
        """
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
        if soft < most:
            # Where the system allows less than it says, what there was must do.
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return FILES if soft == resource.RLIM_INFINITY else soft

    def event_loop() -> asyncio.AbstractEventLoop:
        """Return the fast loop."""
        return uvloop.new_event_loop()
