"""Scenes on film: a moment of a recorded game is played, and what was seen is written down."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.support.tables import PATIENCE, sample, upload
from tusch import record, registry

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz")

# Writes down how the table stands whenever another moment is shown, and how large what flies is.
CAMERA = """() => {
  const main = document.querySelector('main');
  window.film = [];
  window.ghosts = [];
  const at = (place) => [...document.querySelectorAll(`[data-spot="${place}"] [data-card]`)]
    .map((card) => card.dataset.card);
  const spots = () => Object.fromEntries([...document.querySelectorAll('[data-spot]')]
    .map((spot) => [spot.dataset.spot, at(spot.dataset.spot)]));
  const look = () => {
    const log = [...document.querySelectorAll('[role=log]')].at(-1);
    window.film.push({
      mark: main.dataset.mark,
      spots: spots(),
      log: [...log.querySelectorAll('li')].map((line) => line.textContent),
      badges: Object.fromEntries([...document.querySelectorAll('[data-drop]')].map((display) =>
        [display.dataset.drop, display.querySelector('.worth')?.dataset.value ?? null])),
      rage: document.querySelector('[data-rage]')?.dataset.rage ?? null,
      tally: [...document.querySelectorAll('[data-tallied]')].map(({dataset}) =>
        [dataset.tallied, dataset.count ?? null, dataset.piece ?? null]),
      totals: [...document.querySelectorAll('[data-total]')].map(({dataset}) => dataset.total),
      roads: [...document.querySelectorAll('[data-road]')].map((road) => [road.dataset.road,
        [...road.querySelectorAll('.piece')].reduce((sum, piece) => sum + piece.offsetWidth, 0)]),
      time: performance.now(),
    });
  };
  // Once the page has written everything that belongs to the moment.
  new MutationObserver(() => queueMicrotask(look))
    .observe(main, {attributes: true, attributeFilter: ['data-mark']});
  window.largest = 0;
  const frame = () => {
    for (const card of document.querySelectorAll('main .card'))
      window.largest = Math.max(window.largest, card.getBoundingClientRect().width);
    for (const ghost of document.querySelectorAll('.ghost')) {
      const {width, height, x, y} = ghost.getBoundingClientRect();
      window.ghosts.push([ghost.dataset.ghost ?? null, width, height, x, y]);
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

    def open(self, page: Page, pace: str = "quick") -> None:
        """Open the replay right before it, from its seat, with a camera."""
        settings = json.dumps(json.dumps({"motion": pace, "sound": False}))
        page.goto("/about")
        page.evaluate(f"localStorage.setItem('tusch-settings', {settings})")
        upload(page, self.text)
        expect(page.locator("main.replay")).to_be_visible(timeout=PATIENCE)
        page.locator("main.replay select").select_option(
            str(-1 if self.seat is None else self.seat)
        )
        page.locator("input[type=range]").evaluate(
            "(range, at) => { range.value = at;"
            " range.dispatchEvent(new Event('input', {bubbles: true})); }",
            self.entry,
        )
        page.wait_for_load_state("networkidle")
        page.evaluate(CAMERA)

    def play(self, page: Page) -> list[dict[str, Any]]:
        """Play it to its end; returns how the table stood at every moment of it."""
        for nth in range(self.entries):
            page.get_by_role("button", name="One step forward").click()
            goal = self.entry + nth + 1
            while True:
                page.locator(
                    f"main[data-mark=settled], main[data-mark=hired], main[data-mark=bow],"
                    f" main[data-busy=false]:has(output:text-is('{goal} / {self.length}'))"
                ).wait_for(timeout=PATIENCE)
                if page.locator("main[data-busy=false]").count():
                    break
                page.keyboard.press("Escape")
                page.wait_for_timeout(30)
        found: list[dict[str, Any]] = page.evaluate("window.film")
        return found

    @property
    def length(self) -> int:
        return len(json.loads(self.text)["log"])


def moments(
    game: str, players: int, fits: Callable[[Any, list[str]], bool], seat: int | None = 0
) -> Iterator[Moment]:
    """Yield the entries of random games whose step and events fit."""
    made = registry.make(game)
    for seed in range(60):
        found = sample(game, players, seed, NAMES[:players])
        text = json.dumps(found)
        for entry, step in enumerate(record.read(made, record.decode(text))):
            events = made.events(step.before, step.action, step.after, seat)
            kinds = [str(event.__struct_config__.tag) for event in events]
            if kinds and fits(step, kinds):
                yield Moment(game, text, entry, seat)


def moment(
    game: str, players: int, *kinds: str, seat: int | None = 0, mine: bool | None = None
) -> Moment:
    """The first entry with events of these kinds; `mine`: made by the seat that looks, or not."""
    return next(
        moments(
            game,
            players,
            lambda step, found: (
                set(kinds) <= set(found)
                and (mine is None or (getattr(step.before, "turn", None) == seat) == mine)
            ),
            seat,
        )
    )
