"""What has to hold after any simulated life of a table."""

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from tests.server.support.player import Guest, Views
from tusch import registry
from tusch.server.table import events
from tusch.server.table.draft import Happening
from tusch.server.table.events import Acted, Created, Said
from tusch.server.table.evolve import create, evolve
from tusch.server.table.project import project, whole
from tusch.server.table.state import TableState

if TYPE_CHECKING:
    from tests.server.support.simulation import World


class Story:
    """A table from beginning to end, as the log has it."""

    def __init__(self, world: "World", table: str) -> None:
        self.states: dict[int, TableState] = {}
        self.happenings: list[Happening] = []
        self.done: dict[str, list[int]] = {}
        """The numbers of each command's events."""
        client = ""
        for row in world.database.events(table):
            event = events.decode(row.body)
            if isinstance(event, Created):
                state = create(event, row.at)
            else:
                before = state
                try:
                    state = evolve(state, event, row.at)
                except Exception as error:
                    raise AssertionError(f"{row.seq} in the log cannot have happened") from error
                self.happenings.append(Happening(before, event, state))
            self.states[row.seq] = state
            client = row.client or client
            self.done.setdefault(client, []).append(row.seq)
        self.end = state

    def for_guest(self, guest: str) -> dict[int, bytes]:
        """What a guest who misses nothing is told, by the number of the event."""
        heard: dict[int, bytes] = {}
        for happening in self.happenings:
            messages = project(*happening, guest)
            assert len(messages) <= 1
            for message in messages:
                heard[happening.after.seq] = msgspec.json.encode(message)
        return heard


def check_promises(world: "World") -> None:
    """Raise `AssertionError` at the first promise that was not kept."""
    tables = world.database.listings()
    assert len(tables) == 1, "a table that was asked for once was made twice"
    story = Story(world, tables[0].table)
    assert story.end.status == "over", "the game did not go on to its end"
    assert tables[0].status == "over"
    _nothing_doubled(story)
    for guest in world.guests:
        _acknowledged(guest, story)
        _told(guest, story)


def _acknowledged(guest: Guest, story: Story) -> None:
    """No acknowledged command is lost, doubled or reordered, and no refused one is done."""
    last = 0
    for answer in guest.answers:
        id, word = answer["id"], answer["answer"]
        numbers = story.done.get(f"{guest.name}/{id}", [])
        command = guest.sent[id]
        if word in ("ok", "duplicate"):
            assert numbers, f"{guest.name}'s {command} was acknowledged and lost"
            assert numbers[-1] == answer["seq"], f"{command} is elsewhere in the log"
            if word == "ok":
                assert numbers[-1] > last, f"{guest.name}'s {command} was put before another"
                last = numbers[-1]
        else:
            assert not numbers, f"{guest.name}'s {command} was not acknowledged, but done"
            assert word != "illegal", f"{command} was legal in the view: {answer}"
    assert not guest.pending


def _told(guest: Guest, story: Story) -> None:
    """Everything told is in the log, and nothing is told twice or left out on reconnection."""
    due = story.for_guest(guest.name)
    position = None
    views, memory = Views(), registry.entry(story.end.setup.game).memory
    for _, message in guest.heard:
        said = views.complete(msgspec.json.decode(message))
        seq = said["seq"]
        assert seq in story.states, f"{guest.name} was told {seq}, which was never kept"
        if position is not None:
            assert seq >= position, f"{guest.name} was told {seq} after {position}"
        if said["tell"] == "table":
            seen = msgspec.json.encode(whole(story.states[seq], guest.name))
            assert _same(guest, message, said, seen, memory), (
                f"{guest.name} saw another table at {seq}"
            )
        else:
            assert position is not None
            skipped = [number for number in due if position < number < seq]
            assert not skipped, f"{guest.name} was not told {skipped}"
            assert seq > position, f"{guest.name} was told {seq} twice"
            assert _same(guest, message, said, due[seq], memory), (
                f"{guest.name} was told something else at {seq}"
            )
        position = seq
    assert position == max(due), f"{guest.name} did not hear the end"


def _same(
    guest: Guest, message: bytes, said: dict[str, Any], due: bytes, memory: tuple[str, ...]
) -> bool:
    """Whether a guest was told what was due, byte for byte or as views put together from changes.

    Such views lack what only bots need.
    """
    if not guest.keeps:
        return message == due
    wanted = msgspec.json.decode(due)
    for seen in (*said.get("seen", ()), *wanted.get("seen", ())):
        if "view" in seen:
            seen["view"] = {k: v for k, v in seen["view"].items() if k not in memory}
    return bool(said == wanted)


def _nothing_doubled(story: Story) -> None:
    """What people said is there once, and each move makes one new version of the game."""
    said = Counter(h.event.text for h in story.happenings if isinstance(h.event, Said))
    for text, count in said.items():
        assert count == 1, f"{text!r} was said {count} times"
    for happening in story.happenings:
        if isinstance(happening.event, Acted):
            made = happening.after.version - happening.before.version
            assert made == 1, f"one move made {made} versions of the game"
