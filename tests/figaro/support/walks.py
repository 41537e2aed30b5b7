"""Random games of Figaro under random rules, for hypothesis."""

from itertools import islice
from random import Random
from typing import Literal, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from tests.figaro.support.table import figaro
from tusch.figaro import Figaro
from tusch.figaro.ruleset import EDITIONS, Ruleset
from tusch.figaro.state import Action, State
from tusch.game import DEALER, Actor, Step
from tusch.play import steps

LONGEST = 2000
"""More steps than any game has."""

CHOICES: dict[str, tuple[str, ...]] = {
    name: get_args(hint)
    for name, hint in get_type_hints(Ruleset).items()
    if get_origin(hint) is Literal
}
"""The options that are chosen from words, with their values, the default first."""

lengths = st.lists(st.integers(1, 20), min_size=15, max_size=15)


def games(*editions: str) -> st.SearchStrategy[Figaro]:
    """Games in these editions (in any by default), as they are or with options changed."""
    changes = st.fixed_dictionaries(
        {},
        optional={
            "road_lengths": lengths,
            **{name: st.sampled_from(values) for name, values in CHOICES.items()},
        },
    )
    return st.builds(
        lambda edition, changed: figaro(edition, **changed),
        st.sampled_from(editions or tuple(EDITIONS)),
        st.just({}) | changes,
    )


tables = st.integers(3, 6)
"""Numbers of players."""


def walk(game: Figaro, players: int, seed: int) -> list[Step[State, Action]]:
    """A whole game, every legal action as likely as the others."""
    rng = Random(seed)

    def act(state: State, actor: Actor) -> Action:
        drawn = actor is DEALER
        return game.sample(state, rng) if drawn else rng.choice(game.legal_actions(state))

    found = list(islice(steps(game, game.start(players), act), LONGEST))
    assert len(found) < LONGEST, "a game comes to an end"
    return found


@st.composite
def walks(
    draw: st.DrawFn,
    games: st.SearchStrategy[Figaro] = games(),  # noqa: B008 - strategies do not change
    players: st.SearchStrategy[int] = tables,
) -> tuple[Figaro, list[Step[State, Action]]]:
    """A game and its steps from the start to the end."""
    game = draw(games)
    return game, walk(game, draw(players), draw(st.integers(0, 2**32)))
