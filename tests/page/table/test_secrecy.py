"""Two tables that differ only in what a viewer cannot know are the same to the viewer's page."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.conformance.support.tables import TWINS, Table
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make
from tests.page.support.talking import say
from tusch import record
from tusch.codec import encode
from tusch.game import DEALER, Step
from tusch.registry import passing
from tusch.testing import Pair, pair_for

MOVES = 8
ID = re.compile(r'"id":"[a-z0-9]+-\d+",')
Steps = tuple[Step[Any, Any], ...]


class Seen:
    """All that comes to one person's page: the frames, and what stands on it after each move."""

    def __init__(self, page: Page, code: str) -> None:
        self.page = page
        self.code = code
        self.frames: list[str] = []
        self.stands: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        # Only the page's own; a second device may say things too.
        if not self.stands and not self.frames:
            socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        # The server's clock, and who is at the table at a moment, say nothing about cards.
        if json.loads(frame).get("tell") not in ("pong", "presence"):
            # The ids of commands are the device's own.
            self.frames.append(ID.sub("", frame.replace(self.code, "CODE")))

    def look(self, version: int) -> None:
        shown = f"main[data-version='{version}'][data-busy=false]"
        expect(self.page.locator(shown)).to_be_visible(timeout=PATIENCE)
        self.stands.append(self.page.content().replace(self.code, "CODE"))


def played(
    address: str, people: Callable[..., Page], table: Table, steps: Steps, viewer: int, entry: int
) -> tuple[Seen, Seen]:
    """Play some moves from an entry on; returns what the viewer saw, and what the others did."""
    host, guest = people(address), people(address)
    names = [f"N{seat}" if seat != viewer else "o" for seat in range(table.players)]
    written = record.encode(record.write(table.game, table.players, steps)).decode()
    code = make(host, table.name, " ".join(names), record=written, entry=entry, follow=True)
    seen, others = Seen(guest, code), Seen(host, code)
    guest.goto("/about")
    known = "JSON.stringify({name: 'Zoe', motion: 'off'})"
    guest.evaluate(f"localStorage.setItem('tusch-settings', {known})")
    enter(host, code)
    enter(guest, code)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".tag", has_text="You")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator("main[data-status=playing]")).to_be_visible(timeout=PATIENCE)
    version = int(str(guest.locator("main").get_attribute("data-version")))
    seen.look(version)
    for step in steps[entry : entry + MOVES]:
        version += 1
        if table.game.legal_actions(step.before) == (passing(table.game, step.before),):
            # The table does it by itself.
            expect(guest.locator(f"main[data-version='{version}']")).to_be_visible()
        elif isinstance(step.actor, int):
            action = json.loads(encode(step.action))
            act = {"do": "act", "seat": step.actor, "action": action, "base": version - 1}
            # The dealer's acts after a move count too.
            (reply,) = say(guest if step.actor == viewer else host, code, act)
            assert reply["answer"] == "ok", reply
    seen.look(version)
    return seen, others


def parting(pair: Pair) -> int | None:
    """The first player's move from which on all hidden cards differ for as long as is played."""
    differ = [a.after != b.after for a, b in zip(pair.walk.steps, pair.twin, strict=False)]
    for entry in range(1, len(differ) - MOVES):
        # Players decide at both ends: a dealer, or the end of a turn, would go on alone.
        ends = pair.twin[entry], pair.twin[entry + MOVES]
        alone = [
            step.actor is DEALER or passing(pair.walk.game, step.before) is not None
            for step in ends
        ]
        if not any(alone) and all(differ[entry - 1 : entry + MOVES]):
            return entry
    return None


@pytest.mark.parametrize(("game", "players"), [("figaro", 3), ("flohcati", 3)])
def test_hidden_cards_change_neither_frames_nor_page(
    server: Server, people: Callable[..., Page], game: str, players: int
) -> None:
    table = Table(game, "aid" if game == "figaro" else "amigo", players)
    viewer = 0
    pair, entry = next(
        (pair, entry)
        for seed in range(200)
        for pair in [pair_for(table.walk(seed), viewer, TWINS[game])]
        for entry in [parting(pair)]
        if entry is not None
    )
    ours, theirs = (
        played(server.address, people, table, steps, viewer, entry)
        for steps in (pair.walk.steps[: len(pair.twin)], pair.twin)
    )
    assert len(ours[0].frames) > 3
    assert ours[0].frames == theirs[0].frames
    assert ours[0].stands == theirs[0].stands
    # The others, who hold the cards, do see another game.
    assert ours[1].frames != theirs[1].frames
