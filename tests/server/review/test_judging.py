"""A hint says why, where the next best move is proven to be worse."""

from typing import Any

import pytest

from tests.coach.support.blunders import FILLING, TRIO_OF_A_GALA
from tests.flohcati.support.table import position
from tests.i18n.support.reading import tell
from tusch import codec, registry
from tusch.flohcati.state import Phase
from tusch.i18n import LANGUAGES
from tusch.server.review.judging import Judge
from tusch.server.review.messages import Advised

ONLY = position("A7 B0 C0", "D1 E1", row="D7", phase=Phase.FINISH)
LAST = position("A0 B0", "D1 E1", row="F0", deck="steal")
"""A third zero lies there; the last card of the deck ends the game without it, but is no bust."""


def advised(name: str, state: Any) -> Advised:
    """What the coach would do for seat 0."""
    game = registry.make(name)
    return Judge(game, None).advise(codec.encode(game.observe(state, 0)))


@pytest.mark.parametrize(
    ("state", "move", "why"),
    [(TRIO_OF_A_GALA, "gala", "flohcati-hint-"), (LAST, "take F0", "flohcati-hint-third")],
)
def test_a_hint_says_why_the_next_best_move_is_worse(state: Any, move: str, why: str) -> None:
    found = advised("flohcati", state)
    assert found.move == move
    assert found.reason.id == "coach-hint-better"
    assert found.why
    assert found.why.id.startswith(why)
    assert "owner" not in found.why.args
    for lang in LANGUAGES:
        tell(found.why, 2, lang)


def test_where_nothing_is_proven_nothing_is_said() -> None:
    found = advised("flohcati", ONLY)
    assert (found.reason.id, found.why) == ("coach-hint-only", None)
    found = advised("figaro", FILLING)
    assert (found.why is None) or found.reason.id == "coach-hint-better"
