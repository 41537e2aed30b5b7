"""A player of Zirkus Flohcati by rules of thumb, compiled, for playouts and for a greedy bot.

- Take the card that is worth most, and mind what is left to the next player.
- Turn on while an average card of the deck promises more than the best card of the row.
- Lay a trio when it gains more than its cards lose, and open the gala to win by it.
- Give away what is missed least, and take from whoever has most that is of use.

The player knows all hands: whoever does not must `determinize` first.
"""

import numpy as np

from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import (
    ARTISTS,
    ATTRACTIONS,
    COUNT,
    NONE,
    NTH,
    VALUES,
    Numbers,
    wide,
)
from tusch.flohcati.kernel.rules import actor, draw, reveal, start, step
from tusch.flohcati.kernel.scoring import score
from tusch.flohcati.kernel.worth import (
    BOLD,
    BUST,
    DECK,
    DEMANDED,
    GENEROUS,
    HARM,
    KNOWN,
    LEADER,
    NOISE,
    PAIRED,
    POINT,
    SOUNDED,
    SPITE,
    STOLEN,
    WAIT,
    Mind,
    Weights,
    cost_of,
    judge,
    progress,
    think,
)
from tusch.flohcati.kernel.zones import can_finish, hand_of, has_all, size, union
from tusch.flohcati.ruleset import GALA_BONUS, TRIO, TRIO_BONUS
from tusch.kernel import DEALER, OVER, compiled
from tusch.kernel.chance import Words, below, uniform


@compiled
def playout_policy(s: Numbers, rng: Words, weights: Weights) -> int:
    """Let informed players play to the end of the game; return their moves."""
    mind = think(s)
    noise = weights[NOISE] * POINT
    moves = 0
    seat = actor(s)
    while seat != OVER:
        if seat == DEALER:
            let_deal(s, rng, mind)
        else:
            let_act(s, choice(s, weights, mind, noise, rng), mind)
            moves += 1
        seat = actor(s)
    return moves


@compiled
def choose(s: Numbers, weights: Weights) -> int:
    """Return the code of what an informed player does now, without noise."""
    return choice(s, weights, think(s), 0.0, np.zeros(2, np.uint64))


@compiled
def let_deal(s: Numbers, rng: Words, mind: Mind) -> None:
    """Let the dealer act."""
    if s[at.AT_PHASE] == at.START:
        start(s, below(rng, wide(s[at.PLAYERS])))
        return
    card = draw(s, rng)
    if s[at.AT_PHASE] == at.DRAW:
        mind[KNOWN, s[at.TARGET]] = 0
        mind[KNOWN, s[at.ON_TURN]] = 0
    elif card < ARTISTS:
        mind[DECK, card] = 0
    reveal(s, card)


@compiled
def let_act(s: Numbers, code: int, mind: Mind) -> None:
    """Let a player act."""
    if code != at.FLIP_CODE:
        mind[KNOWN, s[at.ON_TURN]] = 0
        if s[at.AT_PHASE] == at.GIVE:
            mind[KNOWN, s[at.TARGET]] = 0
    step(s, code)


@compiled
def choice(s: Numbers, weights: Weights, mind: Mind, noise: float, rng: Words) -> int:
    """Return the code of what the acting player does; noise is in parts of a point."""
    phase = s[at.AT_PHASE]
    if phase == at.TURN:
        return _flip_or_take(s, weights, mind, noise, rng)
    if phase == at.FANFARE_TAKE:
        return _best_take(s, weights, mind, noise, rng)[0]
    if phase == at.FINISH:
        # Mostly there is nothing but the end (Z14): that costs no thought.
        mine = hand_of(wide(s[at.ON_TURN]))
        return _lay_or_end(s, weights) if can_finish(s, mine) else at.END_CODE
    if phase == at.GIVE:
        return at.GIVE_CODE + _least_gift(s, weights, mind, wide(s[at.TARGET]))
    if phase == at.DEMAND:
        return at.DEMAND_CODE + _victim(s, weights, mind)
    return at.STEAL_CODE + _victim(s, weights, mind)


