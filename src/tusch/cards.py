"""What can be done with cards, whatever is on them."""

from bisect import bisect
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import accumulate
from math import comb
from typing import TypeVar

from tusch.game import Rng

C = TypeVar("C")


def shuffled(cards: Iterable[C], rng: Rng) -> list[C]:
    """Return the cards in random order (Fisher and Yates, from the last place down)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = rng.randrange(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def without(cards: tuple[C, ...], card: C) -> tuple[C, ...]:
    """Return the cards less one that is among them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def sure(thing: C | None) -> C:
    """Return a thing that is there."""
    assert thing is not None
    return thing


def at_table(seat: int | None, players: int) -> None:
    """Raise an error for a seat that is not there: a negative one would look into another hand."""
    if seat is not None and not 0 <= seat < players:
        raise IndexError(f"there is no seat {seat} at a table of {players}")


def put(zones: tuple[C, ...], seat: int, zone: C) -> tuple[C, ...]:
    """Return the zones of all seats with one seat's zone replaced."""
    return (*zones[:seat], zone, *zones[seat + 1 :])


def rest(cards: Iterable[C], taken: Iterable[C]) -> list[C]:
    """Return the cards less all of those that are taken away, in their order."""
    gone = Counter(taken)
    kept = []
    for card in cards:
        if gone[card]:
            gone[card] -= 1
        else:
            kept.append(card)
    return kept


def split(cards: Sequence[C], sizes: Iterable[int]) -> list[Sequence[C]]:
    """Cut the cards into pieces of the given sizes, from the first on."""
    pieces = []
    place = 0
    for size in sizes:
        pieces.append(cards[place : place + size])
        place += size
    return pieces


def deal_unseen(
    cards: Sequence[C], sizes: Sequence[int], lacks: Sequence[Collection[C]], rng: Rng
) -> list[list[C]]:
    """Deal cards that nobody has seen: `sizes[i]` to place i, none of `lacks[i]` among them.

    Every such deal of the single cards is equally likely. There must be one, and every card
    is dealt.
    """
    places = range(len(sizes))
    groups: dict[tuple[int, ...], list[C]] = {}
    for card in cards:
        open_places = tuple(place for place in places if card not in lacks[place])
        groups.setdefault(open_places, []).append(card)
    narrow_first = sorted(groups.items(), key=lambda group: len(group[0]))

    @cache
    def ways(done: int, room: tuple[int, ...]) -> int:
        """How many deals of the groups from the done-th on fill the room that is left."""
        if done == len(narrow_first):
            return 1
        open_places, group = narrow_first[done]
        return sum(
            multiplicity * ways(done + 1, left)
            for _, left, multiplicity in _shares(len(group), open_places, room)
        )

    hands: list[list[C]] = [[] for _ in places]
    room = tuple(sizes)
    for done, (open_places, group) in enumerate(narrow_first):
        choices = list(_shares(len(group), open_places, room))
        weights = [multiplicity * ways(done + 1, left) for _, left, multiplicity in choices]
        drawn = rng.randrange(sum(weights))
        shares, room, _ = choices[bisect(list(accumulate(weights)), drawn)]
        pieces = split(shuffled(group, rng), shares)
        for place, piece in zip(open_places, pieces, strict=True):
            hands[place].extend(piece)
    return hands


def _shares(
    count: int, places: tuple[int, ...], room: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Yield the shares of so many different cards by place, the room left, and in how many ways."""
    if not places:
        if not count:
            yield (), room, 1
        return
    place, others = places[0], places[1:]
    least = max(0, count - sum(room[other] for other in others))
    for share in range(least, min(count, room[place]) + 1):
        smaller = (*room[:place], room[place] - share, *room[place + 1 :])
        for shares, left, multiplicity in _shares(count - share, others, smaller):
            yield (share, *shares), left, comb(count, share) * multiplicity
