"""Which addresses this machine has on the local network."""

import socket
import struct
import sys
from contextlib import suppress
from ipaddress import IPv4Address, ip_address
from typing import Final

PROBES: Final = ("192.168.255.255", "10.255.255.255", "172.31.255.255", "224.0.0.251")
"""Where a way would lead out through the local network; nothing is sent there."""
_SIOCGIFADDR: Final = 0x8915
"""Linux: the address of a network card."""


def addresses() -> tuple[str, ...]:
    """Return the addresses under which others on the local network find this machine."""
    found = [*_by_way(), *_by_card(), *_by_name()]
    return tuple(dict.fromkeys(each for each in found if is_local(each) and not _is_own(each)))


def is_local(address: str) -> bool:
    """Whether an address is of this machine or of a local network, and of one machine."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return found.is_private and not (found.is_unspecified or found.is_multicast)


def _is_own(address: str) -> bool:
    """Whether nobody else can reach an address."""
    return IPv4Address(address).is_loopback


def _by_way() -> list[str]:
    """Return where packets for the local network would leave: the best address comes first."""
    found = []
    for probe in PROBES:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect((probe, 9))
            found.append(str(way.getsockname()[0]))
    return found


def _by_card() -> list[str]:
    """Return the address of every network card, where the system tells."""
    if sys.platform != "linux":
        return []
    import fcntl  # noqa: PLC0415 - not every system has it

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                asked = struct.pack("256s", name.encode()[:15])
                answer = fcntl.ioctl(asking.fileno(), _SIOCGIFADDR, asked)
                found.append(socket.inet_ntoa(answer[20:24]))
    return found


def _by_name() -> list[str]:
    """Return the addresses that this machine's own name has."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    return [str(entry[4][0]) for entry in found]
