"""The coach at a practice table, while the game is played by one person against bots."""

from typing import Final

from msgspec.structs import replace

from tusch import codec
from tusch.game import Seat
from tusch.server.errors import RefusedError
from tusch.server.review.errors import ClosedError
from tusch.server.review.lessons import position_at
from tusch.server.review.messages import Advise, Advised, Judged, Position, Weigh
from tusch.server.review.reviews import Reviews
from tusch.server.table.commands.undo import last_move
from tusch.server.table.live.actor import Table
from tusch.server.table.state import TableState
from tusch.server.wire.reviews import Hint, Wise

DECISIONS: Final = 45
"""About as many as a game has: so much proof is asked for before one of them is called costly."""


class Hints:
    """What may be asked during the game."""

    def __init__(self, reviews: Reviews) -> None:
        """Take whom to ask."""
        self._reviews = reviews

    async def hint(self, guest: str, table: Table, seat: Seat) -> Hint:
        """Say what to play now."""
        state = _checked(table, guest, seat)
        if state.actor != seat:
            raise RefusedError("server-practice-turn")
        view = codec.encode(state.game.observe(state.now, seat))
        position = Position(state.setup.game, state.setup.rules, view)
        answer = await self._reviews.consult(Advise(position, self._reviews.budget()))
        assert isinstance(answer, Advised)
        # Somebody may have come meanwhile.
        _checked(table, guest, seat)
        return Hint(
            version=state.version,
            move=answer.move,
            message=answer.message,
            reason=answer.reason,
            why=answer.why,
        )

    async def wise(self, guest: str, table: Table, seat: Seat) -> Wise:
        """Say what the last decision of a seat was worth."""
        state = _checked(table, guest, seat)
        entry = last_move(state, seat)
        if entry is None:
            raise RefusedError("server-practice-first")
        move = state.game.format(state.line[entry].action)
        position = position_at(state, seat, entry)
        question = Weigh(position, move, self._reviews.budget(), DECISIONS)
        answer = await self._reviews.consult(question)
        assert isinstance(answer, Judged)
        _checked(table, guest, seat)
        return Wise(
            version=state.version, entry=entry, decision=replace(answer.decision, entry=entry)
        )


def _checked(table: Table, guest: str, seat: Seat) -> TableState:
    """Return a practice table; refuse another one, and whoever does not play there alone."""
    state = table.state
    if not state.setup.practice:
        raise RefusedError("server-practice-off")
    if state.status != "playing":
        raise RefusedError("server-not-now", status=state.status)
    if seat not in state.held(guest):
        raise ClosedError("server-not-your-seat", number=seat)
    if table.has_company(guest):
        raise RefusedError("server-practice-company")
    return state
