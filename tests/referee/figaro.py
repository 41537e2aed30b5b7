"""A referee of Figaro: the clauses again, written from the rules and from nothing else.

Nothing of the library is used here. A referee follows a record entry by entry and says who has to
act, and what they may do, in the notation of records.
"""

from typing import Any

EDITIONS: dict[str, dict[str, str]] = {
    "davinci": {
        "three_player_deck": "colour-out",
        "fewest_tie": "one-free",
        "stack_tie": "king-last",
        "exchange": "auto",
        "voluntary_take": "stack",
        "after_take": "taker",
        "lead_after_take": "anyone",
    },
    "aid": {
        "three_player_deck": "ones-out",
        "fewest_tie": "all-free",
        "stack_tie": "king-wins",
        "exchange": "strict",
    },
    "dutch": {"exchange": "optional", "voluntary_take": "hand", "lead_after_take": "others"},
}
"""The first has all defaults; the others say what they change."""
COLOURS = "RYGBP"
ENOUGH = 6
"""F17."""


class Referee:
    """One game of Figaro."""

    def __init__(self, _version: int, players: int, rules: dict[str, Any]) -> None:
        edition = EDITIONS[rules.get("edition", "davinci")]
        self.rules: dict[str, Any] = {**EDITIONS["davinci"], **edition, **rules}
        self.players = players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.displays: list[list[str]] = [[] for _ in range(players)]
        self.stacks = [0] * players
        self.roads: list[list[int]] = [[] for _ in range(players)]
        self.groups: list[list[int]] = []
        self.king = self.seat = self.round = 0
        self.leads = False
        """Whether whoever is on turn has just collected or taken."""
        self.has_taken: set[int] = set()
        """Who has taken into the hand this round."""
        removes = players == 3 and self.rules["three_player_deck"] == "colour-out"
        self.waits_for = "remove" if removes else "roads"

    @property
    def over(self) -> bool:
        return self.waits_for == "end of the game"

    @property
    def actor(self) -> int | None:
        """Who acts: a seat, or None for chance and after the end."""
        return self.seat if self.waits_for in ("move", "exchange") else None

    def moves(self) -> set[str] | None:
        """What the one who acts may do; None: chance, of which only the form is known."""
        if self.waits_for == "exchange":
            return {"swap", "keep"}
        if self.waits_for != "move":
            return None
        plays = self._plays()
        lies = any(self.displays)
        closed = self.rules["voluntary_take"] == "hand" and self.seat in self.has_taken
        return plays | ({"take"} if not plays or (lies and not closed) else set())  # F18, F19

    def _plays(self) -> set[str]:
        """F12 to F16."""
        shown = [self._colour(display) for display in self.displays]
        found = set()
        for card in self.hands[self.seat]:
            if card == "O":
                found.add("O")
                continue
            for owner in range(self.players):
                first = shown[owner] is None and card[0] not in shown
                fits = card[0] == "J" or shown[owner] == card[0] or first
                barred = self.leads and self.rules["lead_after_take"] == "others"
                if fits and not (barred and owner == self.seat):
                    found.add(f"{card}>{owner}")
        return found

    @staticmethod
    def _colour(display: list[str]) -> str | None:
        return next((card[0] for card in display if card[0] in COLOURS), None)

    def play(self, what: str) -> None:
        """Carry out an entry."""
        word, _, rest = what.partition(" ")
        if word == "remove":
            self.waits_for = "roads"
        elif word == "roads":
            self.groups = [[int(n) for n in group.split(",")] for group in rest.split("/")]
            self.waits_for = "start"
        elif word == "start":
            self.king, self.waits_for = int(rest), "deal"
        elif word == "deal":
            self._deal([hand.split(",") for hand in rest.split("/")])
        elif word in ("swap", "keep"):
            if word == "swap":
                self._swap(self.seat)
            self._hand_out()
        elif word == "take":
            self._take()
        elif word == "O":
            self._ring()
        else:
            self._put(*what.split(">"))

    def _deal(self, hands: list[list[str]]) -> None:
        """F8, F9."""
        self.hands = hands
        self.displays = [[] for _ in range(self.players)]
        self.stacks = [0] * self.players
        self.has_taken = set()
        self._turn_of(self.king)

    def _turn_of(self, seat: int, *, leads: bool = False) -> None:
        """F10: a turn without a card ends the round."""
        self.seat, self.leads, self.waits_for = seat, leads, "move"
        if not self.hands[seat]:
            self.king = seat
            self._score()

    def _next(self) -> int:
        return (self.seat + 1) % self.players

    def _put(self, card: str, place: str) -> None:
        """F12, F14, F17."""
        owner = int(place)
        self.hands[self.seat].remove(card)
        self.displays[owner].append(card)
        if sum(int(each[1:] or 0) for each in self.displays[owner]) >= ENOUGH:
            self.stacks[owner] += len(self._sweep())
            self._turn_of(owner, leads=True)
        else:
            self._turn_of(self._next())

    def _ring(self) -> None:
        """F15, F21."""
        self.hands[self.seat].remove("O")
        self.displays[self.seat].append("O")
        self.displays = self.displays[-1:] + self.displays[:-1]
        self._turn_of(self._next())

    def _sweep(self) -> list[str]:
        """All face-up cards leave the table."""
        cards = [card for display in self.displays for card in display]
        self.displays = [[] for _ in range(self.players)]
        return cards

    def _take(self) -> None:
        """F18 to F20."""
        free = bool(self._plays())
        cards = self._sweep()
        if free and self.rules["voluntary_take"] == "hand":
            self.hands[self.seat] += cards
            self.has_taken.add(self.seat)
        else:
            self.stacks[self.seat] += len(cards)
        if self.rules["after_take"] == "next":
            self._turn_of(self._next())
        else:
            self._turn_of(self.seat, leads=True)

    def _after_king(self, seat: int) -> int:
        """How far a seat is from the King, clockwise."""
        return (seat - self.king) % self.players

    def _score(self) -> None:
        """F22 to F28."""
        exchange = self.rules["exchange"]
        if self.round == 2 and exchange != "off":
            fewest = min(range(self.players), key=lambda s: (self.stacks[s], self._after_king(s)))
            own = self.roads[fewest]
            gains = bool(own) and max(own) > min(self.groups[2])
            if exchange == "optional" and gains:
                self.seat, self.waits_for = fewest, "exchange"
                return
            if exchange != "optional" and (gains or (exchange == "strict" and own)):
                self._swap(fewest)
        self._hand_out()

    def _swap(self, seat: int) -> None:
        """F26."""
        longest, shortest = max(self.roads[seat]), min(self.groups[2])
        self.roads[seat].remove(longest)
        self.roads[seat].append(shortest)
        self.groups[2].remove(shortest)
        self.groups[2].append(longest)

    def _hand_out(self) -> None:
        """F23, F24."""
        sign = 1 if self.rules["stack_tie"] == "king-last" else -1
        distance = [self._after_king(seat) for seat in range(self.players)]
        if sign == 1:
            distance[self.king] = self.players
        order = sorted(range(self.players), key=lambda s: (-self.stacks[s], sign * distance[s]))
        if self.rules["fewest_tie"] == "all-free":
            taking = [seat for seat in order if self.stacks[seat] > min(self.stacks)]
        else:
            taking = [seat for seat in order if self.stacks[seat]]
            taking = taking[:-1] if len(taking) == self.players else taking
        pieces = sorted(self.groups[self.round], reverse=True)
        for seat, piece in zip(taking, pieces, strict=False):
            self.roads[seat].append(piece)
        self.round += 1
        self.waits_for = "deal" if self.round < 3 else "end of the game"

    def result(self) -> dict[str, list[int]]:
        """F29."""
        totals = [sum(road) for road in self.roads]
        ranking = sorted(range(self.players), key=lambda s: (totals[s], self._after_king(s)))
        return {"totals": totals, "winners": ranking[:1], "ranking": ranking}
