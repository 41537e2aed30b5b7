"""Friends who come after the start, on devices of their own: they look on, or play on for a bot."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make


@pytest.mark.parametrize("listed", [False, True])
def test_late_friend_plays_on_for_a_bot_and_all_are_told(
    server: Server, people: Callable[..., Page], *, listed: bool
) -> None:
    ann, eve = people(server.address), people(server.address)
    code = make(ann, "flohcati", "Ann b b", first=0, spectators=2, listed=listed)
    enter(ann, code, start=True)
    enter(eve, code)
    eve.locator("[data-join-in]").click()
    eve.get_by_label("Your name").fill("Eve")
    bot = eve.locator("[data-take-over='1']")
    name = str(bot.text_content()).removeprefix("Play on for ").strip()
    bot.click()
    if listed:
        expect(eve.get_by_text(f"You have asked for {name}’s seat")).to_be_visible()
        asked = ann.get_by_role("alertdialog")
        expect(asked).to_contain_text(f"Eve would like to play on for {name}.")
        asked.get_by_role("button", name="Let them play").click()
        expect(asked).to_be_hidden()
    expect(eve.locator("[data-join-in]")).to_have_count(0)
    expect(eve.get_by_role("log").get_by_text(f"You play on for {name}.")).to_be_attached()
    expect(ann.get_by_role("log").get_by_text(f"Eve plays on for {name}.")).to_be_attached()
    expect(ann.locator("[data-seat='1']")).to_contain_text("Eve", timeout=PATIENCE)
    # What the bot did before stays the bot's.
    expect(ann.get_by_role("log").get_by_text("Eve flips")).to_have_count(0)


def test_host_closes_the_bots_seats_to_those_who_come_late(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, eve = people(server.address), people(server.address)
    code = make(ann, "flohcati", "Ann b", first=0, spectators=2)
    enter(ann, code, start=True)
    enter(eve, code)
    expect(eve.locator("[data-join-in]")).to_be_visible()
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_label("Friends may take over bots’ seats").uncheck()
    expect(eve.locator("[data-join-in]")).to_have_count(0)
