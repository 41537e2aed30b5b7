"""The fair deal: fixed beforehand, the same again, and checked by anybody."""

import hmac
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.replays import dealt
from tests.support.scale import scaled
from tusch import fair, record, registry
from tusch.bots import UniformPlayer
from tusch.cards import shuffled
from tusch.fair import FairDeal, FairRng, commitment, mix
from tusch.game import DEALER, Step
from tusch.registry import AnyGame
from tusch.verdict import Reason, verify

SECRET = bytes(range(32)).hex()
PLAYERS = ("00ff", "", "cafe")
DOCUMENT = Path(__file__).parents[1] / "docs" / "fair-deal.md"


def played(game: AnyGame, players: int, deal: FairDeal) -> list[Step[Any, Any]]:
    """A game whose dealer draws from the seeds."""
    bot: UniformPlayer = UniformPlayer(FairRng(mix(deal.secret, deal.players), 10**6))
    return dealt(game, players, deal, bot.choose)


def deal_of(players: int, **more: Any) -> FairDeal:
    return FairDeal(commitment=commitment(SECRET), secret=SECRET, players=("aa",) * players, **more)


def test_vector_of_the_document() -> None:
    """The example in docs/fair-deal.md, computed without our code."""
    seeds = b"".join(len(s).to_bytes(4, "big") + s for s in map(bytes.fromhex, PLAYERS))
    key = hmac.new(bytes.fromhex(SECRET), seeds, "sha256").digest()
    block = hmac.new(key, (2).to_bytes(8, "big") + (0).to_bytes(8, "big"), "sha256").digest()
    words = [int.from_bytes(block[place : place + 4], "big") for place in range(0, 32, 4)]
    order = list("ABCDE")
    for last, word in zip(range(4, 0, -1), words, strict=False):
        assert word < 2**32 - 2**32 % (last + 1)
        order[last], order[word % (last + 1)] = order[word % (last + 1)], order[last]

    assert mix(SECRET, PLAYERS) == key
    assert shuffled("ABCDE", FairRng(key, 2)) == order
    text = DOCUMENT.read_text(encoding="utf-8")
    for part in (SECRET, sha256(bytes.fromhex(SECRET)).hexdigest(), key.hex(), block.hex()):
        assert part in text
    assert " ".join(order) in text


@given(st.integers(1, 2**80), st.integers(0, 2**40))
def test_numbers_are_below_the_stop(stop: int, act: int) -> None:
    rng = FairRng(b"key", act)
    assert all(0 <= rng.randrange(stop) < stop for _ in range(5))


def test_nothing_can_be_drawn_below_one() -> None:
    with pytest.raises(ValueError, match="below 0"):
        FairRng(b"key", 0).randrange(0)


def test_numbers_are_equally_likely() -> None:
    rng = FairRng(b"likely", 0)
    rounds = 6000
    tally = [0] * 6
    for _ in range(rounds):
        tally[rng.randrange(6)] += 1
    squares = sum((n - rounds / 6) ** 2 / (rounds / 6) for n in tally)
    assert squares < 20.5  # five degrees of freedom, one in a thousand; the key is fixed


def test_a_number_in_the_uneven_rest_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without that the low numbers would come more often."""
    stop = 3 * 2**30
    monkeypatch.setattr(fair, "_words", lambda key, act: iter([2**32 - 1, stop, 7]))
    assert FairRng(b"", 0).randrange(stop) == 7


def test_large_numbers_take_two_words_and_the_last_of_one_word_takes_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fair, "_words", lambda key, act: iter([1, 2, 3]))
    rng = FairRng(b"", 0)
    assert rng.randrange(2**32) == 1
    assert rng.randrange(2**32 + 1) == (2 * 2**32 + 3) % (2**32 + 1)


def test_each_act_has_chance_of_its_own_and_the_same_again() -> None:
    draws = [FairRng(b"key", act).randrange(2**64) for act in (0, 1, 0)]
    assert draws[0] == draws[2] != draws[1]


def test_seeds_cannot_be_moved_between_seats() -> None:
    keys = {mix(SECRET, seeds) for seeds in [("aabb", ""), ("aa", "bb"), ("", "aabb"), ("aabb",)]}
    assert len(keys) == 4


def test_the_table_can_choose_who_begins() -> None:
    for first in range(4):
        steps = played(registry.make("flohcati"), 4, deal_of(4, first=first))
        assert steps[0].after.turn == first


@pytest.mark.parametrize("name", ["figaro", "flohcati"])
def test_one_changed_act_is_found(name: str) -> None:
    """A dealer who cheats once is told at exactly that entry."""
    game = registry.make(name)
    deal = deal_of(4)
    bot: UniformPlayer = UniformPlayer(FairRng(b"bot", 0))
    fair_steps = dealt(game, 4, deal, bot.choose)
    acts = [entry for entry, step in enumerate(fair_steps) if step.actor is DEALER]
    for act in range(0, len(acts), max(1, len(acts) // scaled(12))):
        bot = UniformPlayer(FairRng(b"bot", 0))
        steps = dealt(game, 4, deal, bot.choose, cheat=act)
        if steps[acts[act]].after == fair_steps[acts[act]].after:
            continue  # a last card of its kind: nothing else could come
        found = verify(record.write(game, 4, steps), deal)
        assert (found.reason, found.args["entry"]) == (Reason.ENTRY, str(acts[act]))


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "ff"},
        {"secret": "zz" * 32},
        {"players": ["abc"]},
        {"players": ["00\n"]},
        {"players": ["00" * 33]},
        {"commitment": "00"},
    ],
)
def test_seeds_of_another_form_are_refused(change: dict[str, Any]) -> None:
    written = {**msgspec.to_builtins(deal_of(3)), **change}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(written, FairDeal)
