"""Contact sheets of every scene, for docs/film: `make film` (NAMES of scenes or sizes take some).

Of every moment there is a frame, and one of the way to it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from tests.page.support.browser import FLAGS, find
from tests.page.support.film.moments import SCENES, moment
from tests.page.support.film.png import smaller
from tests.page.support.film.screenshots import sheet
from tests.page.support.film.taken import SIZES, WAITING, Moment, settled
from tests.page.support.serving import Server

FOLDER = Path(__file__).parents[4] / "docs" / "film"
WIDE = {"phone": 180, "lying": 330, "laptop": 400, "desk": 480}
"""How wide a frame is on its sheet."""
SHEET = 1480
LONG = ("gala", "rolled", "hired", "bow")
"""Moments in which something goes on for so long that they have two frames."""
NOW = """() => {
  const {mark, busy} = document.querySelector('main').dataset;
  return [mark, window.film.length, busy, document.querySelectorAll('.ghost').length > 0];
}"""


def frames(page: Page, scene: Moment) -> Iterator[tuple[str, bytes]]:
    """Yield a frame of the way to every moment, and one of the moment itself."""
    scene.open(page)
    for _ in range(scene.entries):
        page.keyboard.press("ArrowRight")
        seen: tuple[str, int] | None = None
        again = False
        while True:
            mark, nth, busy, flies = page.evaluate(NOW)
            now = (f"{mark} …", nth) if flies else (mark, nth)
            if busy == "false":
                break
            if now != seen:
                # Halfway there, or with all that comes with the moment.
                page.wait_for_timeout(250)
                yield now[0], page.screenshot()
                seen, again = now, mark in LONG
            elif again:
                page.wait_for_timeout(1_200)
                yield now[0], page.screenshot()
                again = False
            elif mark in WAITING:
                page.keyboard.press("Escape")
    yield "", page.screenshot()


def main() -> None:
    """Write the sheets anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = find()
    if not path:
        sys.exit("Chromium is missing: make browser")
    asked = set(sys.argv[1:])
    wanted = [name for name in SCENES if name in asked] or list(SCENES)
    sizes = [size for size in SIZES if size in asked] or list(SIZES)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        server = Server(Path(folder) / "tusch.db")
        server.start()
        try:
            for size in sizes:
                context = browser.new_context(
                    base_url=server.address,
                    service_workers="block",
                    locale="en-GB",
                    viewport=SIZES[size],
                )
                page, table = context.new_page(), context.new_page()
                settled(page)
                for name in wanted:
                    found = list(frames(page, moment(name)))
                    small = smaller(sheet(table, found, WIDE[size], SHEET // WIDE[size]))
                    (FOLDER / f"{name}-{size}.png").write_bytes(small)
                    print(f"{name}-{size}: {len(found)} frames, {len(small) // 1024} kB")
                context.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
