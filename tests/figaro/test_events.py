"""What a viewer is told, event by event."""

import re
from collections.abc import Sequence

import pytest
from hypothesis import given
from msgspec.structs import replace

from tests.figaro.support.table import GROUPS, act, cards, counted, figaro, position
from tests.figaro.support.walks import games, walks
from tests.support.chance import Unmoved
from tusch.figaro import Figaro
from tusch.figaro.cards import Card, Colour
from tusch.figaro.events import (
    Collected,
    Dealt,
    Event,
    Exchanged,
    Kept,
    LastCardPlayed,
    OneCardLeft,
    Paved,
    Played,
    Removed,
    RingPlayed,
    RoadsDrawn,
    RoundEnded,
    Started,
    Taken,
    Won,
)
from tusch.figaro.state import Action, Deal, Phase, State
from tusch.game import DEALER, Seat, Step
from tusch.i18n import LANGUAGES
from tusch.i18n.voice import Voice
from tusch.play import event_message
from tusch.testing import walk


def told(game: Figaro, state: State, text: str, viewer: Seat | None = None) -> list[Event]:
    """What a viewer is told about an action."""
    action = game.parse(text, dealer=game.actor(state) is DEALER)
    return list(game.events(state, action, act(game, state, text), viewer))


@pytest.mark.clause("F4", "F6", "F7")
def test_the_dealers_acts_before_the_first_deal_are_told_to_all() -> None:
    game = figaro()
    start = game.start(3)
    assert told(game, start, "remove B") == [Removed(Colour.BLUE)]
    removed = act(game, start, "remove B")
    assert told(game, removed, "roads 15,9/14,8/12,7") == [RoadsDrawn(GROUPS[3], "hidden")]
    drawn = act(game, removed, "roads 15,9/14,8/12,7")
    assert told(game, drawn, "start 2") == [Started(2)]


@pytest.mark.clause("F8")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_deal_shows_everybody_his_own_cards_and_the_sizes_of_the_others(
    viewer: int | None,
) -> None:
    game = figaro("aid")
    groups = "/".join(",".join(map(str, group)) for group in GROUPS[3])
    state = act(game, game.start(3), f"roads {groups}", "start 1")
    deal = game.sample(state, Unmoved())
    assert isinstance(deal, Deal)
    turned = Deal(tuple(hand[::-1] for hand in deal.hands))
    own = () if viewer is None else deal.hands[viewer]
    assert list(game.events(state, turned, game.apply(state, turned), viewer)) == [
        Dealt(1, (13, 14, 14), own)
    ]


@pytest.mark.clause("F12")
def test_a_card_is_told_with_its_player_and_the_owner_of_the_display() -> None:
    state = position(["", "", ""], ["R1 R1 R1"] * 3, turn=1)
    assert told(figaro(), state, "R1>2") == [Played(1, Card.R1, 2)]


@pytest.mark.clause("F15")
def test_a_ring_is_told() -> None:
    state = position(["R1", "", ""], ["O R1 R1"] * 3, turn=2)
    assert told(figaro(), state, "O") == [RingPlayed(2)]


@pytest.mark.clause("F17")
def test_a_collection_is_told_with_all_cards_from_seat_0_on() -> None:
    state = position(["O", "R3 R2", "Y1"], ["R1 R1 R1"] * 3)
    assert told(figaro(), state, "R1>1") == [
        Played(0, Card.R1, 1),
        Collected(1, cards("O R3 R2 R1 Y1")),
    ]


@pytest.mark.clause("F18", "F19")
@pytest.mark.parametrize(
    ("take", "hand", "into"),
    [
        ("stack", "B1 B1", "stack"),
        ("stack", "R1 B1", "stack"),
        ("hand", "B1 B1", "stack"),
        ("hand", "R1 B1", "hand"),
    ],
)
def test_a_take_is_told_with_where_the_cards_went(take: str, hand: str, into: str) -> None:
    game = figaro(voluntary_take=take)
    state = position(["R1 O", "Y1", "G1"], [hand] * 3)
    [event] = told(game, state, "take", viewer=2)
    assert isinstance(event, Taken)
    assert (event.seat, event.cards, event.into) == (0, cards("R1 O Y1 G1"), into)


