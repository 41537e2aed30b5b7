"""Taking moves back against the others: a no stays a no, and nothing is looked at for free."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.conformance.support.tables import TABLES, Table
from tests.server.support.desk import Desk, code, dealer, is_ok, playing
from tests.support.scale import scaled
from tusch.flohcati.cards import Card
from tusch.flohcati.state import Demand, Flip, Give, Phase, Reveal, Start, Steal, Take
from tusch.game import DEALER
from tusch.server.limits import LIMITS
from tusch.server.table.state import TableState
from tusch.server.wire.commands import AnswerUndo, AskUndo, Leave
from tusch.server.wire.replies import Reply

CLOCK = 60


def undo(desk: Desk, guest: str, seat: int) -> Reply:
    return desk.do(guest, AskUndo, seat=seat, base=desk.state.version)


def answer(desk: Desk, guest: str, agree: bool) -> Reply:
    return desk.do(guest, AnswerUndo, agree=agree, base=desk.state.version)


class Dealing:
    """A dealer who turns these cards; secrets are anybody's."""

    def __init__(self, *cards: Card) -> None:
        self.cards = cards
        self.chance = dealer(3)

    def secret(self) -> str:
        return self.chance.secret()

    def word(self, letters: int) -> str:
        return self.chance.word(letters)

    def act(self, table: TableState) -> Any:
        return Reveal(self.cards[table.deals - 1]) if table.deals else Start(0)


def busted() -> Desk:
    """Ann has turned a double, which has cost her the turn; now it is Bob's."""
    chance = Dealing(Card.A1, Card.A2, Card.B5)
    desk = playing("Ann o", "bob", clock=CLOCK, chance=chance)
    desk.act("ann", 0, Flip())
    desk.act("ann", 0, Flip())
    assert desk.state.actor == 1
    return desk


def run_out(desk: Desk) -> None:
    """Let the time of whoever has to move run out."""
    desk.now += CLOCK * 1000
    desk.tick()


def test_a_no_stays_a_no_when_a_bot_stands_in_for_whoever_said_it() -> None:
    desk = busted()
    assert is_ok(undo(desk, "ann", 0))
    assert is_ok(answer(desk, "bob", False))
    run_out(desk)
    assert desk.state.places[1].absent == "clock"
    before = desk.state.line
    assert not is_ok(undo(desk, "ann", 0))
    desk.bot()
    assert code(undo(desk, "ann", 0)) == "refused server-undo-settled"
    assert desk.state.line[: len(before)] == before[:]


@pytest.mark.parametrize("goes", ["away", "left"])
def test_whoever_is_away_is_asked_and_their_silence_is_a_no(goes: str) -> None:
    desk = busted()
    if goes == "left":
        desk.do("bob", Leave)
    else:
        run_out(desk)
    before = desk.state.line
    assert is_ok(undo(desk, "ann", 0))
    assert desk.state.undo is not None
    assert desk.state.undo.waits_for == (desk.state.number("bob"),)
    desk.now += LIMITS.undo_wait
    desk.tick()
    assert desk.events()[-1] == "UndoLapsed"
    assert not is_ok(undo(desk, "ann", 0))
    desk.bot()
    assert code(undo(desk, "ann", 0)) == "refused server-undo-settled"
    assert desk.state.line[: len(before)] == before[:]


def test_whoever_is_away_may_come_and_agree() -> None:
    desk = busted()
    run_out(desk)
    undo(desk, "ann", 0)
    assert is_ok(answer(desk, "bob", True))
    assert desk.state.actor == 0
    assert len(desk.state.now.row) == 1


def test_after_a_no_only_a_later_move_is_taken_back() -> None:
    desk = playing("Ann o", "bob", chance=Dealing(Card.A1, Card.B2))
    desk.act("ann", 0, Flip())
    undo(desk, "ann", 0)
    answer(desk, "bob", False)
    desk.act("ann", 0, Take(desk.state.now.row[0]))
    assert is_ok(undo(desk, "ann", 0))
    assert desk.state.actor == 0
    assert desk.state.now.row
    assert code(undo(desk, "ann", 0)) == "refused server-undo-settled"


def test_playing_on_instead_of_answering_is_a_no() -> None:
    desk = busted()
    undo(desk, "ann", 0)
    desk.act("bob", 1, Flip())
    assert code(undo(desk, "ann", 0)) == "refused server-undo-settled"


def test_a_no_stays_a_no_when_the_table_is_read_again() -> None:
    desk = busted()
    undo(desk, "ann", 0)
    answer(desk, "bob", False)
    desk.timeline = type(desk.timeline)(desk.database.events("table"))
    desk.act("bob", 1, Flip())
    assert code(undo(desk, "ann", 0)) == "refused server-undo-settled"


def giving(seats: str, guests: str, seed: int) -> Desk:
    """A table where seat 0 has been asked for a card and holds several."""
    desk = playing(seats, guests, chance=dealer(seed))
    rng = Random(seed)
    while desk.state.status == "playing":
        state = desk.state.now
        if state.phase is Phase.GIVE and state.target == 0 and len(state.hands[0]) > 1:
            return desk
        desk.move(rng.choice)
    return giving(seats, guests, seed + 100)


@pytest.mark.parametrize("seed", range(scaled(6)))
def test_a_giver_cannot_try_one_gift_after_another(seed: int) -> None:
    desk = giving("Ann o", "bob", seed)
    desk.move()
    if desk.state.status == "playing":
        undo(desk, "ann", 0)
        assert not isinstance(desk.state.line[-1].action, Demand)
        assert desk.state.undo is not None


def test_among_bots_a_gift_is_taken_back() -> None:
    desk = giving("Ann b", "", 1)
    before = desk.state.now
    desk.move()
    assert is_ok(undo(desk, "ann", 0))
    assert desk.state.now == before


def free_moves(table: Table, rng: Random) -> Iterator[tuple[Any, Any]]:
    """The moves of a random game that could be taken back freely, each with its state."""
    game = table.game
    state = game.start(table.players)
    while (actor := game.actor(state)) is not None:
        if actor is DEALER:
            state = game.apply(state, game.sample(state, rng))
            continue
        action = rng.choice(game.legal_actions(state))
        after = game.apply(state, action)
        if game.turn(state) == actor and isinstance(game.actor(after), int):
            yield state, action
        state = after


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_taken_back_freely_has_shown_nothing(table: Table) -> None:
    """In every world that the player could be in, the same move would have shown them the same."""
    rng = Random(f"free {table}")
    game = table.game
    seen = 0
    for state, action in free_moves(table, rng):
        seat = game.actor(state)
        assert isinstance(seat, int)
        assert not isinstance(action, Give | Flip | Steal)
        view = game.observe(state, seat)

        def shown(world: Any, seat: int = seat, action: Any = action) -> Any:
            after = game.apply(world, action)
            return game.observe(after, seat), game.events(world, action, after, seat)

        assert shown(game.determinize(view, rng)) == shown(state)
        seen += 1
    assert seen
