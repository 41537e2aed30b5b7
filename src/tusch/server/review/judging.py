"""What the coach says about a single decision, in its own process."""

from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tusch import codec, registry
from tusch.coach.appraisers import appraiser, compiled
from tusch.coach.budget import reference
from tusch.coach.decisions.reasons import hint, reason
from tusch.coach.decisions.reference import Search
from tusch.coach.decisions.verdicts import early
from tusch.coach.decisions.weighing import Choice, Weighed, forced, told, weigh
from tusch.coach.report import Decision, Verdict
from tusch.game import Message
from tusch.play import choice_message
from tusch.registry import AnyGame
from tusch.server.review.messages import Advised

_PERCENT: Final = 100
KNOWN: Final = 4
"""How many games with their options are remembered."""


class Judge:
    """Whoever looks at single decisions of a game."""

    def __init__(self, game: AnyGame, budget: int | None) -> None:
        """Prepare."""
        self._game = game
        self._reference = reference(game.name, budget, compiled=compiled(game))
        self._appraiser = appraiser(game)
        self._search = Search(game, self._reference)

    def weigh(self, seen: bytes, move: str, decisions: int) -> Decision:
        """Say what a move is worth, as one of so many decisions."""
        view = codec.codec(self._game.name).view.decode(seen)
        choice = Choice(0, view, self._game.parse(move, dealer=False))
        if choice.forced:
            return forced(self._game, choice)
        weighed = self._weighed(choice)
        return self._told(weighed, early(weighed, max(1, decisions)))

    def advise(self, seen: bytes) -> Advised:
        """Say what the reference would play, and by how much that is better than the next best."""
        view = codec.codec(self._game.name).view.decode(seen)
        if len(view.legal) == 1:
            return self._advised(view.legal[0], Message("coach-hint-only"))
        first, second, *_ = self._search.think(view).order
        # As if the next best had been played: then the first is its rival.
        weighed = self._weighed(Choice(0, view, second))
        chances = {
            name: round(_PERCENT * weighed.worlds.mean(weighed.moves.index(move)))
            for name, move in (("chance", first), ("instead", second))
        }
        if early(weighed, 1) is not Verdict.COSTLY:
            return self._advised(first, Message("coach-hint-even", {"chance": chances["chance"]}))
        other = choice_message(self._game.name, second)
        better = Message("coach-hint-better", {**chances, "other": other})
        return self._advised(first, better, hint(self._game, weighed))

    def _advised(self, move: Any, reason: Message, why: Message | None = None) -> Advised:
        """Return a move as it is advised."""
        named = choice_message(self._game.name, move)
        return Advised(self._game.format(move), named, reason, why)

    def _weighed(self, choice: Choice) -> Weighed:
        """Compare a move with the best other one."""
        thoughts = self._search.think(choice.view)
        return weigh(self._game, choice, thoughts, self._appraiser, self._reference)

    def _told(self, weighed: Weighed, verdict: Verdict) -> Decision:
        """Return a decision with its reason, if it was costly."""
        decision = told(self._game, weighed, verdict)
        if verdict is not Verdict.COSTLY:
            return decision
        return replace(decision, reason=reason(self._game, weighed))


@lru_cache(KNOWN)
def judge(game: str, rules: bytes, budget: int | None) -> Judge:
    """Return whoever looks at decisions of a game with these rules, as JSON."""
    return Judge(registry.of_rules(game, msgspec.json.decode(rules)), budget)
