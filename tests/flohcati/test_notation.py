"""The notation of records: `flip`, `C5`, `trio A3,C3,F3`."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.flohcati.support.table import GAME, cards
from tests.flohcati.support.walks import Steps, walks
from tusch.errors import NotationError
from tusch.flohcati import Flohcati
from tusch.flohcati.cards import DECK, DEMAND, FANFARE, STEAL, Card
from tusch.flohcati.state import (
    Action,
    Demand,
    End,
    Flip,
    Gala,
    Give,
    Reveal,
    Start,
    Steal,
    Take,
    Trio,
)
from tusch.game import DEALER

BY_DEALER: dict[str, Action] = {
    "start 1": Start(1),
    "C5": Reveal(Card("C5")),
    "demand": Reveal(DEMAND),
    "steal": Reveal(STEAL),
    "fanfare": Reveal(FANFARE),
}
BY_PLAYER: dict[str, Action] = {
    "flip": Flip(),
    "take C5": Take(Card("C5")),
    "demand 2": Demand(2),
    "steal 0": Steal(0),
    "give C5": Give(Card("C5")),
    "trio A3,C3,F3": Trio(cards("A3 C3 F3")),
    "gala": Gala(),
    "end": End(),
}


@pytest.mark.parametrize(("text", "action"), BY_DEALER.items(), ids=BY_DEALER)
def test_what_the_dealer_does_is_written_and_read(text: str, action: Action) -> None:
    assert GAME.format(action) == text
    assert GAME.parse(text, dealer=True) == action


@pytest.mark.parametrize(("text", "action"), BY_PLAYER.items(), ids=BY_PLAYER)
def test_what_a_player_does_is_written_and_read(text: str, action: Action) -> None:
    assert GAME.format(action) == text
    assert GAME.parse(text, dealer=False) == action


def test_every_card_is_read_and_written() -> None:
    for card in DECK:
        assert GAME.parse(card, dealer=True) == Reveal(card)
        assert GAME.format(Reveal(card)) == card


@given(walks())
def test_whole_games_are_written_and_read(walked: tuple[Flohcati, Steps]) -> None:
    game, steps = walked
    for step in steps:
        text = game.format(step.action)
        assert game.parse(text, dealer=step.actor is DEALER) == step.action
        for action in game.legal_actions(step.before):
            assert game.parse(game.format(action), dealer=False) == action


NO_ACTIONS = [
    "",
    " ",
    "x",
    "Flip",
    "flip ",
    " flip",
    "flip\n",
    "flip C5",
    "take",
    "take ",
    "take c5",
    "take  C5",
    "take C8",
    "take C-1",
    "take K5",
    "take C55",
    "take C５",
    "take C5,C6",
    "take demand",
    "take CLOWN",
    "give",
    "give fanfare",
    "give C5 ",
    "demand ",
    "demand -1",
    "demand +1",
    "demand 01",
    "demand 1.0",
    "demand １",
    "demand 1_0",
    "demand one",
    "demand 1 2",
    "demand 9999999999999999999",
    "steal ²",
    "trio",
    "trio ",
    "trio A3,C3,",
    "trio A3, C3, F3",
    "trio A3/C3/F3",
    "trio A3,C3,demand",
    "gala 1",
    "end\x00",
    "\ud800",
]
LONG = pytest.param("end" * 1000, id="long")


@pytest.mark.parametrize("text", [*NO_ACTIONS, "C5", "demand", "steal", "start 1", LONG])
def test_text_that_no_player_writes_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(text, dealer=False)
    message = caught.value.message
    assert message.id == "notation"
    assert message.args["value"] == text[:80]
    allowed = message.args["allowed"]
    assert isinstance(allowed, tuple)
    for form in allowed:
        assert GAME.format(GAME.parse(str(form), dealer=False)) == form


@pytest.mark.parametrize(
    "text", [*NO_ACTIONS, "flip", "take C5", "start", "start ", "start 01", LONG]
)
def test_text_that_no_dealer_writes_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(text, dealer=True)
    message = caught.value.message
    assert message.id == "notation"
    allowed = message.args["allowed"]
    assert isinstance(allowed, tuple)
    for form in allowed:
        assert GAME.format(GAME.parse(str(form), dealer=True)) == form


@given(text=st.text(), dealer=st.booleans())
@example(text="trio A3,C3", dealer=False)
def test_what_is_read_is_written_as_it_was_read(text: str, dealer: bool) -> None:
    try:
        action = GAME.parse(text, dealer=dealer)
    except NotationError:
        return
    assert GAME.format(action) == text
