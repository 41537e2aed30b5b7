"""Whole message streams: what a viewer cannot know changes no byte of what they are sent.

A game and its twin (`tusch.testing.secrecy`) are played at two tables with the same commitment,
by a dealer who deals what the test says. The viewer asks, chats and comes back in both alike.
"""

from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.conformance.support.tables import TABLES, TWINS, Table
from tests.server.support.desk import Desk, dealer, is_ok, raw
from tests.support.scale import soaked
from tusch.game import DEALER, Seat, Step
from tusch.server.table.project import project, project_for_seats, whole
from tusch.server.wire.commands import (
    AnswerUndo,
    AskUndo,
    Chat,
    Claim,
    HandOver,
    MixIn,
    React,
    Sit,
    Start,
    WhyNot,
)
from tusch.testing import Pair, pair_for

Steps = tuple[Step[Any, Any], ...]
PAIRS = soaked(100, 2_000)
"""For each game."""
GROUPS = 4


class GivenDealer:
    """Deals what is written; its secrets are the same at every table."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self.chance = dealer(7)

    def secret(self) -> str:
        return self.chance.secret()

    def word(self, letters: int) -> str:
        return self.chance.word(letters)

    def act(self, table: Any) -> Any:
        return self.steps[len(table.line)].action


class Listener:
    """One viewer at a table, and every byte that they are sent."""

    def __init__(self, desk: Desk, viewer: Seat | None) -> None:
        self.desk = desk
        self.viewer = viewer
        self.guest = "zoe" if viewer is None else f"guest{viewer}"
        self.heard: list[bytes] = []
        self.told = 0

    def listen(self) -> None:
        """Hear what has happened."""
        for happening in self.desk.happenings[self.told :]:
            self.hear(*project(*happening, self.guest))
        self.told = len(self.desk.happenings)

    def hear(self, *messages: Any) -> None:
        self.heard.extend(map(msgspec.json.encode, messages))

    def pry(self, action: Any, *, acts: bool) -> None:
        """Come back, ask, talk, and try a move of another player."""
        desk, seat = self.desk, self.viewer
        self.hear(whole(desk.state, self.guest))
        self.hear(desk.do(self.guest, Chat, text="hm", name="Z"))
        if not acts:
            self.hear(desk.do(self.guest, WhyNot, seat=seat, action=raw(action)))
            self.hear(desk.act(self.guest, seat or 0, action))


def stream(table: Table, steps: Steps, viewer: Seat | None) -> list[bytes]:
    """All that a viewer is sent in a game, up to the last move after which all is known."""
    desk = Desk(
        " ".join(["o"] * table.players),
        game=table.name,
        edition=table.edition,
        options=dict(table.changes),
        chance=GivenDealer(steps),
        spectators=5,
        clock=60,
    )
    listener = Listener(desk, viewer)
    for seat in range(table.players):
        desk.do(f"guest{seat}", Sit, seat=seat, name=f"N{seat}")
    moves = [entry for entry, step in enumerate(steps) if step.actor is not DEALER]
    if not moves:
        return []
    desk.do("ann", Start)
    for entry in moves[:-1]:
        actor, action = steps[entry].actor, steps[entry].action
        assert isinstance(actor, int)
        if entry % 7 == 3:
            listener.pry(action, acts=actor == viewer)
        desk.now += 900
        assert is_ok(desk.act(f"guest{actor}", actor, action))
        if entry % 11 == 5 and len(desk.state.line) == entry + 1:
            assert is_ok(desk.do(f"guest{actor}", AskUndo, seat=actor, base=desk.state.version))
            for seat in range(table.players):
                # Where it is not free, everybody agrees.
                if desk.state.undo and seat != actor:
                    agreed = {"agree": True, "base": desk.state.version}
                    assert is_ok(desk.do(f"guest{seat}", AnswerUndo, **agreed))
            # With the end of a turn the decision before it is gone.
            while len(desk.state.line) <= entry:
                again = steps[len(desk.state.line)]
                assert isinstance(again.actor, int)
                assert is_ok(desk.act(f"guest{again.actor}", again.actor, again.action))
        listener.listen()
    return listener.heard


def some_pairs(name: str, group: int) -> list[tuple[Table, Pair]]:
    """Pairs at all tables of a game, from fixed seeds."""
    tables = [table for table in TABLES if table.name == name]
    found = []
    for seed in range(group, PAIRS, GROUPS):
        table = tables[seed % len(tables)]
        viewers = (*range(table.players), None)
        pair = pair_for(table.walk(seed), viewers[seed % len(viewers)], TWINS[name])
        found.append((table, pair))
    return found


@pytest.mark.parametrize("group", range(GROUPS))
@pytest.mark.parametrize("name", ["figaro", "flohcati"])
def test_twins_send_a_viewer_the_same_bytes(name: str, group: int) -> None:
    tally: Counter[str] = Counter()
    for table, pair in some_pairs(name, group):
        ours, theirs = (
            stream(table, steps[: len(pair.twin)], pair.viewer)
            for steps in (pair.walk.steps, pair.twin)
        )
        assert ours == theirs
        tally["different"] += pair.differs
        tally["messages"] += len(ours)
    assert tally["different"] >= PAIRS // GROUPS // 4
    assert tally["messages"] > 20 * (PAIRS // GROUPS)


def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that tells everybody what seat 0 is told."""

    def leaky(before: Any, event: Any, after: Any, seats: Any) -> Any:
        return project_for_seats(before, event, after, (0,) if after.status == "playing" else seats)

    monkeypatch.setattr("tusch.server.table.project.project_for_seats", leaky)
    with pytest.raises(AssertionError):
        test_twins_send_a_viewer_the_same_bytes("figaro", 0)


def test_nothing_that_is_sent_holds_a_secret() -> None:
    """Neither the seed of the deal, nor a guest's identity, nor a code for another device."""
    desk = Desk("Ann o b", spectators=3)
    desk.do("guest-of-bob", Sit, seat=1, name="Bob")
    desk.do("guest-of-bob", MixIn, seat=1, seed="feedbeef")
    desk.do("guest-of-bob", HandOver, seat=1)
    waiting = [m for h in desk.happenings for m in project(*h, "zoe")]
    assert b"feedbeef" not in msgspec.json.encode(waiting)
    desk.do("ann", Start)
    while len(desk.state.line) < 60:
        desk.move()
        desk.do("guest-of-bob", React, sign="laugh")
    secrets = [desk.state.secret, "guest-of-bob", desk.state.places[1].code or "-"]
    sent = [m for h in desk.happenings for m in project(*h, "zoe")]
    text = msgspec.json.encode([sent, whole(desk.state, "zoe"), whole(desk.state, "ann")]).decode()
    assert [secret for secret in secrets if secret in text] == []
    assert secrets[2] in msgspec.json.encode(whole(desk.state, "guest-of-bob")).decode()
    assert isinstance(desk.do("phone", Claim, code=secrets[2]).seq, int)  # type: ignore[union-attr]
