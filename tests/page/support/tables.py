"""Tables made by the server's own interface, in the name of whoever has the page open."""

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from tests.support.replays import played
from tusch import record, registry
from tusch.flohcati.state import Flip
from tusch.registry import AnyGame

PATIENCE = 60_000
"""Milliseconds; only a page that hangs waits so long."""

LATE = 90
"""So many entries later hands are full."""

MAKE = """async (plan) => {
  await fetch('/api/session', {method: 'POST'});
  const id = 'made-' + Math.random().toString(36).slice(2);
  const body = JSON.stringify({do: 'create', id, ...plan});
  const headers = {'content-type': 'application/json'};
  const answer = await fetch('/api/tables', {method: 'POST', headers, body});
  return await answer.json();
}"""


def seats(plan: str) -> list[dict[str, str]]:
    """Seats in short: `Ann o b:random` is somebody here, an open seat and a bot (else greedy)."""
    found = []
    for word in plan.split():
        kind, _, level = word.partition(":")
        if word == "o":
            found.append({"type": "open"})
        elif kind == "b":
            found.append({"type": "bot", "level": level or "greedy"})
        else:
            found.append({"type": "own", "name": word})
    return found


def make(page: Page, game: str, plan: str, **more: Any) -> str:
    """Make a table whose bots do not wait; returns its code."""
    if page.url == "about:blank":
        page.goto("/about")
    made = page.evaluate(MAKE, {"game": game, "seats": seats(plan), "pace": 0, **more})
    assert made["code"], made
    return str(made["code"])


def enter(page: Page, code: str, *, start: bool = False) -> None:
    """Go to a table, and begin the game there."""
    page.goto(f"/t/{code}")
    expect(page.locator("main[data-status]")).to_be_visible(timeout=PATIENCE)
    if start:
        page.locator("[data-start]").click()
        begun = page.locator("main[data-status=playing], main[data-status=over]")
        expect(begun).to_be_visible(timeout=PATIENCE)


def sit(page: Page, code: str, name: str, *, place: int = 0) -> None:
    """Come to a table that waits, and take a free seat."""
    enter(page, code)
    if place:
        page.get_by_role("button", name="Pick your own seat").click()
        page.get_by_role("button", name="Sit here").nth(place).click()
    else:
        page.get_by_role("button", name="Sit down").click()
    field, seated = page.get_by_label("Your name"), page.locator(".tag", has_text="You")
    expect(field.or_(seated)).to_be_visible()
    # Whoever has given a name before is not asked again.
    if field.count():
        field.fill(name)
        field.press("Enter")
    expect(seated).to_be_visible()


def sample(
    game: str | AnyGame, players: int, seed: int = 1, names: Sequence[str] = ()
) -> dict[str, Any]:
    """The record of a game between random players, as plain JSON."""
    made = registry.make(game) if isinstance(game, str) else game
    written = record.write(made, players, played(made, players, seed), names)
    found: dict[str, Any] = json.loads(record.encode(written))
    return found


def turn_of(found: dict[str, Any], seat: int, after: int) -> int:
    """The first entry from a place on where a seat acts."""
    log = found["log"]
    return next(entry for entry in range(after, len(log)) if log[entry][0] == seat)


def middle(page: Page, game: str, plan: str, seed: int = 1, share: float = 0.5, **more: Any) -> str:
    """Make a table in the middle of a game, where seat 0 acts."""
    found = sample(game, len(plan.split()), seed)
    entry = turn_of(found, 0, int(len(found["log"]) * share))
    return make(page, game, plan, record=json.dumps(found), entry=entry, **more)


def row(page: Page, plan: str, cards: int, after: int = LATE, **more: Any) -> str:
    """Make a table of Flohcati where seat 0 turns cards, and may take one of so many."""
    game = registry.make("flohcati")
    for seed in range(200):
        found = sample("flohcati", len(plan.split()), seed)
        for entry, step in enumerate(record.read(game, record.decode(json.dumps(found)))):
            turns = step.actor == 0 and Flip() in game.legal_actions(step.before)
            if turns and entry > after and len(step.before.row) == cards:
                return make(page, "flohcati", plan, record=json.dumps(found), entry=entry, **more)
    raise AssertionError("no random game has such a row")


def turning(page: Page, plan: str, *cards: str, **more: Any) -> str:
    """Make a table of Flohcati where seat 0 begins, and these cards are the first of the deck."""
    log: list[tuple[int | None, str]] = [(None, "start 0")]
    for card in cards:
        log += [(0, "flip"), (None, card)]
    known = {"tusch": 2, "game": "flohcati", "players": len(plan.split()), "rules": {}, "log": log}
    return make(page, "flohcati", plan, record=json.dumps(known), entry=1, follow=True, **more)


def ended(page: Page, game: str, plan: str, seed: int = 1) -> str:
    """Make a table of bots that is over after a move or two, and let it end."""
    found = sample(game, len(plan.split()), seed)
    code = make(
        page, game, plan, record=json.dumps(found), entry=len(found["log"]) - 1, follow=True
    )
    enter(page, code, start=True)
    expect(page.locator("main[data-status=over]")).to_be_visible(timeout=PATIENCE)
    return code


def upload(page: Page, text: str) -> None:
    """Bring a record from a file."""
    page.goto("/replay/file")
    file = FilePayload(name="<b>.jsonl", mimeType="application/json", buffer=text.encode())
    page.locator("input[type=file]").set_input_files(file)
