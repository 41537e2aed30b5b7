"""What a viewer of Zirkus Flohcati holds for possible: `tusch.flohcati.view.worlds` once more.

A world is the hands of all seats, one zone after another. Its odds say how likely players of sense
would have given and taken so (`gifts`). In a packed view all worlds come first, then all odds.
"""

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.gifts import Odds, gift_odds, take_odds
from tusch.flohcati.kernel.layout import FACT_CARDS, NONE, VALUES, WORLD, Numbers, wide
from tusch.flohcati.kernel.zones import can_finish, gain, lose, nth, size
from tusch.kernel import compiled
from tusch.kernel.chance import Words, below, stirred, uniform

_LIKELIEST = at.LARGEST
"""The odds of the likeliest world, as they are packed; no world has less than 1."""


@compiled
def viewed(written: Numbers) -> Numbers:
    """Return a view of what `packing` writes: a table, all its worlds, and then their odds.

    The hands of the table are those before the facts, and worlds are what agrees with these.
    """
    facts = written[at.SIZE :]
    worlds, odds = _possible(written[: at.SIZE].copy(), facts)
    count = len(worlds)
    view = np.empty(at.WORLDS + count * (WORLD + 1), np.int16)
    _copy(written, 0, view, 0, at.SIZE)
    likeliest = 0.0
    for world in range(count):
        likeliest = max(likeliest, odds[world])
    for world in range(count):
        _copy(worlds[world], 0, view, at.WORLDS + world * WORLD, WORLD)
        view[at.WORLDS + count * WORLD + world] = max(1, int(_LIKELIEST * odds[world] / likeliest))
    return view


@compiled
def _possible(s: Numbers, facts: Numbers) -> tuple[Numbers, Odds]:
    """Return all worlds that agree with the facts, one in a row, and their odds.

    s is the table before the facts; its hands are written over.
    """
    found = np.empty((1, WORLD), np.int16)
    _copy(s, at.HANDS, found[0], 0, WORLD)
    odds = np.ones(1)
    for place in range(0, len(facts), at.FACT):
        fact = facts[place : place + at.FACT]
        if fact[0] == at.GIFT and fact[FACT_CARDS] == NONE:
            found, odds = _unseen_gift(s, found, odds, wide(fact[1]), wide(fact[2]))
        else:
            n = 0
            lost = place > 0 and _lost(facts[place - at.FACT : place], fact[FACT_CARDS])
            chosen = fact[0] == at.GAINED and not lost
            for world in range(len(found)):
                likely = 1.0
                if chosen:
                    likely = take_odds(found[world], wide(fact[1]) * VALUES, wide(fact[FACT_CARDS]))
                if _happen(found[world], fact):
                    _copy(found[world], 0, found[n], 0, WORLD)
                    odds[n] = odds[world] * likely
                    n += 1
            found = found[:n]
            odds = odds[:n]
    return found, odds


@compiled
def _unseen_gift(
    s: Numbers, found: Numbers, odds: Odds, giver: int, receiver: int
) -> tuple[Numbers, Odds]:
    """Return the worlds after a gift that was any card of the giver, and their odds."""
    cards = size(found[0], giver * VALUES)
    after = np.empty((len(found) * cards, WORLD), np.int16)
    odds_after = np.empty(len(after))
    given = np.empty(cards)
    for world in range(len(found)):
        _copy(found[world], 0, s, at.HANDS, WORLD)
        gift_odds(s, giver, receiver, given)
        for n in range(cards):
            hands = after[world * cards + n]
            _copy(found[world], 0, hands, 0, WORLD)
            card = nth(hands, giver * VALUES, n)
            lose(hands, giver * VALUES, card)
            gain(hands, receiver * VALUES, card)
            odds_after[world * cards + n] = odds[world] * given[n]
    return after, odds_after


@compiled
def _lost(fact: Numbers, card: int) -> bool:
    """Return whether a hand has just lost a card, which another one gains by that."""
    return bool(fact[0] == at.LOST and fact[FACT_CARDS] == card)


@compiled
def _happen(hands: Numbers, fact: Numbers) -> bool:
    """Change hands by a fact; return whether it can have happened to them."""
    zone = wide(fact[1]) * VALUES
    if fact[0] == at.ASKED:
        return bool(can_finish(hands, zone) == (fact[2] != 0))
    if fact[0] == at.GAINED:
        gain(hands, zone, wide(fact[FACT_CARDS]))
        return True
    for place in range(FACT_CARDS, at.FACT):
        card = wide(fact[place])
        if card != NONE:
            if not hands[zone + card % VALUES] >> card // VALUES & 1:
                return False
            lose(hands, zone, card)
    if fact[0] == at.GIFT:
        gain(hands, wide(fact[2]) * VALUES, wide(fact[FACT_CARDS]))
    return True


@compiled
def determinize(view: Numbers, rng: Words, s: Numbers) -> None:
    """Fill s with a state that the viewer could be in: every series of gifts equally likely."""
    _be_in(s, view, below(rng, _worlds(view)))


@compiled
def added_odds(view: Numbers) -> NDArray[np.int64]:
    """Return the odds of each world of a view together with those of all before it."""
    count = _worlds(view)
    added = np.empty(count, np.int64)
    total = 0
    for world in range(count):
        total += wide(view[at.WORLDS + count * WORLD + world])
        added[world] = total
    return added


@compiled
def determinize_by_odds(view: Numbers, added: NDArray[np.int64], rng: Words, s: Numbers) -> None:
    """Fill s with a state that the viewer could be in: worlds as likely as their odds say."""
    drawn = uniform(rng) * added[-1]
    first = 0
    last = len(added) - 1
    while first < last:
        middle = (first + last) // 2
        if drawn < added[middle]:
            last = middle
        else:
            first = middle + 1
    _be_in(s, view, first)


@compiled
def _worlds(view: Numbers) -> int:
    """Return how many worlds a view has: with each there are its odds."""
    return (len(view) - at.WORLDS) // (WORLD + 1)


@compiled
def _be_in(s: Numbers, view: Numbers, world: int) -> None:
    """Fill s with what a view shows, and with the hands of a world."""
    _copy(view, 0, s, 0, at.SIZE)
    _copy(view, at.WORLDS + world * WORLD, s, at.HANDS, WORLD)


@compiled
def _copy(numbers: Numbers, first: int, to: Numbers, place: int, count: int) -> None:
    """Copy numbers one by one: slices take long to compile."""
    for n in range(count):
        to[place + n] = numbers[first + n]


@compiled
def public(code: int) -> int:
    """Return what everybody sees of a move: not which card was given (Z9)."""
    return at.GIVE_CODE if at.GIVE_CODE <= code < at.DEMAND_CODE else code


@compiled
def knowledge(s: Numbers, seat: int, history: np.uint64) -> np.uint64:
    """Return all that a seat knows, in a word: what was played, what all see, and their hand."""
    for place in range(at.HANDS):
        history = stirred(history ^ np.uint64(s[place] + 2))
    history = stirred(history ^ np.uint64(seat + 1))
    hand = at.HANDS + seat * VALUES
    for place in range(hand, hand + VALUES):
        history = stirred(history ^ np.uint64(s[place] + 2))
    return history
