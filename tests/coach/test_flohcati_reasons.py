"""Why a move of Zirkus Flohcati is better: every number is what the rules make of it."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.coach.support.games import played as played_game
from tests.coach.support.looking import said
from tests.flohcati.support.table import ALL_TEN, cards
from tests.flohcati.support.table import GAME as FLOHCATI
from tests.flohcati.support.table import position as at
from tests.i18n.support.reading import tell
from tusch import record as records
from tusch import registry
from tusch.bots.greedy import GreedyPlayer
from tusch.flohcati.state import Gift, Phase, Reveal, State
from tusch.game import Arg, Message
from tusch.i18n import LANGUAGES

NINE = "A1 B1 C2 D2 E3 F3 G4 H4 I5"
"""All attractions but the tightrope."""


def points(hand: str) -> int:
    """Z16: the highest card of each attraction."""
    best: dict[str, int] = {}
    for card in hand.split():
        best[card[0]] = max(best.get(card[0], 0), int(card[1]))
    return sum(best.values())


def missing(hand: str) -> int:
    """Z13: how many attractions are not there."""
    return 10 - len({card[0] for card in hand.split()})


def without(hand: str, *gone: str) -> str:
    """A hand that some cards have left."""
    return " ".join(card for card in hand.split() if card not in gone)


def ends(state: State, *, gala: bool = False) -> int:
    """How many cards of the deck end the turn with nothing, by turning each of them."""
    found = 0
    for card in state.deck:
        asked = FLOHCATI.apply(state, FLOHCATI.parse("flip", dealer=False))
        turned = FLOHCATI.apply(asked, Reveal(card))
        mine = turned.turn == state.turn and turned.phase is not Phase.OVER
        robbing = turned.phase in (Phase.DEMAND, Phase.STEAL, Phase.FANFARE, Phase.TURN)
        found += not mine or not (robbing or (gala and turned.phase is Phase.FINISH))
    return found


def of(id: str, **args: Arg) -> Message:
    """A reason."""
    return Message(f"flohcati-coach-{id}", args)


@pytest.mark.parametrize(
    ("hand", "card", "brings"),
    [
        (NINE, "J5", "gala"),
        ("A3 B3", "F3", "trio"),
        (without(NINE, "A1", "B1"), "J0", "new"),
        ("A1 F1", "F7", "points"),
        ("A1", "F0", "nothing"),
        ("A1 F7", "F0", "nothing"),
    ],
)
def test_a_flip_is_held_against_the_card_that_lay_there(hand: str, card: str, brings: str) -> None:
    row = f"D5 E5 {card}"
    state = at(hand, "C1", row=row, deck="D1 D4 E1 G1 steal")
    doubles = ends(state)
    assert doubles == 3
    both = f"{hand} {card}"
    costs: dict[str, Arg] = {"points": points(both) - points(hand), "missing": missing(both)}
    turning: dict[str, Arg] = {"doubles": doubles, "deck": 5}
    assert said(FLOHCATI, state, "flip", f"take {card}") == of(
        "bust", owner=0, card=card, brings=brings, **turning, **costs
    )


@pytest.mark.parametrize(
    ("hand", "card", "id", "args"),
    [
        (NINE, "J5", "nearer", {"owner": 0, "missing": 0}),
        ("A0 B0", "F0", "third", {"bonus": 10}),
        ("A1 F1", "F7", "there", {"owner": 0, "points": points("F7") - points("F1")}),
        (without(NINE, "A1", "B1"), "J0", "nearer", {"owner": 0, "missing": 2}),
        # The gala is far away, and no reason.
        ("A1", "F0", None, {}),
        ("A1 F7", "F0", None, {}),
    ],
)
@pytest.mark.parametrize(
    ("row", "deck"),
    [("", "G1 H1 steal fanfare"), ("D5", "D1 C2 C3 C4 C5 C6 C7 I1 steal")],
)
def test_no_bust_is_spoken_of_where_hardly_any_can_come(
    row: str, deck: str, hand: str, card: str, id: str | None, args: dict[str, Arg]
) -> None:
    state = at(hand, "C1", row=f"{row} {card}", deck=deck)
    assert 8 * ends(state) < len(deck.split())
    found = said(FLOHCATI, state, "flip", f"take {card}")
    assert found == (of(id, card=card, **args) if id else None)


@pytest.mark.parametrize("other", ["C7", ""])
@pytest.mark.parametrize("deck", ["D6 G1 demand steal", "fanfare", "D6", "G1 fanfare"])
def test_what_ends_a_turn_is_counted_as_the_rules_say(deck: str, other: str) -> None:
    state = at("A1", other, row="D5", deck=deck)
    found = said(FLOHCATI, state, "flip", "take D5")
    assert found
    counted: dict[str, Arg] = {"doubles": ends(state), "deck": len(deck.split())}
    assert found.id == ("flohcati-coach-bust" if ends(state) else "flohcati-coach-there")
    assert found.id == "flohcati-coach-there" or counted.items() <= found.args.items()
    complete = at(ALL_TEN, other, row="D5", deck=deck)
    found = said(FLOHCATI, complete, "flip", "take D5")
    args: dict[str, Arg] = {"doubles": ends(complete, gala=True), "deck": len(deck.split())}
    assert found == of("bust-gala", owner=0, **args)


def test_a_gala_in_hand_is_reason_enough_where_hardly_any_card_ends_the_turn() -> None:
    state = at(ALL_TEN, "C7", row="D5", deck="D6 A0 B0 C0 E0 F0 G0 H0 I0")
    assert ends(state, gala=True) == 1
    found = said(FLOHCATI, state, "flip", "take D5")
    assert found == of("bust-gala", owner=0, doubles=0, deck=len(state.deck))


@pytest.mark.parametrize("hand", ["A1", "A1 D1"])
@pytest.mark.parametrize(
    ("deck", "told"),
    [
        ("E7 steal", True),
        ("D1 E7 G1 G7 H2 H3 steal", True),
        ("D3 E7 G7", True),
        ("D3 D4 E7 G7 H7", False),
        ("D3 D4 D5 H7", False),
    ],
)
def test_a_take_is_held_against_the_cards_that_would_have_brought_more(
    deck: str, hand: str, *, told: bool
) -> None:
    state = at(hand, "C1", row="D2", deck=without(deck, *hand.split()))
    gain = points(f"{hand} D2") - points(hand)
    more = sum(
        card.attraction != "D" and points(f"{hand} {card}") - points(hand) > gain
        for card in state.deck
        if card.attraction
    )
    doubles = ends(state)
    args: dict[str, Arg] = {"doubles": doubles, "deck": len(state.deck), "more": more}
    # Twice as many at least, or it is no reason.
    assert (more >= 2 * doubles) is told
    found = said(FLOHCATI, state, "take D2", "flip")
    assert found == (of("flip-on", owner=0, **args, instead=gain) if told else None)


@pytest.mark.parametrize(
    ("hand", "row", "move", "better", "id", "args"),
    [
        (
            without(NINE, "H4", "I5"),
            "A4 J0",
            "A4",
            "J0",
            "nearer",
            {"owner": 0, "missing": missing(without(NINE, "H4", "I5") + " J0")},
        ),
        ("A2 B2", "A4 C0 D2", "A4", "D2", "third", {"bonus": 10}),
        (NINE, "A3 J7", "A3", "J7", "nearer", {"owner": 0, "missing": 0}),
        (
            "A2 B2",
            "A7 B6",
            "B6",
            "A7",
            "card",
            {
                "owner": 0,
                "points": points("A7 B2") - points("A2 B2"),
                "instead": points("A2 B6") - points("A2 B2"),
            },
        ),
    ],
)
def test_a_card_is_told_by_what_it_brings(
    hand: str, row: str, move: str, better: str, id: str, args: dict[str, Arg]
) -> None:
    state = at(hand, "E0", "F0", row=row)
    found = said(FLOHCATI, state, f"take {move}", f"take {better}")
    assert found == of(id, card=better, **args)
    assert said(FLOHCATI, state, f"take {better}", f"take {move}") != found


def test_a_gala_that_is_far_away_is_no_reason() -> None:
    state = at("A2 B2", "E0", "F0", row="A1 C0")
    assert points("A2 B2 A1") == points("A2 B2 C0")
    assert said(FLOHCATI, state, "take A1", "take C0") is None
    # The trio is worth more than its cards, whatever is missing for the gala.
    hand, trio = "A3 A1 B3 C3", ("A3", "B3", "C3")
    state = at(hand, "D1", "E1", phase=Phase.FINISH)
    lay = f"trio {','.join(trio)}"
    assert missing(hand) < missing(without(hand, *trio))
    assert said(FLOHCATI, state, lay, "end") is None
    found = said(FLOHCATI, state, "end", lay)
    assert found
    assert found.args["further"] == 0
    state = giving("A0 A1 B0", "C0 D0")
    assert said(FLOHCATI, state, "give B0", "give A0") is None


def test_a_card_that_somebody_surely_lacks_for_the_gala_is_told() -> None:
    state = at("A4 J1", NINE, row="A7 J2", deck="A0 B0 C0 D0")
    assert said(FLOHCATI, state, "take A7", "take J2") == of("deny", seat=1, card="J2")
    # Another gift may have been the one that nobody saw: then nobody knows for sure.
    hands = tuple(cards(hand) for hand in ("A4 J1", without(NINE, "I5"), "I5 I7"))
    unsure = replace(
        at("A4 J1", NINE, "I7", row="A7 J2", deck="A0 B0 C0 D0"),
        open_hands=hands,
        facts=(Gift(2, 1, cards("I5")[0]),),
    )
    assert FLOHCATI.observe(unsure, 0).facts == (Gift(2, 1, None),)
    assert said(FLOHCATI, unsure, "take A7", "take J2") == of("deny", seat=1, card="J2")
    hands = (hands[0], hands[1], cards("A2 I5"))
    unsure = replace(
        at("A4 J1", NINE, "A2", row="A7 J2", deck="A0 B0 C0 D0"),
        open_hands=hands,
        facts=(Gift(2, 1, cards("I5")[0]),),
    )
    assert said(FLOHCATI, unsure, "take A7", "take J2") != of("deny", seat=1, card="J2")


def test_a_trio_is_told_by_its_points_and_by_what_the_gala_misses() -> None:
    hand, trio = "A3 A1 B3 C3 D1 E2 F2 G4 H0", ("A3", "B3", "C3")
    state = at(hand, "D2", "E1", phase=Phase.FINISH)
    left = without(hand, *trio)
    further = missing(left) - missing(hand)
    gala: dict[str, Arg] = {"missing": missing(left), "before": missing(hand), "further": further}
    args: dict[str, Arg] = {"owner": 0, "bonus": 10, "points": points(hand) - points(left), **gala}
    lay = f"trio {','.join(trio)}"
    more = 10 - (points(hand) - points(left))
    assert more > 0
    assert said(FLOHCATI, state, lay, "end") == of(
        "trio-further", owner=0, more=more, missing=missing(left), before=missing(hand)
    )
    assert said(FLOHCATI, state, "end", lay) == of("trio-lay", **args)
    # Three sevens count more than the trio: that is said, and the gala beside it.
    hand, trio = "A7 B7 C7 D1 E2 F2 G4 H0", ("A7", "B7", "C7")
    state = at(hand, "D2", "E1", phase=Phase.FINISH)
    left = without(hand, *trio)
    gala = {"missing": missing(left), "before": missing(hand), "further": 3}
    assert said(FLOHCATI, state, f"trio {','.join(trio)}", "end") == of(
        "trio-keep", owner=0, bonus=10, points=points(hand) - points(left), **gala
    )


def test_a_trio_that_costs_nothing_is_not_spoken_against() -> None:
    hand = "A3 A7 B3 B7 C3 C7"
    state = at(hand, "D1", phase=Phase.FINISH)
    assert points(hand) == points(without(hand, "A3", "B3", "C3"))
    assert said(FLOHCATI, state, "trio A3,B3,C3", "end") is None
    # Three sevens in hand are worth more than the trio: nothing speaks for laying it.
    assert points(hand) - points("A3 B3 C3") >= 10
    assert said(FLOHCATI, state, "end", "trio A7,B7,C7") is None


def test_another_trio_is_told_by_what_it_leaves() -> None:
    hand = "A3 A7 B3 C3 D3 E0 F0 G0 H0 I0"
    state = at(hand, "E1", phase=Phase.FINISH)
    worse, better = ("B3", "C3", "D3"), ("A3", "B3", "C3")
    gaps = [missing(without(hand, *each)) for each in (better, worse)]
    lay = [f"trio {','.join(each)}" for each in (worse, better)]
    assert said(FLOHCATI, state, lay[0], lay[1]) == of(
        "trio-nearer", owner=0, missing=gaps[0], before=gaps[1]
    )
    assert said(FLOHCATI, state, lay[1], lay[0]) is None
    far = "A3 A7 B3 C3 D3"
    state = at(far, "E1", phase=Phase.FINISH)
    counts = [points(far) - points(without(far, *each)) for each in (better, worse)]
    assert said(FLOHCATI, state, lay[0], lay[1]) == of(
        "trio-other", owner=0, points=counts[0], instead=counts[1]
    )
    hand = "A3 A2 B3 B0 C3 C1 D3 D1"
    state = at(hand, "E1", phase=Phase.FINISH)
    worse, better = ("B3", "C3", "D3"), ("A3", "C3", "D3")
    counts = [points(hand) - points(without(hand, *each)) for each in (better, worse)]
    lay = [f"trio {','.join(each)}" for each in (worse, better)]
    assert counts[0] < counts[1]
    assert said(FLOHCATI, state, lay[0], lay[1]) == of(
        "trio-other", owner=0, points=counts[0], instead=counts[1]
    )


def test_a_trio_that_costs_the_gala_is_told_so() -> None:
    state = at("A3 B3 C3 D1 E2 F2 G4 H0 I4 J5", "A1", phase=Phase.FINISH)
    for better in ("gala", "end"):
        assert said(FLOHCATI, state, "trio A3,B3,C3", better) == of("trio-gala", owner=0)
    spare = "A3 A1 B3 B1 C3 C1 D1 E2 F2 G4 H0 I4 J5"
    state = at(spare, "A2", phase=Phase.FINISH)
    found = said(FLOHCATI, state, "gala", "trio A3,B3,C3")
    left = without(spare, "A3", "B3", "C3")
    gala: dict[str, Arg] = {"missing": 0, "before": 0, "further": missing(left)}
    lost = points(spare) - points(left)
    assert found == of("trio-lay", owner=0, bonus=10, points=lost, **gala)


def test_a_gala_is_told_by_how_often_it_wins() -> None:
    ahead = at(ALL_TEN, "A1", "B1", phase=Phase.FINISH)
    assert said(FLOHCATI, ahead, "end", "gala") == of("gala-open", owner=0, often=100)
    assert said(FLOHCATI, ahead, "gala", "end") is None
    behind = at(ALL_TEN, "A7 B7 C7 D7 E7 F7 G7", "H1", phase=Phase.FINISH)
    assert said(FLOHCATI, behind, "gala", "end") == of("gala-wait", owner=0, often=0)
    assert said(FLOHCATI, behind, "end", "gala") is None
    for state, wins in ((ahead, (0,)), (behind, (1,))):
        outcome = FLOHCATI.outcome(FLOHCATI.apply(state, FLOHCATI.parse("gala", dealer=False)))
        assert outcome
        assert outcome.winners == wins


@pytest.mark.parametrize(
    ("mine", "one", "two"), [("A1", "B7 B6 A0", "A0"), ("A1 B1", "B5 C3 D2 E0", "A7 F6")]
)
def test_a_theft_is_told_by_what_the_hands_bring_in_ten_games(
    mine: str, one: str, two: str
) -> None:
    one = without(one, "A0") if "A0" in two else one
    state = at(mine, one, two, phase=Phase.STEAL)
    gains = []
    for hand in (one, two):
        stolen = [points(f"{mine} {card}") - points(mine) for card in hand.split()]
        gains.append(10 * sum(stolen) / len(stolen))
    better, worse = sorted((1, 2), key=lambda seat: -gains[seat - 1])
    brings: dict[str, Arg] = {"points": round(max(gains)), "instead": round(min(gains))}
    found = said(FLOHCATI, state, f"steal {worse}", f"steal {better}")
    assert found == of("rob", owner=0, seat=better, **brings)
    assert said(FLOHCATI, state, f"steal {better}", f"steal {worse}") is None


def test_a_demand_is_told_by_what_is_given() -> None:
    state = at("A1", "B7 C6", "A0 D1", phase=Phase.DEMAND)
    gains = []
    for seat in (1, 2):
        asked = FLOHCATI.apply(state, FLOHCATI.parse(f"demand {seat}", dealer=False))
        giver = GreedyPlayer(FLOHCATI, Random(1))
        given = FLOHCATI.apply(asked, giver.choose(FLOHCATI.observe(asked, seat)))
        gains.append(10 * (points(" ".join(given.hands[0])) - points("A1")))
    assert gains[0] > gains[1]
    brings: dict[str, Arg] = {"points": gains[0], "instead": gains[1]}
    found = said(FLOHCATI, state, "demand 2", "demand 1")
    assert found == of("rob", owner=0, seat=1, **brings)
    assert said(FLOHCATI, state, "demand 1", "demand 2") is None


@pytest.mark.parametrize(
    ("phase", "hand", "told"),
    [
        (Phase.STEAL, NINE, True),
        (Phase.DEMAND, NINE, True),
        (Phase.STEAL, f"{NINE} A2 B2", True),
        (Phase.DEMAND, f"{NINE} A2", False),
        (Phase.STEAL, without(NINE, "A1", "B1", "C2"), False),
    ],
)
def test_whoever_is_near_a_gala_is_told_with_the_cards_they_can_spare(
    phase: Phase, hand: str, *, told: bool
) -> None:
    state = at("A7 B7 C7 D7 E7 F7 G7 H7 I7", hand, "A0 J0", phase=phase)
    spare = sum(missing(without(hand, card)) == missing(hand) for card in hand.split())
    near = of("rob-near", seat=1, missing=missing(hand), spare=spare)
    found = said(FLOHCATI, state, f"{phase} 2", f"{phase} 1")
    assert (found == near) is told
    assert said(FLOHCATI, state, f"{phase} 1", f"{phase} 2") != near


def giving(hand: str, receiver: str) -> State:
    """Seat 1 demands a card of seat 0."""
    asked = at(hand, receiver, turn=1, phase=Phase.DEMAND)
    return FLOHCATI.apply(asked, FLOHCATI.parse("demand 0", dealer=False))


def test_a_gift_is_told_by_what_it_costs_and_brings() -> None:
    hand = "A6 A2 B5 C1"
    state = giving(hand, "A0 B0 C0")
    costs = [points(hand) - points(without(hand, card)) for card in ("B5", "A2")]
    args: dict[str, Arg] = {"card": "A2", "points": costs[0], "instead": costs[1]}
    assert said(FLOHCATI, state, "give B5", "give A2") == of("give", owner=0, **args)
    assert said(FLOHCATI, state, "give A2", "give B5") is None
    near = giving("J7 A7", NINE)
    left = missing(f"{NINE} J7")
    assert said(FLOHCATI, near, "give J7", "give A7") == of(
        "give-gala", seat=1, card="J7", missing=left
    )
    third = giving("A2 A6", "C2 D2 A0")
    assert said(FLOHCATI, third, "give A2", "give A6") == of("give-trio", seat=1, card="A2")
    own = f"{NINE} A2"
    state = giving(own, "A0 I0")
    gaps = [missing(without(own, card)) for card in ("A2", "I5")]
    assert said(FLOHCATI, state, "give I5", "give A2") == of(
        "give-keep", owner=0, card="A2", missing=gaps[0], instead=gaps[1]
    )


def pairs(seed: int) -> Iterator[tuple[State, str, str]]:
    """Decisions of whole games, with two moves each."""
    record = played_game("flohcati", 4, seed=seed)
    game = registry.of_record(record)
    for step in records.read(game, record):
        if isinstance(step.actor, int):
            legal = [game.format(action) for action in game.legal_actions(step.before)]
            yield from ((step.before, *two) for two in list(permutations(legal[:3], 2)))


def test_no_reason_speaks_for_the_move_that_was_played() -> None:
    seen = set()
    for state, move, better in [pair for seed in (1, 2) for pair in [*pairs(seed)][::7]]:
        found = said(FLOHCATI, state, move, better, 12)
        if found:
            seen.add(found.id.removeprefix("flohcati-coach-"))
            argues(found)
            assert said(FLOHCATI, state, better, move, 12) != found
    assert {"bust", "flip-on", "card", "nearer"} < seen


def argues(found: Message) -> None:
    """Whether the numbers speak for the better move."""
    args: Any = found.args
    match found.id.removeprefix("flohcati-coach-"):
        case "bust":
            assert 8 * args["doubles"] >= args["deck"]
        case "flip-on":
            assert args["more"] >= 2 * args["doubles"]
        case "nearer":
            assert args["missing"] <= 3
        case "card" | "rob" | "give":
            assert args["points"] > args["instead"]
        case "trio-keep":
            assert args["points"] >= args["bonus"]
        case "trio-further":
            assert args["more"] > 0
            assert args["before"] <= 3
        case "trio-lay":
            assert args["points"] < args["bonus"]
        case "gala-open":
            assert args["often"] >= 50
        case "gala-wait":
            assert args["often"] <= 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_is_a_sentence_in_every_language(lang: str) -> None:
    found = said(FLOHCATI, at("A1", "B7", "A0", phase=Phase.STEAL), "steal 2", "steal 1")
    assert found
    assert all("70" in text for text in tell(found, 2, lang))
