"""The rules of Zirkus Flohcati once more, compiled: the readable ones clause by clause.

Every function that changes a state does so in place; nothing is checked.
"""

from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import ATTRACTIONS, NONE, VALUES, Numbers, wide
from tusch.flohcati.kernel.zones import (
    can_finish,
    gain,
    hand_of,
    has_all,
    laid_by,
    lose,
    nth,
    size,
    union,
)
from tusch.flohcati.ruleset import TRIO
from tusch.kernel import DEALER, OVER, compiled
from tusch.kernel.chance import Words, below


@compiled
def actor(s: Numbers) -> int:
    """Who acts next: the player on turn, but the dealer turns, and an opponent gives (Z9)."""
    phase = s[at.AT_PHASE]
    if phase == at.START or phase == at.FLIP or phase == at.FANFARE or phase == at.DRAW:
        return DEALER
    if phase == at.GIVE:
        return wide(s[at.TARGET])
    if phase == at.FINISHED:
        return OVER
    return wide(s[at.ON_TURN])


@compiled
def legal(s: Numbers, out: Numbers) -> int:
    """Write what the acting player may do, in the order of the turn; return how much it is."""
    phase = s[at.AT_PHASE]
    if phase == at.TURN:
        n = early_trios(s, out)
        if s[at.DECK_SIZE] > 0:
            out[n] = at.FLIP_CODE
            n += 1
        return takes(s, out, n)
    if phase == at.FANFARE_TAKE:
        return takes(s, out, 0)
    if phase == at.DEMAND:
        return victims(s, out, at.DEMAND_CODE)
    if phase == at.STEAL:
        return victims(s, out, at.STEAL_CODE)
    if phase == at.GIVE:
        return gifts(s, out)
    if phase == at.FINISH:
        hand = hand_of(wide(s[at.ON_TURN]))
        n = trios(s, hand, out)
        if has_all(s, hand):
            out[n] = at.GALA_CODE
            n += 1
        out[n] = at.END_CODE
        return n + 1
    return 0


@compiled
def takes(s: Numbers, out: Numbers, n: int) -> int:
    """Z7: any card of the row."""
    for attraction in range(ATTRACTIONS):
        value = wide(s[at.ROW + attraction])
        if value != NONE:
            out[n] = at.TAKE_CODE + attraction * VALUES + value
            n += 1
    return n


@compiled
def victims(s: Numbers, out: Numbers, first: int) -> int:
    """Z9, Z10: the opponents who have cards."""
    n = 0
    for seat in range(wide(s[at.PLAYERS])):
        if seat != s[at.ON_TURN] and union(s, hand_of(seat)) != 0:
            out[n] = first + seat
            n += 1
    return n


@compiled
def gifts(s: Numbers, out: Numbers) -> int:
    """Z9: any card of the chosen hand."""
    hand = hand_of(wide(s[at.TARGET]))
    n = 0
    for attraction in range(ATTRACTIONS):
        for value in range(VALUES):
            if s[hand + value] >> attraction & 1:
                out[n] = at.GIVE_CODE + attraction * VALUES + value
                n += 1
    return n


@compiled
def trios(s: Numbers, hand: int, out: Numbers) -> int:
    """Z12: every three cards of one value, by value."""
    n = 0
    for value in range(VALUES):
        first = wide(s[hand + value])
        while at.COUNT[first] >= TRIO:
            low = first & -first
            first ^= low
            second = first
            while second:
                middle = second & -second
                second ^= middle
                third = second
                while third:
                    high = third & -third
                    third ^= high
                    rank = at.TRIO_RANK[low | middle | high]
                    out[n] = at.TRIO_CODE + value * at.TRIO_SET_COUNT + rank
                    n += 1
    return n


@compiled
def early_trios(s: Numbers, out: Numbers) -> int:
    """Z12 with `trio_timing: any-time`: also before a flip or a voluntary take."""
    if s[at.TRIO_TIMING] == at.ANY_TIME:
        return trios(s, hand_of(wide(s[at.ON_TURN])), out)
    return 0


