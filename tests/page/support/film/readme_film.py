"""The moving picture at the top of README.md, the end of a round and a bust: `make film`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import FloatRect, Page, sync_playwright

from tests.page.support.browser import FLAGS, find
from tests.page.support.film.moments import Scene, moment, moments
from tests.page.support.film.png import moving
from tests.page.support.film.taken import Moment, paced, settled
from tests.page.support.serving import Server

FILE = Path(__file__).parents[4] / "docs" / "film.png"
WIDE, HIGH = 760, 470
SCALE = 0.6
RATE = 0.2
"""So much slower it is played than it is seen, so that there is time for every frame."""
EVERY = 120
"""Milliseconds for which a frame is seen."""
AT_THE_END = 2_000
NOW = "(({mark, busy}) => [mark, busy])(document.querySelector('main').dataset)"


def frames(page: Page, scene: Moment, begins: str) -> Iterator[tuple[bytes, int]]:
    """Yield pictures of a scene from a moment on, with the time that each is seen."""
    scene.open(page)
    page.keyboard.press("ArrowRight")
    if begins:
        page.locator(f"main[data-mark={begins}]").wait_for()
    board = page.locator(".board").bounding_box()
    assert board
    clip = FloatRect(x=0, y=board["y"], width=WIDE, height=HIGH - board["y"])
    last = (b"", 0)
    begun = page.evaluate("performance.now()")
    while True:
        mark, busy = page.evaluate(NOW)
        data = page.screenshot(clip=clip)
        took = round((page.evaluate("performance.now()") - begun) * RATE)
        begun += took / RATE
        if last[0] == data:
            last = (data, last[1] + took)
        else:
            if last[0]:
                yield last
            last = (data, took)
        if busy == "false" or mark in ("settled", "discarded"):
            yield data, AT_THE_END
            return
        page.wait_for_timeout(max(0, EVERY / RATE - took / RATE))


def main() -> None:
    """Take it anew."""
    path = find()
    if not path:
        sys.exit("Chromium is missing: make browser")
    scenes = [
        (next(moments(Scene("figaro", 4, ("round-ended", "paved")))), "counted-1"),
        (moment("flohcati-bust"), ""),
    ]
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        server = Server(Path(folder) / "tusch.db")
        server.start()
        try:
            context = browser.new_context(
                base_url=server.address,
                service_workers="block",
                locale="en-GB",
                viewport={"width": WIDE, "height": HIGH},
                device_scale_factor=SCALE,
            )
            page = context.new_page()
            settled(page)
            paced(page, RATE)
            found = [frame for scene, begins in scenes for frame in frames(page, scene, begins)]
        finally:
            server.stop()
    data = moving(found)
    FILE.write_bytes(data)
    print(f"{FILE.name}: {len(found)} frames, {len(data) // 1024} kB")


if __name__ == "__main__":
    main()
