"""What people write is shown without anything that cannot be seen or turns the writing round."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tusch.server.text import clean

DIRECTION = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c"
ANYTHING = st.text(st.characters(exclude_categories=()))


@given(ANYTHING, st.integers(0, 30))
def test_nothing_unseen_is_left(text: str, limit: int) -> None:
    shown = clean(text, limit)
    assert len(shown) <= limit
    assert shown == shown.strip()
    assert not {unicodedata.category(c) for c in shown} & {"Cc", "Cf", "Cs", "Zl", "Zp"}
    assert not set(DIRECTION) & set(shown)
    shown.encode()


@given(ANYTHING, st.integers(0, 30))
def test_cleaning_twice_changes_nothing(text: str, limit: int) -> None:
    once = clean(text, limit)
    assert clean(once, limit) == once


@given(ANYTHING)
def test_unseen_characters_cannot_make_another_name(text: str) -> None:
    spread = "".join(f"{c}\u200b\u202e" for c in text)
    assert clean(spread, 1000) == clean(text, 1000)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Ann \n Lee\t", "Ann Lee"),
        ("Ann\u202eeel", "Anneel"),
        ("e\u0301", "é"),
        ("Zoë 🎪 李", "Zoë 🎪 李"),
        ("a" + "\u0316" * 50, "a" + "\u0316" * 3),
        ("\u0316a", "a"),
        ("\x00\x1b[2J", "[2J"),
        ("\ud800", ""),
        ("abcdef", "abcd"),
        ("abc def", "abc"),
    ],
)
def test_examples(text: str, shown: str) -> None:
    assert clean(text, 4 if text.startswith("abc") else 24) == shown
