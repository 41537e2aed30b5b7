"""A player of Figaro by rules of thumb that a good player would name.

- Cards that I collect are bad. Cards that another collects are good, above all if they
  have a short road or the smallest stack, or fall behind me by it.
- A display is in danger while cards that would fill it up are in hands. Mine should be low, or
  of a colour that has gone; those of others may be high.
- A ring gives my display away and brings me the right neighbour's.
- Jesters and rings are for defence: they have a price, and so has every card.
- A small table may be taken before it grows. When the next player has no card left, nothing
  that lies on the table counts any more.

Each rule has its weight, and each move one sum. `tusch.figaro.kernel.policy` is the same player
compiled: on the same table the two choose the same, so the sums are added in the same order.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from tusch.cards import rest, sure
from tusch.figaro import Figaro
from tusch.figaro.cards import Card, Colour, colour, worth
from tusch.figaro.rules import deck, lying
from tusch.figaro.ruleset import ENOUGH, Ruleset
from tusch.figaro.state import Action, Cards, Play, Ring, Swap, Take
from tusch.figaro.view import View
from tusch.game import Rng, Seat, Value


class Weights(Value, frozen=True, kw_only=True):
    """How much each rule of thumb counts; a card on my own stack costs 1."""

    other: float = 0.5
    """What a card on another's stack is worth to me."""
    short_road: float = 0.5
    """How much more it is worth if their road is the shortest."""
    small_stack: float = 0.5
    """How much more if their stack is the smallest."""
    passing: float = 1.0
    """The cards it is worth when a stack becomes larger than another's, mine or theirs."""
    lead: float = 0.0
    """The cards it costs to play first on an empty table."""
    half: float = 2.0
    """How many cards that would fill it up make a display as likely to be filled as not."""
    mine: float = 0.5
    """How much a card in my own hand counts among those."""
    blank: float = 2.0
    """How many there are for a display without a colour, besides jesters."""
    in_hand: float = 0.3
    """What a card costs that I take into the hand."""
    noise: float = 0.05
    """The largest random number that playouts add to a sum; no player at a table adds any."""
    slow: tuple[float, ...] = (0.0, 0.05, 0.1, 0.15, 0.2, 0.25)
    """How likely a display is to be filled by several cards, by its worth, 0 to 5."""
    prices: tuple[float, ...] = (0.0, 0.0, 0.0, 0.3, 0.6, 0.6)
    """The price of a card: coloured by worth, 1 to 3; then jesters, 1 and 2; then a ring."""

    @property
    def numbers(self) -> tuple[float, ...]:
        """All weights in a row, as the compiled player has them."""
        fields = [getattr(self, name) for name in self.__struct_fields__[:-2]]
        return (*fields, *self.slow, *self.prices)


DEFAULT: Final = Weights()
TEMPERS: Mapping[str, Weights] = {
    "careful": replace(DEFAULT, other=0.1, passing=2.0, lead=2.0, mine=0.0),
    "bold": replace(DEFAULT, half=6.0, slow=(0.0,) * 6, prices=(0.0,) * 6),
    "spiteful": replace(DEFAULT, other=0.7, short_road=3.0, small_stack=0.0),
}
"""The same player in another mood."""

HIGHEST: Final = max(card.worth for card in Card if card.colour)
PRICED: Final = (1, 2, 3, "J1", "J2", "O")
"""What `Weights.prices` are for, in order."""


