"""The table at every size: all is seen, nothing is covered, nothing jumps."""

import json
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.support.film.taken import Moment
from tests.page.support.layout import SIZES, looked_at, resize, when
from tests.page.support.playing import my_turn
from tests.page.support.serving import Server
from tests.page.support.tables import enter, sample, turn_of
from tests.page.support.tour import remember
from tests.support.scale import soaked
from tusch.i18n import LANGUAGES
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
        # What is below the board may be scrolled to.
        seen = [each for each in looked_at(page) if "scrolls down" not in each]
        wrong += [f"{name}: {each}" for each in seen]
    assert not wrong, "\n".join(wrong)
