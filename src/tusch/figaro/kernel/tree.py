"""Plain tree search in Figaro: `tusch.kernel.tree`, compiled for this game."""

from tusch.figaro import kernel
from tusch.figaro.kernel import one_round
from tusch.figaro.kernel.layout import Numbers
from tusch.kernel import compiled
from tusch.kernel import tree as trees
from tusch.kernel.chance import Words
from tusch.kernel.tree import Tree


@compiled
def grow(view: Numbers, rng: Words, tree: Tree, iterations: int, explore: float) -> None:
    """Add so many iterations to a tree."""
    trees.grow(kernel, view, rng, tree, iterations, explore)


@compiled
def grow_round(view: Numbers, rng: Words, tree: Tree, iterations: int, explore: float) -> None:
    """Add so many iterations to a tree of this round alone."""
    trees.grow(one_round, view, rng, tree, iterations, explore)