class Table:
    """What a player sees of the table before playing, by the names that the rules use."""

    def __init__(self, rules: Ruleset, view: View, weights: Weights) -> None:
        """Look at the table."""
        self.weights = weights
        self.me: Seat = sure(view.seat)
        self.seats = range(view.players)
        self.hand = view.hand
        seen = [card for zone in (*view.displays, *view.stacks, view.hand) for card in zone]
        self.others = Counter(rest(deck(rules, view.players, view.removed), seen))
        """The cards of the other hands together."""
        self.own = Counter(view.hand)
        self.lying = len(lying(view.displays))
        self.stacks = [len(stack) for stack in view.stacks]
        self.worths = [worth(display) for display in view.displays]
        self.shows = [colour(display) for display in view.displays]
        self.ends = view.hand_sizes[(self.me + 1) % view.players] == 0
        """Whether the next player has no card left, and ends the round."""
        self.into_hand = rules.voluntary_take == "hand"
        self.rates = self._rates(view)
        self.risks = [self.risk(seat, self.shows[seat], self.worths[seat]) for seat in self.seats]
        self.total = 0.0
        """What the displays are worth to me for each card that lies, as likely as they fill up."""
        for seat in self.seats:
            self.total += self.rates[seat] * self.risks[seat]

    def _rates(self, view: View) -> list[float]:
        """Return what a card on each stack is worth to me."""
        weights = self.weights
        roads = [sum(road) for road in view.roads]
        span = max(1, max(roads) - min(roads))
        rates = []
        for seat in self.seats:
            short = (max(roads) - roads[seat]) / span
            rate = weights.other * (1.0 + weights.short_road * short)
            small = self.stacks[seat] == min(self.stacks)
            rates.append(rate * (1.0 + weights.small_stack) if small else rate)
        rates[self.me] = -1.0
        return rates

    def risk(self, seat: Seat, shown: Colour | None, value: int) -> float:
        """Return how likely a display of a colour and worth is to be filled up."""
        weights = self.weights
        need = ENOUGH - value
        fillers = 0.0
        if need <= HIGHEST:
            kinds = [card for card in Card if card.worth >= need and card.colour in (shown, None)]
            fillers = float(sum([self.others[kind] for kind in kinds]))
            if seat != self.me:
                fillers += weights.mine * sum([self.own[kind] for kind in kinds])
            if shown is None:
                fillers += weights.blank
        slow = weights.slow[value]
        return slow + (1.0 - slow) * fillers / (fillers + weights.half)

    def gain(self, to: Seat, cards: int) -> float:
        """Return what it is worth to me that somebody collects so many cards."""
        before = self.stacks[to]
        value = self.rates[to] * (cards + self.weights.lead)
        passed = range(before, before + cards)
        if to == self.me:
            for other in self.seats:
                if other != to and self.stacks[other] in passed:
                    value -= self.weights.passing
        elif self.stacks[self.me] in passed:
            value += self.weights.passing
        return value

    def judge(self, action: Action) -> float:
        """Return what an action is worth to me."""
        match action:
            case Play(card=card, to=to):
                return self.judge_play(card, to) - self.price(card)
            case Ring():
                return self.judge_ring() - self.price(Card.RING)
            case Take() if self.into_hand:
                return -self.weights.in_hand * self.lying
            case Take():
                return self.gain(self.me, self.lying)
            case _:
                return float(action == Swap())

    def judge_play(self, card: Card, to: Seat) -> float:
        """Return what it is worth that a card goes into a display."""
        value = self.worths[to] + card.worth
        if value >= ENOUGH:
            return self.gain(to, self.lying + 1)
        if self.ends:
            return 0.0
        more = self.risk(to, card.colour or self.shows[to], value) - self.risks[to]
        return (self.total + self.rates[to] * more) * (self.lying + 1)

    def judge_ring(self) -> float:
        """Return what it is worth that every display moves to the left."""
        if self.ends:
            return 0.0
        total = 0.0
        for seat in self.seats:
            total += self.rates[seat] * self.risks[seat - 1]
        return total * (self.lying + 1)

    def price(self, card: Card) -> float:
        """Return what it costs to have a card no more."""
        return self.weights.prices[PRICED.index(card.worth if card.colour else str(card))]


def ranking(rules: Ruleset, view: View, weights: Weights = DEFAULT) -> list[Action]:
    """Return the legal actions, the best first; among equals the take, then the first."""
    if len(view.legal) == 1:
        return [*view.legal]
    table = Table(rules, view, weights)
    takes_first = sorted(view.legal, key=lambda action: action != Take())
    return sorted(takes_first, key=lambda action: -table.judge(action))


def favourites(game: Figaro, view: View, weights: Weights, _rng: Rng) -> list[Action]:
    """Return the best of the legal actions, and the next best."""
    return ranking(game.ruleset, view, weights)[:2]


def forgetful(view: View, kept: int) -> View:
    """Return the view of somebody who remembers only the last few cards of each stack."""
    stacks: tuple[Cards, ...] = tuple([stack[max(0, len(stack) - kept) :] for stack in view.stacks])
    return replace(view, stacks=stacks)
