"""What was connected and is gone: nothing of it stays in memory."""

import gc
from collections.abc import Callable

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from tests.server.support.listening import Listening, hear, listening, say
from tests.server.support.parlour import Device, Parlour, in_parlour
from tests.support.scale import scaled
from tests.support.waiting import wait_until
from tusch.server.device.session import DeviceSocket
from tusch.server.run.frames import FramedWire
from tusch.server.table.live.actor import Table

MANY = scaled(10)
LAST = 1
"""A table remembers the last device that went until something else happens there."""


def left(*kinds: type) -> int:
    """How many of these are still in memory, whether anybody knows them or not."""
    return sum(issubclass(type(each), kinds) for each in gc.get_objects())


def watch(server: Listening, code: str) -> None:
    with server.socket() as device:
        say(device, {"do": "watch", "table": code})
        hear(device)


def leave_at_once(server: Listening, code: str) -> None:
    with server.socket():
        pass


def be_refused(server: Listening, code: str) -> None:
    with pytest.raises(Exception, match="403"), server.socket(origin="http://evil.example"):
        pass


@pytest.mark.parametrize("come", [watch, leave_at_once, be_refused])
def test_a_socket_that_has_ended_leaves_nothing_behind(
    come: Callable[[Listening, str], None],
) -> None:
    seats = [{"type": "own", "name": "Ann"}, {"type": "open"}]
    asked = {"do": "create", "id": "made", "game": "flohcati", "seats": seats}
    gc.collect()
    gc.disable()
    try:
        with listening() as server:
            code = server.browser.post("/api/tables", json=asked).json()["code"]
            for _ in range(MANY):
                come(server, code)
            # One connection is the browser's own.
            for kind, most in ((FramedWire, LAST), (DeviceSocket, LAST), (H11Protocol, 1)):
                wait_until(
                    f"no more than {most} {kind.__name__} in memory",
                    lambda: left(kind) <= most,  # noqa: B023
                )
    finally:
        gc.enable()


def test_a_table_that_rests_leaves_nothing_behind() -> None:
    async def use(parlour: Parlour) -> None:
        for number in range(MANY):
            table = await parlour.make("Ann b", f"guest{number}")
            device = Device(f"guest{number}")
            table.attach(device)
            await parlour.play_out(table, device.guest)
            table.detach(device)
            await parlour.sleep()
            await parlour.lobby.rest()

        assert not parlour.lobby.awake
        table = await parlour.make()
        assert left(Table) == 1

    gc.collect()
    gc.disable()
    try:
        in_parlour(use)
    finally:
        gc.enable()
