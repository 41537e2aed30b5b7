"""The end of a round and of the game: F22 to F29, and why a score is what it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.figaro.support.table import act, counted, figaro, legal, position
from tests.figaro.support.walks import games, walks
from tests.support.chance import Unmoved
from tusch.figaro import Figaro
from tusch.figaro.scoring import order
from tusch.figaro.state import Action, Exchange, Phase, Pieces, RoundResult, State
from tusch.game import Message, Outcome, Reason, Step
from tusch.i18n import t
from tusch.play import IllegalError

LATER: tuple[Pieces, ...] = ((15, 14, 13), (12, 11, 9))
"""The groups of the first two rounds, where only the third matters."""


def pieces(state: State) -> tuple[int | None, ...]:
    """The pieces taken in the last round."""
    return state.results[-1].pieces


def ordered(state: State) -> tuple[int, ...]:
    """The order of the seats after the last round."""
    return state.results[-1].order


@pytest.mark.clause("F22")
def test_player_without_cards_takes_the_king_before_ties_are_broken() -> None:
    after = counted(figaro(), (4, 4, 4, 4), king=2)
    assert after.king == 2
    assert ordered(after) == (3, 0, 1, 2)


@pytest.mark.clause("F22")
def test_stacks_count_by_number_of_cards_and_hands_and_displays_do_not() -> None:
    game = figaro()
    state = position(
        ["R2 R3", "", "Y3"],
        ["B1 B2 B3", "", "G1 G1 G1 G1"],
        stacks=["R3 Y3", "", "O O O"],
        turn=0,
    )
    after = act(game, state, "B1>1")
    assert after.results[0].counts == (2, 0, 3)
    assert pieces(after) == (9, None, 15)
    assert not any((*after.hands, *after.displays, *after.stacks))


@pytest.mark.clause("F23")
@pytest.mark.parametrize(
    ("counts", "king", "last", "wins"),
    [
        ((3, 2, 1), 0, (0, 1, 2), (0, 1, 2)),
        ((1, 2, 3), 2, (2, 1, 0), (2, 1, 0)),
        ((2, 2, 2), 0, (1, 2, 0), (2, 1, 0)),
        ((2, 2, 2), 1, (2, 0, 1), (0, 2, 1)),
        ((2, 2, 2), 2, (0, 1, 2), (1, 0, 2)),
        ((2, 2, 1), 0, (1, 0, 2), (1, 0, 2)),
        ((2, 2, 1), 1, (0, 1, 2), (0, 1, 2)),
        ((2, 2, 1), 2, (0, 1, 2), (1, 0, 2)),
        ((1, 2, 2), 0, (1, 2, 0), (2, 1, 0)),
        ((0, 1, 0), 1, (1, 2, 0), (1, 0, 2)),
        ((5, 1, 5, 1), 0, (2, 0, 1, 3), (2, 0, 3, 1)),
        ((5, 1, 5, 1), 3, (0, 2, 1, 3), (2, 0, 1, 3)),
        ((7, 7, 7, 7), 1, (2, 3, 0, 1), (0, 3, 2, 1)),
        ((7, 7, 0, 12, 7), 2, (3, 4, 0, 1, 2), (3, 1, 0, 4, 2)),
        ((1, 1, 1, 1, 1, 1), 4, (5, 0, 1, 2, 3, 4), (3, 2, 1, 0, 5, 4)),
    ],
)
def test_order_is_largest_stack_first_and_equals_from_the_king(
    counts: tuple[int, ...], king: int, last: tuple[int, ...], wins: tuple[int, ...]
) -> None:
    assert ordered(counted(figaro(), counts, king)) == last
    assert ordered(counted(figaro(stack_tie="king-wins"), counts, king)) == wins


@pytest.mark.clause("F23")
@given(st.lists(st.integers(0, 3), min_size=3, max_size=6), st.data())
def test_king_wins_turns_the_order_among_equals_round_but_for_the_holder(
    stacks: list[int], data: st.DataObject
) -> None:
    counts = tuple(stacks)
    king = data.draw(st.integers(0, len(counts) - 1))
    last = order(figaro().ruleset, counts, king)
    wins = order(figaro(stack_tie="king-wins").ruleset, counts, king)
    for size in set(counts):
        equals = [seat for seat in last if counts[seat] == size]
        turned = [seat for seat in wins if counts[seat] == size]
        assert [seat for seat in equals if seat != king] == [
            seat for seat in reversed(turned) if seat != king
        ]
        if king in equals:
            assert equals[-1] == turned[-1] == king


@pytest.mark.clause("F22", "F23", "F24")
def test_worked_example_1() -> None:
    groups = ((14, 11, 6, 3), (15, 10, 9, 1), (13, 12, 8, 7))
    after = counted(figaro(), (7, 7, 0, 12, 7), king=2, groups=groups)
    assert pieces(after) == (6, 3, None, 14, 11)
    assert after.roads == ((6,), (3,), (), (14,), (11,))


@pytest.mark.clause("F26", "F23", "F24", "F28")
def test_worked_example_2() -> None:
    after = counted(
        figaro(),
        (9, 4, 8, 4),
        king=0,
        round=3,
        groups=(*LATER, (10, 7, 5)),
        roads=((), (12,), (), ()),
    )
    assert after.results[-1].exchange == Exchange(1, 12, 5)
    assert pieces(after) == (12, 7, 10, None)
    assert after.roads == ((12,), (5, 7), (10,), ())


@pytest.mark.clause("F24")
@pytest.mark.parametrize(
    ("counts", "one", "every"),
    [
        ((5, 3, 1, 2), (15, 9, None, 2), (15, 9, None, 2)),
        ((5, 0, 1, 2), (15, None, 2, 9), (15, None, 2, 9)),
        ((5, 0, 0, 2), (15, None, None, 9), (15, None, None, 9)),
        ((0, 0, 0, 2), (None, None, None, 15), (None, None, None, 15)),
        ((5, 1, 1, 2), (15, 2, None, 9), (15, None, None, 9)),
        ((1, 1, 1, 2), (None, 9, 2, 15), (None, None, None, 15)),
        ((4, 4, 4, 4), (None, 15, 9, 2), (None, None, None, None)),
        ((0, 0, 0, 0), (None, None, None, None), (None, None, None, None)),
    ],
)
def test_who_has_the_fewest_takes_no_piece(
    counts: tuple[int, ...], one: tuple[int | None, ...], every: tuple[int | None, ...]
) -> None:
    assert pieces(counted(figaro(), counts, king=0)) == one
    assert pieces(counted(figaro(fewest_tie="all-free"), counts, king=0)) == every


@pytest.mark.clause("F24", "F23")
def test_king_wins_leaves_f24_as_it_is() -> None:
    game = figaro(stack_tie="king-wins")
    assert pieces(counted(game, (5, 1, 1, 2), king=0)) == (15, None, 2, 9)


@pytest.mark.clause("F24")
def test_pieces_of_each_round_come_from_its_own_group() -> None:
    for round, longest in ((1, 15), (2, 14), (3, 12)):
        after = counted(figaro(exchange="off"), (0, 3, 0, 0), king=0, round=round)
        assert pieces(after) == (None, longest, None, None)


@pytest.mark.clause("F24", "F19")
def test_all_stacks_are_empty_after_a_round_of_takes_into_the_hand() -> None:
    game = figaro("dutch", exchange="auto", after_take="next")
    state = position(
        ["R1", "", ""], ["R1 R2", "", "Y1"], round=3, roads=((15, 1), (14, 2), (13, 3))
    )
    after = act(game, state, "take")
    assert after.results[0].counts == (0, 0, 0)
    assert after.king == 1
    assert pieces(after) == (None, None, None)
    assert after.results[0].exchange == Exchange(1, 14, 7)
    assert after.roads == ((15, 1), (2, 7), (13, 3))


@pytest.mark.clause("F25")
@pytest.mark.parametrize("round", [1, 2])
def test_after_rounds_1_and_2_the_kings_holder_starts_the_next(round: int) -> None:
    game = figaro()
    after = counted(game, (3, 1, 2, 0), king=3, round=round)
    assert after.phase is Phase.DEAL
    dealt = game.apply(after, game.sample(after, Unmoved()))
    assert (dealt.round, dealt.turn) == (round + 1, 3)
    assert game.outcome(after) is None


@pytest.mark.clause("F25", "F29")
@given(walks())
def test_a_game_has_three_rounds(walked: tuple[Figaro, list[Step[State, Action]]]) -> None:
    game, steps = walked
    last = steps[-1].after
    assert last.phase is Phase.OVER
    assert last.round == len(last.results) == 3
    assert all(game.outcome(step.before) is None for step in steps)
    assert game.outcome(last) is not None


def third(
    game: Figaro, counts: tuple[int, ...], king: int, road: Pieces, seat: int, shortest: int = 5
) -> State:
    """The third round of four players ended; one of them owns road pieces."""
    roads = tuple(road if at == seat else () for at in range(4))
    groups = (*LATER, (10, 7, shortest))
    return counted(game, counts, king, round=3, groups=groups, roads=roads)


@pytest.mark.clause("F26")
@pytest.mark.parametrize(
    ("counts", "king", "seat"),
    [
        ((9, 4, 8, 3), 0, 3),
        ((9, 0, 8, 3), 0, 1),
        ((4, 4, 8, 4), 0, 0),
        ((4, 4, 8, 4), 1, 1),
        ((4, 4, 8, 4), 2, 3),
        ((9, 4, 8, 4), 0, 1),
        ((9, 4, 8, 4), 2, 3),
        ((0, 0, 0, 0), 2, 2),
        ((0, 3, 0, 3), 1, 2),
    ],
)
@pytest.mark.parametrize("tie", ["king-last", "king-wins"])
def test_the_player_with_the_fewest_cards_nearest_to_the_king_exchanges(
    counts: tuple[int, ...], king: int, seat: int, tie: str
) -> None:
    after = third(figaro(stack_tie=tie), counts, king, (4, 14, 8), seat)
    assert after.results[-1].exchange == Exchange(seat, 14, 5)
    assert after.roads[seat][:3] == (4, 8, 5)


@pytest.mark.clause("F26")
def test_the_group_is_sorted_again_after_the_exchange() -> None:
    after = third(figaro(), (9, 8, 7, 1), 0, (8,), 3)
    assert pieces(after) == (10, 8, 7, None)


@pytest.mark.clause("F26")
@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize("exchange", ["auto", "optional", "strict", "off"])
def test_rounds_1_and_2_have_no_exchange(exchange: str, round: int) -> None:
    roads = ((15,), (15,), (15,), (15,))
    after = counted(figaro(exchange=exchange), (9, 8, 7, 1), 0, round=round, roads=roads)
    assert after.phase is Phase.DEAL
    assert after.results[-1].exchange is None


@pytest.mark.clause("F27")
@pytest.mark.parametrize("exchange", ["auto", "optional", "strict", "off"])
def test_no_exchange_without_a_piece(exchange: str) -> None:
    after = third(figaro(exchange=exchange), (9, 8, 7, 1), 0, (), 3)
    assert after.phase is Phase.OVER
    assert after.results[-1].exchange is None
    assert after.roads == ((10,), (7,), (5,), ())


@pytest.mark.clause("F27")
@pytest.mark.parametrize("exchange", ["auto", "optional"])
@pytest.mark.parametrize("road", [(5,), (4,), (3, 4, 1)])
def test_no_exchange_for_one_that_is_not_shorter(exchange: str, road: Pieces) -> None:
    after = third(figaro(exchange=exchange), (9, 8, 7, 1), 0, road, 3)
    assert after.phase is Phase.OVER
    assert after.results[-1].exchange is None
    assert after.roads[3] == road


@pytest.mark.clause("F27", "F26")
@pytest.mark.parametrize(("road", "given_away"), [((5,), 5), ((4,), 4), ((3, 4, 1), 4)])
def test_strict_exchanges_even_for_a_longer_one(road: Pieces, given_away: int) -> None:
    after = third(figaro(exchange="strict"), (9, 8, 7, 1), 0, road, 3)
    assert after.results[-1].exchange == Exchange(3, given_away, 5)
    assert sum(after.roads[3]) == sum(road) - given_away + 5
    assert sorted(after.roads[0] + after.roads[1] + after.roads[2]) == [given_away, 7, 10]


@pytest.mark.clause("F26")
def test_off_has_no_exchange() -> None:
    after = third(figaro(exchange="off"), (9, 8, 7, 1), 0, (14,), 3)
    assert after.results[-1].exchange is None
    assert after.roads == ((10,), (7,), (5,), (14,))


@pytest.mark.clause("F26")
def test_optional_asks_the_player_after_the_count_with_all_sizes_public() -> None:
    game = figaro(exchange="optional")
    asked = third(game, (9, 8, 7, 1), 0, (14,), 3)
    assert (asked.phase, asked.turn, game.actor(asked)) == (Phase.EXCHANGE, 3, 3)
    assert legal(game, asked) == ["swap", "keep"]
    assert [game.observe(asked, seat).counts for seat in (None, 0, 3)] == [(9, 8, 7, 1)] * 3
    assert game.outcome(asked) is None

    swapped = act(game, asked, "swap")
    assert swapped.results[-1].exchange == Exchange(3, 14, 5)
    assert swapped.roads == ((14,), (10,), (7,), (5,))

    kept = act(game, asked, "keep")
    assert kept.results[-1].exchange is None
    assert kept.roads == ((10,), (7,), (5,), (14,))
    assert swapped.phase is kept.phase is Phase.OVER
    assert swapped.counts == kept.counts == ()


@pytest.mark.clause("F26")
@pytest.mark.parametrize("exchange", ["auto", "strict", "off"])
def test_nobody_is_asked_unless_the_exchange_is_optional(exchange: str) -> None:
    game = figaro(exchange=exchange)
    after = third(game, (9, 8, 7, 1), 0, (14,), 3)
    assert after.phase is Phase.OVER
    with pytest.raises(IllegalError):
        act(game, position(["", "", ""], ["R1"] * 3, round=3), "swap")


@pytest.mark.clause("F28")
def test_the_exchanger_may_still_have_to_take_a_piece() -> None:
    after = third(figaro(), (9, 4, 8, 4), 0, (12,), 1)
    assert after.results[-1].exchange == Exchange(1, 12, 5)
    assert pieces(after)[1] == 7


@pytest.mark.clause("F28", "F24")
@pytest.mark.parametrize("changes", [{"fewest_tie": "all-free"}, {"stack_tie": "king-wins"}])
def test_other_options_leave_the_exchanger_without_a_piece(changes: dict[str, str]) -> None:
    after = third(figaro(**changes), (9, 4, 8, 4), 0, (12,), 1)
    assert after.results[-1].exchange == Exchange(1, 12, 5)
    assert pieces(after)[1] is None


def ended(roads: tuple[Pieces, ...], king: int) -> Outcome:
    """The outcome of a game whose last round gave nobody a piece."""
    game = figaro(exchange="off")
    outcome = game.outcome(counted(game, (0,) * len(roads), king, round=3, roads=roads))
    assert outcome is not None
    return outcome


@pytest.mark.clause("F29")
def test_shortest_road_wins_and_no_piece_is_length_0() -> None:
    outcome = ended(((7, 2), (10,), (), (3, 4)), king=0)
    assert outcome.totals == (9, 10, 0, 7)
    assert outcome.winners == (2,)
    assert outcome.ranking == (2, 3, 0, 1)


@pytest.mark.clause("F29")
@pytest.mark.parametrize(
    ("king", "ranking"),
    [(0, (0, 2, 3, 1)), (1, (2, 3, 0, 1)), (2, (2, 3, 0, 1)), (3, (3, 0, 2, 1))],
)
def test_equal_roads_rank_by_clockwise_distance_from_the_king(
    king: int, ranking: tuple[int, ...]
) -> None:
    outcome = ended(((5, 1), (10,), (6,), (2, 4)), king)
    assert outcome.ranking == ranking
    assert outcome.winners == ranking[:1]
    # Every one of three equals but the last is told what puts them ahead, and nobody else is.
    assert [line for line in outcome.reasons if line.clause == "F29"] == [
        Reason(
            seat, "F29", 0, Message("figaro-why-equal-roads", {"seat": seat, "king": king}), True
        )
        for seat in ranking[:2]
    ]


@pytest.mark.clause("F29")
def test_equal_roads_of_those_who_did_not_win_say_what_decides_too() -> None:
    outcome = ended(((9,), (1,), (4, 5), ()), king=2)
    assert outcome.ranking == (3, 1, 2, 0)
    assert [(line.seat, line.message.id) for line in outcome.reasons if line.settles] == [
        (2, "figaro-why-equal-roads")
    ]
    assert not any(line.settles for line in ended(((9,), (1,), (5,), ()), king=2).reasons)


@pytest.mark.clause("F29")
def test_all_without_pieces_the_kings_holder_wins() -> None:
    assert ended(((), (), ()), king=1).ranking == (1, 2, 0)


@pytest.mark.clause("F24", "F26", "F29")
@given(walks())
def test_reasons_add_up_to_the_totals_and_the_ranking_agrees(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    last = steps[-1].after
    outcome = game.outcome(last)
    assert outcome is not None
    players = range(last.players)
    assert outcome.totals == tuple(sum(road) for road in last.roads)
    for seat in players:
        lines = [reason.points for reason in outcome.reasons if reason.seat == seat]
        assert sum(lines) == outcome.totals[seat]
    assert outcome.ranking is not None
    assert sorted(outcome.ranking) == list(players)
    ranked = [outcome.totals[seat] for seat in outcome.ranking]
    assert ranked == sorted(outcome.totals)
    assert outcome.winners == outcome.ranking[:1]
    assert outcome.totals[outcome.winners[0]] == min(outcome.totals)
    assert all(t(reason.message) for reason in outcome.reasons)


@pytest.mark.clause("F22", "F23", "F24", "F26", "F29")
def test_the_score_sheet_names_rounds_sizes_places_ties_exchange_and_pieces() -> None:
    game = figaro()
    state = third(game, (9, 4, 8, 4), 0, (12,), 1)
    earlier = RoundResult(0, (0, 0, 0, 0), (1, 2, 3, 0), None, (None,) * 4)
    outcome = game.outcome(replace(state, results=(earlier, earlier, *state.results)))
    assert outcome is not None

    def sheet(seat: int) -> list[tuple[str, int, str, dict[str, object]]]:
        return [
            (reason.clause, reason.points, reason.message.id, dict(reason.message.args))
            for reason in outcome.reasons
            if reason.seat == seat and reason.message.args.get("count") != 0
        ]

    tie = {"round": 3, "count": 4, "king": 0}
    first = {"seat": 0, "round": 3, "count": 9, "place": 1, "length": 12}
    third_place = {"seat": 1, "round": 3, "count": 4, "place": 3, "length": 7}
    nothing = {"seat": 3, "round": 3, "count": 4, "place": 4}
    assert sheet(0) == [
        ("F24", 12, "figaro-why-piece", first),
        ("F29", 0, "figaro-why-equal-roads", {"seat": 0, "king": 0}),
    ]
    assert sheet(1) == [
        ("F26", -7, "figaro-why-exchange", {"seat": 1, "given": 12, "got": 5}),
        ("F26", 0, "figaro-why-fewest-tie", {"seat": 1, "king": 0}),
        ("F24", 7, "figaro-why-piece", third_place),
        ("F23", 0, "figaro-why-tie", {"seat": 1, **tie}),
    ]
    assert sheet(3) == [
        ("F24", 0, "figaro-why-no-piece-last", nothing),
        ("F23", 0, "figaro-why-tie", {"seat": 3, **tie}),
    ]


def sheet_of(game: Figaro, state: State) -> list[tuple[int, str, str]]:
    """Seat, clause and what is said, of the third round's lines."""
    nothing = (None,) * state.players
    earlier = RoundResult(0, (0,) * state.players, tuple(range(state.players)), None, nothing)
    outcome = game.outcome(replace(state, results=(earlier, earlier, *state.results)))
    assert outcome is not None
    return [
        (line.seat, line.clause, line.message.id.removeprefix("figaro-why-"))
        for line in outcome.reasons
        if line.message.args.get("round", 3) == 3
    ]


