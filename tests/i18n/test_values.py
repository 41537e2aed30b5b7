"""Events, choices and scores can be told whatever they hold."""

from typing import Any, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.i18n.support.reading import NAMES, tell
from tests.i18n.support.vocabulary import DEALER, kinds, tag
from tusch import registry
from tusch.figaro.cards import Card as FigaroCard
from tusch.figaro.events import Collected, Taken
from tusch.flohcati.cards import Card as FlohcatiCard
from tusch.flohcati.state import Phase
from tusch.game import Message
from tusch.i18n import LANGUAGES, t
from tusch.play import choice_message, event_message
from tusch.registry import GAMES

SIZES = st.integers(-9999, 9999)
"""Numbers that no game can have, too."""
LONG, WIDE = 60, 8
"""How much there may be of something, and of rows of something: more than in any game."""


def values(kind: type[Any]) -> st.SearchStrategy[Any]:
    """All values of a class, with numbers that are odd."""
    return st.builds(kind, **{name: some(hint) for name, hint in get_type_hints(kind).items()})


def some(hint: Any, most: int = LONG) -> st.SearchStrategy[Any]:
    """All values of a type."""
    if hint is int:
        return SIZES
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        most = WIDE if get_origin(inner) is tuple else most
        return st.lists(some(inner, most), max_size=most).map(tuple)
    return st.from_type(hint)


EVENTS = {name: [values(kind) for kind in kinds(registry.GAMES[name].event)] for name in GAMES}
CHOICES = {
    name: [values(kind) for kind in kinds(registry.GAMES[name].action) if tag(kind) not in DEALER]
    for name in GAMES
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_no_event_is_too_odd_to_tell(data: st.DataObject, game: str, lang: str) -> None:
    for strategy in EVENTS[game]:
        tell(event_message(game, data.draw(strategy)), 3, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_no_choice_is_too_odd_to_tell(data: st.DataObject, game: str, lang: str) -> None:
    for strategy in CHOICES[game]:
        tell(choice_message(game, data.draw(strategy)), 3, lang)


CARDS = st.lists(st.sampled_from(FigaroCard), min_size=1, max_size=40).map(tuple)


@pytest.mark.parametrize("lang", LANGUAGES)
@given(some=CARDS, others=CARDS)
def test_nothing_is_said_of_how_many_cards_go_onto_a_stack(
    some: tuple[FigaroCard, ...], others: tuple[FigaroCard, ...], lang: str
) -> None:
    """F30."""
    for you in (0, 1, None):
        texts = [
            [
                t(event_message("figaro", event), lang, names=NAMES, you=you)
                for event in (
                    Collected(1, cards),
                    Taken(1, cards, "stack"),
                    Taken(1, cards, "hand"),
                )
            ]
            for cards in (some, others)
        ]
        assert texts[0] == texts[1]


def test_a_gift_names_the_card_only_to_those_who_see_it() -> None:
    """Z9: an event without a card is told without one."""
    seen = Message("flohcati-event-given", {"seat": 0, "owner": 1, "card": "C5"})
    unseen = Message("flohcati-event-given", {"seat": 0, "owner": 1})
    assert all("juggler 5" in text for text in tell(seen, 3))
    assert not any("juggler" in text for text in tell(unseen, 3))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ties", ["shared", "trios-gala-card"])
def test_equal_scores_and_a_gala_can_be_told(ties: str, lang: str) -> None:
    game = registry.make("flohcati", None, {"ties": ties})
    seven = FlohcatiCard.A7, FlohcatiCard.B3
    for gala, other in ((None, seven), (0, (*seven, FlohcatiCard.C7, FlohcatiCard.D3))):
        end = replace(game.start(2), phase=Phase.OVER, hands=(seven, other), gala=gala)
        outcome = game.outcome(end)
        assert outcome
        assert outcome.totals[0] == outcome.totals[1]
        for reason in outcome.reasons:
            tell(reason.message, 2, lang)
        assert any("tie" in reason.message.id for reason in outcome.reasons)
