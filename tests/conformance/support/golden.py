"""What is kept beside the tests: perft numbers and transcripts.

After a change of the rules that is meant, `python -m tests.conformance.support.golden` writes both
anew.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.conformance.support.tables import TABLES, Table
from tusch.game import Seat, Value
from tusch.registry import GAMES
from tusch.testing import perft, transcript

HERE = Path(__file__).parent
PERFT = HERE / "perft.json"
TRANSCRIPTS = HERE / "transcripts"

DEPTHS = {"figaro": 4, "flohcati": 6}
NAMES = [f"{name}-{edition}" for name, game in GAMES.items() for edition in game.editions]
"""The transcripts: one of every edition."""
SIZES = {"figaro": 4, "flohcati": 3}
VIEWERS: tuple[Seat | None, ...] = (0, 1, None, 2)
"""Whom the transcripts are told to, one after the other."""


class Count(Value, frozen=True, kw_only=True):
    """How many series of actions begin in one position."""

    game: str
    edition: str
    changes: dict[str, Any]
    players: int
    seed: int
    entry: int
    """The position before this entry of the walk of this seed."""
    counts: tuple[int, ...]
    """Series of one action, of two, and so on."""

    @property
    def table(self) -> Table:
        return Table(self.game, self.edition, self.players, self.changes)

    def again(self, depth: int) -> tuple[int, ...]:
        """Count again, up to a depth."""
        played = self.table.walk(self.seed)
        state = played.state(self.entry)
        return tuple(perft(played.game, state, plies + 1) for plies in range(depth))


def positions() -> Iterator[Count]:
    """Positions of every table, early, in the middle and late, not counted yet."""
    for seed, table in enumerate(TABLES):
        end = table.walk(seed).end
        for entry in (10, end // 2, end - 6):
            yield Count(
                game=table.name,
                edition=table.edition,
                changes=dict(table.changes),
                players=table.players,
                seed=seed,
                entry=entry,
                counts=(),
            )


def read_counts() -> list[Count]:
    return msgspec.json.decode(PERFT.read_bytes(), type=list[Count])


def told(name: str) -> str:
    """The transcript of one edition's game."""
    seed = NAMES.index(name)
    game, edition = name.split("-")
    played = Table(game, edition, SIZES[game]).walk(seed)
    return transcript(played, VIEWERS[seed])


def main() -> None:
    """Write everything anew."""
    counted = [
        msgspec.structs.replace(count, counts=count.again(DEPTHS[count.game]))
        for count in positions()
    ]
    lines = ",\n".join(msgspec.json.encode(count).decode() for count in counted)
    PERFT.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    TRANSCRIPTS.mkdir(exist_ok=True)
    for name in NAMES:
        (TRANSCRIPTS / f"{name}.txt").write_text(told(name), encoding="utf-8")


if __name__ == "__main__":
    main()
