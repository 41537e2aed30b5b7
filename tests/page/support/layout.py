"""How a table is laid out: what can be seen and pressed, and what lies over what."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.page.support.tables import make, sample
from tusch import record, registry

SIZES = {
    "phone": ViewportSize(width=390, height=844),
    "lying": ViewportSize(width=844, height=390),
    "zoomed": ViewportSize(width=683, height=384),
    "tablet": ViewportSize(width=768, height=1024),
    "laptop": ViewportSize(width=1366, height=768),
    "desk": ViewportSize(width=1920, height=1080),
    "wall": ViewportSize(width=2560, height=1440),
}

# Everything is where the window shows it; what may be pressed is not covered; nothing overlaps.
LOOK = """() => {
  const wrong = [];
  const box = (node) => node.getBoundingClientRect();
  const name = (node) => `${node.dataset.hand ?? node.dataset.spot ?? node.dataset.seat ?? ''}`
    + `.${node.className} "${node.textContent.trim().slice(0, 20)}"`;
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1) wrong.push('scrolls down: ' + root.scrollHeight);
  if (root.scrollWidth > innerWidth) wrong.push('scrolls aside: ' + root.scrollWidth);
  const all = (selector) => [...document.querySelectorAll(selector)]
    .filter((node) => node.checkVisibility());
  const inside = (node, {left, top, right, bottom}, what) => {
    const {x, y, width, height} = box(node);
    if (x < left - 1 || y < top - 1 || x + width > right + 1 || y + height > bottom + 1)
      wrong.push(`${what}: ${name(node)} ${[x, y, x + width, y + height].map(Math.round)}`);
  };
  const whole = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const seen = (node, x, y) => node.contains(document.elementFromPoint(x, y))
    || wrong.push('covered: ' + name(node));
  for (const button of all('[data-hand]')) {
    inside(button, whole, 'off the screen');
    // The corner with the value.
    const {x, y, width} = box(button);
    seen(button, x + width * 0.2, y + width * 0.2);
  }
  if (!all('.hand').length) wrong.push('no hand');
  for (const button of all('.tools button, .top button, [data-row], [data-flip]')) {
    inside(button, whole, 'off the screen');
    const {x, y, width, height} = box(button);
    seen(button, x + Math.min(12, width / 2), y + height * 0.2);
  }
  for (const who of all('section.seat .name')) {
    const {x, y, width, height} = box(who);
    seen(who.closest('button') ?? who, x + Math.min(12, width / 2), y + height / 2);
  }
  for (const card of all('[data-row]')) inside(card, box(document.querySelector('.ring')), 'out');
  for (const card of all('.deck .card')) inside(card, box(card.parentElement), 'out of the deck');
  for (const seat of all('section.seat'))
    for (const part of seat.querySelectorAll('.name, .display, .road, .count, .laid li'))
      inside(part, box(seat), 'out of its seat');
  for (const line of all('.short li:last-child, .status p'))
    if (line.scrollHeight > line.clientHeight + 2 || line.scrollWidth > line.clientWidth + 1)
      wrong.push('cut: ' + name(line));
  const parts = all('.top, .short, section.seat, .middle img, .pieces, .ring, .tools,'
    + ' .hand:not(:empty)');
  for (const [nth, one] of parts.entries()) for (const other of parts.slice(nth + 1)) {
    const [a, b] = [box(one), box(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) wrong.push(`${name(one)} over ${name(other)}`);
  }
  return wrong;
}"""


def looked_at(page: Page) -> list[str]:
    """What is wrong with a table as it is shown now."""
    found: list[str] = page.evaluate(LOOK)
    return found


def resize(page: Page, size: ViewportSize) -> None:
    """Give the window another size, and wait until the table has followed."""
    page.set_viewport_size(size)
    page.wait_for_function("(width) => innerWidth === width", arg=size["width"])
    page.evaluate("""() => new Promise((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))""")


def when(
    page: Page,
    game: str,
    plan: str,
    fits: Callable[[Any], bool],
    edition: str | None = None,
    **more: Any,
) -> str:
    """Make a table in the middle of a game, where seat 0 acts and its view fits."""
    made = registry.make(game, edition)
    for seed in range(60):
        found = sample(made, len(plan.split()), seed)
        for entry, step in enumerate(record.read(made, record.decode(json.dumps(found)))):
            if step.actor == 0 and fits(made.observe(step.before, 0)):
                return make(page, game, plan, record=json.dumps(found), entry=entry, **more)
    raise AssertionError("no random game has such a turn")
