"""A new user's first minute."""

import pytest
from playwright.sync_api import Page, expect


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_first_move_is_two_taps_away(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"[data-play={game}]").click()
    expect(page.locator("[data-turn=mine]")).to_be_visible(timeout=60_000)
    version = page.locator("main").get_attribute("data-version")
    page.locator(".display.target, [data-flip].lit").first.click()
    expect(page.locator("main")).not_to_have_attribute("data-version", str(version))
