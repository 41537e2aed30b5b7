"""The page as an app: installed, and renewed without disturbing a game."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.page.support.playing import move, my_turn
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make

WAITING = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration.waiting) await registration.update().catch(() => undefined);
  return registration.waiting?.state === 'installed';
}"""
SAME = "'same' in window && window.same === navigator.serviceWorker.controller"
ALONE = """async () => {
  const names = await caches.keys();
  return names.length === 1 && names[0].startsWith('tusch-next-');
}"""
NEWER = "There is a newer version of this page."


def test_the_page_can_be_installed(server: Server, people: Callable[..., Page]) -> None:
    page = people(server.address, service_workers="allow")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    browser = page.context.new_cdp_session(page)
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every person of these tests has a private window, where nothing is installed.
    assert {error["errorId"] for error in found} <= {"in-incognito"}
    manifest = json.loads(browser.send("Page.getAppManifest")["data"])
    assert manifest["name"]
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])


def test_an_update_never_interrupts_a_game(
    own_server: Server, people: Callable[..., Page], tmp_path: Path
) -> None:
    page = people(own_server.address, service_workers="allow")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    # The service worker has this page from its next visit on.
    enter(page, make(page, "flohcati", "Ann b"), start=True)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate("() => { window.same = navigator.serviceWorker.controller; }")
    rng = Random(3)
    assert my_turn(page)
    move(page, rng)

    own_server.renew(tmp_path / "next")
    page.wait_for_function(WAITING, timeout=PATIENCE)
    for _ in range(3):
        assert my_turn(page)
        move(page, rng)
        expect(page.get_by_text(NEWER)).to_have_count(0)
    # Neither the page nor what brings it has been replaced: the new one still waits.
    assert page.evaluate(SAME)
    assert page.evaluate(WAITING)

    page.get_by_role("link", name="Home").click()
    expect(page.get_by_text(NEWER)).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(SAME)
    with page.expect_event("domcontentloaded", timeout=PATIENCE):
        page.get_by_role("button", name="Update").click()
    expect(page.locator("[data-play=figaro]")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("window.same ?? null") is None
    page.wait_for_function(ALONE, timeout=PATIENCE)
    expect(page.get_by_text(NEWER)).to_have_count(0)
