"""Figaro on small integer arrays, compiled: `tusch.figaro` once more, for search.

What `tusch.kernel` says of every kernel holds here. `s` is a state and `v` a view, both int16;
`rng` comes from `tusch.kernel.chance`. In particular:

    legal(s, out), is_legal(s, code)     room for `CODES` codes is always enough
    scores(s, out)                       lengths of the roads so far (int64), the shortest wins
    value(s, out), winner(s)             as if the game ended now
    observe(s, seat, v)                  `pack_view` of a packed state, for players in a kernel
    choose(s, weights) -> code           of the other hands it uses only what they hold together,
                                         so any state that the viewer could be in will do
    playout_random(s, rng)               to the end of the game; with `_round` at the end of its
    playout_policy(s, rng, weights)      name, to the end of the round; each returns the moves
    listed_round(s, rng)                 a random round by the list of legal moves, for tests
"""

from tusch.kernel.figaro_batch import Batch
from tusch.kernel.figaro_deal import chance
from tusch.kernel.figaro_layout import (
    CODES,
    KEEP_CODE,
    MOST,
    NONE,
    RING_CODE,
    SIZE,
    SWAP_CODE,
    TAKE_CODE,
    VIEW_SIZE,
    Numbers,
)
from tusch.kernel.figaro_pack import action, code, essence, pack, pack_view, unpack
from tusch.kernel.figaro_playout import (
    listed_round,
    packed_policy_round,
    playout_policy,
    playout_policy_round,
    playout_random,
    playout_random_round,
)
from tusch.kernel.figaro_policy import DEFAULT, WEIGHTS, Weights, choose
from tusch.kernel.figaro_rules import actor, is_legal, legal, step
from tusch.kernel.figaro_scoring import scores, value, winner
from tusch.kernel.figaro_view import determinize, observe
from tusch.kernel.figaro_words import packed_round, packs

__all__ = [
    "CODES",
    "DEFAULT",
    "KEEP_CODE",
    "MOST",
    "NONE",
    "RING_CODE",
    "SIZE",
    "SWAP_CODE",
    "TAKE_CODE",
    "VIEW_SIZE",
    "WEIGHTS",
    "Batch",
    "Numbers",
    "Weights",
    "action",
    "actor",
    "chance",
    "choose",
    "code",
    "determinize",
    "essence",
    "is_legal",
    "legal",
    "listed_round",
    "observe",
    "pack",
    "pack_view",
    "packed_policy_round",
    "packed_round",
    "packs",
    "playout_policy",
    "playout_policy_round",
    "playout_random",
    "playout_random_round",
    "scores",
    "step",
    "unpack",
    "value",
    "winner",
]
