"""Contact sheets of every scene, for docs/film: `make film` (with NAMES to take some again).

At the slow setting; of every moment there is a frame, and one of the way to it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from tests.page.support.browser import FLAGS, find
from tests.page.support.film import Moment, moment
from tests.page.support.pictures import smaller
from tests.page.support.screenshots import SIZES, sheet
from tests.page.support.serving import Server

FOLDER = Path(__file__).parents[3] / "docs" / "film"
SCENES: dict[str, tuple[str, int, tuple[str, ...], bool | None]] = {
    "figaro-deal": ("figaro", 4, ("dealt",), None),
    "figaro-play": ("figaro", 4, ("played",), True),
    "figaro-six": ("figaro", 4, ("played", "collected"), False),
    "figaro-ring": ("figaro", 5, ("ring",), False),
    "figaro-take": ("figaro", 4, ("taken",), False),
    "figaro-round-end": ("figaro", 5, ("round-ended", "paved"), None),
    "figaro-end": ("figaro", 4, ("won",), None),
    "flohcati-flip": ("flohcati", 4, ("flipped",), True),
    "flohcati-bust": ("flohcati", 4, ("busted",), False),
    "flohcati-action": ("flohcati", 4, ("action-turned",), True),
    "flohcati-fanfare": ("flohcati", 4, ("fanfare-sounded",), None),
    "flohcati-demand": ("flohcati", 4, ("demanded",), False),
    "flohcati-give": ("flohcati", 4, ("given",), False),
    "flohcati-steal": ("flohcati", 4, ("stolen",), False),
    "flohcati-take": ("flohcati", 4, ("taken",), True),
    "flohcati-trio": ("flohcati", 4, ("trio",), True),
    "flohcati-gala": ("flohcati", 2, ("gala",), None),
    "flohcati-end": ("flohcati", 4, ("won",), None),
}
NOW = """() => {
  const {mark, busy} = document.querySelector('main').dataset;
  return [mark, window.film.length, busy, document.querySelectorAll('.ghost').length > 0];
}"""
WAITING = ("settled", "hired", "bow")


def frames(page: Page, scene: Moment) -> Iterator[tuple[str, bytes]]:
    """Yield a frame of the way to every moment, and one of the moment itself."""
    scene.open(page, "slow")
    page.get_by_role("button", name="One step forward").click()
    seen: tuple[str, int] | None = None
    while True:
        mark, nth, busy, flies = page.evaluate(NOW)
        now = (f"{mark} …", nth) if flies else (mark, nth)
        if now != seen:
            # Halfway there, or with all that comes with the moment.
            page.wait_for_timeout(250)
            yield now[0], page.screenshot()
            seen = now
        elif mark in WAITING:
            page.keyboard.press("Escape")
        if busy == "false":
            return


def main() -> None:
    """Write the sheets anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = find()
    if not path:
        sys.exit("Chromium is missing: make browser")
    wanted = sys.argv[1:] or list(SCENES)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        server = Server(Path(folder) / "tusch.db")
        server.start()
        try:
            for name in wanted:
                game, players, kinds, mine = SCENES[name]
                scene = moment(game, players, *kinds, mine=mine)
                for width, size in SIZES.items():
                    context = browser.new_context(
                        base_url=server.address,
                        service_workers="block",
                        locale="en-GB",
                        **size,
                    )
                    page = context.new_page()
                    found = list(frames(page, scene))
                    small = smaller(sheet(page, found, width))
                    (FOLDER / f"{name}-{width}.png").write_bytes(small)
                    print(f"{name}-{width}: {len(found)} frames, {len(small) // 1024} kB")
                    context.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
