"""Who may be called what at a table: no name twice, and none that looks like another."""

from collections.abc import Iterable

from tusch import registry
from tusch.bots.names import name as default_name
from tusch.game import Seat
from tusch.server.limits import LIMITS
from tusch.server.lookalikes import distinct, shape
from tusch.server.table.state import TableState


def newcomer(state: TableState, name: str) -> str:
    """Return what somebody is called who is new at a table; whoever has no name keeps none."""
    return name and distinct(name, (*_people(state), *state.names), LIMITS.name)


def sitter(state: TableState, person: int, name: str) -> str:
    """Return what somebody at the table is called on a seat: bots give way, people do not."""
    held = [place.name for place in state.places if place.person is not None]
    return distinct(name, (*_people(state, person), *held), LIMITS.name)


def _people(state: TableState, but: int | None = None) -> list[str]:
    """Return the names of people at a table."""
    return [person.name for number, person in enumerate(state.people) if number != but]


def bot(game: str, seat: Seat, level: str, taken: Iterable[str]) -> str:
    """Return a name for a bot that nobody has: its seat's, or another of the game's."""
    names = tuple(taken)
    shapes = {shape(each) for each in names if each}
    mine = default_name(game, seat, level)
    for each in (mine, *registry.entry(game).bot_names):
        if shape(each) not in shapes:
            return each
    return distinct(mine, names, LIMITS.name)


def bot_at(state: TableState, seat: Seat, level: str) -> str:
    """Return a name for a bot that comes to a table."""
    others = (place.name for other, place in enumerate(state.places) if other != seat)
    return bot(state.setup.game, seat, level, (*_people(state), *others))
