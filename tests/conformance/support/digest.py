"""A digest of all that games tell: `python -m tests.conformance.support.digest` prints it."""

from collections.abc import Iterator
from hashlib import sha256

import msgspec

from tests.conformance.support.tables import TABLES, Table
from tusch import record
from tusch.testing.checks import tries


def told(table: Table) -> Iterator[bytes]:
    """All that a game says to anybody, in the order in which it says it."""
    played = table.walk(seed=3)
    game = played.game
    yield record.encode(record.write(game, played.players, played.steps))
    for entry, (before, _, action, after) in enumerate(played.steps):
        yield ",".join(map(game.format, game.legal_actions(before))).encode()
        viewer = played.viewers[entry % len(played.viewers)]
        view = game.observe(before, viewer)
        yield msgspec.json.encode(view) + str(view).encode()
        yield msgspec.json.encode(game.events(before, action, after, viewer))
        for attempt in tries(played, entry, 4):
            yield msgspec.json.encode(game.explain(view, attempt))
        if entry % 10 == 0:
            yield repr(game.determinize(view, played.rng(entry))).encode()
    yield msgspec.json.encode(game.outcome(played.state(played.end)))


def digest() -> str:
    """One number for all tables."""
    return sha256(b"\n".join(line for table in TABLES[1::2] for line in told(table))).hexdigest()


if __name__ == "__main__":
    print(digest())
