"""Figaro on small integer arrays, compiled: `tusch.figaro` once more, for search.

What `tusch.kernel` says of every kernel holds here. `s` is a state and `v` a view, both int16;
`rng` comes from `tusch.kernel.chance`. In particular:

    legal(s, out), is_legal(s, code)     room for `CODES` codes is always enough
    scores(s, out)                       lengths of the roads so far (int64), the shortest wins
    shares(s, out), winner(s)            as if the game ended now
    observe(s, seat, v)                  `pack_view` of a packed state, for players in a kernel
    choose(s, weights) -> code           of the other hands it uses only what they hold together,
                                         so any state that the viewer could be in will do
    playout_random(s, rng)               to the end of the game; with `_round` at the end of its
    playout_policy(s, rng, weights)      name, to the end of the round; each returns the moves
    listed_round(s, rng)                 a random round by the list of legal moves, for tests
"""

from tusch.figaro.kernel.batch import Batch
from tusch.figaro.kernel.deal import chance
from tusch.figaro.kernel.layout import (
    CODES,
    IRRELEVANT_OPTIONS,
    KEEP_CODE,
    MOST,
    NONE,
    PACKED_OPTIONS,
    RING_CODE,
    SIZE,
    SWAP_CODE,
    TAKE_CODE,
    VIEW_SIZE,
    Numbers,
)
from tusch.figaro.kernel.pack import essence, pack, pack_view, unpack
from tusch.figaro.kernel.packed import packed_round, packs
from tusch.figaro.kernel.playout import (
    listed_round,
    packed_policy_round,
    playout_policy,
    playout_policy_round,
    playout_random,
    playout_random_round,
)
from tusch.figaro.kernel.policy import DEFAULT, WEIGHTS, Weights, choose
from tusch.figaro.kernel.rules import actor, is_legal, legal, step
from tusch.figaro.kernel.scoring import scores, shares, winner
from tusch.figaro.kernel.view import determinize, knowledge, observe, public
from tusch.figaro.packing import action, code

__all__ = [
    "CODES",
    "DEFAULT",
    "IRRELEVANT_OPTIONS",
    "KEEP_CODE",
    "MOST",
    "NONE",
    "PACKED_OPTIONS",
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
    "knowledge",
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
    "public",
    "scores",
    "shares",
    "step",
    "unpack",
    "winner",
]
