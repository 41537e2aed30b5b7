"""A simulated guest: plays what is legal, talks, takes back, loses the connection, sends again."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from tests.server.support.simulation import Link, World


class Views:
    """The last view of every seat, as a page keeps them (`web/src/net/views.ts`)."""

    def __init__(self) -> None:
        self._last: dict[int | None, dict[str, Any]] = {}

    def complete(self, said: dict[str, Any]) -> dict[str, Any]:
        """Return a message with whole views."""
        if "seen" not in said:
            return said
        if said["tell"] == "table":
            self._last.clear()
        return {**said, "seen": [self._complete(**seen) for seen in said["seen"]]}

    def _complete(self, changed: dict[str, Any] | None = None, **seen: Any) -> dict[str, Any]:
        known = self._last.get(seen["seat"])
        view = {**known, **changed} if changed is not None and known else seen.get("view")
        if not view:
            return seen
        self._last[seen["seat"]] = view
        return {**seen, "view": view}


class Guest:
    """A device with a wish to play."""

    def __init__(self, world: "World", name: str, rng: Random) -> None:
        self.world = world
        self.name = name
        self.rng = rng
        self.link: Link | None = None
        self.keeps = rng.random() < 0.5
        """Whether the device keeps views, as a page does, and is told only what changes in them."""
        self._kept = Views()
        self.heard: list[tuple[int, bytes]] = []
        """Everything that was told, with the number of the connection."""
        self.answers: list[dict[str, Any]] = []
        self.sent: dict[str, dict[str, Any]] = {}
        self.pending: dict[str, dict[str, Any]] = {}
        self.links = 0
        self.since: int | None = None
        self.status = "new"
        self.table: dict[str, Any] = {}
        self.views: dict[int, dict[str, Any]] = {}
        self.version = -1
        self.asked_at = 0.0
        self.talk = rng.randrange(12)
        self.undos = rng.randrange(6)

    @property
    def content(self) -> bool:
        """Whether the game is over, everything is answered, and the end was heard."""
        over = self.status == "over" and self.link is not None and not self.pending
        return over and (not self.talk or self.world.trouble == 0.0)

    def step(self) -> None:
        """Do the next thing."""
        trouble = self.world.trouble
        if self.link is None:
            if self.rng.random() < 0.3:
                self._connect()
            return
        if trouble and self.rng.random() < 0.01 * trouble:
            self.link.cut()
            return
        now = asyncio.get_running_loop().time()
        if self.pending:
            if now > self.asked_at + self.world.patience:
                if self.world.one_send:
                    self.link.cut()
                else:
                    self._send_again()
        elif self.rng.random() < 0.5:
            for command in self._wishes():
                self._ask(command)

    def _connect(self) -> None:
        link = self.world.connect(self)
        if link is None:
            return
        self.link = link
        self.links += 1
        if self.world.code:
            fresh = self.rng.random() < 0.2
            since = None if fresh else self.since
            self.world.spawn(link.watch(self.world.code, since))
        self._send_again()

    def lost(self, link: "Link") -> None:
        """The connection is gone."""
        if self.link is link:
            self.link = None

    def _wishes(self) -> list[dict[str, Any]]:
        """What this guest would like to do now; sometimes several things at once."""
        if self.status == "new":
            return self._arrive()
        mine = self.table["you"]
        if self.status == "waiting":
            return self._seat(mine)
        wishes: list[dict[str, Any]] = []
        if self.talk and (self.rng.random() < 0.1 or self.status == "over"):
            for _ in range(min(self.talk, self.rng.choice((1, 1, 3)))):
                wishes.append({"do": "chat", "text": f"{self.name} {self.talk}", "name": "x"})
                self.talk -= 1
        if self.status != "playing":
            return wishes
        undo = self.table["undo"]
        if undo and mine["person"] in undo["waits_for"]:
            agree = self.rng.random() < 0.6
            return [*wishes, {"do": "undo-answer", "agree": agree, "base": self.version}]
        for seat in mine["seats"]:
            if self.undos and self.rng.random() < 0.05:
                self.undos -= 1
                return [*wishes, {"do": "undo", "seat": seat, "base": self.version}]
            legal = self.views.get(seat, {}).get("legal")
            if legal and not undo and self.rng.random() < 0.9:
                move = {"do": "act", "seat": seat, "action": self.rng.choice(legal)}
                return [*wishes, {**move, "base": self.version}]
        return wishes

    def _arrive(self) -> list[dict[str, Any]]:
        """Make the table, or look for it."""
        if self.world.code is None:
            first = self is self.world.guests[0]
            return [msgspec.to_builtins(self.world.create)] if first else []
        if self.link and self.link.table is None:
            self.world.spawn(self.link.watch(self.world.code, None))
        return []

    def _seat(self, mine: dict[str, Any]) -> list[dict[str, Any]]:
        """Sit down; the host begins when all are there."""
        seats = self.table["seats"]
        free = [number for number, seat in enumerate(seats) if seat["kind"] == "open"]
        if not mine["seats"]:
            if not free:
                return []
            return [{"do": "sit", "seat": self.rng.choice(free), "name": self.name}]
        if mine["host"] and not free:
            return [{"do": "start"}]
        return []

    def _ask(self, command: dict[str, Any]) -> None:
        command = {"id": f"{self.name}-{len(self.sent)}", **command}
        self.sent[command["id"]] = command
        self.pending[command["id"]] = command
        self._submit(command)

    def _send_again(self) -> None:
        for command in self.pending.values():
            self._submit(command)

    def _submit(self, command: dict[str, Any]) -> None:
        self.asked_at = asyncio.get_running_loop().time()
        if self.link:
            self.link.submit(msgspec.json.encode(command))

    def hear(self, message: bytes) -> None:
        """Take a message from the server."""
        said = msgspec.json.decode(message)
        if "answer" in said:
            self.answers.append(said)
            asked = self.pending.pop(said["id"], None)
            if asked and said["answer"] == "refused" and asked["do"] == "create":
                self.world.create = msgspec.structs.replace(
                    self.world.create, id=f"make{len(self.sent)}"
                )
            return
        if "seq" not in said:
            return
        self.heard.append((self.links, message))
        said = self._kept.complete(said)
        self.since = said["seq"]
        self.version = said.get("version", self.version)
        match said["tell"]:
            case "table":
                self.table = said
                self.status = said["status"]
                self.views = {}
                self._see(said["seen"])
            case "seats":
                self.table |= {"seats": said["seats"], "people": said["people"]}
                self.table["host"] = said["host"]
                self.status = said["status"]
                self._see(said["seen"])
                self._come_back()
            case "moved" | "undone":
                self.table["undo"] = None
                self._see(said["seen"])
            case "undo":
                self.table["undo"] = said["undo"]
            case "over":
                self.status = "over"
            case _:
                pass

    def _see(self, seen: list[dict[str, Any]]) -> None:
        for one in seen:
            if one["seat"] is not None and "view" in one:
                self.views[one["seat"]] = one["view"]

    def _come_back(self) -> None:
        """Take one's seats back from bots."""
        seats = [self.table["seats"][seat] for seat in self.table["you"]["seats"]]
        if any(seat.get("absent") for seat in seats) and not self.pending:
            self._ask({"do": "back"})
