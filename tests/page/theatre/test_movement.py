"""Movement: only what costs nothing moves, nothing shifts, and nobody is made to watch it."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page

from tests.page.support.playing import move, my_turn
from tests.page.support.serving import Server
from tests.page.support.tables import enter, make, middle
from tests.page.support.tour import remember

# Everything that is animated from now on, by what it changes.
WATCH = """() => {
  window.animated = [];
  const look = () => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect;
      const {duration} = effect.getComputedTiming();
      const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const changed = names.filter((name) =>
        !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
      window.animated.push([...new Set(changed)].sort().join() + (duration > 1 ? '' : ' at once'));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.startTime > window.shown)
      window.shifts.push([entry.value, ...entry.sources.map(({node}) => node?.className)]);
}).observe({type: 'layout-shift', buffered: true});
window.shown = Infinity;
const look = () => {
  const shown = document.querySelector('[data-turn]');
  requestAnimationFrame(shown ? () => { window.shown = performance.now(); } : look);
};
look();
"""
"""What shifts once a game is shown: whether that was soon after a click does not matter."""
ALLOWED = {"transform", "opacity", "opacity,transform"}


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_only_transform_and_opacity_move(
    server: Server, people: Callable[..., Page], game: str
) -> None:
    page = people(server.address, reduced_motion="no-preference")
    code = make(page, game, "Ann b b")
    page.evaluate("localStorage.setItem('tusch-settings', JSON.stringify({motion: 'quick'}))")
    enter(page, code, start=True)
    page.evaluate(WATCH)
    rng = Random(1)
    for _ in range(5):
        assert my_turn(page)
        move(page, rng)
    found = set(page.evaluate("window.animated"))
    assert {name for name in found if not name.endswith("at once")} & ALLOWED
    assert {name.removesuffix(" at once") for name in found} <= ALLOWED


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_who_wants_no_movement_sees_none(page: Page, game: str) -> None:
    """The people of these tests ask their browsers for reduced motion."""
    enter(page, make(page, game, "Ann b b"), start=True)
    page.evaluate(WATCH)
    rng = Random(1)
    for _ in range(4):
        assert my_turn(page)
        move(page, rng)
        assert page.locator(".ghost").count() == 0
    lasting = {name for name in page.evaluate("window.animated") if not name.endswith("at once")}
    assert lasting <= {"opacity"}


@pytest.mark.parametrize(
    ("game", "plan"), [("figaro", "Ann b b b b b"), ("flohcati", "Ann b b b b")]
)
def test_nothing_shifts_while_cards_load(
    server: Server, people: Callable[..., Page], game: str, plan: str
) -> None:
    page = people(server.address, reduced_motion="no-preference")
    page.context.add_init_script(SHIFTS)
    page.context.add_init_script(f"if (origin !== 'null') {remember(motion='quick')}")
    # In the middle of a game, and our turn: nothing but the loading of drawings can shift things.
    enter(page, middle(page, game, plan), start=True)
    assert my_turn(page)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifts") == []
