"""What nobody has seen yet is not decided: a click too many does nothing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.playing import my_turn
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, turning

FLIPS = """() => {
  window.flips = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (text.includes('"act"')) window.flips += 1;
    return send.call(this, text);
  };
}"""


# From inside the page, so that it cannot come too late: as soon as all of these are there. Whatever
# the page does at once when the button goes down is done when it goes up.
CLICK = """([moment, x, y]) => {
  window.clicked = false;
  const watch = new MutationObserver(async () => {
    if (!moment.every((selector) => document.querySelector(selector))) return;
    watch.disconnect();
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      const event = new PointerEvent(type, {bubbles: true, cancelable: true});
      document.elementFromPoint(x, y).dispatchEvent(event);
      for (let wait = 0; wait < 100; wait += 1) await null;
    }
    window.clicked = true;
  });
  watch.observe(document.body, {attributes: true, childList: true, subtree: true});
}"""
MOMENTS = {
    "turning": ["main[data-busy=true]:not([data-mark=turned])", ".ghost"],
    "turned": ["main[data-busy=true][data-mark=turned]"],
    "on its way into the row": ["main[data-busy=true][data-mark=turned]", ".ghost"],
}


@pytest.mark.parametrize("moment", ["at once", *MOMENTS])
def test_a_second_card_is_not_flipped_before_the_first_is_seen(
    server: Server, people: Callable[..., Page], moment: str
) -> None:
    page = people(server.address, reduced_motion="no-preference")
    enter(page, turning(page, "Ann b", "A1", "B2"), start=True)
    assert my_turn(page)
    page.evaluate(FLIPS)
    box = page.locator("[data-flip]").bounding_box()
    assert box
    place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if moment in MOMENTS:
        page.evaluate(CLICK, [MOMENTS[moment], *place])
        page.mouse.click(*place)
        page.wait_for_function("() => clicked", timeout=PATIENCE)
    else:
        page.mouse.dblclick(*place)
    page.locator("main[data-busy=false] [data-row=A1].lit").wait_for(timeout=PATIENCE)
    assert page.evaluate("flips") == 1
    expect(page.locator(".notice, .said")).to_have_count(0)
    # The card is seen now, and the next one is turned.
    page.locator("[data-flip].lit").click()
    page.wait_for_function("() => flips === 2", timeout=PATIENCE)
