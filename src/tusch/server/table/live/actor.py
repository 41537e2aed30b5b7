"""A running table: one inbox and one task around `decide` and `evolve`.

Decide, write and wait until it is written, acknowledge, tell: in this order, one thing after
another. Nobody is told anything that could still be lost.
"""

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias, assert_never

from tusch.errors import TuschError
from tusch.server.errors import RefusedError, of_store
from tusch.server.limits import LIMITS
from tusch.server.observe.log import LOG, say
from tusch.server.table.commands import turn_end
from tusch.server.table.commands.clock import back_by, came, due, resumed, tick
from tusch.server.table.commands.forget import deletion
from tusch.server.table.decide import bot_move, decide
from tusch.server.table.draft import Decision
from tusch.server.table.events import Created
from tusch.server.table.live.beat import Beat, BeatOver
from tusch.server.table.live.bot_lease import Answered, Asking, Lease, any_move
from tusch.server.table.live.inbox import (
    RETRY,
    Alarm,
    Answer,
    Came,
    Drop,
    Forget,
    Inbox,
    Looked,
    Stop,
    Submitted,
    Tick,
    Went,
    Woke,
    stay,
)
from tusch.server.table.live.replica import Replica
from tusch.server.table.live.services import Services
from tusch.server.table.live.watchers import Watcher, turn_away
from tusch.server.table.project import role
from tusch.server.table.timeline import Timeline, key
from tusch.server.thinking.jobs import Choice
from tusch.server.wire.commands import Chat, Command, React, ShowFace, TakeOver
from tusch.server.wire.replies import Duplicate, Reply, refusal
from tusch.store import (
    StoreConflictError,
    StoreDuplicateError,
    StoreError,
    StoreUnheardError,
)
from tusch.store.nodes import Look

ATTEMPTS: Final = 8
"""How often a command is decided again because other machines have written meanwhile."""

Item: TypeAlias = (
    Submitted | Forget | Came | Went | Answered | BeatOver | Looked | Woke | Tick | Stop
)