@pytest.mark.clause("F31")
@pytest.mark.parametrize("action", ["R1>1", "O"])
@pytest.mark.parametrize(
    ("more", "announced"),
    [("G1 G1", []), ("G1", [OneCardLeft(0)]), ("", [LastCardPlayed(0)])],
)
def test_one_card_left_and_last_card_played_are_announced(
    action: str, more: str, announced: list[Event]
) -> None:
    card = "O" if action == "O" else "R1"
    state = position(["", "", ""], [f"{card} {more}", "Y1", "Y1"])
    assert told(figaro(), state, action)[1:] == announced


@pytest.mark.clause("F31", "F17")
def test_last_card_is_announced_before_its_collection() -> None:
    state = position(["", "R3 R2", ""], ["R1", "Y1", "Y1"])
    assert told(figaro(), state, "R1>1") == [
        Played(0, Card.R1, 1),
        LastCardPlayed(0),
        Collected(1, cards("R3 R2 R1")),
    ]


@pytest.mark.clause("F31", "F19")
def test_one_card_left_is_announced_again_after_a_take_into_the_hand() -> None:
    game = figaro(voluntary_take="hand")
    state = position(["R1", "", ""], ["R2", "Y1 Y1 Y1", "G1 G1 G1"])
    assert told(game, state, "take") == [Taken(0, cards("R1"), "hand")]
    taken = act(game, state, "take")
    assert told(game, taken, "R1>0") == [Played(0, Card.R1, 0), OneCardLeft(0)]


