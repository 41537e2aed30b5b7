"""Why a move of Figaro is better: every number is what the rules make of it."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.coach.support.games import played as played_game
from tests.coach.support.looking import FEW, said
from tests.figaro.support.table import act, counted, figaro, position, whole
from tusch import kernel, registry
from tusch import record as records
from tusch.coach.decisions.reasons import Futures
from tusch.figaro import kernel as twin
from tusch.figaro.coach import harvest
from tusch.figaro.coach.harvest import Harvest, harvests
from tusch.figaro.coach.reasons import reason
from tusch.figaro.events import Collected, Taken
from tusch.figaro.state import Action, State
from tusch.game import Arg, Message, Step

FIGARO = figaro()
DUTCH = figaro("dutch")


def table(displays: Sequence[str], hands: Sequence[str]) -> State:
    """Seat 0 is to move; what is not named was collected by the last seat."""
    return whole(FIGARO, position(displays, hands), len(hands) - 1)


class Told(Futures):
    """Futures that a test makes up: the steps of each move, once for each world."""

    def __init__(self, state: State, worlds: Sequence[dict[str, Sequence[str]]]) -> None:
        super().__init__(FIGARO, FIGARO.observe(state, 0), len(worlds))
        self.compiled = False
        self.lines = [
            {move: steps(state, [move, *then]) for move, then in world.items()} for world in worlds
        ]

    def __call__(self, move: Action) -> Iterator[Iterator[Step[Any, Any]]]:
        for world in self.lines:
            yield iter(world[FIGARO.format(move)])


def steps(state: State, texts: Sequence[str]) -> list[Step[State, Action]]:
    """What comes of some moves."""
    found = []
    for text in texts:
        after = act(FIGARO, state, text)
        seat, action = FIGARO.actor(state), FIGARO.parse(text, dealer=False)
        found.append(Step(state, seat, action, after))
        state = after
    return found


def told(state: State, move: str, better: str, worlds: Sequence[Any]) -> Message | None:
    """Why a move is better, in made-up worlds."""
    view = FIGARO.observe(state, 0)
    moves = [FIGARO.parse(each, dealer=False) for each in (move, better)]
    return reason(FIGARO, view, moves[0], moves[1], Told(state, worlds))


STATE = table(["R3 R2", "Y3", "", ""], ["R1 G1 G2 O", "R1 Y1 Y2", "J1 R2 Y2", "G2 B1 B2"])
"""In front of seat 0 there are 5, in front of seat 1 there are 3."""


def test_one_collects_more_often_after_the_move_that_was_played() -> None:
    mine = {"G1>2": ["R1>0"], "O": ["Y1>2", "take"]}
    theirs = {"G1>2": ["Y2>1", "take"], "O": ["Y1>2", "take"]}
    worlds = [mine] * 24 + [theirs] * 8
    # Three of four times R1 makes 6 in front of seat 0: 3 that lie there, G1 and R1.
    assert told(STATE, "G1>2", "O", worlds) == Message(
        "figaro-coach-you-fill", {"owner": 0, "often": 75, "instead": 0, "later": 5}
    )
    worlds = [mine] * 12 + [theirs] * 20
    assert told(STATE, "G1>2", "O", worlds) == Message(
        "figaro-coach-you-collect", {"owner": 0, "often": 38, "instead": 0, "later": 5}
    )
    assert told(STATE, "G1>2", "O", [mine] * 2 + [theirs] * 30) is None


def test_another_collects_more_often_after_the_better_move() -> None:
    # The ring gives 5 to seat 1: R1 makes 6 of it, with four cards and the ring.
    filled = {"O": ["R1>1"], "G1>2": ["Y1>1", "R2>0"]}
    taken = {"O": ["Y1>2", "take"], "G1>2": ["Y1>1", "R2>0"]}
    worlds = [filled] * 20 + [{"O": ["take"], "G1>2": ["Y1>1", "R2>0"]}] * 12
    found = told(STATE, "G1>2", "O", worlds)
    # Seat 0 collects every time after G1>2: that is the weightier reason.
    assert found == Message(
        "figaro-coach-you-fill", {"owner": 0, "often": 100, "instead": 0, "later": 6}
    )
    nobody = {**filled, "G1>2": ["Y1>1"]}
    assert told(STATE, "G1>2", "O", [nobody] * 24 + [{**taken, "G1>2": ["Y1>1"]}] * 8) == Message(
        "figaro-coach-they-fill", {"owner": 0, "seat": 1, "often": 75, "instead": 0, "later": 5}
    )
    takes = {"O": ["take"], "G1>2": ["Y1>1"]}
    assert told(STATE, "G1>2", "O", [takes] * 32) == Message(
        "figaro-coach-they-collect", {"owner": 0, "seat": 1, "often": 100, "instead": 0, "later": 4}
    )


@pytest.mark.parametrize(
    ("often", "found"), [(3, None), (16, "figaro-coach-you-collect"), (24, "figaro-coach-you-fill")]
)
def test_what_chance_alone_may_have_brought_is_not_told(often: int, found: str | None) -> None:
    # Three of 32 are a tenth more, and within the error of so few worlds.
    mine = {"G1>2": ["R1>0"], "O": ["Y1>2"]}
    if found == "figaro-coach-you-collect":
        mine = {"G1>2": ["Y1>1", "J1>3", "G2>2", "take"], "O": ["Y1>2"]}
    theirs = {"G1>2": ["Y1>1"], "O": ["Y1>2"]}
    message = told(STATE, "G1>2", "O", [mine] * often + [theirs] * (32 - often))
    assert (message.id if message else None) == found


def test_a_take_is_told_by_what_it_costs_and_what_it_spares() -> None:
    spared = {"take": [], "G1>2": ["Y1>1", "R2>0"]}
    safe = {"take": [], "G1>2": ["Y1>1", "J1>3"]}
    # Three lie there; later it is seat 0 in a quarter of the worlds, with 3 + 3.
    assert told(STATE, "take", "G1>2", [spared] * 8 + [safe] * 24) == Message(
        "figaro-coach-took", {"owner": 0, "count": 3, "often": 25, "later": 6}
    )
    # In all of them it would be more than three: nothing speaks against the take.
    assert told(STATE, "take", "G1>2", [spared] * 32) is None
    assert told(STATE, "G1>2", "take", [spared] * 32) == Message(
        "figaro-coach-take-now", {"owner": 0, "count": 3, "often": 100, "later": 6}
    )
    assert told(STATE, "G1>2", "take", [spared] * 8 + [safe] * 24) is None


def test_what_fills_a_display_is_told_with_the_cards_that_lie_there() -> None:
    worlds = [{"R1>0": [], "G1>2": ["Y1>1"]}] * 32
    assert told(STATE, "R1>0", "G1>2", worlds) == Message(
        "figaro-coach-filled", {"owner": 0, "count": 4}
    )
    state = table(["", "Y3 Y2", "", ""], ["Y1 R1 R1 R1", "Y1 G1 G1", "Y2 G2 B1", "Y1 B2 B2"])
    better = [{"Y1>1": [], "R1>0": ["G1>2"]}] * 32
    assert told(state, "R1>0", "Y1>1", better) == Message(
        "figaro-coach-fill-them", {"seat": 1, "count": 3}
    )
    # Who collects anyway has nothing to say against it.
    assert told(STATE, "R1>0", "take", [{"R1>0": [], "take": []}] * 32) is None


def test_cards_that_go_into_the_hand_are_not_collected() -> None:
    state = whole(DUTCH, position(["R3", "Y3", "", ""], ["R1 G1", "Y1", "J1", "G2"]), 3)
    view = DUTCH.observe(state, 0)
    take = DUTCH.parse("take", dealer=False)
    assert harvest.at_once(DUTCH, state, take) is None
    found = harvests(DUTCH, view, [take], Futures(DUTCH, view, FEW))[0]
    assert not any(each == Harvest(0, 2, filled=False) for each in found)


@pytest.mark.parametrize("counts", [(9, 4, 8, 4), (9, 4, 8, 5)])
def test_an_exchange_is_told_by_the_roads_that_come_of_it(counts: tuple[int, ...]) -> None:
    asked = 0
    for longest in range(2, 14):
        roads: Any = ((4,), (longest, 2), (6,), (15,))
        groups: Any = ((15, 9, 2), (14, 8, 3), (10, 7, 5))
        state = counted(DUTCH, counts, 0, round=3, groups=groups, roads=roads)
        if DUTCH.actor(state) is None:
            continue
        seat = DUTCH.actor(state)
        assert isinstance(seat, int)
        ends = {move: act(DUTCH, state, move) for move in ("swap", "keep")}
        outcomes = {move: DUTCH.outcome(end) for move, end in ends.items()}
        for move, better in (("swap", "keep"), ("keep", "swap")):
            now, then = outcomes[move], outcomes[better]
            assert now
            assert then
            found = said(DUTCH, state, move, better)
            if now.winners != (seat,) and then.winners == (seat,):
                asked += 1
                assert now.totals
                assert then.totals
                winner = now.winners[0]
                lengths = {"length": then.totals[seat], "instead": now.totals[seat]}
                args: dict[str, Arg] = {
                    "owner": seat,
                    "seat": winner,
                    **lengths,
                    "theirs": now.totals[winner],
                }
                assert found == Message("figaro-coach-exchange", args)
            else:
                assert found is None
    assert asked


def test_the_compiled_look_sees_what_the_rules_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every playout of the twin once more by the readable rules, told by its events."""
    chosen: list[list[int]] = []

    class Recording(harvest._Twin):
        def __init__(self) -> None:
            super().__init__()
            choose = self._choose

            def noted(*args: Any) -> int:
                chosen[-1].append(int(choose(*args)))
                return chosen[-1][-1]

            self._choose = noted

        def first(self, s: Any, code: int, *args: Any) -> Harvest | None:
            chosen.append([code])
            found = super().first(s.copy(), code, *args)
            # Twice around the table is as far as it looks.
            codes = chosen[-1][: 2 * int(s[0])]
            assert found == _by_events(game, twin.unpack(game.ruleset, s), codes)
            return found

    monkeypatch.setattr(harvest, "_Twin", Recording)
    seen = 0
    for edition in ("davinci", "dutch"):
        record = played_game("figaro", 4, seed=3, edition=edition)
        game: Any = registry.of_record(record)
        for step in records.read(game, record)[30:120:12]:
            if isinstance(step.actor, int) and len(game.legal_actions(step.before)) > 1:
                view = game.observe(step.before, step.actor)
                found = harvests(game, view, view.legal[:2], Futures(game, view, 6))
                seen += sum(each is not None for harvests_ in found for each in harvests_)
    assert seen > 20
    assert kernel.available()


