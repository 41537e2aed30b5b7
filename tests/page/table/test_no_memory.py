"""A browser that keeps nothing: everything works, and nothing is remembered."""

from random import Random

from playwright.sync_api import Page, expect

from tests.page.support.film.taken import paced
from tests.page.support.playing import move, my_turn, start, version_of
from tests.page.support.tables import PATIENCE, enter, make

KEEPS_NOTHING = """
for (const name of ['getItem', 'setItem', 'removeItem', 'clear'])
  Storage.prototype[name] = () => { throw new DOMException('denied', 'SecurityError'); };
"""
MET = 30
"""After so many moves somebody has met the game."""


def test_a_game_goes_on_where_nothing_can_be_kept(page: Page) -> None:
    page.add_init_script(KEEPS_NOTHING)
    start(page, "figaro")
    paced(page)
    enter(page, make(page, "figaro", "Ann b:random b:random b:random"), start=True)
    rng = Random(4)
    while int(version_of(page)) <= MET + 1:
        assert my_turn(page)
        move(page, rng)
    assert my_turn(page)


def test_a_guest_is_forgotten_where_nothing_can_be_kept(page: Page) -> None:
    page.add_init_script(KEEPS_NOTHING)
    make(page, "flohcati", "Ann b")
    page.goto("/settings")
    for _ in range(2):
        page.locator(".erase button").first.click()
    expect(page.locator("[data-play=figaro]")).to_be_visible(timeout=PATIENCE)