@pytest.mark.clause("F24")
@pytest.mark.parametrize(
    ("changes", "counts", "spared"),
    [
        ({}, (5, 3, 2, 1), [(3, "no-piece-last")]),
        ({}, (5, 3, 0, 0), [(2, "no-piece-empty"), (3, "no-piece-empty")]),
        (
            {"fewest_tie": "all-free"},
            (5, 2, 2, 3),
            [(1, "no-piece-fewest"), (2, "no-piece-fewest")],
        ),
        ({"fewest_tie": "all-free"}, (5, 0, 2, 3), [(1, "no-piece-empty")]),
    ],
)
def test_score_sheet_says_why_a_player_took_no_piece(
    changes: dict[str, str], counts: tuple[int, ...], spared: list[tuple[int, str]]
) -> None:
    game = figaro(exchange="off", **changes)
    lines = sheet_of(game, counted(game, counts, 0, round=3, groups=(*LATER, (10, 7, 5))))
    assert [(seat, id) for seat, _, id in lines if id.startswith("no-piece")] == spared


@pytest.mark.clause("F26", "F27")
def test_score_sheet_says_what_became_of_the_exchange() -> None:
    game, optional = figaro(), figaro(exchange="optional")
    made = sheet_of(game, third(game, (9, 4, 8, 5), 0, (12,), 1))
    assert (1, "F26", "exchange") in made
    assert "fewest-tie" not in {id for _, _, id in made}
    tied = sheet_of(game, third(game, (9, 4, 8, 4), 0, (12,), 1))
    assert (1, "F26", "fewest-tie") in tied
    none = sheet_of(game, third(game, (9, 4, 8, 5), 0, (), 1))
    shorter = sheet_of(game, third(game, (9, 4, 8, 5), 0, (5,), 1))
    assert (1, "F27", "no-exchange") in none
    assert (1, "F27", "no-exchange") in shorter
    kept = act(optional, third(optional, (9, 4, 8, 5), 0, (12,), 1), "keep")
    assert (1, "F26", "kept") in sheet_of(optional, kept)
    off = figaro(exchange="off")
    told = {id for _, _, id in sheet_of(off, third(off, (9, 4, 8, 4), 0, (12,), 1))}
    assert not told & {"exchange", "kept", "no-exchange", "fewest-tie"}


