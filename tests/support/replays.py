"""Games between random players, and reading their records."""

import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from tusch import fair, record, registry
from tusch.fair import FairDeal
from tusch.game import Actor, Step
from tusch.play import playout, steps
from tusch.registry import GAMES, AnyGame

TABLES = [
    (name, edition, players)
    for name, entry in GAMES.items()
    for edition in entry.editions
    for players in entry.seats
]


class Anyhow:
    """Plays at random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: Any) -> Any:
        return self.rng.choice(view.legal)


def played(game: AnyGame, players: int, seed: int) -> list[Step[Any, Any]]:
    """The steps of a game between random players."""
    rng = Random(seed)
    return list(playout(game, game.start(players), [Anyhow(rng)] * players, rng))


def a_choice(game: AnyGame, players: int, seed: int) -> Any:
    """A view in which there is something to choose."""
    for step in played(game, players, seed):
        if isinstance(step.actor, int) and len(game.legal_actions(step.before)) > 2:
            return game.observe(step.before, step.actor)
    raise AssertionError("nothing to choose")


def dealt(
    game: AnyGame,
    players: int,
    deal: FairDeal,
    choose: Callable[[Any], Any],
    *,
    cheat: int | None = None,
) -> list[Step[Any, Any]]:
    """The steps of a game whose dealer draws from the seeds; the act number `cheat` is not fair."""
    key = fair.mix(deal.secret, deal.players)
    acts = count()

    def act(state: Any, actor: Actor) -> Any:
        if isinstance(actor, int):
            return choose(game.observe(state, actor))
        number = next(acts)
        drawn = number + 1000 if number == cheat else number
        return fair.draw(game, state, key, drawn, deal.first)

    return list(steps(game, game.start(players), act))


def read(line: bytes | str) -> tuple[Step[Any, Any], ...]:
    """Read a record as a program does that knows nothing about it."""
    found = record.decode(line)
    return record.read(registry.of_record(found), found)


def a_record(name: str = "flohcati", players: int = 3, seed: int = 5) -> dict[str, Any]:
    """A finished record as plain JSON."""
    game = registry.make(name)
    found = played(game, players, seed)
    line = record.encode(record.write(game, players, found, ["a", "b", "c", "d", "e"][:players]))
    written: dict[str, Any] = json.loads(line)
    return written
