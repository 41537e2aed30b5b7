"""Whoever looks elsewhere is told when it is their turn, if they want it by the system too."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page

from tests.page.support.playing import move, my_turn
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make
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
    rng = Random(1)
    assert my_turn(page)
    before = page.title()
    page.evaluate("look('hidden')")
    while page.locator("[data-turn=mine]").count():
        move(page, rng)
    page.wait_for_function("document.title.startsWith('●')", timeout=PATIENCE)
    assert TURN in page.title()
    told = page.evaluate("told")
    assert bool(told) is (wanted and allowed == "granted")
    assert all(TURN in text for text in told)
    page.evaluate("look('visible')")
    assert page.title() == before
