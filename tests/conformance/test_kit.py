"""Every check of the kit can fail: each is shown games that break its promise."""

from collections.abc import Callable, Mapping
from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.conformance.support.tables import Table, bend
from tusch import record
from tusch.errors import NotationError
from tusch.figaro.events import Won
from tusch.figaro.state import Play, Ring, Take
from tusch.game import Message, Outcome, Reason, Refusal
from tusch.testing import CHECKS, ConformanceError, Hooks, conform, verify, walk

TABLE = Table("figaro", "davinci", 4)
GAME = TABLE.game
NO = Message("no")
NEVER_THE_SAME = count()


def rotated(actions: tuple[Any, ...], by: int) -> tuple[Any, ...]:
    by %= len(actions) or 1
    return actions[by:] + actions[:by]


def ending_with(**changes: Any) -> Mapping[str, Any]:
    """An outcome that has come out wrong."""

    def outcome(state: Any) -> Outcome | None:
        found = GAME.outcome(state)
        return found and replace(found, **changes)

    return {"outcome": outcome}


def seeing(change: Callable[[Any, Any], Mapping[str, Any]]) -> Mapping[str, Any]:
    """Views that have come out wrong."""

    def observe(state: Any, seat: Any) -> Any:
        return replace(GAME.observe(state, seat), **change(state, seat))

    return {"observe": observe}


def drawing(**changes: Any) -> Mapping[str, Any]:
    """Drawn states that have come out wrong."""
    return {"determinize": lambda view, rng: replace(GAME.determinize(view, rng), **changes)}


def takes_unread(text: str, *, dealer: bool) -> Any:
    if text == "take":
        raise NotationError("notation", value=text, allowed=())
    return GAME.parse(text, dealer=dealer)


def takes_as_rings(text: str, *, dealer: bool) -> Any:
    return Ring() if text == "take" else GAME.parse(text, dealer=dealer)


BROKEN: Mapping[str, Mapping[str, Any]] = {
    "texts: of a score": ending_with(reasons=(Reason(0, "F29", 1, NO),)),
    "one-actor: there is no such seat": {"actor": lambda state: 4},
    "one-actor: somebody acts at the end": {"actor": lambda state: 0},
    "one-actor: somebody acts on nobody's turn": {"turn": lambda state: None},
    "one-actor: no seat is on turn": {"turn": lambda state: -1},
    "legal: nothing": {"legal_actions": lambda state: ()},
    "legal: something twice": {"legal_actions": lambda state: GAME.legal_actions(state) * 2},
    "legal: something for nobody": {"legal_actions": lambda state: (Take(),)},
    "legal: never the same": {
        "legal_actions": lambda state: rotated(GAME.legal_actions(state), next(NEVER_THE_SAME))
    },
    "legal: but refused": {"explain": lambda view, action: Refusal("F9", NO)},
    "fixed-order: by a hand": {
        "legal_actions": lambda state: rotated(GAME.legal_actions(state), len(state.hands[0]))
    },
    "pure: never the same": {
        "apply": lambda state, action: replace(
            GAME.apply(state, action), round=next(NEVER_THE_SAME)
        )
    },
    "dealer: what was drawn is wrong": {"misdeal": lambda state, action: Refusal("F8", NO)},
    "dealer: may deal at any time": {"misdeal": lambda state, action: None},
    "dealer: has another chance": {
        "sample": lambda state, rng: GAME.sample(state, Random(next(NEVER_THE_SAME)))
    },
    "outcome: before the end": {"outcome": lambda state: Outcome((0,) * 4, (0,), None, ())},
    "outcome: none at the end": {"outcome": lambda state: None},
    "outcome: too few totals": ending_with(totals=(0, 0)),
    "outcome: no reasons": ending_with(reasons=()),
    "outcome: no winner": ending_with(winners=()),
    "outcome: winners out of order": ending_with(winners=(1, 0), ranking=None),
    "outcome: a winner who is not first": ending_with(winners=(0,), ranking=(1, 0, 2, 3)),
    "outcome: a ranking of some": ending_with(winners=(0,), ranking=(0, 1)),
    "explain: no reason": {"explain": lambda view, action: None},
    "explain: a reason against what is legal": {"explain": lambda view, action: Refusal("F9", NO)},
    "view: another's": {"observe": lambda state, seat: GAME.observe(state, 0)},
    "view: legal for all": seeing(lambda state, seat: {"legal": GAME.legal_actions(state)}),
    "view: never the same": seeing(lambda state, seat: {"round": next(NEVER_THE_SAME)}),
    "determinize: looks different": drawing(groups=()),
    "determinize: somebody else acts": {
        "determinize": lambda view, rng: GAME.start(4),
        "observe": lambda state, seat: GAME.observe(GAME.start(4), seat),
    },
    "determinize: has a chance of its own": {
        "determinize": lambda view, rng: GAME.determinize(view, Random(next(NEVER_THE_SAME)))
    },
    "wire: a view that is not read": seeing(lambda state, seat: {"players": "four"}),
    "wire: a view that is read otherwise": seeing(lambda state, seat: {"groups": [[1]]}),
    "wire: an event that is not read": {"events": lambda *step: (NO,)},
    "wire: events never the same": {"events": lambda *step: (Won(next(NEVER_THE_SAME)),)},
    "notation: one for several": {
        "format": lambda action: GAME.format(
            replace(action, to=0) if isinstance(action, Play) else action
        )
    },
    "notation: not read": {"parse": takes_unread},
    "notation: read otherwise": {"parse": takes_as_rings},
    "record: not read": {"parse": takes_unread},
    "record: of another game": {
        "apply": lambda state, action: replace(GAME.apply(state, action), counts=(9,))
    },
}


