"""The rules of Figaro on an array, compiled: the functions of `tusch.figaro.rules` once more.

An action returns the seat whose turn comes next, so that what ends a round is compiled once.
"""

from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.layout import (
    COLOUR_COUNT,
    COLOUR_OF,
    KIND_COUNT,
    MOST,
    NONE,
    RING_KIND,
    WORTH_OF,
    Numbers,
    wide,
)
from tusch.figaro.kernel.scoring import exchange_offered, fewest, settle
from tusch.figaro.ruleset import ENOUGH, ROUNDS
from tusch.kernel import DEALER, OVER, compiled


@compiled
def actor(s: Numbers) -> int:
    """Who acts next: a seat, DEALER or OVER."""
    if s[at.AT_PHASE] == at.PLAY or s[at.AT_PHASE] == at.EXCHANGE:
        return wide(s[at.TURN])
    if s[at.AT_PHASE] == at.FINISHED:
        return OVER
    return DEALER


@compiled
def plays(s: Numbers, seat: int, out: Numbers) -> int:
    """F11 to F16: write the codes of the cards that a player can play, by card and seat."""
    players = s[at.PLAYERS]
    closed = seat if s[at.LEADS_AWAY] else NONE
    hand = at.HANDS + seat * KIND_COUNT
    n = 0
    for kind in range(KIND_COUNT):
        if not s[hand + kind]:
            continue
        if kind == RING_KIND:
            out[n] = at.RING_CODE
            n += 1
            continue
        colour = COLOUR_OF[kind]
        home = NONE if colour == NONE else s[at.HOMES + colour]
        if home != NONE:
            if home != closed:
                out[n] = kind * MOST + home
                n += 1
            continue
        for to in range(players):
            if to != closed and (colour == NONE or s[at.SHOWS + to] == NONE):
                out[n] = kind * MOST + to
                n += 1
    return n


@compiled
def fits(s: Numbers, kind: int, closed: int) -> bool:
    """F12 to F16: whether some display other than the closed one takes a card of this kind."""
    if kind == RING_KIND:
        return True
    colour = COLOUR_OF[kind]
    if colour == NONE:
        return True
    if s[at.HOMES + colour] != NONE:
        return bool(s[at.HOMES + colour] != closed)
    open_displays = 0
    for to in range(s[at.PLAYERS]):
        open_displays += to != closed and s[at.SHOWS + to] == NONE
    return open_displays > 0


@compiled
def can_play(s: Numbers, seat: int) -> bool:
    """F11, F18: whether a player can play a card."""
    closed = seat if s[at.LEADS_AWAY] else NONE
    for kind in range(KIND_COUNT):
        if s[at.HANDS + seat * KIND_COUNT + kind] and fits(s, kind, closed):
            return True
    return False


@compiled
def may_take(s: Numbers, seat: int) -> bool:
    """F19: whether a player may take the table although they could play."""
    if not s[at.LYING]:
        return False
    return bool(s[at.VOLUNTARY_TAKE] != at.TO_HAND or not s[at.TOOK_TO_HAND + seat])


@compiled
def legal(s: Numbers, out: Numbers) -> int:
    """Write the codes of what the acting player may do, in order; return their number."""
    if s[at.AT_PHASE] == at.EXCHANGE:
        out[0] = at.SWAP_CODE
        out[1] = at.KEEP_CODE
        return 2
    if s[at.AT_PHASE] != at.PLAY:
        return 0
    seat = wide(s[at.TURN])
    n = plays(s, seat, out)
    if not n or may_take(s, seat):
        out[n] = at.TAKE_CODE
        n += 1
    return n


@compiled
def is_legal(s: Numbers, code: int) -> bool:
    """Whether the acting player may do this."""
    if s[at.AT_PHASE] == at.EXCHANGE:
        return code == at.SWAP_CODE or code == at.KEEP_CODE
    if s[at.AT_PHASE] != at.PLAY or code < 0 or code > at.TAKE_CODE:
        return False
    seat = wide(s[at.TURN])
    if code == at.TAKE_CODE:
        return may_take(s, seat) or not can_play(s, seat)
    kind = code // MOST
    to = code - kind * MOST
    if not s[at.HANDS + seat * KIND_COUNT + kind] or to >= s[at.PLAYERS]:
        return False
    if kind == RING_KIND:
        return to == 0
    if s[at.LEADS_AWAY] and to == seat:
        return False
    colour = COLOUR_OF[kind]
    if colour == NONE or s[at.HOMES + colour] == to:
        return True
    return bool(s[at.HOMES + colour] == NONE and s[at.SHOWS + to] == NONE)


