"""What is looked at on a screen; each check returns what is wrong."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RAW = re.compile(
    r"\b(?:page|figaro|flohcati|coach|server|option|edition|record|bot|level|temper|seat)-[a-z]\S*"
)

RUN_AXE = """async () => {
  const {violations} = await axe.run(document, {resultTypes: ['violations']});
  return violations.flatMap(({id, nodes}) =>
    nodes.slice(0, 3).map(({target, any}) => `${id}: ${target.join(' ')} (${any[0]?.message})`));
}"""

# The width is given: a phone widens its own for what does not fit.
TOO_WIDE = """(width) => {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollWidth > width) {
    const far = [...document.querySelectorAll('body *')].filter((node) =>
      node.checkVisibility() && node.getBoundingClientRect().right > width + 1);
    wrong.push(`page ${root.scrollWidth} > ${width}: ` + far.slice(0, 3).map(name));
  }
  for (const dialog of document.querySelectorAll('dialog[open]'))
    if (dialog.scrollWidth > dialog.clientWidth) wrong.push('dialog ' + dialog.scrollWidth);
  for (const node of document.querySelectorAll('button, .button, h1, h2, legend, dt, .tag')) {
    if (!node.checkVisibility() || node.closest('.hand, .hidden-text, .deck, .display')) continue;
    const {scrollWidth, clientWidth} = node;
    if (scrollWidth > clientWidth + 2 && clientWidth > 1) wrong.push('cut: ' + name(node));
  }
  function name(node) {
    return `${node.tagName}.${node.className} "${node.textContent.trim().slice(0, 30)}"`;
  }
  return wrong;
}"""

TOO_SMALL = """() => {
  const wrong = [];
  const all = 'button, a[href], input, select, textarea, summary';
  for (const node of document.querySelectorAll(all)) {
    if (!node.checkVisibility({visibilityProperty: true})) continue;
    let {x, y, width, height} = (node.closest('label') ?? node).getBoundingClientRect();
    // Of a card in the hand, what the next one leaves to be seen.
    const next = node.closest('.hand li')?.nextElementSibling?.querySelector('button');
    const after = next?.getBoundingClientRect();
    if (after && Math.abs(after.y - y) < height / 2) width = Math.min(width, after.x - x);
    const text = node.textContent.trim().slice(0, 30);
    if (width < 43.5 || height < 43.5)
      wrong.push(`${node.tagName}.${node.className} "${text}" ${width} x ${height}`);
  }
  return wrong;
}"""

WORDS = """() => {
  const said = [document.title, document.body.innerText];
  for (const node of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      said.push(node.getAttribute(name) ?? '');
  return said.join('\\n');
}"""


def axe(page: Page) -> list[str]:
    """What axe-core finds, with every rule that it has by itself."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN_AXE)
    return found


def too_wide(page: Page) -> list[str]:
    """What does not fit into the width, of the page or of a thing on it."""
    assert page.viewport_size
    found: list[str] = page.evaluate(TOO_WIDE, page.viewport_size["width"])
    return found


def too_small(page: Page) -> list[str]:
    """What a finger does not hit."""
    found: list[str] = page.evaluate(TOO_SMALL)
    return found


def raw_ids(page: Page) -> list[str]:
    """Messages that nobody has written."""
    said: Any = page.evaluate(WORDS)
    return RAW.findall(str(said))
