"""Friends who come after the start, on devices of their own: they look on, or play on for a bot."""

from collections.abc import Callable
from http import HTTPStatus

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make
from tusch.server.http import qr


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


def test_seat_moves_to_a_device_that_reads_the_picture(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, phone = people(server.address), people(server.address)
    code = make(ann, "flohcati", "Ann b", first=0)
    enter(ann, code, start=True)
    address = f"/api/tables/{code}/hand.svg?seat=0"
    assert ann.request.get(address).status == HTTPStatus.NOT_FOUND
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Show the code").click()
    word = str(ann.locator(".menu b.code").text_content())
    expect(ann.get_by_alt_text("QR code that moves this seat")).to_be_visible()
    link = f"{server.address}/t/{code}#claim={word}"
    assert ann.request.get(address).text() == qr.svg(link)
    assert phone.request.get(address).status == HTTPStatus.UNAUTHORIZED
    phone.goto(f"/t/{code}")
    expect(phone.get_by_label("Code from the other device")).to_be_visible(timeout=PATIENCE)
    assert phone.request.get(address).status == HTTPStatus.NOT_FOUND
    phone.goto("/")
    phone.goto(link)
    expect(phone.locator("[data-seat='0'].own")).to_be_visible(timeout=PATIENCE)
    assert "claim" not in phone.url
    expect(ann.get_by_text("Your seat has moved to another device.")).to_be_visible()
