"""The greedy players: as strong as promised, twins of the compiled ones, with tempers to feel."""

from functools import partial
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.bots.support.table import decisions, games
from tests.support.scale import scaled
from tusch import kernel
from tusch.arena.deals import DealRng
from tusch.bots import TEMPERS, GreedyPlayer, UniformPlayer
from tusch.bots.greedy import forgetful, weights
from tusch.figaro import Figaro
from tusch.figaro.bots import thumb as figaro
from tusch.figaro.cards import Card
from tusch.figaro.state import Play, Ring, Take
from tusch.figaro.view import View
from tusch.flohcati.bots import thumb as flohcati
from tusch.flohcati.cards import Card as Artist
from tusch.flohcati.state import Demand, Flip, Phase, State, Steal
from tusch.flohcati.state import Take as TakeArtist
from tusch.game import Message, Player, Seat, Step
from tusch.i18n import t
from tusch.play import choice_message, playout
from tusch.registry import GAMES, make

MOODS = (None, *TEMPERS)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random_players(name: str) -> None:
    game, won, count = make(name), 0, scaled(40)
    for number in range(count):
        players: list[Player[Any, Any]] = [UniformPlayer(Random(seat)) for seat in range(4)]
        players[number % 4] = GreedyPlayer(game, Random(number))
        *_, last = playout(game, game.start(4), players, DealRng(1, number // 4))
        outcome = game.outcome(last.after)
        assert outcome
        won += number % 4 in outcome.winners
    assert won / count > 0.8


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.skipif(not kernel.available(), reason="there is no numba")
def test_compiled_player_chooses_the_same(name: str) -> None:
    import numpy as np  # noqa: PLC0415 - numba brings it

    twin: Any = import_module(f"tusch.{name}.kernel")
    assert weights(make(name)).numbers == pytest.approx(twin.DEFAULT)
    arrays = {mood: np.array(weights(make(name), mood).numbers) for mood in MOODS}
    seen = 0
    for number, (game, state, view) in enumerate(decisions(name, scaled(8))):
        mood = MOODS[number % len(MOODS)]
        ours: Any
        if isinstance(view, View):
            ours = figaro.ranking(_ruleset(game), view, weights(game, mood))[0]
        else:
            ours = flohcati.choose(state, view.legal, weights(game, mood))
        packed = twin.pack(_ruleset(game), state)
        assert ours == twin.action(twin.choose(packed, arrays[mood])), (mood, state)
        seen += len(view.legal) > 1
    assert seen > 300


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kept", [None, 0, 5])
def test_choice_is_legal_whatever_is_remembered(name: str, kept: int | None) -> None:
    for game, _, view in decisions(name, scaled(2), seed=2):
        seen = view if kept is None else forgetful(game, view, kept)
        assert GreedyPlayer(game, Random(1)).choose(seen) in view.legal


def _ruleset(game: Any) -> Any:
    return game.ruleset


def tempered(mood: str | None) -> Any:
    return partial(GreedyPlayer, temper=mood)


def own_steps(name: str, mood: str | None) -> list[tuple[Seat, list[Step[Any, Any]]]]:
    return list(games(name, scaled(24), tempered(mood)))


def test_careful_collects_less_and_bold_more() -> None:
    def collected(mood: str | None) -> int:
        return sum(
            result.counts[hero]
            for hero, steps in own_steps("figaro", mood)
            for result in steps[-1].after.results
        )

    assert collected("careful") < collected(None) < collected("bold")


def test_spiteful_plays_on_whoever_has_the_shortest_road() -> None:
    def share(mood: str | None) -> float:
        hits = []
        for hero, steps in own_steps("figaro", mood):
            for before, actor, action, _ in steps:
                if actor == hero and isinstance(action, Play) and before.round > 1:
                    roads = {sum(before.roads[seat]): seat for seat in range(4) if seat != hero}
                    hits.append(action.to == roads[min(roads)])
        return sum(hits) / len(hits)

    assert share("spiteful") > share(None) + 0.05


def test_bold_turns_more_cards_and_careful_fewer() -> None:
    def flips(mood: str | None) -> int:
        return sum(
            isinstance(step.action, Flip)
            for hero, steps in own_steps("flohcati", mood)
            for step in steps
            if step.actor == hero
        )

    assert flips("careful") < flips(None) < flips("bold")


def test_spiteful_takes_from_the_leader() -> None:
    def at_leader(mood: str | None) -> int:
        hits, asked = 0, 0
        for _, state, view in decisions("flohcati", scaled(10), seed=3):
            if state.phase in (Phase.STEAL, Phase.DEMAND) and len(view.legal) > 1:
                table = flohcati.Table(state, flohcati.DEFAULT)
                chosen = flohcati.choose(state, view.legal, weights(make("flohcati"), mood))
                assert isinstance(chosen, Steal | Demand)
                others = [action.seat for action in view.legal]
                hits += table.score(chosen.seat) == max(table.score(seat) for seat in others)
                asked += 1
        assert asked > 5
        return hits

    assert at_leader("spiteful") > at_leader(None)


def figaro_view(hand: str, *displays: str) -> View:
    """Seat 0 on turn in the middle of the first round, at a table of four."""
    game = Figaro()
    state, dealer = game.start(4), Random(1)
    while not isinstance(game.actor(state), int):
        state = game.apply(state, game.sample(state, dealer))
    zones = tuple(tuple(Card(card) for card in display.split()) for display in displays)
    held = tuple(sorted(Card(card) for card in hand.split()))
    changed = replace(state, turn=0, displays=zones, hands=(held, *state.hands[1:]))
    return game.observe(changed, 0)


def choose_figaro(view: View) -> Any:
    return figaro.ranking(Figaro().ruleset, view)[0]


def test_another_is_made_to_collect_if_possible() -> None:
    view = figaro_view("R2 Y1 G1", "", "R2 R2", "B2", "")
    assert choose_figaro(view) == Play(Card.R2, 1)


def test_ring_gives_a_dangerous_display_away() -> None:
    view = figaro_view("O Y1", "R2 R2 R1", "Y2 Y2 J1", "B2", "G1")
    assert choose_figaro(view) == Ring()


def test_small_table_is_taken_before_it_grows() -> None:
    view = figaro_view("R1 R2 R3", "R2 R2 R1", "", "", "")
    assert choose_figaro(view) in (Take(), Play(Card.R1, 0))
    assert choose_figaro(figaro_view("R1 Y1", "R1", "Y2 Y2 Y1", "", "")) == Play(Card.Y1, 1)


def flohcati_state(row: str, hand: str, deck: str) -> State:
    cards = [tuple(sorted(Artist(card) for card in text.split())) for text in (row, hand, deck)]
    return State(
        players=2,
        phase=Phase.TURN,
        turn=0,
        deck=cards[2],
        row=cards[0],
        hands=(cards[1], ()),
        trios=((), ()),
    )


def test_full_row_is_not_turned_on() -> None:
    state = flohcati_state("A7 B6 C5", "D1", "A1 A2 B1 B2 C1 C2")
    legal = make("flohcati").legal_actions(state)
    assert flohcati.choose(state, legal) == TakeArtist(Artist.A7)


def test_third_of_a_value_is_worth_more_than_a_high_card() -> None:
    state = flohcati_state("A7 B0", "C0 D0 A6", "A1 B2")
    legal = make("flohcati").legal_actions(state)
    assert flohcati.choose(state, legal) == TakeArtist(Artist.B0)


def test_forgetful_player_does_not_see_what_was_collected() -> None:
    for game, _, view in decisions("figaro", 1):
        assert all(len(stack) <= 2 for stack in forgetful(game, view, 2).stacks)
        assert forgetful(game, view, 60) == view
    for game, _, view in decisions("flohcati", 1):
        seen = forgetful(game, view, 0)
        assert seen.open_hands[view.seat] == view.hand
        assert sum(map(len, seen.open_hands)) == len(view.hand)
        assert set(view.deck) <= set(seen.deck)


@pytest.mark.parametrize("name", GAMES)
def test_player_says_why(name: str) -> None:
    told = set()
    for game, _, view in islice(decisions(name, 2), 0, None, 5):
        player = GreedyPlayer(game, Random(5))
        assert player.why() == ()
        chosen = player.choose(view)
        move = choice_message(name, chosen)
        first, *others = player.why()
        assert player.why(chosen) == (first, *others)
        assert first == Message(
            "bot-why-only" if len(view.legal) == 1 else "bot-why-thumb", {"move": move}
        )
        assert all(other.args["move"] != move for other in others)
        if len(view.legal) > 1:
            assert player.why(next(legal for legal in view.legal if legal != chosen)) == ()
        assert all(t(message) for message in (first, *others))
        told |= {message.id for message in (first, *others)}
    assert told >= {"bot-why-thumb", "bot-why-thumb-other"}
