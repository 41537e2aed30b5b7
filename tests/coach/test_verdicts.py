"""Verdicts: nobody is accused without proof, nor by what they could not know."""

import msgspec
import pytest

from tests.coach.support.games import played
from tests.coach.support.twins import twin
from tests.support.bad_records import BAD
from tests.support.scale import scaled
from tusch import coach, registry
from tusch import record as records
from tusch.bots.search.minds import Thought
from tusch.coach.budget import LEAST, reference
from tusch.coach.decisions.reference import Search
from tusch.coach.decisions.verdicts import MARGIN, early, verdicts
from tusch.coach.decisions.weighing import Believed, Choice, Weighed
from tusch.coach.estimates import Comparison
from tusch.coach.report import Report, Verdict
from tusch.coach.review import Table
from tusch.errors import OptionError, TuschError
from tusch.record import RecordError

PROVING = 256
"""A budget that is enough to prove something: less finds nobody costly, and gives no reason."""


def weighed(
    beyond: float,
    error: float,
    *,
    first: bool = False,
    worlds_seen: int = 100,
    confirmed: bool = True,
) -> Weighed:
    """A decision that lost the margin, and so much more."""
    worlds = Comparison(worlds_seen, (50.0, 50.0), ((30.0,), (30.0, 30.0)))
    nothing = Believed((0.0, 0.0), (0.0, 0.0), (0.0, 0.0))
    choice = Choice(0, None, "a")
    loss = MARGIN + beyond
    return Weighed(choice, "b", first, (None, "a"), worlds, loss, error, nothing, confirmed)


def test_a_loss_within_the_margin_is_never_costly_however_sure() -> None:
    assert verdicts([weighed(-0.001, 0.0001)]) == [Verdict.EVEN]
    assert verdicts([weighed(0.001, 0.0001)]) == [Verdict.COSTLY]


def test_a_single_decision_still_needs_two_point_six_errors() -> None:
    assert verdicts([weighed(0.25, 0.1)]) == [Verdict.EVEN]
    assert verdicts([weighed(0.27, 0.1)]) == [Verdict.COSTLY]


def test_a_few_worlds_prove_nothing() -> None:
    assert verdicts([weighed(0.6, 0.1, worlds_seen=8)]) == [Verdict.EVEN]
    assert early(weighed(0.6, 0.1, worlds_seen=8), 1) is Verdict.EVEN


def test_among_many_decisions_more_proof_is_asked_for() -> None:
    others = [weighed(0.0, 0.1)] * 44
    assert verdicts([weighed(0.30, 0.1), *others])[0] is Verdict.EVEN
    assert verdicts([weighed(0.31, 0.1), *others])[0] is Verdict.COSTLY


def test_each_proven_loss_makes_room_for_the_next_one() -> None:
    sure = [weighed(0.9, 0.1)] * 40
    found = verdicts([weighed(0.265, 0.1), *sure, *[weighed(0.0, 0.1)] * 4])
    assert found[0] is Verdict.COSTLY
    assert early(weighed(0.265, 0.1), 45) is Verdict.EVEN
    assert early(weighed(0.9, 0.1), 45) is Verdict.COSTLY


def test_what_the_reference_would_play_is_never_held_against_anybody() -> None:
    assert verdicts([weighed(0.5, 0.01, first=True)]) == [Verdict.BEST]


def test_what_a_second_look_does_not_confirm_is_held_against_nobody() -> None:
    assert verdicts([weighed(0.5, 0.01, confirmed=False)]) == [Verdict.EVEN]
    assert early(weighed(0.5, 0.01, confirmed=False), 1) is Verdict.EVEN


