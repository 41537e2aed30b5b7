"""Why not? `explain` names the clause that forbids an action, and misdeals are refused."""

import re
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.flohcati.support.table import ALL_TEN, ANY_TIME, GAME, act, begin, cards, position
from tests.flohcati.support.walks import Steps, walks
from tusch.flohcati import Flohcati
from tusch.flohcati.cards import DECK, Card
from tusch.flohcati.state import (
    Action,
    Demand,
    End,
    Flip,
    Gala,
    Give,
    Phase,
    State,
    Steal,
    Take,
    Trio,
)
from tusch.game import Arg, Message, Refusal
from tusch.i18n import t
from tusch.play import IllegalError, check

CIRCUS = [card for card in DECK if card.attraction]


def explained(state: State, seat: int | None, entry: str, game: Flohcati = GAME) -> Refusal | None:
    """What a viewer is told about an entry of a record."""
    dealer = entry.partition(" ")[0] in ("start", "C5")
    return game.explain(game.observe(state, seat), game.parse(entry, dealer=dealer))


ROW = position("A1 D4", "B1", "", row="C5 A2")
NO_ROW = position("A1 D4", "B1", "")
LAST = position("A1", "B1", row="C5", deck="")
TRIOS = "A3 B3 C3 D4"
FANFARE = act(position(TRIOS, "E1", row="D1"), "flip", "fanfare", "D2")
DEMAND = act(position(TRIOS, "E1", "", "F1"), "flip", "demand")
GIVE = act(DEMAND, "demand 3")
STEAL = act(position(TRIOS, "E1", "", "F1"), "flip", "steal")
DRAW = act(STEAL, "steal 3")
FINISH = act(position(TRIOS, "E1", row="D1"), "take D1")
FLIP = act(ROW, "flip")
SOUNDING = act(ROW, "flip", "fanfare")
GALA = position(ALL_TEN, "", row="A7")
OVER = position("A1", "B1", phase=Phase.OVER, deck="")
OPENED = position("A1", "B1", phase=Phase.OVER, gala=1)

EXPLAINED: list[tuple[State, int | None, str, str, str, dict[str, Arg]]] = [
    # Whose move it is.
    (ROW, None, "flip", "Z3", "spectator", {}),
    (ROW, None, "take C5", "Z3", "spectator", {}),
    (ROW, 0, "start 1", "Z3", "dealer", {}),
    (ROW, 0, "C5", "Z3", "dealer", {}),
    (ROW, 1, "flip", "Z3", "turn", {"seat": 0}),
    (ROW, 2, "take C5", "Z3", "turn", {"seat": 0}),
    (FINISH, 1, "flip", "Z3", "turn", {"seat": 0}),
    (GIVE, 0, "flip", "Z9", "gift-first", {"seat": 3}),
    (GIVE, 1, "flip", "Z9", "gift-first", {"seat": 3}),
    (GAME.start(3), 0, "flip", "Z3", "card-first", {}),
    (FLIP, 0, "flip", "Z5", "card-first", {}),
    (FLIP, 1, "take C5", "Z5", "card-first", {}),
    (SOUNDING, 0, "take C5", "Z11", "card-first", {}),
    (DRAW, 0, "steal 3", "Z10", "card-first", {}),
    (OVER, 0, "flip", "Z15", "over", {}),
    (OPENED, 0, "flip", "Z13", "over", {}),
    # Z5 to Z8.
    (NO_ROW, 0, "take C5", "Z5", "row-empty", {}),
    (ROW, 0, "take D4", "Z7", "not-in-row", {"card": "D4"}),
    (LAST, 0, "flip", "Z15", "deck-empty", {}),
    (ROW, 0, "end", "Z5", "due-turn", {}),
    (ROW, 0, "demand 1", "Z5", "due-turn", {}),
    (ROW, 0, "steal 1", "Z5", "due-turn", {}),
    # Z9, Z10.
    (DEMAND, 0, "demand 0", "Z9", "own-hand", {}),
    (DEMAND, 0, "demand 2", "Z9", "empty-hand", {"seat": 2}),
    (DEMAND, 0, "demand 4", "Z9", "no-seat", {"value": 4, "count": 4}),
    (DEMAND, 0, "steal 1", "Z9", "due-demand", {}),
    (DEMAND, 0, "flip", "Z9", "due-demand", {}),
    (DEMAND, 0, "trio A3,B3,C3", "Z12", "due-demand", {}),
    (GIVE, 3, "give A3", "Z9", "not-in-hand", {"card": "A3"}),
    (GIVE, 3, "flip", "Z9", "due-give", {}),
    (GIVE, 3, "end", "Z9", "due-give", {}),
    (ROW, 0, "give D4", "Z9", "no-demand", {}),
    (STEAL, 0, "steal 0", "Z10", "own-hand", {}),
    (STEAL, 0, "steal 2", "Z10", "empty-hand", {"seat": 2}),
    (STEAL, 0, "steal 99", "Z10", "no-seat", {"value": 99, "count": 4}),
    (STEAL, 0, "demand 1", "Z10", "due-steal", {}),
    (STEAL, 0, "take E5", "Z10", "due-steal", {}),
    # Z11.
    (FANFARE, 0, "flip", "Z11", "due-fanfare-take", {}),
    (FANFARE, 0, "end", "Z11", "due-fanfare-take", {}),
    (FANFARE, 0, "take D2", "Z7", "not-in-row", {"card": "D2"}),
    (FANFARE, 0, "trio A3,B3,C3", "Z12", "due-fanfare-take", {}),
    # Z12.
    (FINISH, 0, "flip", "Z12", "due-finish", {}),
    (FINISH, 0, "take D1", "Z12", "due-finish", {}),
    (FINISH, 0, "demand 1", "Z12", "due-finish", {}),
    (FINISH, 0, "trio A3,B3,F3", "Z12", "trio-not-in-hand", {"cards": ("F3",)}),
    (FINISH, 0, "trio D3,E3,F3", "Z12", "trio-not-in-hand", {"cards": ("D3", "E3", "F3")}),
    (FINISH, 0, "trio A3,B3,D4", "Z12", "trio-values", {"cards": ("A3", "B3", "D4")}),
    (FINISH, 0, "trio A3,B3", "Z12", "trio-values", {"cards": ("A3", "B3")}),
    (FINISH, 0, "trio A3,A3,B3", "Z12", "trio-values", {"cards": ("A3", "A3", "B3")}),
    (FINISH, 0, "trio B3,A3,C3", "Z12", "trio-order", {"cards": ("A3", "B3", "C3")}),
    (position(TRIOS, "", row="D1"), 0, "trio A3,B3,C3", "Z12", "trio-timing", {}),
    # Z13.
    (FINISH, 0, "gala", "Z13", "gala-missing", {"attractions": tuple("EFGHIJ")}),
    (ROW, 0, "gala", "Z13", "gala-missing", {"attractions": tuple("BCEFGHIJ")}),
    (GALA, 0, "gala", "Z13", "gala-timing", {}),
]


