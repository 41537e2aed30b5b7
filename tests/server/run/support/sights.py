"""What a device sees that is told only what changes, held against what the log gives."""

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from tests.server.run.support.steps import steps
from tusch.registry import entry
from tusch.store.sqlite.database import Database

GAME = "flohcati"
Fields = dict[str, msgspec.Raw]


class _Seen(msgspec.Struct):
    seat: int | None
    view: Fields | None = None
    changed: Fields | None = None


class _News(msgspec.Struct):
    tell: str
    seq: int = 0
    seen: list[_Seen] = []


_NEWS = msgspec.json.Decoder(_News)
_LEGAL = msgspec.json.Decoder(list[msgspec.Raw])


class Sight(NamedTuple):
    """What a seat saw after an event, in few bytes."""

    code: str
    seq: int
    seat: int | None
    print: bytes


class Sights:
    """The views of a device, put together as a page does (`web/src/net/views.ts`)."""

    def __init__(self) -> None:
        self.views: dict[int | None, Fields] = {}
        self._dated: set[int | None] = set()
        """Seats that are not shown what there is to see yet: the dealer is about to act."""
        self.seen: list[Sight] = []
        """All that it ever saw."""
        self.changes = 0
        """How often it was told only what had changed."""
        self.unknown: list[bytes] = []
        """Changes of views that it never had."""

    def hear(self, code: str, message: bytes) -> None:
        """Take news of a table."""
        said = _NEWS.decode(message)
        if said.tell == "table":
            self.views.clear()
        for seat, view, changed in ((each.seat, each.view, each.changed) for each in said.seen):
            if changed is not None:
                self.changes += 1
                if seat not in self.views:
                    self.unknown.append(message)
                self.views[seat] = {**self.views.get(seat, {}), **changed}
            elif view is not None:
                self.views[seat] = view
            else:
                self._dated.add(seat)
                continue
            self._dated.discard(seat)
            self.seen.append(Sight(code, said.seq, seat, printed(self.views[seat])))

    def legal(self) -> dict[int, list[msgspec.Raw]]:
        """What each seat may do, by what it sees."""
        return {
            seat: _LEGAL.decode(view["legal"])
            for seat, view in self.views.items()
            if seat is not None and seat not in self._dated
        }


def printed(view: Mapping[str, Any]) -> bytes:
    """Return what tells a view from any other, without what only bots need of it."""
    mark = blake2b(digest_size=8)
    for name in sorted(view.keys() - set(entry(GAME).memory)):
        mark.update(b"%b:%b;" % (name.encode(), view[name]))
    return mark.digest()


def check_sights(found: Iterable[Sights], database: Database) -> int:
    """See that all that devices saw is what the log gives; return how much was put together."""
    wanted: dict[str, dict[int, list[Sight]]] = {}
    changes = 0
    for sights in found:
        assert not sights.unknown, f"{sights.unknown[0]!r} is no change of what was seen before"
        changes += sights.changes
        for sight in sights.seen:
            wanted.setdefault(sight.code, {}).setdefault(sight.seq, []).append(sight)
    for code, seen in wanted.items():
        listing = database.find(code)
        assert listing is not None
        for _, _, _, state in steps(database, listing.table):
            for sight in seen.pop(state.seq, ()):
                view = msgspec.json.encode(state.game.observe(state.now, sight.seat))
                expected = printed(msgspec.json.decode(view, type=Fields))
                assert sight.print == expected, f"{sight} was not what there was to see"
        assert not seen, f"{seen} never happened"
    return changes
