"""Zones of Zirkus Flohcati on an array, compiled: a set of attractions for each value."""

from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import NONE, VALUES, Numbers, wide
from tusch.flohcati.ruleset import TRIO
from tusch.kernel import compiled


@compiled
def hand_of(seat: int) -> int:
    """Return where the hand of a seat begins."""
    return at.HANDS + seat * VALUES


@compiled
def laid_by(seat: int) -> int:
    """Return where the laid trios of a seat begin."""
    return at.TRIOS + seat * VALUES


@compiled
def gain(s: Numbers, zone: int, card: int) -> None:
    """A zone gets a card."""
    s[zone + card % VALUES] |= 1 << (card // VALUES)


@compiled
def lose(s: Numbers, zone: int, card: int) -> None:
    """A zone loses a card that it has."""
    s[zone + card % VALUES] ^= 1 << (card // VALUES)


@compiled
def union(s: Numbers, zone: int) -> int:
    """Return the attractions of a zone."""
    found = 0
    for value in range(VALUES):
        found |= wide(s[zone + value])
    return found


@compiled
def size(s: Numbers, zone: int) -> int:
    """Return how many cards a zone has, action cards aside."""
    found = 0
    for value in range(VALUES):
        found += at.COUNT[s[zone + value]]
    return found


@compiled
def nth(s: Numbers, zone: int, n: int) -> int:
    """Return the n-th card of a zone: by value, then by attraction, action cards last."""
    for value in range(VALUES):
        cards = wide(s[zone + value])
        count = at.COUNT[cards]
        if n < count:
            return int(at.NTH[cards, n]) * VALUES + value
        n -= count
    for card in range(at.ARTISTS, at.ARTISTS + at.ACTION_CARDS):
        count = s[zone + VALUES + card - at.ARTISTS]
        if n < count:
            return card
        n -= count
    return NONE


@compiled
def outdone(s: Numbers, zone: int, card: int) -> bool:
    """Return whether a zone has a higher card of the same attraction."""
    found = 0
    for higher in range(card % VALUES + 1, VALUES):
        found |= wide(s[zone + higher])
    return bool(found >> card // VALUES & 1)


@compiled
def can_finish(s: Numbers, hand: int) -> bool:
    """Z12, Z13: whether a hand has a trio, or all that a gala needs."""
    for value in range(VALUES):
        if at.COUNT[s[hand + value]] >= TRIO:
            return True
    return has_all(s, hand)


@compiled
def has_all(s: Numbers, hand: int) -> bool:
    """Z13: whether a hand has a card of each attraction."""
    return union(s, hand) == at.ALL
