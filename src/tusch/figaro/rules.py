"""The rules of Figaro, clause by clause.

Edition: daVinci 2006 in English, French and Italian, with the Dutch text and a French player
aid as options. Where they are silent we decided: a ring may be played on an empty table (F15);
whoever took the table has the next turn (F20); the table can be taken only if a card lies on
it (F19). docs/rules/figaro.md has all clauses and the reasons.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from msgspec.structs import replace

from tusch.cards import put, rest, shuffled, sure, without
from tusch.errors import OptionError
from tusch.figaro import scoring
from tusch.figaro.cards import COLOURS, DECK, RING, Card, Colour, colour, worth
from tusch.figaro.ruleset import ENOUGH, HAND_SIZES, ROUNDS, SEATS, Ruleset
from tusch.figaro.state import (
    Action,
    Cards,
    Deal,
    Keep,
    Phase,
    Play,
    Remove,
    Ring,
    Roads,
    Start,
    State,
    Swap,
    Take,
)
from tusch.game import DEALER, Actor, Rng, Seat


def start(rules: Ruleset, players: int) -> State:
    """F1: the state before the dealer's first act."""
    if players not in SEATS:
        raise OptionError("players-number", game="figaro", value=players, allowed=tuple(SEATS))
    colour_out = players == 3 and rules.three_player_deck == "colour-out"
    nothing: tuple[Cards, ...] = ((),) * players
    return State(
        players=players,
        phase=Phase.REMOVE if colour_out else Phase.ROADS,
        hands=nothing,
        displays=nothing,
        stacks=nothing,
        roads=((),) * players,
        took_to_hand=(False,) * players,
        shown=nothing,
        lacks=nothing,
        holds=nothing,
    )


def actor(state: State) -> Actor:
    """Who acts next."""
    match state.phase:
        case Phase.PLAY | Phase.EXCHANGE:
            return state.turn
        case Phase.OVER:
            return None
        case Phase.REMOVE | Phase.ROADS | Phase.START | Phase.DEAL:
            return DEALER
        case _ as never:
            assert_never(never)


def deck(rules: Ruleset, players: int, removed: Colour | None) -> Cards:
    """F2, F4: the cards that this table plays with."""
    if players > 3:
        return DECK
    if rules.three_player_deck == "colour-out":
        box = [card for card in DECK if card.colour is sure(removed)] + [RING] * 3
    else:
        box = [card for card in DECK if card.colour and card.worth == 1] + [RING] * 2
    return tuple(rest(DECK, [*box, Card.J1, Card.J2]))


def hand_sizes(rules: Ruleset, players: int, king: Seat) -> tuple[int, ...]:
    """F5, F8: how many cards each seat is dealt, one at a time from the King's holder on."""
    if players == 3 and rules.three_player_deck == "ones-out":
        return tuple(13 if seat == (king - 1) % players else 14 for seat in range(players))
    return (HAND_SIZES[players],) * players


def sample(rules: Ruleset, state: State, rng: Rng) -> Action:
    """Draw the dealer's next act."""
    players = state.players
    match state.phase:
        case Phase.REMOVE:
            return Remove(COLOURS[rng.randrange(len(COLOURS))])
        case Phase.ROADS:
            bag = shuffled(rules.road_lengths, rng)
            size = players - 1
            return Roads(
                tuple(
                    tuple(sorted(bag[number * size : (number + 1) * size], reverse=True))
                    for number in range(ROUNDS)
                )
            )
        case Phase.START:
            return Start(rng.randrange(players))
        case _:
            king = sure(state.king)
            cards = shuffled(deck(rules, players, state.removed), rng)
            return Deal(
                tuple(
                    tuple(sorted(cards[(seat - king) % players :: players]))
                    for seat in range(players)
                )
            )


def targets(colours: Sequence[Colour | None]) -> Mapping[Colour | None, Sequence[Seat]]:
    """F12 to F14, F16: the displays, by the colours they show, that take a card of each colour.

    A jester has no colour, and may go anywhere.
    """
    free = [seat for seat, shown in enumerate(colours) if shown is None]
    found: dict[Colour | None, Sequence[Seat]] = dict.fromkeys(COLOURS, free)
    found[None] = range(len(colours))
    for seat, shown in enumerate(colours):
        if shown:
            found[shown] = (seat,)
    return found


