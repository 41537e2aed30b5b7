"""The page writes the same sentences as Python, in every language."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.tables import PATIENCE, sample, upload
from tests.page.support.tour import remember
from tusch import record, registry
from tusch.i18n import LANGUAGES, t
from tusch.play import event_message

GAMES = [("figaro", 3, 0), ("figaro", 6, None), ("flohcati", 2, 1), ("flohcati", 5, None)]
NAMES = ("Ann", "Ben", "Cléo", "Dora", "Émile", "Fritz")


def told(text: str, seat: int | None, lang: str) -> list[str]:
    """The whole log of a record, as one seat reads it."""
    read = record.decode(text)
    game = registry.of_record(read)
    return [
        t(event_message(game.name, event), lang, names=read.names, you=seat)
        for before, _, action, after in record.read(game, read)
        for event in game.events(before, action, after, seat)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_log_reads_as_python_writes_it(page: Page, lang: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.context.add_init_script(remember(language=lang))
    for name, players, seat in GAMES:
        text = json.dumps(sample(name, players, seed=players, names=NAMES[:players]))
        upload(page, text)
        expect(page.locator(".steps")).to_be_visible(timeout=PATIENCE)
        if seat is not None:
            page.locator("header select").select_option(str(seat))
            expect(page.locator(f".own[data-seat='{seat}']")).to_be_visible(timeout=PATIENCE)
        page.locator(".steps button").nth(4).click()
        expected = told(text, seat, lang)
        lines = page.locator("aside [role=log] li")
        expect(lines).to_have_count(len(expected))
        assert lines.all_text_contents() == expected
