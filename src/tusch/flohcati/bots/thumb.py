"""A player of Zirkus Flohcati by rules of thumb that a good player would name.

- A card is worth what it adds to my score, and what it brings me nearer to a trio and to the
  gala.
- I turn on while an average card of the deck promises more than the best card of the row, and
  mind what I leave to the next player.
- I give what I miss least and what helps least, and take from whoever has most to lose.
- A trio is laid when it gains enough; the gala is opened to win.

Each rule has its weight. `tusch.flohcati.kernel.policy` is the same player compiled: in the same
state the two choose the same. Of hands that they are not sure of, they assume some that agree
with all they saw.
"""

from itertools import chain
from math import inf

from msgspec.structs import replace

from tusch.cards import rest, sure
from tusch.flohcati import Flohcati
from tusch.flohcati.bots.worth import DEFAULT, POINT, TEMPERS, Hand, Weights
from tusch.flohcati.cards import DECK, DEMAND, FANFARE, STEAL, Card, attractions
from tusch.flohcati.ruleset import GALA_BONUS, TRIO_BONUS
from tusch.flohcati.scoring import best
from tusch.flohcati.state import (
    Action,
    Demand,
    End,
    Flip,
    Gala,
    Give,
    Phase,
    State,
    Steal,
    Take,
    Trio,
)
from tusch.flohcati.view import View
from tusch.game import Rng, Seat

__all__ = ["DEFAULT", "TEMPERS", "Table", "Weights", "choose", "favourites", "forgetful", "second"]


class Table:
    """A state as the acting player thinks about it."""

    def __init__(self, state: State, weights: Weights) -> None:
        """Look at the table."""
        self.state = state
        self.weights = weights
        self.hands = [Hand(cards, state, weights) for cards in state.hands]
        self.me: Seat = sure(state.turn)

    def flip_or_take(self) -> Action:
        """Z5: turn a card while the deck promises more than the row."""
        mine = self.hands[self.me]
        taken, stop, left = self.best_take()
        if not self.state.deck or taken is None:
            return Flip() if taken is None else Take(taken)
        weights, deck = self.weights, self.state.deck
        total = (
            deck.count(DEMAND) * weights.demanded
            + deck.count(STEAL) * weights.stolen
            + deck.count(FANFARE) * weights.sounded
        ) * POINT
        shown = attractions(self.state.row)
        artists = [card for card in deck if card.attraction]
        fresh = [card for card in artists if card.attraction not in shown]
        total -= (len(artists) - len(fresh)) * weights.bust * POINT
        total += sum([max(stop + left, mine.worths[card]) for card in fresh])
        promise = total - left * len(deck)
        return Flip() if promise > (stop - weights.bold * POINT) * len(deck) else Take(taken)

    def best_take(self) -> tuple[Card | None, int, int]:
        """Z7: return the best card of the row, what it is worth, and what leaving the row costs."""
        mine, row = self.hands[self.me], sorted(self.state.row)
        following = self.hands[(self.me + 1) % self.state.players]
        spite = self.weights.spite
        found, most = None, 0
        for card in row:
            left = max([following.worths[other] for other in row if other != card], default=0)
            worth = mine.worths[card] - int(spite * left)
            if found is None or worth > most:
                found, most = card, worth
        leave = max([following.worths[card] for card in row], default=0)
        return found, most, int(spite * leave)

    def lay_or_end(self) -> Action:
        """Z12, Z13: lay the trio that gains most, open the gala to win, or end the turn."""
        mine = self.hands[self.me]
        if not mine.missing:
            trio = mine.best_trio(inf)
            if trio or not self.state.deck or self.wins():
                return trio or Gala()
        return mine.best_trio(mine.progress(1)) or End()

    def wins(self) -> bool:
        """Z17: whether the gala now makes me win alone."""
        others = [self.score(seat) for seat in range(self.state.players) if seat != self.me]
        return self.score(self.me) + GALA_BONUS > max(others)

    def score(self, seat: Seat) -> int:
        """Z16: what a seat has so far."""
        highest = [cards[0].worth for cards in best(self.state.hands[seat]).values()]
        return sum(highest) + TRIO_BONUS * len(self.state.trios[seat])

    def victim(self, seats: list[Seat], *, demand: bool) -> Seat:
        """Z9, Z10: return the opponent from whom a card is worth most."""
        mine = self.hands[self.me]
        found, most = seats[0], -inf
        for seat in seats:
            gift = self.hands[seat].least_gift(mine) if demand else None
            worth = mine.worths[gift] / POINT if gift else 0.0 if demand else self.loot(seat)
            worth += self.weights.leader * self.score(seat)
            if worth > most:
                found, most = seat, worth
        return found

    def loot(self, seat: Seat) -> float:
        """Z10: return what a card drawn from a hand is worth on average, the victim's loss too."""
        mine, theirs = self.hands[self.me], self.hands[seat]
        total = 0.0
        cards = list(chain(*theirs.of_worth))
        for card in cards:
            total += mine.worths[card] / POINT
            total += self.weights.harm * theirs.cost(card, 0.0)
        return total / max(1, len(cards))


