"""Faces: bots have those of their characters, people choose one, and others see it."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.support.checks import axe
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, sit


def test_face_that_somebody_chooses_is_seen_by_the_others(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    code = make(ann, "flohcati", "Ann o b:steady/bold", first=0)
    enter(ann, code)
    ben.goto("/settings")
    ben.get_by_label("Toto").check(force=True)
    assert axe(ben) == []
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    face = ann.locator("[data-seat='1'] [data-face]")
    expect(face).to_have_attribute("data-face", "toto", timeout=PATIENCE)
    # The bot has the face that goes with its name, and its level and style can be read.
    bot = ann.locator("[data-seat='2']")
    name = str(bot.get_attribute("aria-label"))
    expect(bot.locator(f"[data-face={name.lower()}]")).to_have_count(1)
    ann.get_by_role("button", name="Menu").click()
    expect(ann.locator("[data-bot='steady/bold']")).to_contain_text("Plays soundly")
    expect(ann.locator("[data-bot='steady/bold']")).to_contain_text("Loves a risk")
    assert axe(ann) == []


def test_bot_on_turn_is_seen_to_think(page: Page) -> None:
    enter(page, make(page, "flohcati", "Ann b b", first=1, pace=10_000), start=True)
    expect(page.locator("[data-seat='1'] [data-mood=thinking]")).to_be_visible(timeout=PATIENCE)
