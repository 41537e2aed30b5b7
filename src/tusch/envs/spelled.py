"""Numbers for a game that brings none: its views and actions spelled out, field by field.

Nothing is left out of a view but what is legal, which the mask says. A card, a word or a member of
an enum is its place from 1 on, whatever may be missing has a number that says whether it is there,
and a list has room for as many as there are seats, or cards. Seats are numbered as at the table. An
action whose fields have few values has a code for each; others are taken for the dealer's.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect as types

from tusch.numbers import HIGHEST, one_of
from tusch.registry import Entry

LEGAL = "legal"
"""The field of a view that the mask stands for."""
SEAT = "Seat"
"""The title of the type of a seat."""


class Spelling(NamedTuple):
    """How values of one type are written: as so many numbers."""

    size: int
    write: Callable[[Any], list[int]]


class Spelled:
    """Views and actions of one game as numbers."""

    def __init__(self, entry: Entry) -> None:
        """Look through the types that the game sends over a wire."""
        self._cards = tuple(sorted(set(entry.deck)))
        self._hands = len(entry.deck)
        self._most = max(entry.seats)
        view = types.type_info(entry.view)
        assert isinstance(view, types.StructType)
        self._fields = {
            field.name: self._spelling(field.type) for field in view.fields if field.name != LEGAL
        }
        ends = [sum(each.size for each in self._some(count)) for count in range(self._count + 1)]
        self.PARTS: Mapping[str, range] = {
            name: range(*ends[place : place + 2]) for place, name in enumerate(self._fields)
        }
        self._actions = tuple(self._players_actions(types.type_info(entry.action)))
        self._codes = {action: code for code, action in enumerate(self._actions)}
        self.CODES = len(self._actions)

    def describe(self, _rules: object, view: Any) -> list[int]:
        """Return what a seat knows."""
        numbers: list[int] = []
        for name, spelling in self._fields.items():
            numbers += spelling.write(getattr(view, name))
        return numbers

    def code(self, _view: object, action: Any) -> int:
        """Return the number of a player's action."""
        if action not in self._codes:
            raise ValueError(f"{action!r} has no code: its game has to bring `numbers`")
        return self._codes[action]

    def action(self, _view: object, code: int) -> Any:
        """Return the action of a number."""
        return self._actions[code]

    @property
    def _count(self) -> int:
        return len(self._fields)

    def _some(self, count: int) -> Sequence[Spelling]:
        """Return the first so many fields."""
        return [*self._fields.values()][:count]

    def _spelling(self, kind: types.Type) -> Spelling:
        """Return how values of a type are written."""
        match kind:
            case types.Metadata():
                return self._spelling(kind.type)
            case types.NoneType():
                return Spelling(0, lambda _: [])
            case types.BoolType() | types.IntType():
                return Spelling(1, _number)
            case types.StrType() | types.EnumType() | types.LiteralType():
                return _word(self._values(kind))
            case types.VarTupleType() | types.ListType():
                return self._list(kind.item_type)
            case types.StructType():
                return _side_by_side(
                    [(field.name, self._spelling(field.type)) for field in kind.fields]
                )
            case types.UnionType():
                return self._one_of(kind.types)
            case _:
                raise _unknown(kind)

    def _list(self, item: types.Type) -> Spelling:
        """Write a list: room for all cards, or for every seat."""
        single = self._spelling(item)
        room = self._hands if isinstance(_bare(item), _WORDS) else self._most

        def write(values: Sequence[Any]) -> list[int]:
            if len(values) > room:
                raise ValueError(f"no room for {len(values)}: the game has to bring `numbers`")
            numbers = [number for value in values for number in single.write(value)]
            return numbers + [0] * (single.size * room - len(numbers))

        return Spelling(single.size * room, write)

    def _one_of(self, kinds: Sequence[types.Type]) -> Spelling:
        """Write which of several types a value has, and the value where that one's stands."""
        each = [(_python(kind), self._spelling(kind)) for kind in kinds]
        bare = [python for python, _ in each]

        def write(value: Any) -> list[int]:
            chosen = next(python for python in bare if isinstance(value, python))
            numbers = one_of(bare, chosen)
            for python, spelling in each:
                numbers += spelling.write(value) if python is chosen else [0] * spelling.size
            return numbers

        return Spelling(len(each) + sum(spelling.size for _, spelling in each), write)

    def _players_actions(self, kind: types.Type) -> Iterator[Any]:
        """Yield all actions of those kinds whose fields have few values."""
        kinds = kind.types if isinstance(kind, types.UnionType) else (kind,)
        for each in kinds:
            assert isinstance(each, types.StructType)
            try:
                fields = [self._values(field.type) for field in each.fields]
            except TypeError:
                continue
            yield from (each.cls(*values) for values in product(*fields))

    def _values(self, kind: types.Type) -> Sequence[Any]:
        """Return all values of a type that has few: a text is a card."""
        match kind:
            case types.Metadata() if (kind.extra_json_schema or {}).get("title") == SEAT:
                return range(self._most)
            case types.StrType():
                return self._cards
            case types.BoolType():
                return (False, True)
            case types.EnumType():
                return tuple(kind.cls)
            case types.LiteralType():
                return tuple(kind.values)
            case _:
                raise _unknown(kind)


_WORDS = (types.StrType, types.EnumType, types.LiteralType)


def _number(value: int) -> list[int]:
    """Write a number that a byte holds."""
    if not 0 <= value <= HIGHEST:
        raise ValueError(f"{value} is no small number: the game has to bring `numbers`")
    return [int(value)]


def _word(values: Sequence[Any]) -> Spelling:
    """Write one of few values."""
    places = {value: [1 + place] for place, value in enumerate(values)}

    def write(value: Any) -> list[int]:
        if value not in places:
            raise ValueError(f"{value!r} is no card: the game has to bring `numbers`")
        return places[value]

    return Spelling(1, write)


def _side_by_side(fields: Sequence[tuple[str, Spelling]]) -> Spelling:
    """Write the fields of a value one after another."""

    def write(value: msgspec.Struct) -> list[int]:
        return [number for name, each in fields for number in each.write(getattr(value, name))]

    return Spelling(sum(each.size for _, each in fields), write)


def _bare(kind: types.Type) -> types.Type:
    """Return a type without what it says about itself."""
    return kind.type if isinstance(kind, types.Metadata) else kind


def _python(kind: types.Type) -> type[Any]:
    """Return the class of the values of a type."""
    match bare := _bare(kind):
        case types.StructType() | types.EnumType():
            return bare.cls
        case types.NoneType():
            return type(None)
        case types.BoolType():
            return bool
        case types.IntType():
            return int
        case types.StrType() | types.LiteralType():
            return str
        case types.VarTupleType():
            return tuple
        case _:
            raise _unknown(kind)


def _unknown(kind: types.Type) -> TypeError:
    """Return the error of a type that has no numbers."""
    return TypeError(f"{type(kind).__name__} has no numbers: the game has to bring `numbers`")
