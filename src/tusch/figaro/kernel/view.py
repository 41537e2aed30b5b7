"""What a viewer of Figaro knows, on an array, and the states that they could be in; compiled."""

import numpy as np

from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.deal import deck_number
from tusch.figaro.kernel.layout import DECK_MAX, DECK_SIZES, DECKS, KIND_COUNT, NONE, Numbers, wide
from tusch.kernel import compiled
from tusch.kernel.chance import Words, below, stirred, uniform


@compiled
def observe(s: Numbers, seat: int, v: Numbers) -> None:
    """Write the view of a seat, or of a spectator (NONE), from nothing but what they know."""
    for place in range(at.SIZE):
        v[place] = s[place]
    for other in range(s[at.PLAYERS]):
        if other != seat:
            row = other * KIND_COUNT
            for kind in range(KIND_COUNT):
                v[at.HANDS + row + kind] = s[at.SHOWN + row + kind]
    v[at.VIEWER] = seat
    note_unseen(v)


@compiled
def note_unseen(v: Numbers) -> None:
    """Note which cards the viewer has not seen, and what they know of who holds them."""
    v[at.UNSEEN_SIZE] = 0
    if v[at.AT_PHASE] == at.PLAY:
        number = deck_number(v)
        seen = np.zeros(KIND_COUNT, np.int64)
        for seat in range(v[at.PLAYERS]):
            row = seat * KIND_COUNT
            for kind in range(KIND_COUNT):
                seen[kind] += v[at.HANDS + row + kind]
                seen[kind] += v[at.DISPLAYS + row + kind] + v[at.STACKS + row + kind]
        for place in range(DECK_SIZES[number]):
            kind = DECKS[number, place]
            seen[kind] -= 1
            if seen[kind] < 0:
                v[at.UNSEEN + v[at.UNSEEN_SIZE]] = kind
                v[at.UNSEEN_SIZE] += 1
    v[at.BOUND] = 0
    for seat in range(v[at.PLAYERS]):
        row = seat * KIND_COUNT
        need = v[at.HAND_SIZES + seat]
        lacks, holds = 0, 0
        for kind in range(KIND_COUNT):
            need -= v[at.HANDS + row + kind]
            lacks |= v[at.LACKS + row + kind]
            holds |= v[at.HOLDS + row + kind]
        v[at.NEEDS + seat] = need
        v[at.LACKING + seat] = need and lacks
        v[at.HOLDING + seat] = need and holds
        v[at.BOUND] |= v[at.LACKING + seat] | v[at.HOLDING + seat]


@compiled
def determinize(v: Numbers, rng: Words, s: Numbers) -> None:
    """Fill s with a state that the viewer could be in: the unseen cards dealt anew.

    Every deal of the single cards that agrees with all they saw is equally likely.
    """
    for place in range(at.SIZE):
        s[place] = v[place]
    cards = np.empty(DECK_MAX, np.int16)
    _gather(v, cards)
    if not v[at.BOUND]:
        _deal_rest(v, rng, s, cards, wide(v[at.UNSEEN_SIZE]))
        return
    while not (_deal_bound(v, rng, s, cards) and _all_hold(v, s)):
        for place in range(at.HANDS, at.DISPLAYS):
            s[place] = v[place]
        _gather(v, cards)


@compiled
def _gather(v: Numbers, cards: Numbers) -> None:
    """Lay out the unseen cards."""
    for place in range(v[at.UNSEEN_SIZE]):
        cards[place] = v[at.UNSEEN + place]


@compiled
def _deal_rest(v: Numbers, rng: Words, s: Numbers, cards: Numbers, left: int) -> None:
    """Deal the first cards of the list to the seats that may hold any."""
    for seat in range(v[at.PLAYERS]):
        if v[at.LACKING + seat]:
            continue
        hand = at.HANDS + seat * KIND_COUNT
        need = wide(v[at.NEEDS + seat])
        if need == left:
            for place in range(left):
                s[hand + cards[place]] += 1
            return
        for _ in range(need):
            drawn = below(rng, left)
            left -= 1
            s[hand + cards[drawn]] += 1
            cards[drawn] = cards[left]


