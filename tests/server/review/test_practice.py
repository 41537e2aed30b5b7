"""Which moments are kept for practice."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from tests.coach.support.reports import COSTLY, report
from tusch.coach.report import Report
from tusch.i18n import LANGUAGES, t
from tusch.server.limits import LIMITS
from tusch.server.lobby.clock import DAY
from tusch.server.review.messages import CostlyMoment
from tusch.server.review.practice import NEVER, Practice
from tusch.store import Note


class Notes:
    """A store that has nothing else."""

    def __init__(self) -> None:
        self.kept: list[Note] = []

    async def notes(self, _kind: str, _owner: str) -> list[Note]:
        return self.kept


def costly(entries: range) -> tuple[Report, list[CostlyMoment]]:
    """A report with these costly decisions, and their moments."""
    decisions = tuple(msgspec.structs.replace(COSTLY, entry=entry) for entry in entries)
    found = msgspec.structs.replace(report(), decisions=decisions)
    return found, [CostlyMoment(entry, b"{}", b"") for entry in entries]


def new(notes: Notes, table: str, entries: range) -> list[Note]:
    """What is to be kept of a game, for one guest."""
    setup = SimpleNamespace(game="flohcati", rules={})
    state = cast("Any", SimpleNamespace(table=table, code="ABC", setup=setup, places=[0, 1]))
    practice = Practice(cast("Any", notes))
    return asyncio.run(practice.new(["ann"], state, *costly(entries), now=0))


def test_what_sits_takes_no_place_from_what_is_new() -> None:
    notes = Notes()
    notes.kept = new(notes, "first", range(LIMITS.practice + 5))
    assert len(notes.kept) == LIMITS.practice
    assert {note.at for note in notes.kept} == {DAY}
    assert new(notes, "second", range(3)) == []
    settled = [note._replace(at=NEVER) for note in notes.kept[:2]]
    notes.kept = settled + notes.kept[2:]
    assert len(new(notes, "second", range(3))) == 2
    # Nobody is asked again what they know, and what they have not met yet has its place.
    assert len(new(notes, "first", range(LIMITS.practice + 5))) == 2
    # What nobody can read any more is never shown, so it takes no place either.
    notes.kept = [note._replace(body="{}") for note in notes.kept]
    assert len(new(notes, "second", range(3))) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_where_moments_come_from(lang: str) -> None:
    assert t("page-coach", lang) in t("page-mistakes-none", lang)
    for id in ("page-coach", "page-my-games"):
        assert t(id, lang) in t("page-mistakes-failed", lang, count=2)
