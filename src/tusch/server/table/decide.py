"""What comes of a command or a bot's move: events and an answer. Nothing happens here."""

from collections.abc import Callable
from typing import Any, assert_never

import msgspec

from tusch import bots
from tusch.errors import TuschError
from tusch.game import Seat
from tusch.play import check, why_not
from tusch.server.errors import RefusedError, StaleError
from tusch.server.limits import LIMITS
from tusch.server.table.commands import bars, create, seats, take_over, turn_end, undo
from tusch.server.table.dealer import TABLE, Dealer
from tusch.server.table.draft import Decision, Draft
from tusch.server.table.events import (
    Created,
    FaceChosen,
    Reacted,
    Rematched,
    Returned,
    ReviewAgreed,
    Said,
)
from tusch.server.table.state import TableState
from tusch.server.text import clean
from tusch.server.thinking.jobs import Choice
from tusch.server.wire.commands import (
    FACES,
    REACTIONS,
    Act,
    AgreeReview,
    AllowTakeOver,
    AnswerTakeOver,
    AnswerUndo,
    AskUndo,
    Back,
    Ban,
    Chat,
    Claim,
    Command,
    HandOver,
    Kick,
    Leave,
    MixIn,
    Mute,
    PassHost,
    React,
    Rematch,
    SetSeat,
    ShowFace,
    Sit,
    Stand,
    Start,
    TakeOver,
    Wait,
    WhyNot,
)
from tusch.server.wire.replies import Ok, Reply, Stale, Why, refusal
from tusch.server.words import By


def decide(
    state: TableState,
    command: Command,
    guest: str,
    now: int,
    dealer: Dealer,
    check_bot: Callable[[str], None] = bots.check,
) -> Decision:
    """Return what comes of a guest's command; whatever is wrong with it is an answer too."""
    draft = Draft(state, guest, now, dealer, check_bot)
    try:
        if isinstance(command, WhyNot):
            return draft.decision(_question(draft, command))
        if isinstance(command, Rematch):
            spawn = _rematch(draft)
            return draft.decision(Ok(command.id, draft.state.seq), spawn)
        _carry_out(draft, command)
    except StaleError:
        return Decision((), Stale(command.id, state.version))
    except TuschError as error:
        return Decision((), refusal(command.id, error))
    return draft.decision(Ok(command.id, draft.state.seq))


def _carry_out(draft: Draft, command: Command) -> None:
    """Let a command happen."""
    match command:
        case Act():
            _act(draft, command)
        case Sit():
            seats.sit(draft, command)
        case Stand():
            seats.stand(draft, command)
        case Kick():
            seats.kick(draft, command)
        case SetSeat():
            seats.set_seat(draft, command)
        case MixIn():
            seats.mix_in(draft, command)
        case Start():
            seats.start(draft)
        case AskUndo():
            undo.ask(draft, command)
        case AnswerUndo():
            undo.answer(draft, command)
        case Back():
            _back(draft)
        case Wait():
            turn_end.wait(draft, command)
        case Chat() | React():
            _say(draft, command)
        case ShowFace(face=face):
            _show_face(draft, face)
        case AgreeReview():
            _agree_review(draft, command)
        case Leave():
            seats.leave(draft)
        case PassHost():
            seats.pass_host(draft, command)
        case Mute():
            bars.mute(draft, command)
        case Ban():
            bars.ban(draft, command)
        case HandOver(seat=seat):
            seats.hand_over(draft, seat)
        case Claim():
            seats.claim(draft, command)
        case TakeOver():
            take_over.take_over(draft, command)
        case AnswerTakeOver():
            take_over.answer(draft, command)
        case AllowTakeOver():
            take_over.allow(draft, command)
        case WhyNot() | Rematch():
            raise AssertionError(command)
        case _ as never:
            assert_never(never)


def _act(draft: Draft, command: Act) -> None:
    """Make a move; whoever moves is back, if a bot stood in for them."""
    draft.must_be("playing")
    draft.must_hold(command.seat)
    if command.base != draft.state.version:
        raise StaleError
    action = draft.action(command.action)
    _must_be_legal(draft.state, command.seat, action)
    if draft.state.places[command.seat].absent:
        draft.add(Returned(command.seat))
    draft.move(command.seat, action, "player")
    turn_end.end_at_once(draft)


