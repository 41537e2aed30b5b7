"""Every screen: for all eyes, all fingers, all widths and all languages."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.page.checks import axe, raw_ids, too_small, too_wide
from tests.page.serving import Server
from tests.page.tour import Places, remember, tour
from tusch.i18n import LANGUAGES

WIDTHS = (320, 390, 768, 1280)
HALF = ViewportSize(width=640, height=400)
"""What 1280 by 800 points are at 200 %."""
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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(visitor: Callable[..., Iterator[tuple[Page, str]]], theme: str) -> None:
    wrong: list[tuple[str, str]] = []
    for page, name in visitor("en", color_scheme=theme):
        wrong += [(name, found) for found in axe(page)]
        if name in TABLES and theme == "light":
            page.set_viewport_size({"width": 1280, "height": 800})
            wrong += [(f"{name} at 1280", found) for found in axe(page)]
            page.set_viewport_size({"width": 390, "height": 844})
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_fits_in_every_language(
    visitor: Callable[..., Iterator[tuple[Page, str]]], lang: str
) -> None:
    wrong: list[tuple[str, int, str]] = []
    for page, name in visitor(lang, has_touch=True, is_mobile=True):
        wrong += [(name, 0, found) for found in raw_ids(page)]
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            wrong += [(name, width, found) for found in too_wide(page)]
            if width < 768:
                wrong += [(name, width, found) for found in too_small(page)]
        page.set_viewport_size(HALF)
        wrong += [(name, 640, found) for found in too_wide(page)]
        page.set_viewport_size({"width": 390, "height": 844})
    assert not wrong, "\n".join(map(str, wrong))