@compiled
def step(s: Numbers, code: int) -> None:
    """Do what a player may do."""
    if code > at.TAKE_CODE:
        settle_round(s, code == at.SWAP_CODE)
        return
    kind = code // MOST
    if code == at.TAKE_CODE:
        turn = take(s)
    elif kind == RING_KIND:
        turn = ring(s)
    else:
        turn = play(s, kind, code - kind * MOST)
    begin_turn(s, turn)


@compiled
def play(s: Numbers, kind: int, to: int) -> int:
    """F12, F14: a card goes into a display; F17: at 6 or more its owner collects."""
    seat = wide(s[at.TURN])
    leave_hand(s, seat, kind)
    s[at.DISPLAYS + to * KIND_COUNT + kind] += 1
    s[at.LYING] += 1
    s[at.WORTHS + to] += WORTH_OF[kind]
    colour = COLOUR_OF[kind]
    if colour != NONE:
        s[at.HOMES + colour] = to
        s[at.SHOWS + to] = colour
    s[at.LEADS_AWAY] = 0
    if s[at.WORTHS + to] >= ENOUGH:
        return collect(s, to)
    return next_seat(s, seat)


@compiled
def ring(s: Numbers) -> int:
    """F15: a ring into one's own display, then every display moves one seat to the left."""
    seat = wide(s[at.TURN])
    leave_hand(s, seat, wide(RING_KIND))
    s[at.DISPLAYS + seat * KIND_COUNT + RING_KIND] += 1
    s[at.LYING] += 1
    pass_displays(s)
    s[at.LEADS_AWAY] = 0
    return next_seat(s, seat)


@compiled
def pass_displays(s: Numbers) -> None:
    """F15: every display moves one seat to the left."""
    last = wide(s[at.PLAYERS]) - 1
    for kind in range(KIND_COUNT):
        carried = s[at.DISPLAYS + last * KIND_COUNT + kind]
        for seat in range(last, 0, -1):
            s[at.DISPLAYS + seat * KIND_COUNT + kind] = s[
                at.DISPLAYS + (seat - 1) * KIND_COUNT + kind
            ]
        s[at.DISPLAYS + kind] = carried
    for row in (at.SHOWS, at.WORTHS):
        carried = s[row + last]
        for seat in range(last, 0, -1):
            s[row + seat] = s[row + seat - 1]
        s[row] = carried
    for seat in range(last + 1):
        if s[at.SHOWS + seat] != NONE:
            s[at.HOMES + s[at.SHOWS + seat]] = seat


@compiled
def collect(s: Numbers, seat: int) -> int:
    """F17: all displays go onto the owner's stack, who has the next turn."""
    stack_table(s, seat)
    return clear_and_lead(s, seat)


@compiled
def take(s: Numbers) -> int:
    """F18, F19, F20: the player on turn takes the table, forced or not."""
    seat = wide(s[at.TURN])
    if s[at.VOLUNTARY_TAKE] == at.TO_HAND and can_play(s, seat):
        take_to_hand(s, seat)
    else:
        take_to_stack(s, seat)
    if s[at.AFTER_TAKE] == at.NEXT_LEADS:
        clear(s)
        return next_seat(s, seat)
    return clear_and_lead(s, seat)


@compiled
def take_to_hand(s: Numbers, seat: int) -> None:
    """F19 with `voluntary_take: hand`: the table goes into the hand, for all to see."""
    row = seat * KIND_COUNT
    for kind in range(KIND_COUNT):
        taken = lying(s, kind)
        s[at.HANDS + row + kind] += taken
        s[at.SHOWN + row + kind] = taken
        s[at.HOLDS + row + kind] = fits(s, kind, wide(NONE))
    s[at.HAND_SIZES + seat] += s[at.LYING]
    s[at.TOOK_TO_HAND + seat] = 1


