"""What a look at the clocks shows, whatever they show."""

from hypothesis import given
from hypothesis import strategies as st

from tusch.server.lobby.clock import DAY, HOLD, Steady, look, steady_clock
from tusch.store import Clock

TIMES = st.integers(0, 10**14)
NEAR = st.integers(-DAY, DAY)
FAR = st.integers(DAY + 1, 10**14) | st.integers(-(10**14), -DAY - 1)
CLOCKS = st.builds(Clock, TIMES, TIMES, st.just("a"), st.integers(0, HOLD), st.just(value=False))


@given(CLOCKS, TIMES, NEAR, TIMES)
def test_clocks_that_agree_are_believed_however_long_the_machine_slept(
    last: Clock, passed: int, off: int, ran: int
) -> None:
    found = look(last, last.wall + passed + off, Steady(last.steady + passed, "a"), ran)
    assert found.jump == 0
    assert found.clock.hold == max(0, last.hold - ran)


@given(CLOCKS, TIMES, FAR, TIMES)
def test_a_jump_either_way_holds_everything_for_the_whole_time(
    last: Clock, passed: int, off: int, ran: int
) -> None:
    found = look(last, last.wall + passed + off, Steady(last.steady + passed, "a"), ran)
    assert found.jump == off
    assert found.clock.hold == HOLD


@given(CLOCKS, TIMES, st.integers(-(10**14), 10**14))
def test_after_a_start_of_the_machine_a_day_may_be_missing_and_no_more(
    last: Clock, booted: int, off: int
) -> None:
    found = look(last, last.wall + booted + off, Steady(booted, "b"), 0)
    assert (found.jump == 0) == (abs(off) <= DAY)
    assert found.clock.hold == (last.hold if abs(off) <= DAY else HOLD)


@given(CLOCKS, TIMES, TIMES)
def test_the_word_of_the_host_is_taken_once(last: Clock, wall: int, at: int) -> None:
    found = look(last._replace(hold=0, trusted=True), wall, Steady(at, "b"), 0)
    assert found == (Clock(wall, at, "b"), 0)
    assert not found.clock.trusted


def test_a_new_file_is_not_held() -> None:
    assert look(None, 5, Steady(7, "a"), 0) == (Clock(5, 7, "a"), 0)


def test_the_steady_clock_goes_forward_and_keeps_its_name() -> None:
    clock = steady_clock()
    first, second = clock(), clock()
    assert first.run == second.run
    assert 0 <= first.at <= second.at
