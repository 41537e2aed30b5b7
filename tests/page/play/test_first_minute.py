"""A new user's first minute: how far away the first move is, and how much is loaded for it."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, expect

from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE

SCRIPT = 150_000
ALL = 500_000
"""Bytes, as they come over the line."""


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_first_move_is_a_few_taps_away(page: Page, game: str) -> None:
    begun = time.perf_counter()
    page.goto("/")
    page.locator(f"[data-play={game}]").click()
    expect(page.locator("[data-turn=mine]")).to_be_visible(timeout=PATIENCE)
    version = page.locator("main").get_attribute("data-version")
    if game == "figaro":
        page.locator("[data-hand].lit").first.click()
    page.locator(".display.target, [data-flip].lit").first.click()
    expect(page.locator("main")).not_to_have_attribute(
        "data-version", str(version), timeout=PATIENCE
    )
    # A figure, not a promise: it depends on the machine, and on who begins.
    print(f"{game}: first move {time.perf_counter() - begun:.1f} s after the page was opened")


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_little_is_loaded_up_to_the_first_table(
    server: Server, people: Callable[..., Page], game: str
) -> None:
    page = people(server.address)
    loaded: list[Request] = []
    # Playwright cannot take a builtin for a listener.
    page.on("requestfinished", lambda request: loaded.append(request))  # noqa: PLW0108
    page.goto("/")
    page.locator(f"[data-play={game}]").click()
    expect(page.locator("[data-turn=mine]")).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    sizes = {
        request.url: request.sizes()["responseBodySize"] + request.sizes()["responseHeadersSize"]
        for request in loaded
    }
    script = sum(size for url, size in sizes.items() if url.endswith(".js"))
    total = sum(sizes.values())
    print(f"{game}: {script} bytes of script, {total} bytes in all, {len(sizes)} files")
    assert any(url.endswith(".js") for url in sizes)
    assert script < SCRIPT
    assert total < ALL
