"""One server and one browser for all tests of the page; a context of its own for each person."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.page.support.browser import FLAGS, find
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE
from tests.page.support.tour import AT_ONCE

# A busy machine must not fail a test: what is usual is five seconds to expect, and thirty to act.
expect.set_options(timeout=PATIENCE)

PHONE = {"width": 390, "height": 844}
POLICY = """
addEventListener('securitypolicyviolation', (event) =>
  console.error('policy:', event.violatedDirective, event.blockedURI, event.sample));
"""
_places = count(1)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For no longer than these tests: beside Playwright's event loop there can be no other."""
    with sync_playwright() as playwright:
        path = find()
        assert path, "Chromium is missing: make browser"
        yield playwright.chromium.launch(executable_path=path, args=list(FLAGS))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    serving = Server(tmp_path_factory.mktemp("server") / "tusch.db", coach_budget="256")
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may stop it."""
    serving = Server(tmp_path / "tusch.db")
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def people(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Makes people with a browser of their own; what their pages complain about fails the test.

    Every break of the content security policy is such a complaint.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        # What could not be fetched is reported by the browser itself, and shown to the player.
        quiet = ("ERR_", "WebSocket", "Failed to load resource")
        if message.type == "error" and not any(word in message.text for word in quiet):
            complaints.append(message.text)

    def watch(page: Page) -> None:
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))

    def person(address: str, **settings: Any) -> Page:
        # Everybody comes from another address: the server counts what one asks for.
        place = next(_places)
        usual = {
            "viewport": PHONE,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "base_url": address,
            "service_workers": "block",
            "extra_http_headers": {"X-Forwarded-For": f"10.1.{place // 256}.{place % 256}"},
        }
        context = browser.new_context(**{**usual, **settings})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(POLICY)
        if settings.get("reduced_motion", "reduce") == "reduce":
            context.add_init_script(AT_ONCE)
        context.on("page", watch)
        contexts.append(context)
        return context.new_page()

    yield person
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(server: Server, people: Callable[..., Page]) -> Page:
    """A newcomer with a phone."""
    return people(server.address)
