"""Numbers and texts that nobody needs: each is refused in one line, however long it is."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from tests.cli.support.program import tusch
from tests.server.support.listening import finished_table, listening
from tests.support.bad_records import FLIP, as_bytes, changed, with_entry, with_key
from tusch.errors import LONGEST, NotationError, TuschError
from tusch.i18n import LANGUAGES, t
from tusch.registry import make

DIGITS = "9" * 4_000
LONG = "x" * 5_000


def with_number(key: str) -> bytes:
    """A record with a long number for a key."""
    return as_bytes(changed(with_key(key, "@")).replace('"@"', DIGITS))


RECORDS = {
    "version": with_number("tusch"),
    "negative version": with_number("tusch").replace(b"999", b"-999", 1),
    "players": with_number("players"),
    "seat": as_bytes(changed(with_entry(FLIP, ["@", "flip"])).replace('"@"', DIGITS)),
    "entry": as_bytes(changed(with_entry(FLIP, [0, LONG]))),
    "value": as_bytes(changed(with_key("rules", {"ties": LONG}))),
    "total": as_bytes(
        changed(with_key("result", {"totals": ["@", 1, 2], "winners": [0]})).replace('"@"', DIGITS)
    ),
}


def test_bad_records_with_long_numbers_are_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(b"\n".join(RECORDS.values()))
    checked = tusch("verify", file, "--lang", "en")
    assert checked.returncode == 1
    assert "Traceback" not in checked.stderr
    told = checked.stdout.splitlines() + checked.stderr.splitlines()
    for line in range(1, len(RECORDS) + 1):
        assert any(str(line) in each for each in told), (line, told)
    assert max(map(len, told)) < 2 * LONGEST + 200
    for name in ("version", "players"):
        file.write_bytes(RECORDS[name])
        for command in (("replay", file), ("play", "flohcati", "--load", file)):
            ended = tusch(*command, "--lang", "en")
            assert ended.returncode in (1, 2), (name, command)
            assert "Traceback" not in ended.stderr, (name, command)


@pytest.mark.parametrize(
    "arguments",
    [(LONG,), (f"--{LONG}",), ("replay", LONG), ("play", "figaro", "--players", "9" * 5_000)],
)
def test_long_arguments_are_told_in_one_line(arguments: tuple[str, ...]) -> None:
    ended = tusch(*arguments, "--lang", "en")
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert ended.stderr.count("\n") <= 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("digits", [15, 300, 4_000, 10_000])
def test_an_error_can_be_said_whatever_number_it_is_about(lang: str, digits: int) -> None:
    number = -(10**digits)
    error = TuschError("record-version", value=number, allowed=1)
    assert len(t(error.message, lang)) < 2 * LONGEST
    # Errors are sent as JSON, and read by programs that have no such numbers.
    assert len(json.dumps(error.message.args)) < 2 * LONGEST
    assert t("record-version", lang, value=number, allowed=1)


def test_an_entry_with_thousands_of_digits_is_not_found() -> None:
    with listening() as server:
        game = finished_table(server)
        for entry in ("9" * 4_300, "9" * 4_301, "9" * 6_000, "٣", "-1", "1.0", "x"):
            answer = server.browser.get(f"/api/tables/{game.code}/why/{entry}")
            assert answer.status_code == 404, (entry[:9], answer.status_code)
            assert answer.json()["reply"]["code"] == "server-no-bot-move"


@pytest.mark.parametrize("name", ["figaro", "flohcati"])
def test_a_move_that_nobody_could_mean_is_not_kept(name: str) -> None:
    game, module = make(name), import_module(f"tusch.{name}.notation")
    before = module._parse_player.cache_info().currsize
    for text in ("trio " + ",".join(["A0"] * 10_000), f"R2>{DIGITS}"):
        with pytest.raises(NotationError):
            game.parse(text, dealer=False)
    assert module._parse_player.cache_info().currsize == before
    assert module._parse_player.cache_info().maxsize is not None


def test_an_error_does_not_repeat_a_long_list() -> None:
    error = TuschError("bot-unknown", value="x", allowed=("y",) * 10_000)
    assert error.message.args["allowed"] == ("y",) * LONGEST
