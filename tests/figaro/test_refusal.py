"""Why an action is not possible now, and every way a dealer's act can be wrong."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.figaro.support.table import act, counted, figaro, position
from tests.figaro.support.walks import walks
from tusch.figaro import Figaro
from tusch.figaro.cards import DECK, Card, Colour
from tusch.figaro.state import (
    Action,
    Deal,
    Keep,
    Phase,
    Play,
    Remove,
    Ring,
    Roads,
    Start,
    State,
    Swap,
    Take,
)
from tusch.game import DEALER, Arg, Message, Refusal, Seat, Step
from tusch.i18n import t
from tusch.play import IllegalError, check

Args = dict[str, Arg]


def refused(game: Figaro, state: State, seat: Seat | None, text: str) -> Refusal | None:
    """Why a viewer cannot do this."""
    return game.explain(game.observe(state, seat), game.parse(text, dealer=False))


def refusal(clause: str, code: str, **args: Arg) -> Refusal:
    """A refusal as it should be."""
    return Refusal(clause, Message(f"figaro-why-not-{code}", args))


BUSY = position(["R1", "J1", "Y2 O", "B1"], ["R2 Y1 G1 O J2"] * 4, turn=1)


@pytest.mark.clause("F9", "F11", "F12", "F13", "F15")
@pytest.mark.parametrize(
    ("seat", "text", "expected"),
    [
        (None, "R2>0", refusal("F9", "spectator")),
        (None, "take", refusal("F9", "spectator")),
        (None, "swap", refusal("F9", "spectator")),
        (0, "R2>0", refusal("F9", "turn", seat=1)),
        (2, "take", refusal("F9", "turn", seat=1)),
        (3, "O", refusal("F9", "turn", seat=1)),
        (1, "P1>1", refusal("F11", "not-in-hand", card="P1")),
        (1, "J1>1", refusal("F11", "not-in-hand", card="J1")),
        (1, "R2>1", refusal("F13", "colour-elsewhere", colour="R", owner=0)),
        (1, "R2>2", refusal("F13", "colour-elsewhere", colour="R", owner=0)),
        (1, "Y1>1", refusal("F13", "colour-elsewhere", colour="Y", owner=2)),
        (1, "G1>0", refusal("F13", "other-colour", card="G1", colour="R", owner=0)),
        (1, "G1>2", refusal("F13", "other-colour", card="G1", colour="Y", owner=2)),
        (1, "R2>4", refusal("F12", "no-seat", value=4, count=4)),
        (1, "J2>999", refusal("F12", "no-seat", value=999, count=4)),
        (1, "O>1", refusal("F15", "ring-own")),
        (1, "O>2", refusal("F15", "ring-own")),
        (1, "swap", refusal("F26", "exchange-now")),
        (1, "keep", refusal("F26", "exchange-now")),
        (0, "keep", refusal("F26", "exchange-now")),
        (1, "R2>0", None),
        (1, "G1>1", None),
        (1, "J2>3", None),
        (1, "O", None),
        (1, "take", None),
    ],
)
def test_each_clause_that_forbids_a_move_is_named_with_its_particulars(
    seat: int | None, text: str, expected: Refusal | None
) -> None:
    assert refused(figaro(), BUSY, seat, text) == expected
    assert expected is None or t(expected.message)


@pytest.mark.clause("F11", "F15")
@pytest.mark.parametrize("text", ["O", "O>0", "O>1"])
def test_a_ring_that_is_not_in_the_hand_cannot_be_played(text: str) -> None:
    state = position(["", "", ""], ["R1"] * 3)
    assert refused(figaro(), state, 0, text) == refusal("F11", "not-in-hand", card="O")


@pytest.mark.clause("F19")
def test_an_empty_table_and_a_second_take_into_the_hand_are_told_apart() -> None:
    game = figaro(voluntary_take="hand")
    used = (True, False, False)
    empty = position(["", "", ""], ["R1"] * 3, took_to_hand=used)
    again = position(["R1", "", ""], ["R1"] * 3, took_to_hand=used)
    assert refused(game, empty, 0, "take") == refusal("F19", "take-empty")
    assert refused(game, again, 0, "take") == refusal("F19", "take-twice")


@pytest.mark.clause("F12")
def test_a_lead_before_oneself_is_explained_where_the_option_forbids_it() -> None:
    game = figaro(lead_after_take="others")
    state = position(["", "", ""], ["R1 J1"] * 3, leads_away=True)
    assert refused(game, state, 0, "R1>0") == refusal("F12", "lead-away")
    assert refused(game, state, 0, "J1>0") == refusal("F12", "lead-away")
    assert refused(game, state, 0, "R1>1") is None


@pytest.mark.clause("F8")
@pytest.mark.parametrize("done", [0, 1, 2, 3])
@pytest.mark.parametrize("text", ["R1>0", "O", "take"])
def test_nobody_plays_before_the_cards_are_dealt(done: int, text: str) -> None:
    game = figaro()
    before = ("remove G", "roads 15,9/14,8/12,7", "start 2")[:done]
    state = act(game, game.start(3), *before)
    assert refused(game, state, 0, text) == refusal("F8", "deal-first")
    assert refused(game, state, None, text) == refusal("F9", "spectator")


@pytest.mark.clause("F29")
def test_nobody_plays_after_the_end() -> None:
    game = figaro()
    state = counted(game, (1, 2, 3), 0, round=3)
    assert refused(game, state, 0, "take") == refusal("F29", "over")
    assert refused(game, state, 0, "R1>0") == refusal("F29", "over")
    assert refused(game, state, 0, "keep") == refusal("F26", "exchange-now")


@pytest.mark.clause("F26")
def test_while_an_exchange_is_offered_its_player_alone_decides() -> None:
    game = figaro(exchange="optional")
    state = counted(game, (3, 2, 1), 0, round=3, roads=((), (), (15,)))
    assert state.phase is Phase.EXCHANGE
    assert refused(game, state, 2, "swap") is None
    assert refused(game, state, 2, "keep") is None
    assert refused(game, state, 0, "swap") == refusal("F26", "exchange-other", seat=2)
    for seat in range(3):
        assert refused(game, state, seat, "take") == refusal("F26", "exchange-first", seat=2)
        assert refused(game, state, seat, "R1>0") == refusal("F26", "exchange-first", seat=2)


@pytest.mark.clause("F8")
@pytest.mark.parametrize(
    "action", [Remove(Colour.RED), Roads(((1,),)), Start(0), Deal(((Card.R1,),))]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_cannot_act_for_the_dealer(action: Action, seat: int) -> None:
    game = figaro()
    assert game.explain(game.observe(BUSY, seat), action) == refusal("F8", "dealer")
    assert game.explain(game.observe(game.start(4), seat), action) == refusal("F8", "dealer")


def well_formed(players: int) -> Iterator[Action]:
    """Everything that a player could write down, seats that are not there included."""
    for card in Card:
        for to in (-1, *range(players + 2), 10**17):
            yield Play(card, to)
    yield from (Ring(), Take(), Swap(), Keep())


@pytest.mark.clause("F9", "F11", "F12", "F13", "F15", "F19", "F26")
@given(walks(), st.integers(0, 10**6))
def test_explain_is_silent_exactly_where_the_action_is_legal(
    walked: tuple[Figaro, list[Step[State, Action]]], seed: int
) -> None:
    game, steps = walked
    rng = Random(seed)
    states = [step.before for step in rng.sample(steps, 2)] + [steps[-1].after]
    codes: dict[str, Refusal] = {}
    for state in states:
        for seat in (None, *range(state.players)):
            view = game.observe(state, seat)
            legal = game.legal_actions(state) if seat is not None and seat == state.turn else ()
            for action in well_formed(state.players):
                why = game.explain(view, action)
                assert (why is None) == (action in legal)
                if why:
                    assert why.clause in {
                        "F8",
                        "F9",
                        "F11",
                        "F12",
                        "F13",
                        "F15",
                        "F19",
                        "F26",
                        "F29",
                    }
                    assert why.code == why.message.id
                    codes[why.code] = why
    assert all(t(why.message) for why in codes.values())


@pytest.mark.clause("F11", "F12", "F13")
def test_check_raises_the_refusal() -> None:
    with pytest.raises(IllegalError) as raised:
        check(figaro(), BUSY, 1, Play(Card.G1, 0))
    assert raised.value.clause == "F13"
    assert raised.value.code == "figaro-why-not-other-colour"
    assert raised.value.message.args == {"card": "G1", "colour": "R", "owner": 0}
    check(figaro(), BUSY, 1, Play(Card.G1, 1))


def misdealt(game: Figaro, state: State, text: str) -> Refusal | None:
    """Why the dealer cannot do this."""
    return game.misdeal(state, game.parse(text, dealer=True))


def misdeal(clause: str, code: str, **args: Arg) -> Refusal:
    """The refusal of a dealer's act."""
    return Refusal(clause, Message(f"figaro-misdeal-{code}", args))


