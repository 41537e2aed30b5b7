"""Every screen of the page, one after the other, whatever the language."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.support.playing import move, my_turn
from tests.page.support.tables import PATIENCE, ended, enter, make, middle, row, sit


def remember(**settings: Any) -> str:
    """A script that lets a new browser know what somebody has set."""
    known = "JSON.parse(localStorage['tusch-settings'] ?? '{}')"
    new = f"JSON.stringify({{...{json.dumps(settings)}, ...{known}}})"
    return f"localStorage['tusch-settings'] = {new};"


AT_ONCE = f"if (origin !== 'null') {remember(motion='off', sound=False)}"
"""Nothing is played, and nothing sounds: whoever wants to see how things happen says so."""


@dataclass
class Places:
    """Tables of all kinds, and the browser's memory of the guest whose tables they are."""

    codes: dict[str, str] = field(default_factory=dict)
    memory: Any = None

    @staticmethod
    def prepare(page: Page) -> "Places":
        found = Places()
        page.context.add_init_script(AT_ONCE)
        codes = found.codes
        codes["waiting"] = make(page, "figaro", "Ann o b:random o", listed=True)
        codes["figaro"] = middle(page, "figaro", "Ann b b b", share=0.08)
        # Only with somebody else there is a chat.
        codes["six"] = middle(page, "figaro", "Ann o b b b b", seed=2, share=0.15)
        _join(page, codes["six"])
        codes["flohcati"] = row(page, "Ann b b b b", 5)
        codes["shared"] = middle(page, "flohcati", "Ann Ben")
        for name in ("figaro", "six", "flohcati", "shared"):
            enter(page, codes[name], start=True)
        codes["figaro-over"] = ended(page, "figaro", "Ann b b b b")
        codes["flohcati-over"] = ended(page, "flohcati", "Ann b b b b")
        codes["full"] = _elsewhere(page)
        found.memory = page.context.storage_state()
        return found


def _somebody(page: Page) -> Page:
    browser = page.context.browser
    assert browser
    return browser.new_page(base_url=page.evaluate("origin"), service_workers="block")


def _join(page: Page, code: str) -> None:
    other = _somebody(page)
    sit(other, code, "Ben")
    other.context.close()


def _elsewhere(page: Page) -> str:
    """A table of somebody else, whose seats are taken."""
    other = _somebody(page)
    code = make(other, "flohcati", "Zoe b")
    enter(other, code, start=True)
    other.context.close()
    return code


def tour(page: Page, places: Places) -> Iterator[str]:
    """Go to every screen; at each the name of it is yielded."""
    codes = places.codes
    plain = {
        "home": ("/", "[data-play=figaro]"),
        "new": ("/new/figaro", "form .way"),
        "rules": ("/rules/flohcati#Z16", "dl dt"),
        "games": ("/games", "ul li.panel"),
        "mistakes": ("/mistakes", "main .panel"),
        "settings": ("/settings", "select"),
        "about": ("/about", "section"),
        "open-file": ("/replay/file", "input[type=file]"),
        "nowhere": ("/no/such/place", "main.wrong"),
        "no-table": ("/t/AAAAAA", "main.wrong"),
        "full": (f"/t/{codes['full']}", "main.wrong form"),
        "waiting": (f"/t/{codes['waiting']}", ".waiting"),
        "curtain": (f"/t/{codes['shared']}", ".curtain"),
        "figaro": (f"/t/{codes['figaro']}", "[data-turn=mine]"),
        "six": (f"/t/{codes['six']}", "[data-turn=mine]"),
        "flohcati": (f"/t/{codes['flohcati']}", "[data-turn=mine]"),
        "figaro-result": (f"/t/{codes['figaro-over']}", "dialog[open] .score"),
        "flohcati-result": (f"/t/{codes['flohcati-over']}", "dialog[open] .score"),
        "replay": (f"/replay/{codes['figaro-over']}", ".steps"),
    }
    for name, (path, sign) in plain.items():
        page.goto(path)
        expect(page.locator(sign).first).to_be_visible(timeout=PATIENCE)
        yield name
        wide = page.evaluate("innerWidth >= 1100")
        for further, open_it in FURTHER.get(name, {}).items():
            # Where there is room, log and chat stand beside the table.
            if not (wide and further in ("log", "chat")):
                open_it(page)
                yield further


def _press(selector: str, sign: str, *, stay: bool = False) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        while not stay and page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        # What stands back can be pressed too: it says why.
        page.locator(selector).first.click(force="aria-disabled" in selector)
        expect(page.locator(sign).first).to_be_visible(timeout=PATIENCE)

    return press


def _options(page: Page) -> None:
    page.locator("form details").evaluate_all("all => all.forEach((node) => (node.open = true))")


def _seats(page: Page) -> None:
    page.locator("form input[name=players]").last.check()
    for way in (1, 2):
        page.locator("form input[name=against]").nth(way).check()


def _move(page: Page) -> None:
    """Let something happen, so that there is something to read in the log."""
    move(page, Random(0))
    assert my_turn(page)


FURTHER: dict[str, dict[str, Callable[[Page], None]]] = {
    "new": {"new-options": _options, "new-bots": _seats},
    "settings": {"forget": _press("section.erase button", "section.erase button.main")},
    "figaro": {
        "moved": _move,
        "log": _press("header button.narrow", "dialog[open] [role=log]"),
        "menu": _press("header > button:last-of-type", "dialog[open] .menu"),
    },
    "six": {"chat": _press("header button.narrow >> nth=1", "dialog[open] form")},
    "flohcati": {
        "why-not": _press("[data-drop][aria-disabled=true]", ".notice"),
        "discard": _press("[data-spot=discard] button", "dialog[open] h3"),
    },
    "figaro-result": {
        "reasons": _press("dialog[open] summary", "details[open] button.clause", stay=True),
        "clause": _press("details[open] button.clause", "dialog[open] a[target]", stay=True),
    },
    "replay": {"replay-end": _press(".steps button:nth-of-type(5)", ".steps")},
}
