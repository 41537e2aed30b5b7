"""The end of a turn on the page: a button where there is a choice, and nothing for others."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.playing import TOOLS
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, sit
from tests.page.support.tour import remember
from tests.server.support.turn_ends import position, takes

BEAT = 700
ENDED = "ends? (the|your) turn"
WATCH = """() => {
  window.offered = [];
  window.said = [];
  const look = () => {
    for (const button of document.querySelectorAll('.tools button:not(.plain)'))
      window.offered.push(button.textContent.trim());
    const said = document.querySelector('[role=status]').textContent;
    if (said && said !== window.said.at(-1)) window.said.push(said);
  };
  const all = {characterData: true, childList: true, subtree: true};
  new MutationObserver(look).observe(document.body, all);
  look();
}"""
"""Notes every button that is offered, and what is said of the turn, for however short a time."""


def about_to_take(ann: Page, bob: Page, *, could: bool) -> str:
    """Bring two people to a table where Ann is about to take a card; returns which."""
    written, entry, action = position(takes(could=could))
    code = make(ann, "flohcati", "Ann o", record=written, entry=entry, pace=BEAT)
    sit(bob, code, "Bob")
    enter(ann, code, start=True)
    expect(bob.locator("main[data-status=playing]")).to_be_visible(timeout=PATIENCE)
    for page in (ann, bob):
        page.evaluate(WATCH)
    return str(action.card)


def take(ann: Page, card: str) -> None:
    version = ann.locator("main").get_attribute("data-version")
    ann.locator(f"[data-row={card}]").click()
    expect(ann.locator("main")).not_to_have_attribute("data-version", str(version))


@pytest.mark.clause("Z14")
def test_turn_ends_without_a_button_where_there_is_nothing_to_choose(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, bob = people(server.address), people(server.address)
    take(ann, about_to_take(ann, bob, could=False))
    expect(bob.locator("[data-turn=mine]")).to_be_visible()
    expect(ann.locator("[role=status]").first).to_have_text("Bob is thinking…")
    assert ann.evaluate("window.said")[-2:] == ["Your turn is ending.", "Bob is thinking…"]
    assert bob.evaluate("window.said")[:-1] == ["Ann is thinking…"]
    assert ann.evaluate("window.offered") == []
    for page in (ann, bob):
        assert not re.search(ENDED, page.locator("[role=log]").first.inner_text())


@pytest.mark.clause("Z14")
def test_whoever_could_lay_something_has_a_choice_and_the_others_see_no_more_than_before(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, bob = people(server.address), people(server.address)
    take(ann, about_to_take(ann, bob, could=True))
    end = ann.get_by_role("button", name="End your turn")
    expect(end).to_be_visible()
    assert ann.locator(TOOLS).count() > 1
    bob.wait_for_timeout(2 * BEAT)
    expect(bob.locator("[role=status]").first).to_have_text("Ann is thinking…")
    end.click()
    expect(bob.locator("[data-turn=mine]")).to_be_visible()
    assert not re.search(ENDED, bob.locator("[role=log]").first.inner_text())


@pytest.mark.clause("Z14")
def test_somebody_who_wants_it_is_always_waited_for(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, bob = people(server.address), people(server.address)
    ann.context.add_init_script(remember(waits=True))
    take(ann, about_to_take(ann, bob, could=False))
    end = ann.get_by_role("button", name="End your turn")
    expect(end).to_be_visible()
    expect(ann.locator("[role=status]").first).to_have_text("End your turn")
    bob.wait_for_timeout(2 * BEAT)
    expect(bob.locator("[role=status]").first).to_have_text("Ann is thinking…")
    end.click()
    expect(bob.locator("[data-turn=mine]")).to_be_visible()


def test_setting_is_made_at_the_table(server: Server, people: Callable[..., Page]) -> None:
    ann, bob = people(server.address), people(server.address)
    card = about_to_take(ann, bob, could=False)
    ann.locator("header > button:last-of-type").click()
    ann.get_by_label("Always wait for me").check()
    ann.keyboard.press("Escape")
    take(ann, card)
    expect(ann.get_by_role("button", name="End your turn")).to_be_visible()
    ann.locator("header > button:last-of-type").click()
    ann.get_by_label("Always wait for me").uncheck()
    expect(bob.locator("[data-turn=mine]")).to_be_visible()
