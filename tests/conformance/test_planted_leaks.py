"""The comparison of twins catches leaks of every kind, planted into games that have none."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec import defstruct
from msgspec.structs import asdict, replace

from tests.conformance.support.tables import TWINS, Table, bend
from tusch.cards import put, sure
from tusch.figaro.events import Dealt
from tusch.figaro.view import View
from tusch.flohcati import rules
from tusch.flohcati.events import Given
from tusch.flohcati.rules import can_finish
from tusch.flohcati.ruleset import Ruleset
from tusch.flohcati.state import Asked, Phase, State
from tusch.game import Refusal, Seat
from tusch.registry import AnyGame
from tusch.testing import ConformanceError, Pair, compare, pairs

Plant = Callable[[AnyGame], Any]

SEEDS = (9, 1)
"""In the first game of Flohcati somebody gives a card of a trio that was kept, which is rare."""


def next_hand(state: Any, seat: Seat | None) -> Any:
    """A hand that the viewer does not see."""
    return state.hands[0 if seat is None else (seat + 1) % state.players]


def in_views(leak: Callable[[Any, Any, Any], Any]) -> Plant:
    """Views are changed by the state, and by the hand next to the viewer."""

    def plant(game: AnyGame) -> Any:
        def observe(state: Any, seat: Seat | None) -> Any:
            return leak(game.observe(state, seat), state, next_hand(state, seat))

        return bend(game, observe=observe)

    return plant


def in_events(leak: Callable[[Any, Any, Any], Any]) -> Plant:
    """Events are changed by the action, and by the hand next to the viewer."""

    def plant(game: AnyGame) -> Any:
        def events(before: Any, action: Any, after: Any, seat: Seat | None) -> Any:
            told = game.events(before, action, after, seat)
            return leak(told, action, next_hand(after, seat))

        return bend(game, events=events)

    return plant


def in_refusals(leak: Callable[[Refusal, Any], Refusal]) -> Plant:
    """Refusals are changed by the hand next to the viewer, which was looked at before."""

    def plant(game: AnyGame) -> Any:
        looked_at: list[Any] = []

        def observe(state: Any, seat: Seat | None) -> Any:
            looked_at[:] = next_hand(state, seat)
            return game.observe(state, seat)

        def explain(view: Any, action: Any) -> Any:
            refusal = game.explain(view, action)
            return refusal and leak(refusal, looked_at)

        return bend(game, observe=observe, explain=explain)

    return plant


class Chatterbox(View, frozen=True, dict=True, gc=True):
    """A view that says more as text than on the wire."""

    def __str__(self) -> str:
        return f"{super().__str__()} and the next one has {self.__dict__['hint']}"


def field_too_many(view: Any, _: Any, hand: Any) -> Any:
    gossip = defstruct("Gossip", [("hint", Any)], bases=(type(view),), frozen=True, kw_only=True)
    return gossip(**asdict(view), hint=min(hand, default=None))


def hand_in_a_wrong_place(view: Any, _: Any, hand: Any) -> Any:
    return replace(view, shown=put(view.shown, 0, hand))


def text_that_says_more(view: Any, _: Any, hand: Any) -> Any:
    chatty = Chatterbox(**asdict(view))
    chatty.__dict__["hint"] = hand[:1]
    return chatty


def gifts_unmasked(view: Any, state: Any, _: Any) -> Any:
    return replace(view, facts=state.facts)


def legal_actions_by_a_hidden_card(view: Any, _: Any, hand: Any) -> Any:
    useful = sorted(view.legal, key=lambda action: getattr(action, "card", None) in hand)
    return replace(view, legal=tuple(useful))


def deck_by_a_hidden_card(view: Any, _: Any, hand: Any) -> Any:
    values = {card.worth for card in hand}
    return replace(view, deck=tuple(sorted(view.deck, key=lambda card: card.worth in values)))


def a_display_for_each_kind(view: Any, _: Any, hand: Any) -> Any:
    return replace(view, displays=view.displays + ((),) * len(set(hand)))


def a_fact_for_whoever_has_a_trio(view: Any, state: Any, _: Any) -> Any:
    asked = [Asked(seat, True) for seat, hand in enumerate(state.hands) if can_finish(hand)]
    return replace(view, facts=(*view.facts, *asked))


def dealt_to_the_wrong_seat(told: Any, _: Any, hand: Any) -> Any:
    return [replace(event, cards=hand) if isinstance(event, Dealt) else event for event in told]


def given_before_all(told: Any, action: Any, _: Any) -> Any:
    return [
        replace(event, card=action.card) if isinstance(event, Given) else event for event in told
    ]


def told_twice(told: Any, _: Any, hand: Any) -> Any:
    return told * (1 + sum(card.worth for card in hand) % 2)


def told_backwards(told: Any, _: Any, hand: Any) -> Any:
    return told[::-1] if sum(card.worth for card in hand) % 2 else told


def names_a_hidden_card(refusal: Refusal, hand: Any) -> Refusal:
    args = {**refusal.message.args, "hint": "".join(hand[:1])}
    return replace(refusal, message=replace(refusal.message, args=args))


def names_another_clause(refusal: Refusal, hand: Any) -> Refusal:
    return replace(refusal, clause=f"{refusal.clause}{sum(card.worth for card in hand)}")


def is_another_sentence(refusal: Refusal, hand: Any) -> Refusal:
    odd = sum(card.worth for card in hand) % 2
    return replace(refusal, message=replace(refusal.message, id=f"{refusal.code}-{odd}"))


LEAKS: list[tuple[str, str, Plant]] = [
    ("figaro", "the view", in_views(field_too_many)),
    ("figaro", "the view", in_views(hand_in_a_wrong_place)),
    ("figaro", "the view as text", in_views(text_that_says_more)),
    ("figaro", "the view", in_views(legal_actions_by_a_hidden_card)),
    ("figaro", "the view", in_views(a_display_for_each_kind)),
    ("figaro", "an event", in_events(dealt_to_the_wrong_seat)),
    ("figaro", "an event", in_events(told_twice)),
    ("figaro", "an event", in_events(told_backwards)),
    ("figaro", "the answer", in_refusals(names_a_hidden_card)),
    ("figaro", "the answer", in_refusals(is_another_sentence)),
    ("flohcati", "the view", in_views(field_too_many)),
    ("flohcati", "the view", in_views(gifts_unmasked)),
    ("flohcati", "the view", in_views(deck_by_a_hidden_card)),
    ("flohcati", "the view", in_views(a_fact_for_whoever_has_a_trio)),
    ("flohcati", "an event", in_events(given_before_all)),
    ("flohcati", "an event", in_events(told_twice)),
    ("flohcati", "the answer", in_refusals(names_a_hidden_card)),
    ("flohcati", "the answer", in_refusals(names_another_clause)),
]


@cache
def pairs_of(name: str) -> list[Pair]:
    """Pairs that differ, for every viewer of a table of four."""
    edition = {"figaro": "davinci", "flohcati": "amigo"}[name]
    table = Table(name, edition, 4)
    found = [pair for seed in SEEDS for pair in pairs(table.walk(seed), TWINS[name])]
    return [pair for pair in found if pair.differs]


def first_leak(game: AnyGame, name: str) -> ConformanceError | None:
    """What tells a game from its twin, if anything does."""
    for pair in pairs_of(name):
        try:
            compare(game, pair)
        except ConformanceError as leak:
            return leak
    return None


def leak_id(value: Any) -> str | None:
    """The name of the leak that is planted."""
    return value.__closure__[0].cell_contents.__name__ if callable(value) else None


@pytest.mark.parametrize(("name", "where", "plant"), LEAKS, ids=leak_id)
def test_planted_leak_is_caught(name: str, where: str, plant: Plant) -> None:
    leak = first_leak(plant(pairs_of(name)[0].walk.game), name)
    assert leak
    assert leak.check == "secrecy"
    assert leak.fault.startswith(where)


@pytest.mark.clause("Z14")
def test_rule_that_asks_by_the_cards_in_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def finish(_: Ruleset, state: State) -> State:
        if can_finish(state.hands[sure(state.turn)]):
            return replace(state, phase=Phase.FINISH)
        return rules.pass_turn(state)

    monkeypatch.setattr(rules, "finish", finish)
    table = Table("flohcati", "amigo", 4)
    faults = []
    for seed in SEEDS:
        for pair in pairs(table.walk(seed), TWINS["flohcati"]):
            try:
                compare(table.game, pair)
            except ConformanceError as leak:
                faults.append(leak.fault)
    assert faults
    assert all("finish" in fault and fault.startswith("the view of") for fault in faults)


@pytest.mark.parametrize("name", TWINS)
def test_honest_game_passes_the_same_comparison(name: str) -> None:
    assert len(pairs_of(name)) >= 8
    assert first_leak(pairs_of(name)[0].walk.game, name) is None


def test_honest_game_passes_where_taken_cards_go_into_the_hand_and_roads_are_swapped() -> None:
    table = Table("figaro", "dutch", 5, {"voluntary_take": "hand"})
    found = [pair for seed in SEEDS for pair in pairs(table.walk(seed), TWINS["figaro"])]
    assert any(pair.differs for pair in found)
    for pair in found:
        compare(table.game, pair)
