"""Arguments for every message: all that can make its text another."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import gcd, prod
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.i18n.support.catalogue import SOURCE, argument, catalogue
from tests.support.scale import scaled
from tusch.game import Message
from tusch.i18n import LANGUAGES, SEAT_ARGS

PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""The categories of numbers that languages know."""
NUMBERS = (0, 1, 2, 5, 21, 1000000)
CARDS: dict[str, tuple[str, ...]] = {"figaro": ("R2", "O"), "flohcati": ("A3", "J0")}
WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "card": CARDS,
    "colour": {"figaro": ("R",)},
    "attraction": {"flohcati": ("A",)},
}
MOST = scaled(120)
"""How many samples of one message are enough."""


class Choice(NamedTuple):
    """A place where a text depends on a variable."""

    id: str
    variable: str
    keys: frozenset[str]

    @property
    def is_plural(self) -> bool:
        """Whether the variable is a number, chosen by the grammar of numbers."""
        named = {key for key in self.keys if not key.isdecimal()}
        return named <= PLURALS and not self.variable.endswith(("-are", "-is"))


class _Choices(Visitor):
    """Collects the choices of one message."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.found: list[Choice] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference), self.id
        keys = (
            key.name if isinstance(key, ftl.Identifier) else str(key.value)
            for key in (variant.key for variant in node.variants)
        )
        self.found.append(Choice(self.id, node.selector.id.name, frozenset(keys)))
        self.generic_visit(node)


def choices(lang: str) -> list[Choice]:
    """All choices in the texts of a language."""
    found: list[Choice] = []
    for file in sorted((SOURCE / "i18n" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                visitor = _Choices(entry.id.name)
                visitor.visit(entry)
                found += visitor.found
    return found


def samples() -> Iterator[Message]:
    """Every message with all the arguments that its English text tells apart."""
    told_apart: dict[str, list[Choice]] = {}
    for choice in choices(LANGUAGES[0]):
        told_apart.setdefault(choice.id, []).append(choice)
    for id, entry in catalogue(LANGUAGES[0]).items():
        known = told_apart.get(id, [])
        args = {
            name: _values(id, name, known) or (f"x{number}",)
            for number, name in enumerate(sorted(entry.arguments), start=70)
        }
        for values in _spread(list(args.values())):
            yield Message(id, dict(zip(args, values, strict=True)))
        if "card-is" in entry.variables:
            yield Message(id, {name: tried[0] for name, tried in args.items() if name != "card"})


def _spread(args: Sequence[Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
    """All combinations, or so many of them that are far apart: each value comes with others."""
    ways = prod(map(len, args))
    if ways <= MOST:
        yield from product(*args)
        return
    # About the golden section, and without a common divisor: no value is passed over.
    step = next(each for each in range(int(0.618 * ways), ways) if gcd(each, ways) == 1)
    for number in range(MOST):
        place = number * step % ways
        values = []
        for tried in reversed(args):
            place, which = divmod(place, len(tried))
            values.append(tried[which])
        yield tuple(reversed(values))


def _values(id: str, name: str, known: list[Choice]) -> tuple[Any, ...]:
    """What to try for one argument of a message; nothing if any word would do."""
    game = id.partition("-")[0]
    if name in SEAT_ARGS:
        return (0, 1)
    if game in WORDS.get(name, {}):
        return WORDS[name][game]
    about = [choice for choice in known if argument(choice.variable) == name]
    if name == "seats":
        return ((0,), (0, 1))
    if any(choice.variable.endswith("-count") for choice in about):
        some = CARDS[game] if name == "cards" else ("A", "B")
        none = [()] if any("0" in choice.keys for choice in about) else []
        return (*none, some[:1], some)
    if name == "cards":
        return (CARDS[game],)
    if about and all(choice.is_plural for choice in about):
        return NUMBERS
    return tuple({key: None for choice in about for key in (*sorted(choice.keys), "else")})
