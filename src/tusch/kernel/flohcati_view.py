"""What a viewer of Zirkus Flohcati holds for possible: `tusch.flohcati.view.worlds` once more.

A world is the hands of all seats, one zone after another.
"""

from collections.abc import Sequence
from typing import assert_never

import numpy as np

from tusch.flohcati.ruleset import TRIO
from tusch.flohcati.state import Asked, Fact, Gained, Gift, Lost
from tusch.kernel import compiled
from tusch.kernel import flohcati_layout as at
from tusch.kernel.chance import Words, below
from tusch.kernel.flohcati_layout import NONE, NUMBER, VALUES, WORLD, Numbers, wide
from tusch.kernel.flohcati_zones import can_finish, gain, lose, nth, size

# A fact in numbers: its kind, a seat, another seat or a yes or no, and up to three cards.
_GIFT, _GAINED, _LOST, _ASKED = range(4)
_CARDS = 3
_FACT = _CARDS + TRIO


def note_facts(facts: Sequence[Fact]) -> Numbers:
    """Return facts as numbers, one in a row."""
    noted: list[int] = []
    for fact in facts:
        numbers = _noted(fact)
        noted += numbers + [NONE] * (_FACT - len(numbers))
    return np.array(noted, np.int16).reshape(-1, _FACT)


def _noted(fact: Fact) -> list[int]:
    """Return the numbers of a fact."""
    match fact:
        case Gift(giver=giver, receiver=receiver, card=card):
            return [_GIFT, giver, receiver, NONE if card is None else NUMBER[card]]
        case Gained(seat=seat, card=card):
            return [_GAINED, seat, NONE, NUMBER[card]]
        case Lost(seat=seat, cards=cards):
            return [_LOST, seat, NONE, *[NUMBER[card] for card in cards]]
        case Asked(seat=seat, could=could):
            return [_ASKED, seat, could]
        case _ as never:
            assert_never(never)


@compiled
def possible_hands(hands: Numbers, facts: Numbers) -> Numbers:
    """Return all worlds that agree with the facts, one in a row."""
    found = np.empty((1, WORLD), np.int16)
    _copy(hands, 0, found[0], 0, WORLD)
    for place in range(len(facts)):
        fact = facts[place]
        if fact[0] == _GIFT and fact[_CARDS] == NONE:
            found = _unseen_gift(found, wide(fact[1]) * VALUES, wide(fact[2]) * VALUES)
        else:
            n = 0
            for world in range(len(found)):
                if _happen(found[world], fact):
                    _copy(found[world], 0, found[n], 0, WORLD)
                    n += 1
            found = found[:n]
    return found


@compiled
def _unseen_gift(found: Numbers, giver: int, receiver: int) -> Numbers:
    """Return the worlds after a gift that was any card of the giver."""
    cards = size(found[0], giver)
    after = np.empty((len(found) * cards, WORLD), np.int16)
    for world in range(len(found)):
        for n in range(cards):
            hands = after[world * cards + n]
            _copy(found[world], 0, hands, 0, WORLD)
            card = nth(hands, giver, n)
            lose(hands, giver, card)
            gain(hands, receiver, card)
    return after


@compiled
def _happen(hands: Numbers, fact: Numbers) -> bool:
    """Change hands by a fact; return whether it can have happened to them."""
    zone = wide(fact[1]) * VALUES
    if fact[0] == _ASKED:
        return bool(can_finish(hands, zone) == (fact[2] != 0))
    if fact[0] == _GAINED:
        gain(hands, zone, wide(fact[_CARDS]))
        return True
    for place in range(_CARDS, _FACT):
        card = wide(fact[place])
        if card != NONE:
            if not hands[zone + card % VALUES] >> card // VALUES & 1:
                return False
            lose(hands, zone, card)
    if fact[0] == _GIFT:
        gain(hands, wide(fact[2]) * VALUES, wide(fact[_CARDS]))
    return True


@compiled
def determinize(view: Numbers, rng: Words, s: Numbers) -> None:
    """Fill s with a state that the viewer could be in: every series of gifts equally likely."""
    drawn = below(rng, (len(view) - at.WORLDS) // WORLD)
    _copy(view, 0, s, 0, at.SIZE)
    _copy(view, at.WORLDS + drawn * WORLD, s, at.HANDS, WORLD)


@compiled
def _copy(numbers: Numbers, first: int, to: Numbers, place: int, count: int) -> None:
    """Copy numbers one by one: slices take long to compile."""
    for n in range(count):
        to[place + n] = numbers[first + n]
