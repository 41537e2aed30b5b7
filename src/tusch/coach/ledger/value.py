"""The value: one function from a state to each seat's chance, which the whole ledger uses.

Where a player acts it is the mean of a fixed number of playouts. Where the dealer acts it is the
mean over the dealer's acts, so that what the dealer does is worth nothing on average, whoever
plays: all acts where they can be counted, else some that are drawn without a look at the true one.
"""

from random import Random
from typing import Any

from tusch.coach.appraisers import Appraiser, shares
from tusch.coach.estimates import Estimate, exactly, weighted
from tusch.coach.hooks import hooks
from tusch.coach.report import Reference
from tusch.coach.seeds import seed
from tusch.game import DEALER
from tusch.registry import AnyGame


class ValueFunction:
    """The value of states of one table."""

    def __init__(self, game: AnyGame, appraiser: Appraiser, reference: Reference) -> None:
        """Take the rules and what plays out."""
        self._game = game
        self._appraiser = appraiser
        self._reference = reference
        self._hooks = hooks(game.name)
        self._known: dict[Any, Estimate] = {}

    def of(self, state: Any) -> Estimate:
        """Return what a state is worth to each seat."""
        if self._game.actor(state) is not DEALER or self._hooks.alike(state):
            return self._plain(state)
        acts = self._acts(state)
        after = [(self._game.apply(state, act), odds) for act, odds in acts]
        found = {each: self._plain(each) for each, _ in after}
        # The true one of them is asked for next.
        self._known = found
        return weighted([(found[each], odds) for each, odds in after])

    def _acts(self, state: Any) -> list[tuple[Any, float]]:
        """Return acts of the dealer with their odds: all, or some that are drawn."""
        few = self._reference.acts
        every = self._hooks.acts(state)
        if every and (self._reference.counted or len(every) <= few):
            return [*every]
        rng = Random(seed("acts", self._game, state))
        return [(self._game.sample(state, rng), 1.0) for _ in range(few)]

    def _plain(self, state: Any) -> Estimate:
        """Return the value without a look at what the dealer may do."""
        outcome = self._game.outcome(state)
        if outcome:
            return exactly(shares(outcome, state.players))
        if self._hooks.alike(state):
            return exactly([1 / state.players] * state.players)
        if state in self._known:
            return self._known[state]
        chance = seed("value", self._game, state)
        return self._appraiser.appraise(state, chance, self._reference.states)
