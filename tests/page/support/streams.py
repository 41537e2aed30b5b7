"""What devices are told at real tables, kept for the tests of the page's reducer.

`python -m tests.page.support.streams` tells it anew, into web/tests/streams.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection

from tests.page.support.tables import sample
from tests.server.support.listening import Listening, hear, listening, say
from tests.support import asking

FOLDER = Path(__file__).parents[3] / "web" / "tests" / "streams"
MOVES = 5
"""So many moves before its end a recorded game is taken up."""

Told = dict[str, Any]


class Device:
    """A device at a table: what it was told, and what another one in its place is told at once."""

    def __init__(self, guest: Listening, code: str, socket: ClientConnection) -> None:
        self.guest, self.code, self.socket = guest, code, socket
        self.chapters: list[dict[str, Any]] = []
        self._heard: list[Told] = []
        self._ids = 0
        say(socket, {"do": "watch", "table": code})

    def ask(self, **command: Any) -> None:
        """Ask for something that is granted."""
        self._ids += 1
        say(self.socket, {"id": f"asked-{self._ids}", **command})
        while (said := hear(self.socket)).get("answer") is None:
            self._heard.append(said)
        assert said["answer"] == "ok", said

    def view(self, seat: int) -> Any:
        """What a seat of this device saw last."""
        seen = [one for told in self._told() for one in told.get("seen", ())]
        return next(one["view"] for one in reversed(seen) if one["seat"] == seat and "view" in one)

    @property
    def now(self) -> Told:
        """The last news that say whose turn it is."""
        return next(told for told in reversed(self._told()) if "actor" in told)

    def listen(self) -> None:
        """Hear all that was told so far."""
        say(self.socket, {"do": "ping"})
        while (said := hear(self.socket))["tell"] != "pong":
            self._heard.append(said)

    def end_chapter(self) -> None:
        """Write down what was heard, and how the table stands."""
        whole = self._whole()
        while True:
            self.listen()
            again = self._whole()
            if again["seq"] == whole["seq"]:
                break
            whole = again
        self.chapters.append({"news": self._heard, "whole": whole})
        self._heard = []

    def _told(self) -> list[Told]:
        return [*(told for chapter in self.chapters for told in chapter["news"]), *self._heard]

    def _whole(self) -> Told:
        with self.guest.socket() as other:
            say(other, {"do": "watch", "table": self.code})
            return hear(other)


@contextmanager
def guests(server: Listening, number: int) -> Iterator[list[Listening]]:
    """So many people with a session each."""
    with ExitStack() as stack:
        found = []
        for _ in range(number):
            browser = asking.Client(base_url=server.url, headers=server.browser.headers)
            stack.enter_context(browser)
            assert browser.post("/api/session").status_code == 204
            found.append(server._replace(browser=browser))
        yield found


def story(
    server: Listening, game: str, tell: Callable[..., None], kept: str, **more: Any
) -> dict[str, Any]:
    """Let Ann, Ben on a shared device, and somebody who looks on live through a table."""
    with guests(server, 3) as people, ExitStack() as stack:
        plan = {"do": "create", "id": "made", "game": game, "spectators": 4, "clock": 300, **more}
        made = people[0].browser.post("/api/tables", json={**plan, "seats": SEATS})
        assert made.status_code == 200, made.text
        code = str(made.json()["code"])
        devices = [Device(one, code, stack.enter_context(one.socket())) for one in people]
        tell(*devices)
        told = zip(("ann", "ben", "spectator"), devices, strict=True)
        return {name: one.chapters for name, one in told if name in kept}


SEATS = [{"type": "own", "name": "Ann"}, {"type": "open"}, {"type": "open"}]


def chapter(*devices: Device) -> None:
    """Let everybody write down how far they are."""
    for device in devices:
        device.listen()
    for device in devices:
        device.end_chapter()


def gather(ann: Device, ben: Device, spectator: Device) -> None:
    """People come, talk, and go again."""
    chapter(ann, ben, spectator)
    ben.ask(do="sit", seat=1, name="Ben")
    ben.ask(do="seed", seat=1, seed="beef")
    spectator.ask(do="chat", text="Hello!", name="Zoe")
    chapter(ann, ben, spectator)
    ann.ask(do="set-seat", seat=2, level="greedy")
    ann.ask(do="react", sign="applause")
    ann.ask(do="pass-host", person=1)
    chapter(ann, ben, spectator)


def finish(ann: Device, ben: Device, spectator: Device, *, undos: bool) -> None:
    """A game goes to its end, perhaps with a move taken back and a seat handed over."""
    rng = Random(1)
    ben.ask(do="sit", seat=1, name="Ben")
    ben.ask(do="sit", seat=2, name="Bea")
    ann.ask(do="start")
    chapter(ann, ben, spectator)
    before: int | None = None
    answers = [True, False] if undos else []
    while True:
        for one in (ann, ben, spectator):
            one.listen()
        seat = ann.now["actor"]
        if seat is None:
            break
        actor = ann if seat == 0 else ben
        move = rng.choice(actor.view(seat)["legal"])
        actor.ask(do="act", seat=seat, action=move, base=actor.now["version"])
        # Where somebody else has moved since, they are asked.
        if answers and before is not None and (before == 0) != (seat == 0):
            chapter(ann, ben, spectator)
            take_back(before, ann, ben, spectator, agree=answers.pop())
        before = seat
    chapter(ann, ben, spectator)
    ann.ask(do="chat", text="Another one?")
    ben.ask(do="rematch")
    chapter(ann, ben, spectator)


def take_back(seat: int, ann: Device, ben: Device, spectator: Device, *, agree: bool) -> None:
    """Somebody wants to take a move back; and a seat may be handed over."""
    actor, other = (ann, ben) if seat == 0 else (ben, ann)
    actor.ask(do="undo", seat=seat, base=actor.now["version"])
    chapter(ann, ben, spectator)
    other.ask(do="undo-answer", agree=agree, base=other.now["version"])
    ann.ask(do="hand-over", seat=0)
    chapter(ann, ben, spectator)


def streams() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield what was told at each table."""
    with listening() as server:
        yield "waiting", story(server, "flohcati", gather, "ann ben spectator")
        for game, kept, undos in (("figaro", "ann ben", True), ("flohcati", "spectator", False)):
            found = sample(game, 3)
            more = {"record": json.dumps(found), "entry": len(found["log"]) - MOVES}
            yield game, story(server, game, partial(finish, undos=undos), kept, **more)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, told in streams():
        text = json.dumps(told, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(f"{text}\n", "utf-8")
