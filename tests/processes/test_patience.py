"""How often one tries, when one rests, and how a child is brought to its end."""

import pytest

from tusch.processes.patience import BrokenError, Patience, Retries, Way

PATIENCE = Patience(grace=1.0, tries=2, longest_rest=60.0)


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.mark.parametrize(
    ("asks", "at_once", "ways"),
    [
        (0, False, ("wait", "kill")),
        (0, True, ("kill",)),
        (2, False, ("wait", "ask", "ask", "kill")),
        (2, True, ("ask", "ask", "kill")),
    ],
)
def test_child_is_killed_last(asks: int, at_once: bool, ways: tuple[Way, ...]) -> None:
    assert Patience(grace=1.0, asks=asks).ways(at_once=at_once) == ways


def test_question_is_asked_as_often_as_there_are_tries() -> None:
    assert [*Retries(PATIENCE).attempts()] == [0, 1]


def test_children_that_break_at_once_are_tried_again_later_and_later() -> None:
    clock = Clock()
    retries = Retries(PATIENCE, clock)
    for _ in range(2):
        retries.failed()
        assert [*retries.attempts()] == [0, 1]
    rests = []
    for _ in range(5):
        retries.failed()
        began = clock.time
        while not [*retries.attempts()]:
            clock.time += 1
        rests.append(clock.time - began)
    assert rests == [8, 16, 32, 60, 60]


def test_rest_that_begins_between_two_tries_ends_them() -> None:
    retries = Retries(PATIENCE, Clock())
    tried = 0
    for _ in retries.attempts():
        tried += 1
        for _ in range(3):
            retries.failed()
    assert tried == 1


def test_answer_makes_all_failures_good() -> None:
    retries = Retries(PATIENCE, Clock())
    for _ in range(8):
        retries.failed()
        retries.worked()
    assert [*retries.attempts()] == [0, 1]


def test_broken_child_says_why() -> None:
    assert str(BrokenError("hangs")) == "hangs"
    assert str(BrokenError("not started", "No such file")) == "not started: No such file"
