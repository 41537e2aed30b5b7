"""What the log says of clocks: each of them runs out once, and none too early."""

from collections import Counter

from tests.server.run.support.steps import steps
from tusch.server.table.events import StoodIn
from tusch.store.sqlite.database import Database


def check_clocks(database: Database) -> int:
    """See that nobody was stood in for twice for one move; return how often it happened."""
    rung: Counter[tuple[str, int, int]] = Counter()
    for listing in database.listings():
        if '"clock":null' in database.events(listing.table)[0].body:
            continue
        for event, at, before, _ in steps(database, listing.table):
            if isinstance(event, StoodIn) and event.why == "clock":
                rung[listing.code, before.version, event.seat] += 1
                assert before.actor == event.seat, f"{event} at {listing.code}: not their move"
                assert before.out_of_time_at is not None
                assert at >= before.out_of_time_at, f"{event} at {listing.code} came too early"
    twice = [where for where, times in rung.items() if times > 1]
    assert not twice, f"clocks ran out twice: {twice}"
    return len(rung)
