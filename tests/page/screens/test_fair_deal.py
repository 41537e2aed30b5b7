"""The fair deal in the browser, over plain http: seeds, promises, and the check of Python."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.fair.support.forge import CASES
from tests.page.support.tables import PATIENCE, enter, make, sample, sit, upload
from tusch import verdict
from tusch.i18n import t

ALL = json.loads(CASES.read_text(encoding="utf-8"))["cases"]
BY_REASON = {(case["record"]["game"], case["reason"]): case for case in ALL}
"""One case of every reason for each game."""

PLAY = """(code) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  const say = (message) => socket.send(JSON.stringify(message));
  let moves = 0;
  const act = (move) => say({...move, do: 'act', id: `move-${moves++}`});
  socket.onopen = () => say({do: 'watch', table: code});
  socket.onclose = ({code}) => fail(new Error(`closed: ${code}`));
  socket.onmessage = ({data}) => {
    const {answer, tell, status, version, seen = []} = JSON.parse(data);
    // A move may come too late: a turn with nothing left to do ends on its own.
    if (answer === 'refused' || answer === 'illegal') fail(new Error(data));
    for (const {seat, view} of seen) {
      const action = view?.legal?.at(-1);
      // A device that says more than ten things a second is hung up on.
      if (action) setTimeout(() => act({seat, action, base: version}), 100);
    }
    if (tell === 'over' || status === 'over') done(socket.close());
  };
})"""
"""A device that makes the last move of those that are possible, until the game is over."""


def checked(page: Page) -> str:
    """What the page says about the deal of a game that it shows, or why it shows none."""
    button, refused = (
        page.get_by_role("button", name="Check the deal"),
        page.locator("[role=alert]"),
    )
    expect(button.or_(refused.last)).to_be_visible(timeout=PATIENCE)
    if not button.count():
        expect(refused).to_have_count(2, timeout=PATIENCE)
        return str(refused.last.text_content())
    button.click()
    said = page.locator(".said")
    expect(said).not_to_be_empty(timeout=PATIENCE)
    return str(said.text_content())


def test_browser_and_python_agree_about_a_deal(page: Page) -> None:
    """All cases are run without a browser in web/tests/fair; here is what a person meets."""
    compared = 0
    for case in BY_REASON.values():
        # What is badly written no server reads; what is compared needs a memory.
        if case["remembered"] or case["reason"] in ("form", "none"):
            continue
        found = verdict.check(json.dumps(case["record"]))
        upload(page, json.dumps(case["record"]))
        assert checked(page) == " ".join(t(message) for message in found.messages), case["name"]
        compared += 1
    assert compared > 15
    assert not page.url.startswith("https:")


def finished(page: Page, code: str) -> dict[str, Any]:
    """Play a game to its end, and return its record."""
    page.goto("/about")
    page.evaluate(PLAY, code)
    found: dict[str, Any] = page.request.get(f"/api/tables/{code}/record").json()
    return found


def change_memory(page: Page, change: str) -> None:
    """Let the device remember something else of its tables."""
    page.evaluate(
        f"""() => {{
          const kept = JSON.parse(localStorage.getItem('tusch-promises'));
          kept.forEach((each) => {{ {change} }});
          localStorage.setItem('tusch-promises', JSON.stringify(kept));
        }}"""
    )


def test_page_mixes_in_a_seed_and_remembers_what_was_promised(page: Page) -> None:
    code = make(page, "flohcati", "Ann b:random b:random b:random b:random")
    enter(page, code)
    promise = page.locator("[data-promise]")
    expect(promise).to_have_text(re.compile("^[0-9a-f]{64}$"))
    expect(promise).to_be_visible()
    promised = promise.text_content()
    promise.click()
    expect(page.get_by_text(t("page-fair-mixed"))).to_be_visible()
    page.locator("[data-start]").click()
    expect(page.locator("main[data-status=playing]")).to_be_visible(timeout=PATIENCE)
    deal = finished(page, code)["fair"]
    assert deal["commitment"] == promised
    assert re.fullmatch("[0-9a-f]{64}", deal["players"][0])
    assert deal["players"][1:] == [""] * 4

    page.goto(f"/replay/{code}")
    assert checked(page) == t("fair-good")
    change_memory(page, "each.seeds[0] = '00'")
    page.reload()
    assert checked(page) == t("fair-mine", number=1)
    change_memory(page, "each.commitment = '0'.repeat(64)")
    page.reload()
    assert checked(page) == t("fair-promise")
    page.evaluate("localStorage.clear()")
    page.reload()
    assert checked(page) == f"{t('fair-good')} {t('fair-uncompared')}"


def test_whoever_sits_down_and_whoever_plays_at_once_mixes_in_a_seed(page: Page) -> None:
    sent: list[dict[str, Any]] = []
    hear = lambda frame: sent.append(json.loads(frame))  # noqa: E731
    page.on("websocket", lambda socket: socket.on("framesent", hear))
    code = make(page, "figaro", "o b b b", name="Ann")
    for _ in range(2):
        sit(page, code, "Ann")
        page.locator("[data-promise]").click()
        expect(page.get_by_text(t("page-fair-mixed"))).to_be_visible()
        page.get_by_role("button", name=t("page-stand")).click()
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    seeds = [said["seed"] for said in sent if said["do"] == "seed"]
    assert len(seeds) == 2
    assert all(re.fullmatch("[0-9a-f]{64}", seed) for seed in seeds)
    sent.clear()
    page.goto("/")
    page.get_by_role("button", name=t("page-play-now")).first.click()
    expect(page.locator("main[data-status=playing]")).to_be_visible(timeout=PATIENCE)
    said = [each["do"] for each in sent if each["do"] in ("seed", "start")]
    assert said == ["seed", "start"]


def test_a_device_that_is_forgotten_forgets_what_was_promised(page: Page) -> None:
    enter(page, make(page, "flohcati", "Ann o"))
    page.wait_for_function("() => localStorage.getItem('tusch-promises')?.includes('commitment')")
    page.goto("/settings")
    page.get_by_role("button", name=t("page-forget"), exact=True).click()
    page.get_by_role("button", name=t("page-forget-sure")).click()
    page.wait_for_function("() => localStorage.getItem('tusch-promises') === null")


def test_a_game_without_a_fair_deal_offers_no_check(page: Page) -> None:
    upload(page, json.dumps(sample("flohcati", 2)))
    expect(page.get_by_role("button", name="Save this game")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Check the deal")).to_have_count(0)
