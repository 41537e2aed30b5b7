"""All devices that are connected: who has how many, and sending to them in portions."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from tusch.server.limits import LIMITS
from tusch.server.observe.notices import Notices
from tusch.server.table.live.actor import Table

AT_ONCE: Final = 50
"""Devices that are sent to before anybody else has a turn."""


class Device(Protocol):
    """What is known of a device here."""

    @property
    def guest(self) -> str:
        """Whose it is."""

    @property
    def table(self) -> Table | None:
        """Where it watches."""

    def flush(self) -> None:
        """Send what there is for it."""

    def close(self, code: int) -> None:
        """Say nothing more."""


class Crowd:
    """The devices of everybody."""

    def __init__(self, notices: Notices, by_address: int = LIMITS.connections) -> None:
        """Begin with none; so many sockets may come from one address."""
        self.notices = notices
        self._devices: dict[str, list[Device]] = {}
        """Those of each guest."""
        self._by_address = by_address
        self._addresses: Counter[str] = Counter()
        self._due: list[Device] = []

    def has_room(self, guest: str, address: str) -> bool:
        """Whether a guest may open one more socket."""
        few = len(self.of(guest)) < LIMITS.sockets
        return few and self._addresses[address] < self._by_address

    @contextmanager
    def counted(self, device: Device, address: str) -> Iterator[None]:
        """Count a device as long as it is connected."""
        mine = self._devices.setdefault(device.guest, [])
        mine.append(device)
        self._addresses[address] += 1
        try:
            yield
        finally:
            mine.remove(device)
            if not mine:
                del self._devices[device.guest]
            self._addresses -= Counter([address])

    def of(self, guest: str) -> tuple[Device, ...]:
        """Return the devices of a guest."""
        return tuple(self._devices.get(guest, ()))

    def guests(self) -> tuple[str, ...]:
        """Return whose devices are connected."""
        return tuple(self._devices)

    def everybody(self) -> tuple[Device, ...]:
        """Return all devices."""
        return tuple(device for mine in self._devices.values() for device in mine)

    def is_full(self, table: Table, guest: str) -> bool:
        """Whether a guest has as many devices at a table as may be there."""
        return sum(device.table is table for device in self.of(guest)) >= LIMITS.devices

    def collect(self, device: Device, loop: asyncio.AbstractEventLoop) -> None:
        """Remember that a device has something; what else comes in this moment goes with it."""
        if not self._due:
            loop.call_soon(self._send, loop)
        self._due.append(device)

    def _send(self, loop: asyncio.AbstractEventLoop) -> None:
        """Send to some of them; the others have their turn when others have had theirs."""
        now, self._due = self._due[:AT_ONCE], self._due[AT_ONCE:]
        if self._due:
            loop.call_soon(self._send, loop)
        for device in now:
            device.flush()
