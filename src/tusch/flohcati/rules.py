"""The rules of Zirkus Flohcati, clause by clause.

Edition: Amigo 1998 in a French translation, with two players as later editions print it. Where
the text is silent or speaks twice we decided: a player may take without a flip only if the row
is not empty (Z5); trios are laid at the end of a turn (Z12); the gala is a choice (Z13); a last
fanfare ends the game at once (Z11); whether somebody is asked at the end of a turn depends on the
size of the hand alone (Z14). docs/rules/flohcati.md has all clauses and the reasons.
"""

from itertools import combinations
from typing import assert_never

from msgspec.structs import replace

from tusch.cards import put, sure, without
from tusch.errors import OptionError
from tusch.flohcati.cards import DECK, DEMAND, FANFARE, Attraction, Card, attractions
from tusch.flohcati.ruleset import SEATS, TRIO, Ruleset
from tusch.flohcati.state import (
    Action,
    Asked,
    Cards,
    Demand,
    End,
    Fact,
    Flip,
    Gained,
    Gala,
    Gift,
    Give,
    Lost,
    Phase,
    Reveal,
    Start,
    State,
    Steal,
    Take,
    Trio,
)
from tusch.game import DEALER, Actor, Rng, Seat


def start(players: int) -> State:
    """Z1, Z3: the state before the dealer's first act."""
    if players not in SEATS:
        raise OptionError("players-number", game="flohcati", value=players, allowed=tuple(SEATS))
    return State(
        players=players,
        phase=Phase.START,
        deck=DECK,
        hands=((),) * players,
        trios=((),) * players,
    )


def actor(state: State) -> Actor:
    """Who acts next: the player on turn, but the dealer turns, and an opponent gives (Z9)."""
    match state.phase:
        case Phase.TURN | Phase.FINISH | Phase.FANFARE_TAKE | Phase.DEMAND | Phase.STEAL:
            return state.turn
        case Phase.FLIP | Phase.DRAW | Phase.FANFARE | Phase.START:
            return DEALER
        case Phase.GIVE:
            return state.target
        case Phase.OVER:
            return None
        case _ as never:
            assert_never(never)


def sample(state: State, rng: Rng) -> Action:
    """Draw the dealer's next act."""
    if state.phase is Phase.START:
        return Start(rng.randrange(state.players))
    cards = state.hands[sure(state.target)] if state.phase is Phase.DRAW else state.deck
    return Reveal(cards[rng.randrange(len(cards))])


def legal_actions(rules: Ruleset, state: State) -> tuple[Action, ...]:
    """What the acting player may do, in the order of the turn; cards in alphabetical order."""
    match state.phase:
        case Phase.TURN:
            return (*early_trios(rules, state), *flips(state), *takes(state))
        case Phase.FANFARE_TAKE:
            return takes(state)
        case Phase.DEMAND:
            return tuple([Demand(seat) for seat in victims(state)])
        case Phase.STEAL:
            return tuple([Steal(seat) for seat in victims(state)])
        case Phase.GIVE:
            return tuple([Give(card) for card in state.hands[sure(state.target)]])
        case Phase.FINISH:
            hand = state.hands[sure(state.turn)]
            return (*trios(hand), *galas(hand), End())
        case _:
            return ()


def flips(state: State) -> tuple[Flip, ...]:
    """Z5: as many cards as one likes, while there are any."""
    return (Flip(),) if state.deck else ()


def takes(state: State) -> tuple[Take, ...]:
    """Z7: any card of the row."""
    return tuple([Take(card) for card in sorted(state.row)])


def victims(state: State) -> list[Seat]:
    """Z9, Z10: the opponents who have cards."""
    return [seat for seat, hand in enumerate(state.hands) if hand and seat != state.turn]


def trios(hand: Cards) -> tuple[Trio, ...]:
    """Z12: every three cards of one value, by value."""
    by_worth: dict[int, list[Card]] = {}
    for card in hand:
        by_worth.setdefault(card.worth, []).append(card)
    return tuple(
        [
            Trio(cards)
            for _, group in sorted(by_worth.items())
            if len(group) >= TRIO
            for cards in combinations(group, TRIO)
        ]
    )


def early_trios(rules: Ruleset, state: State) -> tuple[Trio, ...]:
    """Z12 with `trio_timing: any-time`: also before a flip or a voluntary take."""
    return trios(state.hands[sure(state.turn)]) if rules.trio_timing == "any-time" else ()


def galas(hand: Cards) -> tuple[Gala, ...]:
    """Z13: a card of each attraction in the hand."""
    return (Gala(),) if len(attractions(hand)) == len(Attraction) else ()


def apply(rules: Ruleset, state: State, action: Action) -> State:
    """Return what comes of an action that is allowed."""
    match action:
        case Flip():
            return replace(state, phase=Phase.FLIP)
        case Reveal(card=card):
            if state.phase is Phase.DRAW:
                return stolen(rules, state, card)
            return turned(rules, state, card)
        case Take(card=card):
            return take(rules, state, card)
        case Trio(cards=cards):
            return lay_trio(rules, state, cards)
        case Gala():
            return over(replace(state, gala=state.turn))
        case End():
            return pass_turn(state)
        case Demand(seat=seat):
            return replace(state, phase=Phase.GIVE, target=seat)
        case Give(card=card):
            return give(rules, state, card)
        case Steal(seat=seat):
            return replace(state, phase=Phase.DRAW, target=seat)
        case Start(seat=seat):
            return replace(state, phase=Phase.TURN, turn=seat)
        case _ as never:
            assert_never(never)


