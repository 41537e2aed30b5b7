"""The games of an arena: reproducible, resumable, the same whatever the number of workers."""

from functools import partial
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from tusch import bots
from tusch import record as records
from tusch.arena.match import Match, rated
from tusch.arena.run import appending, check_same, decode, play_all, read
from tusch.bots.search.clock import now
from tusch.bots.uniform import UniformPlayer
from tusch.errors import OptionError
from tusch.game import Rng
from tusch.registry import AnyGame, make, of_record


def match(game: AnyGame | None = None, seed: int = 3, *entered: str) -> Match:
    names = entered or ("greedy", "random", "random", "random")
    table = make("flohcati") if game is None else game
    return Match(table, 4, names, seed, partial(bots.make, custom=True), bots.dismiss)


def test_game_is_the_same_however_often_it_is_played() -> None:
    assert match().play(5) == match().play(5)
    assert match().play(5) != match(None, 4).play(5)


def test_time_in_which_others_work_is_on_nobodys_budget() -> None:
    slept = 0.02
    counted: list[float] = []

    class Waiting(UniformPlayer):
        def choose(self, view: Any) -> Any:
            begun = now()
            sleep(slept)
            counted.append(now() - begun)
            return super().choose(view)

    def sit(_name: str, _game: AnyGame, rng: Rng) -> Waiting:
        return Waiting(rng)

    Match(make("flohcati"), 2, ("waiting", "waiting"), 3, sit, bots.dismiss).play(1)
    assert max(counted) < slept
    begun = now()
    sleep(slept)
    assert now() - begun >= slept


def test_record_says_which_game_it_is_and_replays() -> None:
    record = match(make("figaro", "dutch")).play(6)
    assert record.arena.seed == 3
    assert record.arena.bots == ("greedy", "random")
    assert (record.arena.deal, record.arena.rotation) == (1, 2)
    assert record.arena.line_up == (1, 1, 0, 1)
    assert record.names == ("random 0", "random 1", "greedy 2", "random 3")
    plain = records.decode(records.encode(record))
    assert len(records.read(of_record(plain), plain)) == len(record.log)


def test_deals_of_a_group_are_the_same() -> None:
    logs = [match(make("figaro")).play(number).log for number in range(5)]
    assert len({log[:3] for log in logs[:4]}) == 1
    assert logs[4][:3] != logs[0][:3]


def test_result_does_not_depend_on_the_number_of_workers() -> None:
    one = list(play_all(match(), range(6), 1))
    two = list(play_all(match(), range(6), 2))
    assert one == two
    assert [rated(decode(line)).deal for line in one] == [0, 0, 0, 0, 1, 1]


def test_bots_that_are_fewer_than_the_seats_take_turns() -> None:
    three = match(None, 3, "greedy", "random", "greedy/bold")
    seats = [bot for number in range(12) for bot in three.scheduled(number).line_up]
    assert [seats.count(bot) for bot in range(3)] == [16, 16, 16]


def test_line_that_is_not_whole_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    lines = [records.encode(match().play(number)) + b"\n" for number in range(3)]
    file.write_bytes(lines[0] + lines[1] + lines[2][:40])
    kept = read(file)
    assert len(kept.games) == 2
    check_same(match(), kept, file)
    with appending(file, kept) as write:
        write(lines[2].rstrip())
    assert file.read_bytes() == b"".join(lines)


def test_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(records.encode(match().play(0)) + b"\n")
    kept = read(file)
    others = (match(None, 4), match(make("figaro")), match(None, 3, "greedy", "random"))
    for other in others:
        with pytest.raises(OptionError, match="another arena"):
            check_same(other, kept, file)
    file.write_bytes(b'{"tusch":1}\n')
    with pytest.raises(OptionError, match="not an arena file"):
        read(file)


@pytest.mark.parametrize(
    "text",
    [
        b"hello",
        b"hello\r",
        b"hello\rworld\n",
        b"\n",
        b"[1, 2]",
        b'{"tusch":\xff}\n',
        b'{"tusch":1,"game":"figaro","players":4,"rules":{},"log":[]}',
    ],
)
def test_file_of_something_else_is_left_alone(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    ours = records.encode(match().play(0)) + b"\n"
    for before in (b"", ours):
        file.write_bytes(before + text)
        with pytest.raises(OptionError, match="not an arena file"):
            read(file)


def test_line_that_only_lacks_its_end_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    line = records.encode(match().play(0))
    for end in (0, 1, 5, len(line) // 2, len(line)):
        file.write_bytes(line[:end])
        assert read(file).size == 0
