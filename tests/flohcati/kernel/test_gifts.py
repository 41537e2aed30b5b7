"""How likely unseen gifts of Zirkus Flohcati are, and how the search draws worlds by it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import inf
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.flohcati.support.table import GAME, SHOWN, act, position
from tests.flohcati.support.walks import Steps, unseen, walks
from tests.support.scale import scaled
from tusch.bots.search.minds import parts
from tusch.flohcati import Flohcati
from tusch.flohcati import kernel as flohcati
from tusch.flohcati.bots import thumb as rules_of_thumb
from tusch.flohcati.cards import Card
from tusch.flohcati.kernel import Numbers
from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.gifts import BETTER, OUTDONE, WHIM, gift_odds
from tusch.flohcati.kernel.view import added_odds, determinize_by_odds
from tusch.flohcati.kernel.zones import hand_of, nth
from tusch.flohcati.ruleset import SEATS
from tusch.flohcati.state import Cards, Give, Phase, State
from tusch.kernel.chance import generator
from tusch.kernel.race import race


def gifts(games: int) -> list[State]:
    """Positions in which somebody gives one of several cards."""
    found = []
    for number in range(games):
        rng = Random(number)
        state = GAME.start(SEATS[number % len(SEATS)])
        while (actor := GAME.actor(state)) is not None:
            if isinstance(actor, int):
                legal = GAME.legal_actions(state)
                if state.phase is Phase.GIVE and legal[1:]:
                    found.append(state)
                state = GAME.apply(state, rules_of_thumb.choose(state, legal))
            else:
                state = GAME.apply(state, GAME.sample(state, rng))
    return found


def odds_by_card(state: State) -> dict[Card, float]:
    """How likely each gift is where one is due."""
    s = flohcati.pack(GAME.ruleset, state)
    giver = GAME.actor(state)
    assert isinstance(giver, int)
    assert state.turn is not None
    odds = np.empty(len(state.hands[giver]))
    gift_odds(s, giver, state.turn, odds)
    return {at.CARDS[nth(s, hand_of(giver), n)]: float(chance) for n, chance in enumerate(odds)}


def spare(card: Card, hand: Iterable[Card]) -> bool:
    """Whether a hand has a higher card of the same attraction."""
    return any(each.attraction == card.attraction and each.worth > card.worth for each in hand)


def test_gift_of_the_rules_of_thumb_is_the_likeliest_of_its_sort() -> None:
    """A card of which the giver holds a higher one is preferred more than these rules do."""
    states = gifts(scaled(60))
    assert len(states) > scaled(60)
    for state in states:
        odds = odds_by_card(state)
        legal = GAME.legal_actions(state)
        assert {Give(card) for card in odds} == {*legal}
        chosen = rules_of_thumb.choose(state, legal)
        assert isinstance(chosen, Give)
        alike = [odds[card] for card in odds if spare(card, odds) == spare(chosen.card, odds)]
        assert odds[chosen.card] == max(alike)
        assert sum(odds.values()) == pytest.approx(1)
        assert min(odds.values()) >= WHIM / len(odds)


def test_more_that_is_missed_is_less_likely() -> None:
    """A lower double costs nothing, a low card little, a high one or half a trio much."""
    state = position("J1", "A1 A6 B2 C7 D5 E5", phase=Phase.GIVE)
    odds = odds_by_card(replace(state, target=1))
    order = sorted(odds, key=lambda card: -odds[card])
    assert order[0] is Card.A1
    assert odds[Card.A1] > 10 * odds[Card.C7]
    assert odds[Card.B2] > odds[Card.D5] > WHIM / len(odds)


def packed_odds(game: Flohcati, state: State, viewer: int | None) -> dict[tuple[Cards, ...], int]:
    """The worlds that a packed view holds, and how likely they are, those alike together."""
    view = flohcati.pack_view(game.ruleset, game.observe(state, viewer))
    count = len(added_odds(view))
    odds = view[at.WORLDS + count * at.WORLD :].tolist()
    assert len(odds) == count
    found: Counter[tuple[Cards, ...]] = Counter()
    s = view[: at.SIZE].copy()
    for world, chance in enumerate(odds):
        first = at.WORLDS + world * at.WORLD
        s[at.HANDS : at.HANDS + at.WORLD] = view[first : first + at.WORLD]
        found[flohcati.unpack(game.ruleset, s).hands] += chance
        assert chance >= 1
    return found


def given_away(state: State) -> dict[Card, int]:
    """How likely the first seat, who had A1, got each card, for one who did not see it."""
    found = packed_odds(GAME, state, 3).items()
    return {card: odds for hands, odds in found for card in hands[0] if card is not Card.A1}


@given(walks(), st.data())
def test_no_possible_world_is_without_odds(
    walk: tuple[Flohcati, Steps], data: st.DataObject
) -> None:
    game, steps = walk
    last = data.draw(st.integers(1, len(steps)))
    state = steps[last - 1].after
    viewer = data.draw(st.sampled_from([None, *range(state.players)]))
    if unseen(steps[:last], viewer) <= 400:
        assert packed_odds(game, state, viewer)[flohcati.essence(state).hands] >= 1


GIFTS = act(
    position("A1", "B1 B2 B5 G0", "C1 C4", "D1", row="J7", turn=0),
    *("flip", "demand", "demand 1", "give B1"),
    *("flip", "demand", "demand 2", "give C4"),
)


def test_odds_of_several_gifts_are_multiplied() -> None:
    """The hands of then count: what the second giver gives does not depend on the first gift."""
    alone = act(position("A1", "B1 B2 B5 G0", "C1 C4", "D1", row="J7"), "flip", "demand")
    first = packed_odds(GAME, act(alone, "demand 1", "give B1"), 3)
    both = packed_odds(GAME, GIFTS, 3)
    assert len(both) == 2 * len(first)
    second = packed_odds(GAME, GIFTS, 0)
    whole, part, other = sum(both.values()), sum(first.values()), sum(second.values())
    for hands, chance in both.items():
        before = [odds / part for then, odds in first.items() if then[0][1:] == hands[0][1:]]
        after = [odds / other for then, odds in second.items() if then[2] == hands[2]]
        assert chance / whole == pytest.approx(before[0] * after[0], abs=0.01)


def test_facts_rule_worlds_out_and_leave_the_odds_of_others() -> None:
    """The card that is stolen from the giver was not given; the others are as likely as before."""
    state = position("A1", "B1 B5 G0 H6", "C1", "D1", row="J7")
    given = act(state, "flip", "demand", "demand 1", "give G0")
    later = act(given, "take J7", "end", "flip", "steal", "steal 1", "B1")
    before, after = given_away(given), given_away(later)
    assert {*after} == {*before} - {Card.B1} == {Card.B5, Card.G0, Card.H6}
    assert before[Card.B1] > 2 * before[Card.B5]
    shares = [(before[card] / before[Card.G0], after[card] / after[Card.G0]) for card in after]
    assert all(then == pytest.approx(now, rel=0.01) for then, now in shares)


@pytest.mark.parametrize(
    ("entries", "card", "beside"),
    [
        (["take G3"], Card.G0, 1 / BETTER),
        (["take B2"], Card.B5, BETTER / OUTDONE),
        (["take J7"], Card.G0, 1),
        (["flip", "steal", "steal 2", "G4"], Card.G0, 1),
    ],
)
def test_whoever_takes_an_attraction_did_most_likely_lack_it(
    entries: list[str], card: Card, beside: float
) -> None:
    """What is taken tells of what was given away; what is drawn from a hand was not chosen."""
    state = position("A1", "B1 B5 G0 H6", "C1 G4", "D1", row="B2 G3 J7")
    given = act(state, "flip", "demand", "demand 1", "give G0")
    before, after = given_away(given), given_away(act(given, *entries))
    assert {*before} == {*after} == {Card.B1, Card.B5, Card.G0, Card.H6}
    for other in (Card.B1, Card.H6):
        shift = after[card] / after[other] / (before[card] / before[other])
        assert shift == pytest.approx(beside, rel=0.01)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_worlds_are_drawn_by_their_odds(viewer: int | None) -> None:
    view = flohcati.pack_view(GAME.ruleset, GAME.observe(GIFTS, viewer))
    odds = packed_odds(GAME, GIFTS, viewer)
    rng, s, added = generator(1), np.empty(at.SIZE, np.int16), added_odds(view)
    draws = 4000
    drawn: Counter[tuple[Cards, ...]] = Counter()
    for _ in range(draws):
        determinize_by_odds(view, added, rng, s)
        drawn[flohcati.unpack(GAME.ruleset, s).hands] += 1
    assert {*drawn} <= {*odds}
    for hands, chance in odds.items():
        assert drawn[hands] / draws == pytest.approx(chance / sum(odds.values()), abs=0.03)


def test_shown_gifts_leave_one_world() -> None:
    state = position("A1", "B1 B5", "C1", row="J7")
    shown = act(state, "flip", "demand", "demand 1", "give B5", game=SHOWN)
    assert len(packed_odds(SHOWN, shown, 2)) == 1


SECRET = act(
    position("A6 B7", "C7 D7 E3", "F7 F0", row="H2 I1", deck="demand A0 B0 C0 D0 E0"),
    *("flip", "demand", "demand 2", "give F0", "end"),
)
"""Who is on turn does not know whether the first one got seven points or none."""


def with_odds(view: Numbers, odds: Sequence[int]) -> Numbers:
    """A packed view with other odds."""
    return np.concatenate((view[: len(view) - len(odds)], np.array(odds, np.int16)))


def chances(view: Numbers, *, flat: bool) -> list[float]:
    """What a search thinks of the moves in a packed view."""
    kernel, run = parts(GAME, heats="run_whole" if flat else "run", strict=inf if flat else None)
    contest = race([kernel.code(action) for action in GAME.legal_actions(SECRET)])
    run(view, generator(3), contest, 600)
    found: list[float] = (contest.worth / contest.heats).tolist()
    return found


def test_search_thinks_in_the_likely_worlds() -> None:
    view = flohcati.pack_view(GAME.ruleset, GAME.observe(SECRET, 1))
    known, last = view[: at.WORLDS], len(view) - 2
    worlds = np.split(view[at.WORLDS : last], 2)
    most = np.iinfo(np.int16).max
    only = [chances(np.concatenate((known, world, [most])), flat=False) for world in worlds]
    assert abs(only[0][0] - only[1][0]) > 0.1, "the gift makes no difference"
    for odds, expected in zip(((most, 1), (1, most)), only, strict=True):
        assert chances(with_odds(view, odds), flat=False) == pytest.approx(expected, abs=0.02)


def test_flat_search_holds_every_world_for_equally_likely() -> None:
    view = flohcati.pack_view(GAME.ruleset, GAME.observe(SECRET, 1))
    assert chances(with_odds(view, (999, 1)), flat=True) == chances(view, flat=True)
