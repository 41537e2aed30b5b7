"""What the coach finds about a move that a test names."""

from typing import Any

from tusch.coach.appraisers import appraiser
from tusch.coach.budget import reference
from tusch.coach.decisions.reasons import Futures
from tusch.coach.decisions.reference import Search
from tusch.coach.decisions.weighing import Choice, Weighed, weigh
from tusch.coach.hooks import hooks
from tusch.game import Message
from tusch.registry import AnyGame

FEW = 60
"""Worlds for those who look at many decisions."""


def looked_at(game: AnyGame, state: Any, move: str, better: str | None = None) -> Weighed:
    """What the coach finds about a move of whoever acts."""
    view = game.observe(state, _actor(game, state))
    plan = reference(game.name, None, compiled=True)
    thoughts = Search(game, plan).think(view)
    choice = Choice(0, view, game.parse(move, dealer=False))
    found = weigh(game, choice, thoughts, appraiser(game), plan)
    return found if better is None else found._replace(rival=game.parse(better, dealer=False))


def said(game: AnyGame, state: Any, move: str, better: str, worlds: int = FEW) -> Message | None:
    """Why a move is better than another, if the game has something to say; nothing is weighed."""
    view = game.observe(state, _actor(game, state))
    moves = [game.parse(each, dealer=False) for each in (move, better)]
    found: Message | None = hooks(game.name).reason(game, view, *moves, Futures(game, view, worlds))
    return found


def _actor(game: AnyGame, state: Any) -> int:
    actor = game.actor(state)
    assert isinstance(actor, int)
    return actor
