"""The devices at a table, and who has been away since when."""

from collections.abc import Callable, Container, Sequence
from typing import Protocol

from tusch.game import DEALER
from tusch.server.limits import LIMITS
from tusch.server.table.draft import Happening
from tusch.server.table.events import Acted, Barred, Began, Undone
from tusch.server.table.live.changes import Changes
from tusch.server.table.live.telling import Ears, written, written_for_all
from tusch.server.table.project import project, role, whole, whole_view
from tusch.server.table.state import TableState
from tusch.server.wire.news import Closed, Presence
from tusch.store.nodes import Present


class Watcher(Protocol):
    """A device at a table."""

    @property
    def guest(self) -> str:
        """Whose device it is."""

    @property
    def address(self) -> str:
        """Where the device is."""

    @property
    def changes(self) -> bool:
        """Whether it keeps views, and is told only what changes in them."""

    def send(self, message: bytes) -> None:
        """Take a message; never wait, never fail: a device that cannot follow is dropped."""

    def drop(self) -> None:
        """Lose the connection: the device comes back, here or elsewhere, and asks again."""


def turn_away(watcher: Watcher, why: str) -> None:
    """Tell a device that it will be told nothing here; what may pass is a dropped connection."""
    watcher.send(written(Closed(why)))


class Watchers:
    """Everybody who watches a table."""

    def __init__(self, now: Callable[[], int], changes: Changes) -> None:
        """Begin with nobody."""
        self.devices: dict[Watcher, None] = {}
        """In the order they came."""
        self.away: dict[str, int] = {}
        """Since when guests who have been here have no device at the table."""
        self._elsewhere = Present()
        """Who watches on other machines."""
        self._now = now
        self._changes = changes
        self._seated: TableState | None = None
        self._listeners: dict[Ears, list[Watcher]] = {}
        """Who hears the same, as long as nobody sits down or gets up, comes or goes."""

    def begin(self, state: TableState) -> None:
        """Take everybody for away since now: the time before does not count."""
        self.away = {person.guest: self._now() for person in state.people}

    def come(self, watcher: Watcher, state: TableState, missed: Sequence[Happening] | None) -> None:
        """Tell a device what it has missed, or all, and let it watch, if there is room."""
        if state.barred(watcher.guest, "table"):
            turn_away(watcher, "server-barred-table")
            return
        if not self._room(watcher, state):
            turn_away(watcher, "server-watch-full")
            return
        if missed is None:
            self._show(watcher, state)
        else:
            for happening in missed:
                for message in project(*happening, watcher.guest):
                    watcher.send(written(message))
        if state.actor is DEALER:
            self._changes.forget()
        self.devices[watcher] = None
        self._regroup()
        self.away.pop(watcher.guest, None)
        self._tell_presence(state)

    def leave(self, watcher: Watcher, state: TableState) -> None:
        """Tell a device nothing more."""
        if watcher not in self.devices:
            return
        self._let_go(watcher, state)
        # Devices that only look on are counted one by one.
        if not self._is_there(watcher.guest) or not _belongs(state, watcher.guest):
            self._tell_presence(state)

    def _let_go(self, watcher: Watcher, state: TableState) -> None:
        """Count a device no more; without another one its guest is away."""
        del self.devices[watcher]
        self._regroup()
        if not self._is_there(watcher.guest) and state.number(watcher.guest) is not None:
            self.away[watcher.guest] = self._now()

    def _is_there(self, guest: str) -> bool:
        """Whether a guest has a device here or elsewhere."""
        return guest in self._elsewhere.guests or any(each.guest == guest for each in self.devices)

    @property
    def guests(self) -> set[str]:
        """Whose devices watch, here and elsewhere."""
        return {watcher.guest for watcher in self.devices} | self._elsewhere.guests

    def present(self, state: TableState) -> Present:
        """Return who watches here."""
        guests = frozenset(watcher.guest for watcher in self.devices)
        return Present(guests, len(self._spectators(state)))

    def hear_of(self, elsewhere: Present, state: TableState) -> None:
        """Take who watches on other machines."""
        if elsewhere == self._elsewhere:
            return
        before, self._elsewhere = self._elsewhere, elsewhere
        for guest in elsewhere.guests:
            self.away.pop(guest, None)
        for guest in before.guests - elsewhere.guests:
            if not self._is_there(guest) and state.number(guest) is not None:
                self.away[guest] = self._now()
        self._tell_presence(state)

    def tell(self, happenings: Sequence[Happening]) -> None:
        """Tell every device what happened; devices that hold the same seats hear the same."""
        for before, event, after in happenings:
            new = () if _same_seating(before, after) else self._show_new(before, after)
            listeners = self._hearing(after)
            told = written_for_all(before, event, after, listeners, self._changes)
            for messages, hearing in zip(told, listeners.values(), strict=True):
                for message in messages:
                    for watcher in hearing:
                        if watcher not in new:
                            watcher.send(message)
            if isinstance(event, Acted):
                if after.actor is not DEALER:
                    self._changes.go_on()
            elif isinstance(event, Undone):
                self._changes.go_on()
            elif isinstance(event, Began):
                self._changes.go_on()
                self._thin_out(after)
            elif isinstance(event, Barred):
                self._send_away(after)

    def _show_new(self, before: TableState, after: TableState) -> Container[Watcher]:
        """Show the whole table to those who have become something else there; return them."""
        new = {
            watcher
            for watcher in self.devices
            if role(before, watcher.guest) != role(after, watcher.guest)
        }
        for watcher in new:
            self._show(watcher, after)
        return new

    def _regroup(self) -> None:
        """Forget who hears the same: nobody who has left may be held here, who holds the table."""
        self._seated = None
        self._listeners = {}

    def _hearing(self, state: TableState) -> dict[Ears, list[Watcher]]:
        """Return who hears the same, which stays so for most of a game."""
        if self._seated is None or not _same_seating(self._seated, state):
            self._seated = state
            self._listeners = {}
            for watcher in self.devices:
                ears = state.held(watcher.guest), watcher.changes
                self._listeners.setdefault(ears, []).append(watcher)
        return self._listeners

    def dismiss(self) -> None:
        """Drop every device; it comes back and is told what it missed."""
        for watcher in self.devices:
            watcher.drop()
            if watcher.guest not in self._elsewhere.guests:
                self.away[watcher.guest] = self._now()
        self.devices.clear()
        # Whoever comes back is shown everything anew, and what changes is told from there.
        self._changes.forget()
        self._regroup()

    def show(self, state: TableState) -> None:
        """Show everybody the whole table."""
        self._changes.forget()
        for watcher in tuple(self.devices):
            self._show(watcher, state)

    def _show(self, watcher: Watcher, state: TableState) -> None:
        """Show a device the whole table."""
        sight = self._changes.whole if watcher.changes else whole_view
        watcher.send(written(whole(state, watcher.guest, sight)))

    def includes(self, guest: str, state: TableState) -> bool:
        """Whether a guest plays here or has a device that was let in."""
        return _belongs(state, guest) or any(each.guest == guest for each in self.devices)

    def _room(self, watcher: Watcher, state: TableState) -> bool:
        """Whether one more device may watch; before the start everybody may look for a seat."""
        if _belongs(state, watcher.guest) or watcher in self.devices:
            return True
        most = LIMITS.spectators if state.status == "waiting" else state.setup.spectators
        return len(self._spectators(state)) + self._elsewhere.spectators < most

    def _thin_out(self, state: TableState) -> None:
        """Send those away for whom there is no room when the game has begun."""
        surplus = self._spectators(state)[state.setup.spectators :]
        for watcher in surplus:
            turn_away(watcher, "server-watch-full")
            self._let_go(watcher, state)
        if surplus:
            self._tell_presence(state)

    def _send_away(self, state: TableState) -> None:
        """Send those away whom the host does not want here."""
        for watcher in tuple(self.devices):
            if state.barred(watcher.guest, "table"):
                turn_away(watcher, "server-barred-table")
                self.leave(watcher, state)

    def _spectators(self, state: TableState) -> list[Watcher]:
        """Return the devices that only look on."""
        return [watcher for watcher in self.devices if not _belongs(state, watcher.guest)]

    def _tell_presence(self, state: TableState) -> None:
        """Tell everybody who is there."""
        numbers = {state.number(guest) for guest in self.guests}
        here = tuple(sorted(number for number in numbers if number is not None))
        spectators = len(self._spectators(state)) + self._elsewhere.spectators
        message = written(Presence(here, spectators))
        for watcher in tuple(self.devices):
            watcher.send(message)


def _same_seating(before: TableState, after: TableState) -> bool:
    """Whether everybody is what they were; values are shared as long as nothing changes them."""
    return (
        before.people is after.people
        and before.places is after.places
        and before.host == after.host
    )


def _belongs(state: TableState, guest: str) -> bool:
    """Whether a guest has a seat, or is the host, who may watch a table of bots."""
    return bool(state.held(guest)) or (
        state.host is not None and state.people[state.host].guest == guest
    )
