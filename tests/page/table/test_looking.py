"""What lies on the table for all to see, and what a table can be given."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.checks import axe
from tests.page.support.tables import PATIENCE, enter, make, row

CARDS = """() => [...document.querySelectorAll('dialog[open] section')].map((group) =>
  [...group.querySelectorAll('[data-card]')].map((card) => card.dataset.card))"""
RULES = """async (code) => {
  const answer = await fetch(`/api/tables/${code}`);
  return (await answer.json()).rules;
}"""


@pytest.mark.clause("F6", "F30")
def test_all_three_groups_of_road_pieces_lie_there_without_a_number(page: Page) -> None:
    enter(page, make(page, "figaro", "Ann b b b", first=0), start=True)
    groups = page.locator("[data-spot=middle] ol")
    expect(groups).to_have_count(3, timeout=PATIENCE)
    assert [groups.nth(each).locator("li").count() for each in range(3)] == [3, 3, 3]
    spoken = groups.locator("li").evaluate_all("all => all.map((each) => each.ariaLabel)")
    assert not re.search(r"\d", " ".join(spoken))
    bars = groups.first.locator("li span")
    drawn = bars.evaluate_all("all => all.map((each) => each.offsetWidth)")
    assert drawn == sorted(drawn, reverse=True)
    # A hand may be told with numbers in a row, the road pieces may not.
    line = page.locator("[role=log] li", has_text="road pieces").first
    expect(line).to_be_attached()
    assert not re.search(r"\d, \d", line.inner_text())


@pytest.mark.clause("F30")
def test_a_table_that_shows_lengths_has_them_at_the_pieces_and_in_the_log(page: Page) -> None:
    options = {"show_lengths": True, "road_lengths": list(range(101, 116))}
    enter(page, make(page, "figaro", "Ann b b b", first=0, options=options), start=True)
    pieces = page.locator("[data-spot=middle] li")
    expect(pieces.first).to_have_text(re.compile(r"1\d\d"), timeout=PATIENCE)
    expect(page.locator("[role=log]").first).to_contain_text(re.compile(r"drawn: 1\d\d"))


@pytest.mark.clause("Z4")
def test_the_discard_pile_is_looked_through_with_the_keyboard(page: Page) -> None:
    enter(page, row(page, "Ann b b b b", 5), start=True)
    pile = page.locator("[data-spot=discard] button")
    pile.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    groups: list[list[str]] = page.evaluate(CARDS)
    shown = [card for group in groups for card in group]
    count = int(page.locator("[data-spot=discard] .count").get_attribute("data-value") or 0)
    assert len(shown) == count > 3
    for group in groups:
        assert group == sorted(group)
        assert len({card[0] for card in group if card[1:].isdigit()}) <= 1
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(pile).to_be_focused()


@pytest.mark.clause("F3")
def test_a_table_gets_road_lengths_of_its_own_and_is_told_what_is_wrong_with_them(
    page: Page,
) -> None:
    page.goto("/new/figaro")
    page.locator("form summary", has_text="Edition · daVinci 2006").click()
    page.locator("form summary", has_text="Individual options").click()
    lengths = page.get_by_label("Lengths of the road pieces")
    expect(lengths).to_have_value("1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15")
    lengths.fill("1, 2, x")
    page.locator("button.make").click()
    expect(page.locator("form > [role=alert]")).to_contain_text("‘x’ is not a whole number")
    expect(lengths).to_be_focused()
    lengths.fill("5 5 5")
    expect(page.locator("[id=road_lengths-wrong]")).to_contain_text("15 numbers; you have 3")
    lengths.fill(",".join(["7"] * 15))
    page.locator("button.make").click()
    page.wait_for_url("**/t/*")
    rules = page.evaluate(RULES, page.url.rsplit("/", 1)[1])
    assert rules["road_lengths"] == [7] * 15
