"""Information-set Monte Carlo tree search with random playouts, for any compiled game.

Every iteration draws a state that the viewer could be in, walks down the tree, adds a node, lets
random players play on, and books what every seat got (max^n values). Chance is not in the tree:
the dealer acts anew in every iteration. Two trees are known:

- One tree of moves that all such states share (Cowling, Powley and Whitehouse, 2012: single
  observer). The others in it learn what is best on the average of the hands they may have.
- A node for all that the player on turn knows, their own hand with it, as OpenSpiel has it. The
  others know their hands, and each hand has to be met again before they learn anything.

A game grows a tree by its own `tree.grow`, which hands its kernel to the one here.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tusch.kernel import DEALER, compiled, shared
from tusch.kernel.chance import Words, below, stirred
from tusch.kernel.race import Numbers

_DEEPEST: Final = 256
_wide: Callable[[Any], int] = np.int64  # type: ignore[assignment]


class Tree(NamedTuple):
    """Nodes by number, the root at 0: a move, and what came of it.

    Where a node is what a player knows, it has a number of its own, and a key by which it is found.
    """

    code: Numbers
    first: NDArray[np.int32]
    """The first child, 0 for none."""
    next: NDArray[np.int32]
    """The next child of the same parent, 0 for none."""
    visits: NDArray[np.int32]
    seen: NDArray[np.int32]
    """How often the move could have been chosen."""
    won: NDArray[np.float32]
    """What each seat got in all visits together."""
    size: NDArray[np.int64]
    """One number: how many nodes there are."""
    keys: NDArray[np.uint64]
    """By slot: what a player knows, in a word."""
    known: NDArray[np.int32]
    """By slot: the node of that; 0 for none. Empty if moves are the nodes."""


def tree(nodes: int, seats: int, *, apart: bool = False) -> Tree:
    """Return a tree with a root and room for so many nodes; `apart`: one for what each knows."""
    return Tree(
        np.zeros(nodes, np.int16),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros((nodes, seats), np.float32),
        np.ones(1, np.int64),
        np.zeros(2 * nodes if apart else 0, np.uint64),
        np.zeros(2 * nodes if apart else 0, np.int32),
    )


def most_visited(tree: Tree) -> int:
    """Return the code of the move at the root that was tried most."""
    tried = visits(tree)
    return max(tried, key=tried.__getitem__)


def visits(tree: Tree) -> dict[int, int]:
    """Return how often each move at the root was tried, by its code."""
    found = {}
    child = int(tree.first[0])
    while child:
        found[int(tree.code[child])] = int(tree.visits[child])
        child = int(tree.next[child])
    return found


@shared
def grow(game: Any, view: Numbers, rng: Words, tree: Tree, iterations: int, explore: float) -> None:
    """Add so many iterations to a tree."""
    s = np.empty(game.SIZE, np.int16)
    codes = np.empty(game.CODES, np.int16)
    path = np.empty(_DEEPEST, np.int64)
    got = np.zeros(game.MOST)
    for _ in range(iterations):
        game.determinize(view, rng, s)
        depth = _descend(game, s, rng, tree, codes, path, explore)
        game.playout_random(s, rng)
        game.shares(s, got)
        for place in range(depth):
            node = path[place]
            tree.visits[node] += 1
            for seat in range(s[0]):
                tree.won[node, seat] += got[seat]


@shared
def _descend(
    game: Any,
    s: Numbers,
    rng: Words,
    tree: Tree,
    codes: Numbers,
    path: NDArray[np.int64],
    explore: float,
) -> int:
    """Play from the root to a new node; return the length of the path."""
    apart = len(tree.known) > 0
    node, new = 0, False
    history = np.uint64(0)
    path[0] = 0
    for depth in range(1, _DEEPEST):
        seat = game.actor(s)
        while seat == DEALER:
            game.chance(s, rng)
            seat = game.actor(s)
        if seat < 0:
            return depth
        if apart and depth > 1:
            node, new = _known(tree, game.knowledge(s, seat, history))
        if new or node < 0:
            return depth
        child, new = _pick(tree, node, codes, game.legal(s, codes), seat, rng, explore)
        if child == 0:
            return depth
        code = _wide(tree.code[child])
        game.step(s, code)
        path[depth] = child
        node = child
        if apart:
            history = stirred(history ^ np.uint64(game.public(code) + 1))
        elif new:
            return depth + 1
    return _DEEPEST


@compiled
def _known(tree: Tree, key: np.uint64) -> tuple[int, bool]:
    """Return the node of what a player knows, and whether it is new; -1 if there is no room."""
    slot = _wide(key % np.uint64(len(tree.keys)))
    while tree.known[slot] and tree.keys[slot] != key:
        slot = slot + 1 if slot + 1 < len(tree.keys) else 0
    if tree.known[slot]:
        return _wide(tree.known[slot]), False
    if tree.size[0] == len(tree.code):
        return -1, False
    tree.keys[slot] = key
    tree.known[slot] = tree.size[0]
    tree.size[0] += 1
    return _wide(tree.known[slot]), True


@compiled
def _pick(
    tree: Tree, node: int, codes: Numbers, n: int, seat: int, rng: Words, explore: float
) -> tuple[int, bool]:
    """Return the child to visit, a new one if a move was never tried; 0 if there is no room."""
    untried = n
    best, best_child = -1.0, 0
    child = _wide(tree.first[node])
    while child:
        place = _find(codes, untried, _wide(tree.code[child]))
        if place >= 0:
            untried -= 1
            codes[place] = codes[untried]
            tree.seen[child] += 1
            visits = tree.visits[child]
            worth = tree.won[child, seat] / visits + explore * np.sqrt(
                np.log(tree.seen[child]) / visits
            )
            if worth > best:
                best, best_child = worth, child
        child = _wide(tree.next[child])
    if untried and tree.size[0] < len(tree.code):
        return _add(tree, node, _wide(codes[below(rng, untried)])), True
    return best_child, False


@compiled
def _find(codes: Numbers, n: int, code: int) -> int:
    """Return the place of a code among the first n, or -1."""
    for place in range(n):
        if codes[place] == code:
            return place
    return -1


@compiled
def _add(tree: Tree, parent: int, code: int) -> int:
    """Add a node."""
    child = tree.size[0]
    tree.size[0] += 1
    tree.code[child] = code
    tree.next[child] = tree.first[parent]
    tree.first[parent] = child
    tree.seen[child] = 1
    return int(child)
