"""What a viewer can know about the hands, found by trying every deal of the single cards.

The rules of `voluntary_take: hand` are written here a second time, as short as they can be. A
deal is possible if everybody could have done with it what they were seen doing.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

Single: TypeAlias = tuple[str, int]
"""One single card: its kind, and which of its kind it is."""
Zones: TypeAlias = list[list[Single]]
Hands: TypeAlias = tuple[tuple[str, ...], ...]


class Seen(NamedTuple):
    """What everybody saw: a card that went somewhere, or a take onto the stack or into the hand."""

    seat: int
    card: Single | None
    to: int = 0
    into: str = ""


def singles(zones: Sequence[Sequence[str]]) -> Zones:
    """The cards of some zones, each told apart from the others of its kind."""
    copies: Counter[str] = Counter()
    found: Zones = []
    for zone in zones:
        found.append([])
        for kind in zone:
            found[-1].append((kind, copies[kind]))
            copies[kind] += 1
    return found


def could_play(hand: Sequence[Single], table: Zones) -> bool:
    """Whether one of the cards fits somewhere."""
    colours = [{kind[0] for kind, _ in display} - {"J", "O"} for display in table]
    lying = set().union(*colours)
    return any(kind[0] in "JO" or kind[0] in lying or not all(colours) for kind, _ in hand)


def do(hands: Zones, table: Zones, seen: Seen) -> None:
    """Change hands and displays by what was seen."""
    seat, card, to, into = seen
    if card is None:
        if into == "hand":
            hands[seat] += [each for display in table for each in display]
        table[:] = [[] for _ in table]
        return
    hands[seat].remove(card)
    table[to].append(card)
    if card[0] == "O":
        table[:] = [table[-1], *table[:-1]]
    elif sum(int(kind[1:] or 0) for kind, _ in table[to]) >= 6:
        table[:] = [[] for _ in table]


def watch(hands: Zones, table: Zones, moves: Sequence[tuple[int, str]]) -> list[Seen]:
    """See some moves made, single cards told apart.

    Who has shown a card and plays one of its kind plays the one that was shown: nobody else
    can tell, and the hand that is left is the same.
    """
    hands, table = [list(hand) for hand in hands], [list(display) for display in table]
    public: set[Single] = set()
    log: list[Seen] = []
    for seat, text in moves:
        if text == "take":
            into = "hand" if could_play(hands[seat], table) else "stack"
            if into == "hand":
                public.update(card for display in table for card in display)
            log.append(Seen(seat, None, into=into))
        else:
            kind, _, to = text.partition(">")
            mine = [card for card in hands[seat] if card[0] == kind]
            card = min(mine, key=lambda card: card not in public)
            log.append(Seen(seat, card, int(to or seat)))
        do(hands, table, log[-1])
    return log


def replay(hands: Zones, table: Zones, log: Sequence[Seen], *, tell_apart: bool) -> Hands | None:
    """The hands after all that was seen, or None if somebody could not have done it."""
    hands, table = [list(hand) for hand in hands], [list(display) for display in table]
    for seen in log:
        hand, card = hands[seen.seat], seen.card
        if card is None:
            if could_play(hand, table) != (seen.into == "hand"):
                return None
        elif card not in hand:
            alike = [other for other in hand if other[0] == card[0]]
            if tell_apart or not alike:
                return None
            card = alike[0]
        do(hands, table, seen._replace(card=card))
    return tuple(tuple(sorted(kind for kind, _ in hand)) for hand in hands)


def deals(cards: Sequence[Single], sizes: Sequence[int]) -> Iterator[Zones]:
    """Every deal of the single cards into hands of the given sizes."""
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        for others in deals([card for card in cards if card not in hand], sizes[1:]):
            yield [list(hand), *others]


def possible(
    hands: Zones, table: Zones, log: Sequence[Seen], viewer: int | None, *, tell_apart: bool
) -> Counter[Hands]:
    """The hands that there could be for a viewer, by the number of deals that give them.

    `tell_apart`: whether they know the single cards of a kind from each other as they are played.
    """
    others = [seat for seat in range(len(hands)) if seat != viewer]
    unseen = [card for seat in others for card in hands[seat]]
    found: Counter[Hands] = Counter()
    for deal in deals(unseen, [len(hands[seat]) for seat in others]):
        dealt = list(hands)
        for seat, hand in zip(others, deal, strict=True):
            dealt[seat] = hand
        after = replay(dealt, table, log, tell_apart=tell_apart)
        if after is not None:
            found[after] += 1
    return found
