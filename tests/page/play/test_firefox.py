"""One whole game of each kind in the system's Firefox, by WebDriver; in `make soak` alone."""

import json
from pathlib import Path
from random import Random
from time import sleep

import pytest

from tests.page.support.firefox import Firefox, find, opened
from tests.page.support.playing import POINT, TOOLS
from tests.page.support.serving import Server
from tests.support.scale import scaled

pytestmark = [
    pytest.mark.skipif(scaled(1) < 10, reason="games in another browser are played in make soak"),
    pytest.mark.skipif(find() is None, reason="the system has no Firefox"),
]
STATE = """(() => {
  const main = document.querySelector('main');
  const turn = document.querySelector('[data-turn]');
  return [main?.dataset.status, main?.dataset.busy, turn?.dataset.turn];
})()"""
KINDS = {
    "figaro": (".display.target", "[data-hand].lit", TOOLS),
    "flohcati": (
        ".tools button.main",
        "[data-row].lit",
        "[data-flip].lit",
        "button.target",
        "[data-hand].lit",
        TOOLS,
    ),
}
AT_ONCE = "localStorage['tusch-settings'] = JSON.stringify({motion: 'off', sound: false})"
QUIET = """(() => {
  window.complaints = [];
  addEventListener('error', ({message}) => window.complaints.push(message));
  addEventListener('unhandledrejection', ({reason}) => window.complaints.push(String(reason)));
})()"""


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_a_whole_game_is_played(server: Server, tmp_path: Path, game: str) -> None:
    rng = Random(game)
    with opened(tmp_path, 1280, 900) as firefox:
        firefox.open(f"{server.address}/about")
        firefox.look(AT_ONCE)
        firefox.open(server.address)
        firefox.look(QUIET)
        press(firefox, f"[data-play={game}]", rng)
        moves = 0
        while True:
            status, busy, turn = firefox.look(STATE)
            if status == "over" and busy == "false":
                break
            if turn == "mine" and busy == "false":
                kinds = KINDS[game]
                if rng.random() < 0.5 and game == "flohcati":
                    kinds = (kinds[0], kinds[2], kinds[1], *kinds[3:])
                for kind in kinds:
                    if press(firefox, kind, rng):
                        break
                moves += 1
                assert moves < 2_000, "no click moves the game on"
            sleep(0.05)
        assert moves > 10
        assert firefox.look("document.querySelectorAll('.score > ol > li').length") >= 2
        assert firefox.look("window.complaints") == []


def press(firefox: Firefox, selector: str, rng: Random) -> bool:
    """Click on any of the things of a kind; False if there is none."""
    point = firefox.look(f"({POINT})({json.dumps([selector, rng.random()])})")
    if point:
        firefox.click(point["x"], point["y"])
    return bool(point)
