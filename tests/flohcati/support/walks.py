"""Random games of Zirkus Flohcati under all rules, for hypothesis."""

from math import prod
from random import Random

from hypothesis import strategies as st

from tusch import play
from tusch.cards import sure
from tusch.flohcati import Flohcati
from tusch.flohcati.ruleset import Ruleset
from tusch.flohcati.state import Action, Flip, Give, State
from tusch.game import DEALER, Actor, Seat, Step

games = st.builds(
    lambda timing, end, shown, ties: Flohcati(
        Ruleset(trio_timing=timing, turn_end=end, demand_shown=shown, ties=ties)
    ),
    st.sampled_from(["end-of-turn", "any-time"]),
    st.sampled_from(["always", "when-needed"]),
    st.booleans(),
    st.sampled_from(["shared", "trios-gala-card"]),
)
tables = st.integers(2, 5)
"""Numbers of players."""
seeds = st.integers(0, 2**32)

Steps = list[Step[State, Action]]


def walk(game: Flohcati, players: int, seed: int) -> Steps:
    """A whole game of random moves; flips are rarer than takes, so that hands grow."""
    rng = Random(seed)

    def act(state: State, actor: Actor) -> Action:
        if actor is DEALER:
            return game.sample(state, rng)
        legal = game.legal_actions(state)
        flip = rng.random() < 0.3
        return rng.choice([a for a in legal if isinstance(a, Flip) == flip] or legal)

    return list(play.steps(game, game.start(players), act))


def unseen(steps: Steps, viewer: Seat | None) -> int:
    """How many ways there were at most to give the cards that a viewer did not see."""
    return prod(
        len(step.before.hands[sure(step.before.target)])
        for step in steps
        if isinstance(step.action, Give) and viewer not in (step.before.turn, step.before.target)
    )


@st.composite
def walks(
    draw: st.DrawFn,
    games: st.SearchStrategy[Flohcati] = games,
    players: st.SearchStrategy[int] = tables,
) -> tuple[Flohcati, Steps]:
    """A game and its steps from the start to the end."""
    game = draw(games)
    return game, walk(game, draw(players), draw(seeds))
