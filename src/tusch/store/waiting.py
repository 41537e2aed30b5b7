"""Those who wait until a change is written, whatever the store is made of."""

import asyncio
from collections.abc import Iterable
from time import perf_counter
from typing import Protocol

from tusch.store.errors import StoreError
from tusch.store.protocol import Measure


class Waiting(Protocol):
    """Somebody who waits for a change."""

    @property
    def done(self) -> asyncio.Future[None]:
        """What they wait for."""

    @property
    def begun(self) -> float:
        """Since when."""


def settle(told: Iterable[tuple[Waiting, StoreError | None]], measure: Measure) -> None:
    """End the waiting, with what came of each change; measure how long it took."""
    now = perf_counter()
    for each, result in told:
        measure(now - each.begun, result.message.id.removeprefix("store-") if result else "ok")
        if each.done.cancelled():
            continue
        if result is None:
            each.done.set_result(None)
        else:
            each.done.set_exception(result)
