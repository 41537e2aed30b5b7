"""The display face: small, with its licence, and used where it should be."""

from pathlib import Path

from playwright.sync_api import Page, expect

PAGE = Path(__file__).parents[3] / "src" / "tusch" / "page"


def test_display_face_is_small_and_comes_with_its_licence() -> None:
    (font,) = (PAGE / "assets").glob("*.woff2")
    assert font.stat().st_size < 60_000
    licences = (PAGE / "licences.txt").read_text("utf-8")
    assert "@fontsource/almendra" in licences
    assert "SIL Open Font License" in licences


def test_titles_are_set_in_it_once_it_is_there(page: Page) -> None:
    page.goto("/")
    # Loaded by asking for it: who comes for the first time does not wait for it.
    assert page.evaluate("async () => (await document.fonts.load('700 20px Almendra')).length") == 1
    title = page.get_by_role("heading").first
    expect(title).to_be_visible()
    assert "Almendra" in title.evaluate("(node) => getComputedStyle(node).fontFamily")


def test_what_a_page_carries_comes_with_its_licences() -> None:
    licences = (PAGE / "licences.txt").read_text("utf-8")
    for title in ("pyodide 314", "Python 3.14 (PSF-2.0)", "fluent.runtime and fluent.syntax"):
        assert title in licences
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in licences
