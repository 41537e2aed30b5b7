"""What bots have played for people who were away."""

from tusch import registry
from tusch.game import Seat
from tusch.server.table.state import TableState


def stand_in_entries(state: TableState) -> tuple[int, ...]:
    """Return the entries of the line that bots made for people."""
    begun = len(state.line) - len(state.made)
    return tuple(entry for entry, made in enumerate(state.made, begun) if made.by == "stand-in")


def stood_in(state: TableState, seats: tuple[Seat, ...]) -> tuple[tuple[Seat, int], ...]:
    """Return how many moves bots have made for each of these seats since somebody moved there."""
    entries = stand_in_entries(state)
    if not entries:
        return ()
    moves = dict.fromkeys(seats, 0)
    begun = len(state.line) - len(state.made)
    for step, made in zip(state.line[begun:], state.made, strict=True):
        # The end of a turn is no move: nobody can tell whose doing it was.
        if step.actor in moves and step.action != registry.passing(state.game, step.before):
            moves[step.actor] = moves[step.actor] + 1 if made.by == "stand-in" else 0
    return tuple((seat, count) for seat, count in moves.items() if count)