@pytest.mark.parametrize("fault", BROKEN)
def test_broken_promise_is_caught(fault: str) -> None:
    check, _, _ = fault.partition(":")
    played = TABLE.walk(seed=1)
    verify(played, check)
    with pytest.raises(ConformanceError) as caught:
        verify(played._replace(game=bend(GAME, **BROKEN[fault])), check)
    assert caught.value.check == check
    crashed = caught.value.__cause__ is not None
    assert crashed == ("not read" in fault)


def test_every_check_is_shown_a_broken_promise() -> None:
    assert {fault.partition(":")[0] for fault in BROKEN} | {"cards"} == set(CHECKS)


def test_lost_card_is_caught() -> None:
    def apply(state: Any, action: Any) -> Any:
        after = GAME.apply(state, action)
        return replace(after, stacks=tuple(stack[1:] for stack in after.stacks))

    with pytest.raises(ConformanceError, match="loses \\["):
        conform(bend(GAME, apply=apply), 4, Random(1), games=1, hooks=TABLE.hooks, names=["cards"])


def test_game_that_changes_its_states_is_caught() -> None:
    changed = TABLE.walk(seed=1)
    states = [list(step.before.hands) for step in changed.steps]
    game = bend(GAME, apply=lambda hands, action: hands.clear())
    steps = tuple(
        replace(step, before=hands) for step, hands in zip(changed.steps, states, strict=True)
    )
    with pytest.raises(ConformanceError, match="apply changed what it was given"):
        verify(changed._replace(game=game, steps=steps), "pure")


def test_game_without_an_end_is_caught() -> None:
    with pytest.raises(ConformanceError, match="'termination' at entry 20: the game goes on"):
        walk(GAME, 4, seed=1, hooks=Hooks(longest=20))


def test_player_without_a_legal_action_is_caught() -> None:
    game = bend(GAME, legal_actions=lambda state: ())
    with pytest.raises(ConformanceError, match="'legal' at entry 3: seat 0 acts and has no"):
        walk(game, 4, seed=1)


def test_crash_in_a_walk_is_caught() -> None:
    with pytest.raises(ConformanceError, match="'walk' at entry 0: ZeroDivisionError"):
        walk(bend(GAME, sample=lambda state, rng: 1 // 0), 4, seed=1)


def test_error_names_check_entry_seed_and_record_and_shows_again() -> None:
    broken = bend(GAME, outcome=lambda state: None)
    with pytest.raises(ConformanceError) as caught:
        conform(broken, 4, Random(3), games=1)
    error = caught.value
    seed, entry = error.walk.seed, error.entry
    assert (error.check, entry) == ("outcome", error.walk.end)
    head, again, so_far = str(error).splitlines()
    assert head == f"figaro breaks 'outcome' at entry {entry}: the game is over without an outcome"
    assert again == f"  again: walk(game, 4, seed={seed})"
    log = record.decode(so_far.partition(": ")[2]).log
    assert log == record.write(GAME, 4, walk(GAME, 4, seed).steps).log
    with pytest.raises(ConformanceError, match="'outcome' at entry"):
        verify(walk(broken, 4, seed), "outcome")


def test_error_has_the_record_up_to_its_entry() -> None:
    error = ConformanceError("legal", TABLE.walk(seed=1), 5, "something")
    assert len(record.decode(str(error).partition("so far: ")[2]).log) == 6


def test_error_is_readable_where_no_record_can_be_written() -> None:
    played = TABLE.walk(seed=1)._replace(game=bend(GAME, format=None))
    assert "cannot be written: TypeError" in str(ConformanceError("legal", played, 5, "something"))


def test_same_seed_gives_the_same_walk() -> None:
    assert TABLE.walk(seed=5).steps == TABLE.walk(seed=5).steps
    assert TABLE.walk(seed=5).steps != TABLE.walk(seed=6).steps
