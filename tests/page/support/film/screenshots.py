"""Pictures of every screen, for docs/: `make screenshots`.

The screens that matter most have a picture each; all others are side by side on one sheet. Each is
made for a phone and a desk, by day and by night.
"""

import base64
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.support.browser import FLAGS, find
from tests.page.support.film.png import smaller
from tests.page.support.serving import Server
from tests.page.support.tour import Places, remember, tour

FOLDER = Path(__file__).parents[4] / "docs" / "screenshots"
LARGE = ("home", "figaro", "flohcati", "figaro-result", "replay-end", "report")
LEFT_OUT = ("open-file", "nowhere", "moved", "new-options", "forget", "replay", "flohcati-result")
SIZES: dict[int, dict[str, Any]] = {
    390: {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    1280: {"viewport": {"width": 1280, "height": 800}},
}
THOROUGH = 120_000
"""Milliseconds that the coach has for a game."""
ON_A_SHEET = {390: (200, 4), 1280: (400, 3)}
"""How wide a picture is on a sheet, and how many are side by side."""
SHEET = """([pictures, columns, wide]) => {
  document.body.replaceChildren(...pictures.map(([name, data]) => {
    const figure = document.createElement('figure');
    const image = new Image();
    image.src = data;
    const caption = document.createElement('figcaption');
    caption.textContent = name;
    figure.append(image, caption);
    return figure;
  }));
  const style = document.createElement('style');
  style.textContent = `
    body { margin: 8px; width: ${columns * (wide + 8)}px; display: grid; gap: 8px;
      grid-template-columns: repeat(${columns}, ${wide}px);
      font: 12px sans-serif; background: #777; color: #fff; }
    figure { margin: 0 } img { width: 100%; display: block }`;
  document.head.append(style);
  return Promise.all([...document.images].map((image) => image.decode()));
}"""


def pictures(
    browser: Browser, address: str, places: Places, width: int, theme: str
) -> Iterator[tuple[str, bytes]]:
    """Yield every screen of a tour."""
    settings: dict[str, Any] = {
        "base_url": address,
        "service_workers": "block",
        "color_scheme": theme,
        "reduced_motion": "reduce",
        "locale": "en-GB",
        **SIZES[width],
    }
    context = browser.new_context(storage_state=places.memory, **settings)
    context.add_init_script(remember(language="en", sound=False))
    page = context.new_page()
    for name in tour(page, places):
        if name not in LEFT_OUT:
            page.wait_for_load_state("networkidle")
            yield name, page.screenshot()
    page.goto(f"/t/{places.codes['flohcati-over']}")
    page.locator("dialog [data-coach]").click()
    page.locator("main[data-report=done] [data-sum]").wait_for(timeout=THOROUGH)
    yield "report", page.screenshot()
    context.close()
    # Lessons are tables too: somebody else learns, who has none yet.
    context = browser.new_context(**settings)
    page = context.new_page()
    page.goto("/lesson/figaro")
    page.locator(".bubble").wait_for()
    page.wait_for_load_state("networkidle")
    yield "lesson", page.screenshot()
    context.close()


def sheet(page: Page, found: list[tuple[str, bytes]], wide: int, columns: int) -> bytes:
    """All pictures on one, each so wide."""
    page.goto("about:blank")
    # Without a type of document a body is as high as the window.
    page.set_content("<!doctype html>")
    given = [
        (name, f"data:image/png;base64,{base64.b64encode(data).decode()}") for name, data in found
    ]
    page.evaluate(SHEET, [given, min(columns, len(given)), wide])
    return page.locator("body").screenshot()


def main() -> None:
    """Write the pictures anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = find()
    if not path:
        sys.exit("Chromium is missing: make browser")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        server = Server(Path(folder) / "tusch.db")
        server.start()
        try:
            page = browser.new_context(base_url=server.address).new_page()
            places = Places.prepare(page)
            for width in SIZES:
                for theme in ("light", "dark"):
                    others = []
                    for name, data in pictures(browser, server.address, places, width, theme):
                        if name in LARGE:
                            write(f"{name}-{width}-{theme}", data)
                        else:
                            others.append((name, data))
                    write(f"others-{width}-{theme}", sheet(page, others, *ON_A_SHEET[width]))
        finally:
            server.stop()


def write(name: str, data: bytes) -> None:
    small = smaller(data)
    (FOLDER / f"{name}.png").write_bytes(small)
    print(f"{name}: {len(small) // 1024} kB")


if __name__ == "__main__":
    main()
