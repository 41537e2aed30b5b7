"""`tusch verify`: a fair deal is told from one that is not."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.support.program import tusch
from tests.support import replays
from tusch import fair, record
from tusch.bots import UniformPlayer
from tusch.cli import main
from tusch.fair import FairDeal
from tusch.registry import GAMES, make

SECRET = bytes(range(32)).hex()
PROMISE = fair.commitment(SECRET)
PLAYERS = 3

Spoil = Callable[[dict[str, Any]], None]


def dealt(game: str, *, first: int | None = None, seeds: tuple[str, ...] = ("aa", "", "07")) -> Any:
    """The record of a game whose dealer draws from the seeds, as plain JSON."""
    rules = make(game)
    more = {} if first is None else {"first": first}
    deal = FairDeal(commitment=PROMISE, secret=SECRET, players=seeds, **more)
    bot: UniformPlayer = UniformPlayer(Random(5))
    steps = replays.dealt(rules, PLAYERS, deal, bot.choose)
    written = json.loads(record.encode(record.write(rules, PLAYERS, steps)))
    shown = {"commitment": PROMISE, "secret": SECRET, "players": list(seeds), **more}
    return {**written, "fair": shown}


def write(path: Path, *found: dict[str, Any]) -> str:
    path.write_text("".join(json.dumps(each) + "\n" for each in found), encoding="utf-8")
    return str(path)


def break_the_promise(found: dict[str, Any]) -> None:
    found["fair"]["commitment"] = "00" * 32


def change_a_seed(found: dict[str, Any]) -> None:
    found["fair"]["players"][1] = "01"


def give_a_seed_to_nobody(found: dict[str, Any]) -> None:
    found["fair"]["players"].append("cafe")


def begin_nowhere(found: dict[str, Any]) -> None:
    found["fair"]["first"] = 3


def choose_another_beginner(found: dict[str, Any]) -> None:
    start = next(what for who, what in found["log"] if who is None and what.startswith("start"))
    found["fair"]["first"] = (int(start.split()[1]) + 1) % PLAYERS


def shorten_the_secret(found: dict[str, Any]) -> None:
    found["fair"]["secret"] = "00"


def cut_the_log(found: dict[str, Any]) -> None:
    del found["log"][-1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("first", [None, 2])
def test_fair_deal_is_told_with_its_commitment(
    game: str, first: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "x.jsonl", dealt(game, first=first))
    assert main(["verify", file]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{file}, line 1, record 0: Fair, by the commitment {PROMISE}.",
        f"{file}: 1 record, 1 fair, 0 with nothing to check, 0 bad.",
    ]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (break_the_promise, "the secret does not belong to the commitment"),
        (change_a_seed, "is not what the secret and the seeds give"),
        (give_a_seed_to_nobody, "4 seeds for 3 players"),
        (begin_nowhere, "there is no seat 3 to start"),
        (choose_another_beginner, "‘start "),
        (shorten_the_secret, "This is not a record"),
        (cut_the_log, "Result in the record"),
    ],
)
def test_bad_deal_is_found(
    spoil: Spoil, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = dealt("flohcati")
    spoil(spoilt)
    file = write(tmp_path / "x.jsonl", dealt("flohcati"), spoilt)
    assert main(["verify", file]) == 1
    good, bad, found = capsys.readouterr().out.splitlines()
    assert "record 0: Fair" in good
    assert bad.startswith(f"{file}, line 2, record 1: ")
    assert said in bad
    assert "1 fair, 0 with nothing to check, 1 bad" in found


def test_extra_seed_that_gives_the_same_cards_is_found_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever knows the secret could try such seeds until they like the deal."""
    file = write(tmp_path / "x.jsonl", dealt("figaro", seeds=("aa", "", "07", "cafe")))
    assert main(["verify", file]) == 1
    assert "4 seeds for 3 players" in capsys.readouterr().out


def test_records_without_a_fair_deal_are_named(tmp_path: Path) -> None:
    plain = dealt("figaro")
    del plain["fair"]
    ended = tusch("verify", "-", typed=f"\n{json.dumps(plain)}\n\n")
    assert ended.returncode == 0
    assert ended.stdout.splitlines() == [
        "-, line 2, record 0: Nothing to check: the deal was not fixed beforehand.",
        "-: 1 record, 0 fair, 1 with nothing to check, 0 bad.",
    ]


def test_what_is_no_record_is_bad(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(b"{}\n\xff\n[[[\n")
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 4
    assert all("This is not a record" in line for line in said[:3])


@pytest.mark.parametrize(
    ("line", "said"),
    [("verify missing.jsonl", "No such file"), ("verify --dance", "--help"), ("verify", "FILE")],
)
def test_error_is_one_line(
    line: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert said in error