@pytest.mark.clause("F23", "F24")
@pytest.mark.parametrize(
    ("changes", "counts", "tied"),
    [
        ({}, (5, 3, 2, 1), []),
        ({}, (5, 3, 3, 1), [1, 2]),
        ({}, (5, 0, 0, 1), []),
        ({}, (5, 5, 0, 0), [1, 0]),
        ({}, (5, 2, 2, 2), [1, 2, 3]),
        ({"fewest_tie": "all-free"}, (5, 2, 2, 2), []),
        ({"fewest_tie": "all-free"}, (5, 5, 2, 2), [1, 0]),
    ],
)
def test_a_tie_is_told_where_it_decided_who_took_which_piece(
    changes: dict[str, str], counts: tuple[int, ...], tied: list[int]
) -> None:
    game = figaro(exchange="off", **changes)
    outcome = game.outcome(counted(game, counts, 0, round=3))
    assert outcome is not None
    assert [reason.seat for reason in outcome.reasons if reason.clause == "F23"] == tied


@pytest.mark.clause("F23", "F24", "F26", "F27")
@given(walks(games("davinci", "aid")))
def test_pieces_of_a_round_go_to_takers_in_order_and_none_is_lost(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    _, steps = walked
    last = steps[-1].after
    for number, result in enumerate(last.results):
        group = list(last.groups[number])
        if result.exchange:
            assert number == 2
            group.remove(result.exchange.got)
            group.append(result.exchange.given)
        taken = [result.pieces[seat] for seat in result.order if result.pieces[seat] is not None]
        assert taken == sorted(group, reverse=True)[: len(taken)]
        assert sorted(result.order, key=lambda seat: -result.counts[seat]) == list(result.order)
        assert all(result.pieces[seat] is None for seat in result.order if not result.counts[seat])
