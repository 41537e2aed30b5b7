"""The conformance kit: what any game behind the `Game` protocol has to pass.

`conform` plays random games and makes every check; `walk` and `verify` show one game and one
check again. `compare` shows that nothing hidden is told, `same_choice` that a player uses
nothing hidden. `perft` and `transcript` make what is kept beside the tests.
"""

from tusch.testing.golden import perft, transcript
from tusch.testing.kit import CHECKS, conform, verify
from tusch.testing.secrecy import Pair, TwinMaker, compare, follow, pair_for, pairs, same_choice
from tusch.testing.walks import ConformanceError, Hooks, Walk, walk

__all__ = [
    "CHECKS",
    "ConformanceError",
    "Hooks",
    "Pair",
    "TwinMaker",
    "Walk",
    "compare",
    "conform",
    "follow",
    "pair_for",
    "pairs",
    "perft",
    "same_choice",
    "transcript",
    "verify",
    "walk",
]
