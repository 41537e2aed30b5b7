"""What cards are worth to a player of Zirkus Flohcati by rules of thumb, and the weights of those.

A card is worth what it adds to the score, and what it brings nearer to a trio and to the gala.
`tusch.flohcati.kernel.worth` is the same compiled.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from itertools import chain
from math import inf
from typing import Final

from msgspec.structs import replace

from tusch.cards import sure
from tusch.flohcati.cards import DECK, Attraction, Card
from tusch.flohcati.ruleset import TRIO, TRIO_BONUS
from tusch.flohcati.state import Cards, State, Trio
from tusch.game import Value


class Weights(Value, frozen=True, kw_only=True):
    """How much each rule of thumb counts, in points unless said otherwise."""

    new: tuple[float, ...] = (53.0, 20.0, 14.0, 9.0, 7.5, 8.5, 6.5, 4.7, 4.5, 4.5)
    """A new attraction for the gala, when one is missing, two, and so on."""
    pace: float = 1.0
    """How much of that each card of the deck, for each player and missing one, keeps alive."""
    first: float = 0.25
    """The share of a trio's gain that its first card is worth."""
    second: float = 0.2
    """The share that its second card is worth."""
    enough: float = 0.4
    """How sure each card of a value that is still in the deck makes a trio."""
    turns: float = 1.1
    """How sure each card of the deck, for each player, makes a trio: there are turns to come."""
    spite: float = 0.16
    """The share of the next player's gain from the row that counts as a loss."""
    bust: float = 2.6
    """What a bust costs beyond the card that is not taken."""
    demanded: float = 1.7
    """What turning a demand is worth."""
    stolen: float = 2.8
    """What turning a steal is worth."""
    sounded: float = 4.0
    """What turning a fanfare is worth."""
    bold: float = -0.1
    """What a flip is worth beyond its average."""
    paired: float = 1.4
    """What each other card of its value adds to the cost of a gift."""
    generous: float = 0.5
    """The share of the receiver's gain that counts against a gift."""
    harm: float = 0.5
    """The share of a victim's loss that counts as a gain."""
    leader: float = 0.2
    """What each point of a victim's score adds to the wish to harm them."""
    wait: float = 1.1
    """What a trio must gain to be laid with the whole deck to come; less with less of it."""
    noise: float = 0.0
    """The largest random number that playouts add to a worth; no player at a table adds any."""

    @property
    def numbers(self) -> tuple[float, ...]:
        """All weights in a row, as the compiled player has them."""
        return (*self.new, *[getattr(self, name) for name in self.__struct_fields__[1:]])


DEFAULT: Final = Weights()
TEMPERS: Mapping[str, Weights] = {
    "careful": replace(DEFAULT, bold=-1.5, bust=4.0),
    "bold": replace(DEFAULT, bold=1.0, bust=0.5),
    "spiteful": replace(DEFAULT, spite=0.7, generous=1.2, harm=1.0, leader=1.0),
}
"""The same player in another mood."""

POINT: Final = 256
"""What cards are worth is counted in such parts of a point, whole numbers, as by the compiled."""


VALUES: Final = range(max(card.worth for card in Card) + 1)
BY_VALUE: Final = tuple(
    tuple((card.attraction, card) for card in Card if card.attraction and card.worth == value)
    for value in VALUES
)
"""All cards with their attractions, by value."""


class Hand:
    """A hand, and what every card would be worth to whoever has it."""

    def __init__(self, cards: Cards, state: State, weights: Weights) -> None:
        """Look at a hand."""
        self.weights = weights
        self._state = state
        self.values: dict[Attraction, list[int]] = {}
        """The values that it has of each attraction, in ascending order."""
        for card in sorted(cards):
            self.values.setdefault(sure(card.attraction), []).append(card.worth)
        self.of_worth: list[list[Card]] = [[] for _ in VALUES]
        """Its cards by value."""
        for card in sorted(cards):
            self.of_worth[card.worth].append(card)
        self.missing = len(Attraction) - len(self.values)

    def progress(self, more: int = 0) -> float:
        """Return what a new attraction is worth, now or with a few more missing than now."""
        missing = self.missing + more
        if missing not in range(1, len(Attraction) + 1):
            return 0.0
        cards = len(self._state.deck) / (self._state.players * missing)
        return self.weights.new[missing - 1] * min(1.0, self.weights.pace * cards)

    def cost(self, card: Card, alone: float) -> float:
        """Return what is lost with a card: nothing if it is a lower double."""
        same = self.values[sure(card.attraction)]
        if same[-1] > card.worth:
            return 0.0
        return float(card.worth - same[-2]) if same[1:] else card.worth + alone

    def costs(self, value: int, alone: float) -> list[tuple[float, Card]]:
        """Return the cards of a value with what each costs, the least first."""
        return sorted([(self.cost(card, alone), card) for card in self.of_worth[value]])

    @cached_property
    def worths(self) -> dict[Card, int]:
        """What every card would be worth, in parts of a point."""
        weights, state = self.weights, self._state
        alone = self.progress(1)
        hope = min(1.0, weights.turns * len(state.deck) / state.players)
        new = int(POINT * self.progress())
        in_deck = Counter([card.worth for card in state.deck if card.attraction])
        found = {}
        for value, cards in enumerate(BY_VALUE):
            costs = self.costs(value, alone)
            gain = POINT * (TRIO_BONUS - sum([cost for cost, _ in costs[: TRIO - 1]]))
            sureness = 1.0
            if len(costs) < TRIO - 1:
                share = weights.second if costs else weights.first
                sureness = share * hope * min(1.0, weights.enough * in_deck[value])
            for kind, card in cards:
                held = self.values.get(kind)
                points = max(0, value - held[-1]) * POINT if held else value * POINT + new
                found[card] = points + int(sureness * max(0.0, gain - points))
        return found

    def best_trio(self, alone: float) -> Trio | None:
        """Z12: return the trio that gains most and enough."""
        most = self.weights.wait * len(self._state.deck) / len(DECK)
        trio = None
        for value in VALUES:
            costs = self.costs(value, alone)[:TRIO]
            gained = TRIO_BONUS - sum([cost for cost, _ in costs])
            if len(costs) == TRIO and gained > most:
                most = gained
                trio = Trio(tuple(sorted([card for _, card in costs])))
        return trio

    def least_gift(self, receiver: "Hand") -> Card | None:
        """Z9: return the card that is missed least, and that helps the receiver least."""
        alone = self.progress(1)
        least, gift = inf, None
        for card in chain(*self.of_worth):
            others = min(len(self.of_worth[card.worth]), TRIO) - 1
            cost = self.cost(card, alone) + self.weights.paired * others
            cost += self.weights.generous * receiver.worths[card] / POINT
            if cost < least:
                least, gift = cost, card
        return gift