ROADS = act(figaro(), figaro().start(4))
KING = act(figaro(), ROADS, "roads 15,9,2/14,8,3/12,7,1")
DEAL = act(figaro(), KING, "start 2")


@pytest.mark.clause("F4", "F6", "F7", "F8")
@pytest.mark.parametrize(
    ("state", "text", "due"),
    [
        (figaro().start(3), "start 0", "remove"),
        (figaro().start(3), "roads 15,9/14,8/12,7", "remove"),
        (figaro("aid").start(3), "remove G", "roads"),
        (ROADS, "remove G", "roads"),
        (ROADS, "start 0", "roads"),
        (ROADS, "deal R1/R1/R1/R1", "roads"),
        (KING, "roads 15,9,2/14,8,3/12,7,1", "start"),
        (KING, "deal R1/R1/R1/R1", "start"),
        (DEAL, "start 2", "deal"),
        (DEAL, "roads 15,9,2/14,8,3/12,7,1", "deal"),
        (BUSY, "deal R1/R1/R1/R1", "play"),
        (BUSY, "start 1", "play"),
        (counted(figaro(), (1, 2, 3), 0, round=3), "start 1", "over"),
        (
            counted(figaro("dutch"), (1, 2, 3), 0, round=3, roads=((15,), (), ())),
            "start 1",
            "exchange",
        ),
    ],
)
def test_the_dealer_does_one_thing_at_a_time(state: State, text: str, due: str) -> None:
    clause = {"remove": "F4", "roads": "F6", "start": "F7", "deal": "F8", "play": "F9"}.get(due)
    clause = clause or {"exchange": "F26", "over": "F29"}[due]
    expected = Message("figaro-misdeal-due", {"due": due})
    assert misdealt(figaro(), state, text) == Refusal(clause, expected)
    with pytest.raises(IllegalError) as raised:
        check(figaro(), state, DEALER, figaro().parse(text, dealer=True))
    assert raised.value.message == expected
    assert str(raised.value)
    assert raised.value.clause == clause


