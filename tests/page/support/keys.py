"""A player who has no mouse: walks over the board with the arrows, and presses what lights up."""

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.support.playing import TOOLS, moved_on, version_of

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


def _figaro(page: Page, rng: Random) -> None:
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


def _flohcati(page: Page, rng: Random) -> None:
    kinds = [".tools button.main", "[data-row].lit", "[data-flip].lit"]
    if page.locator("[data-row].lit").count() < 2:
        kinds[1:] = kinds[:0:-1]
    for kind in (*kinds, "button.target", "[data-hand].lit", TOOLS):
        if go(page, kind):
            return
    raise AssertionError("nothing is offered")


def move(page: Page, rng: Random) -> None:
    """Make a move by keys alone, any that the page offers."""
    version = version_of(page)
    play = _figaro if page.locator("main").get_attribute("data-game") == "figaro" else _flohcati
    play(page, rng)
    moved_on(page, version)
