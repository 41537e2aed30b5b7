"""Z15 to Z17: the last card, the score and the winners."""

from collections import Counter

import pytest
from hypothesis import given

from tests.flohcati.support.table import ALL_TEN, GAME, TIES, act, cards, legal, names, position
from tests.flohcati.support.walks import Steps, walks
from tusch.flohcati import Flohcati
from tusch.flohcati.state import Phase, State
from tusch.game import Arg, Message, Outcome, Reason


def outcome(state: State, game: Flohcati = GAME) -> Outcome:
    found = game.outcome(state)
    assert found is not None
    return found


@pytest.mark.clause("Z15")
def test_last_card_in_the_row_must_be_answered_by_a_take() -> None:
    state = act(position("A4 B4", "", row="C4", deck="D1"), "flip", "D1")
    assert legal(state) == ["take C4", "take D1"]
    taken = act(state, "take C4")
    assert legal(taken) == ["trio A4,B4,C4", "end"]
    over = act(taken, "trio A4,B4,C4")
    assert over.phase is Phase.OVER
    assert GAME.actor(over) is None
    assert GAME.legal_actions(over) == ()


@pytest.mark.clause("Z15")
def test_last_take_without_a_trio_ends_the_game() -> None:
    over = act(position("", "", deck="D1"), "flip", "D1", "take D1")
    assert over.phase is Phase.OVER
    assert names(over.hands[0]) == "D1"


@pytest.mark.clause("Z15", "Z6")
def test_bust_with_the_last_card_ends_the_game() -> None:
    over = act(position("A4 B4 C4", "", row="D1", deck="D2"), "flip", "D2")
    assert over.phase is Phase.OVER
    assert over.trios == ((), ())


@pytest.mark.clause("Z15", "Z13")
def test_gala_after_the_last_card() -> None:
    state = act(position(ALL_TEN, "", row="A7", deck="D7"), "flip", "D7", "take A7")
    assert legal(state) == ["gala", "end"]
    assert outcome(act(state, "gala")).totals[0] == outcome(act(state, "end")).totals[0] + 10


@pytest.mark.clause("Z15")
@pytest.mark.parametrize("action", ["demand", "steal"])
def test_action_as_the_last_card_is_carried_out(action: str) -> None:
    state = act(position("A4 B4", "C4", row="D1", deck=action), "flip", action)
    assert legal(state) == [f"{action} 1"]
    got = act(state, f"{action} 1", "give C4" if action == "demand" else "C4")
    assert legal(got) == ["trio A4,B4,C4", "end"]
    assert act(got, "end").phase is Phase.OVER


@pytest.mark.clause("Z15", "Z9", "Z10")
@pytest.mark.parametrize("action", ["demand", "steal"])
def test_action_without_a_victim_as_the_last_card_ends_the_game(action: str) -> None:
    over = act(position("A4 B4", "", row="D1", deck=action), "flip", action)
    assert over.phase is Phase.OVER
    assert names(over.row) == "D1"


@pytest.mark.clause("Z15")
def test_game_goes_on_while_a_card_is_left() -> None:
    state = act(position("", "", row="D1", deck="E1"), "take D1")
    assert GAME.actor(state) == 1
    assert GAME.outcome(state) is None


@pytest.mark.clause("Z15")
@given(walks())
def test_only_an_empty_deck_or_a_gala_ends_a_game(walked: tuple[Flohcati, Steps]) -> None:
    game, steps = walked
    for step in steps:
        assert game.outcome(step.before) is None
    last = steps[-1].after
    assert last.gala is not None or not last.deck
    assert game.actor(last) is None


@pytest.mark.clause("Z16")
def test_score_says_which_card_counts_and_which_does_not() -> None:
    state = position(
        "A6 B4 B2 B1", "C0", phase=Phase.OVER, trios=[["D3 E3 F3"], []], gala=1, deck=""
    )
    told = outcome(state)
    assert told.reasons == (
        Reason(0, "Z16", 6, why("attraction", seat=0, attraction="A", card="A6")),
        Reason(0, "Z16", 4, why("attraction", seat=0, attraction="B", card="B4")),
        Reason(0, "Z16", 0, why("double", seat=0, cards=cards("B2 B1"))),
        Reason(0, "Z16", 10, why("trio", seat=0, cards=cards("D3 E3 F3"))),
        Reason(1, "Z16", 0, why("attraction", seat=1, attraction="C", card="C0")),
        Reason(1, "Z16", 10, why("gala", seat=1)),
    )
    assert told.totals == (20, 10)
    assert told.winners == (0,)
    assert told.ranking is None


def why(id: str, **args: Arg) -> Message:
    return Message(f"flohcati-why-{id}", args)


@pytest.mark.clause("Z16")
def test_empty_hand_without_a_trio_scores_nothing() -> None:
    assert outcome(position("", "A1", phase=Phase.OVER, deck="")).totals == (0, 1)


