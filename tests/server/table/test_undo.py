"""Taking moves back: free for a slip and among bots, otherwise by consent; the cards stay."""

from random import Random

import msgspec
import pytest

from tests.server.support.desk import Desk, code, is_ok, playing
from tusch.figaro.state import Play
from tusch.flohcati.state import Flip, Take
from tusch.server.limits import LIMITS
from tusch.server.table.commands.forget import forget
from tusch.server.table.events import Acted, Undone
from tusch.server.wire.commands import AnswerUndo, AskUndo, Claim, HandOver, Leave
from tusch.server.wire.replies import Reply


def undo(desk: Desk, guest: str, seat: int) -> Reply:
    return desk.do(guest, AskUndo, seat=seat, base=desk.state.version)


def answer(desk: Desk, guest: str, agree: bool) -> Reply:
    return desk.do(guest, AnswerUndo, agree=agree, base=desk.state.version)


def figaro(**more: object) -> Desk:
    """Ann, Bob and Eve at Figaro; Ann begins."""
    return playing("Ann o o", "bob eve", game="figaro", first=0, **more)


def play(desk: Desk) -> None:
    """A card that nobody collects."""
    desk.move(lambda legal: next(move for move in legal if isinstance(move, Play)))


def until(desk: Desk, seat: int) -> None:
    """Let everybody move until a seat has to act."""
    while desk.state.actor != seat:
        desk.move()


def test_a_slip_is_taken_back_freely_until_somebody_acts() -> None:
    desk = figaro()
    before = desk.state.now
    play(desk)
    assert is_ok(undo(desk, "ann", 0))
    assert desk.state.now == before
    assert isinstance(desk.happenings[-1].event, Undone)
    play(desk)
    play(desk)
    assert is_ok(undo(desk, "ann", 0))
    assert desk.state.undo is not None
    assert desk.state.now != before


def test_an_undo_is_a_new_version_so_that_old_moves_are_stale() -> None:
    desk = figaro()
    old = desk.state.version
    play(desk)
    undo(desk, "ann", 0)
    assert desk.state.version == old + 2
    legal = desk.state.game.legal_actions(desk.state.now)
    assert code(desk.act("ann", 0, legal[0], base=old)) == "stale"
    assert code(desk.do("ann", AskUndo, seat=0, base=old)) == "stale"


def test_a_turned_card_is_not_taken_back_without_the_others() -> None:
    desk = playing("Ann o", first=0)
    desk.act("ann", 0, Flip())
    assert is_ok(undo(desk, "ann", 0))
    assert desk.state.undo is not None
    assert desk.state.undo.waits_for == (1,)
    assert is_ok(answer(desk, "bob", True))
    assert not desk.state.now.row


def acts(desk: Desk, done: int) -> list[Acted]:
    """The moves and the dealer's acts since then."""
    events = [happening.event for happening in desk.happenings[done:]]
    return [event for event in events if isinstance(event, Acted)]


@pytest.mark.parametrize(("game", "again"), [("figaro", 3), ("flohcati", 30)])
def test_the_dealer_gives_the_same_cards_again(game: str, again: int) -> None:
    """In the same position the next card is the next card, however often it is taken back."""
    repeated = 0
    for seed in range(6):
        rng = Random(seed)
        desk = playing("Ann b b", "", game=game)
        dealt: dict[bytes, str] = {}
        undone = 0
        while desk.state.status == "playing" and undone < 40:
            done = len(desk.happenings)
            desk.move(rng.choice)
            for before, event, _ in desk.happenings[done:]:
                if isinstance(event, Acted) and event.by == "dealer":
                    # A deal depends on the King alone, a card on what is left and on the hands.
                    now = before.now.king if game == "figaro" else before.now
                    position = msgspec.json.encode((before.deals, now))
                    repeated += position in dealt
                    assert dealt.setdefault(position, event.action) == event.action
            fresh = any(event.by == "dealer" for event in acts(desk, done))
            if rng.randrange(3) == 0 or (fresh and rng.randrange(2)):
                undone += is_ok(undo(desk, "ann", 0))
    assert repeated >= again


def test_a_card_that_was_flipped_and_taken_back_is_flipped_again() -> None:
    desk = playing("Ann b", "", first=0)
    desk.act("ann", 0, Flip())
    first = desk.state.now.row
    for _ in range(3):
        undo(desk, "ann", 0)
        assert desk.state.now.row == ()
        desk.act("ann", 0, Flip())
        assert desk.state.now.row == first