def _by_events(game: Any, state: State, codes: Sequence[int]) -> Harvest | None:
    """What the first event says that is about a stack."""
    for code in codes:
        action = twin.action(code)
        after = game.apply(state, action)
        for event in game.events(state, action, after, None):
            if isinstance(event, Collected):
                return Harvest(event.seat, len(event.cards), filled=True)
            if isinstance(event, Taken) and event.into == "stack":
                return Harvest(event.seat, len(event.cards), filled=False)
        state = after
    return None


def test_all_moves_are_looked_at_in_the_same_worlds() -> None:
    view = FIGARO.observe(STATE, 0)
    one, two = harvests(FIGARO, view, [view.legal[0]] * 2, Futures(FIGARO, view, FEW))
    assert one == two
    assert len({*one}) > 1


@pytest.mark.parametrize("edition", ["davinci", "dutch"])
def test_no_reason_speaks_for_the_move_that_was_played(edition: str) -> None:
    seen = set()
    record = played_game("figaro", 4, seed=5, edition=edition)
    game = registry.of_record(record)
    for step in records.read(game, record)[10:170:8]:
        if not isinstance(step.actor, int):
            continue
        legal = [game.format(action) for action in game.legal_actions(step.before)]
        for move, better in ((legal[0], legal[-1]), (legal[-1], legal[0])):
            found = said(game, step.before, move, better) if move != better else None
            if found:
                seen.add(found.id)
                _argues(found)
    assert len(seen) >= 4


def _argues(found: Message) -> None:
    args: Any = found.args
    match found.id.removeprefix("figaro-coach-"):
        case "took":
            assert args["often"] * args["later"] < 100 * args["count"] + 100
        case "take-now":
            assert args["often"] * args["later"] > 100 * args["count"] - 100
        case "filled" | "fill-them" | "exchange":
            assert args.get("seat") != args.get("owner")
        case _:
            assert args["often"] >= args["instead"] + 14
