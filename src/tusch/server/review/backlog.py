"""Finished games that the coach has not looked at yet, and how it gets to look at them."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import NamedTuple

from tusch.game import Seat
from tusch.server.errors import RefusedError
from tusch.server.lobby.lobby import Lobby
from tusch.server.review.queue import Key
from tusch.server.review.reviews import Reviews
from tusch.server.table.timeline import Summary
from tusch.server.wire.reviews import PracticeGames, ReportOf
from tusch.store import TableDamagedError, TableNewerError


class _Missing(NamedTuple):
    """The reports that a guest does not have on seats that are or were theirs."""

    codes: dict[Key, str]
    """The tables of all of them, those of the latest games first."""
    asked: list[Key]
    """Those that the guest waits for, the next one first,"""
    left: list[Key]
    """those that may be asked for,"""
    failed: list[Key]
    """and those that the coach could not make: whoever wants one asks for it by itself."""


class Backlog:
    """Everybody's games without a report."""

    def __init__(self, reviews: Reviews, lobby: Lobby) -> None:
        """Take the reports and the tables."""
        self._reviews = reviews
        self._lobby = lobby

    async def state(self, guest: str) -> PracticeGames:
        """Return how many games of a guest the coach has not looked at."""
        codes, asked, left, failed = await self._missing(guest)
        unseen = _tables([*asked, *left])
        return PracticeGames(
            unseen=len(unseen),
            left=len(left),
            asked=tuple(_report(key, codes) for key in asked),
            failed=len(_tables(failed) - unseen),
        )

    async def fitting(self, guest: str) -> list[ReportOf]:
        """Return for which reports a guest may ask now, those of the latest games first."""
        codes, _, left, _ = await self._missing(guest)
        return [_report(key, codes) for key in left[: await self._reviews.room(guest)]]

    async def ask(self, guest: str, wanted: Iterable[ReportOf]) -> PracticeGames:
        """Ask for reports; what turns out to be impossible is left out."""
        for each in wanted:
            with suppress(RefusedError, TableDamagedError, TableNewerError):
                if table := await self._lobby.find(each.code):
                    await self._reviews.ask(guest, table, each.seat)
        return await self.state(guest)

    async def _missing(self, guest: str) -> _Missing:
        """Return the reports that a guest does not have; refuse where there is no coach."""
        self._reviews.budget()
        # Before the reports: what is done meanwhile must not look as if nobody had asked for it.
        wishes = await self._reviews.asked(guest)
        codes = {}
        for listing, summary, _ in await self._lobby.games_of(guest):
            if summary.status == "over" and (seats := {*_seats(summary, guest)}):
                for seat in sorted(seats - await self._reviews.reported(listing.table)):
                    codes[Key(listing.table, seat)] = listing.code
        others = [key for key in codes if key not in wishes]
        failed = [key for key in others if self._reviews.has_failed(key)]
        left = [key for key in others if key not in failed]
        return _Missing(codes, [key for key in wishes if key in codes], left, failed)


def _seats(summary: Summary, guest: str) -> Iterator[Seat]:
    """Yield the seats that a guest holds or has held."""
    for seat, (holder, before) in enumerate(zip(summary.holders, summary.before, strict=True)):
        if guest in (holder, *before):
            yield seat


def _tables(keys: Iterable[Key]) -> set[str]:
    """Return the tables of reports."""
    return {key.table for key in keys}


def _report(key: Key, codes: dict[Key, str]) -> ReportOf:
    """Return a report as its guest knows it."""
    return ReportOf(code=codes[key], seat=key.seat)
