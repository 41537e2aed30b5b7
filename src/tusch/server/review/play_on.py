"""Playing on against bots from a moment: what one could not know then is drawn anew."""

from tusch import record
from tusch.game import Seat
from tusch.server.errors import RefusedError
from tusch.server.lobby.lobby import Lobby, Made
from tusch.server.review import access
from tusch.server.review.errors import MissingError
from tusch.server.review.messages import Retell, Retold
from tusch.server.review.reviews import Reviews
from tusch.server.table.commands.create import DEFAULT_BOT
from tusch.server.table.live.actor import Table
from tusch.server.wire.commands import BotSeat, Create, OwnSeat, SeatPlan
from tusch.server.wire.reviews import PlayMoment, PlayOn


class PlayingOn:
    """Makes practice tables of moments."""

    def __init__(self, reviews: Reviews, lobby: Lobby) -> None:
        """Take the reports, and where tables are made."""
        self._reviews = reviews
        self._lobby = lobby

    async def from_game(
        self, guest: str, table: Table, seat: Seat, asked: PlayOn, address: str
    ) -> Made:
        """Make a table from a decision of a seat in a finished game."""
        state = table.state
        access.check(state, guest, seat)
        self._reviews.budget()
        if asked.entry not in range(len(state.line)) or state.line[asked.entry].actor != seat:
            raise MissingError("server-review-entry")
        written = record.write(state.game, len(state.places), state.line[: asked.entry])
        question = Retell(record.encode(written), seat, f"{guest}/{asked.id}")
        answer = await self._reviews.consult(question)
        assert isinstance(answer, Retold)
        return await self._make(guest, answer.record.decode(), seat, asked, address)

    async def from_moment(self, guest: str, name: str, asked: PlayMoment, address: str) -> Made:
        """Make a table from one of a guest's mistakes."""
        self._reviews.budget()
        _, kept = await self._reviews.practice.find(guest, name)
        return await self._make(guest, kept.record, kept.seat, asked, address)

    async def _make(
        self, guest: str, line: str, seat: Seat, asked: PlayOn | PlayMoment, address: str
    ) -> Made:
        """Make a practice table that goes on where a record ends."""
        if not line:
            raise RefusedError("server-review-play")
        read = record.decode(line)
        bot = BotSeat(asked.level or DEFAULT_BOT)
        seats: list[SeatPlan] = [bot] * read.players
        seats[seat] = OwnSeat(asked.name)
        command = Create(
            id=asked.id, game=read.game, seats=tuple(seats), record=line, practice=True
        )
        return await self._lobby.create(guest, command, address)
