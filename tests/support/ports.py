"""Ports for servers that restart on the same one: nobody else gets them while tests run."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

FROM, BELOW, STEP = 10_000, 65_500, 100
ENOUGH = 50
"""Blocks for all processes that run tests at the same time."""
USUAL = (32_768, 65_535)
"""The ports that a system hands out itself, if it does not say which."""
_ephemeral = Path("/proc/sys/net/ipv4/ip_local_port_range")


def free_port() -> int:
    """Return a port that is free, and that no other process running tests will be given."""
    for port in _ours:
        with socket.socket() as free, suppress(OSError):
            # On every address, so that nobody has it on any of them.
            free.bind(("", port))
            return port
    raise AssertionError("no port is free")


def blocks() -> list[range]:
    """Return all ports that may be handed out, in blocks of a hundred."""
    low, high = map(int, _ephemeral.read_text().split()) if _ephemeral.exists() else USUAL
    every = [range(at, at + STEP) for at in range(FROM, BELOW, STEP)]
    outside = [block for block in every if block[-1] < low or block[0] > high]
    # A system may be set to hand out nearly all of them.
    return outside if len(outside) >= ENOUGH else every


def _hand_out() -> Iterator[int]:
    """Yield each port once, from blocks that are ours until this process ends."""
    free = blocks()
    SystemRandom().shuffle(free)
    for block in free:
        # UDP has ports of its own: holding the first one reserves a block, and is in nobody's way.
        mark = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            mark.bind(("127.0.0.1", block[0]))
        except OSError:
            mark.close()
        else:
            _marks.append(mark)
            yield from block


_marks: list[socket.socket] = []
_ours = _hand_out()
