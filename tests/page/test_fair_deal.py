"""The check of a deal in the browser says what `tusch.fair` says, over plain http."""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.support.tables import PATIENCE, upload
from tests.support import replays
from tusch import fair, record, registry
from tusch.fair import FairDeal
from tusch.i18n import t


def dealt(
    name: str, players: int, seed: int, *, cheat: int | None = None, first: int | None = None
) -> dict[str, Any]:
    """A record that was dealt fairly; the dealer's act of the number `cheat` was not."""
    game = registry.make(name)
    rng = Random(seed)
    secret = rng.randbytes(32).hex()
    seeds = tuple(rng.randbytes(rng.randrange(9)).hex() for _ in range(players))
    given: dict[str, Any] = {} if first is None else {"first": first}
    deal = FairDeal(commitment=fair.commitment(secret), secret=secret, players=seeds, **given)
    steps = replays.dealt(game, players, deal, lambda view: rng.choice(view.legal), cheat=cheat)
    found: dict[str, Any] = json.loads(record.encode(record.write(game, players, steps)))
    found["fair"] = json.loads(
        json.dumps({**given, "commitment": deal.commitment, "secret": secret, "players": seeds})
    )
    return found


def verdict(found: dict[str, Any]) -> str:
    """What Python says, in words."""
    read = record.decode(json.dumps(found))
    game = registry.of_record(read)
    deal = FairDeal(**{**found["fair"], "players": tuple(found["fair"]["players"])})
    said = fair.verify(game, record.read(game, read), deal)
    if not said.committed:
        return t("page-fair-broken")
    return t("page-fair-good") if said.entry is None else t("page-fair-entry", entry=said.entry)


def checked(page: Page, found: dict[str, Any]) -> str:
    """What the page says about a record."""
    upload(page, json.dumps(found))
    page.get_by_role("button", name="Check the deal").click(timeout=PATIENCE)
    said = page.locator(".said")
    expect(said).not_to_be_empty(timeout=PATIENCE)
    return str(said.text_content())


@pytest.mark.parametrize(("name", "players"), [("figaro", 4), ("flohcati", 3)])
def test_browser_and_python_agree_about_a_deal(page: Page, name: str, players: int) -> None:
    rng = Random(name)
    records = [dealt(name, players, 1), dealt(name, players, 2, first=players - 1)]
    records += [dealt(name, players, seed, cheat=rng.randrange(2, 5)) for seed in (3, 4, 5)]
    promised = dealt(name, players, 6)
    promised["fair"]["commitment"] = "0" * 64
    seeded = dealt(name, players, 7)
    seeded["fair"]["players"][0] += "00"
    said = [checked(page, found) for found in (*records, promised, seeded)]
    assert said == [verdict(found) for found in (*records, promised, seeded)]
    assert said[:2] == [t("page-fair-good")] * 2
    assert t("page-fair-good") not in said[2:]
    assert not page.url.startswith("https:")


def test_a_game_without_a_fair_deal_offers_no_check(page: Page) -> None:
    found = dealt("flohcati", 2, 1)
    del found["fair"]
    upload(page, json.dumps(found))
    expect(page.get_by_role("button", name="Save this game")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Check the deal")).to_have_count(0)
