"""A port that another program has."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def taken() -> Iterator[str]:
    """Listen on a port of this machine, and tell which."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        yield str(held.getsockname()[1])
