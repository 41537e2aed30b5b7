"""A referee of Zirkus Flohcati: the clauses again, written from the rules and from nothing else.

Nothing of the library is used here. A referee follows a record entry by entry and says who has to
act, and what they may do, in the notation of records.
"""

from collections import Counter
from itertools import combinations
from typing import Any

LETTERS = "ABCDEFGHIJ"
ACTIONS = ("demand", "steal", "fanfare")
CHANCE = {"start", "turned card", "fanfare", "stolen card"}
"""What the dealer does: with these the referee waits for chance."""


class Referee:
    """One game of Zirkus Flohcati."""

    def __init__(self, version: int, players: int, rules: dict[str, Any]) -> None:
        turn_end = "when-needed" if version == 1 else rules.get("turn_end", "always")
        self.only_if_possible = turn_end == "when-needed"
        self.any_time = rules.get("trio_timing", "end-of-turn") == "any-time"
        self.ties = rules.get("ties", "shared")
        self.players = players
        # Z2, Z3
        self.deck = Counter({f"{letter}{value}": 1 for letter in LETTERS for value in range(8)})
        self.deck.update(dict.fromkeys(ACTIONS, 3))
        self.row: dict[str, str] = {}
        self.hands: list[set[str]] = [set() for _ in range(players)]
        self.trios = [0] * players
        self.gala: int | None = None
        self.seat = 0
        self.victim = 0
        self.waits_for = "start"

    @property
    def over(self) -> bool:
        return self.waits_for == "end of the game"

    @property
    def actor(self) -> int | None:
        """Who acts: a seat, or None for chance and after the end."""
        if self.over or self.waits_for in CHANCE:
            return None
        return self.victim if self.waits_for == "gift" else self.seat

    def moves(self) -> set[str]:
        """What the one who acts may do; for chance, what may come up."""
        hand = self.hands[self.seat]
        if self.waits_for == "start":
            return {f"start {seat}" for seat in range(self.players)}
        if self.waits_for in ("turned card", "fanfare"):
            return {card for card, left in self.deck.items() if left}
        if self.waits_for == "stolen card":
            return set(self.hands[self.victim])
        if self.waits_for == "flip or take":  # Z5, Z7, Z12
            flip = {"flip"} if self.left else set()
            return flip | self._takes() | (self._trios(hand) if self.any_time else set())
        if self.waits_for == "take":  # Z11
            return self._takes()
        if self.waits_for in ("demand", "steal"):  # Z9, Z10
            return {f"{self.waits_for} {seat}" for seat in self._opponents_with_cards()}
        if self.waits_for == "gift":  # Z9
            return {f"give {card}" for card in self.hands[self.victim]}
        if self.waits_for == "finish":  # Z12 to Z14
            return self._trios(hand) | ({"gala"} if self._all_ten(hand) else set()) | {"end"}
        return set()

    @property
    def left(self) -> int:
        """How many cards the deck has."""
        return sum(self.deck.values())

    def _takes(self) -> set[str]:
        return {f"take {card}" for card in self.row.values()}

    def _opponents_with_cards(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.seat and self.hands[seat]]

    @staticmethod
    def _trios(hand: set[str]) -> set[str]:
        threes = combinations(sorted(hand), 3)
        return {"trio " + ",".join(three) for three in threes if len({c[1] for c in three}) == 1}

    @staticmethod
    def _all_ten(hand: set[str]) -> bool:
        return {card[0] for card in hand} == set(LETTERS)

    def play(self, what: str) -> None:
        """Carry out an entry."""
        word, _, rest = what.partition(" ")
        if self.waits_for == "start":
            self.seat, self.waits_for = int(rest), "flip or take"
        elif self.waits_for in ("turned card", "fanfare"):
            self._turn_up(what)
        elif self.waits_for == "stolen card":
            self._pass_on(what)
        elif word == "flip":
            self.waits_for = "turned card"
        elif word == "take":
            del self.row[rest[0]]
            self.hands[self.seat].add(rest)
            self._after_take_or_action()
        elif word in ("demand", "steal"):
            self.victim = int(rest)
            self.waits_for = "gift" if word == "demand" else "stolen card"
        elif word == "give":
            self._pass_on(rest)
        elif word == "trio":
            self.hands[self.seat] -= set(rest.split(","))
            self.trios[self.seat] += 1
            if self.waits_for == "finish":
                self._after_take_or_action()
        elif word == "gala":
            self.gala, self.waits_for = self.seat, "end of the game"
        elif word == "end":
            self._next_player()

    def _pass_on(self, card: str) -> None:
        """Z9, Z10: a card of the chosen opponent goes to the player."""
        self.hands[self.victim].remove(card)
        self.hands[self.seat].add(card)
        self._after_take_or_action()

    def _turn_up(self, card: str) -> None:
        """Z5, Z6, Z8, Z11."""
        self.deck[card] -= 1
        sounding = self.waits_for == "fanfare" or card == "fanfare"
        if card in ("demand", "steal"):
            if self._opponents_with_cards():
                self.waits_for = card
            else:
                self._after_take_or_action()
        elif card[0] in self.row and card != "fanfare":
            if sounding:
                self.waits_for = "take"
            else:
                self._next_player()
        else:
            if card != "fanfare":
                self.row[card[0]] = card
            if not sounding:
                self.waits_for = "flip or take"
            else:
                self.waits_for = "fanfare" if self.left else "end of the game"

    def _after_take_or_action(self) -> None:
        """Z14."""
        hand = self.hands[self.seat]
        possible = bool(self._trios(hand)) or self._all_ten(hand)
        stays = possible if self.only_if_possible else len(hand) >= 3
        if stays:
            self.waits_for = "finish"
        else:
            self._next_player()

    def _next_player(self) -> None:
        """Z14, Z15."""
        self.seat = (self.seat + 1) % self.players
        self.waits_for = "flip or take" if self.left else "end of the game"

    def result(self) -> dict[str, list[int]]:
        """Z16, Z17."""
        totals = []
        for seat, hand in enumerate(self.hands):
            best = [max([int(c[1]) for c in hand if c[0] == each], default=0) for each in LETTERS]
            totals.append(sum(best) + 10 * self.trios[seat] + 10 * (self.gala == seat))
        order = [(totals[seat], *self._among_equals(seat)) for seat in range(self.players)]
        return {
            "totals": totals,
            "winners": [seat for seat in range(self.players) if order[seat] == max(order)],
        }

    def _among_equals(self, seat: int) -> tuple[int, ...]:
        if self.ties == "shared":
            return ()
        highest = max([int(card[1]) for card in self.hands[seat]], default=-1)
        return self.trios[seat], int(self.gala == seat), highest
