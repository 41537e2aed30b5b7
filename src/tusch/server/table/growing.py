"""Sequences that grow at their end: what was there before is shared, and never copied."""

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Growing(Sequence[T], Generic[T]):
    """A frozen sequence; one that has grown from it has the same items in the same memory.

    A game has hundreds of moves, and a table keeps how it stood after each of the last ones. Tuples
    would be copied at every move, each a little longer than the one before.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        """Begin with some items."""
        self._items = list(items)
        """Belongs to everybody who has grown from the same beginning: it only gets longer."""
        self._length = len(self._items)

    def grown(self, item: T) -> "Growing[T]":
        """Return the sequence with one more item; this one stays what it is."""
        items, length = self._items, self._length
        if len(items) != length:
            # Another one has grown from here in another way.
            items = items[:length]
        items.append(item)
        more: Growing[T] = Growing.__new__(Growing)
        more._items, more._length = items, length + 1
        return more

    def __len__(self) -> int:
        """How many items there are."""
        return self._length

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[T, ...]: ...
    def __getitem__(self, place: int | slice) -> T | tuple[T, ...]:
        """Return an item, or some as a tuple."""
        if isinstance(place, slice):
            return tuple(self._items[slice(*place.indices(self._length))])
        return self._items[range(self._length)[place]]

    def __eq__(self, other: object) -> bool:
        """Whether the items are the same."""
        return isinstance(other, Growing) and self[:] == other[:]

    def __hash__(self) -> int:
        """Go by the items."""
        return hash(self[:])

    def __repr__(self) -> str:
        """Show the items."""
        return f"Growing({self[:]!r})"
