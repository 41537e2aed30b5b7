"""Whatever happens in a game can be told to everybody, in every language."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.i18n.support.reading import tell
from tests.support.scale import scaled
from tusch import figaro, flohcati, registry
from tusch.figaro.cards import Card as FigaroCard
from tusch.flohcati.cards import Card as FlohcatiCard
from tusch.game import Message, Seat
from tusch.i18n import LANGUAGES
from tusch.play import choice_message, event_message
from tusch.registry import AnyGame

ONES = {"road_lengths": [1] * 15}
"""Roads that are often equal."""
TABLES: list[tuple[str, str, dict[str, Any], int]] = [
    *(("figaro", edition, {}, n) for edition in ("davinci", "aid", "dutch") for n in range(3, 7)),
    ("figaro", "dutch", {"after_take": "next", "exchange": "off", **ONES}, 4),
    *(("flohcati", "amigo", {}, n) for n in range(2, 6)),
    ("flohcati", "amigo", {"trio_timing": "any-time", "demand_shown": True}, 3),
    ("flohcati", "amigo", {"ties": "trios-gala-card"}, 2),
]


def figaro_actions(players: int) -> list[Any]:
    """All that a player could try, and some of the dealer's acts."""
    state = figaro.state
    seats = [*range(players), players]
    return [
        *(state.Play(card, to) for card in FigaroCard for to in seats),
        *(state.Ring(), state.Take(), state.Swap(), state.Keep()),
        *(state.Start(0), state.Remove(figaro.cards.Colour.RED), state.Roads(()), state.Deal(())),
    ]


def flohcati_actions(players: int) -> list[Any]:
    """All that a player could try but for most trios, and some of the dealer's acts."""
    state = flohcati.state
    seats = [*range(players), players]
    cards = [card for card in FlohcatiCard if card.attraction]
    trios = [[card for card in cards if card.worth == worth][:3] for worth in range(8)]
    return [
        *(state.Flip(), state.Gala(), state.End(), state.Start(0), state.Reveal(cards[0])),
        *(kind(card) for kind in (state.Take, state.Give) for card in cards),
        *(kind(seat) for kind in (state.Demand, state.Steal) for seat in seats),
        *(state.Trio(tuple(trio)) for trio in (*trios, trios[0][::-1], cards[:3], [])),
    ]


ACTIONS: dict[str, Callable[[int], list[Any]]] = {
    "figaro": figaro_actions,
    "flohcati": flohcati_actions,
}


def messages(game: AnyGame, players: int, seed: int) -> Iterator[Message]:
    """What can be told about a random game: events, choices, refusals and the score."""
    rng = Random(seed)
    tried = ACTIONS[game.name](players)
    viewers: list[Seat | None] = [None, *range(players)]
    state = game.start(players)
    while (actor := game.actor(state)) is not None:
        legal = game.legal_actions(state)
        yield from (choice_message(game.name, action) for action in legal)
        likely = actor if isinstance(actor, int) else None
        view = game.observe(state, rng.choice([*viewers, *[likely] * players]))
        for action in rng.sample(tried, 6):
            refusal = game.explain(view, action)
            if refusal:
                yield refusal.message
        action = rng.choice(legal) if isinstance(actor, int) else game.sample(state, rng)
        after = game.apply(state, action)
        for viewer in viewers:
            for event in game.events(state, action, after, viewer):
                yield event_message(game.name, event)
        state = after
    outcome = game.outcome(state)
    assert outcome
    yield from (reason.message for reason in outcome.reasons)


@pytest.mark.parametrize(("name", "edition", "changes", "players"), TABLES)
def test_everything_in_a_random_game_can_be_told(
    name: str, edition: str, changes: dict[str, Any], players: int
) -> None:
    """Each sentence in all languages, and then, about other cards and seats, in one at a time."""
    game = registry.make(name, edition, changes)
    seen = set()
    sentences: Counter[tuple[str, ...]] = Counter()
    for seed in range(scaled(1)):
        for message in messages(game, players, seed):
            if repr(message) not in seen:
                seen.add(repr(message))
                sentence = (message.id, *sorted(message.args))
                turn = sentences[sentence]
                sentences[sentence] += 1
                for lang in (LANGUAGES[turn % len(LANGUAGES)],) if turn else LANGUAGES:
                    tell(message, players, lang)
    assert len(seen) > 100
