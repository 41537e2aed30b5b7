"""Whoever looks elsewhere is told when it is their turn, if they want it by the system too."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.support.playing import move, my_turn, version_of
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, turning
from tests.page.support.talking import say
from tests.page.support.tour import remember

# A browser without a window is always in front, and nobody can allow it anything: the test says
# when somebody looks elsewhere, and whether notices are allowed.
ELSEWHERE = """
window.told = [];
window.look = (state) => {
  Object.defineProperty(document, 'visibilityState', {value: state, configurable: true});
  Object.defineProperty(document, 'hidden', {value: state === 'hidden', configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
};
window.Notification = class extends Notification {
  static permission = '%s';
  constructor(text, more) { super(text, more); window.told.push(text); }
};
"""
TURN = "It’s your turn."


def play_until(page: Page, test: Callable[[], Any]) -> None:
    """Make moves until something is so: it is when the turn has come round."""
    rng = Random(1)
    for _ in range(PATIENCE // 100):
        # Asked first: a turn that comes after the test is not played on.
        mine = page.locator("[data-turn=mine]").count()
        if test():
            return
        if mine:
            move(page, rng)
        page.wait_for_timeout(100)
    raise AssertionError("nothing is told")


@pytest.mark.parametrize(
    ("wanted", "allowed"), [(True, "granted"), (True, "denied"), (False, "granted")]
)
def test_a_turn_is_noticed_by_whoever_looks_elsewhere(
    server: Server, people: Callable[..., Page], wanted: bool, allowed: str
) -> None:
    page = people(server.address)
    page.context.add_init_script(ELSEWHERE % allowed)
    page.context.add_init_script(remember(notices=wanted))
    enter(page, make(page, "flohcati", "Ann b", first=0, pace=300), start=True)
    assert my_turn(page)
    before = page.title()
    page.evaluate("look('hidden')")
    play_until(page, lambda: page.title().startswith("●"))
    assert TURN in page.title()
    told = page.evaluate("told")
    assert bool(told) is (wanted and allowed == "granted")
    assert all(TURN in text for text in told)
    page.evaluate("look('visible')")
    assert page.title() == before


def elsewhere(page: Page) -> None:
    """Somebody who wants to be told looks elsewhere."""
    page.context.add_init_script(ELSEWHERE % "granted")
    page.context.add_init_script(remember(notices=True))


def test_a_turn_is_told_once_and_not_again_with_every_line_or_move(page: Page) -> None:
    elsewhere(page)
    code = turning(page, "Ann b b", "A1", "B2", pace=300)
    enter(page, code, start=True)
    assert my_turn(page)
    page.evaluate("look('hidden')")
    assert say(page, code, {"do": "chat", "text": "Hello"})[0]["answer"] == "ok"
    expect(page.get_by_role("button", name="Chat")).to_be_visible()
    # The first card is neither a double nor a fanfare: the turn goes on.
    page.locator("[data-flip].lit").click()
    page.locator("[data-row]").or_(page.locator("[data-spot=discard] .card")).first.wait_for()
    assert my_turn(page)
    assert page.evaluate("told") == []
    play_until(page, lambda: page.evaluate("told.length"))
    assert my_turn(page)
    page.wait_for_timeout(300)
    assert page.evaluate("told.length") == 1


def test_a_move_that_is_made_but_not_seen_yet_is_nobody_s_turn(page: Page) -> None:
    elsewhere(page)
    held: list[Any] = []
    holding: list[bool] = []
    sent: list[str] = []

    def slow(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def out(frame: str | bytes) -> None:
            sent.append(json.loads(frame)["do"])
            server.send(frame)

        def back(frame: str | bytes) -> None:
            late = holding and json.loads(frame).get("tell") == "moved"
            held.append((socket, frame)) if late else socket.send(frame)

        socket.on_message(out)
        server.on_message(back)

    page.route_web_socket("**/api/socket*", slow)
    enter(page, make(page, "figaro", "Ann b b", first=0), start=True)
    assert my_turn(page)
    holding.append(True)
    page.evaluate("look('hidden')")
    page.locator("[data-hand].lit").first.click()
    page.locator(".display.target").first.click()
    for _ in range(PATIENCE // 20):
        if held:
            break
        page.wait_for_timeout(20)
    assert held, "the move is made, and answered"
    expect(page.locator("[data-turn=mine]")).to_have_count(0)
    assert page.evaluate("told") == []
    page.mouse.click(*page.locator(".own .display").evaluate(MIDDLE))
    holding.clear()
    for socket, frame in held:
        socket.send(frame)
    assert my_turn(page)
    page.wait_for_timeout(300)
    assert sent.count("act") == 1
    assert page.evaluate("told") == [TURN]


def test_a_notice_is_taken_back_when_the_turn_has_passed(page: Page) -> None:
    elsewhere(page)
    # A bot begins, and takes its time; whatever is flipped, no attraction comes twice.
    cards = ("A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1")
    code = turning(page, "b Ann", *cards, pace=1500)
    enter(page, code)
    before = page.title()
    page.evaluate("look('hidden')")
    page.evaluate(TITLES)
    page.locator("[data-start]").click()

    def act(**action: str) -> int:
        """Move on another device; returns for which version."""
        base = int(version_of(page))
        command = {"do": "act", "seat": 1, "action": action, "base": base}
        assert say(page, code, command)[0]["answer"] == "ok"
        return base

    for turn in (1, 2):
        page.wait_for_function("(turn) => told.length === turn", arg=turn, timeout=PATIENCE)
        assert TURN in page.title()
        # It is still one's turn after a card was flipped; after one was taken it is not.
        base = act(type="flip")
        expect(page.locator("main")).to_have_attribute("data-version", str(base + 2))
        assert my_turn(page)
        assert TURN in page.title()
        card = page.locator("[data-row].lit").first.get_attribute("data-row")
        act(type="take", card=str(card))
        taken_back = "([title, turn]) => titles.filter(([each]) => each === title).length === turn"
        page.wait_for_function(taken_back, arg=[before, turn], timeout=PATIENCE)
    # Each of them told once.
    back = [told for title, told in page.evaluate("titles") if title == before]
    assert back == [1, 2]


# Notes each title, for however short a time, and how much had been told by then.
TITLES = """() => {
  window.titles = [];
  const all = {childList: true, characterData: true, subtree: true};
  new MutationObserver(() => {
    if (document.title !== titles.at(-1)?.[0]) titles.push([document.title, told.length]);
  }).observe(document.head, all);
}"""


MIDDLE = """(node) => {
  const {x, y, width, height} = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