@compiled
def is_legal(s: Numbers, code: int) -> bool:
    """Whether the acting player may do this."""
    phase = s[at.AT_PHASE]
    if at.TRIO_CODE <= code < at.FLIP_CODE:
        early = phase == at.TURN and s[at.TRIO_TIMING] == at.ANY_TIME
        trio = at.TRIO_SETS[code % at.TRIO_SET_COUNT]
        held = s[hand_of(wide(s[at.ON_TURN])) + code // at.TRIO_SET_COUNT]
        return bool((early or phase == at.FINISH) and held & trio == trio)
    if code == at.FLIP_CODE:
        return bool(phase == at.TURN and s[at.DECK_SIZE] > 0)
    if at.TAKE_CODE <= code < at.GIVE_CODE:
        card = code - at.TAKE_CODE
        due = phase == at.TURN or phase == at.FANFARE_TAKE
        return bool(due and s[at.ROW + card // VALUES] == card % VALUES)
    if at.GIVE_CODE <= code < at.DEMAND_CODE:
        card = code - at.GIVE_CODE
        held = s[hand_of(wide(s[at.TARGET])) + card % VALUES]
        return bool(phase == at.GIVE and held >> card // VALUES & 1)
    if at.DEMAND_CODE <= code < at.GALA_CODE:
        demand = code < at.STEAL_CODE
        seat = code - (at.DEMAND_CODE if demand else at.STEAL_CODE)
        due = phase == (at.DEMAND if demand else at.STEAL)
        return bool(due and seat != s[at.ON_TURN] and union(s, hand_of(seat)) != 0)
    if phase != at.FINISH:
        return False
    return code == at.END_CODE or (
        code == at.GALA_CODE and has_all(s, hand_of(wide(s[at.ON_TURN])))
    )


@compiled
def step(s: Numbers, code: int) -> None:
    """Do what a player chose."""
    if code == at.FLIP_CODE:
        s[at.AT_PHASE] = at.FLIP
    elif code < at.FLIP_CODE:
        lay_trio(s, code - at.TRIO_CODE)
    elif code < at.GIVE_CODE:
        take(s, code - at.TAKE_CODE)
    elif code < at.DEMAND_CODE:
        give(s, code - at.GIVE_CODE)
    elif code < at.STEAL_CODE:
        s[at.AT_PHASE] = at.GIVE
        s[at.TARGET] = code - at.DEMAND_CODE
    elif code < at.GALA_CODE:
        s[at.AT_PHASE] = at.DRAW
        s[at.TARGET] = code - at.STEAL_CODE
    elif code == at.GALA_CODE:
        s[at.GALA] = s[at.ON_TURN]
        over(s)
    else:
        pass_turn(s)


@compiled
def chance(s: Numbers, rng: Words) -> None:
    """Draw the dealer's next act and do it."""
    if s[at.AT_PHASE] == at.START:
        start(s, below(rng, wide(s[at.PLAYERS])))
    else:
        reveal(s, draw(s, rng))


@compiled
def draw(s: Numbers, rng: Words) -> int:
    """Draw the card that the dealer turns or that is stolen."""
    if s[at.AT_PHASE] == at.DRAW:
        hand = hand_of(wide(s[at.TARGET]))
        return nth(s, hand, below(rng, size(s, hand)))
    return nth(s, at.DECK, below(rng, wide(s[at.DECK_SIZE])))


@compiled
def start(s: Numbers, seat: int) -> None:
    """Z3: a player begins."""
    s[at.AT_PHASE] = at.TURN
    s[at.ON_TURN] = seat


@compiled
def reveal(s: Numbers, card: int) -> None:
    """Show the card that the dealer turned or drew."""
    if s[at.AT_PHASE] == at.DRAW:
        stolen(s, card)
    else:
        turned(s, card)


@compiled
def turned(s: Numbers, card: int) -> None:
    """Z5, Z6, Z8: a card of the deck is turned."""
    s[at.DECK_SIZE] -= 1
    if card >= at.ARTISTS:
        s[at.DECK_ACTIONS + card - at.ARTISTS] -= 1
        carry_out(s, card)
        return
    lose(s, at.DECK, card)
    attraction = card // VALUES
    if s[at.ROW + attraction] != NONE:
        double(s)
        return
    s[at.ROW + attraction] = card % VALUES
    if s[at.AT_PHASE] == at.FANFARE:
        fanfare(s)
    else:
        s[at.AT_PHASE] = at.TURN


@compiled
def double(s: Numbers) -> None:
    """Z6: a double ends the turn, but ends a fanfare with a card (Z11)."""
    if s[at.AT_PHASE] == at.FANFARE:
        s[at.AT_PHASE] = at.FANFARE_TAKE
    else:
        pass_turn(s)


@compiled
def carry_out(s: Numbers, card: int) -> None:
    """Z8: an action card stops the flipping, and any fanfare before it (Z11)."""
    if card == at.FANFARE_CARD:
        fanfare(s)
    elif not has_victims(s):
        finish(s)
    else:
        s[at.AT_PHASE] = at.DEMAND if card == at.DEMAND_CARD else at.STEAL


@compiled
def has_victims(s: Numbers) -> bool:
    """Z9, Z10: whether an opponent has cards."""
    for seat in range(wide(s[at.PLAYERS])):
        if seat != s[at.ON_TURN] and union(s, hand_of(seat)) != 0:
            return True
    return False


@compiled
def fanfare(s: Numbers) -> None:
    """Z11: cards are turned until one is a double; without one the game is over at once."""
    if s[at.DECK_SIZE] > 0:
        s[at.AT_PHASE] = at.FANFARE
    else:
        over(s)


@compiled
def take(s: Numbers, card: int) -> None:
    """Z5, Z7: a card of the row goes into the hand."""
    s[at.ROW + card // VALUES] = NONE
    gain(s, hand_of(wide(s[at.ON_TURN])), card)
    finish(s)


@compiled
def give(s: Numbers, card: int) -> None:
    """Z9: the chosen opponent gives a card."""
    lose(s, hand_of(wide(s[at.TARGET])), card)
    gain(s, hand_of(wide(s[at.ON_TURN])), card)
    s[at.TARGET] = NONE
    finish(s)


@compiled
def stolen(s: Numbers, card: int) -> None:
    """Z10: a card drawn from the chosen hand is kept."""
    lose(s, hand_of(wide(s[at.TARGET])), card)
    gain(s, hand_of(wide(s[at.ON_TURN])), card)
    s[at.TARGET] = NONE
    finish(s)


@compiled
def lay_trio(s: Numbers, trio: int) -> None:
    """Z12: three cards of one value, face up for good."""
    value = trio // at.TRIO_SET_COUNT
    cards = at.TRIO_SETS[trio % at.TRIO_SET_COUNT]
    seat = wide(s[at.ON_TURN])
    s[hand_of(seat) + value] ^= cards
    s[laid_by(seat) + value] |= cards
    if s[at.AT_PHASE] != at.TURN:
        finish(s)


@compiled
def finish(s: Numbers) -> None:
    """Z12 to Z14: a player who has cards enough for a trio is asked, whatever they are."""
    hand = hand_of(wide(s[at.ON_TURN]))
    if can_finish(s, hand) if s[at.TURN_END] == at.WHEN_NEEDED else size(s, hand) >= TRIO:
        s[at.AT_PHASE] = at.FINISH
    else:
        pass_turn(s)


@compiled
def pass_turn(s: Numbers) -> None:
    """Z14: the turn passes to the left; Z15: after the last card the game is over."""
    if s[at.DECK_SIZE] == 0:
        over(s)
    else:
        s[at.AT_PHASE] = at.TURN
        seat = s[at.ON_TURN] + 1
        s[at.ON_TURN] = 0 if seat == s[at.PLAYERS] else seat


@compiled
def over(s: Numbers) -> None:
    """The game is over (Z16)."""
    s[at.AT_PHASE] = at.FINISHED
    s[at.ON_TURN] = NONE