@compiled
def _flip_or_take(s: Numbers, weights: Weights, mind: Mind, noise: float, rng: Words) -> int:
    """Z5: turn a card while the deck promises more than the row."""
    if s[at.TRIO_TIMING] == at.ANY_TIME:
        trio = _best_trio(s, weights, progress(s, weights, hand_of(wide(s[at.ON_TURN])), 1))
        if trio != NONE:
            return trio
    code, stop, left = _best_take(s, weights, mind, noise, rng)
    deck = wide(s[at.DECK_SIZE])
    if deck == 0:
        return code
    if code == NONE:
        return at.FLIP_CODE
    bold = weights[BOLD] * POINT
    if noise:
        bold += noise * uniform(rng)
    flip = _promise(s, weights, mind, stop + left) / deck - left
    return at.FLIP_CODE if flip + bold > stop else code


@compiled
def _promise(s: Numbers, weights: Weights, mind: Mind, best: int) -> float:
    """Return what all cards of the deck together are worth, turned one at a time.

    After a card that joins the row the player can still take what is best in it now.
    """
    demands = wide(s[at.DECK_ACTIONS + at.DEMAND_CARD - ARTISTS])
    steals = wide(s[at.DECK_ACTIONS + at.STEAL_CARD - ARTISTS])
    fanfares = wide(s[at.DECK_ACTIONS + at.FANFARE_CARD - ARTISTS])
    worth = mind[s[at.ON_TURN]]
    in_deck = mind[DECK]
    least = np.int32(best)
    joining = 0
    doubles = 0
    for attraction in range(ATTRACTIONS):
        first = attraction * VALUES
        if s[at.ROW + attraction] == NONE:
            for card in range(first, first + VALUES):
                joining += wide(max(least, worth[card]) & in_deck[card])
        else:
            for card in range(first, first + VALUES):
                doubles -= in_deck[card]
    points = demands * weights[DEMANDED] + steals * weights[STOLEN] + fanfares * weights[SOUNDED]
    return float(joining + (points - doubles * weights[BUST]) * POINT)


@compiled
def _best_take(
    s: Numbers, weights: Weights, mind: Mind, noise: float, rng: Words
) -> tuple[int, int, int]:
    """Z7: return the best card of the row, what it is worth, and what leaving the row costs."""
    seat = wide(s[at.ON_TURN])
    following = seat + 1 if seat + 1 < s[at.PLAYERS] else 0
    judge(s, weights, mind, seat)
    judge(s, weights, mind, following)
    most = 0
    most_wanted = NONE
    second = 0
    for attraction in range(ATTRACTIONS):
        value = wide(s[at.ROW + attraction])
        if value != NONE:
            worth = wide(mind[following, attraction * VALUES + value])
            if worth > most:
                second = most
                most = worth
                most_wanted = attraction
            elif worth > second:
                second = worth
    code = NONE
    best = 0
    for attraction in range(ATTRACTIONS):
        value = wide(s[at.ROW + attraction])
        if value != NONE:
            left = second if attraction == most_wanted else most
            worth = wide(mind[seat, attraction * VALUES + value]) - int(weights[SPITE] * left)
            if noise:
                worth += int(noise * uniform(rng))
            if code == NONE or worth > best:
                best = worth
                code = at.TAKE_CODE + attraction * VALUES + value
    return code, best, int(weights[SPITE] * most)


@compiled
def _lay_or_end(s: Numbers, weights: Weights) -> int:
    """Z12, Z13: lay the trio that gains most, open the gala to win, or end the turn."""
    seat = wide(s[at.ON_TURN])
    if has_all(s, hand_of(seat)):
        trio = _best_trio(s, weights, np.inf)
        if trio != NONE:
            return trio
        if s[at.DECK_SIZE] == 0 or _wins(s, seat):
            return at.GALA_CODE
    trio = _best_trio(s, weights, progress(s, weights, hand_of(seat), 1))
    return at.END_CODE if trio == NONE else trio


