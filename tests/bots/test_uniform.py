"""The random player."""

from fractions import Fraction
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support.chance import chances
from tusch import bots
from tusch.bots import UniformPlayer
from tusch.errors import OptionError
from tusch.registry import make


def only_legal(*legal: str) -> Any:
    """A view in which there is nothing to see but the legal actions."""
    return SimpleNamespace(legal=legal)


def test_every_legal_action_is_equally_likely() -> None:
    view = only_legal("a", "b", "c")
    found = chances(lambda rng: str(UniformPlayer(rng).choose(view)))
    assert found == dict.fromkeys("abc", Fraction(1, 3))


def test_same_chance_gives_the_same_choices() -> None:
    view = only_legal(*"abcdefgh")
    one, other = UniformPlayer(Random(5)), UniformPlayer(Random(5))
    assert [one.choose(view) for _ in range(20)] == [other.choose(view) for _ in range(20)]


def test_bot_is_made_by_its_name() -> None:
    assert bots.make("random", make("figaro"), Random(1)).choose(only_legal("a")) == "a"


def test_unknown_bot_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(OptionError, match=r"Unknown bot ‘nobody’.*random"):
        bots.make("nobody", make("figaro"), Random(1))
