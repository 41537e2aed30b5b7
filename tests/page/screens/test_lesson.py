"""The lessons: their scripts agree with the rules, and a newcomer gets through them."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.checks import axe, raw_ids, too_small, too_wide
from tests.page.support.keys import go
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE
from tusch import record, registry
from tusch.i18n import has
from tusch.registry import GAMES

LESSONS = Path(__file__).parents[3] / "web" / "src" / "games"
LEARNER = 0


class Part(NamedTuple):
    """One table of a lesson."""

    game: str
    entry: int
    steps: list[dict[str, Any]]
    record: dict[str, Any]


def parts(game: str) -> list[Part]:
    """The tables of a game's lesson."""
    return [
        Part(game, **part)
        for part in json.loads((LESSONS / game / "lesson" / "lesson.json").read_text("utf-8"))
    ]


def steps(game: str) -> list[dict[str, Any]]:
    """The steps of a game's lesson, over all its tables."""
    return [step for part in parts(game) for step in part.steps]


PARTS = [part for game in GAMES for part in parts(game)]


def moves(part: Part) -> Iterator[tuple[bool, str]]:
    """Yield the moves of the steps, and whether the learner makes them."""
    for step in part.steps:
        yield from ((False, move) for move in step.get("watch", ()))
        if "do" in step:
            yield (True, step["do"])


@pytest.mark.parametrize("part", PARTS)
def test_every_move_of_a_lesson_is_in_its_record_and_the_record_keeps_the_rules(part: Part) -> None:
    read = record.decode(json.dumps(part.record))
    game = registry.of_record(read)
    followed = list(zip(read.log, record.read(game, read), strict=True))
    # What ends a turn by itself is in no step.
    rest = [
        (who == LEARNER, what)
        for (who, what), step in followed[part.entry :]
        if who is not None and step.action != registry.passing(game, step.before)
    ]
    assert list(moves(part)) == rest


@pytest.mark.parametrize("part", PARTS)
def test_what_a_learner_is_to_try_in_vain_is_refused_by_a_clause(part: Part) -> None:
    read = record.decode(json.dumps(part.record))
    game = registry.of_record(read)
    players = [place for place, (who, _) in enumerate(read.log) if who is not None]
    done = sum(place < part.entry for place in players)
    states = record.read(game, read)
    for step in part.steps:
        done += len(step.get("watch", ()))
        if "try" in step:
            before = states[players[done] - 1].after
            assert game.actor(before) == LEARNER
            tried = game.parse(step["try"], dealer=False)
            refusal = game.explain(game.observe(before, LEARNER), tried)
            assert refusal
            assert refusal.clause
        done += "do" in step


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_words_and_its_drawing(game: str) -> None:
    art = Path(registry.__file__).parent / "art"
    for step in steps(game):
        assert has(f"page-lesson-{step['say']}")
        assert step.keys() <= {"say", "point", "watch", "do", "try", "tell", "picture", "wide"}
        assert "picture" not in step or (art / f"{step['picture']}.svg").is_file()
        # Something is only to be done where something pulses.
        assert ("do" in step or "try" in step) <= bool(step.get("point"))
        for thing in step.get("point", ()):
            kind, _, which = thing.partition(" ")
            named = kind in {"card", "seat"} or (kind == "row" and which)
            assert named or has(f"page-lesson-thing-{kind}")


def test_the_learner_ends_the_round_of_figaro_with_the_fewest_cards_and_the_king() -> None:
    read = record.decode(json.dumps(parts("figaro")[0].record))
    game = registry.of_record(read)
    counted = record.read(game, read)[-2].after
    view = game.observe(counted, LEARNER)
    assert view.king == LEARNER
    assert [bool(road) for road in view.roads] == [False, True, True]
    assert sum(view.roads[1]) > sum(view.roads[2])


def test_the_learner_wins_zirkus_flohcati_with_a_trio_and_a_gala() -> None:
    read = record.decode(json.dumps(parts("flohcati")[-1].record))
    steps = record.read(registry.of_record(read), read)
    outcome = registry.of_record(read).outcome(steps[-1].after)
    assert outcome
    assert outcome.winners == (LEARNER,)


