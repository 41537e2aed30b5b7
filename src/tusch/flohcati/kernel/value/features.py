"""What a turn of Zirkus Flohcati looks like from each seat, compiled: numbers for a network.

Every seat gets one row of `INPUTS` numbers: what it has, what it hopes for, what the row offers
it, how it stands beside the others, and the table. Which attraction is which makes no difference,
so nothing here names one.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import (
    ATTRACTIONS,
    COUNT,
    FULL_DECK,
    MOST,
    NONE,
    NTH,
    VALUES,
    Numbers,
    wide,
)
from tusch.flohcati.kernel.scoring import score
from tusch.flohcati.kernel.worth import DEFAULT, KNOWN, POINT, Mind, judge
from tusch.flohcati.kernel.zones import hand_of, laid_by, size
from tusch.flohcati.ruleset import GALA_BONUS, TRIO, TRIO_BONUS
from tusch.kernel import compiled
from tusch.kernel.network import Rows

Counts: TypeAlias = NDArray[np.int64]

# What a seat has.
SCORE: Final = 0
LAID: Final = 1
"""Its laid trios."""
HAND: Final = 2
SPARE: Final = 3
"""Lower doubles: cards that count nothing."""
MISSING: Final = 4
"""Attractions that it lacks for the gala."""
LACKS: Final = 5
"""Whether it lacks none, one, and so on up to four."""
HELD: Final = LACKS + 5
"""For each value whether it has one card, two, or a trio."""

# What it hopes for.
OFFERED: Final = HELD + VALUES * TRIO
"""How many that it lacks lie in the row."""
COMING: Final = OFFERED + 1
"""The share of the deck that it lacks."""
RAREST: Final = COMING + 1
"""How many cards of the deck show what is hardest to find for it."""
HURRY: Final = RAREST + 1
"""How many it lacks for the turns that are left."""
BETTER: Final = HURRY + 1
"""The points that a card of the deck adds on average."""
PAIRS: Final = BETTER + 1
"""The points that a card of the deck adds on average by a trio that it completes."""
SINGLES: Final = PAIRS + 1
"""The same for trios that have a card so far."""
READY: Final = SINGLES + 1
"""What the best trio of the hand gains."""
THIRD: Final = READY + 1
"""What the best trio gains that the row completes."""
AVERAGE: Final = THIRD + 1
"""What a card of the deck that is no double is worth by the rules of thumb."""

# What the row offers.
POINTS: Final = AVERAGE + 1
"""The points that its two best cards add."""
WORTH: Final = POINTS + 2
"""What its three best cards are worth by the rules of thumb."""
DRAFT: Final = WORTH + 3
"""What is left for the seat if everybody takes the best card in turn, and if it is on turn."""

# Beside the others.
LEAD: Final = DRAFT + 2
"""The points ahead of the best other; the same if it is ahead, and as the deck runs out."""
AHEAD: Final = LEAD + 3
"""How many others have more."""
OTHERS: Final = AHEAD + 1
"""The fewest attractions that another lacks, and whether that is none, one or two."""
WINS: Final = OTHERS + 4
"""Whether a gala now would win, for the seat and for another; and if it found the one it lacks."""

# The table.
DECK: Final = WINS + 3
"""How much of the deck is left; of its last fifteen cards and its last four."""
ROW: Final = DECK + 3
BUST: Final = ROW + 1
"""The share of doubles in the deck, and that if the seat is on turn."""
ACTIONS: Final = BUST + 2
TABLE: Final = ACTIONS + 1
"""How many players there are, from two."""
PLACE: Final = TABLE + MOST - 1
"""How many turns before its own."""
INPUTS: Final = PLACE + MOST


@compiled
def describe(s: Numbers, mind: Mind, rows: Rows) -> None:
    """Write the rows of all seats; someone is on turn. What the mind knew is lost."""
    players = wide(s[at.PLAYERS])
    rows[:players] = 0.0
    by_attraction = np.zeros(ATTRACTIONS, np.int64)
    for value in range(VALUES):
        cards = wide(s[at.DECK + value])
        while cards:
            by_attraction[NTH[cards, 0]] += 1
            cards &= cards - 1
    row = 0
    doubles = 0
    for attraction in range(ATTRACTIONS):
        if s[at.ROW + attraction] != NONE:
            row |= 1 << attraction
            doubles += by_attraction[attraction]
    scores = np.empty(MOST, np.int64)
    missing = np.empty(MOST, np.int64)
    best = np.empty(ATTRACTIONS, np.int64)
    second = np.empty(ATTRACTIONS, np.int64)
    for seat in range(players):
        scores[seat] = score(s, seat)
        mind[KNOWN, seat] = 0
        judge(s, DEFAULT, mind, seat)
        _sort(s, seat, best, second)
        missing[seat] = _gala(s, rows[seat], seat, row, best, by_attraction)
        _trios(s, rows[seat], seat, best, second)
        _row(s, rows[seat], mind[seat], row, best)
    _draft(s, rows, mind, row)
    for seat in range(players):
        _others(s, rows[seat], seat, scores, missing)
        _table(s, rows[seat], seat, COUNT[row], doubles)


@compiled
def _sort(s: Numbers, seat: int, best: Counts, second: Counts) -> None:
    """Find the two highest values of each attraction in a hand."""
    for attraction in range(ATTRACTIONS):
        best[attraction] = NONE
        second[attraction] = NONE
    for value in range(VALUES):
        cards = wide(s[hand_of(seat) + value])
        while cards:
            attraction = NTH[cards, 0]
            second[attraction] = best[attraction]
            best[attraction] = value
            cards &= cards - 1


@compiled
def _gala(s: Numbers, f: Rows, seat: int, row: int, best: Counts, by_attraction: Counts) -> int:
    """What a hand lacks for the gala, and what the deck would better; return how many it lacks."""
    deck = max(1, wide(s[at.DECK_SIZE]))
    missing = 0
    offered = 0
    coming = 0
    rarest = VALUES
    for attraction in range(ATTRACTIONS):
        if best[attraction] == NONE:
            missing += 1
            coming += by_attraction[attraction]
            if row >> attraction & 1:
                offered += 1
            else:
                rarest = min(rarest, by_attraction[attraction])
    gained = 0
    for value in range(1, VALUES):
        cards = wide(s[at.DECK + value])
        while cards:
            gained += max(0, value - max(0, best[NTH[cards, 0]]))
            cards &= cards - 1
    hand = size(s, hand_of(seat))
    f[HAND] = hand / 15
    f[SPARE] = (hand - ATTRACTIONS + missing) / 5
    f[MISSING] = missing / ATTRACTIONS
    if missing < HELD - LACKS:
        f[LACKS + missing] = 1.0
    f[OFFERED] = offered / 3
    f[COMING] = coming / deck
    f[RAREST] = rarest / VALUES
    f[HURRY] = min(3.0, 2.0 * missing * wide(s[at.PLAYERS]) / deck)
    f[BETTER] = gained / (3 * deck)
    return missing


@compiled
def _trios(s: Numbers, f: Rows, seat: int, best: Counts, second: Counts) -> None:
    """What a hand has of each value, and the trios that may come of it."""
    deck = max(1, wide(s[at.DECK_SIZE]))
    pairs = 0
    singles = 0
    for value in range(VALUES):
        cards = wide(s[hand_of(seat) + value])
        held = min(TRIO, COUNT[cards])
        if held == 0:
            continue
        f[HELD + value * TRIO + held - 1] = 1.0
        least = 0
        middle = 0
        most = 0
        while cards:
            attraction = NTH[cards, 0]
            cards &= cards - 1
            gain = TRIO_BONUS
            if best[attraction] == value:
                gain -= value - max(0, second[attraction])
                if second[attraction] == NONE:
                    gain -= 1
            if gain > most:
                gain, most = most, gain
            if gain > middle:
                gain, middle = middle, gain
            least = max(least, gain)
        in_deck = COUNT[s[at.DECK + value]]
        if held == 1:
            singles += most * in_deck
        elif held == TRIO - 1:
            gain = max(0, most + middle - TRIO_BONUS)
            pairs += gain * in_deck
            for attraction in range(ATTRACTIONS):
                if s[at.ROW + attraction] == value:
                    f[THIRD] = max(f[THIRD], gain / TRIO_BONUS)
        else:
            gain = most + middle + least - 2 * TRIO_BONUS
            f[READY] = max(f[READY], gain / TRIO_BONUS)
    f[PAIRS] = pairs / (5 * deck)
    f[SINGLES] = singles / (10 * deck)
    f[LAID] = size(s, laid_by(seat)) / (TRIO * 3)


@compiled
def _row(s: Numbers, f: Rows, worths: NDArray[np.int32], row: int, best: Counts) -> None:
    """What the best cards of the row would add and be worth, and those of the deck on average."""
    for attraction in range(ATTRACTIONS):
        value = wide(s[at.ROW + attraction])
        if value == NONE:
            continue
        points = np.float32(max(0, value - max(0, best[attraction])) / (VALUES - 1))
        for place in range(POINTS, POINTS + 2):
            if points > f[place]:
                points, f[place] = f[place], points
        worth = np.float32(worths[attraction * VALUES + value] / (20 * POINT))
        for place in range(WORTH, WORTH + 3):
            if worth > f[place]:
                worth, f[place] = f[place], worth
    total = 0
    for value in range(VALUES):
        cards = wide(s[at.DECK + value]) & ~row
        while cards:
            total += worths[NTH[cards, 0] * VALUES + value]
            cards &= cards - 1
    f[AVERAGE] = total / (10 * POINT * max(1, wide(s[at.DECK_SIZE])))


@compiled
def _draft(s: Numbers, rows: Rows, mind: Mind, row: int) -> None:
    """What each seat gets if everybody takes the best card of the row in turn."""
    players = wide(s[at.PLAYERS])
    turn = wide(s[at.ON_TURN])
    for place in range(players):
        seat = (turn + place) % players
        most = -1
        taken = NONE
        for attraction in range(ATTRACTIONS):
            if row >> attraction & 1:
                worth = wide(mind[seat, attraction * VALUES + wide(s[at.ROW + attraction])])
                if worth > most:
                    most = worth
                    taken = attraction
        if taken != NONE:
            row ^= 1 << taken
            rows[seat, DRAFT] = most / (20 * POINT)
    rows[turn, DRAFT + 1] = rows[turn, DRAFT]


@compiled
def _others(s: Numbers, f: Rows, seat: int, scores: Counts, missing: Counts) -> None:
    """How a seat stands beside the others."""
    players = wide(s[at.PLAYERS])
    most = NONE
    ahead = 0
    fewest = ATTRACTIONS
    threat = 0.0
    for other in range(players):
        if other == seat:
            continue
        most = max(most, scores[other])
        fewest = min(fewest, missing[other])
        if scores[other] > scores[seat]:
            ahead += 1
        if missing[other] == 0 and scores[other] + GALA_BONUS > _best_other(players, scores, other):
            threat = 1.0
    lead = scores[seat] - most
    f[SCORE] = scores[seat] / 40
    f[LEAD] = lead / 20
    f[LEAD + 1] = max(0, lead) / 20
    f[LEAD + 2] = min(1.0, max(-1.0, lead / max(5, wide(s[at.DECK_SIZE]))))
    f[AHEAD] = ahead / 3
    f[OTHERS] = fewest / ATTRACTIONS
    if fewest < WINS - OTHERS - 1:
        f[OTHERS + 1 + fewest] = 1.0
    f[WINS] = 1.0 if missing[seat] == 0 and lead + GALA_BONUS > 0 else 0.0
    f[WINS + 1] = threat
    f[WINS + 2] = 1.0 if missing[seat] == 1 and lead + GALA_BONUS > 0 else 0.0


@compiled
def _best_other(players: int, scores: Counts, seat: int) -> int:
    """Return the highest score of the others."""
    most = NONE
    for other in range(players):
        if other != seat:
            most = max(most, scores[other])
    return most


@compiled
def _table(s: Numbers, f: Rows, seat: int, row: int, doubles: int) -> None:
    """What is the same for all, and when the seat will be on turn."""
    players = wide(s[at.PLAYERS])
    deck = wide(s[at.DECK_SIZE])
    actions = 0
    for kind in range(at.ACTION_CARDS):
        actions += wide(s[at.DECK_ACTIONS + kind])
    place = (seat - wide(s[at.ON_TURN]) + players) % players
    f[DECK] = deck / FULL_DECK
    f[DECK + 1] = min(deck, 15) / 15
    f[DECK + 2] = min(deck, 4) / 4
    f[ROW] = row / ATTRACTIONS
    f[BUST] = doubles / max(1, deck)
    f[BUST + 1] = f[BUST] if place == 0 else 0.0
    f[ACTIONS] = actions / max(1, deck)
    f[TABLE + players - 2] = 1.0
    f[PLACE + place] = 1.0