@pytest.mark.clause("Z3", "Z5", "Z7", "Z9", "Z10", "Z11", "Z12", "Z13", "Z15")
@pytest.mark.parametrize(
    ("state", "seat", "entry", "clause", "id", "args"),
    EXPLAINED,
    ids=[f"{row[0].phase}-{row[4]}-{row[2]}-{row[1]}-{row[3]}" for row in EXPLAINED],
)
def test_refusal_names_clause_and_particulars(
    state: State, seat: int | None, entry: str, clause: str, id: str, args: dict[str, Arg]
) -> None:
    wanted = Refusal(clause, Message(f"flohcati-why-not-{id}", args))
    refused = explained(state, seat, entry)
    assert refused == wanted
    assert refused.code == f"flohcati-why-not-{id}"


@pytest.mark.clause("Z12")
def test_trio_before_a_flip_is_refused_by_its_timing_alone() -> None:
    state = position(TRIOS, "", row="D1")
    assert explained(state, 0, "trio A3,B3,C3") is not None
    assert explained(state, 0, "trio A3,B3,C3", ANY_TIME) is None


@given(walked=walks(), place=st.floats(0, 1, exclude_max=True), seed=st.integers(0, 2**32))
def test_nothing_is_refused_but_what_is_not_legal(
    walked: tuple[Flohcati, Steps], place: float, seed: int
) -> None:
    game, steps = walked
    state = steps[int(place * len(steps))].before
    legal = set(game.legal_actions(state))
    actor = game.actor(state)
    tried = [*well_formed(state, Random(seed)), *legal]
    for seat in (None, *range(state.players)):
        view = game.observe(state, seat)
        for action in tried:
            refused = game.explain(view, action)
            assert (refused is None) == (seat is not None and seat == actor and action in legal)
            if refused:
                assert re.fullmatch("Z([3579]|1[0-5])", refused.clause)
                assert refused.code.startswith("flohcati-why-not-")


