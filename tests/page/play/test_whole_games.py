"""Whole games over the real server, in real browsers."""

import signal
from collections.abc import Callable
from itertools import count
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.page.support import keys, playing
from tests.page.support.playing import my_turn, scores, whose_turn
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, sit
from tusch.server.limits import LIMITS


def play_on(ann: Page, ben: Page, rng: Random, moves: int | None = None) -> None:
    """Let Ann with her mouse and Ben, who has none, move until the end, or so many times."""
    for _ in count() if moves is None else range(moves):
        # Whoever it is: somebody's turn comes, or the end.
        page = whose_turn(ann, ben)
        if not page:
            return
        (playing if page is ann else keys).move(page, rng)


@pytest.mark.parametrize(("game", "bots"), [("figaro", "b b b b"), ("flohcati", "b b b")])
def test_two_people_one_by_keyboard_alone_see_the_same_end(
    own_server: Server, people: Callable[..., Page], game: str, bots: str
) -> None:
    """With bots beside them, and a reload, another device and a killed server in between."""
    rng = Random(game)
    ann, ben, tablet = (people(own_server.address) for _ in range(3))
    code = make(ann, game, f"Ann o {bots}")
    enter(ann, code)
    sit(ben, code, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, ben):
        expect(page.locator("main[data-status=playing]")).to_be_visible()
    play_on(ann, ben, rng, 4)

    lines = log_of(ben)
    ben.reload()
    assert go_on(lines, log_of(ben))
    play_on(ann, ben, rng, 4)

    lines = log_of(ben)
    hand_over(ben, tablet, code)
    assert go_on(lines, log_of(tablet))
    play_on(ann, tablet, rng, 4)

    own_server.stop(signal.SIGKILL)
    for page in (ann, tablet):
        expect(page.get_by_text("Connection lost")).to_be_visible(timeout=PATIENCE)
    own_server.start()
    for page in (ann, tablet):
        expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=PATIENCE)
    play_on(ann, tablet, rng)

    assert not my_turn(tablet)
    result = scores(ann, "Ann")
    assert [name for name, *_ in result if name in ("Ann", "Ben")]
    assert len(result) == 2 + len(bots.split())
    assert any(won for *_, won, _ in result)
    assert result == scores(tablet, "Ben")
    tablet.keyboard.press("Escape")
    expect(tablet.get_by_role("dialog", name="Result")).to_be_hidden()


def log_of(page: Page) -> list[str]:
    page.locator("main[data-status=playing]").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("dialog", name="Log")
    expect(log.locator("li").first).to_be_visible()
    lines = log.locator("li").all_text_contents()
    page.keyboard.press("Escape")
    return lines


def go_on(lines: list[str], later: list[str]) -> bool:
    """Whether a later log holds the newest of these lines, and goes on from there.

    A page that has just been opened is told so many moves, each of a line or more. Between the
    two readings bots may have moved, but most of the moves told are those of before.
    """
    enough = min(len(lines), LIMITS.past // 2)
    return any(
        later[: len(lines) - first] == lines[first:] for first in range(len(lines) - enough + 1)
    )


def hand_over(old: Page, new: Page, code: str) -> None:
    """Play on with another device, by the code that the first one shows."""
    old.get_by_role("button", name="Menu").click()
    old.get_by_role("button", name="Show the code").click()
    word = str(old.locator(".menu b.code").text_content())
    new.goto(f"/t/{code}")
    field = new.get_by_label("Code from the other device")
    field.fill("WRONGWRONG23")
    field.press("Enter")
    expect(new.get_by_role("alert")).to_contain_text("not valid")
    field.fill(word)
    field.press("Enter")
    expect(new.locator("main[data-status=playing]")).to_be_visible()
    expect(old.get_by_text("Your seat has moved to another device.")).to_be_visible()
