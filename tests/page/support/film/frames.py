"""What scenes cost a browser, frame by frame, at full tables: `make film` writes it to docs/film.

Milliseconds are those of the page's own thread, so that a machine with much to do tells the same.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.support.browser import FLAGS, find
from tests.page.support.film.moments import Scene, moments, theirs
from tests.page.support.film.taken import SIZES, WAITING, Moment, settled
from tests.page.support.serving import Server

PAGE = Path(__file__).parents[4] / "docs" / "film" / "README.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
FULL = {
    "figaro: deal": Scene("figaro", 6, ("dealt",)),
    "figaro: six": Scene("figaro", 6, ("played", "collected"), theirs),
    "figaro: ring": Scene("figaro", 6, ("ring",), theirs),
    "figaro: take": Scene("figaro", 6, ("taken",), theirs),
    "figaro: end of a round": Scene("figaro", 6, ("round-ended", "paved")),
    "figaro: end of the game": Scene("figaro", 6, ("won",)),
    "flohcati: flip": Scene("flohcati", 5, ("flipped",)),
    "flohcati: bust": Scene("flohcati", 5, ("busted",)),
    "flohcati: trio": Scene("flohcati", 5, ("trio",)),
    "flohcati: end of the game": Scene("flohcati", 5, ("won",)),
}
CATEGORIES = [
    "devtools.timeline",
    "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
]
COLUMNS = (
    *("scene", "players", "screen", "frames", "p95, ms", "with work", "p95 of these, ms"),
    *("longest task, ms", "layouts in flight"),
)
WORK = {
    "FunctionCall",
    "FireAnimationFrame",
    "TimerFire",
    "EventDispatch",
    "RunMicrotasks",
    "UpdateLayoutTree",
    "Layout",
}
"""What a page does itself: scripts, styles and layout."""

# Marks the moment in which cards rise, and that in which the next still is there.
MARK = """() => {
  if (window.marked) return;
  window.marked = true;
  const rise = (changes) => {
    if (changes.some(({addedNodes}) => [...addedNodes].some((node) => node.matches?.('.ghost'))))
      performance.mark('begin');
  };
  new MutationObserver(rise).observe(document.body, {childList: true});
  new MutationObserver(() => performance.mark('end'))
    .observe(document.querySelector('main'), {attributes: true, attributeFilter: ['data-mark']});
}"""


# Waits until an entry was played, or something waits for somebody to go on.
WAIT = """([goal, waiting]) => new Promise((done) => {
  const main = document.querySelector('main');
  let last = window.waited;
  const look = () => {
    const {mark, busy} = main.dataset;
    const over = busy === 'false' && document.querySelector('output').textContent === goal;
    const waits = busy === 'true' && waiting.includes(mark) && mark !== last;
    if (mark !== last) last = undefined;
    if (!over && !waits) return;
    window.waited = over ? undefined : mark;
    watcher.disconnect();
    // The page has seen to what belongs to the moment.
    setTimeout(() => done(over), 50);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(main, {attributes: true, subtree: true, childList: true, characterData: true});
  look();
})"""


@dataclass(frozen=True)
class Figures:
    """What a scene cost."""

    frames: int
    p95: float
    """Milliseconds of scripts, styles and layout in a frame, at the 95th percentile."""
    busy: int
    """Frames in which the page itself had something to do."""
    busy_p95: float
    layouts: int
    """How often something was laid out while cards were in the air."""
    longest: float
    """The longest task, in milliseconds."""


def measure(browser: Browser, page: Page, scene: Moment) -> Figures:
    """Play a scene at normal speed, and read what the browser wrote down."""
    scene.open(page, camera=False)
    page.evaluate(MARK)
    browser.start_tracing(page=page, categories=CATEGORIES)
    _play(page, scene)
    return read(json.loads(browser.stop_tracing())["traceEvents"])


def _play(page: Page, scene: Moment) -> None:
    """Play it to its end, and ask the page nothing in the meantime."""
    for nth in range(scene.entries):
        page.keyboard.press("ArrowRight")
        goal = f"{scene.entry + nth + 1} / {scene.length}"
        while not page.evaluate(WAIT, [goal, WAITING]):
            page.keyboard.press("Escape")


def read(events: Sequence[dict[str, Any]]) -> Figures:
    """The figures of a trace."""
    page = max(
        {(event["pid"], event["tid"]) for event in events if event["name"] == "FunctionCall"},
        key=lambda thread: sum((event["pid"], event["tid"]) == thread for event in events),
    )
    own = [event for event in events if (event["pid"], event["tid"]) == page]
    starts = sorted(event["ts"] for event in own if event["name"] == "BeginMainThreadFrame")
    work = list(_outermost([event for event in own if event["name"] in WORK and "dur" in event]))
    spent = [0.0] * len(starts)
    for event in work:
        # The key that begins it is pressed before the first frame.
        spent[max(0, sum(start <= event["ts"] for start in starts) - 1)] += _took(event)
    busy = sorted(spent)
    # Frames in which the page itself had nothing to do are drawn without it.
    drawn = sum(event["name"] == "DrawFrame" and event["pid"] == page[0] for event in events)
    spent = sorted([*spent, *[0.0] * (drawn - len(spent))])
    flights = list(_flights(own, starts))
    layouts = [event for event in own if event["name"] == "Layout"]
    # Drawings are documents of their own.
    frames = Counter(event["args"]["beginData"]["frame"] for event in layouts)
    layouts = [
        event
        for event in layouts
        if event["args"]["beginData"]["frame"] == frames.most_common(1)[0][0]
    ]
    return Figures(
        frames=len(spent),
        p95=spent[int(len(spent) * 0.95)],
        busy=len(busy),
        busy_p95=busy[int(len(busy) * 0.95)],
        layouts=sum(any(a < event["ts"] < b for a, b in flights) for event in layouts),
        longest=max(_took(event) for event in own if event["name"] == "RunTask" and "dur" in event),
    )


def _took(event: dict[str, Any]) -> float:
    """Milliseconds of the thread's own time."""
    return float(event.get("tdur", event["dur"])) / 1000


def _outermost(events: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield what is not within another: a script that asks for a layout is one piece of work."""
    until = 0.0
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        if event["ts"] >= until:
            until = event["ts"] + event["dur"]
            yield event


def _flights(
    events: Sequence[dict[str, Any]], starts: Sequence[float]
) -> Iterator[tuple[float, float]]:
    """Yield when cards were in the air: after the frame that lays them out, before they land."""
    marked = [event for event in events if event["name"] in ("begin", "end")]
    begun = None
    for event in sorted(marked, key=lambda event: event["ts"]):
        if event["name"] == "begin":
            begun = [start for start in starts if start > event["ts"]][1:2]
        elif begun is not None:
            landing = max(start for start in starts if start <= event["ts"])
            yield from ((risen, landing) for risen in begun if risen < landing)
            begun = None


def main() -> None:
    """Measure all of them, and write the table anew."""
    path = find()
    if not path:
        sys.exit("Chromium is missing: make browser")
    rows = []
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        server = Server(Path(folder) / "tusch.db")
        server.start()
        try:
            for size in ("phone", "laptop"):
                context = browser.new_context(
                    base_url=server.address, service_workers="block", viewport=SIZES[size]
                )
                page = context.new_page()
                settled(page)
                page.goto("/about")
                for name, scene in FULL.items():
                    found = measure(browser, page, next(moments(scene)))
                    rows.append(
                        f"| {name} | {scene.players} | {size} | {found.frames} |"
                        f" {found.p95:.1f} | {found.busy} | {found.busy_p95:.1f} |"
                        f" {found.longest:.0f} | {found.layouts} |"
                    )
                    print(rows[-1])
        finally:
            server.stop()
    text = PAGE.read_text("utf-8")
    head, _, rest = text.partition(BEGIN)
    table = [
        f"| {' | '.join(COLUMNS)} |",
        "|---" * len(COLUMNS) + "|",
        *rows,
    ]
    after = rest.partition(END)[2]
    PAGE.write_text("\n".join([head + BEGIN, *table, END]) + after, "utf-8")


if __name__ == "__main__":
    main()
