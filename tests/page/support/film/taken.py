"""Scenes on film: a moment of a recorded game is played, and what was seen is written down."""

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.page.support.tables import PATIENCE, upload
from tests.page.support.tour import remember

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 844, "height": 390},
    "laptop": {"width": 1366, "height": 768},
    "desk": {"width": 1920, "height": 1080},
}
WAITING = ("settled", "hired", "bow")
"""Moments that stand until somebody goes on."""

RATE = 12
"""So many times faster scenes are played in tests: what is shown does not depend on it."""
PACED = "const usual = setTimeout; setTimeout = (call, after = 0) => usual(call, after / RATE);"

# Writes down how the table stands whenever another moment is shown, how large what flies is, and
# whatever is moved otherwise than by transform and opacity.
CAMERA = """() => {
  const main = document.querySelector('main');
  if (window.film) {
    window.film = [];
    window.ghosts = [];
    return;
  }
  window.film = [];
  window.ghosts = [];
  window.things = [];
  window.moved = [];
  const all = (where, root = document) => [...root.querySelectorAll(where)];
  const inside = ({x, y, right, bottom}) => x >= -1 && y >= -1 &&
    right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const spots = () => Object.fromEntries(all('[data-spot]').map((spot) => [spot.dataset.spot,
    all('[data-card]', spot).map((card) => card.dataset.card)]));
  // Cards and pieces that a scene is about lie where they can be seen.
  const unseen = () => all('[data-spot=turned], [data-spot=double], [data-spot=trio],' +
    '[data-spot^=paved-], [data-spot=trade], [data-rage], [data-says], [data-gala]')
    .filter((thing) => !inside(thing.getBoundingClientRect()))
    .map((thing) => thing.dataset.spot ?? thing.className);
  const look = () => {
    const log = all('[role=log]').at(-1);
    window.film.push({
      mark: main.dataset.mark,
      caption: document.querySelector('[data-caption]')?.textContent.trim() ?? '',
      spots: spots(),
      unseen: unseen(),
      log: all('li', log).map((line) => line.textContent),
      badges: Object.fromEntries(all('[data-drop]').map((display) =>
        [display.dataset.drop, display.querySelector('.worth')?.dataset.value ?? null])),
      rage: document.querySelector('[data-rage]')?.dataset.rage ?? null,
      says: document.querySelector('[data-says]')?.dataset.says ?? null,
      from: Object.fromEntries(all('[data-from]').map((chip) =>
        [chip.closest('[data-seat]').dataset.seat, Number(chip.dataset.from)])),
      asked: document.querySelector('[data-asked]')?.dataset.asked ?? null,
      gala: document.querySelector('[data-gala]')?.dataset.gala ?? null,
      king: document.querySelector('[data-spot=king]')?.closest('[data-seat]').dataset.seat ?? null,
      tally: all('[data-tallied]').map(({dataset}) =>
        [dataset.tallied, dataset.count ?? null, dataset.piece ?? null]),
      group: all('[data-spot^=group-]').map(({dataset}) => Number(dataset.length)),
      trade: Number(document.querySelector('[data-spot=trade]')?.dataset.length ?? 0),
      pieces: all('[data-tally] [data-length]').map((piece) =>
        [Number(piece.dataset.length), piece.offsetWidth]),
      spared: all('[data-spared]').map(({dataset}) => Number(dataset.spared)),
      totals: all('[data-total]').map(({dataset}) => Number(dataset.total)),
      bonus: all('[data-finale] li').map((hand) =>
        all('[data-bonus]', hand).map(({dataset}) => Number(dataset.bonus))),
      beyond: all('[data-finale] li').flatMap((hand) => all('[data-bonus]', hand)
        .map((bonus) => bonus.offsetLeft + bonus.offsetWidth - hand.clientWidth)
        .filter((much) => much > 0)),
      open: all('[data-finale] li').map((hand) => all('[data-card]', hand).length),
      best: all('[data-finale] .best').length,
      roads: all('[data-road]').map((road) => [Number(road.dataset.road),
        all('.piece', road).reduce((sum, piece) => sum + piece.offsetWidth, 0)]),
      walkers: all('[data-road]').map((road) => [road.classList.contains('hired'),
        road.querySelector('.walker').getBoundingClientRect().left
          - road.querySelector('.field').getBoundingClientRect().left]),
      shreds: all('.shreds i').map((shred) => parseFloat(getComputedStyle(shred).animationDelay)),
      mood: document.querySelector('[data-mood]')?.dataset.mood ?? null,
      close: all('[data-close]').map(({dataset}) => Number(dataset.close)),
      time: performance.now(),
    });
  };
  // Once the page has written everything that belongs to the moment.
  new MutationObserver(() => queueMicrotask(look))
    .observe(main, {attributes: true, attributeFilter: ['data-mark']});
  const known = new WeakSet();
  const plain = ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'];
  window.largest = 0;
  const frame = () => {
    for (const card of all('main .card'))
      window.largest = Math.max(window.largest, card.getBoundingClientRect().width);
    for (const ghost of all('.ghost')) {
      const {width, height, x, y} = ghost.getBoundingClientRect();
      if (ghost.classList.contains('thing')) window.things.push([x, y]);
      else window.ghosts.push([ghost.dataset.ghost ?? null, width, height, x, y]);
    }
    for (const animation of document.getAnimations()) {
      if (known.has(animation)) continue;
      known.add(animation);
      for (const step of animation.effect.getKeyframes())
        window.moved.push(...Object.keys(step).filter((name) => !plain.includes(name)));
    }
    requestAnimationFrame(frame);
  };
  frame();
}"""


