"""Perft numbers and transcripts stay as they are; `golden.py` writes them anew."""

import pytest

from tests.conformance.support.golden import NAMES, TRANSCRIPTS, read_counts, told
from tests.conformance.support.tables import TABLES, bend
from tests.support.scale import scaled
from tusch.testing import perft


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_number_of_action_sequences_stays(table: object) -> None:
    kept = [count for count in read_counts() if count.table == table]
    assert len(kept) == 3
    for count in kept:
        plies = len(count.counts) - (scaled(2) <= 2)
        assert count.again(plies) == count.counts[:plies], count


def test_perft_counts_what_one_action_more_would_change() -> None:
    count = next(count for count in read_counts() if count.counts[0] > 1)
    played = count.table.walk(count.seed)
    game = played.game
    poorer = bend(game, legal_actions=lambda state: game.legal_actions(state)[:-1])
    assert perft(poorer, played.state(count.entry), 2) != count.counts[1]


def test_perft_of_no_action_is_one_and_none_follows_the_end() -> None:
    played = TABLES[0].walk(seed=0)
    assert perft(played.game, played.state(0), 0) == 1
    assert perft(played.game, played.state(played.end), 1) == 0
    assert perft(played.game, played.state(played.end), 2) == 0


def test_perft_goes_on_through_the_acts_of_the_dealer() -> None:
    played = TABLES[0].walk(seed=0)
    assert perft(played.game, played.game.start(played.players), 1) > 1


@pytest.mark.parametrize("name", NAMES)
def test_transcript_stays(name: str) -> None:
    assert told(name) == (TRANSCRIPTS / f"{name}.txt").read_text(encoding="utf-8")


def test_there_is_a_transcript_of_every_edition_and_no_other() -> None:
    assert sorted(path.stem for path in TRANSCRIPTS.iterdir()) == sorted(NAMES)


def test_perft_numbers_are_there_for_every_table() -> None:
    assert {str(count.table) for count in read_counts()} == {str(table) for table in TABLES}