Press = Callable[[Page, str], None]


def tap(page: Page, selector: str) -> None:
    """As a finger does; a place where a card may not go can be tapped all the same."""
    page.locator(selector).first.tap(force=True, position={"x": 16, "y": 16})


def key(page: Page, selector: str) -> None:
    """As somebody does who has no mouse."""
    if not page.locator(f"{selector}:focus").count():
        assert go(page, selector)
    else:
        page.keyboard.press("Enter")


def press_move(page: Page, game: str, step: dict[str, Any], press: Press) -> None:
    """Make the move of a step."""
    move = step.get("do") or step["try"]
    if game == "figaro" and move != "take":
        card, _, to = move.partition(">")
        if not page.locator(f"[data-hand={card}].chosen").count():
            press(page, f"[data-hand={card}]")
        press(page, f"[data-drop='{to or LEARNER}']")
        return
    kind, _, which = step["point"][0].partition(" ")
    things = {
        "deck": "[data-flip]",
        "row": f"[data-row={which}]",
        "seat": f"[data-drop='{which}']",
        "button": ".tools [data-pulse]",
    }
    press(page, things[kind])


def learn(page: Page, game: str, press: Press, look: Callable[[], None] = lambda: None) -> None:
    """Go through a whole lesson."""
    page.goto(f"/lesson/{game}")
    found = steps(game)
    for at, step in enumerate(found):
        asked = "do" in step or "try" in step
        phase = "end" if at == len(found) - 1 else "do" if asked else "read"
        main = page.locator(f"main[data-step='{at}'][data-phase={phase}][data-busy=false]")
        main.wait_for(timeout=PATIENCE)
        if "point" in step:
            expect(page.locator("[data-pulse]")).to_have_count(len(step["point"]))
        look()
        if asked:
            press_move(page, game, step, press)
        if "try" in step:
            expect(page.get_by_role("button", name="Why? F")).to_be_visible()
        if phase == "read" or "try" in step:
            press(page, "[data-next]")


# Writes down every step at which something pulses while the others play still.
EARLY = """window.early = [];
new MutationObserver((changes) => {
  const main = document.querySelector('main[data-phase=wait]');
  if (main && changes.some(({target}) => target.hasAttribute('data-pulse')))
    window.early.push(main.dataset.step);
}).observe(document, {subtree: true, attributeFilter: ['data-pulse']});"""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_taps(server: Server, people: Callable[..., Page], game: str) -> None:
    page = people(server.address, has_touch=True)

    def look() -> None:
        wide = [wrong for wrong in too_wide(page) if wrong.startswith("page")]
        assert (raw_ids(page), wide, too_small(page)) == ([], [], [])

    learn(page, game, tap, look)
    assert axe(page) == []
    page.locator(f"[data-play={game}]").tap()
    expect(page.locator("main[data-status=playing]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_keyboard(page: Page, game: str) -> None:
    page.add_init_script(EARLY)
    learn(page, game, key)
    assert page.evaluate("window.early") == [], "pulsed before it was the learner's turn"
    expect(page.get_by_role("link", name="Rules")).to_be_visible()


def test_another_move_than_the_one_asked_for_gets_a_nudge_and_changes_nothing(page: Page) -> None:
    page.goto("/lesson/figaro")
    for _ in range(3):
        page.locator("[data-next]").click()
    page.locator("main[data-phase=do]").wait_for(timeout=PATIENCE)
    page.locator("[data-hand=Y1]").click()
    page.locator("[data-drop='2']").click()
    expect(page.get_by_role("status")).to_contain_text("You could, but")
    expect(page.locator("main")).to_have_attribute("data-step", "3")
    expect(page.locator("[data-hand]")).to_have_count(6)


def test_a_lesson_can_be_skipped(page: Page) -> None:
    page.goto("/lesson/flohcati")
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator("[data-pulse]")).to_have_count(0)
