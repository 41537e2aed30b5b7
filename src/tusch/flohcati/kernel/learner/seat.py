"""What a seat at a table of Zirkus Flohcati is told, compiled: `tusch.flohcati.numbers` once more.

A state knows all hands and does not say who saw them. So a memory goes beside it: for each viewer
and seat a zone of the cards that the viewer thinks the seat may hold. The dealer draws as the
readable rules do, number by number.
"""

from typing import Final

from tusch.flohcati import numbers
from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import ATTRACTIONS, MOST, NONE, VALUES, WORLD, Numbers, wide
from tusch.flohcati.kernel.rules import reveal, start, step
from tusch.flohcati.kernel.zones import gain, hand_of, size
from tusch.kernel import compiled
from tusch.kernel.chance import Words, below
from tusch.kernel.tables import Bytes

MEMORY: Final = MOST * WORLD
"""A world of zones for each viewer."""

_AT: Final = {name: part.start for name, part in numbers.PARTS.items()}
_PHASE, _TURN, _TARGET, _GALA = _AT["phase"], _AT["turn"], _AT["target"], _AT["gala"]
_HAND_SIZES, _DECK, _DECK_ACTIONS = _AT["hand_sizes"], _AT["deck"], _AT["deck_actions"]
_ROW, _HANDS, _TRIOS = _AT["row"], _AT["hands"], _AT["trios"]


@compiled
def deal(s: Numbers, memory: Numbers, rng: Words) -> None:
    """Do the dealer's next act, drawn as `tusch.flohcati.rules.sample` draws it."""
    if s[at.AT_PHASE] == at.START:
        start(s, below(rng, wide(s[at.PLAYERS])))
        return
    before = s[at.HANDS : at.HANDS + WORLD].copy()
    if s[at.AT_PHASE] == at.DRAW:
        hand = hand_of(wide(s[at.TARGET]))
        reveal(s, _by_alphabet(s, hand, below(rng, size(s, hand))))
    else:
        reveal(s, _by_alphabet(s, wide(at.DECK), below(rng, wide(s[at.DECK_SIZE]))))
    _all_saw(s, memory, before)


@compiled
def _by_alphabet(s: Numbers, zone: int, n: int) -> int:
    """Return the n-th card of a zone in the order of its notation, action cards last."""
    for attraction in range(ATTRACTIONS):
        for value in range(VALUES):
            if s[zone + value] >> attraction & 1:
                if n == 0:
                    return attraction * VALUES + value
                n -= 1
    for card in range(at.ARTISTS, at.ARTISTS + at.ACTION_CARDS):
        n -= wide(s[zone + VALUES + card - at.ARTISTS])
        if n < 0:
            return card
    return NONE


@compiled
def play(s: Numbers, memory: Numbers, code: int) -> None:
    """Do a player's action; a gift is seen by those who give and get it (Z9)."""
    if at.GIVE_CODE <= code < at.DEMAND_CODE and not s[at.DEMAND_SHOWN]:
        _remember_gift(s, memory, code - at.GIVE_CODE)
        step(s, code)
        return
    before = s[at.HANDS : at.HANDS + WORLD].copy()
    step(s, code)
    _all_saw(s, memory, before)


@compiled
def _remember_gift(s: Numbers, memory: Numbers, card: int) -> None:
    """To whoever did not see it, the receiver may now hold all that the giver might."""
    giver, receiver = wide(s[at.TARGET]), wide(s[at.ON_TURN])
    for viewer in range(s[at.PLAYERS]):
        world = viewer * WORLD
        if viewer in (giver, receiver):
            for seat in range(s[at.PLAYERS]):
                memory[world + seat * VALUES + card % VALUES] &= ~(1 << card // VALUES)
            gain(memory, world + receiver * VALUES, card)
        else:
            for value in range(VALUES):
                memory[world + receiver * VALUES + value] |= memory[world + giver * VALUES + value]


@compiled
def _all_saw(s: Numbers, memory: Numbers, before: Numbers) -> None:
    """Let everybody follow the cards that came into a hand or left it."""
    for value in range(VALUES):
        seen = 0
        for seat in range(s[at.PLAYERS]):
            seen |= wide(before[seat * VALUES + value]) ^ wide(s[hand_of(seat) + value])
        if seen:
            for viewer in range(s[at.PLAYERS]):
                for seat in range(s[at.PLAYERS]):
                    zone = viewer * WORLD + seat * VALUES + value
                    memory[zone] &= ~seen
                    memory[zone] |= seen & wide(s[hand_of(seat) + value])


@compiled
def relative(s: Numbers, seat: int, code: int) -> int:
    """Return a code with the opponent told by their place."""
    if not at.DEMAND_CODE <= code < at.GALA_CODE:
        return code
    players = wide(s[at.PLAYERS])
    other = (code - at.DEMAND_CODE) % MOST
    return code - other + (other - seat + players) % players


@compiled
def absolute(s: Numbers, seat: int, code: int) -> int:
    """Return a code with the opponent told by their seat."""
    if not at.DEMAND_CODE <= code < at.GALA_CODE:
        return code
    place = (code - at.DEMAND_CODE) % MOST
    return code - place + (place + seat) % wide(s[at.PLAYERS])


@compiled
def describe(s: Numbers, memory: Numbers, seat: int, out: Bytes) -> None:
    """Write what a seat knows, from nothing; after the end all hands are shown (Z16)."""
    out[:] = 0
    players = wide(s[at.PLAYERS])
    out[0] = players
    out[_PHASE + s[at.AT_PHASE]] = 1
    _mark_place(out, _TURN, wide(s[at.ON_TURN]), seat, players)
    _mark_place(out, _TARGET, wide(s[at.TARGET]), seat, players)
    _mark_place(out, _GALA, wide(s[at.GALA]), seat, players)
    _mark(out, _DECK, s, wide(at.DECK))
    for kind in range(at.ACTION_CARDS):
        out[_DECK_ACTIONS + kind] = s[at.DECK_ACTIONS + kind]
    for attraction in range(ATTRACTIONS):
        if s[at.ROW + attraction] != NONE:
            out[_ROW + attraction * VALUES + s[at.ROW + attraction]] = 1
    for place in range(players):
        other = (seat + place) % players
        out[_HAND_SIZES + place] = size(s, hand_of(other))
        if s[at.AT_PHASE] == at.FINISHED:
            _mark(out, _HANDS + place * at.ARTISTS, s, hand_of(other))
        else:
            _mark(out, _HANDS + place * at.ARTISTS, memory, seat * WORLD + other * VALUES)
        _mark(out, _TRIOS + place * at.ARTISTS, s, at.TRIOS + other * VALUES)


@compiled
def _mark_place(out: Bytes, first: int, other: int, seat: int, players: int) -> None:
    """Mark the place of a seat, if it is one."""
    if other != NONE:
        out[first + (other - seat + players) % players] = 1


@compiled
def _mark(out: Bytes, first: int, zones: Numbers, zone: int) -> None:
    """Mark the cards of a zone."""
    for value in range(VALUES):
        cards = wide(zones[zone + value])
        while cards:
            out[first + at.NTH[cards, 0] * VALUES + value] = 1
            cards &= cards - 1
