"""Information-set Monte Carlo tree search with random playouts, compiled: two baselines.

Every iteration draws a state that the viewer could be in, walks down the tree, adds a node, lets
random players play on, and books what every seat got (max^n values). Chance is not in the tree:
the dealer acts anew in every iteration. Two trees are known:

- One tree of moves that all such states share (Cowling, Powley and Whitehouse, 2012: single
  observer). The others in it learn what is best on the average of the hands they may have.
- A node for all that the player on turn knows, his own hand with it, as OpenSpiel has it. The
  others know their hands, and each hand has to be met again before they learn anything.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tusch.figaro import kernel as figaro
from tusch.figaro.kernel import layout as figaro_at
from tusch.figaro.kernel.layout import wide
from tusch.flohcati import kernel as flohcati
from tusch.flohcati.kernel import layout as flohcati_at
from tusch.kernel import DEALER, compiled
from tusch.kernel.chance import Words, below, stirred
from tusch.kernel.race import Floats, Numbers

FIGARO: Final = 0
FLOHCATI: Final = 1
GAMES: Final = ("figaro", "flohcati")
"""The games by their numbers."""
MOST: Final = figaro.MOST
_SIZE: Final = max(figaro.SIZE, flohcati.SIZE)
_CODES: Final = max(figaro.CODES, flohcati.CODES)
_DEEPEST: Final = 256


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


def tree(nodes: int, *, apart: bool = False) -> Tree:
    """Return a tree with a root and room for so many nodes; `apart`: one for what each knows."""
    return Tree(
        np.zeros(nodes, np.int16),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros((nodes, MOST), np.float32),
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


@compiled
def grow(
    game: int,
    view: Numbers,
    rng: Words,
    tree: Tree,
    iterations: int,
    explore: float,
    whole: bool,  # noqa: FBT001 (numba)
) -> None:
    """Add so many iterations to a tree; playouts of Figaro end with the game or with the round."""
    s = np.empty(_SIZE, np.int16)
    codes = np.empty(_CODES, np.int16)
    path = np.empty(_DEEPEST, np.int64)
    got = np.zeros(MOST)
    for _ in range(iterations):
        if game == FIGARO:
            figaro.determinize(view, rng, s)
        else:
            flohcati.determinize(view, rng, s)
        depth = _descend(game, s, rng, tree, codes, path, explore, whole)
        _play_on(game, s, rng, whole, got)
        for place in range(depth):
            node = path[place]
            tree.visits[node] += 1
            for seat in range(s[0]):
                tree.won[node, seat] += got[seat]


@compiled
def _play_on(game: int, s: Numbers, rng: Words, whole: bool, got: Floats) -> None:  # noqa: FBT001
    """Let random players play on, and write what each seat got."""
    if game == FLOHCATI:
        flohcati.playout_random(s, rng)
        flohcati.shares(s, got)
        return
    if whole:
        figaro.playout_random(s, rng)
    elif figaro.actor(s) >= 0:
        figaro.playout_random_round(s, rng)
    figaro.shares(s, got)


@compiled
def _descend(
    game: int,
    s: Numbers,
    rng: Words,
    tree: Tree,
    codes: Numbers,
    path: NDArray[np.int64],
    explore: float,
    whole: bool,  # noqa: FBT001
) -> int:
    """Play from the root to a new node; return the length of the path."""
    apart = len(tree.known) > 0
    node, new = 0, False
    history = np.uint64(0)
    path[0] = 0
    for depth in range(1, _DEEPEST):
        seat = _next_actor(game, s, rng, whole)
        if seat < 0:
            return depth
        if apart and depth > 1:
            node, new = _known(tree, _sight(game, s, seat, history))
        if new or node < 0:
            return depth
        n = figaro.legal(s, codes) if game == FIGARO else flohcati.legal(s, codes)
        child, new = _pick(tree, node, codes, n, seat, rng, explore)
        if child == 0:
            return depth
        code = wide(tree.code[child])
        if game == FIGARO:
            figaro.step(s, code)
        else:
            flohcati.step(s, code)
        path[depth] = child
        node = child
        if apart:
            history = stirred(history ^ np.uint64(_public(game, code) + 1))
        elif new:
            return depth + 1
    return _DEEPEST


@compiled
def _next_actor(game: int, s: Numbers, rng: Words, whole: bool) -> int:  # noqa: FBT001
    """Let the dealer act, if the game goes on after him; return who acts then."""
    seat = figaro.actor(s) if game == FIGARO else flohcati.actor(s)
    while seat == DEALER and (whole or game == FLOHCATI):
        if game == FIGARO:
            figaro.chance(s, rng)
            seat = figaro.actor(s)
        else:
            flohcati.chance(s, rng)
            seat = flohcati.actor(s)
    return seat


@compiled
def _public(game: int, code: int) -> int:
    """Return what everybody sees of a move: not which card was given."""
    if game == FLOHCATI and flohcati_at.GIVE_CODE <= code < flohcati_at.DEMAND_CODE:
        return flohcati_at.GIVE_CODE
    return code


@compiled
def _sight(game: int, s: Numbers, seat: int, history: np.uint64) -> np.uint64:
    """Return all that a seat knows, in a word: what was played, his hand, what the dealer did."""
    if game == FIGARO:
        first, size = figaro_at.HANDS + seat * figaro_at.KIND_COUNT, figaro_at.KIND_COUNT
    else:
        first, size = flohcati_at.HANDS + seat * flohcati_at.VALUES, flohcati_at.VALUES
        for place in range(flohcati_at.HANDS):
            history = stirred(history ^ np.uint64(s[place] + 2))
    history = stirred(history ^ np.uint64(seat + 1))
    for place in range(first, first + size):
        history = stirred(history ^ np.uint64(s[place] + 2))
    return history


@compiled
def _known(tree: Tree, key: np.uint64) -> tuple[int, bool]:
    """Return the node of what a player knows, and whether it is new; -1 if there is no room."""
    slot = wide(key % np.uint64(len(tree.keys)))
    while tree.known[slot] and tree.keys[slot] != key:
        slot = slot + 1 if slot + 1 < len(tree.keys) else 0
    if tree.known[slot]:
        return wide(tree.known[slot]), False
    if tree.size[0] == len(tree.code):
        return -1, False
    tree.keys[slot] = key
    tree.known[slot] = tree.size[0]
    tree.size[0] += 1
    return wide(tree.known[slot]), True


@compiled
def _pick(
    tree: Tree, node: int, codes: Numbers, n: int, seat: int, rng: Words, explore: float
) -> tuple[int, bool]:
    """Return the child to visit, a new one if a move was never tried; 0 if there is no room."""
    untried = n
    best, best_child = -1.0, 0
    child = wide(tree.first[node])
    while child:
        place = _find(codes, untried, wide(tree.code[child]))
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
        child = wide(tree.next[child])
    if untried and tree.size[0] < len(tree.code):
        return _add(tree, node, wide(codes[below(rng, untried)])), True
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
