"""The clock of the machine is set, or wrong, or stands still: nobody is refused, nothing lost."""

from tests.server.support.listening import hear, listening, say
from tusch.server.rate_limit import LOOKUPS
from tusch.server.table.live.services import wall_clock

HOUR = 3_600_000
"""Milliseconds."""


class Wall:
    """The clock of a machine, which somebody sets."""

    ahead = 0

    def __call__(self) -> int:
        return wall_clock() + self.ahead


def test_known_guests_are_served_after_the_clock_was_set_back() -> None:
    wall = Wall()
    with listening(without_rates=(), now=wall) as server, server.socket() as device:
        for ahead in (0, -HOUR, -400 * 24 * HOUR, 0):
            wall.ahead = ahead
            for path in ("/api/tables", "/api/games", "/api/rules/figaro"):
                assert server.browser.get(path).status_code == 200, (ahead, path)
            say(device, {"do": "ping"})
            assert hear(device)["tell"] == "pong"


def test_a_clock_that_jumps_forward_fills_no_bucket() -> None:
    wall = Wall()
    with listening(without_rates=(), now=wall, ticks=lambda: 0) as server:
        answers = []
        for _ in range(2 * LOOKUPS.burst):
            wall.ahead += HOUR
            answers.append(server.browser.get("/api/tables/ZZZZZZ").status_code)
        assert answers[-1] == 429
