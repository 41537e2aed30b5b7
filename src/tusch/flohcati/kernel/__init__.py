"""Zirkus Flohcati on small integer arrays, compiled: `tusch.flohcati` once more, for search.

What `tusch.kernel` says of every kernel holds here. `s` is a state and `v` a view, both int16;
`rng` comes from `tusch.kernel.chance`. In particular:

    legal(s, out), is_legal(s, code)     room for `CODES` codes is always enough
    start(s, seat), reveal(s, card)      the dealer's acts, for a seat or card that is given
    scores(s, out)                       totals (int64) as if the game ended now, the highest wins
    shares(s, out)                       who would have won then; equals share it
    choose(s, weights) -> code           it uses all hands, so a viewer must `determinize` first
    playout_random(s, rng)               to the end of the game; each returns the players' moves
    playout_policy(s, rng, weights)
    listed_game(s, rng)                  the game of `playout_random` by the list of legal moves
    think, choice, let_act, let_deal     the parts of `playout_policy`, for other mixed playouts

A view is as long as there are worlds that the viewer holds for possible; a state is the first
`SIZE` numbers of it.
"""

from tusch.flohcati.kernel.batch import Batch
from tusch.flohcati.kernel.layout import (
    CODES,
    IRRELEVANT_OPTIONS,
    MOST,
    NONE,
    PACKED_OPTIONS,
    SIZE,
    Numbers,
)
from tusch.flohcati.kernel.pack import essence, pack, pack_view, unpack
from tusch.flohcati.kernel.packed import packs, playout_random
from tusch.flohcati.kernel.playout import listed_game
from tusch.flohcati.kernel.policy import choice, choose, let_act, let_deal, playout_policy
from tusch.flohcati.kernel.rules import actor, chance, is_legal, legal, reveal, start, step
from tusch.flohcati.kernel.scoring import score, scores, shares
from tusch.flohcati.kernel.view import determinize, knowledge, public
from tusch.flohcati.kernel.worth import DEFAULT, WEIGHTS, Weights, think
from tusch.flohcati.packing import action, code

__all__ = [
    "CODES",
    "DEFAULT",
    "IRRELEVANT_OPTIONS",
    "MOST",
    "NONE",
    "PACKED_OPTIONS",
    "SIZE",
    "WEIGHTS",
    "Batch",
    "Numbers",
    "Weights",
    "action",
    "actor",
    "chance",
    "choice",
    "choose",
    "code",
    "determinize",
    "essence",
    "is_legal",
    "knowledge",
    "legal",
    "let_act",
    "let_deal",
    "listed_game",
    "pack",
    "pack_view",
    "packs",
    "playout_policy",
    "playout_random",
    "public",
    "reveal",
    "score",
    "scores",
    "shares",
    "start",
    "step",
    "think",
    "unpack",
]
