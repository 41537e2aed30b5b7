"""Planted blunders are found, and named for the right reason; a hint says it before the move."""

from random import Random
from typing import Any

import pytest

from tests.coach.support.blunders import FIGARO, FILLING, TRIO_OF_A_GALA
from tests.coach.support.looking import FEW, looked_at
from tests.flohcati.support.table import ALL_TEN
from tests.flohcati.support.table import GAME as FLOHCATI
from tests.flohcati.support.table import position as flohcati_position
from tests.i18n.support.catalogue import catalogue
from tests.i18n.support.reading import tell
from tests.i18n.support.vocabulary import hints
from tusch import registry
from tusch.coach.decisions.reasons import SURE, WORLDS, Futures, hint, reason
from tusch.coach.decisions.verdicts import verdicts
from tusch.coach.report import Verdict
from tusch.flohcati.state import Phase
from tusch.game import Message
from tusch.i18n import LANGUAGES
from tusch.registry import AnyGame


def blunder(game: AnyGame, state: Any, move: str) -> Message:
    """Why a move is costly, which it must be."""
    found = looked_at(game, state, move)
    assert verdicts([found]) == [Verdict.COSTLY]
    return reason(game, found)


def test_a_display_of_ones_own_filled_to_six_for_nothing() -> None:
    found = blunder(FIGARO, FILLING, "R2>0")
    assert found == Message("figaro-coach-filled", {"owner": 0, "count": 8})


def test_a_flip_into_a_full_row_with_the_gala_in_hand() -> None:
    state = flohcati_position(
        ALL_TEN,
        "A1 B1 C2 D2 E1 F1 G1 H1 I1",
        "A2 B2 C3",
        row="B5 C5 D5 E5 F5 G5 H5 I5 J5",
    )
    found = blunder(FLOHCATI, state, "flip")
    lies = {card.attraction for card in state.row}
    doubles = sum(card.attraction in lies for card in state.deck if card.attraction)
    assert found == Message(
        "flohcati-coach-bust-gala", {"owner": 0, "doubles": doubles, "deck": len(state.deck)}
    )


def test_a_trio_that_costs_the_gala() -> None:
    assert blunder(FLOHCATI, TRIO_OF_A_GALA, "trio A3,B3,C3") == Message(
        "flohcati-coach-trio-gala", {"owner": 0}
    )


def test_without_another_reason_the_chances_are_told() -> None:
    # The deck is empty: whatever is done now, the game is over, and its outcome is known.
    state = flohcati_position("A7 B6 C5 A1 B1 C1", "D7 E7 F7 G5", deck="", phase=Phase.FINISH)
    won = {}
    for move in ("trio A1,B1,C1", "end"):
        after = FLOHCATI.apply(state, FLOHCATI.parse(move, dealer=False))
        while FLOHCATI.actor(after) is not None:
            after = FLOHCATI.apply(after, FLOHCATI.parse("end", dealer=False))
        outcome = FLOHCATI.outcome(after)
        assert outcome
        won[move] = 100 if outcome.winners == (0,) else 0
    assert won == {"trio A1,B1,C1": 100, "end": 0}
    # Nothing can be said for the worse move but what it wins.
    found = looked_at(FLOHCATI, state, "trio A1,B1,C1", "end")
    args = {"owner": 0, "chance": won["end"], "instead": won["trio A1,B1,C1"]}
    assert reason(FLOHCATI, found) == Message("coach-why-chance", {**args})
    assert hint(FLOHCATI, found) is None


@pytest.mark.parametrize("name", registry.GAMES)
def test_worlds_are_the_same_for_all_moves_and_depend_on_the_view_alone(name: str) -> None:
    game = registry.make(name)
    state = FILLING if name == "figaro" else TRIO_OF_A_GALA
    view = game.observe(state, 0)
    after = Futures(game, view, FEW)
    one, two = ([next(steps).before for steps in after(move)] for move in view.legal[:2])
    assert one == two
    assert len(one) == FEW <= WORLDS
    other = Futures(game, game.observe(game.determinize(view, Random(7)), 0))
    assert other.chance == after.chance
    assert len({*one}) > 1 or name == "flohcati"


def test_a_difference_is_told_only_beyond_its_error() -> None:
    futures = Futures(FIGARO, FIGARO.observe(FILLING, 0))
    # 10 of 100 in 40 worlds: 4 of them. Its error is 0.048, so it is no more than 2.1 of it.
    assert not futures.clear([1.0] * 4 + [0.0] * 36, 0.1)
    assert futures.clear([1.0] * 40 + [0.0] * 360, 0.1)
    assert not futures.clear([1.0] * 40 + [0.0] * 360, 0.15)
    assert not futures.clear([1.0, -1.0] * 20 + [0.0], 0.0)
    assert futures.clear([2.0] * 3, 2.0)
    assert SURE == 2.6


@pytest.mark.parametrize(
    ("game", "state", "move", "id"),
    [
        (FIGARO, FILLING, "R2>0", "figaro-hint-filled"),
        (FLOHCATI, TRIO_OF_A_GALA, "trio A3,B3,C3", "flohcati-hint-trio-gala"),
    ],
)
def test_a_hint_says_the_same_to_whoever_has_not_moved_yet(
    game: AnyGame, state: Any, move: str, id: str
) -> None:
    found = looked_at(game, state, move)
    why, told = hint(game, found), reason(game, found)
    assert why
    assert why.id == id
    assert why.args == {name: arg for name, arg in told.args.items() if name != "owner"}
    for lang in LANGUAGES:
        assert tell(why, 2, lang).isdisjoint(tell(told, 2, lang))


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_reason_can_be_a_hint(game: str) -> None:
    texts = catalogue(LANGUAGES[0])
    assert hints(game) <= texts.keys()
    for id in hints(game):
        assert texts[id].arguments <= texts[id.replace("-hint-", "-coach-")].arguments - {"owner"}
