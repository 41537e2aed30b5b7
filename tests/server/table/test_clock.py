"""Clocks, people who are away, and a server that was down."""

from collections.abc import Callable

import pytest

from tests.server.support.desk import Desk, code, is_ok, playing
from tusch.flohcati.state import Flip
from tusch.server.limits import LIMITS
from tusch.server.table.commands.clock import BACK
from tusch.server.table.project import whole
from tusch.server.wire.commands import AskUndo, Back, Leave


def test_without_a_clock_nothing_is_ever_due() -> None:
    desk = playing("Ann o", first=0)
    assert desk.due(ann=0, bob=0) is None
    desk.now += 10**9
    desk.tick(ann=0, bob=0)
    assert desk.state.bot(0) is None


def test_when_the_time_for_a_move_is_over_a_bot_stands_in() -> None:
    desk = playing("Ann o", first=0, clock=30)
    assert desk.due() == desk.now + 30_000
    desk.now += 29_999
    desk.tick()
    assert desk.state.bot(0) is None
    desk.now += 1
    desk.tick()
    assert desk.state.places[0].absent == "clock"
    assert desk.due() is None
    assert desk.move().by == "stand-in"  # type: ignore[union-attr]


def test_every_move_has_its_full_time() -> None:
    desk = playing("Ann Bea", first=0, clock=30)
    desk.now += 20_000
    desk.move()
    assert desk.due() == desk.now + 30_000


def test_whoever_ran_out_of_time_may_still_move_before_the_bot_does() -> None:
    desk = playing("Ann o", first=0, clock=30)
    desk.now += 30_000
    desk.tick()
    assert is_ok(desk.act("ann", 0, Flip()))
    assert desk.state.places[0].absent is None


def test_coming_back_does_not_begin_the_time_again() -> None:
    """Else a player could hold the table up for ever."""
    desk = playing("Ann o", first=0, clock=30)
    desk.now += 30_000
    desk.tick()
    assert code(desk.do("ann", Back)) == "refused server-not-away"
    desk.came("ann")
    assert desk.state.bot(0) == "random"
    while desk.state.actor == 0:
        desk.bot()
    assert is_ok(desk.do("ann", Back))
    assert desk.state.bot(0) is None


def test_a_bot_stands_in_for_a_player_who_is_away_when_it_is_his_move() -> None:
    desk = playing("Ann o", first=0, away=60)
    away = {"ann": desk.now, "bob": desk.now}
    assert desk.due(bob=desk.now) is None
    assert desk.due(**away) == desk.now + 60_000
    desk.now += 60_000
    desk.tick(**away)
    assert [place.absent for place in desk.state.places] == ["away", None]
    desk.came("ann")
    assert [place.absent for place in desk.state.places] == [None, None]


def test_clocks_do_not_run_while_the_server_is_down() -> None:
    desk = playing("Ann o", first=0, clock=30)
    desk.now += 25_000
    down = 10**8
    desk.now += down
    desk.resume()
    assert desk.due() == desk.now + 30_000
    desk.tick()
    assert desk.state.bot(0) is None


def test_a_restart_is_no_event_where_no_clock_runs() -> None:
    desk = playing("Ann o")
    seq = desk.state.seq
    desk.resume()
    assert desk.state.seq == seq


GONE = LIMITS.node_lease + 1_000
"""Milliseconds without anybody before another server takes a table over."""


def take_over_every(desk: Desk, period: int, first: int, still: Callable[[], bool]) -> int:
    """Let one server after another take a table over; return after how long it ended that way."""
    begun = desk.now
    while still() and desk.now - begun < 10**6:
        desk.now += 500
        until = (first - (desk.now - begun)) % period
        if until == 0:
            desk.resume(shared=True)
        if not 0 < until < GONE:
            desk.tick()
    return desk.now - begun


PACES = [(period, first) for period in (9_000, 15_000, 26_000) for first in range(0, period, 500)]
"""Every so often a server takes the table over, the first one after so long."""
COST = LIMITS.node_lease + BACK
"""What one of them gives back at most."""


