"""Plain tree searches: which positions share a node, and what is learned there."""

from collections.abc import Iterator
from importlib import import_module
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from msgspec.structs import replace

from tests.figaro.support.table import figaro, position, whole
from tests.flohcati.support import table as flohcati_table
from tusch.cards import sure
from tusch.flohcati.state import Give, Phase
from tusch.game import DEALER
from tusch.kernel.chance import generator
from tusch.kernel.tree import Tree, tree
from tusch.registry import entry

ITERATIONS = 20_000
WIDELY = 50.0
"""So all moves are tried about as often."""
ROOM = 2_000


class Decision(NamedTuple):
    """One that can come after a position, in one of its worlds."""

    history: tuple[Any, ...]
    public: tuple[Any, ...]
    """The same as everybody saw it."""
    own: Any
    """Who decides, and their hand."""
    legal: tuple[Any, ...]


def walk(
    game: Any, state: Any, history: tuple[Any, ...] = (), public: tuple[Any, ...] = ()
) -> Iterator[Decision]:
    """Yield all decisions that can come, to the end of the game."""
    actor = game.actor(state)
    if actor is None:
        return
    if actor is DEALER:
        # These positions leave chance no choice.
        yield from walk(game, game.apply(state, game.sample(state, Random(0))), history, public)
        return
    legal = tuple(game.legal_actions(state))
    yield Decision(history, public, (actor, state.hands[actor]), legal)
    for action in legal:
        seen = Give if isinstance(action, Give) else action
        yield from walk(game, game.apply(state, action), (*history, action), (*public, seen))


LAST_CARDS = whole(figaro(), position(["R2", "", "B1"], ["R1", "G1", "Y1"], round=3), seat=1)
"""The viewer does not know which of two cards the others have."""
GIFT = flohcati_table.position("A6", "C7 D5", "F7", row="H2", deck="A0", phase=Phase.DEMAND)
"""Only two of three will know which card is given."""
POSITIONS: dict[str, tuple[Any, list[Any]]] = {
    "figaro": (
        figaro(),
        [
            replace(LAST_CARDS, hands=(LAST_CARDS.hands[0], *hands))
            for hands in permutations(LAST_CARDS.hands[1:])
        ],
    ),
    "flohcati": (flohcati_table.GAME, [GIFT]),
}


def grown(name: str, *, apart: bool) -> tuple[Tree, list[Decision]]:
    """A tree that has tried everything, and all decisions that there can be."""
    game, worlds = POSITIONS[name]
    kernel: Any = import_module(sure(entry(name).kernel))
    view = kernel.pack_view(game.ruleset, game.observe(worlds[0], 0))
    found = tree(ROOM, kernel.MOST, apart=apart)
    grow = import_module(f"{kernel.__name__}.tree").grow
    grow(view, generator(1), found, ITERATIONS, WIDELY)
    assert found.visits[0] == ITERATIONS
    return found, [decision for world in worlds for decision in walk(game, world)]


@pytest.mark.parametrize("name", POSITIONS)
def test_one_tree_of_moves_has_a_node_for_every_course(name: str) -> None:
    found, decisions = grown(name, apart=False)
    courses = {(*decision.history, action) for decision in decisions for action in decision.legal}
    assert found.size[0] == 1 + len(courses)


@pytest.mark.parametrize("name", POSITIONS)
def test_tree_as_openspiel_has_it_has_a_node_for_all_that_each_knows(name: str) -> None:
    found, decisions = grown(name, apart=True)
    known = {(decision.public, decision.own): len(decision.legal) for decision in decisions}
    # Nobody has to look for the root.
    assert np.count_nonzero(found.known) == len(known) - 1
    assert found.size[0] == len(known) + sum(known.values())
    # Otherwise these positions would show nothing.
    assert len({decision.public for decision in decisions}) < len(known) < len(decisions)
