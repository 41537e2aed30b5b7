"""Sounds of our own: they are what their program makes, and a page plays them."""

import json
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.support.film.taken import paced
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, row

WEB = Path(__file__).parents[3] / "web"

HEARD = """
window.heard = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...given) {
  window.heard.push(this.buffer.duration);
  return start.apply(this, given);
};
navigator.vibrate = (pattern) => window.heard.push(pattern) && true;
"""


def program() -> Any:
    """The program that makes the sounds."""
    spec = spec_from_file_location("sounds", WEB / "sounds.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_sounds_are_what_their_program_makes() -> None:
    pack, index = program().make()
    advice = "run python web/sounds.py"
    assert (WEB / "src/media/sounds.bin").read_bytes() == pack, advice
    assert json.loads((WEB / "src/media/sounds.json").read_text("utf-8")) == index, advice


def test_move_is_heard_when_the_sounds_are_there(
    server: Server, people: Callable[..., Page]
) -> None:
    page = people(server.address, reduced_motion="no-preference")
    page.add_init_script(HEARD)
    paced(page)
    # So early that no bot ends the game.
    code = row(page, "Ann b b", 3, after=20, follow=True)
    with page.expect_response(lambda answer: "sounds-" in answer.url, timeout=PATIENCE):
        enter(page, code, start=True)
    expect(page.locator("[data-turn=mine]")).to_be_visible(timeout=PATIENCE)
    page.evaluate("() => { window.heard = []; }")
    page.locator("[data-row].lit").first.click()
    heard = "() => window.heard.some((sound) => typeof sound === 'number')"
    page.wait_for_function(heard, timeout=PATIENCE)
    # One's own turn is felt, too, when it comes round again.
    page.wait_for_function("() => window.heard.some(Array.isArray)", timeout=PATIENCE)
