"""What a viewer is told about every action."""

import pytest
from hypothesis import given

from tests.flohcati.support.table import ALL_TEN, GAME, NEEDED, SHOWN, act, cards, position
from tests.flohcati.support.walks import Steps, walks
from tusch.flohcati import Flohcati
from tusch.flohcati.cards import Card
from tusch.flohcati.events import (
    ActionTurned,
    Busted,
    DeckEmpty,
    Demanded,
    Event,
    FanfareCancelled,
    FanfareSounded,
    Flipped,
    GalaOpened,
    Given,
    NoVictim,
    Started,
    Stealing,
    Stolen,
    Taken,
    TrioLaid,
    TurnEnded,
    Won,
)
from tusch.flohcati.state import State
from tusch.game import DEALER, Seat
from tusch.i18n import t
from tusch.play import event_message


def told(
    state: State, *entries: str, viewer: Seat | None = None, game: Flohcati = GAME
) -> list[Event]:
    found: list[Event] = []
    for entry in entries:
        action = game.parse(entry, dealer=game.actor(state) is DEALER)
        after = act(state, entry, game=game)
        found += game.events(state, action, after, viewer)
        state = after
    return found


TOLD: dict[str, tuple[State, tuple[str, ...], list[Event]]] = {
    "start": (GAME.start(3), ("start 2",), [Started(2)]),
    "flip and take": (
        position("", "", row="A1"),
        ("flip", "B1", "take A1"),
        [Flipped(0, Card.B1), Taken(0, Card.A1)],
    ),
    "bust": (position("", "", row="A1"), ("flip", "A2"), [Busted(0, Card.A2)]),
    "fanfare": (
        position("", "", row="A1"),
        ("flip", "fanfare", "B1", "B2", "take A1"),
        [
            ActionTurned(0, Card.FANFARE),
            Flipped(0, Card.B1),
            FanfareSounded(0, Card.B2),
            Taken(0, Card.A1),
        ],
    ),
    "fanfare cancelled": (
        position("", "", row="A1"),
        ("flip", "fanfare", "fanfare", "demand"),
        [
            ActionTurned(0, Card.FANFARE),
            ActionTurned(0, Card.FANFARE),
            FanfareCancelled(0),
            ActionTurned(0, Card.DEMAND),
            FanfareCancelled(0),
            NoVictim(0, Card.DEMAND),
        ],
    ),
    "steal": (
        position("", "B1", row="A1"),
        ("flip", "steal", "steal 1", "B1"),
        [ActionTurned(0, Card.STEAL), Stealing(0, 1), Stolen(0, 1, Card.B1)],
    ),
    "demand": (
        position("", "B1", row="A1"),
        ("flip", "demand", "demand 1", "give B1"),
        [ActionTurned(0, Card.DEMAND), Demanded(0, 1), Given(0, 1, None)],
    ),
    "trio": (
        position("A1 B1 C1 D2 E2", "", row="F2"),
        ("take F2", "trio A1,B1,C1", "end"),
        [Taken(0, Card.F2), TrioLaid(0, cards("A1 B1 C1"))],
    ),
    "gala": (
        position(ALL_TEN, "D7", row="F3"),
        ("take F3", "gala"),
        [
            Taken(0, Card.F3),
            GalaOpened(0),
            Won((0,), (cards("A0 B0 C1 D1 E2 F2 F3 G3 H3 I4 J4"), cards("D7"))),
        ],
    ),
    "last card": (
        position("", "D7", row="F3", deck="E1"),
        ("flip", "E1", "take F3"),
        [
            Flipped(0, Card.E1),
            DeckEmpty(),
            Taken(0, Card.F3),
            Won((1,), (cards("F3"), cards("D7"))),
        ],
    ),
    "last fanfare": (
        position("", "D7", row="F3", deck="fanfare"),
        ("flip", "fanfare"),
        [ActionTurned(0, Card.FANFARE), DeckEmpty(), Won((1,), ((), cards("D7")))],
    ),
}


@pytest.mark.clause("Z3", "Z5", "Z6", "Z8", "Z9", "Z10", "Z11", "Z12", "Z13", "Z14", "Z15", "Z17")
@pytest.mark.parametrize(("state", "entries", "events"), TOLD.values(), ids=TOLD)
def test_spectator_is_told_what_happens(
    state: State, entries: tuple[str, ...], events: list[Event]
) -> None:
    assert told(state, *entries) == events


@pytest.mark.clause("Z9")
@pytest.mark.parametrize(("viewer", "card"), [(0, Card.B1), (1, Card.B1), (2, None), (None, None)])
def test_given_card_is_told_to_giver_and_receiver_only(
    viewer: Seat | None, card: Card | None
) -> None:
    state = position("", "B1 C1", "D1", row="A1")
    *_, last = told(state, "flip", "demand", "demand 1", "give B1", viewer=viewer)
    assert last == Given(0, 1, card)


@pytest.mark.clause("Z9")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_given_card_is_told_to_all_where_it_is_shown(viewer: Seat | None) -> None:
    state = position("", "B1 C1", "D1", row="A1")
    entries = ("flip", "demand", "demand 1", "give B1")
    assert told(state, *entries, viewer=viewer, game=SHOWN)[-1] == Given(0, 1, Card.B1)


@pytest.mark.clause("Z14")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_end_of_a_turn_is_told_only_where_it_was_asked_for_by_need(viewer: Seat | None) -> None:
    state = position("A1 B1 C1", "", row="F2")
    assert told(state, "take F2", "end", viewer=viewer) == [Taken(0, Card.F2)]
    needed = told(state, "take F2", "end", viewer=viewer, game=NEEDED)
    assert needed == [Taken(0, Card.F2), TurnEnded(0)]


@given(walks())
def test_every_event_has_a_sentence(walked: tuple[Flohcati, Steps]) -> None:
    game, steps = walked
    for step in steps[::7]:
        for viewer in (None, *range(step.before.players)):
            for event in game.events(step.before, step.action, step.after, viewer):
                assert t(event_message(game.name, event), you=viewer)