def plays(state: State, seat: Seat) -> tuple[Play | Ring, ...]:
    """F11 to F16: the cards that a player can play, by card and seat; a ring in its place."""
    owners = targets([colour(display) for display in state.displays])
    closed = seat if state.leads_away else None
    found: list[Play | Ring] = []
    for card in dict.fromkeys(state.hands[seat]):
        if card is RING:
            found.append(Ring())
        else:
            for to in owners[card.colour]:
                if to != closed:
                    found.append(Play(card, to))
    return tuple(found)


def may_take(rules: Ruleset, state: State, seat: Seat) -> bool:
    """F19: whether a player may take the table although they could play."""
    if not any(state.displays):
        return False
    return rules.voluntary_take == "stack" or not state.took_to_hand[seat]


def legal_actions(rules: Ruleset, state: State) -> tuple[Action, ...]:
    """What the acting player may do: cards in alphabetical order, by seat; then the take."""
    if state.phase is Phase.EXCHANGE:
        return (Swap(), Keep())
    if state.phase is not Phase.PLAY or state.turn is None:
        return ()
    playable = plays(state, state.turn)
    if not playable or may_take(rules, state, state.turn):
        return (*playable, Take())
    return playable


def apply(rules: Ruleset, state: State, action: Action) -> State:
    """Return what comes of an action that is allowed."""
    match action:
        case Play():
            return play(rules, state, action.card, action.to)
        case Ring():
            return ring(rules, state)
        case Take():
            return take(rules, state)
        case Deal():
            return deal(state, action.hands)
        case Remove():
            return replace(state, phase=Phase.ROADS, removed=action.colour)
        case Roads():
            return replace(state, phase=Phase.START, groups=action.groups)
        case Start():
            return replace(state, phase=Phase.DEAL, king=action.seat)
        case Swap():
            return settle_round(rules, state, exchanged=True)
        case Keep():
            return settle_round(rules, state, exchanged=False)
        case _ as never:
            assert_never(never)


def deal(state: State, hands: tuple[Cards, ...]) -> State:
    """F8, F9, F25: a new round; the King's holder starts."""
    return replace(
        state,
        phase=Phase.PLAY,
        round=state.round + 1,
        turn=state.king,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
    )


def play(rules: Ruleset, state: State, card: Card, to: Seat) -> State:
    """F12, F14: a card goes into a display; F17: at 6 or more its owner collects."""
    seat = sure(state.turn)
    display = (*state.displays[to], card)
    state = replace(
        leave_hand(state, seat, card),
        displays=put(state.displays, to, display),
        leads_away=False,
    )
    if worth(display) >= ENOUGH:
        return collect(rules, state, to)
    return begin_turn(rules, state, next_seat(state, seat))


def ring(rules: Ruleset, state: State) -> State:
    """F15: a ring into one's own display, then every display moves one seat to the left."""
    seat = sure(state.turn)
    displays = put(state.displays, seat, (*state.displays[seat], RING))
    state = replace(
        leave_hand(state, seat, RING),
        displays=(displays[-1], *displays[:-1]),
        leads_away=False,
    )
    return begin_turn(rules, state, next_seat(state, seat))


def collect(rules: Ruleset, state: State, seat: Seat) -> State:
    """F17: all displays go onto the owner's stack, who has the next turn."""
    return clear_and_lead(rules, stack_table(state, seat), seat)


def take(rules: Ruleset, state: State) -> State:
    """F18, F19, F20: the player on turn takes the table, forced or not."""
    seat = sure(state.turn)
    if rules.voluntary_take == "hand" and plays(state, seat):
        state = take_to_hand(state, seat)
    else:
        state = take_to_stack(rules, state, seat)
    if rules.after_take == "next":
        return begin_turn(rules, clear(state), next_seat(state, seat))
    return clear_and_lead(rules, state, seat)


