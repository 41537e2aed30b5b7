"""tusch on the device itself: kept there, and played while the server is away."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.page.support.playing import move, my_turn, scores, version_of
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, sample

SHELL = "navigator.serviceWorker.ready.then(() => undefined)"
POCKETS = "caches.keys().then((names) => names.filter((name) => name.startsWith('tusch-pocket-')))"
HERE = "section[aria-label='On this device']"
KEPT = "[data-along=kept]"
FROM_THE_END = 12
"""So many entries before its end a game is played on."""
# Files come until the standard library, and from then on none, until somebody mends it.
BREAK = """() => {
  window.fetched = [];
  const fetch = window.fetch;
  window.mended = false;
  window.fetch = (path, ...rest) => {
    if (path.endsWith('.zip') && !window.mended) return Promise.reject(new TypeError('broken'));
    window.fetched.push(path);
    return fetch(path, ...rest);
  };
}"""
# It takes a while until it is known that the server is away.
SLOW = """{
  const { fetch } = window;
  const late = () => new Promise((done) => setTimeout(done, 1500));
  window.fetch = (path, ...rest) =>
    path === "/api/catalogue" ? late().then(() => fetch(path, ...rest)) : fetch(path, ...rest);
}"""


@pytest.fixture
def traveller(own_server: Server, people: Callable[..., Page]) -> Page:
    """Somebody on whose device the page is, and nothing else yet."""
    page = people(own_server.address, service_workers="allow")
    page.goto("/")
    page.evaluate(SHELL)
    assert page.evaluate(POCKETS) == []
    return page


def pack(page: Page) -> None:
    page.locator("[data-keep]").click()
    expect(page.locator(KEPT)).to_be_visible()


def test_a_game_is_played_on_the_device_while_the_server_is_away(
    own_server: Server, traveller: Page
) -> None:
    page = traveller
    pack(page)
    left = make(page, "figaro", "Ann b b")
    own_server.stop()

    # Without a server it goes on by itself, and says where.
    page.reload()
    expect(page.locator(HERE)).to_be_visible()
    expect(page.locator("[role=alert]")).to_have_count(0)
    expect(page.get_by_role("button", name="Back to the server")).to_have_count(0)
    # Nothing is offered that needs anybody else.
    expect(page.locator("[data-invite], .join, .along")).to_have_count(0)
    page.locator("article", has=page.locator("[data-play=flohcati]")).get_by_role(
        "link", name="Custom table"
    ).click()
    page.get_by_role("radio", name="2", exact=True).check()
    expect(page.get_by_role("radio", name="Friends on their own devices")).to_have_count(0)
    page.get_by_text("Table", exact=True).click()
    expect(page.get_by_label("Show this table on the home page")).to_have_count(0)

    # A game from elsewhere is played to its end from late in it.
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="My games").click()
    page.get_by_role("button", name="Open a saved game").click()
    known = json.dumps(sample("flohcati", 2)).encode()
    file = FilePayload(name="game.jsonl", mimeType="application/json", buffer=known)
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="To the end").click()
    for _ in range(FROM_THE_END):
        page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="Play on from here").click()

    rng = Random(5)
    assert my_turn(page)
    move(page, rng)
    assert my_turn(page)
    version = version_of(page)
    page.reload()
    assert my_turn(page)
    assert version_of(page) == version
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    expect(page.locator("#link, .qr")).to_have_count(0)
    page.keyboard.press("Escape")

    while my_turn(page):
        move(page, rng)
    assert len(scores(page, "Ann")) == 2
    played = page.url.rsplit("/", 1)[1]
    page.get_by_role("dialog", name="Result").get_by_role("link", name="Replay").click()
    expect(page.locator(".steps")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="My games").click()
    games = page.locator("main ul > li.panel")
    expect(games).to_have_count(1)
    there = page.get_by_role("button", name="On the server")
    expect(there).to_be_disabled()

    # Back home each list has its own games, and leads to the other.
    own_server.start()
    page.evaluate("() => void dispatchEvent(new Event('online'))")
    there.click()
    expect(page.locator(HERE)).to_have_count(0)
    expect(games.locator(f"a[href='/t/{left}']")).to_be_visible()
    expect(games).to_have_count(1)
    page.get_by_role("button", name="On this device").click()
    expect(games.locator(f"a[href^='/replay/{played}']")).to_be_visible()
    expect(games).to_have_count(1)
    # Nobody is led to a server that has gone meanwhile.
    own_server.stop()
    page.get_by_role("button", name="Back to the server").click()
    expect(page.get_by_text("The server can’t be reached.")).to_be_visible()
    expect(page.locator(HERE)).to_be_visible()
    own_server.start()
    page.evaluate("() => void dispatchEvent(new Event('online'))")
    page.get_by_role("button", name="Back to the server").click()
    expect(games.locator(f"a[href='/t/{left}']")).to_be_visible()
    # What only the server has is not said to need a connection when there is one.
    page.get_by_role("button", name="On this device").click()
    expect(page.locator(HERE)).to_be_visible()
    page.goto("/mistakes")
    expect(page.get_by_text("You’ll find that on the server.")).to_be_visible(timeout=PATIENCE)
    page.locator("main").get_by_role("button", name="Back to the server").click()
    expect(page.locator(HERE)).to_have_count(0)
    expect(page.get_by_role("heading", name="My mistakes")).to_be_visible()


def test_nobody_is_led_away_from_a_table_and_two_windows_take_turns(
    own_server: Server, traveller: Page
) -> None:
    page = traveller
    pack(page)
    enter(page, make(page, "flohcati", "Ann b"), start=True)
    own_server.stop()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.locator("main[data-status=playing]")).to_be_visible()
    expect(page.locator("[data-to-pocket]")).to_have_count(0)
    # At home nothing is being played: there it is offered.
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_text("The server can’t be reached.")).to_be_visible()
    page.locator("[data-to-pocket]").first.click()
    expect(page.locator(HERE)).to_be_visible()
    # Whoever goes back to the table goes back to where it is.
    page.go_back()
    expect(page.locator(HERE)).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Connecting…")).to_be_visible()
    expect(page.locator(HERE)).to_have_count(0)
    # So does whoever goes back to it before it is known whether the server is there.
    page.add_init_script(SLOW)
    page.evaluate("history.pushState({ place: 'server' }, '', '/')")
    page.reload()
    expect(page.locator("[data-stage=looking]")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-stage=looking]")).to_have_count(0)
    assert page.locator("[data-stage]").count() == 0
    page.locator("[data-to-pocket]").click()
    expect(page.locator(HERE)).to_be_visible()

    other = page.context.new_page()
    other.goto("/")
    expect(other.get_by_text("is open on this device in another window")).to_be_visible()
    page.close()
    expect(other.locator(HERE)).to_be_visible(timeout=PATIENCE)
    expect(other.locator("[data-play=figaro]")).to_be_visible()


def test_what_breaks_off_goes_on_and_what_is_newer_comes_by_itself(
    own_server: Server, traveller: Page, tmp_path: Path
) -> None:
    page = traveller
    page.evaluate(BREAK)
    page.locator("[data-keep]").click()
    expect(page.get_by_text("The connection broke off.")).to_be_visible()
    page.evaluate("() => { window.mended = true; }")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(KEPT)).to_be_visible()
    fetched = [path for path in page.evaluate("fetched") if not path.endswith("manifest.json")]
    assert len(fetched) == len(set(fetched))
    assert any(path.endswith(".zip") for path in fetched)

    (older,) = page.evaluate(POCKETS)
    own_server.renew(tmp_path)
    # Of what is newer only that comes which is another: the library would break off again.
    page.add_init_script(f"({BREAK})()")
    page.goto("/")
    page.wait_for_function(
        f"async (older) => {{ const [name, ...more] = await {POCKETS};"
        " return name && name !== older && !more.length; }",
        arg=older,
        timeout=PATIENCE,
    )
    # A newer page leaves it alone, too.
    with page.expect_event("domcontentloaded", timeout=PATIENCE):
        page.get_by_role("button", name="Update").click()
    expect(page.locator(KEPT)).to_be_visible()

    # Whoever removes it has the offer again.
    page.goto("/settings")
    page.locator("[data-drop]").click()
    page.locator("[data-drop-sure]").click()
    expect(page.locator("[data-keep]")).to_be_visible()
    assert page.evaluate(POCKETS) == []