def test_undo_is_free_among_bots_and_on_one_device() -> None:
    for seats in ("Ann b b", "Ann Bea b"):
        desk = playing(seats, "", first=0)
        before = desk.state.now
        desk.act("ann", 0, Flip())
        while desk.state.actor == 0:
            desk.move(lambda legal: next((m for m in legal if isinstance(m, Take)), legal[-1]))
        while desk.state.actor != 0 and desk.state.status == "playing":
            desk.move()
        for _ in range(5):
            if desk.state.now != before:
                assert is_ok(undo(desk, "ann", 0))
        assert desk.state.now == before


def test_everybody_else_has_to_agree() -> None:
    desk = figaro()
    before = desk.state.now
    play(desk)
    play(desk)
    undo(desk, "ann", 0)
    assert code(answer(desk, "ann", True)) == "refused server-undo-not-asked"
    assert code(answer(desk, "zoe", True)) == "refused server-undo-not-asked"
    assert is_ok(answer(desk, "bob", True))
    assert code(answer(desk, "bob", True)) == "refused server-undo-not-asked"
    assert desk.state.undo is not None
    assert is_ok(answer(desk, "eve", True))
    assert desk.state.now == before
    assert desk.events()[-2:] == ["UndoAgreed", "Undone"]


def test_one_no_is_enough_and_the_table_is_asked_once() -> None:
    desk = figaro()
    play(desk)
    play(desk)
    undo(desk, "ann", 0)
    assert code(undo(desk, "ann", 0)) == "refused server-undo-asked"
    assert is_ok(answer(desk, "eve", False))
    assert desk.state.undo is None
    assert code(answer(desk, "bob", True)) == "stale"
    assert code(undo(desk, "ann", 0)) == "refused server-undo-asked"


def test_an_unanswered_request_lapses_after_a_while() -> None:
    desk = figaro()
    play(desk)
    play(desk)
    undo(desk, "ann", 0)
    assert desk.due() == desk.now + LIMITS.undo_wait
    desk.now += LIMITS.undo_wait - 1
    desk.tick()
    assert desk.events()[-1] == "UndoAsked"
    desk.now += 1
    desk.tick()
    assert desk.state.undo is None
    assert desk.events()[-1] == "UndoLapsed"
    assert desk.due() is None


def test_a_request_lapses_when_play_goes_on() -> None:
    desk = figaro()
    play(desk)
    play(desk)
    undo(desk, "ann", 0)
    play(desk)
    assert desk.state.undo is None
    assert code(answer(desk, "bob", True)) == "stale"


def test_those_for_whom_a_bot_stands_in_are_asked_too() -> None:
    desk = figaro()
    play(desk)
    play(desk)
    desk.do("eve", Leave)
    undo(desk, "ann", 0)
    assert desk.state.undo is not None
    assert desk.state.undo.waits_for == (desk.state.number("bob"), desk.state.number("eve"))


def test_moves_of_somebody_who_was_forgotten_are_not_taken_back_without_them() -> None:
    desk = playing("Ann o b", "bob", game="figaro", first=0)
    play(desk)
    play(desk)
    desk.keep(forget(desk.state, "bob", desk.now, desk.dealer))
    assert code(undo(desk, "ann", 0)) == "refused server-undo-away"
    until(desk, 0)
    play(desk)
    until(desk, 0)
    before = len(desk.state.line)
    assert is_ok(undo(desk, "ann", 0))
    assert len(desk.state.line) < before


def test_only_own_moves_are_taken_back() -> None:
    desk = figaro()
    assert code(undo(desk, "ann", 0)) == "refused server-undo-nothing"
    play(desk)
    assert code(undo(desk, "bob", 0)) == "refused server-not-your-seat"
    assert code(undo(desk, "bob", 1)) == "refused server-undo-nothing"


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    desk = playing("Ann b b", "", game="figaro")
    while desk.state.status == "playing":
        desk.move()
    assert code(undo(desk, "ann", 0)) == "refused server-not-now"
    assert code(answer(desk, "ann", True)) == "refused server-not-now"


def test_a_seat_on_another_device_keeps_its_moves() -> None:
    desk = figaro()
    play(desk)
    desk.do("ann", HandOver, seat=0)
    desk.do("phone", Claim, code=desk.state.places[0].code)
    assert is_ok(undo(desk, "phone", 0))
