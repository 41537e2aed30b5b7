"""What is counted of connections: those that are open, and those that we close, once each."""

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.support.listening import Listening, hear, listening, say
from tests.support.waiting import wait_until
from tusch.server.device.session import TOO_LARGE
from tusch.server.limits import LIMITS


def open_sockets(server: Listening) -> int:
    """How many sockets are open, as Prometheus would read it."""
    (line,) = [one for one in server.metrics.text().splitlines() if "tusch_sockets{" in one]
    return int(line.split()[-1])


def test_sockets_are_counted_while_they_are_open_and_when_we_close_them() -> None:
    with listening() as server:
        with server.socket() as device:
            say(device, {"do": "ping"})
            hear(device)
            assert open_sockets(server) == 1
            device.send("x" * (LIMITS.message + 1))
            with pytest.raises(ConnectionClosed):
                hear(device)
        with server.socket() as device:
            say(device, {"do": "ping"})
            hear(device)
        wait_until("the end of sockets", lambda: not open_sockets(server))
        server.browser.cookies.clear()
        with pytest.raises(InvalidStatus), server.socket():
            pass
        assert server.metrics.closes.counts == {str(TOO_LARGE): 1}
        assert server.metrics.responses.counts["403"] == 1
        assert server.metrics.responses.counts["204"] == 1