@compiled
def _deal_bound(v: Numbers, rng: Words, s: Numbers, cards: Numbers) -> bool:
    """Deal to the seats that lack kinds, those with the least choice first; then to the rest.

    A hand that was chosen from more cards stands for more deals. So that every deal is as
    likely as the others, one is dropped (return False) the more often the less choice it left.
    """
    done = 0
    left = wide(v[at.UNSEEN_SIZE])
    while True:
        seat = _narrowest(v, done)
        if seat == NONE:
            break
        most = _fitting(v, seat)
        for earlier in range(v[at.PLAYERS]):
            if done >> earlier & 1:
                most -= _forced_overlap(v, earlier, seat)
        choice = 0
        for place in range(left):
            choice += not v[at.LACKS + seat * KIND_COUNT + cards[place]]
        if choice < v[at.NEEDS + seat]:
            return False
        share = 1.0
        for taken in range(v[at.NEEDS + seat]):
            share *= (choice - taken) / (most - taken)
        if share < 1.0 and uniform(rng) >= share:
            return False
        left = _deal_fitting(v, rng, s, cards, left, seat)
        done |= 1 << seat
    _deal_rest(v, rng, s, cards, left)
    return True


@compiled
def _fitting(v: Numbers, seat: int) -> int:
    """Return how many of the unseen cards a seat may hold."""
    count = 0
    for place in range(v[at.UNSEEN_SIZE]):
        count += not v[at.LACKS + seat * KIND_COUNT + v[at.UNSEEN + place]]
    return count


@compiled
def _forced_overlap(v: Numbers, earlier: int, later: int) -> int:
    """Return how many cards a seat must hold, at least, that a later one may hold too."""
    count = wide(v[at.NEEDS + earlier])
    for place in range(v[at.UNSEEN_SIZE]):
        kind = v[at.UNSEEN + place]
        count -= (
            not v[at.LACKS + earlier * KIND_COUNT + kind]
            and v[at.LACKS + later * KIND_COUNT + kind]
        )
    return max(count, 0)


@compiled
def _narrowest(v: Numbers, done: int) -> int:
    """Return the seat with the fewest fitting cards of those still to be served, or NONE."""
    best = NONE
    least = DECK_MAX + 1
    for seat in range(v[at.PLAYERS]):
        if v[at.LACKING + seat] and not done >> seat & 1:
            fitting = _fitting(v, seat)
            if fitting < least:
                best = seat
                least = fitting
    return best


@compiled
def _deal_fitting(v: Numbers, rng: Words, s: Numbers, cards: Numbers, left: int, seat: int) -> int:
    """Deal fitting cards to a seat; return how many cards of the list are left."""
    for _ in range(v[at.NEEDS + seat]):
        drawn = below(rng, left)
        while v[at.LACKS + seat * KIND_COUNT + cards[drawn]]:
            drawn = below(rng, left)
        left -= 1
        s[at.HANDS + seat * KIND_COUNT + cards[drawn]] += 1
        cards[drawn] = cards[left]
    return left


@compiled
def _all_hold(v: Numbers, s: Numbers) -> bool:
    """Whether each hand has one of the kinds that its unseen cards are known to have."""
    for seat in range(v[at.PLAYERS]):
        if v[at.HOLDING + seat]:
            found = 0
            for row in range(seat * KIND_COUNT, (seat + 1) * KIND_COUNT):
                if v[at.HOLDS + row]:
                    found += s[at.HANDS + row] - v[at.HANDS + row]
            if not found:
                return False
    return True


@compiled
def public(code: int) -> int:
    """Return what everybody sees of a move: all of it."""
    return code


@compiled
def knowledge(s: Numbers, seat: int, history: np.uint64) -> np.uint64:
    """Return all that a seat knows of a round, in a word: what was played, and their hand."""
    history = stirred(history ^ np.uint64(seat + 1))
    hand = at.HANDS + seat * KIND_COUNT
    for place in range(hand, hand + KIND_COUNT):
        history = stirred(history ^ np.uint64(s[place] + 2))
    return history
