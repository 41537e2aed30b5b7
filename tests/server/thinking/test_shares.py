"""Whose question is next: fair between addresses, then between tables; nobody waits for ever."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tusch.server.thinking.shares import Asker, Shares

HEAVY, LIGHT = 1.0, 0.01


def taken(shares: Shares[str]) -> list[str]:
    """All that waits, in the order in which it is taken."""
    return [shares.pop() for _ in range(len(shares))]


def test_an_address_with_many_tables_lets_another_go_before() -> None:
    shares: Shares[str] = Shares()
    for table in range(144):
        shares.put(Asker("crowd", str(table)), HEAVY, "crowd")
    assert [shares.pop() for _ in range(20)] == ["crowd"] * 20
    for table in range(3):
        shares.put(Asker("guest", str(table)), HEAVY, "guest")
    assert taken(shares)[:7] == ["crowd", "guest", "crowd", "guest", "crowd", "guest", "crowd"]


def test_tables_of_one_address_take_turns() -> None:
    shares: Shares[str] = Shares()
    for number in range(3):
        for table in ("long", "other"):
            if table == "long" or number == 0:
                shares.put(Asker("", table), HEAVY, f"{table} {number}")
    assert taken(shares) == ["long 0", "other 0", "long 1", "long 2"]


def test_small_questions_have_their_turn_soon() -> None:
    shares: Shares[str] = Shares()
    for number in range(5):
        shares.put(Asker("house", f"{number}"), HEAVY, "large")
        shares.put(Asker(f"{number}", "0"), HEAVY, "large")
    shares.pop()
    shares.put(Asker("new", "steady"), LIGHT, "small")
    assert shares.pop() == "small"
    shares.put(Asker("house", "steady"), LIGHT, "small in the house")
    order = taken(shares)
    assert order.index("small in the house") <= 5, "one large question of each of the others"


@pytest.mark.parametrize(
    "flood",
    [lambda _: Asker("crowd", "1"), lambda n: Asker(str(n), "1"), lambda n: Asker("", str(n))],
    ids=["one table", "one address after another", "one table after another of the same address"],
)
def test_large_question_does_not_wait_for_ever_in_a_flood_of_small_ones(
    flood: Callable[[int], Asker],
) -> None:
    shares: Shares[str] = Shares()
    shares.put(flood(0), LIGHT, "small")
    shares.put(Asker("", "master"), HEAVY, "large")
    order = []
    for number in range(1, 400):
        shares.put(flood(number), LIGHT, "small")
        order.append(shares.pop())
    assert "large" in order


def test_whoever_was_away_has_saved_nothing_up() -> None:
    shares: Shares[str] = Shares()
    shares.put(Asker("guest", "1"), HEAVY, "guest")
    for number in range(20):
        shares.put(Asker("host", str(number)), HEAVY, "host")
    while shares.pop() != "guest":
        pass
    for _ in range(10):
        shares.pop()
    for number in range(3):
        shares.put(Asker("guest", str(number)), HEAVY, "guest")
    assert taken(shares)[:4] == ["host", "guest", "host", "guest"]


def test_nothing_is_remembered_of_those_who_were_here_long_ago() -> None:
    shares: Shares[int] = Shares()
    for number in range(1000):
        shares.put(Asker(str(number), "1"), LIGHT, number)
        shares.pop()
    assert len(shares._addresses._had) + len(shares._tables) <= 2


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xy"), st.booleans()), max_size=40)
)
def test_everything_is_taken_once_and_that_of_a_table_in_its_order(
    asked: list[tuple[str, str, bool]],
) -> None:
    shares: Shares[tuple[Asker, int]] = Shares()
    numbers: Counter[Asker] = Counter()
    for address, table, heavy in asked:
        asker = Asker(address, table)
        shares.put(asker, HEAVY if heavy else LIGHT, (asker, numbers[asker]))
        numbers[asker] += 1
    order = [shares.pop() for _ in asked]
    assert not len(shares)
    for asker, count in numbers.items():
        assert [number for who, number in order if who == asker] == list(range(count))
