"""Rounds and games of Figaro played out, compiled: by random players and by informed ones.

To the end of a round: to the dealer's next act, or to the end of the game, so the exchange of
the third round is done. Every playout returns how many moves were made.
"""

from typing import Final

import numpy as np

from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.deal import chance
from tusch.figaro.kernel.layout import CODES, DECK_MAX, MOST, NONE, Numbers, wide
from tusch.figaro.kernel.packed import (
    Hands,
    Table,
    after,
    count_moves,
    find_move,
    load,
    packed_round,
    packs,
    store,
)
from tusch.figaro.kernel.policy import (
    NOISE,
    ROOM,
    Room,
    Weights,
    choose_noisily,
    enter,
    informed_move,
)
from tusch.figaro.kernel.rules import actor, legal, step
from tusch.kernel import OVER, compiled
from tusch.kernel.chance import Words, below

RANDOM: Final = 10.0
"""The noise from which on a player in words does just anything."""
_ALL: Final = 2 * DECK_MAX
"""As many moves as a round can have: a take needs a card that was played."""


@compiled
def listed_round(s: Numbers, rng: Words) -> int:
    """Let random players play to the end of the round by the list of legal moves."""
    codes = np.empty(CODES, np.int16)
    moves = 0
    while actor(s) >= 0:
        step(s, wide(codes[below(rng, legal(s, codes))]))
        moves += 1
    return moves


@compiled
def playout_random_round(s: Numbers, rng: Words) -> int:
    """Let random players play to the end of the round."""
    moves = 0
    if packs(s):
        moves = packed_round(s, rng)
    return moves + listed_round(s, rng) if actor(s) >= 0 else moves


@compiled
def playout_random(s: Numbers, rng: Words) -> int:
    """Let random players play to the end of the game."""
    moves = playout_random_round(s, rng)
    while actor(s) != OVER:
        chance(s, rng)
        moves += playout_random_round(s, rng)
    return moves


@compiled
def playout_policy_round(s: Numbers, rng: Words, weights: Weights) -> int:
    """Let informed players play to the end of the round."""
    return playout_noisy_round(s, rng, weights, np.full(MOST, weights[NOISE]))


@compiled
def playout_noisy_round(s: Numbers, rng: Words, weights: Weights, noises: Weights) -> int:
    """Let informed players play to the end of the round, each with another noise."""
    moves = 0
    if packs(s):
        moves = packed_policy_round(s, rng, weights, noises)
    while actor(s) >= 0:
        step(s, choose_noisily(s, weights, noises[s[at.TURN]], rng))
        moves += 1
    return moves


@compiled
def playout_policy(s: Numbers, rng: Words, weights: Weights) -> int:
    """Let informed players play to the end of the game."""
    moves = playout_policy_round(s, rng, weights)
    while actor(s) != OVER:
        chance(s, rng)
        moves += playout_policy_round(s, rng, weights)
    return moves


@compiled
def mixed_round(
    table: Table,
    hands: Hands,
    next_leads: int,
    rng: Words,
    weights: Weights,
    noises: Weights,
    room: Room,
    most: int,
) -> tuple[Table, int]:
    """Let players with noises of their own play a round on, in words: see `packs`.

    They make so many moves at most. `enter` fills the room, once for a round. Return the table
    then, and the moves.
    """
    unplayed = 0
    for seat in range(table.players):
        unplayed += hands[seat]
    moves = 0
    while moves < most and hands[table.turn]:
        hand = hands[table.turn]
        noise = noises[table.turn]
        if noise >= RANDOM:
            card, to = find_move(table, hand, below(rng, count_moves(table, hand)))
        else:
            card, to = informed_move(
                table, hands, unplayed - hand, wide(NONE), weights, noise, rng, room
            )
        hands[table.turn] = hand - card
        unplayed -= card
        table = after(table, card, to, next_leads)
        moves += 1
    return table, moves


@compiled
def packed_policy_round(s: Numbers, rng: Words, weights: Weights, noises: Weights) -> int:
    """Let informed players play to the end of the round, in words: see `packs`."""
    next_leads = wide(s[at.AFTER_TAKE] == at.NEXT_LEADS)
    hands = np.empty(MOST, np.int64)
    room = np.empty(ROOM)
    enter(s, room)
    table, moves = mixed_round(
        load(s, hands), hands, next_leads, rng, weights, noises, room, wide(_ALL)
    )
    store(s, table)
    return moves
