"""Whoever comes back learns what a bot has done for them; so does everybody by the log."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.page.support.checks import axe
from tests.page.support.layout import SIZES, resize
from tests.page.support.playing import move, my_turn
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, sit

BOXES = """() => [...document.querySelectorAll('.top, .status, .board, .hand, .short, [data-seat]')]
  .map((node) => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  })"""


def by_bot(page: Page) -> list[str]:
    """What bots did in somebody's place, by the whole log; the table shows only its end."""
    page.get_by_role("button", name="Log").click()
    dialog = page.get_by_role("dialog", name="Log")
    lines: list[str] = dialog.get_by_role("listitem").filter(has_text="bot").all_inner_texts()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return lines


def test_whoever_comes_back_is_told_once_what_a_bot_has_played_for_them(
    server: Server, people: Callable[..., Page]
) -> None:
    ann, ben = people(server.address), people(server.address)
    code = make(ann, "figaro", "Ann o b", first=0, away=5)
    enter(ann, code)
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    assert my_turn(ann)
    ann.goto("/about")
    # A bot plays for Ann, and again after Ben and the bot of the table.
    rng = Random(1)
    expect(ben.get_by_role("log").get_by_text("(by a bot)")).to_have_count(1, timeout=PATIENCE)
    # Whoever collects is on turn once more, so nobody knows how many moves it takes.
    for _ in range(20):
        assert my_turn(ben)
        if len(by_bot(ben)) > 1:
            break
        move(ben, rng)
    of_ann = by_bot(ben)
    made = len(of_ann)
    assert made > 1
    assert all(line.startswith("Ann ") for line in of_ann), of_ann

    back = f"Welcome back: a bot made {made} moves for you."
    told = ann.get_by_role("status").get_by_text(back)
    enter(ann, code)
    expect(told).to_be_visible()
    own = by_bot(ann)
    assert [line.startswith("You ") for line in own] == [True] * made, own
    assert axe(ann) == []
    for size in SIZES.values():
        resize(ann, size)
        expect(told).to_be_in_viewport(ratio=1)
    # Nothing moves when it goes; and it goes by itself with one's own move.
    before = ann.evaluate(BOXES)
    ann.get_by_role("status").get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    assert ann.evaluate(BOXES) == before
    ann.reload()
    expect(told).to_be_visible(timeout=PATIENCE)
    for _ in range(PATIENCE // 100):
        if ann.locator("[data-turn=mine]").count():
            break
        if ben.locator("[data-turn=mine]").count():
            move(ben, rng)
        ann.wait_for_timeout(100)
    assert my_turn(ann)
    expect(told).to_be_visible()
    move(ann, rng)
    expect(told).to_have_count(0)
