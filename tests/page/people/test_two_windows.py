"""Two windows of one browser at one table are one person, who has set one thing."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.page.support.playing import my_turn
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make

QUIET = 1_500
"""Milliseconds in which windows that disagree would have said a lot."""


def test_windows_of_one_browser_do_not_fight_about_settings(
    server: Server, people: Callable[..., Page]
) -> None:
    sent: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(str(frame))))

    here = people(server.address)
    there = here.context.new_page()
    code = make(here, "figaro", "Ann b b", first=0)
    for page in (here, there):
        page.on("websocket", listen)
    enter(here, code, start=True)
    enter(there, code)
    assert my_turn(there)
    here.get_by_role("button", name="Menu").click()
    here.get_by_label("Toto").check(force=True)
    here.get_by_label("Always wait for me").check()
    expect(there.locator("[data-seat='0'] [data-face=toto]")).to_be_visible(timeout=PATIENCE)
    there.wait_for_timeout(QUIET)
    faces = [said["face"] for said in sent if said["do"] == "face"]
    waits = [said["always"] for said in sent if said["do"] == "wait"]
    # The other window may ask for the same before it has heard of it, and no more than once.
    assert faces in (["toto"], ["toto", "toto"])
    assert waits in ([True], [True, True])
    # It knows what was set, and says nothing when it comes back.
    sent.clear()
    there.reload()
    there.get_by_role("button", name="Menu").click(timeout=PATIENCE)
    expect(there.get_by_label("Toto")).to_be_checked()
    expect(there.get_by_label("Always wait for me")).to_be_checked()
    assert not [said for said in sent if said["do"] in ("face", "wait")]
