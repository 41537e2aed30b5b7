"""The local network: which addresses are of it, and what they look like as a QR code."""

import re
import socket

import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st

from tusch.server.http import qr
from tusch.server.run import lan


@pytest.mark.parametrize("address", ["192.168.1.5", "10.0.0.1", "172.16.3.4", "127.0.0.2", "::1"])
def test_address_of_a_local_network_is_one(address: str) -> None:
    assert lan.is_local(address)


@pytest.mark.parametrize("address", ["0.0.0.0", "::", "8.8.8.8", "224.0.0.251", "example.org", ""])
def test_address_that_all_the_world_may_reach_is_none(address: str) -> None:
    assert not lan.is_local(address)


def test_found_addresses_are_of_this_machine_and_others_can_reach_them() -> None:
    for address in lan.addresses():
        assert lan.is_local(address)
        assert not address.startswith("127.")
        with socket.socket() as own:
            own.bind((address, 0))


@given(st.text("abcdefghijklmnop:/.0123456789", min_size=1, max_size=60))
def test_terminal_and_page_show_the_same_modules(text: str) -> None:
    modules = [list(map(int, row)) for row in segno.make(text, micro=False, error="m").matrix]
    size = len(modules)
    drawn = {(int(x), int(y)) for x, y in re.findall(r"M([0-9]+) ([0-9]+)h1v1h-1z", qr.svg(text))}
    for colour, signs in ((True, " ▄▀█"), (False, "█▀▄ ")):
        lines = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in qr.lines(text, colour=colour)]
        for y in range(-qr.QUIET, size + qr.QUIET):
            for x in range(-qr.QUIET, size + qr.QUIET):
                row, half = divmod(y + qr.QUIET, 2)
                sign = signs.index(lines[row][x + qr.QUIET])
                dark = x in range(size) and y in range(size) and modules[y][x] == 1
                assert bool(sign & (1 if half else 2)) == dark
                assert ((x + qr.QUIET, y + qr.QUIET) in drawn) == dark


def test_drawing_has_nothing_but_the_drawing() -> None:
    assert re.fullmatch(
        r'<svg xmlns="[^"]+" viewBox="[^"]+" shape-rendering="crispEdges">'
        r'<path fill="#fff" d="[^"]+"/><path d="[^"<>]+"/></svg>',
        qr.svg("x"),
    )