def choose(state: State, legal: tuple[Action, ...], weights: Weights = DEFAULT) -> Action:
    """Return the best of the legal actions in a state."""
    if len(legal) == 1:
        return legal[0]
    table = Table(state, weights)
    match state.phase:
        case Phase.TURN:
            mine = table.hands[table.me]
            early = mine.best_trio(mine.progress(1)) if isinstance(legal[0], Trio) else None
            chosen = early or table.flip_or_take()
            return chosen if chosen in legal else Take(sure(table.best_take()[0]))
        case Phase.FANFARE_TAKE:
            return Take(sure(table.best_take()[0]))
        case Phase.FINISH:
            return table.lay_or_end()
        case Phase.GIVE:
            giver = table.hands[sure(state.target)]
            return Give(sure(giver.least_gift(table.hands[table.me])))
        case Phase.DEMAND:
            seats = [action.seat for action in legal if isinstance(action, Demand)]
            return Demand(table.victim(seats, demand=True))
        case _:
            seats = [action.seat for action in legal if isinstance(action, Steal)]
            return Steal(table.victim(seats, demand=False))


def second(
    state: State, legal: tuple[Action, ...], chosen: Action, weights: Weights = DEFAULT
) -> Action | None:
    """Return the next best of the legal actions, where the rules of thumb compare two of them."""
    others = tuple(action for action in legal if action != chosen)
    match state.phase, chosen:
        case _ if not others:
            return None
        case Phase.TURN, Flip():
            taken = Table(state, weights).best_take()[0]
            return Take(taken) if taken else others[0]
        case Phase.TURN, Take() if Flip() in others:
            return Flip()
        case Phase.FINISH, End():
            return others[0]
        case Phase.FINISH, _:
            return End()
        case ((Phase.DEMAND | Phase.STEAL), _):
            return choose(state, others, weights)
        case _:
            return None


def favourites(game: Flohcati, view: View, weights: Weights, rng: Rng) -> list[Action]:
    """Return the best of the legal actions, and the next best where two are compared."""
    state = game.determinize(view, rng)
    chosen = choose(state, view.legal, weights)
    other = second(state, view.legal, chosen, weights)
    return [action for action in (chosen, other) if action]


def forgetful(view: View, kept: int) -> View:
    """Return the view of somebody who does not count.

    They remember the last few cards of the discard, and of each other hand its few highest.
    """
    discard = view.discard[max(0, len(view.discard) - kept) :]
    lies = {*view.hand, *view.row, *view.discard}
    lies |= {card for trios in view.trios for trio in trios for card in trio}
    hands = [view.hand if seat == view.seat else () for seat in range(view.players)]
    for seat, hand in enumerate(view.open_hands):
        if seat != view.seat:
            held = sorted([card for card in hand if card not in lies], key=lambda c: -c.worth)
            hands[seat] = tuple(sorted(held[: min(kept, view.hand_sizes[seat])]))
    known = [card for hand in hands for card in hand]
    known += [card for card in lies if card not in view.discard]
    deck = tuple(rest(DECK, [*known, *discard]))
    return replace(view, deck=deck, discard=discard, open_hands=tuple(hands), facts=())