@pytest.mark.clause("F8")
def test_the_dealer_cannot_act_for_a_player() -> None:
    assert figaro().misdeal(BUSY, Take()) == misdeal("F9", "due", due="play")
    assert figaro().misdeal(DEAL, Take()) == misdeal("F8", "due", due="deal")


@pytest.mark.clause("F4")
@pytest.mark.parametrize("colour", Colour)
def test_any_colour_may_stay_in_the_box(colour: Colour) -> None:
    assert misdealt(figaro(), figaro().start(3), f"remove {colour}") is None


GROUPS_WRONG = misdeal("F6", "groups", count=3)
UNSORTED = misdeal("F6", "sorted")
NOT_IN_THE_BAG = misdeal("F3", "pieces", allowed=tuple(range(1, 16)))


@pytest.mark.clause("F3", "F6")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("roads 15,9,2/14,8,3/12,7,1", None),
        ("roads 15,9,2/14,8,3", GROUPS_WRONG),
        ("roads 15,9,2/14,8,3/12,7,1/6,5,4", GROUPS_WRONG),
        ("roads 15,9/14,8,3/12,7,1", GROUPS_WRONG),
        ("roads 15,9,2/14,8,3/12,7,5,1", GROUPS_WRONG),
        ("roads 15,9/14,8/12,7", GROUPS_WRONG),
        ("roads 9,15,2/14,8,3/12,7,1", UNSORTED),
        ("roads 15,9,2/14,8,3/1,7,12", UNSORTED),
        ("roads 16,9,2/14,8,3/12,7,1", NOT_IN_THE_BAG),
        ("roads 15,9,0/14,8,3/12,7,1", NOT_IN_THE_BAG),
        ("roads 15,9,2/14,9,3/12,7,1", NOT_IN_THE_BAG),
        ("roads 15,9,9/14,8,3/12,7,1", NOT_IN_THE_BAG),
    ],
)
def test_road_pieces_come_from_the_bag_in_three_sorted_groups(
    text: str, expected: Refusal | None
) -> None:
    assert misdealt(figaro(), ROADS, text) == expected
    assert expected is None or t(expected.message)


