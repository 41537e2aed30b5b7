"""What all tables of a server share."""

import time
from collections.abc import Callable
from typing import NamedTuple

from tusch.bots import check as check_bot
from tusch.server.table.dealer import Dealer
from tusch.server.table.live.observers import Observers
from tusch.server.table.live.sharing import Sharing
from tusch.server.thinking.jobs import Bots
from tusch.store import Store


def wall_clock() -> int:
    """Return the time in milliseconds; the log keeps it, so that it goes on after a restart."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Return milliseconds that only go forward: what is counted in them needs no right clock."""
    return time.monotonic_ns() // 1_000_000


class Services(NamedTuple):
    """Where events are kept, where chance and bots come from, and what time it is."""

    store: Store
    dealer: Dealer
    bots: Bots
    now: Callable[[], int]
    """Milliseconds of the machine's clock, which somebody may set; the log keeps them."""
    observers: Observers = Observers()
    check: Callable[[str], None] = check_bot
    """Refuses a bot that tables here cannot have."""
    custom_bots: tuple[str, ...] = ()
    """The names of the host's custom bots."""
    sharing: Sharing | None = None
    """The other machines on the same store; None: this one has it alone."""
    ticks: Callable[[], int] = ticks
    """Milliseconds that only go forward, for how often somebody may do something."""
    review_budget: int | None = None
    """Playouts that the coach has for a decision; None: as many as it likes; 0: no coach."""

    @property
    def coached(self) -> bool:
        """Whether there is a coach."""
        return self.review_budget != 0