def take_to_hand(state: State, seat: Seat) -> State:
    """F19 with `voluntary_take: hand`: the table goes into the hand, for all to see.

    It is their first of the round, so nothing in the hand was shown before: an unseen card fitted.
    """
    taken = lying(state.displays)
    return replace(
        state,
        hands=put(state.hands, seat, tuple(sorted(state.hands[seat] + taken))),
        took_to_hand=put(state.took_to_hand, seat, True),
        shown=put(state.shown, seat, tuple(sorted(taken))),
        holds=put(state.holds, seat, fitting_kinds(state)),
    )


def take_to_stack(rules: Ruleset, state: State, seat: Seat) -> State:
    """F18, F19: the table goes onto the stack.

    With `voluntary_take: hand` only a forced take does: all know that nothing fitted.
    """
    if rules.voluntary_take == "hand":
        lacks = tuple(sorted({*state.lacks[seat], *fitting_kinds(state)}))
        state = replace(state, lacks=put(state.lacks, seat, lacks))
    return stack_table(state, seat)


def fitting_kinds(state: State) -> Cards:
    """All kinds of cards that could be played now, whoever has them."""
    owners = targets([colour(display) for display in state.displays])
    return tuple(sorted(card for card in Card if card is RING or owners[card.colour]))


def stack_table(state: State, seat: Seat) -> State:
    """Put all that lies face up onto a stack."""
    stack = state.stacks[seat] + lying(state.displays)
    return replace(state, stacks=put(state.stacks, seat, stack))


def clear_and_lead(rules: Ruleset, state: State, seat: Seat) -> State:
    """The displays are empty, and whoever took them has the next turn (F17, F20)."""
    state = replace(clear(state), leads_away=rules.lead_after_take == "others")
    return begin_turn(rules, state, seat)


def begin_turn(rules: Ruleset, state: State, seat: Seat) -> State:
    """F10: a player who begins a turn without a card ends the round."""
    if state.hands[seat]:
        return replace(state, turn=seat)
    return end_round(rules, state, king=seat)


def end_round(rules: Ruleset, state: State, king: Seat) -> State:
    """F22: the player takes the King; stacks are counted, and all cards come back."""
    counts = tuple(len(stack) for stack in state.stacks)
    nothing: tuple[Cards, ...] = ((),) * state.players
    state = replace(
        state,
        king=king,
        turn=None,
        hands=nothing,
        displays=nothing,
        stacks=nothing,
        leads_away=False,
        took_to_hand=(False,) * state.players,
        shown=nothing,
        lacks=nothing,
        holds=nothing,
        counts=counts,
    )
    offer = scoring.exchange(rules, state, counts, king)
    if offer and rules.exchange == "optional":
        return replace(state, phase=Phase.EXCHANGE, turn=offer.seat)
    return settle_round(rules, state, exchanged=True)


def settle_round(rules: Ruleset, state: State, *, exchanged: bool) -> State:
    """F24 to F26: the road pieces are given out; then the next round, or the end (F29)."""
    king = sure(state.king)
    swap = scoring.exchange(rules, state, state.counts, king) if exchanged else None
    roads, result = scoring.settle(rules, state, state.counts, king, swap)
    return replace(
        state,
        phase=Phase.DEAL if state.round < ROUNDS else Phase.OVER,
        turn=None,
        roads=roads,
        counts=(),
        results=(*state.results, result),
    )


def lying(displays: tuple[Cards, ...]) -> Cards:
    """Return all cards that lie face up, from seat 0 on."""
    return tuple([card for display in displays for card in display])


def clear(state: State) -> State:
    """Empty all displays."""
    return replace(state, displays=((),) * state.players)


def leave_hand(state: State, seat: Seat, card: Card) -> State:
    """A card leaves a hand for all to see; what is known about the hand follows."""
    state = replace(state, hands=put(state.hands, seat, without(state.hands[seat], card)))
    if card in state.shown[seat]:
        return replace(state, shown=put(state.shown, seat, without(state.shown[seat], card)))
    if card in state.holds[seat]:
        return replace(state, holds=put(state.holds, seat, ()))
    return state


def next_seat(state: State, seat: Seat) -> Seat:
    """F9: clockwise, to the left."""
    return (seat + 1) % state.players
