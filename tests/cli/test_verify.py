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
from tusch.i18n import t
from tusch.registry import GAMES, make

SECRET = bytes(range(32)).hex()
PROMISE = fair.commitment(SECRET)
PLAYERS = 3

GOOD = t("fair-good")
UNCOMPARED = t("fair-uncompared")

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
        f"{file}, line 1, record 0: {GOOD} {UNCOMPARED} Commitment {PROMISE}.",
        f"{file}: 1 record, 1 fair, 0 with nothing to check, 0 bad.",
    ]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (break_the_promise, "the secret does not belong to the commitment"),
        (change_a_seed, "is not what the secret and the seeds give"),
        (give_a_seed_to_nobody, "4 seeds for 3 players"),
        (begin_nowhere, "whoever should start has no seat"),
        (choose_another_beginner, "‘start "),
        (shorten_the_secret, "missing or badly written"),
        (cut_the_log, "the log ends before the game does"),
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
    assert f"record 0: {GOOD}" in good
    assert bad.startswith(f"{file}, line 2, record 1: ")
    assert said in bad
    assert "1 fair, 0 with nothing to check, 1 bad" in found


def test_a_deal_without_seeds_is_fair_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "x.jsonl", dealt("figaro", seeds=("", "", "")))
    assert main(["verify", file]) == 0
    assert "But nobody mixed in a seed" in capsys.readouterr().out


def test_commitment_that_is_given_is_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "x.jsonl", dealt("figaro"), dealt("flohcati"))
    for options, bad in {
        (f"--commitment={PROMISE.upper()}",): [],
        (f"--commitment={'0' * 64}",): [0, 1],
        (f"--commitment=1:{'0' * 64}",): [1],
        (f"--commitment=1:{'0' * 64}", f"--commitment=0:{PROMISE}"): [1],
        ("--seed=0:aa",): [],
        ("--seed=0:aa", "--seed=1:1:00"): [1],
        ("--seed=3:aa",): [0, 1],
    }.items():
        assert main(["verify", file, *options]) == bool(bad)
        said = capsys.readouterr().out.splitlines()[:2]
        assert [number for number, line in enumerate(said) if "Not fair" in line] == bad
        compared = [number for number in (0, 1) if options[0].startswith("--c") and number in bad]
        assert all("the one that you were shown before" in said[number] for number in compared)


@pytest.mark.parametrize(
    "option",
    ["--commitment=00", "--commitment=x:" + "0" * 64, "--seed=aa", "--seed=0:a", "--seed=0:0:0:aa"],
)
def test_what_is_no_promise_is_refused(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", write(tmp_path / "x.jsonl", dealt("figaro")), option]) == 2
    assert option.partition("=")[2] in capsys.readouterr().err


def test_records_without_a_fair_deal_are_named(tmp_path: Path) -> None:
    plain = dealt("figaro")
    del plain["fair"]
    ended = tusch("verify", "-", typed=f"\n{json.dumps(plain)}\n\n")
    assert ended.returncode == 0
    assert ended.stdout.splitlines() == [
        f"-, line 2, record 0: {t('fair-none')}",
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


def test_what_is_remembered_in_vain_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = dealt("figaro")
    del bare["fair"]
    one, two = write(tmp_path / "one.jsonl", dealt("figaro")), write(tmp_path / "two.jsonl", bare)
    none = write(tmp_path / "none.jsonl")
    vain = (
        (two, "--commitment", PROMISE, "1 of 1 records in"),
        (two, "--seed", "0:aa", "1 of 1 records in"),
        (one, "--commitment", f"99:{PROMISE}", "There is no record 99 in"),
        (one, "--seed", "1:0:aa", "There is no record 1 in"),
        (none, "--commitment", PROMISE, "has no record"),
        (none, "--seed", "0:0:aa", "There is no record 0 in"),
    )
    for file, option, value, said in vain:
        assert main(["verify", file, option, value]) == 1
        told = capsys.readouterr().err
        assert said in told
        assert told.count("\n") == 1


def test_what_is_remembered_of_one_record_asks_nothing_of_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = dealt("figaro")
    del bare["fair"]
    file = write(tmp_path / "x.jsonl", bare, dealt("figaro"))
    assert main(["verify", file]) == 0
    assert main(["verify", file, "--commitment", f"1:{PROMISE}"]) == 0
    assert capsys.readouterr().err == ""
