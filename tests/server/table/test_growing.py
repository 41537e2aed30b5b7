"""Sequences that grow at their end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tusch.server.table.growing import Growing

PLACES = st.lists(st.integers(0, 30), max_size=60)


@given(PLACES)
def test_whatever_grows_from_whatever_leaves_all_others_what_they_were(froms: list[int]) -> None:
    grown: list[Growing[str]] = [Growing("a")]
    tuples: list[tuple[str, ...]] = [("a",)]
    for item, number in enumerate(froms):
        place = number % len(grown)
        grown.append(grown[place].grown(str(item)))
        tuples.append((*tuples[place], str(item)))
    assert [each[:] for each in grown] == tuples
    assert [len(each) for each in grown] == [len(each) for each in tuples]
    assert [list(each) for each in grown] == [list(each) for each in tuples]


@given(PLACES, st.integers(-70, 70), st.integers(-70, 70))
def test_items_are_found_as_in_a_tuple(items: list[int], start: int, stop: int) -> None:
    mine, theirs = Growing(items), tuple(items)
    mine.grown(-1)
    assert mine[start:stop] == theirs[start:stop]
    if -len(items) <= start < len(items):
        assert mine[start] == theirs[start]
    else:
        with pytest.raises(IndexError):
            mine[start]


@given(PLACES)
def test_the_same_items_are_the_same_sequence(items: list[int]) -> None:
    shorter = Growing(items)
    longer = shorter.grown(1)
    again = Growing([*items, 1])
    assert longer == again != shorter
    assert hash(longer) == hash(again)
    assert repr(longer) == f"Growing({(*items, 1)!r})"
    assert longer != (*items, 1)