@pytest.mark.clause("Z16")
def test_whoever_could_have_opened_the_gala_gets_nothing_for_it() -> None:
    state = position(ALL_TEN, "A1", phase=Phase.OVER, deck="")
    assert outcome(state).totals[0] == 20


@pytest.mark.clause("Z16", "Z17")
@given(walks())
def test_totals_are_what_the_hands_say(walked: tuple[Flohcati, Steps]) -> None:
    game, steps = walked
    last = steps[-1].after
    told = outcome(last, game)
    added: Counter[int] = Counter()
    for reason in told.reasons:
        added[reason.seat] += reason.points
    for seat, hand in enumerate(last.hands):
        values = [[int(card[1]) for card in hand if card[0] == letter] for letter in "ABCDEFGHIJ"]
        total = sum(max(each, default=0) for each in values)
        total += 10 * len(last.trios[seat]) + (10 if last.gala == seat else 0)
        assert told.totals[seat] == added[seat] == total
    best = {seat for seat, total in enumerate(told.totals) if total == max(told.totals)}
    assert set(told.winners) <= best
    assert list(told.winners) == sorted(told.winners) != []
    if game.ruleset.ties == "shared":
        assert set(told.winners) == best


@pytest.mark.clause("Z17")
def test_equal_totals_share_the_win() -> None:
    state = position("A5", "B5", "C4", phase=Phase.OVER, deck="")
    told = outcome(state)
    assert told.winners == (0, 1)
    assert told.reasons[-2:] == (
        Reason(0, "Z17", 0, why("tie-shared", seat=0), settles=True),
        Reason(1, "Z17", 0, why("tie-shared", seat=1), settles=True),
    )


@pytest.mark.clause("Z17")
def test_win_without_a_tie_needs_no_further_line() -> None:
    for game in (GAME, TIES):
        told = outcome(position("A5", "B4", phase=Phase.OVER, deck=""), game)
        assert told.winners == (0,)
        assert {reason.clause for reason in told.reasons} == {"Z16"}


TIED = {
    "more trios win": (
        position("A5 B5", "C0", phase=Phase.OVER, trios=[[], ["A1 B1 C1"]], deck=""),
        (1,),
        "trios",
    ),
    "trios come before the gala": (
        position("A7", "B7", phase=Phase.OVER, trios=[[], ["A1 B1 C1"]], gala=0, deck=""),
        (1,),
        "trios",
    ),
    "trios come before the highest card": (
        position("A7 B3", "C0", phase=Phase.OVER, trios=[[], ["A1 B1 C1"]], deck=""),
        (1,),
        "trios",
    ),
    "then whoever opened the gala": (
        position("A7 B3", "C0", "D5 E5", phase=Phase.OVER, gala=1, deck=""),
        (1,),
        "gala",
    ),
    "then the highest single card": (
        position("A5 B4", "A3 B6", "C5 D4", phase=Phase.OVER, deck=""),
        (1,),
        "card",
    ),
    "lower doubles may hold the highest card of no other": (
        position("A5 A4 B4", "C5 D4", phase=Phase.OVER, deck=""),
        (0, 1),
        "shared",
    ),
    "an empty hand is below a zero": (
        position("A0", "", "", phase=Phase.OVER, deck=""),
        (0,),
        "card",
    ),
    "still equal is shared": (
        position("A5 B4", "C4 D5", "E5 F3", phase=Phase.OVER, deck=""),
        (0, 1),
        "shared",
    ),
    "empty hands share": (
        position("", "", phase=Phase.OVER, deck=""),
        (0, 1),
        "shared",
    ),
    "only equals are compared": (
        position("A7 B7", "C0", phase=Phase.OVER, trios=[[], ["A1 B1 C1"]], deck=""),
        (0,),
        "no tie",
    ),
}


@pytest.mark.clause("Z17")
@pytest.mark.parametrize(("state", "winners", "decided"), TIED.values(), ids=TIED)
def test_ties_are_broken_by_trios_then_gala_then_card(
    state: State, winners: tuple[int, ...], decided: str
) -> None:
    told = outcome(state, TIES)
    assert told.winners == winners
    leaders = [seat for seat, total in enumerate(told.totals) if total == max(told.totals)]
    assert outcome(state).winners == tuple(leaders)
    if len(leaders) > 1:
        lines = [reason for reason in told.reasons if reason.clause == "Z17"]
        end = f"tie-{decided}"
        assert lines == [
            Reason(seat, "Z17", 0, why(end, seat=seat), settles=True) for seat in winners
        ]


@pytest.mark.clause("Z17")
def test_tie_of_three_is_broken_by_one_comparison_after_another() -> None:
    laid = [["G1 H1 I1"], ["G2 H2 I2"], []]
    hands = ("A7 B3", "C6 D4", "E7 F7 J6")
    told = outcome(position(*hands, phase=Phase.OVER, trios=laid, deck=""), TIES)
    assert told.totals == (20, 20, 20)
    assert told.winners == (0,)
