"""Planted blunders are found, and named for the right reason, with numbers that are true."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.figaro.support.table import figaro, whole
from tests.figaro.support.table import position as figaro_cards
from tests.flohcati.support.table import ALL_TEN
from tests.flohcati.support.table import GAME as FLOHCATI
from tests.flohcati.support.table import position as flohcati_position
from tests.i18n.support.reading import tell
from tusch.coach.appraisers import appraiser
from tusch.coach.budget import reference
from tusch.coach.decisions.reasons import WORLDS, futures, reason
from tusch.coach.decisions.reference import Search
from tusch.coach.decisions.verdicts import verdicts
from tusch.coach.decisions.weighing import Choice, Weighed, weigh
from tusch.coach.report import Verdict
from tusch.figaro.coach.reasons import reason as figaro_reason
from tusch.figaro.state import Action, State
from tusch.flohcati.state import Phase
from tusch.game import Arg, Message, Step
from tusch.i18n import LANGUAGES
from tusch.registry import AnyGame

FIGARO = figaro()
GALA_WITH_TRIO = "A3 B3 C3 D1 E2 F2 G4 H0 I4 J5"


def figaro_position(displays: Sequence[str], hands: Sequence[str]) -> State:
    """Seat 0 is on turn; what is not named was collected by the last seat."""
    return whole(FIGARO, figaro_cards(displays, hands), len(hands) - 1)


def looked_at(game: AnyGame, state: Any, move: str, better: str | None = None) -> Weighed:
    """What the coach finds about a move of whoever acts."""
    view = game.observe(state, state.turn)
    plan = reference(game.name, None, compiled=True)
    thoughts = Search(game, plan).think(view)
    choice = Choice(0, view, game.parse(move, dealer=False))
    found = weigh(game, choice, thoughts, appraiser(game), plan)
    return found if better is None else found._replace(rival=game.parse(better, dealer=False))


def blunder(game: AnyGame, state: Any, move: str) -> Message:
    """Why a move is costly, which it must be."""
    found = looked_at(game, state, move)
    assert verdicts([found]) == [Verdict.COSTLY]
    return reason(game, found)


def test_a_display_of_ones_own_filled_to_six_for_nothing() -> None:
    state = figaro_position(
        ["R3 R2", "Y2 Y2", "G3", "B2 B1"],
        ["R2 Y1 G1 B1 P1 P1", "R1 Y1 Y2 G2 P2", "R1 G1 B2 B2 P2", "Y1 Y3 G2 B1 P3"],
    )
    found = blunder(FIGARO, state, "R2>0")
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
    state = flohcati_position(
        GALA_WITH_TRIO,
        "A1 B1 C2 D2 E4 F4",
        "A2 B2 C4 D4",
        phase=Phase.FINISH,
    )
    assert blunder(FLOHCATI, state, "trio A3,B3,C3") == Message(
        "flohcati-coach-trio-gala", {"owner": 0}
    )


def test_a_flip_is_told_by_the_cards_that_end_the_turn() -> None:
    state = flohcati_position("A1 B1", "C1", row="D5 E5 F7", deck="D1 D2 E1 G1 H1 steal")
    found = reason(FLOHCATI, looked_at(FLOHCATI, state, "flip", "take F7"))
    args = {"owner": 0, "doubles": 3, "deck": 6}
    assert found == Message("flohcati-coach-bust", {**args, "card": "F7"})
    found = reason(FLOHCATI, looked_at(FLOHCATI, state, "take D5", "flip"))
    assert found == Message("flohcati-coach-flip-on", {**args})


@pytest.mark.parametrize(
    ("move", "better", "id", "args"),
    [
        ("take A4", "take C0", "nearer", {"owner": 0, "card": "C0", "missing": 7}),
        ("take A4", "take D2", "nearer", {"owner": 0, "card": "D2", "missing": 7}),
        ("take C0", "take D2", "third", {"card": "D2"}),
        ("take B6", "take A7", "card", {"owner": 0, "card": "A7", "points": 5, "instead": 4}),
    ],
)
def test_a_card_is_told_by_what_it_brings(
    move: str, better: str, id: str, args: dict[str, Any]
) -> None:
    state = (
        flohcati_position("A2 B2", "E1", "E2", row="A4 C0 D2")
        if "6" not in move
        else (flohcati_position("A2 B2", "E1", "E2", row="A7 B6"))
    )
    found = reason(FLOHCATI, looked_at(FLOHCATI, state, move, better))
    assert found == Message(f"flohcati-coach-{id}", args)


def test_a_trio_is_told_by_its_points_and_by_what_the_gala_misses() -> None:
    state = flohcati_position("A3 A1 B3 C3", "D1", "E1", phase=Phase.FINISH)
    gala = {"missing": 9, "before": 7, "further": 2}
    args: dict[str, Arg] = {"owner": 0, "bonus": 10, "points": 8, **gala}
    laid = looked_at(FLOHCATI, state, "trio A3,B3,C3", "end")
    assert reason(FLOHCATI, laid) == Message("flohcati-coach-trio-keep", args)
    kept = looked_at(FLOHCATI, state, "end", "trio A3,B3,C3")
    assert reason(FLOHCATI, kept) == Message("flohcati-coach-trio-lay", args)


def test_a_gala_is_told_by_how_often_it_wins() -> None:
    ahead = flohcati_position(ALL_TEN, "A1", "B1", phase=Phase.FINISH)
    found = reason(FLOHCATI, looked_at(FLOHCATI, ahead, "end", "gala"))
    assert found == Message("flohcati-coach-gala-open", {"owner": 0, "often": 100})
    behind = flohcati_position(ALL_TEN, "A7 B7 C7 D7 E7 F7 G7", "H1", phase=Phase.FINISH)
    found = reason(FLOHCATI, looked_at(FLOHCATI, behind, "gala", "end"))
    assert found == Message("flohcati-coach-gala-wait", {"owner": 0, "often": 0})


def test_a_theft_is_told_by_what_the_hands_bring_in_ten_games() -> None:
    state = flohcati_position("A1", "B7", "A0", phase=Phase.STEAL)
    found = reason(FLOHCATI, looked_at(FLOHCATI, state, "steal 2", "steal 1"))
    assert found == Message(
        "flohcati-coach-rob", {"owner": 0, "seat": 1, "points": 70, "instead": 0}
    )


def test_worlds_are_the_same_for_all_moves() -> None:
    state = figaro_position(["R1", "Y2", "", ""], ["R2 Y1 O", "R1 G2 B1", "G1 B2 P2", "Y3 P1 J1"])
    after = futures(FIGARO, FIGARO.observe(state, 0))
    one, two = (
        [next(steps).before for steps in after(FIGARO.parse(move, dealer=False))]
        for move in ("R2>0", "O")
    )
    assert one == two
    assert len(one) == WORLDS
    assert len({*one}) > 1


def test_who_has_to_collect_is_told_as_it_happens() -> None:
    state = figaro_position(
        ["", "Y3 Y2", "", ""], ["Y1 R1 R1 R1", "Y1 G1 G1", "Y2 G2 B1", "Y1 B2 B2"]
    )
    view = FIGARO.observe(state, 0)
    lead, fill, take = (FIGARO.parse(move, dealer=False) for move in ("R1>0", "Y1>1", "take"))

    def three_of_four(move: Action) -> Iterator[Iterator[Step[State, Action]]]:
        step = Step(state, 0, move, FIGARO.apply(state, move))
        return iter([iter([step]), iter([step]), iter([step]), iter([])])

    assert figaro_reason(FIGARO, view, lead, fill, three_of_four) == Message(
        "figaro-coach-they-collect",
        {"owner": 0, "seat": 1, "often": 75, "instead": 0, "later": 3},
    )
    assert figaro_reason(FIGARO, view, take, fill, three_of_four) == Message(
        "figaro-coach-took", {"owner": 0, "count": 2, "often": 0, "later": 0}
    )
    assert figaro_reason(FIGARO, view, fill, take, three_of_four) == Message(
        "figaro-coach-take-now", {"owner": 0, "count": 2, "often": 0, "later": 0}
    )
    assert figaro_reason(FIGARO, view, lead, lead, three_of_four) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_is_a_sentence_in_every_language(lang: str) -> None:
    state = flohcati_position("A1", "B7", "A0", phase=Phase.STEAL)
    found = reason(FLOHCATI, looked_at(FLOHCATI, state, "steal 2", "steal 1"))
    assert all("70" in text for text in tell(found, 2, lang))