class Table(Replica):
    """A table that somebody may be playing at."""

    def __init__(
        self,
        services: Services,
        timeline: Timeline,
        opened: Callable[[Created], None] = lambda _: None,
        owner: int | None = None,
    ) -> None:
        """Take a table as the store has it; `opened` is told about a rematch.

        Where several machines share the store, one of them is the owner, by its number, and does
        what the table does by itself; None: another one is.
        """
        super().__init__(services, timeline, owner)
        self._opened = opened
        self._inbox: Inbox[Item] = Inbox()
        self._task: asyncio.Task[None] | None = None
        self._resting = False
        self._waits = False
        self._held = 0
        """When clocks may be over again after the table was taken over."""
        self._alarm = Alarm(self._inbox.put)
        self._asking = Asking(services.bots, self._inbox.put, timeline.state.table)
        self._beat = Beat(self._inbox.put)

    @property
    def address(self) -> str:
        """Where whoever made the table is, or came to it first."""
        return self._asking.address

    @address.setter
    def address(self, address: str) -> None:
        """Take where the table counts as being."""
        self._asking.address = address

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing goes on by itself: no bot thinks, no clock runs."""
        waits = self._waits and not self._inbox and not self._watchers.devices
        if not self.owned:
            return waits
        still = self._asking.lease is None and not self._beat.pending
        return waits and still and self._due() is None

    def look(self, look: Look, number: int) -> None:
        """Take how the table stands for all machines."""
        if not self._resting:
            self._inbox.put(Looked(look, number))

    def start(self) -> None:
        """Begin to take commands."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Carry out what has been taken on, then rest; whoever comes later has to come again."""
        self._resting = True
        if self._task is not None:
            self._inbox.put(Stop())
            await self._task
            self._task = None

    def submit(
        self, guest: str, command: Command, reply: Answer, drop: Drop = stay, *, again: bool = False
    ) -> None:
        """Take a command on; it is answered sooner or later, or its connection dropped."""
        item = Submitted(guest, command, reply, drop, again)
        if self._resting or len(self._inbox) >= LIMITS.inbox:
            self._refuse(item, RefusedError("server-busy"))
        else:
            self._inbox.put(item)

    def _answer(self, item: Submitted, reply: Reply) -> None:
        """Answer a command."""
        item.answer(reply)
        self._services.observers.tell(reply)

    def _refuse(self, item: Submitted, why: TuschError) -> None:
        """Refuse what was not decided, unless it was sent before and may still be done."""
        if item.again:
            item.drop()
        else:
            self._answer(item, refusal(item.command.id, why))

    def attach(self, watcher: Watcher, since: int | None = None) -> None:
        """Let a device watch, from the number of the last event that it knows."""
        if self._resting:
            watcher.drop()
        else:
            self._inbox.put(Came(watcher, since))

    async def forget(self, guest: str) -> None:
        """Delete what the table keeps of a guest."""
        if self._resting:
            raise RefusedError("server-busy")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inbox.put(Forget(guest, done))
        await done

    def detach(self, watcher: Watcher) -> None:
        """Tell a device nothing more."""
        self._inbox.put(Went(watcher))

    async def _run(self) -> None:
        """Do one thing after another until the end."""
        self._watchers.begin(self.state)
        item: Item = Woke()
        try:
            while not isinstance(item, Stop):
                await self._do(item)
                self._arm()
                self._show_presence()
                self._waits = True
                # What is done must not be kept until something else is to do.
                del item
                item = await self._inbox.get()
                self._waits = False
        finally:
            self._disarm()

    async def _do(self, item: Item) -> None:
        """Do one thing; an error of ours costs the command, never the table."""
        try:
            match item:
                case Submitted():
                    await self._submitted(item)
                case Forget(guest=guest, done=done):
                    await self._forget(guest)
                    if not done.done():
                        done.set_result(None)
                case Came(watcher=watcher, since=since):
                    await self._came(watcher, since)
                case Went(watcher=watcher):
                    self._watchers.leave(watcher, self.state)
                case Answered():
                    await self._answered(item)
                case BeatOver():
                    await self._beat_over(item)
                case Looked(look=look, number=number):
                    if await self._follow(look, number):
                        await self._resume()
                case Woke():
                    await self._resume()
                case Tick():
                    away, held = self._watchers.away, self._held
                    await self._by_itself(
                        lambda: tick(self.state, self._now(), away, self._services.dealer, held)
                    )
                case Stop():
                    pass
                case _ as never:
                    assert_never(never)
        except Exception as error:
            LOG.exception("table %s could not do a %s", self.state.table, type(item).__name__)
            broken = RefusedError("server-broken")
            why = of_store(error) if isinstance(error, StoreError) else broken
            if isinstance(item, Forget) and not item.done.done():
                item.done.set_exception(why)
            if isinstance(item, Submitted):
                self._answer(item, refusal(item.command.id, why))
            if isinstance(item, Came):
                turn_away(item.watcher, "server-broken")

    async def _submitted(self, item: Submitted) -> None:
        """Carry out a command, once."""
        guest, command = item.guest, item.command
        client = key(guest, command.id)
        if client in self._timeline.done:
            self._answer(item, Duplicate(command.id, self._timeline.done[client]))
            return
        if isinstance(command, Chat | React | ShowFace | TakeOver) and not self._watchers.includes(
            guest, self.state
        ):
            self._refuse(item, RefusedError("server-not-here"))
            return
        if not self._beat.hold(item, self.state):
            await self._carry_out(item, client, 1)

    async def _carry_out(self, item: Submitted, client: str, attempt: int) -> None:
        """Decide a command and write what comes of it; again if others have written meanwhile."""
        guest, command = item.guest, item.command
        now, dealer = self._now(), self._services.dealer
        decision = decide(self.state, command, guest, now, dealer, self._services.check)
        try:
            if not decision.happenings and await self._catch_up():
                raise StoreConflictError("store-conflict")
            await self._write(decision, client)
        except (StoreDuplicateError, StoreConflictError) as moved_on:
            await self._renew()
            if client in self._timeline.done:
                self._answer(item, Duplicate(command.id, self._timeline.done[client]))
            elif isinstance(moved_on, StoreDuplicateError):
                # It is done, and nobody can be told where: whoever asks again will be.
                item.drop()
            elif self._services.sharing is None or self.outgrown or attempt == ATTEMPTS:
                self._refuse(item, moved_on)
            else:
                # A machine that has lost its lease has another one in a moment.
                await asyncio.sleep(attempt * attempt / 100)
                await self._carry_out(item, client, attempt + 1)
        except StoreError as trouble:
            self._log_trouble(trouble)
            # Another machine may have done it before, or this one without hearing of it.
            shared = self._services.sharing is not None
            if isinstance(trouble, StoreUnheardError) or (shared and not await self._renew()):
                item.drop()
            elif client in self._timeline.done:
                self._answer(item, Duplicate(command.id, self._timeline.done[client]))
            else:
                # A server that is alone has decided about the first one before.
                self._refuse(item._replace(again=item.again and shared), of_store(trouble))
        else:
            assert decision.reply is not None
            self._answer(item, decision.reply)
            self._tell(decision)

    async def _came(self, watcher: Watcher, since: int | None) -> None:
        """Let a device watch; bots hand its seats back."""
        guest = watcher.guest
        try:
            # It may come from another machine, and know more than this one.
            await self._catch_up()
        except StoreError as trouble:
            self._log_trouble(trouble)
            watcher.drop()
            return
        await self._by_itself(
            lambda: came(self.state, guest, self._now(), self._services.dealer), anybody=True
        )
        missed = None if since is None else self._timeline.missed(since)
        self._watchers.come(watcher, self.state, missed)
        _, seats, is_host = role(self.state, guest)
        if not self.address and (seats or is_host):
            self.address = watcher.address

    async def _resume(self) -> None:
        """Go on after nobody has looked after the table."""
        dealer, shared = self._services.dealer, self._services.sharing is not None
        self._held = back_by(self._now()) if shared else 0
        await self._by_itself(lambda: resumed(self.state, self._now(), dealer, shared=shared))

    async def _by_itself(self, decided: Callable[[], Decision], *, anybody: bool = False) -> bool:
        """Do what the table itself decides, on one machine; say whether anything came of it."""
        decision = decided() if anybody or self.owned else Decision()
        if not decision.happenings:
            return False
        try:
            await self._write(decision, None, None if anybody else self._owner)
        except StoreError as trouble:
            self._log_trouble(trouble)
            if isinstance(trouble, StoreConflictError | StoreDuplicateError):
                await self._renew()
            return False
        self._tell(decision)
        return True

    async def _forget(self, guest: str, attempt: int = 1) -> None:
        """Write the table anew without a guest's name and words, and show it to everybody."""
        rows = await self._services.store.events(self.state.table)
        added, decision = deletion(rows, guest, self._now(), self._services.dealer)
        if decision.happenings or added.rewritten:
            try:
                await self._services.store.append(added)
            except StoreConflictError:
                if attempt == ATTEMPTS or self._services.sharing is None:
                    raise
                await self._forget(guest, attempt + 1)
                return
            await self._reread()
            self._services.observers.tell(decision.happenings)

    def _tell(self, decision: Decision) -> None:
        """Tell everybody who watches what happened; it is kept, so that nothing may undo it."""
        self._tell_watchers(decision.happenings)
        if decision.spawn:
            self._opened(decision.spawn)
        if decision.happenings:
            self._services.observers.tell(decision.happenings)

    def _arm(self) -> None:
        """Set the alarms; an error of ours must not end the table."""
        try:
            self._set_alarms()
        except Exception:
            LOG.exception("table %s could not set its alarms", self.state.table)

    def _set_alarms(self) -> None:
        """Set the alarm for the clocks, and ask a bot if one has to decide."""
        if self.owned:
            self._alarm.set(self._due(), self._now())
            self._asking.ask(self.state)
        else:
            self._alarm.stop()
            self._asking.end()
        for item in self._beat.set(self.state):
            self._inbox.put(item)

    def _due(self) -> int | None:
        """Return when the time will bring something next."""
        return due(self.state, self._watchers.away, self._held)

    async def _beat_over(self, beat: BeatOver) -> None:
        """End a turn: as its player said before the beat, or because they could do nothing else."""
        held = self._beat.over(beat, self.state)
        if held is None:
            return
        for item in held:
            await self._do(item)
        decision = turn_end.end(self.state, self._now(), self._services.dealer)
        if decision.happenings and not await self._by_itself(lambda: decision):
            self._beat.again(self.state.version)

    async def _answered(self, answered: Answered) -> None:
        """Make a bot's move; ask again, or play for it, if that is not possible."""
        lease = answered.lease
        if lease is not self._asking.lease:
            return
        decision = self._bot_decision(lease, answered.choice or Choice(b""))
        if not decision.happenings and lease.attempt + 1 >= LIMITS.leases:
            say("bot gave no move", bot=lease.job.level, table=self.state.table)
            decision = self._bot_decision(lease, any_move(self.state, lease.job))
        made = await self._by_itself(lambda: decision)
        if not made and self.state.version == lease.job.version:
            self._asking.ask_again(lease, RETRY)

    def _bot_decision(self, lease: Lease, choice: Choice) -> Decision:
        """Return what comes of a bot's answer."""
        now, dealer = self._now(), self._services.dealer
        return bot_move(self.state, lease.seat, lease.job.version, choice, now, dealer)

    def _disarm(self) -> None:
        """Stop all alarms."""
        self._asking.end()
        self._alarm.stop()
        self._beat.stop()
        for item in self._beat.drop():
            self._refuse(item, RefusedError("server-busy"))
