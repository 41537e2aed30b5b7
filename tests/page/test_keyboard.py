"""The table without a mouse, and what a screen reader is told."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.playing import TOOLS, moved_on, my_turn, version_of
from tests.page.support.tables import enter, make, middle, row

# What of the board can be pressed, and where the arrows lead from there.
ARROWS = """
  const all = [...document.querySelectorAll('.board button:not(:disabled)')];
  const shown = all.filter((each) => each.checkVisibility());
  const from = (each, key) => {
    each.focus();
    each.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    return document.activeElement;
  };
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  const ways = new Map(shown.map((each) => [each, keys.map((key) => [key, from(each, key)])]));
"""
# The keys that lead from what has the focus to something wanted; Enter: it is there.
KEYS = (
    """(selector) => {
  const begin = document.activeElement;
  const wanted = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (!wanted) return null;
  if (begin === wanted) return ['Enter'];
  if (!begin.closest('.board')) return ['Tab'];
"""
    + ARROWS
    + """
  begin.focus();
  const paths = new Map([[begin, []]]);
  for (const [place, path] of paths)
    for (const [key, next] of ways.get(place) ?? [])
      if (!paths.has(next)) paths.set(next, [...path, key]);
  return paths.get(wanted) ?? [];
}"""
)
# What of the board the arrows do not lead to, from somewhere else of it.
CUT_OFF = (
    "() => {"
    + ARROWS
    + """
  const missed = [];
  for (const each of shown) {
    const seen = new Set([each]);
    for (const place of seen) for (const [, next] of ways.get(place) ?? []) seen.add(next);
    missed.push(...shown.filter((other) => !seen.has(other)).map((other) => other.outerHTML));
  }
  return [shown.length, missed];
}"""
)
STEPS = 20


def go(page: Page, selector: str) -> bool:
    """Walk to something with the arrows and press it; False if there is nothing of the kind."""
    for _ in range(STEPS):
        keys: Any = page.evaluate(KEYS, selector)
        if keys is None:
            return False
        for key in keys:
            page.keyboard.press(key)
        if keys == ["Enter"]:
            return True
    raise AssertionError(f"{selector} is out of the reach of the arrows")


def figaro(page: Page, rng: Random) -> None:
    lit = page.locator("[data-hand].lit")
    if not lit.count():
        assert go(page, TOOLS)
        return
    card = lit.nth(rng.randrange(lit.count())).get_attribute("data-hand")
    assert go(page, f"[data-hand={card}].lit")
    # The focus has gone on to the first display where the card may be laid.
    expect(page.locator(".display.target:focus")).to_have_count(1)
    if rng.random() < 0.2:
        page.keyboard.press("Escape")
        expect(page.locator(".display.target")).to_have_count(0)
        expect(page.locator(f"[data-hand={card}]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def flohcati(page: Page, rng: Random) -> None:
    kinds = [".tools button.main", "[data-row].lit", "[data-flip].lit"]
    if page.locator("[data-row].lit").count() < 2:
        kinds[1:] = kinds[:0:-1]
    for kind in (*kinds, "button.target", "[data-hand].lit", TOOLS):
        if go(page, kind):
            return
    raise AssertionError("nothing is offered")


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_a_whole_game_by_keyboard_alone(page: Page, game: str) -> None:
    code = make(page, game, "Ann b:random b:random")
    page.evaluate("localStorage.setItem('tusch-met', '1')")
    enter(page, code, start=True)
    rng = Random(3)
    moves = 0
    while my_turn(page):
        version = version_of(page)
        figaro(page, rng) if game == "figaro" else flohcati(page, rng)
        moved_on(page, version)
        moves += 1
    assert moves > 5
    result = page.get_by_role("dialog", name="Result")
    expect(result).to_be_visible()
    page.keyboard.press("Escape")
    expect(result).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("where", ["figaro", "flohcati", "empty row", "long row"])
def test_arrows_lead_from_everywhere_to_everywhere(page: Page, where: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    plan = "Ann b:random b:random"
    if where.endswith("row"):
        code = row(page, plan, 0, after=20) if where == "empty row" else row(page, plan, 5)
    else:
        code = middle(page, where, plan)
    enter(page, code, start=True)
    assert my_turn(page)
    count, missed = page.evaluate(CUT_OFF)
    assert count > 1
    assert not missed


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_a_screen_reader_is_told_turn_events_and_choices(page: Page, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    enter(page, make(page, game, "Ann b:random b:random"), start=True)
    assert my_turn(page)
    tree = page.locator("main").aria_snapshot()
    assert re.search(r"- status: \"?Your turn", tree), tree
    assert tree.count("- log") >= 1, tree
    if game == "figaro":
        assert re.search(r'toolbar "Your hand"', tree)
        assert re.search(r'button "Display: nothing\. Stack: none\. Road: none\."', tree)
        assert page.get_by_role("toolbar").get_by_role("button", disabled=False).count()
    else:
        assert re.search(r'button "Deck, \d+ cards left\. Flip a card"', tree), tree
    version = version_of(page)
    figaro(page, Random(0)) if game == "figaro" else flohcati(page, Random(0))
    moved_on(page, version)
    log = page.get_by_role("log", name="Log")
    expect(log.get_by_role("listitem").filter(has_text=re.compile(r"^You ")).first).to_be_attached()
