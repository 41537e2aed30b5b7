"""Positions at the end of a turn, from games between random players."""

from collections.abc import Callable
from typing import Any

from tusch import record, registry
from tusch.flohcati.state import Phase, Take
from tusch.game import Step
from tusch.testing import walk

Found = Step[Any, Any]


def position(wanted: Callable[[Found], bool], players: int = 2) -> tuple[str, int, Any]:
    """A record, an entry of it before which seat 0 acts as wanted, and how they act."""
    game = registry.make("flohcati")
    for seed in range(100):
        played = walk(game, players, seed)
        for entry, step in enumerate(played.steps):
            if step.actor == 0 and wanted(step):
                written = record.encode(record.write(game, players, played.steps)).decode()
                return written, entry, step.action
    raise AssertionError("no random game has such a position")


def takes(*, could: bool) -> Callable[[Found], bool]:
    """Whether somebody takes a card, and then could lay something, or could not."""

    def wanted(step: Found) -> bool:
        after = step.after
        if not isinstance(step.action, Take) or after.phase is not Phase.FINISH or not after.deck:
            return False
        return could == (len(registry.make("flohcati").legal_actions(after)) > 1)

    return wanted