def turned(rules: Ruleset, state: State, card: Card) -> State:
    """Z5, Z6, Z8: a card of the deck is turned."""
    deck = without(state.deck, card)
    if card.attraction is None:
        return carry_out(rules, replace(state, deck=deck, discard=(*state.discard, card)), card)
    if card.attraction in attractions(state.row):
        return double(replace(state, deck=deck, discard=(*state.discard, card)))
    row = (*state.row, card)
    if state.phase is Phase.FANFARE:
        return fanfare(replace(state, deck=deck, row=row))
    return replace(state, phase=Phase.TURN, deck=deck, row=row)


def double(state: State) -> State:
    """Z6: a double ends the turn, but ends a fanfare with a card (Z11)."""
    if state.phase is Phase.FANFARE:
        return replace(state, phase=Phase.FANFARE_TAKE)
    return pass_turn(state)


def carry_out(rules: Ruleset, state: State, card: Card) -> State:
    """Z8: an action card stops the flipping, and any fanfare before it (Z11)."""
    if card is FANFARE:
        return fanfare(state)
    if not victims(state):
        return finish(rules, state)
    return replace(state, phase=Phase.DEMAND if card is DEMAND else Phase.STEAL)


def fanfare(state: State) -> State:
    """Z11: cards are turned until one is a double; without one the game is over at once."""
    return replace(state, phase=Phase.FANFARE) if state.deck else over(state)


def take(rules: Ruleset, state: State, card: Card) -> State:
    """Z5, Z7: a card of the row goes into the hand."""
    state = replace(state, row=without(state.row, card))
    return finish(rules, gain(state, sure(state.turn), card))


def give(rules: Ruleset, state: State, card: Card) -> State:
    """Z9: the chosen opponent gives a card, unseen by the others."""
    giver, receiver = sure(state.target), sure(state.turn)
    if rules.demand_shown:
        state = gain(lose(state, giver, (card,)), receiver, card)
    else:
        opened = state.open_hands or state.hands
        hands = put(state.hands, giver, without(state.hands[giver], card))
        hands = put(hands, receiver, tuple(sorted((*hands[receiver], card))))
        gift = Gift(giver, receiver, card)
        state = replace(state, hands=hands, open_hands=opened, facts=(*state.facts, gift))
    return finish(rules, replace(state, target=None))


def stolen(rules: Ruleset, state: State, card: Card) -> State:
    """Z10: a card drawn from the chosen hand is shown to all and kept."""
    victim, thief = sure(state.target), sure(state.turn)
    state = gain(lose(state, victim, (card,)), thief, card)
    return finish(rules, replace(state, target=None))


def lay_trio(rules: Ruleset, state: State, cards: Cards) -> State:
    """Z12: three cards of one value, face up for good."""
    seat = sure(state.turn)
    laid = put(state.trios, seat, (*state.trios[seat], cards))
    state = replace(lose(state, seat, cards), trios=laid)
    return state if state.phase is Phase.TURN else finish(rules, state)


def finish(rules: Ruleset, state: State) -> State:
    """Z12 to Z14: a player who has cards enough for a trio is asked, whatever they are."""
    seat = sure(state.turn)
    asked = len(state.hands[seat]) >= TRIO
    if rules.turn_end == "when-needed":
        asked = can_finish(state.hands[seat])
        state = remember(state, Asked(seat, asked))
    return replace(state, phase=Phase.FINISH) if asked else pass_turn(state)


def can_finish(hand: Cards) -> bool:
    """Z12, Z13: whether a hand has a trio, or all that a gala needs."""
    values = [card.worth for card in hand]
    return any(values.count(value) >= TRIO for value in set(values)) or bool(galas(hand))


def pass_turn(state: State) -> State:
    """Z14: the turn passes to the left; Z15: after the last card the game is over."""
    if not state.deck:
        return over(state)
    return replace(state, phase=Phase.TURN, turn=(sure(state.turn) + 1) % state.players)


def over(state: State) -> State:
    """The game is over, and all hands are shown (Z16)."""
    return replace(state, phase=Phase.OVER, turn=None, open_hands=(), facts=())


def gain(state: State, seat: Seat, card: Card) -> State:
    """A hand gets a card for all to see."""
    hand = tuple(sorted((*state.hands[seat], card)))
    return remember(replace(state, hands=put(state.hands, seat, hand)), Gained(seat, card))


def lose(state: State, seat: Seat, cards: Cards) -> State:
    """A hand loses cards for all to see."""
    hand = tuple([card for card in state.hands[seat] if card not in cards])
    return remember(replace(state, hands=put(state.hands, seat, hand)), Lost(seat, cards))


def remember(state: State, fact: Fact) -> State:
    """Keep a fact about a hand, once hands are secret."""
    return replace(state, facts=(*state.facts, fact)) if state.facts else state
