"""Which addresses this machine has on the local network."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

import ifaddr

from tusch.server.addresses import is_loopback

PROBES: Final = ("192.168.255.255", "10.255.255.255", "172.31.255.255", "224.0.0.251")
"""Where a way would lead out through the local network; nothing is sent there."""


def addresses() -> tuple[str, ...]:
    """Return the addresses under which others on the local network find this machine."""
    found = [*_by_way(), *_by_card()]
    return tuple(dict.fromkeys(each for each in found if is_local(each) and not is_loopback(each)))


def is_local(address: str) -> bool:
    """Whether an address is of this machine or of a local network, and of one machine."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return found.is_private and not (found.is_unspecified or found.is_multicast)


def _by_way() -> Iterator[str]:
    """Yield where packets for the local network would leave: the best address comes first."""
    for probe in PROBES:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect((probe, 9))
            yield way.getsockname()[0]


def _by_card() -> Iterator[str]:
    """Yield the addresses of every network card."""
    for card in ifaddr.get_adapters():
        yield from (str(each.ip) for each in card.ips if each.is_IPv4)