@compiled
def _wins(s: Numbers, seat: int) -> bool:
    """Z17: whether the gala now makes a player win alone."""
    mine = score(s, seat) + GALA_BONUS
    for other in range(wide(s[at.PLAYERS])):
        if other != seat and score(s, other) >= mine:
            return False
    return True


@compiled
def _best_trio(s: Numbers, weights: Weights, alone: float) -> int:
    """Z12: return the code of the trio that gains most and enough, or NONE."""
    hand = hand_of(wide(s[at.ON_TURN]))
    code = NONE
    most = weights[WAIT] * wide(s[at.DECK_SIZE]) / at.FULL_DECK
    for value in range(VALUES):
        if COUNT[s[hand + value]] >= TRIO:
            trio, cost = _cheapest(s, hand, value, alone)
            if TRIO_BONUS - cost > most:
                most = TRIO_BONUS - cost
                code = at.TRIO_CODE + value * at.TRIO_SET_COUNT + at.TRIO_RANK[trio]
    return code


@compiled
def _cheapest(s: Numbers, hand: int, value: int, alone: float) -> tuple[int, float]:
    """Return the trio of a value that costs a hand least, and what it costs."""
    cards = wide(s[hand + value])
    trio = 0
    total = 0.0
    for _ in range(TRIO):
        best = 0
        least = np.inf
        rest = cards
        while rest:
            low = rest & -rest
            rest ^= low
            cost = cost_of(s, hand, low, value, alone)
            if best == 0 or cost < least:
                best = low
                least = cost
        cards ^= best
        trio |= best
        total += least
    return trio, total


@compiled
def _least_gift(s: Numbers, weights: Weights, mind: Mind, giver: int) -> int:
    """Z9: return the card that a giver misses least."""
    hand = hand_of(giver)
    receiver = wide(s[at.ON_TURN])
    judge(s, weights, mind, receiver)
    alone = progress(s, weights, hand, 1)
    gift = NONE
    least = np.inf
    for value in range(VALUES):
        cards = wide(s[hand + value])
        while cards:
            card = NTH[cards, 0] * VALUES + value
            cards &= cards - 1
            cost = gift_cost(s, weights, mind[receiver], hand, card, alone)
            if cost < least:
                least = cost
                gift = card
    return gift


@compiled
def gift_cost(
    s: Numbers, weights: Weights, wanted: Mind, hand: int, card: int, alone: float
) -> float:
    """Z9: return what giving a card costs a hand; `wanted` is what cards do for the receiver."""
    value = card % VALUES
    others = min(COUNT[s[hand + value]], TRIO) - 1
    cost = cost_of(s, hand, 1 << card // VALUES, value, alone) + weights[PAIRED] * others
    return float(cost + weights[GENEROUS] * wanted[card] / POINT)


@compiled
def _victim(s: Numbers, weights: Weights, mind: Mind) -> int:
    """Z9, Z10: return the opponent from whom a card is worth most."""
    seat = wide(s[at.ON_TURN])
    judge(s, weights, mind, seat)
    best = NONE
    most = -np.inf
    for victim in range(wide(s[at.PLAYERS])):
        if victim != seat and union(s, hand_of(victim)):
            if s[at.AT_PHASE] == at.DEMAND:
                worth = mind[seat, _least_gift(s, weights, mind, victim)] / POINT
            else:
                worth = _loot(s, weights, mind, victim)
            worth += weights[LEADER] * score(s, victim)
            if worth > most:
                most = worth
                best = victim
    return best


@compiled
def _loot(s: Numbers, weights: Weights, mind: Mind, victim: int) -> float:
    """Z10: return what a card drawn from a hand is worth on average, the victim's loss too."""
    hand = hand_of(victim)
    seat = wide(s[at.ON_TURN])
    total = 0.0
    for value in range(VALUES):
        cards = wide(s[hand + value])
        while cards:
            low = cards & -cards
            cards ^= low
            total += mind[seat, NTH[low, 0] * VALUES + value] / POINT
            total += weights[HARM] * cost_of(s, hand, low, value, 0.0)
    return total / size(s, hand)
