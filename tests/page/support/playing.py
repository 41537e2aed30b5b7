"""A player at the page who takes whatever lights up, with mouse or keyboard."""

from random import Random
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

from tests.page.support.tables import PATIENCE

# A point of one of the things that nothing else covers, after it has been scrolled to.
POINT = """([selector, choice]) => {
  const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  if (!found.length) return null;
  const point = (node) => {
    node.scrollIntoView({block: 'nearest', behavior: 'instant'});
    const {x, y, width, height} = node.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8]) for (const across of [0.5, 0.2, 0.1, 0.8]) {
      const point = {x: x + across * width, y: y + down * height};
      if (node.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
    return null;
  };
  // Whoever cannot get at the one takes the next.
  const first = Math.floor(choice * found.length);
  for (const node of [...found.slice(first), ...found.slice(0, first)]) {
    const found = point(node);
    if (found) return found;
  }
  throw new Error('covered: ' + selector);
}"""
TOOLS = ".tools button:not(.plain)"
AGAIN = 5_000
SOON = 20
"""Milliseconds after which it is looked again whose turn it is."""


def start(page: Page, game: str) -> None:
    """Play now, from the home page."""
    page.goto("/")
    page.locator(f"[data-play={game}]").click()
    expect(page.locator("main[data-status=playing]")).to_be_visible(timeout=PATIENCE)


def over(page: Page) -> bool:
    return page.locator("main[data-status=over]").count() > 0


def my_turn(page: Page) -> bool:
    """Wait until it is this page's turn; False when the game is over."""
    page.locator("main[data-status=over], [data-turn=mine]").first.wait_for(timeout=PATIENCE)
    return not over(page)


def whose_turn(*pages: Page) -> Page | None:
    """Wait until it is the turn of one of these pages; None when the game is over."""
    for _ in range(PATIENCE // SOON):
        for page in pages:
            if page.locator("[data-turn=mine]").count():
                return page
        if over(pages[0]):
            return None
        pages[0].wait_for_timeout(SOON)
    raise AssertionError("nobody's turn comes")


def click(page: Page, selector: str, rng: Random) -> bool:
    """Click on any of the things of a kind; False if there is none."""
    point: Any = page.evaluate(POINT, [selector, rng.random()])
    if point:
        page.mouse.click(point["x"], point["y"])
    return bool(point)


def move(page: Page, rng: Random) -> None:
    """Make a move with the mouse, any that the page offers."""
    version = version_of(page)
    play = _figaro if page.locator("main").get_attribute("data-game") == "figaro" else _flohcati
    for _ in range(PATIENCE // AGAIN):
        play(page, rng)
        try:
            moved_on(page, version, AGAIN)
        except TimeoutError:
            # Something has moved under the pointer; whoever plays clicks again.
            continue
        return
    raise AssertionError("no click moves the game on")


def version_of(page: Page) -> str:
    return str(page.locator("main").get_attribute("data-version"))


def moved_on(page: Page, version: str, patience: int = PATIENCE) -> None:
    page.locator(f"main:not([data-version='{version}'])").wait_for(timeout=patience)


def _figaro(page: Page, rng: Random) -> None:
    if click(page, ".display.target", rng):
        return
    if click(page, "[data-hand].lit", rng):
        page.locator(".display.target").first.wait_for()
        click(page, ".display.target", rng)
    else:
        click(page, TOOLS, rng)


def _flohcati(page: Page, rng: Random) -> None:
    kinds = [".tools button.main", "[data-row].lit", "[data-flip].lit"]
    # Two cards in the row are enough: whoever flips for ever never gets one.
    if page.locator("[data-row].lit").count() < 2:
        kinds[1:] = kinds[:0:-1]
    for kind in (*kinds, "button.target", "[data-hand].lit", TOOLS):
        if click(page, kind, rng):
            return


RESULT = """(list) => [...list.querySelectorAll(':scope > li')].map((line) => [
  line.querySelector('.name').textContent,
  line.querySelector('.place').textContent,
  line.querySelector('.total').textContent,
  line.classList.contains('won'),
  [...line.querySelectorAll('ul > li')].map((why) => why.querySelector('.clause').textContent
    + ' ' + why.querySelector('b').textContent),
])"""


def scores(page: Page, name: str) -> list[Any]:
    """The result as it is shown to somebody: who, how much and why, in order of rank."""
    result = page.get_by_role("dialog", name="Result")
    expect(result).to_be_visible(timeout=PATIENCE)
    found: list[list[Any]] = result.locator(".score > ol").evaluate(RESULT)
    return [[name if line[0] == "You" else line[0], *line[1:]] for line in found]
