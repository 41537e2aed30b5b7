"""Plain tree search in Zirkus Flohcati: `tusch.kernel.tree`, compiled for this game."""

from tusch.flohcati import kernel
from tusch.flohcati.kernel.layout import Numbers
from tusch.kernel import compiled
from tusch.kernel import tree as trees
from tusch.kernel.chance import Words
from tusch.kernel.tree import Tree


@compiled
def grow(view: Numbers, rng: Words, tree: Tree, iterations: int, explore: float) -> None:
    """Add so many iterations to a tree."""
    trees.grow(kernel, view, rng, tree, iterations, explore)
