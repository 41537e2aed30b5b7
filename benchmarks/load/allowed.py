"""What devices may do at boardgame.io's tables, game by game: their views do not say."""

from itertools import combinations
from typing import Any, NamedTuple

import msgspec

TRIO = 3
ATTRACTIONS = 10
DECK = 89


class Move(NamedTuple):
    kind: str
    args: list[Any]


class _Player(msgspec.Struct):
    hand: list[str]


class Figaro(msgspec.Struct):
    """The state of a game like Figaro, as a player sees it."""

    displays: list[list[str]]
    players: dict[str, _Player]

    turned = 0

    def allowed(self, seat: int) -> list[Move]:
        shown = [display[0][0] if display else "" for display in self.displays]
        empty = [place for place, colour in enumerate(shown) if not colour]
        found = []
        for card in dict.fromkeys(self.players[str(seat)].hand):
            places = [shown.index(card[0])] if card[0] in shown else empty
            found += [Move("play", [card, place]) for place in places]
        if any(shown):
            found.append(Move("take", []))
        return found


class Flohcati(msgspec.Struct):
    """The state of a game like Zirkus Flohcati, as a player sees it."""

    phase: str
    left: int
    row: list[str]
    sizes: list[int]
    players: dict[str, _Player]

    @property
    def turned(self) -> int:
        """Cards of the deck that have been turned."""
        return DECK - self.left

    def allowed(self, seat: int) -> list[Move]:
        hand = self.players[str(seat)].hand
        match self.phase:
            case "turn":
                return [*([Move("flip", [])] if self.left else []), *self._takes()]
            case "fanfare-take":
                return self._takes()
            case "demand" | "steal":
                others = [other for other, size in enumerate(self.sizes) if size and other != seat]
                return [Move(self.phase, [other]) for other in others]
            case "give":
                return [Move("give", [card]) for card in hand]
            case "finish":
                gala = len({card[0] for card in hand}) == ATTRACTIONS
                return [*_trios(hand), *([Move("gala", [])] if gala else []), Move("end", [])]
            case _:
                raise ValueError(self.phase)

    def _takes(self) -> list[Move]:
        return [Move("take", [card]) for card in self.row]


def _trios(hand: list[str]) -> list[Move]:
    by_worth: dict[str, list[str]] = {}
    for card in hand:
        by_worth.setdefault(card[1], []).append(card)
    return [
        Move("trio", [cards]) for group in by_worth.values() for cards in combinations(group, TRIO)
    ]
