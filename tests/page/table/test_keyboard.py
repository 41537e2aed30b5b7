"""The table without a mouse, and what a screen reader is told."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.page.support import keys
from tests.page.support.keys import ARROWS
from tests.page.support.playing import my_turn
from tests.page.support.tables import enter, make, middle, row

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
    keys.move(page, Random(0))
    log = page.get_by_role("log", name="Log")
    expect(log.get_by_role("listitem").filter(has_text=re.compile(r"^You ")).first).to_be_attached()
