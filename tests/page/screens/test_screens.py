"""Every screen: for all eyes, all fingers, all widths and all languages."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.page.support.checks import axe, raw_ids, too_small, too_wide
from tests.page.support.serving import Server
from tests.page.support.tour import Places, remember, tour
from tusch.i18n import LANGUAGES

PHONE = ViewportSize(width=390, height=844)
SIZES = (
    PHONE,
    ViewportSize(width=320, height=844),
    # What 1280 by 800 points are at 200 %.
    ViewportSize(width=640, height=400),
    ViewportSize(width=768, height=844),
    ViewportSize(width=1280, height=844),
)
"""First the one that a screen is entered with: to lay it out anew is what takes time here."""
TABLES = ("figaro", "six", "flohcati", "replay", "menu")
"""Screens that look otherwise where there is room."""


@pytest.fixture(scope="module")
def places(browser: Browser, server: Server) -> Places:
    context = browser.new_context(base_url=server.address, service_workers="block")
    try:
        return Places.prepare(context.new_page())
    finally:
        context.close()


@pytest.fixture
def visitor(
    server: Server, people: Callable[..., Page], places: Places
) -> Callable[..., Iterator[tuple[Page, str]]]:
    """Goes to every screen, in a language, with what a browser can be."""

    def visit(lang: str, **settings: Any) -> Iterator[tuple[Page, str]]:
        page = people(server.address, storage_state=places.memory, **settings)
        page.context.add_init_script(remember(language=lang, sound=False))
        for name in tour(page, places):
            yield page, name

    return visit


@pytest.mark.parametrize(
    ("lang", "theme"),
    [("en", "light"), ("de", "dark"), ("fr", "light"), ("it", "dark"), ("nl", "light")],
)
def test_every_screen_is_for_everybody(
    visitor: Callable[..., Iterator[tuple[Page, str]]], lang: str, theme: str
) -> None:
    """axe sees what a language does not change, so that one language a theme is enough for it."""
    wrong: list[tuple[str, int, str]] = []
    with_axe = lang in ("en", "de")
    for page, name in visitor(lang, has_touch=True, is_mobile=True, color_scheme=theme):
        wrong += [(name, 0, found) for found in raw_ids(page)]
        for size in SIZES:
            width = size["width"]
            if page.viewport_size != size:
                page.set_viewport_size(size)
            wrong += [(name, width, found) for found in too_wide(page)]
            if width < 400:
                wrong += [(name, width, found) for found in too_small(page)]
            if with_axe and (width == 390 or (width == 1280 and name in TABLES)):
                wrong += [(name, width, found) for found in axe(page)]
        page.set_viewport_size(PHONE)
    assert not wrong, "\n".join(map(str, wrong))


def test_all_languages_are_visited() -> None:
    marks = test_every_screen_is_for_everybody.pytestmark
    assert {lang for lang, _ in marks[0].args[1]} == set(LANGUAGES)