@pytest.mark.clause("F31")
@given(walks())
def test_every_hand_that_shrinks_to_one_or_none_is_announced_and_no_other(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    for step in steps:
        expected: list[Event] = []
        if step.before.phase is Phase.PLAY and game.format(step.action) != "take":
            seat = step.before.turn
            assert seat is not None
            left = len(step.before.hands[seat]) - 1
            expected += [OneCardLeft(seat)] * (left == 1) + [LastCardPlayed(seat)] * (left == 0)
        told = game.events(step.before, step.action, step.after, None)
        announced = [each for each in told if isinstance(each, OneCardLeft | LastCardPlayed)]
        assert announced == expected


@pytest.mark.clause("F22", "F24")
def test_the_end_of_a_round_is_told_with_the_count_and_the_pieces_in_order() -> None:
    game = figaro()
    state = position(
        [""] * 4, ["J1 J1", "", "J1 J1", "J1 J1"], stacks=["R1", "", "R1 R1", "R1"], king=3
    )
    assert told(game, state, "J1>0") == [
        Played(0, Card.J1, 0),
        OneCardLeft(0),
        RoundEnded(1, (1, 0, 2, 1)),
        Paved(2, 15, "hidden"),
        Paved(3, 9, "hidden"),
        Paved(0, 2, "hidden"),
    ]


@pytest.mark.clause("F26", "F29")
def test_an_exchange_the_pieces_and_the_winner_are_told_in_this_order() -> None:
    game = figaro()
    state = position(
        [""] * 4,
        ["J1 J1 J1", "", "J1", "J1"],
        stacks=["R1", "", "R1 R1", "R1"],
        round=3,
        roads=((), (15,), (), ()),
    )
    assert told(game, state, "J1>0") == [
        Played(0, Card.J1, 0),
        RoundEnded(1, (1, 0, 2, 1)),
        Exchanged(1, 15, 1),
        Paved(2, 15, "shown"),
        Paved(3, 12, "shown"),
        Paved(0, 7, "shown"),
        Won(1),
    ]


@pytest.mark.clause("F26")
@pytest.mark.parametrize(
    ("text", "told_first", "paved"),
    [("swap", Exchanged(1, 15, 1), (15, 12, 7)), ("keep", Kept(1), (12, 7, 1))],
)
def test_an_optional_exchange_is_told_after_the_count(
    text: str, told_first: Event, paved: Sequence[int]
) -> None:
    game = figaro(exchange="optional")
    state = position(
        [""] * 4,
        ["J1 J1 J1", "", "J1", "J1"],
        stacks=["R1", "", "R1 R1", "R1"],
        round=3,
        roads=((), (15,), (), ()),
    )
    counted_only = [Played(0, Card.J1, 0), RoundEnded(1, (1, 0, 2, 1))]
    assert told(game, state, "J1>0") == counted_only
    asked = act(game, state, "J1>0")
    pieces = [Paved(seat, piece, "shown") for seat, piece in zip((2, 3, 0), paved, strict=True)]
    winner = 1 if text == "swap" else 0
    assert told(game, asked, text) == [told_first, *pieces, Won(winner)]


@pytest.mark.clause("F30")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_before_the_scoring_has_a_length_unless_the_table_shows_them(lang: str) -> None:
    voice = Voice(lang, ("Anna", "Ben", "Clara", "David"))
    for shown in (False, True):
        game = figaro(road_lengths=tuple(range(101, 116)), show_lengths=shown)
        played = walk(game, 4, 3)
        sentences = [
            voice(event_message(game.name, event))
            for step in played.steps
            if game.outcome(step.after) is None
            for event in game.events(step.before, step.action, step.after, None)
        ]
        assert bool(re.search(r"1\d\d", " ".join(sentences))) == shown


@pytest.mark.clause("F29")
def test_the_winner_is_the_first_of_the_ranking() -> None:
    game = figaro(exchange="off")
    after = counted(game, (1, 1, 1), 2, round=3, roads=((12,), (), (19,)))
    outcome = game.outcome(after)
    assert outcome is not None
    assert outcome.winners == (1,)


@given(walks())
def test_all_viewers_are_told_the_same_but_for_their_own_cards(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    for step in steps:
        spectator = game.events(step.before, step.action, step.after, None)
        assert spectator
        for seat in range(step.before.players):
            told = game.events(step.before, step.action, step.after, seat)
            if isinstance(step.action, Deal):
                [dealt] = told
                assert isinstance(dealt, Dealt)
                assert dealt.cards == step.after.hands[seat]
                told = (replace(dealt, cards=()),)
            assert told == spectator


@pytest.mark.clause("F17", "F18", "F19", "F22", "F24", "F26", "F29")
@given(walks(games("dutch", "aid", "davinci")))
def test_the_events_alone_give_stacks_roads_and_the_winner(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    players = steps[0].before.players
    stacks: list[list[Card]] = [[] for _ in range(players)]
    roads: list[list[int]] = [[] for _ in range(players)]
    king, winner = None, None
    for step in steps:
        for event in game.events(step.before, step.action, step.after, None):
            match event:
                case Collected(seat=seat, cards=got) | Taken(seat=seat, cards=got, into="stack"):
                    stacks[seat] += got
                case RoundEnded(seat=seat, counts=counts):
                    assert counts == tuple(map(len, stacks))
                    stacks = [[] for _ in range(players)]
                    king = seat
                case Exchanged(seat=seat, given=given_away, got=piece):
                    roads[seat].remove(given_away)
                    roads[seat].append(piece)
                case Paved(seat=seat, length=length):
                    roads[seat].append(length)
                case Started(seat=seat):
                    king = seat
                case Won(seat=seat):
                    winner = seat
                case _:
                    pass
        assert tuple(map(tuple, stacks)) == step.after.stacks
        assert tuple(map(tuple, roads)) == step.after.roads
        assert king == step.after.king
    outcome = game.outcome(steps[-1].after)
    assert outcome is not None
    assert outcome.winners == (winner,)
