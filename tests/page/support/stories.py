"""Whole games as one seat or a spectator sees them, for the tests of the page's scenes.

`python -m tests.page.support.stories` writes them, into web/tests/stories; `make units` does that.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from tests.support.replays import TABLES, played
from tests.support.scale import scaled
from tusch import registry
from tusch.game import DEALER

FOLDER = Path(__file__).parents[3] / "web" / "tests" / "stories"


def story(name: str, edition: str, players: int, seed: int) -> dict[str, Any]:
    """A game between random players; `dealing`: the wire leaves this view out."""
    game = registry.make(name, edition)
    steps = played(game, players, seed)
    # Everything is seen from a seat in the first edition, and from outside in the second.
    outside = list(registry.entry(name).editions).index(edition) == 1
    seat = None if outside else seed % players
    moved = []
    for step in steps:
        told, public = (
            game.events(step.before, step.action, step.after, viewer) for viewer in (seat, None)
        )
        by = "player" if step.actor == seat else "bot" if step.actor != DEALER else "dealer"
        told_apart = {"outside": public} if public != told else {}
        view, dealing = game.observe(step.after, seat), game.actor(step.after) == DEALER
        moved.append({"by": by, "events": told, "view": view, "dealing": dealing, **told_apart})
    found: dict[str, Any] = {
        "game": name,
        "name": f"{edition}, {players} players, seed {seed}",
        "rules": game.rules,
        "start": game.observe(game.start(players), seat),
        "moved": moved,
        "outcome": game.outcome(steps[-1].after),
    }
    return msgspec.to_builtins(found)  # type: ignore[no-any-return]


def main() -> None:
    """Write the stories anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in {name for name, _, _ in TABLES}:
        tables = [table for table in TABLES if table[0] == name]
        told = [
            story(*table, seed)
            for number, table in enumerate(tables)
            for seed in range(number, number + scaled(1))
        ]
        text = json.dumps(told, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
