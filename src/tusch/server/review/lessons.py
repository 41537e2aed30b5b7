"""What is learnt from reports: other moves are tried, and one's own mistakes come back."""

from msgspec.structs import replace

from tusch import codec, registry
from tusch.coach.report import Decision, Verdict
from tusch.game import Seat
from tusch.server.errors import RefusedError
from tusch.server.lobby.lobby import Listed, Lobby
from tusch.server.review import access
from tusch.server.review.errors import MissingError
from tusch.server.review.messages import Judged, Position, Weigh
from tusch.server.review.practice import name_of
from tusch.server.review.queue import Key
from tusch.server.review.reviews import Reviews
from tusch.server.table.live.actor import Table
from tusch.server.table.state import TableState
from tusch.server.wire.reviews import Moment, PracticeList, Practised, Tried


class Lessons:
    """Everything that a guest may try."""

    def __init__(self, reviews: Reviews, lobby: Lobby) -> None:
        """Take the reports, and where tables are found."""
        self._reviews = reviews
        self._lobby = lobby
        self._practice = reviews.practice

    async def attempt(self, guest: str, table: Table, seat: Seat, entry: int, move: str) -> Tried:
        """Say what another move is worth in a decision of a report."""
        access.check(table.state, guest, seat)
        report = await self._reviews.report(Key(table.state.table, seat))
        if report is None:
            raise RefusedError("server-review-none")
        for each in report.decisions:
            if each.entry == entry and each.verdict is not Verdict.FORCED:
                position = position_at(table.state, seat, entry)
                return await self._weigh(position, move, each, report.summary.decisions)
        raise MissingError("server-review-entry")

    async def list(self, guest: str) -> PracticeList:
        """Return a guest's mistakes; without a coach there is nobody to practise with."""
        self._reviews.budget()
        found = await self._practice.list(guest, self._reviews.now())
        # Names are kept at the tables and nowhere else, so that whoever is forgotten is nowhere.
        codes = {moment.code for moment in (*found.due, *found.ahead)}
        tables = {code: await self._lobby.summarized(code) for code in codes}
        due, ahead = (
            tuple(named(each, tables[each.code]) for each in moments)
            for moments in (found.due, found.ahead)
        )
        return replace(found, due=due, ahead=ahead)

    async def practise(self, guest: str, name: str, move: str) -> Practised:
        """Take an answer to one of a guest's mistakes."""
        note, kept = await self._practice.find(guest, name)
        tried = await self._weigh(kept.position, move, kept.decision, kept.decisions)
        return await self._practice.answered(note, kept, tried, self._reviews.now())

    async def drop(self, guest: str, name: str) -> None:
        """Want one of a guest's mistakes no longer."""
        await self._practice.drop(guest, name)

    async def _weigh(
        self, position: Position, move: str, decision: Decision, decisions: int
    ) -> Tried:
        """Say what a move is worth in a position; of what was played there it is known."""
        _must_be_possible(position, move)
        if move != decision.played:
            budget = self._reviews.budget()
            answer = await self._reviews.consult(Weigh(position, move, budget, decisions))
            assert isinstance(answer, Judged)
            decision = answer.decision
        return Tried(
            accepted=decision.verdict is not Verdict.COSTLY,
            verdict=decision.verdict,
            loss=decision.loss,
            error=decision.error,
            moves=decision.moves,
            better=decision.better,
            reason=decision.reason,
        )


def position_at(state: TableState, seat: Seat, entry: int) -> Position:
    """Return the position before an entry of the log, as a seat met it."""
    view = state.game.observe(state.line[entry].before, seat)
    return Position(state.setup.game, state.setup.rules, codec.encode(view))


def named(moment: Moment, table: Listed | None) -> Moment:
    """Return a moment with the names at its table; its code may be another table's by now."""
    if not table or name_of(table.listing.table, moment.seat, moment.entry) != moment.id:
        return moment
    return replace(moment, names=table.summary.names)


def _must_be_possible(position: Position, move: str) -> None:
    """Refuse what is no move, or none that was possible."""
    view = codec.codec(position.game).view.decode(position.view)
    if move not in map(registry.make(position.game).format, view.legal):
        raise RefusedError("server-review-move")