@pytest.mark.parametrize(("name", "players"), [("figaro", 3), ("figaro", 4), ("flohcati", 3)])
def test_what_a_seat_could_not_know_changes_no_byte_of_its_verdicts(
    name: str, players: int
) -> None:
    found = accused = 0
    for seed in range(40):
        record = played(name, players, seed=seed)
        other = twin(record, 0)
        if other is None:
            continue
        found += 1
        one, two = (coach.report(each, 0, budget=PROVING) for each in (record, other))
        assert record.log != other.log
        assert _encoded(one) == _encoded(two)
        assert one.ledger != two.ledger
        accused += sum(each.reason is not None for each in one.decisions)
        if found >= scaled(1) and accused:
            return
    raise AssertionError("no twins were found, or nothing was held against them")


def _encoded(report: Report) -> bytes:
    return msgspec.json.encode((report.decisions, report.curve[1:-1], report.summary))


@pytest.mark.parametrize("name", registry.GAMES)
def test_the_same_game_gets_the_same_report_twice_and_it_can_be_stored(name: str) -> None:
    record = played(name, 3, seed=7)
    first = coach.report(record, 1, budget=PROVING)
    assert first.summary.costly
    assert coach.report(record, 1, budget=PROVING) == first
    written = msgspec.json.encode(first)
    assert msgspec.json.encode(msgspec.json.decode(written, type=Report)) == written
    assert coach.report(record, 2, budget=PROVING) != first


def test_decisions_come_one_by_one_and_what_was_called_costly_stays_so() -> None:
    record = played("figaro", 3, seed=2)
    steps = coach.review(record, 0, budget=256)
    costly, done = set(), []
    while True:
        try:
            progress = next(steps)
        except StopIteration as end:
            report: Report = end.value
            break
        done.append(progress.done)
        if progress.decision and progress.decision.verdict is Verdict.COSTLY:
            costly.add(progress.decision.entry)
    assert done == list(range(1, progress.total + 1))
    kept = {each.entry for each in report.decisions if each.verdict is Verdict.COSTLY}
    assert costly
    assert costly <= kept
    assert [each.entry for each in report.decisions] == [
        entry for entry, (who, _) in enumerate(record.log) if who == 0
    ]


def test_whoever_has_seen_enough_can_stop() -> None:
    table = Table(played("flohcati", 2), LEAST)
    steps = coach.review(table, 0)
    next(steps)
    steps.close()
    assert coach.report(table, 0).seat == 0


class Opinion:
    """A mind that always thinks the same."""

    def __init__(self, *thoughts: tuple[str, float]) -> None:
        self.thoughts = [Thought(*each) for each in thoughts]

    def think(self, view: object, seed: int) -> list[Thought]:
        return self.thoughts


@pytest.mark.parametrize(
    ("thoughts", "order", "odds"),
    [
        ((("a", 0.5), ("b", 0.45), ("c", 0.5)), ("a", "c", "b"), (0.5, 0.5)),
        ((("a", 0.5), ("b", 0.6)), ("a", "b"), (1.0,)),
        ((("a", 0.5), ("b", 0.49995)), ("a", "b"), (0.622, 0.378)),
    ],
    ids=["ties share", "who dropped out is not believed", "worse is rarer"],
)
def test_the_reference_chooses_between_ties_alone(
    thoughts: tuple[tuple[str, float], ...], order: tuple[str, ...], odds: tuple[float, ...]
) -> None:
    game = registry.make("flohcati")
    search = Search(game, reference("flohcati", LEAST, compiled=True))
    search._mind = Opinion(*thoughts)
    found = search.think(game.observe(game.start(2), 0))
    assert found.order == order
    assert found.odds == pytest.approx(odds, abs=1e-3)


def test_an_unfinished_game_has_no_report() -> None:
    record = played("flohcati", 3)
    game = registry.of_record(record)
    steps = records.read(game, record)[:-1]
    with pytest.raises(RecordError, match="not over yet"):
        coach.report(records.write(game, 3, steps), 0)


@pytest.mark.parametrize("line", BAD.values(), ids=BAD)
def test_a_bad_record_has_no_report(line: bytes) -> None:
    with pytest.raises(TuschError):
        coach.report(records.decode(line), 0)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_has_no_report(seat: int) -> None:
    with pytest.raises(OptionError):
        coach.report(played("flohcati", 3), seat)
