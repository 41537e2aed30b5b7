"""The log gives the table again, and what was told of it, whatever several guests do."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from tests.server.support.desk import Desk, code, dealer
from tests.support.scale import scaled
from tusch.server.limits import LIMITS
from tusch.server.table.events import Created
from tusch.server.table.project import project, whole
from tusch.server.table.timeline import Timeline
from tusch.server.wire.commands import (
    REACTIONS,
    AnswerUndo,
    AskUndo,
    Back,
    Chat,
    Claim,
    HandOver,
    Kick,
    Leave,
    MixIn,
    PassHost,
    React,
    Rematch,
    SetSeat,
    Sit,
    Stand,
    Start,
    Wait,
)

GUESTS = ("ann", "bob", "eve")
guests = st.sampled_from(GUESTS)
seats = st.integers(-1, 3)


class AnyCommands(RuleBasedStateMachine):
    """Three guests who send anything at any time."""

    @initialize(
        game=st.sampled_from(["figaro", "flohcati"]),
        plan=st.sampled_from(["Ann o o", "Ann Bea o", "Ann o b", "o o o"]),
        clock=st.sampled_from([None, 30]),
        away=st.sampled_from([None, 20]),
        seed=st.integers(0, 1000),
    )
    def make(self, game: str, plan: str, clock: int | None, away: int | None, seed: int) -> None:
        self.desk = Desk(
            plan, game=game, clock=clock, away=away, chance=dealer(seed), folds=True, spectators=3
        )
        self.heard = 0

    def do(self, guest: str, kind: Any, **fields: Any) -> str:
        """Send a command, and see that everybody can be told what came of it."""
        before = self.desk.state
        answer = code(self.desk.do(guest, kind, **fields))
        word = answer.split()[0]
        assert word in ("ok", "stale", "illegal", "refused")
        assert (self.desk.state is before) == (word != "ok")
        self.tell()
        return word

    def tell(self) -> None:
        """Tell everybody what has happened since the last time."""
        for happening in self.desk.happenings[self.heard :]:
            assert not isinstance(happening.event, Created)
            for guest in (*GUESTS, "zoe"):
                project(*happening, guest)
        self.heard = len(self.desk.happenings)
        assert whole(self.desk.state, "zoe").seq == self.desk.state.seq

    @rule(guest=guests, seat=seats)
    def sit(self, guest: str, seat: int) -> None:
        self.do(guest, Sit, seat=seat, name=guest)

    @rule(guest=guests, seat=seats, kind=st.sampled_from([Stand, Kick, HandOver, SetSeat]))
    def seat(self, guest: str, seat: int, kind: Any) -> None:
        self.do(guest, kind, seat=seat)

    @rule(guest=guests, seat=seats, seed=st.sampled_from(["", "00", "cafe"]))
    def mix_in(self, guest: str, seat: int, seed: str) -> None:
        self.do(guest, MixIn, seat=seat, seed=seed)

    @rule(guest=guests, kind=st.sampled_from([Start, Leave, Back, Rematch]))
    def plain(self, guest: str, kind: Any) -> None:
        self.do(guest, kind)

    @precondition(lambda self: self.desk.state.status == "waiting")
    @rule()
    def start(self) -> None:
        host = self.desk.state.host
        if host is not None:
            assert self.do(self.desk.state.people[host].guest, Start) == "ok"

    @rule(guest=guests, person=st.integers(-1, 4))
    def pass_host(self, guest: str, person: int) -> None:
        self.do(guest, PassHost, person=person)

    @rule(guest=guests, always=st.booleans())
    def be_waited_for(self, guest: str, *, always: bool) -> None:
        self.do(guest, Wait, always=always)

    @rule(guest=guests, text=st.text(max_size=10))
    def chat(self, guest: str, text: str) -> None:
        self.do(guest, Chat, text=text, name=guest)

    @rule(guest=guests, sign=st.sampled_from([*REACTIONS, "?"]))
    def react(self, guest: str, sign: str) -> None:
        self.do(guest, React, sign=sign)

    @rule(guest=st.sampled_from([*GUESTS, "phone"]), seat=st.integers(0, 2))
    def claim(self, guest: str, seat: int) -> None:
        self.do(guest, Claim, code=self.desk.state.places[seat].code or "wrong")

    @rule(guest=guests, seat=seats, late=st.booleans())
    def ask_undo(self, guest: str, seat: int, late: bool) -> None:
        self.do(guest, AskUndo, seat=seat, base=self.desk.state.version - late)

    @rule(guest=guests, agree=st.booleans(), late=st.booleans())
    def answer_undo(self, guest: str, agree: bool, late: bool) -> None:
        self.do(guest, AnswerUndo, agree=agree, base=self.desk.state.version - late)

    @precondition(lambda self: self.desk.state.status == "playing")
    @rule(choice=st.integers(0, 99), times=st.integers(1, 6))
    def move(self, choice: int, times: int) -> None:
        for _ in range(times):
            if self.desk.state.status == "playing" and not self.desk.state.undo:
                self.desk.move(lambda legal: legal[choice % len(legal)])
        self.tell()

    @precondition(lambda self: self.desk.state.status == "playing")
    @rule(guest=guests, seat=seats, late=st.booleans())
    def move_for(self, guest: str, seat: int, late: bool) -> None:
        legal = self.desk.state.game.legal_actions(self.desk.state.now)
        before = self.desk.state
        answer = self.desk.act(guest, seat, legal[0], base=before.version - late)
        if code(answer) == "ok":
            assert before.actor == seat
            assert seat in before.held(guest)
            assert not late
        self.tell()

    @rule(seconds=st.sampled_from([0, 1, 20, 30, 1000]), missing=st.sets(guests))
    def wait(self, seconds: int, missing: set[str]) -> None:
        away = dict.fromkeys(missing, self.desk.now)
        self.desk.now += 1000 * seconds
        due = self.desk.due(**away)
        before = self.desk.state
        self.desk.tick(**away)
        assert (self.desk.state is not before) == (due is not None and due <= self.desk.now)
        self.tell()

    @rule(guest=guests)
    def come(self, guest: str) -> None:
        self.desk.came(guest)
        self.tell()

    @rule(pause=st.integers(0, 10**6))
    def restart(self, pause: int) -> None:
        self.desk.now += pause
        self.desk.resume()
        self.tell()

    def teardown(self) -> None:
        if hasattr(self, "desk"):
            assert self.desk.state.seq < LIMITS.log
            self.desk.database.close()


TestAnyCommands = AnyCommands.TestCase
TestAnyCommands.settings = settings(max_examples=scaled(30), stateful_step_count=40)


def test_whatever_a_device_may_have_missed_is_told_as_it_happened() -> None:
    desk = Desk("Ann Ann r", game="figaro")
    desk.do("ann", Start)
    while desk.state.seq < 3 * LIMITS.missed + 10:
        desk.do("ann", React, sign="laugh")
        desk.move()
        desk.do("ann", AskUndo, seat=0, base=desk.state.version)
    for timeline in (desk.timeline, Timeline(desk.database.events(desk.table))):
        for since in range(desk.state.seq + 1):
            too_long = since < desk.state.seq - LIMITS.missed
            told = None if too_long else desk.happenings[since - 1 :]
            assert timeline.missed(since) == told
        assert timeline.missed(desk.state.seq + 1) is None