@dataclass(frozen=True)
class Moment:
    """A place in a recorded game: the entry that is played."""

    game: str
    text: str
    entry: int
    seat: int | None
    entries: int = 1

    def open(self, page: Page, *, camera: bool = True) -> None:
        """Open the replay right before it, from its seat, with a camera or without."""
        # Whoever looks at the same game already need not bring it again.
        if page.evaluate("window.brought") != self.text:
            upload(page, self.text)
            expect(page.locator("main.replay")).to_be_visible(timeout=PATIENCE)
            page.evaluate("(text) => { window.brought = text; }", self.text)
        page.locator("main.replay select").select_option(
            str(-1 if self.seat is None else self.seat)
        )
        page.locator(
            f"main.replay[data-looks-from='{'' if self.seat is None else self.seat}']"
        ).wait_for(timeout=PATIENCE)
        page.locator("input[type=range]").evaluate(
            "(range, at) => { range.value = at;"
            " range.dispatchEvent(new Event('input', {bubbles: true})); }",
            self.entry,
        )
        page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
        if camera:
            page.evaluate(CAMERA)
        # What is clicked is scrolled to: whoever uses keys sees the board.
        page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")

    def play(self, page: Page) -> list[dict[str, Any]]:
        """Play it to its end; returns how the table stood at every moment of it."""
        waiting = [f"main[data-mark={mark}]" for mark in WAITING]
        for nth in range(self.entries):
            page.keyboard.press("ArrowRight")
            goal = f"{self.entry + nth + 1} / {self.length}"
            over = f"main[data-busy=false]:has(output:text-is('{goal}'))"
            while True:
                page.locator(", ".join([*waiting, over])).first.wait_for(timeout=PATIENCE)
                if page.locator("main[data-busy=false]").count():
                    break
                page.keyboard.press("Escape")
                page.wait_for_timeout(10)
        found: list[dict[str, Any]] = page.evaluate("window.film")
        return found

    @cached_property
    def length(self) -> int:
        return len(json.loads(self.text)["log"])


def paced(page: Page, rate: float = RATE) -> None:
    """Let everything on a page go so many times faster, before it is opened."""
    page.add_init_script(PACED.replace("RATE", str(rate)))
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": rate})


def settled(page: Page, pace: str = "normal", **settings: Any) -> None:
    """Let a page remember how fast somebody wants it, before it is opened."""
    page.add_init_script(remember(motion=pace, sound=False, language="en", **settings))