@pytest.mark.clause("F3", "F6")
def test_equal_road_pieces_are_drawn_no_more_often_than_they_are_in_the_bag() -> None:
    game = figaro(road_lengths=[4, 4, 7, 1, 2, 3, *[9] * 9])
    assert misdealt(game, ROADS, "roads 4,4,3/9,9,9/9,9,7") is None
    allowed = (1, 2, 3, 4, 4, 7, *[9] * 9)
    refused = misdealt(game, ROADS, "roads 4,4,4/9,9,9/9,9,7")
    assert refused == misdeal("F3", "pieces", allowed=allowed)


@pytest.mark.clause("F7")
@pytest.mark.parametrize(("seat", "wrong"), [(0, False), (3, False), (4, True), (10**17, True)])
def test_the_king_goes_to_a_player_at_the_table(seat: int, wrong: bool) -> None:
    expected = misdeal("F7", "start", value=seat, count=4)
    assert misdealt(figaro(), KING, f"start {seat}") == (expected if wrong else None)


def hands_of(cards: list[Card], *sizes: int) -> Deal:
    """A deal of the cards as they come."""
    hands, place = [], 0
    for size in sizes:
        hands.append(tuple(cards[place : place + size]))
        place += size
    return Deal(tuple(hands))


@pytest.mark.clause("F2", "F5", "F8")
@given(st.permutations(DECK))
def test_any_deal_of_the_whole_deck_is_right(cards: list[Card]) -> None:
    assert figaro().misdeal(DEAL, hands_of(cards, 15, 15, 15, 15)) is None


@pytest.mark.clause("F5")
@pytest.mark.parametrize("sizes", [(15, 15, 15), (15, 15, 15, 14), (14, 16, 15, 15), (12,) * 5, ()])
def test_hands_of_other_sizes_are_wrong(sizes: tuple[int, ...]) -> None:
    expected = misdeal("F5", "sizes", allowed=(15, 15, 15, 15))
    assert figaro().misdeal(DEAL, hands_of(list(DECK), *sizes)) == expected


@pytest.mark.clause("F2")
@given(st.permutations(DECK), st.integers(0, 59), st.sampled_from(Card))
def test_other_cards_than_the_deck_are_wrong(cards: list[Card], place: int, card: Card) -> None:
    wrong = cards[place] is not card
    cards[place] = card
    expected = misdeal("F2", "cards") if wrong else None
    assert figaro().misdeal(DEAL, hands_of(cards, 15, 15, 15, 15)) == expected


@pytest.mark.clause("F4", "F5")
def test_with_three_the_colour_in_the_box_must_not_be_dealt() -> None:
    game = figaro()
    yellow, red = (
        act(game, game.start(3), f"remove {colour}", "roads 15,9/14,8/12,7", "start 0")
        for colour in "YR"
    )
    deal = game.sample(yellow, Random(1))
    assert game.misdeal(yellow, deal) is None
    assert game.misdeal(red, deal) == misdeal("F4", "cards")


@pytest.mark.clause("F5", "F8")
def test_ones_out_checks_who_has_the_short_hand() -> None:
    game = figaro("aid")
    first, second = (
        act(game, game.start(3), "roads 15,9/14,8/12,7", f"start {king}") for king in (0, 1)
    )
    deal = game.sample(first, Random(1))
    assert game.misdeal(first, deal) is None
    assert game.misdeal(second, deal) == misdeal("F5", "sizes", allowed=(13, 14, 14))


@given(walks())
def test_what_the_dealer_draws_is_never_a_misdeal(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    for step in steps:
        if step.actor is DEALER:
            check(game, step.before, DEALER, step.action)
        else:
            assert game.misdeal(step.before, step.action) is not None
