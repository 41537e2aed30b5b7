"""With colours that the system forces, choices and focus can still be told apart."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.support.layout import when
from tests.page.support.playing import my_turn
from tests.page.support.serving import Server
from tests.page.support.tables import enter, make

LOOK = """(selector) => {
  const node = document.querySelector(selector);
  if (!node) return null;
  const style = getComputedStyle(node);
  const inner = getComputedStyle(node.querySelector('.card') ?? node);
  const border = style.borderTopStyle === 'none' ? '' : style.borderTop;
  const lines = [style, inner].map((each) => each.outlineStyle === 'none' ? '' : each.outline);
  return [...lines, border].join(';');
}"""


WARNS = 4
"""A display that is worth so much looks different too."""


def differ(page: Page, one: str, other: str) -> None:
    looks: list[Any] = [page.evaluate(LOOK, selector) for selector in (one, other)]
    assert None not in looks
    assert looks[0] != looks[1], looks


def bound(view: Any) -> bool:
    """Whether the last card of a hand can go somewhere, but not everywhere, and nothing warns."""
    places = [action for action in view.legal if getattr(action, "card", None) == view.hand[-1]]
    worth = [sum(int(str(card)[1:] or 0) for card in display) for display in view.displays]
    return len(view.hand) > 1 and 0 < len(places) < view.players and max(worth) < WARNS


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lit_chosen_and_focused_things_are_told_apart(
    server: Server, people: Callable[..., Page], theme: str
) -> None:
    page = people(server.address, forced_colors="active", color_scheme=theme)
    code = make(page, "flohcati", "Ann b", first=0)
    enter(page, code, start=True)
    assert my_turn(page)
    differ(page, "[data-flip].lit", "[data-drop][aria-disabled=true]")
    page.keyboard.press("Tab")
    focused = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert focused != "none"

    enter(page, when(page, "figaro", "Ann b b", bound), start=True)
    assert my_turn(page)
    page.locator("[data-hand].lit").last.click()
    page.mouse.move(1, 1)
    page.evaluate("document.activeElement.blur()")
    differ(page, "[data-hand].chosen", "[data-hand]:not(.chosen)")
    differ(page, ".display.target", ".display:not(.target)")
