"""Tables and games as HTTP requests are shown them."""

from functools import lru_cache

from msgspec import UNSET
from msgspec.structs import replace

from tusch import options, registry
from tusch.errors import OptionError, TuschError
from tusch.game import Seat
from tusch.i18n import LANGUAGES
from tusch.rulebook import rulebook
from tusch.server.errors import RefusedError
from tusch.server.http import replays
from tusch.server.http.responses import AnswerError, Kept, kept
from tusch.server.lobby.lobby import Listed
from tusch.server.table.live.actor import Table
from tusch.server.table.project import seats_shown
from tusch.server.table.state import TableState
from tusch.server.wire.bodies import Replay, TableCard, TableLine, TableRecord


def own_line(table: Listed, guest: str) -> TableLine:
    """Return a table as whoever plays there sees it in their list."""
    held = [seat for seat, holder in enumerate(table.summary.holders) if holder == guest]
    if not held:
        return table_line(table)
    playing = table.summary.status == "playing"
    turn = table.actor in held if playing else UNSET
    return replace(table_line(table), seat=held[0], turn=turn)


def table_line(table: Listed) -> TableLine:
    """Return a table as lists show it."""
    listing, summary = table.listing, table.summary
    return TableLine(
        code=listing.code,
        game=summary.game,
        edition=summary.edition,
        status=summary.status,
        names=summary.names,
        open=summary.open,
        at=listing.last,
        ranks=summary.ranks,
        totals=summary.totals,
    )


def table_card(state: TableState) -> TableCard:
    """Return a table as somebody sees it who has not come yet."""
    setup = state.setup
    return TableCard(
        code=state.code,
        game=setup.game,
        rules=setup.rules,
        status=state.status,
        seats=seats_shown(state),
        host="" if state.host is None else state.people[state.host].name,
        clock=setup.clock,
        away=setup.away,
        spectators=setup.spectators,
        marked=setup.marked,
        practice=setup.practice,
    )


def rules(game: str, lang: str, edition: str | None, changes: tuple[str, ...]) -> Kept:
    """Return the rules of a game; refuse what the game does not have."""
    if lang not in LANGUAGES:
        raise AnswerError(400, RefusedError("server-form"))
    try:
        return _rulebook(game, edition, lang, changes)
    except OptionError as error:
        unknown = error.message.id == "game-unknown"
        raise AnswerError(404 if unknown else 409, error) from None


@lru_cache(100)
def _rulebook(game: str, edition: str | None, lang: str, changes: tuple[str, ...]) -> Kept:
    """Return the rules of a game; most readers want the same."""
    ruleset = registry.entry(game).ruleset
    changed = dict(options.read(ruleset, text) for text in changes)
    return kept(rulebook(game, edition, lang, changed))


def finished(table: Table) -> TableRecord:
    """Return the record of a table; refuse one where the game is not over."""
    try:
        return replays.of_table(table.state)
    except TuschError as error:
        raise AnswerError(409, error) from None


def uploaded(upload: bytes, line: int, seat: Seat | None) -> Replay:
    """Return the replay of one record of an upload; what is wrong with it is said with its line."""
    found = replays.lines(upload)
    if line not in range(1, len(found) + 1):
        raise AnswerError(
            404, RefusedError("server-record-no-line", value=line, allowed=len(found))
        )
    try:
        return replays.replayed(replays.decode(found[line - 1]), seat, len(found))
    except TuschError as error:
        id = error.message.id
        said = RefusedError("server-record-line", line=line, reason=error.message)
        raise AnswerError({"record-form": 400, "server-no-seat": 404}.get(id, 409), said) from None
