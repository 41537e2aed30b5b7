"""Small things at the table that annoyed people: each was wrong once."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.support.checks import axe
from tests.page.support.layout import SIZES, looked_at, resize, when
from tests.page.support.playing import move, my_turn
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make
from tusch.i18n import LANGUAGES, t

BOXES = """() => Object.fromEntries(
  [...document.querySelectorAll('.top, .ring, .tools, .hand, .short, section.seat')].map((node) => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return [node.dataset.seat ?? node.classList[0], [x, y, width, height].map(Math.round).join()];
  }))"""
STYLE = "(node, name) => getComputedStyle(node)[name]"


def kinds(view: Any) -> set[str]:
    return {str(action.__struct_config__.tag) for action in view.legal}


def begin(page: Page, game: str, plan: str, fits: Callable[[Any], bool], **more: Any) -> None:
    enter(page, when(page, game, plan, fits, **more), start=True)
    assert my_turn(page)


def inside(page: Page, thing: Locator) -> bool:
    box, size = thing.bounding_box(), page.viewport_size
    assert box
    assert size
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


def test_status_is_no_button_and_offers_only_what_there_is(page: Page) -> None:
    begin(page, "flohcati", "Ann b b", lambda view: kinds(view) == {"end", "trio"})
    status = page.locator(".status")
    expect(status).to_contain_text("Lay a trio")
    assert "gala" not in status.inner_text()
    main = page.locator("main button.main")
    expect(main).to_have_count(1)
    paint = "backgroundColor"
    assert status.evaluate(STYLE, paint) != main.evaluate(STYLE, paint)
    assert status.evaluate(STYLE, paint) == "rgba(0, 0, 0, 0)"


# How the cards of a hand look, but for where they lie.
LOOKS = """(cards) => [...new Set(cards.map((card) => {
  const looks = [card, card.querySelector('.card')].map((node) => {
    const {filter, opacity, outline, transform} = getComputedStyle(node);
    return [filter, opacity, outline, transform];
  });
  return JSON.stringify(looks);
}))]"""


def test_no_card_looks_chosen_before_somebody_chooses_it(
    server: Server, people: Callable[..., Page]
) -> None:
    # A newcomer with a finger, whose first turn it is: every card can be played.
    page = people(server.address, has_touch=True, is_mobile=True)
    page.goto("/")
    page.locator("[data-play=figaro]").tap()
    assert my_turn(page)
    cards = page.locator("[data-hand]")
    assert len(cards.evaluate_all(LOOKS)) == 1
    expect(page.locator("[data-hand][aria-pressed=true], .display.target")).to_have_count(0)
    cards.first.tap(position={"x": 8, "y": 8})
    expect(page.locator("[data-hand].chosen")).to_have_count(1)
    cards.first.tap(position={"x": 8, "y": 8})
    page.locator("[data-hand].chosen").wait_for(state="detached")
    # Who has no finger sees where the keys are.
    page.keyboard.press("Tab")
    while not page.locator("[data-hand]:focus").count():
        page.keyboard.press("Tab")
    assert cards.first.evaluate(STYLE, "outlineStyle") == "solid"


def test_a_card_that_is_chosen_hides_no_other(page: Page) -> None:
    enter(page, make(page, "figaro", "Ann b b b", first=0), start=True)
    assert my_turn(page)
    page.locator("[data-hand].lit").first.click()
    expect(page.locator(".hand .chosen")).to_have_count(1)
    assert [found for found in looked_at(page) if "covered" in found] == []


def test_places_light_up_for_the_card_that_is_dragged(page: Page) -> None:
    resize(page, SIZES["laptop"])
    begin(page, "figaro", "Ann b b b", lambda view: {"play", "ring"} <= kinds(view))
    targets = page.locator(".display.target")
    # Another card is chosen that can go to several places.
    for card in page.locator("[data-hand].lit:not([data-hand=O])").all():
        card.click(position={"x": 8, "y": 8})
        if targets.count() > 1:
            break
    expect(targets).not_to_have_count(1)
    ring = page.locator("[data-hand=O]").first.bounding_box()
    assert ring
    page.mouse.move(ring["x"] + 10, ring["y"] + 30)
    page.mouse.down()
    page.mouse.move(ring["x"] + 20, ring["y"] - 60, steps=4)
    # A ring is played before oneself.
    expect(targets).to_have_count(1)
    expect(page.locator(".own .display")).to_have_class(re.compile("target"))
    # Whoever drags looks at where it goes, and Escape takes it back.
    page.wait_for_timeout(500)
    expect(page.locator("[data-close-up] .card")).to_have_count(0)
    place = page.locator(".display.target").first.bounding_box()
    assert place
    page.mouse.move(place["x"] + 20, place["y"] + 20, steps=4)
    version = page.locator("main").get_attribute("data-version")
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".display.target")).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-version", str(version))
    expect(targets).to_have_count(0)


def test_a_finger_leaves_no_mark_and_nine_cards_lie_in_rows_of_five_and_four(
    server: Server, people: Callable[..., Page]
) -> None:
    page = people(server.address, has_touch=True, is_mobile=True)
    begin(page, "figaro", "Ann b b b b b", lambda view: len(view.hand) == 9)
    tops = page.locator("[data-hand]").evaluate_all(
        "all => all.map((each) => Math.round(each.getBoundingClientRect().y))"
    )
    assert sorted(tops.count(top) for top in set(tops)) == [4, 5]
    assert page.locator("html").evaluate(STYLE, "webkitTapHighlightColor") == "rgba(0, 0, 0, 0)"
    button = page.locator(".tools button.sort, .tools button.plain").first
    before = button.evaluate(STYLE, "borderColor")
    button.tap()
    assert button.evaluate(STYLE, "borderColor") == before


def early_trio(view: Any) -> bool:
    """Whether a trio lies there, nobody has a gala in four turns, and the deck lasts as long."""
    early = max(view.hand_sizes) <= 5 and len(view.deck) >= 60
    return early and len(view.trios[0]) == 1 and bool(view.row)


def test_nothing_jumps_while_a_turn_goes_on(page: Page) -> None:
    begin(page, "flohcati", "Ann b b b", early_trio, follow=True)
    rng, seen = Random(3), [page.evaluate(BOXES)]
    for _ in range(4):
        move(page, rng)
        assert my_turn(page)
        seen.append(page.evaluate(BOXES))
    for boxes in seen:
        assert boxes == seen[0]


def test_what_was_said_last_is_read_whole_on_a_phone(page: Page) -> None:
    enter(page, make(page, "figaro", "Ann b b b"), start=True)
    assert my_turn(page)
    line = page.locator(".short li").last
    told = t("figaro-event-collected", "de", names=["Ann", "Marcellina"], seat=1)
    line.evaluate("(node, text) => (node.textContent = text)", told)
    fits = (
        "(node) => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight"
    )
    assert line.evaluate(fits)


def test_cards_are_large_and_the_table_fills_a_desk(page: Page) -> None:
    resize(page, SIZES["desk"])
    enter(page, make(page, "figaro", "Ann b b b"), start=True)
    assert my_turn(page)
    expect(page.locator(".around")).to_be_visible()
    card = page.locator("[data-hand]").first.bounding_box()
    table = page.locator(".around").bounding_box()
    assert card
    assert table
    # They were 92 wide, and should be about 1.6 times that.
    assert card["width"] > 1.5 * 92
    assert table["width"] > 0.9 * SIZES["desk"]["width"]


def test_log_folds_away_and_nobody_chats_with_bots(page: Page) -> None:
    resize(page, SIZES["laptop"])
    enter(page, make(page, "flohcati", "Ann b b"), start=True)
    assert my_turn(page)
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
    expect(page.get_by_label("Say something")).to_have_count(0)
    log = page.get_by_role("button", name="Log")
    expect(log).to_have_attribute("aria-expanded", "false")
    log.click()
    expect(page.locator("aside [role=log]")).to_be_visible()
    assert looked_at(page) == []
    assert axe(page) == []
    page.reload()
    expect(page.locator("aside [role=log]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("size", ["phone", "lying"])
def test_notices_are_whole_on_the_screen(page: Page, size: str) -> None:
    resize(page, SIZES[size])
    begin(page, "flohcati", "Ann b b b", lambda view: view.phase == "turn" and view.hand)
    page.locator("[data-hand]").first.click(position={"x": 8, "y": 8}, force=True)
    notice = page.locator(".notice")
    expect(notice).to_be_visible()
    notice.evaluate("node => Promise.all(node.getAnimations().map(({finished}) => finished))")
    assert inside(page, notice)


def test_whoever_taps_a_card_at_the_end_of_a_turn_is_told_of_trios(page: Page) -> None:
    begin(page, "flohcati", "Ann b b", lambda view: view.phase == "finish" and len(view.legal) > 1)
    page.locator("[data-hand]").first.click(position={"x": 8, "y": 8}, force=True)
    expect(page.locator(".notice")).to_contain_text("You can lay a trio")


def test_a_lost_connection_squeezes_no_button(
    own_server: Server, people: Callable[..., Page]
) -> None:
    page = people(own_server.address, locale="de-DE")
    enter(page, make(page, "flohcati", "Ann b"), start=True)
    assert my_turn(page)
    own_server.stop()
    expect(page.locator(".lost")).to_be_visible(timeout=PATIENCE)
    for button in page.locator("header button").all():
        box = button.bounding_box()
        assert box
        assert box["width"] >= 44
        assert inside(page, button)


@pytest.mark.parametrize(
    ("lang", "still"),
    list(zip(LANGUAGES, ("still", "encore", "ancora", "nog", "noch"), strict=True)),
)
def test_a_hand_that_was_robbed_is_not_still_empty(lang: str, still: str) -> None:
    assert still not in t("page-flohcati-hand-empty", lang).split()
