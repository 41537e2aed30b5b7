"""What the kit has to know about Flohcati: where its cards are, and what a viewer cannot know."""

from collections.abc import Iterator

from tusch.flohcati import Flohcati
from tusch.flohcati.cards import Card
from tusch.flohcati.notation import PLAYER_FORMS
from tusch.flohcati.state import Action, Give, State
from tusch.game import Rng, Seat, Step
from tusch.testing.secrecy import Steps, follow
from tusch.testing.walks import Walk

FORMS = PLAYER_FORMS
LONGEST = 600
"""89 flips, 89 cards turned, 80 takes, as many ends, and what 9 action cards and 26 trios add."""


def zones(_game: Flohcati, state: State) -> Iterator[Card]:
    """Yield all cards."""
    trios = [trio for laid in state.trios for trio in laid]
    for zone in (state.deck, state.row, state.discard, *state.hands, *trios):
        yield from zone


def twin(walk: Walk, viewer: Seat | None, rng: Rng) -> Steps:
    """Let others give each other other cards than they gave, unseen by the viewer (Z9)."""

    def act(entry: int, state: State) -> Action:
        action: Action = walk.steps[entry].action
        unseen = not walk.game.rules["demand_shown"] and viewer not in (state.turn, state.target)
        if isinstance(action, Give) and unseen and state.target is not None:
            hand = state.hands[state.target]
            return Give(hand[rng.randrange(len(hand))])
        return action

    def agree(one: Step[State, Action], other: Step[State, Action]) -> bool:
        # At the end all hands are shown (Z16); with `when-needed` it is known who was asked (Z14).
        if walk.game.outcome(one.after):
            return bool(one.after.hands == other.after.hands)
        needed = walk.game.rules["turn_end"] == "when-needed"
        return not needed or walk.game.actor(one.after) == walk.game.actor(other.after)

    return follow(walk, act, agree)
