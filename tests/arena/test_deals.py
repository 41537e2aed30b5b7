"""Duplicate deals: the same luck for everybody."""

from collections import Counter
from random import Random

from tusch.arena.deals import DealRng, pairing
from tusch.bots import UniformPlayer
from tusch.game import DEALER
from tusch.play import playout
from tusch.registry import make


def test_hands_of_a_deal_do_not_depend_on_what_players_do() -> None:
    game = make("figaro")
    deals = []
    for taste in (1, 2):
        players = [UniformPlayer(Random(taste))] * 4
        steps = playout(game, game.start(4), players, DealRng(7, 3))
        deals.append([step.action for step in steps if step.actor is DEALER])
    roads, start, *first = deals[0]
    assert [roads, start, first[0]] == deals[1][:3]
    assert len(deals[0]) == len(deals[1]) == 5


def test_a_steal_in_between_leaves_the_deck_as_it_was() -> None:
    without, between = DealRng(7, 3), DealRng(7, 3)
    plain = [without.randrange(size) for size in range(89, 20, -1)]
    mixed = []
    for size in range(89, 20, -1):
        mixed.append(between.randrange(size))
        between.randrange(size % 9 + 1)
    assert mixed == plain


def test_deals_and_seeds_differ() -> None:
    def hand(seed: int, deal: int) -> list[int]:
        rng = DealRng(seed, deal)
        return [rng.randrange(60) for _ in range(5)]

    assert len({tuple(hand(seed, deal)) for seed in range(3) for deal in range(3)}) == 9


def test_every_deal_is_played_by_everybody_from_every_seat() -> None:
    games = [pairing(range(4), 4, number) for number in range(12)]
    assert [game.deal for game in games] == [0] * 4 + [1] * 4 + [2] * 4
    for deal in range(3):
        line_ups = [game.line_up for game in games if game.deal == deal]
        seats = [set(bots) for bots in zip(*line_ups, strict=True)]
        assert seats == [{0, 1, 2, 3}] * 4


def test_with_more_bots_than_seats_all_play_alike() -> None:
    games = [pairing(range(5), 3, number) for number in range(15)]
    played = Counter(bot for game in games for bot in game.line_up)
    assert played == dict.fromkeys(range(5), 9)


def test_no_line_up_comes_twice_on_a_deal() -> None:
    """Two bots at four seats, also three of one and one of the other, and entered by turns."""
    for entered, sizes in (
        ((0, 1), [2, 2, 2]),
        ((0, 1, 0, 1), [2, 2, 2]),
        ((0, 1, 1, 1), [4, 4, 4]),
        ((0, 0, 1), [4, 4, 4]),
    ):
        games = [pairing(entered, 4, number) for number in range(sum(sizes))]
        line_ups = [{game.line_up for game in games if game.deal == deal} for deal in range(3)]
        assert [len(each) for each in line_ups] == sizes
        assert len({(game.deal, game.line_up) for game in games}) == len(games)


def test_a_table_of_one_bot_alone_is_played_once() -> None:
    games = [pairing((0, 0, 1), 2, number) for number in range(10)]
    assert [(game.deal, game.line_up) for game in games[:5]] == [
        (0, (0, 0)),
        (1, (0, 1)),
        (1, (1, 0)),
        (2, (1, 0)),
        (2, (0, 1)),
    ]
    assert [game.deal for game in games[5:]] == [3, 4, 4, 5, 5]
