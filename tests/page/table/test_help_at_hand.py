"""Help at hand: a card that is looked at is shown large, and a target says what would happen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.checks import axe
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, middle, row

PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_card_under_the_mouse_is_shown_large_and_within_the_window(
    page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    enter(page, row(page, "Ann b b", 3), start=True)
    expect(page.locator("[data-turn=mine]")).to_be_visible(timeout=PATIENCE)
    for card in ("[data-row]", "[data-hand]"):
        small = page.locator(card).first.bounding_box()
        page.locator(card).first.hover()
        expect(page.locator("[data-close-up] .words")).to_contain_text("only the best card")
        large = page.locator("[data-close-up] .card").bounding_box()
        assert small
        assert large
        assert large["width"] > 1.4 * small["width"]
        box = page.locator("[data-close-up]").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
        page.mouse.move(0, 0)
        expect(page.locator("[data-close-up]")).to_have_count(0)


def test_target_says_who_would_collect_how_much(page: Page) -> None:
    enter(page, middle(page, "figaro", "Ann b b b", share=0.6), start=True)
    expect(page.locator("[data-turn=mine]")).to_be_visible(timeout=PATIENCE)
    page.mouse.move(0, 0)
    expect(page.locator("[data-close-up]")).to_have_count(0)
    page.locator("[data-hand].lit").first.click()
    # What one has chosen is put back by another tap.
    expect(page.locator("[data-hand].chosen")).to_have_count(1)
    page.locator("[data-hand].chosen").click()
    expect(page.locator("[data-hand].chosen")).to_have_count(0)
    page.locator("[data-hand].lit").first.click()
    page.mouse.move(0, 0)
    expect(page.locator("[data-close-up=''] .words")).to_have_text(re.compile("Goes "))
    assert axe(page) == []
    page.locator(".display.target").first.hover()
    told = page.locator("[data-close-up=''] .words")
    expect(told).to_have_text(re.compile(r"would (make|collect|go)"))
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}], ids=str)
def test_finger_that_stays_looks_and_does_not_choose(
    server: Server, people: Callable[..., Page], size: dict[str, int]
) -> None:
    page = people(server.address, viewport=size, has_touch=True)
    enter(page, row(page, "Ann b b", 3), start=True)
    expect(page.locator("[data-turn=mine]")).to_be_visible(timeout=PATIENCE)
    page.mouse.move(0, 0)
    expect(page.locator("[data-close-up]")).to_have_count(0)
    version = page.locator("main").get_attribute("data-version")
    box = page.locator("[data-row].lit").first.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("[data-close-up] .card")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[data-close-up]")).to_have_count(0)
    assert page.locator("main").get_attribute("data-version") == version
    page.locator("[data-row].lit").first.tap()
    expect(page.locator("main")).not_to_have_attribute("data-version", str(version))
