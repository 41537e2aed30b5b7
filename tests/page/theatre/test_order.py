"""What happens at a table is seen in the order in which it happened."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.page.support.film.taken import paced, settled
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, sample

# Whenever anything changes: the cards of the row, and every face that can be seen, in flight too.
WATCH = """() => {
  window.seen = [];
  const all = (where) => [...document.querySelectorAll(where)];
  new MutationObserver(() => {
    const row = all('[data-row]').map(({dataset}) => dataset.row);
    const flying = all('.ghost[data-suit]').map((ghost) =>
      ghost.dataset.suit.at(-1) + (ghost.querySelector('.card-value')?.dataset.value ?? ''));
    const lying = all('main .card[data-card]').map(({dataset}) => dataset.card);
    window.seen.push([row, [...flying, ...lying]]);
  }).observe(document.body, {childList: true, subtree: true});
}"""
GONE = """(card) => window.seen.some(([, faces]) => faces.includes(card))
  && !document.querySelector('.ghost')"""


def _fanfare() -> tuple[dict[str, Any], int, list[str]]:
    """A game, the entry with which seat 0 turns a fanfare, and what comes: the last is a double."""
    for seed in range(200):
        found = sample("flohcati", 3, seed)
        log = found["log"]
        for entry in range(len(log) - 1):
            if log[entry] != [0, "flip"] or log[entry + 1] != [None, "fanfare"]:
                continue
            cards: list[str] = []
            for actor, what in log[entry + 2 :]:
                if actor is not None or len(what) > 2:
                    break
                cards.append(what)
            if len(cards) >= 4 and any(card[0] == cards[-1][0] for card in cards[:-1]):
                return found, entry, cards
    raise AssertionError("no random game has such a fanfare")


def test_fanfare_at_a_table_is_seen_card_by_card_and_the_double_last(
    server: Server, people: Callable[..., Page]
) -> None:
    found, entry, cards = _fanfare()
    *joining, double = cards
    page = people(server.address, reduced_motion="no-preference")
    settled(page)
    paced(page)
    plan = "Ann b b"
    code = make(page, "flohcati", plan, record=json.dumps(found), entry=entry, follow=True)
    enter(page, code, start=True)
    page.locator("[data-flip].lit").wait_for(timeout=PATIENCE)
    page.evaluate(WATCH)
    page.locator("[data-flip].lit").click()
    page.wait_for_function(GONE, arg=double, timeout=PATIENCE)
    seen = page.evaluate("window.seen")
    first = [next(at for at, (_, faces) in enumerate(seen) if card in faces) for card in cards]
    assert first == sorted(set(first))
    row, _ = seen[first[-1]]
    assert row[-len(joining) :] == joining, "the double comes when all others lie in the row"
