"""What the coach needs, compiled beside everything else, so that whoever waits can be told.

`python -m tusch.coach.preparation` compiles in a process of its own and leaves a mark in the cache:
after an installation that takes a minute or so for each game.
"""

import sys
from pathlib import Path
from random import Random

from tusch import kernel, record, registry
from tusch.bots import compilation
from tusch.bots.greedy import GreedyPlayer
from tusch.coach.budget import LEAST
from tusch.coach.decisions.reasons import Futures
from tusch.coach.hooks import hooks
from tusch.coach.review import report
from tusch.play import playout
from tusch.processes import inside


def ready(game: str) -> bool:
    """Whether a game can be looked at now: compiled, or without numba to wait for."""
    there = compilation.installed() and registry.entry(game).kernel
    return not there or _mark(game).exists()


def prepare(game: str) -> None:
    """Compile what a report on a game needs, or find it compiled, and leave the mark."""
    rules = registry.make(game)
    rng, players = Random(0), rules.seats[0]
    bots = [GreedyPlayer(rules, rng)] * players
    steps = [*playout(rules, rules.start(players), bots, rng)]
    report(record.write(rules, players, steps), 0, budget=LEAST)
    # With so little thought nothing is costly, but reasons play moves out as well.
    views = (rules.observe(step.before, step.actor) for step in steps if step.actor == 0)
    view = next(view for view in views if len(view.legal) > 1)
    hooks(game).reason(rules, view, view.legal[0], view.legal[-1], Futures(rules, view, 1))
    _mark(game).touch()


def preparing(game: str) -> compilation.WarmUp:
    """Return the process that does so."""
    return compilation.WarmUp(game, by="tusch.coach.preparation")


def _mark(game: str) -> Path:
    """Return the file that says that the coach is ready for a game."""
    return kernel.cache_folder() / f"{game}-coach.ready"


def main(parent: str, game: str) -> int:
    """Compile for another process, and end with it."""
    inside.tie(parent)
    inside.end_with_input()
    inside.step_back(compilation.NICE)
    if not kernel.available():
        # Nothing will ever be compiled, so there is nothing to wait for.
        _mark(game).touch()
        return compilation.BROKEN
    prepare(game)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