def well_formed(state: State, rng: Random) -> list[Action]:
    """All that a player could ever say, but only some of the trios."""
    actions: list[Action] = [Flip(), Gala(), End()]
    actions += [Take(card) for card in CIRCUS]
    actions += [Give(card) for card in CIRCUS]
    actions += [Demand(seat) for seat in range(7)]
    actions += [Steal(seat) for seat in range(7)]
    for hand in state.hands:
        near = [Trio(three) for three in combinations(hand, 3)]
        actions += rng.sample(near, min(5, len(near)))
    for _ in range(20):
        value = rng.randrange(8)
        actions.append(Trio(cards(" ".join(f"{c}{value}" for c in rng.sample("ABCDEFGHIJ", 3)))))
        actions.append(Trio(tuple(rng.choices(CIRCUS, k=rng.randrange(5)))))
    return actions


@given(walked=walks(), place=st.floats(0, 1, exclude_max=True))
def test_every_refusal_has_a_sentence(walked: tuple[Flohcati, Steps], place: float) -> None:
    game, steps = walked
    state = steps[int(place * len(steps))].before
    for seat in (None, *range(state.players)):
        view = game.observe(state, seat)
        for action in well_formed(state, Random(0))[::7]:
            refused = game.explain(view, action)
            if refused:
                assert t(refused.message)


MISDEALS: list[tuple[State, str, str, str, dict[str, Arg]]] = [
    (GAME.start(3), "start 3", "Z3", "start", {"value": 3, "count": 3}),
    (GAME.start(3), "C5", "Z3", "due", {"due": "start"}),
    (begin(), "C5", "Z5", "due", {"due": "turn"}),
    (begin(), "start 1", "Z5", "due", {"due": "turn"}),
    (FLIP, "start 1", "Z5", "due", {"due": "flip"}),
    (FLIP, "C5", "Z5", "deck", {"card": "C5"}),
    (FLIP, "B1", "Z5", "deck", {"card": "B1"}),
    (SOUNDING, "A2", "Z5", "deck", {"card": "A2"}),
    (act(position("", deck="fanfare A1"), "flip"), "demand", "Z5", "deck", {"card": "demand"}),
    (DRAW, "E1", "Z10", "hand", {"card": "E1"}),
    (DRAW, "J7", "Z10", "hand", {"card": "J7"}),
    (DRAW, "steal", "Z10", "hand", {"card": "steal"}),
    (DEMAND, "E1", "Z9", "due", {"due": "demand"}),
    (STEAL, "E1", "Z10", "due", {"due": "steal"}),
    (GIVE, "E1", "Z9", "due", {"due": "give"}),
    (FANFARE, "E1", "Z11", "due", {"due": "fanfare-take"}),
    (FINISH, "E1", "Z12", "due", {"due": "finish"}),
    (OVER, "E1", "Z15", "due", {"due": "over"}),
]


@pytest.mark.clause("Z2", "Z3", "Z5", "Z10", "Z11")
@pytest.mark.parametrize(
    ("state", "entry", "clause", "id", "args"),
    MISDEALS,
    ids=[f"{row[0].phase}-{row[1]}" for row in MISDEALS],
)
def test_misdeal_is_refused_with_particulars(
    state: State, entry: str, clause: str, id: str, args: dict[str, Arg]
) -> None:
    action = GAME.parse(entry, dealer=True)
    assert GAME.misdeal(state, action) == Refusal(clause, Message(f"flohcati-misdeal-{id}", args))


def test_misdeal_is_a_player_s_action_too() -> None:
    due = Message("flohcati-misdeal-due", {"due": "flip"})
    assert GAME.misdeal(FLIP, Flip()) == Refusal("Z5", due)


@given(walks())
def test_dealer_may_draw_what_is_there_and_nothing_else(walked: tuple[Flohcati, Steps]) -> None:
    game, steps = walked
    for step in steps[::5]:
        source: set[Card] = set()
        if step.before.phase in (Phase.FLIP, Phase.FANFARE):
            source = set(step.before.deck)
        elif step.before.phase is Phase.DRAW and step.before.target is not None:
            source = set(step.before.hands[step.before.target])
        for card in Card:
            drawn = game.parse(card, dealer=True)
            assert (game.misdeal(step.before, drawn) is None) == (card in source)


def test_refusal_is_the_same_whatever_the_others_hold() -> None:
    one = act(position("A1", "B1 B2", "C1"), "flip", "demand", "demand 1", "give B1", "flip")
    other = act(position("A1", "B1 B2", "C1"), "flip", "demand", "demand 1", "give B2", "flip")
    assert one != other
    for entry in ("flip", "give B1", "give B2", "steal 0", "trio B1,B2,C1", "gala"):
        assert explained(one, 2, entry) == explained(other, 2, entry)
        told = []
        for state in (one, other):
            with pytest.raises(IllegalError) as caught:
                check(GAME, state, 2, GAME.parse(entry, dealer=False))
            told.append((caught.value.message, caught.value.clause, str(caught.value)))
        assert told[0] == told[1]
