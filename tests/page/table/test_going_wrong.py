"""What goes wrong is said, and play goes on as soon as it can."""

import json
import os
import re
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.page.support.checks import axe
from tests.page.support.playing import move, moved_on, my_turn, version_of
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, ended, enter, make, upload

LOST = "Connection lost"
TRIES, STEP, LESS_OFTEN = 5, 50, 4_500
"""So many tries, each twice as long after the one before, take at least so many milliseconds."""
RUNNING = {"id": "server-record-running", "args": {}}


def test_a_game_goes_on_when_the_server_comes_back(
    own_server: Server, people: Callable[..., Page]
) -> None:
    page = people(own_server.address)
    enter(page, make(page, "flohcati", "Ann b"), start=True)
    rng = Random(1)
    assert my_turn(page)
    move(page, rng)
    own_server.stop()
    expect(page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
    own_server.start()
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=PATIENCE)
    assert my_turn(page)
    move(page, rng)


def test_what_was_not_answered_is_sent_again_and_the_server_is_told_so(
    own_server: Server, people: Callable[..., Page]
) -> None:
    page = people(own_server.address)
    page.clock.install()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    enter(page, make(page, "flohcati", "Ann b", first=0), start=True)
    assert my_turn(page)
    version = version_of(page)
    assert own_server.process
    os.kill(own_server.process.pid, signal.SIGSTOP)
    try:
        page.locator("[data-flip].lit").click()
        expect(page.locator(".status")).to_contain_text("on its way", timeout=PATIENCE)
        # It hangs: it takes the next ones too and says nothing, and the page waits for none.
        for _ in range(60):
            if len(sockets) < 3:
                page.clock.fast_forward(1_000)
                page.wait_for_timeout(20)
        assert len(sockets) >= 3
        expect(page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
    finally:
        os.kill(own_server.process.pid, signal.SIGCONT)
    moved_on(page, version)
    assert not re.search("again=", sockets[0])
    assert re.search(r"&again=[\w-]+$", sockets[-1])
    assert all(re.search(r"\?table=[A-Z0-9]{6}\b", each) for each in sockets)


def test_a_game_goes_on_when_its_table_could_not_be_read_for_a_while(
    own_server: Server, people: Callable[..., Page]
) -> None:
    page = people(own_server.address)
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/api/socket*", through)
    page.clock.install()
    enter(page, make(page, "flohcati", "Ann b", first=0), start=True)
    assert my_turn(page)
    # From now on no time goes by but what the test lets pass.
    page.clock.pause_at(page.evaluate("Date.now()") / 1_000 + 1)
    before, waited = len(sockets), 0
    # Sessions are found, and no table is.
    with closing(sqlite3.connect(own_server.data)) as past_the_server:
        past_the_server.execute("ALTER TABLE tables RENAME TO put_aside")
        sockets[-1].close()
        expect(page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
        for _ in range(PATIENCE // 20):
            if len(sockets) >= before + TRIES:
                break
            page.clock.run_for(STEP)
            waited += STEP
            page.wait_for_timeout(20)
        assert len(sockets) >= before + TRIES
        assert waited >= LESS_OFTEN, "the server is asked all the time"
        expect(page.get_by_text(LOST)).to_be_visible()
        past_the_server.execute("ALTER TABLE put_aside RENAME TO tables")
        page.clock.resume()
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=PATIENCE)
    assert my_turn(page)
    move(page, Random(1))


def test_a_bot_that_plays_below_its_level_says_so(
    tmp_path: Path, people: Callable[..., Page]
) -> None:
    server = Server(tmp_path / "tusch.db", bot="broken=program:false")
    server.start()
    try:
        page = people(server.address)
        enter(page, make(page, "flohcati", "Ann b:broken", first=1), start=True)
        told = page.locator("[role=log] li", has_text="below the usual level").first
        expect(told).to_contain_text("Our fault", timeout=PATIENCE)
        page.reload()
        expect(told).to_be_attached(timeout=PATIENCE)
    finally:
        server.stop()


def test_the_shell_is_kept_and_never_a_game(
    own_server: Server, people: Callable[..., Page]
) -> None:
    page = people(own_server.address, service_workers="allow")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    code = make(page, "flohcati", "Ann b")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    kept: list[str] = page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys())
            for (const {url} of await (await caches.open(name)).keys())
              found.push(new URL(url).pathname);
          return found;
        }"""
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/t/"))]

    own_server.stop()
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("You are offline.").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-play=figaro]")).to_be_visible()
    answered = "fetch('/api/catalogue').then(() => true, () => false)"
    assert page.evaluate(answered) is False
    page.goto(f"/t/{code}")
    expect(page.get_by_text("You are offline.").first).to_be_visible(timeout=PATIENCE)

    own_server.start()
    page.context.set_offline(False)
    expect(page.locator("main[data-status=waiting]")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("You are offline.")).to_have_count(0)


@pytest.mark.parametrize("path", ["/t/ZZZZZZ", "/no/such/place", "/replay/ZZZZZZ", "/t/%FF"])
def test_what_is_not_there_is_said(page: Page, path: str) -> None:
    page.goto(path)
    said = page.get_by_role("heading", level=1).or_(page.get_by_role("alert"))
    expect(said.first).to_be_visible(timeout=PATIENCE)
    expect(
        page.get_by_text("There is no").or_(page.get_by_text("There is nothing here"))
    ).not_to_have_count(0)


def test_replay_of_a_game_that_is_not_over_says_so_and_leads_to_its_table(page: Page) -> None:
    code = make(page, "flohcati", "Ann b")
    page.goto(f"/replay/{code}")
    expect(page.get_by_role("alert")).to_contain_text("when it is over")
    page.get_by_role("link", name="Continue").click()
    expect(page).to_have_url(re.compile(f"/t/{code}$"))


def test_replay_that_cannot_be_fetched_says_why_and_stays_as_it_is(page: Page) -> None:
    code = ended(page, "flohcati", "Ann b:random b:random", seed=3)
    page.goto(f"/replay/{code}#1")
    from_seat = page.locator("main.replay[data-looks-from='0']")
    expect(from_seat).to_be_visible(timeout=PATIENCE)
    refused = {"reply": {"answer": "refused", "code": "server-record-running", "message": RUNNING}}
    page.route("**/replay?seat=*", lambda route: route.fulfill(status=409, json=refused))
    page.locator("main.replay select").select_option("1")
    expect(page.locator(".said")).to_contain_text("when it is over")
    page.locator("[data-open-hands]").click()
    expect(page.get_by_role("alert")).to_contain_text("when it is over")
    expect(from_seat).to_be_visible()
    expect(page.locator("main.replay select")).to_have_value("0")


def test_another_protocol_is_said(page: Page) -> None:
    def newer(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps({**answer.json(), "protocol": 99}))

    page.route("**/api/catalogue", newer)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("don’t understand each other")
    page.unroute("**/api/catalogue")
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("[data-play=figaro]")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_screen_that_cannot_be_loaded_can_be_tried_again(page: Page) -> None:
    page.goto("/")
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Something went wrong")
    page.unroute("**/assets/Rules-*.js")
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("dl dt").first).to_be_visible(timeout=PATIENCE)


def test_a_fault_of_ours_is_said(browser: Browser, server: Server) -> None:
    page = browser.new_page(base_url=server.address, locale="en-GB", service_workers="block")

    def broken(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps({**answer.json(), "games": [{}]}))

    page.route("**/api/catalogue", broken)
    page.goto("/new/figaro")
    expect(page.get_by_role("alert").first).to_contain_text("Something went wrong")
    assert axe(page) == []
    page.unroute("**/api/catalogue")
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("form .way").first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("Something went wrong")).to_have_count(0)
    page.context.close()


def test_a_record_that_cannot_be_read_is_refused_with_a_reason(page: Page) -> None:
    upload(page, '{"tusch": 99}')
    expect(page.get_by_role("alert")).to_contain_text("99")


def test_a_table_whose_answer_was_lost_is_asked_for_again_and_made_once(
    own_server: Server, people: Callable[..., Page]
) -> None:
    page = people(own_server.address)
    asked: list[str] = []

    def lose_the_first(route: Route) -> None:
        sent = route.request.post_data_json
        asked.extend([sent["id"]] if sent else [])
        if sent and len(asked) == 1:
            route.fetch()
            route.fulfill(status=502, body="Bad Gateway")
        else:
            route.continue_()

    page.route("**/api/tables", lose_the_first)
    page.goto("/")
    page.locator("[data-play=flohcati]").click()
    expect(page.locator("main[data-status=playing]")).to_be_visible(timeout=PATIENCE)
    assert len(asked) == 2
    assert len(set(asked)) == 1
    assert len(page.evaluate("fetch('/api/games').then((answer) => answer.json())")) == 1