@pytest.mark.parametrize(("period", "first"), PACES)
def test_a_vote_ends_in_its_time_though_servers_take_the_table_over(
    period: int, first: int
) -> None:
    desk = playing("Ann o", first=0)
    desk.now += 1_000
    desk.move()
    desk.now += 1_000
    assert is_ok(desk.do("ann", AskUndo, seat=0, base=desk.state.version))
    took = take_over_every(desk, period, first, lambda: desk.state.undo is not None)
    assert 30_000 <= took <= 30_000 + GONE + COST
    assert "Resumed" not in desk.events()


@pytest.mark.parametrize(("period", "first"), PACES)
def test_a_move_has_its_time_once_though_servers_take_the_table_over(
    period: int, first: int
) -> None:
    desk = playing("Ann o", first=0, clock=30)
    took = take_over_every(desk, period, first, lambda: desk.state.bot(0) is None)
    assert 30_000 <= took <= 30_000 + GONE + COST
    assert "Resumed" not in desk.events()


@pytest.mark.parametrize("after", [10_000, 25_000, 30_000, 30_000 + GONE])
def test_nobody_runs_out_of_time_while_another_server_takes_over(after: int) -> None:
    desk = playing("Ann o", first=0, clock=30)
    over = desk.due()
    desk.now += after
    desk.resume(shared=True)
    assert desk.due() == max(over or 0, desk.now + COST)
    desk.now += COST - 1
    desk.tick()
    assert desk.state.bot(0) is None
    desk.now = desk.due() or 0
    desk.tick()
    assert desk.state.bot(0)


def test_what_was_over_while_no_server_was_there_begins_anew_once() -> None:
    desk = playing("Ann o", first=0, clock=30)
    for anew in (1, 1):
        desk.now += 10**8
        desk.resume(shared=True)
        assert desk.events().count("Resumed") == anew
    assert desk.due() == desk.now + COST
    desk.move()
    while desk.state.actor != 0:
        desk.move()
    desk.now += 10**8
    desk.resume(shared=True)
    assert desk.due() == desk.now + 30_000


def test_the_clock_of_a_bot_is_no_reason_to_begin_anew() -> None:
    desk = playing("Ann o", first=0, clock=30)
    desk.now += 30_000
    desk.tick()
    assert desk.state.bot(0)
    seq = desk.state.seq
    desk.resume(shared=True)
    assert desk.state.seq == seq


def test_the_end_of_the_time_is_told_for_people_only() -> None:
    desk = playing("Ann o", first=0, clock=30)
    assert whole(desk.state, "ann").until == desk.now + 30_000
    desk.now += 30_000
    desk.tick()
    assert whole(desk.state, "ann").until is None


def test_against_bots_alone_nobody_ever_plays_for_the_person() -> None:
    desk = playing("Ann b b", "", first=0, clock=30, away=60)
    since = desk.now
    assert desk.due(ann=since) is None
    assert whole(desk.state, "ann").until is None
    desk.now += 10**9
    desk.tick(ann=since)
    assert desk.state.bot(0) is None
    assert is_ok(desk.act("ann", 0, Flip()))


def test_a_game_against_bots_alone_waits_for_whoever_leaves_it() -> None:
    desk = playing("Ann b", "", first=0)
    assert is_ok(desk.do("ann", Leave))
    assert desk.state.bot(0) is None
    assert whole(desk.state, "ann").you.host
    desk.came("ann")
    assert desk.state.people[0].here


def test_nobody_plays_for_people_who_share_the_only_device() -> None:
    desk = playing("Ann Bea b", "", first=0, clock=30, away=60)
    since = desk.now
    assert desk.due(ann=since) == since + 30_000
    desk.now += 29_999
    desk.move()
    assert desk.state.places[0].absent is None
    assert desk.due(ann=since) == desk.now + 30_000


def test_the_clock_runs_again_once_two_people_play() -> None:
    desk = playing("Ann o b", first=0, clock=30, away=60)
    assert desk.due() == desk.now + 30_000
    assert desk.due(ann=desk.now - 50_000) == desk.now + 10_000
