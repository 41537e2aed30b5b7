"""With colours that the system forces, choices and focus can still be told apart."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

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


def differ(page: Page, one: str, other: str) -> None:
    looks: list[Any] = [page.evaluate(LOOK, selector) for selector in (one, other)]
    assert None not in looks
    assert looks[0] != looks[1], looks


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lit_chosen_and_focused_things_are_told_apart(
    server: Server, people: Callable[..., Page], theme: str
) -> None:
    page = people(server.address, forced_colors="active", color_scheme=theme)
    code = make(page, "flohcati", "Ann b", first=0)
    page.evaluate("localStorage.setItem('tusch-met', '1')")
    enter(page, code, start=True)
    assert my_turn(page)
    differ(page, "[data-flip].lit", "[data-drop][aria-disabled=true]")
    page.keyboard.press("Tab")
    focused = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert focused != "none"

    code = make(page, "figaro", "Ann b b", first=0)
    enter(page, code, start=True)
    assert my_turn(page)
    page.locator("[data-hand].lit").last.click()
    page.mouse.move(1, 1)
    page.evaluate("document.activeElement.blur()")
    differ(page, "[data-hand].chosen", "[data-hand]:not(.chosen)")
    if page.locator(".display:not(.target)").count():
        differ(page, ".display.target", ".display:not(.target)")
