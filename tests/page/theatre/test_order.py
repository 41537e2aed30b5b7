"""What happens at a table is seen in the order in which it happened."""

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.support.film.moments import moment
from tests.page.support.film.taken import Moment, paced, settled
from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE, enter, make, sample, turn_of

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


# How many cards lie in the hand whenever anything changes while cards fly, until they are dealt.
DEAL = """() => {
  window.held = [];
  new MutationObserver(() => {
    if (document.querySelector('main[data-busy=true]:not([data-mark=dealt])')
      && document.querySelector('.ghost'))
      window.held.push(document.querySelectorAll('[data-hand]').length);
  }).observe(document.body, {attributes: true, childList: true, subtree: true});
}"""


def test_who_plays_now_sees_the_deal(server: Server, people: Callable[..., Page]) -> None:
    page = people(server.address, reduced_motion="no-preference")
    settled(page)
    page.goto("/")
    page.evaluate(DEAL)
    page.locator("[data-play=figaro]").click()
    page.locator("main[data-mark=dealt] [data-hand]").first.wait_for(timeout=PATIENCE)
    assert set(page.evaluate("window.held")) == {0}


TIMES = """() => new Promise((done) => {
  const times = [];
  const all = {childList: true, characterData: true, subtree: true};
  new MutationObserver(() => {
    times.push(performance.now());
    if (times.length > 6) done(times);
  }).observe(document.querySelector('output'), all);
  document.querySelector('.steps button.main').click();
})"""


@pytest.mark.faults
def test_replay_plays_by_itself_as_slowly_as_step_by_step(
    server: Server, people: Callable[..., Page]
) -> None:
    page = people(server.address, reduced_motion="no-preference")
    settled(page)
    page.goto("/about")
    found = sample("figaro", 3)
    Moment("figaro", json.dumps(found), turn_of(found, 0, 8), 0).open(page)
    times = page.evaluate(TIMES)
    # A card flies for longer than this, and then there is something to read.
    assert all(after - before > 400 for before, after in pairwise(times))


KING = """() => {
  window.king = [];
  const look = () => {
    const king = document.querySelector('[data-rage]');
    if (king) window.king.push(Number(getComputedStyle(king).opacity));
    requestAnimationFrame(look);
  };
  look();
}"""


def test_who_has_come_does_not_come_in_a_second_time(
    server: Server, people: Callable[..., Page]
) -> None:
    page = people(server.address, reduced_motion="no-preference")
    settled(page)
    page.goto("/about")
    six = moment("figaro-six")
    six.open(page)
    page.evaluate(KING)
    six.play(page)
    seen = page.evaluate("window.king")
    assert seen == sorted(seen)
    assert seen[-1] == 1