@compiled
def take_to_stack(s: Numbers, seat: int) -> None:
    """F18, F19: the table goes onto the stack; all know it if nothing fitted."""
    if s[at.VOLUNTARY_TAKE] == at.TO_HAND:
        for kind in range(KIND_COUNT):
            if fits(s, kind, wide(NONE)):
                s[at.LACKS + seat * KIND_COUNT + kind] = 1
    stack_table(s, seat)


@compiled
def stack_table(s: Numbers, seat: int) -> None:
    """Put all that lies face up onto a stack."""
    row = at.STACKS + seat * KIND_COUNT
    for owner in range(s[at.PLAYERS]):
        display = at.DISPLAYS + owner * KIND_COUNT
        for kind in range(KIND_COUNT):
            s[row + kind] += s[display + kind]
    s[at.STACK_SIZES + seat] += s[at.LYING]


@compiled
def clear_and_lead(s: Numbers, seat: int) -> int:
    """The displays are empty, and whoever took them has the next turn (F17, F20)."""
    clear(s)
    s[at.LEADS_AWAY] = s[at.LEAD_AFTER_TAKE] == at.LEAD_OTHERS
    return seat


@compiled
def begin_turn(s: Numbers, seat: int) -> None:
    """F10: a player who begins a turn without a card ends the round."""
    if s[at.HAND_SIZES + seat]:
        s[at.TURN] = seat
    else:
        end_round(s, seat)


@compiled
def end_round(s: Numbers, king: int) -> None:
    """F22: the player takes the King; stacks are counted, and all cards come back."""
    s[at.KING] = king
    s[at.TURN] = NONE
    for seat in range(s[at.PLAYERS]):
        s[at.COUNTS + seat] = s[at.STACK_SIZES + seat]
        s[at.HAND_SIZES + seat] = 0
        s[at.STACK_SIZES + seat] = 0
        s[at.TOOK_TO_HAND + seat] = 0
    for place in range(at.HANDS, at.PIECES):
        s[place] = 0
    clear(s)
    s[at.LEADS_AWAY] = 0
    offer = exchange_offered(s)
    if offer and s[at.EXCHANGE_RULE] == at.OPTIONAL:
        s[at.AT_PHASE] = at.EXCHANGE
        s[at.TURN] = fewest(s)
    else:
        settle_round(s, offer)


@compiled
def settle_round(s: Numbers, exchanged: bool) -> None:  # noqa: FBT001 (numba)
    """F24 to F26: the road pieces are given out; then the next round, or the end (F29)."""
    settle(s, exchanged)
    s[at.AT_PHASE] = at.DEAL if s[at.ROUND] < ROUNDS else at.FINISHED
    s[at.TURN] = NONE
    for seat in range(s[at.PLAYERS]):
        s[at.COUNTS + seat] = 0


@compiled
def lying(s: Numbers, kind: int) -> int:
    """Return how many cards of a kind lie face up."""
    count = 0
    for owner in range(s[at.PLAYERS]):
        count += s[at.DISPLAYS + owner * KIND_COUNT + kind]
    return count


@compiled
def clear(s: Numbers) -> None:
    """Empty all displays."""
    for place in range(at.DISPLAYS, at.STACKS):
        s[place] = 0
    s[at.LYING] = 0
    for colour in range(COLOUR_COUNT):
        s[at.HOMES + colour] = NONE
    for owner in range(s[at.PLAYERS]):
        s[at.SHOWS + owner] = NONE
        s[at.WORTHS + owner] = 0


@compiled
def leave_hand(s: Numbers, seat: int, kind: int) -> None:
    """A card leaves a hand for all to see; what is known about the hand follows."""
    row = seat * KIND_COUNT
    s[at.HANDS + row + kind] -= 1
    s[at.HAND_SIZES + seat] -= 1
    if s[at.VOLUNTARY_TAKE] != at.TO_HAND:
        return
    if s[at.SHOWN + row + kind]:
        s[at.SHOWN + row + kind] -= 1
    elif s[at.HOLDS + row + kind]:
        for place in range(at.HOLDS + row, at.HOLDS + row + KIND_COUNT):
            s[place] = 0


@compiled
def next_seat(s: Numbers, seat: int) -> int:
    """F9: clockwise, to the left."""
    return seat + 1 if seat + 1 < s[at.PLAYERS] else 0
