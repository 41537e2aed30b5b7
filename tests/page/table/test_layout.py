"""The table at every size: all is seen, nothing is covered, nothing jumps."""

import json
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.page.support.film.taken import Moment
from tests.page.support.layout import SIZES, looked_at, resize, when
from tests.page.support.playing import my_turn, version_of
from tests.page.support.serving import Server
from tests.page.support.tables import enter, sample, turn_of
from tests.page.support.tour import remember
from tests.support.scale import soaked
from tusch.i18n import LANGUAGES, t
from tusch.registry import GAMES

LONGEST = "Maximiliane-Charlotte-XX"
"""As long as a name can be, without a space."""


def phase(name: str, **more: int) -> Callable[[Any], bool]:
    """Whether a view is of a phase, with at least so many cards of a kind."""
    return lambda view: (
        view.phase == name
        and all(len(getattr(view, what)) >= count for what, count in more.items())
    )


def can(*kinds: str) -> Callable[[Any], bool]:
    """Whether exactly these kinds of actions are possible."""
    return lambda view: {str(each.__struct_config__.tag) for each in view.legal} == set(kinds)


def message(name: str, **given: Any) -> dict[str, Any]:
    return {"id": name, "args": given}


SMALL: ViewportSize = {"width": 360, "height": 640}
"""As little as a phone has."""
HINT = {
    "move": "trio",
    "message": message("flohcati-choice-trio", cards=["A7", "B7", "C7"]),
    "reason": message(
        "coach-hint-better", chance=68, instead=41, other=message("flohcati-choice-flip")
    ),
    "why": message(
        "flohcati-hint-bust", deck=31, doubles=12, card="A7", brings="new", missing=3, points=3
    ),
}
"""As long as they come."""


PHASES: dict[str, dict[str, Callable[[Any], bool]]] = {
    "figaro": {
        "first": phase("play", hand=7),
        "later": lambda view: view.phase == "play" and len(view.hand) == 2,
        "exchange": phase("exchange"),
    },
    "flohcati": {
        "row": phase("turn", row=5),
        "hand": phase("turn", hand=9),
        "give": phase("give"),
        "steal": phase("steal"),
        "finish": can("end", "trio"),
    },
}
# Every pair of a game's players, phases, languages and themes comes up in the soak.
CHOSEN = [
    ("figaro", 6, "first", "de", "light"),
    ("figaro", 4, "first", "fr", "dark"),
    ("figaro", 3, "later", "nl", "light"),
    ("figaro", 5, "exchange", "de", "dark"),
    ("flohcati", 5, "row", "de", "light"),
    ("flohcati", 2, "hand", "it", "dark"),
    ("flohcati", 3, "finish", "de", "dark"),
    ("flohcati", 4, "steal", "en", "light"),
]
EVERYTHING = [
    (game, players, which, lang, theme)
    for game, phases in PHASES.items()
    for players, which, lang, theme in product(
        GAMES[game].seats, phases, LANGUAGES, ("light", "dark")
    )
]


@pytest.mark.parametrize(
    ("game", "players", "which", "lang", "theme"),
    EVERYTHING[: soaked(1, len(EVERYTHING))] if soaked(1, 2) > 1 else CHOSEN,
)
def test_all_is_seen_and_nothing_overlaps(
    server: Server,
    people: Callable[..., Page],
    game: str,
    players: int,
    which: str,
    lang: str,
    theme: str,
) -> None:
    page = people(server.address, color_scheme=theme)
    page.context.add_init_script(remember(language=lang, sound=False))
    plan = " ".join([LONGEST, *["b"] * (players - 1)])
    # Only there somebody is asked whether they exchange.
    edition = "dutch" if which == "exchange" else None
    enter(page, when(page, game, plan, PHASES[game][which], edition), start=True)
    assert my_turn(page)
    wrong = []
    for name, size in SIZES.items():
        resize(page, size)
        wrong += [f"{name}: {found}" for found in looked_at(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "players"), [("figaro", 5), ("figaro", 6), ("flohcati", 5)])
def test_a_full_table_is_seen_as_well_when_somebody_looks_back(
    page: Page, game: str, players: int
) -> None:
    found = sample(game, players, 1, ["Maximiliane", *["Ben"] * (players - 1)])
    Moment(game, json.dumps(found), turn_of(found, 0, len(found["log"]) // 2), 0).open(page)
    wrong = []
    for name, size in SIZES.items():
        resize(page, size)
        # What is below the steps may be scrolled to.
        seen = [each for each in looked_at(page) if "scrolls down" not in each]
        wrong += [f"{name}: {each}" for each in seen]
        expect(page.locator(".steps")).to_be_in_viewport(ratio=1)
    assert not wrong, "\n".join(wrong)


def test_a_full_table_on_the_smallest_phone_scrolls_and_nothing_overlaps(page: Page) -> None:
    page.set_viewport_size(SMALL)
    enter(page, when(page, "figaro", "Ann b b b b", PHASES["figaro"]["first"]), start=True)
    assert my_turn(page)
    assert [found for found in looked_at(page) if " over " in found] == []


def test_a_long_hint_takes_no_room_from_the_table(page: Page) -> None:
    page.set_viewport_size(SMALL)
    code = when(page, "flohcati", "Ann b b b b", phase("turn", row=3, hand=6), practice=True)
    enter(page, code, start=True)
    assert my_turn(page)
    answer = {"version": int(version_of(page)), **HINT}
    page.route("**/hint?*", lambda route: route.fulfill(json=answer))
    ring, words = page.locator(".ring"), page.locator("[data-advice=hint] p").first
    wrong = []
    # The longest hint, and the longest buttons.
    for lang in LANGUAGES if soaked(1, 2) > 1 else ("de", "it"):
        page.evaluate(f"localStorage['tusch-settings'] = JSON.stringify({{language: '{lang}'}})")
        page.reload()
        assert my_turn(page)
        # The title is a little less high once its letters have come.
        page.evaluate("Promise.all([...document.fonts].map((each) => each.load())).then(() => 0)")
        for size in (SMALL, *(SIZES[name] for name in ("phone", "lying", "laptop", "desk"))):
            resize(page, size)
            before = ring.bounding_box()
            page.get_by_role("button", name=t("page-hint", lang), exact=True).click()
            expect(page.locator("[data-advice=hint]:not(.folded)")).to_be_visible()
            expect(words).to_be_in_viewport(ratio=0.9)
            assert ring.bounding_box() == before, (lang, size)
            # It covers nothing one plays with: neither names nor buttons.
            wrong += [f"{lang}, {size}, just told: {found}" for found in looked_at(page)]
            # Whoever turns to the table still sees what to do.
            page.locator("[data-hand]").first.focus()
            wrong += [f"{lang}, {size}: {found}" for found in looked_at(page)]
            expect(words).to_be_in_viewport(ratio=0.9)
    assert not wrong, "\n".join(wrong)
