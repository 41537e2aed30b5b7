"""A table as one machine has it: what it writes, and what others write into the same log."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from tusch.registry import entry
from tusch.server.observe.log import LOG
from tusch.server.table.draft import Decision, Happening
from tusch.server.table.live.changes import Changes
from tusch.server.table.live.services import Services
from tusch.server.table.live.watchers import Watchers
from tusch.server.table.state import TableState
from tusch.server.table.timeline import Timeline, appends
from tusch.store import StoreError, TableNewerError
from tusch.store.nodes import Look, Present

T = TypeVar("T")


class Replica:
    """The log of a table, those who watch it here, and the machine that looks after it."""

    def __init__(self, services: Services, timeline: Timeline, owner: int | None) -> None:
        """Take a table as the store has it, and the number of this machine if it is the owner."""
        self._services = services
        self._timeline = timeline
        changes = Changes(entry(timeline.state.setup.game))
        self._watchers = Watchers(services.now, changes)
        self._owner = owner
        self._revision = 0
        """How often events had been written anew when all were read; more may be known."""
        self.present = Present()
        """Who watches here, as the other machines were told."""
        self.outgrown = False
        """Whether another version has written what this one cannot read."""
        self._trouble = ""
        """Why nothing could be written last."""

    @property
    def state(self) -> TableState:
        """How things stand."""
        return self._timeline.state

    @property
    def owned(self) -> bool:
        """Whether this machine does what the table does by itself."""
        return self._services.sharing is None or self._owner is not None

    def has_company(self, guest: str) -> bool:
        """Whether anybody but a guest sits here or watches."""
        seated = (place.person for place in self.state.places if place.person is not None)
        others = {self.state.people[number].guest for number in seated}
        others |= self._watchers.guests
        return bool(others - {guest})

    async def _write(
        self, decision: Decision, client: str | None, owner: int | None = None
    ) -> None:
        """Write a decision; when this returns it will never be lost."""
        if decision.happenings:
            added = appends(self.state, decision, client)
            if owner is not None:
                added[0] = added[0]._replace(owner=owner)
            await self._services.store.append(*added)
            self._trouble = ""
            self._timeline.keep(decision, client)

    def _log_trouble(self, trouble: StoreError) -> None:
        """Log what keeps things from being written, once until something is written again."""
        if trouble.message.id != self._trouble:
            self._trouble = trouble.message.id
            LOG.warning("table %s: %s", self.state.table, trouble.message.id)

    async def _follow(self, look: Look, number: int) -> bool:
        """Follow what other machines have done; say whether this one has become the owner."""
        try:
            if look.revision != self._revision:
                await self._reread()
                self._revision = look.revision
            elif look.last > self.state.seq:
                await self._catch_up()
        except StoreError as trouble:
            self._log_trouble(trouble)
        self._watchers.hear_of(look.elsewhere, self.state)
        owned, self._owner = self._owner, number if look.owner == number else None
        return self._owner is not None and owned is None

    async def _catch_up(self) -> bool:
        """Take over what other machines have written, and tell it; say whether there was any."""
        if self._services.sharing is None:
            return False
        rows = await self._services.store.events(self.state.table, self.state.seq)
        if rows:
            self._tell_watchers(await self._understood(lambda: self._timeline.follow(rows)))
        return bool(rows)

    async def _understood(self, read: Callable[[], T]) -> T:
        """Read what was written; if another version may have done that, leave the table to it."""
        try:
            return read()
        except Exception as unread:
            sharing = self._services.sharing
            if sharing is None or not await sharing.outdone(unread):
                raise
            self.outgrown = True
            for watcher in tuple(self._watchers.devices):
                watcher.drop()
            raise TableNewerError(self.state.table) from None

    def _tell_watchers(self, happenings: Sequence[Happening]) -> None:
        """Tell everybody here what happened; it is kept, so that nothing may undo it."""
        try:
            self._watchers.tell(happenings)
        except Exception:
            LOG.exception("table %s could not tell what happened", self.state.table)
            self._watchers.dismiss()

    async def _renew(self) -> bool:
        """Take the table as the store has it; say whether it could be read."""
        try:
            if self._services.sharing is None:
                await self._reread()
            else:
                await self._catch_up()
        except StoreError as trouble:
            self._log_trouble(trouble)
            return False
        return True

    def _show_presence(self) -> None:
        """Let other machines know who watches here, if that has changed."""
        sharing = self._services.sharing
        if sharing and (present := self._watchers.present(self.state)) != self.present:
            self.present = present
            sharing.show(self.state.table, present)

    async def _reread(self) -> None:
        """Take the table as the store has it, and show it to everybody anew."""
        rows = await self._services.store.events(self.state.table)
        self._timeline = await self._understood(lambda: Timeline(rows))
        self._watchers.show(self.state)

    def _now(self) -> int:
        """Return the time."""
        return self._services.now()