def _must_be_legal(state: TableState, seat: Seat, action: Any) -> None:
    """Refuse a move that is not possible; only then the reason is looked for."""
    if state.actor != seat or action not in state.legal:
        check(state.game, state.now, seat, action)


def _question(draft: Draft, command: WhyNot) -> Reply:
    """Say why a move is not possible, by what the asker can know."""
    draft.must_be("playing")
    if command.seat is not None:
        draft.must_hold(command.seat)
    action = draft.action(command.action)
    return Why(command.id, why_not(draft.state.game, draft.state.now, command.seat, action))


def _back(draft: Draft) -> None:
    """Take seats back; refuse whoever has none to take."""
    draft.must_be("playing")
    draft.must_have_room()
    seats.come_back(draft)
    if not draft.happenings:
        raise RefusedError("server-not-away")


def _say(draft: Draft, command: Chat | React) -> None:
    """Say something."""
    draft.must_have_room()
    draft.must_be_free_to("talk")
    text = clean(command.text, LIMITS.chat) if isinstance(command, Chat) else ""
    if isinstance(command, Chat) and not text:
        raise RefusedError("server-chat-empty")
    if isinstance(command, React) and command.sign not in REACTIONS:
        raise RefusedError("server-reaction", allowed=REACTIONS)
    person = draft.person(command.name if isinstance(command, Chat) else "")
    if draft.state.people[person].lines >= LIMITS.chat_lines:
        raise RefusedError("server-chat-full", allowed=LIMITS.chat_lines)
    said = Said(person, text) if isinstance(command, Chat) else Reacted(person, command.sign)
    draft.add(said)


def _show_face(draft: Draft, face: str | None) -> None:
    """Choose a face of the company, or none."""
    draft.must_have_room()
    draft.must_be_calm()
    person = draft.state.number(draft.guest)
    if person is None:
        raise RefusedError("server-not-here")
    if draft.state.barred(draft.guest, "table"):
        raise RefusedError("server-barred-table")
    if face is not None and face not in FACES:
        raise RefusedError("server-face", allowed=FACES)
    if draft.state.people[person].face != face:
        draft.add(FaceChosen(person, face))


def _agree_review(draft: Draft, command: AgreeReview) -> None:
    """Agree that everybody sees the coach's reports, or take that back; no answer is no."""
    draft.must_be("over")
    draft.must_hold(command.seat)
    draft.must_have_room()
    if draft.state.places[command.seat].agrees != command.agree:
        draft.add(ReviewAgreed(command.seat, command.agree))


def _rematch(draft: Draft) -> Created:
    """Make a table with the same people; the asker is its host."""
    draft.must_be("over")
    number = draft.state.number(draft.guest)
    if number is None or not draft.state.held(draft.guest):
        raise RefusedError("server-players-only")
    if draft.state.rematch is not None:
        raise RefusedError("server-rematch-made", code=draft.state.rematch)
    spawn = create.again(draft.state, number, draft.dealer.word(TABLE), draft.dealer)
    draft.add(Rematched(spawn.code))
    return spawn


def bot_move(
    state: TableState, seat: Seat, version: int, choice: Choice, now: int, dealer: Dealer
) -> Decision:
    """Return what comes of a bot's answer: nothing, if it is late, wrong or not asked for."""
    draft = Draft(state, "", now, dealer)
    if version != state.version or state.actor != seat or state.bot(seat) is None or state.undo:
        return draft.decision()
    try:
        action = draft.action(msgspec.Raw(choice.action))
        _must_be_legal(state, seat, action)
    except TuschError:
        return draft.decision()
    by: By = "stand-in" if state.places[seat].absent else "bot"
    # Who could only end the turn had nothing to think about: nobody is told who had.
    below = choice.below_level and action != turn_end.passing(state)
    draft.move(seat, action, by, below_level=below)
    turn_end.end_at_once(draft)
    return draft.decision()
