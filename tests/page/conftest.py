"""One server and one browser for all tests of the page; a context of its own for each."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.page.browser import FLAGS, find
from tests.page.serving import Server

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = find()
        assert path, "Chromium is missing: make browser"
        yield playwright.chromium.launch(executable_path=path, args=list(FLAGS))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    serving = Server(tmp_path_factory.mktemp("server") / "tusch.db")
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
    """Makes people with a browser of their own; whatever their pages complain about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        # A lost connection is reported by the browser itself, and shown to the player.
        if message.type == "error" and "ERR_" not in message.text and "WebSocket" not in message.text:
            complaints.append(message.text)

    def person(address: str, **settings: Any) -> Page:
        context = browser.new_context(
            **{"viewport": PHONE, "locale": "en-GB", "reduced_motion": "reduce", "base_url": address, **settings}
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda mistake: complaints.append(str(mistake)))
        return page

    yield person
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(server: Server, people: Callable[..., Page]) -> Page:
    """A newcomer with a phone."""
    return people(server.address)
