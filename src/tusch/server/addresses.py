"""Addresses of machines."""

from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address, ip_network

HOUSEHOLD = 64
"""Bits of an IPv6 address that a household has in common; the rest anybody there can choose."""


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_number(host: str) -> bool:
    """Whether an address is written as a number, and not as a name that may lead anywhere."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_https(origins: Sequence[str]) -> bool:
    """Whether people open a server over https alone."""
    return bool(origins) and all(origin.startswith("https://") for origin in origins)


def household(host: str) -> str:
    """Return what an address is counted by: itself, or the network of an IPv6 address."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found) >> HOUSEHOLD << HOUSEHOLD, HOUSEHOLD)))


def is_among(host: str, networks: Sequence[str]) -> bool:
    """Whether an address is one of some, or in one of some networks."""
    try:
        found = ip_address(host)
    except ValueError:
        return False
    return any(found in ip_network(network) for network in networks)
