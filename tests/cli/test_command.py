"""What all commands have in common: help, version, language, errors, exit codes."""

import inspect
import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.support.program import TUSCH, Terminal, environment, tusch
from tusch import __version__
from tusch.cli import main
from tusch.cli.app import COMMANDS, locale, split_language
from tusch.cli.commands.home import home
from tusch.errors import OptionError

WIDTH = 80


def option(name: str) -> str:
    """A parameter as it is typed."""
    return name.replace("_", "-")


def test_version_comes_with_the_notice() -> None:
    shown = tusch("--version")
    assert shown.returncode == 0
    assert shown.stdout.startswith(f"tusch {__version__}\n")
    sentences = " ".join(shown.stdout.split())
    assert "independent work" in sentences
    assert "not endorsed by the author or the publishers" in sentences
    assert "names belong to their owners" in sentences
    assert "no art and no text of the printed games" in sentences


def test_help_names_every_command_and_every_option_without_one() -> None:
    shown = tusch("--help")
    assert shown.returncode == 0
    assert all(f"  {command} " in shown.stdout for command in COMMANDS)
    assert all(
        f"  --{option(name)} " in shown.stdout for name in inspect.signature(home).parameters
    )
    assert max(len(line) for line in shown.stdout.splitlines()) <= WIDTH


@pytest.mark.parametrize("command", COMMANDS)
def test_help_page_names_every_option_and_has_examples(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--help"]) == 0
    page = capsys.readouterr().out
    for parameter in inspect.signature(COMMANDS[command]).parameters.values():
        if parameter.kind is parameter.POSITIONAL_ONLY:
            assert f"  {parameter.name.upper()} " in page
        else:
            assert f"  --{option(parameter.name)} " in page
    assert f"Examples:\n  tusch {command} " in page
    assert max(len(line) for line in page.splitlines()) <= WIDTH


@pytest.mark.parametrize(
    ("line", "allowed"),
    [
        ("dance", "play, simulate, arena, replay and rules"),
        ("--dance", "--lan, --no-browser, --port, --data"),
        ("figaro --lan", "play, simulate, arena, replay and rules"),
        ("simulate", "figaro or flohcati"),
        ("play", "figaro or flohcati"),
        ("rules", "figaro or flohcati"),
        ("simulate chess", "figaro and flohcati"),
        ("simulate figaro --dance", "--players, --games"),
        ("simulate figaro extra", "--help"),
        ("simulate figaro --players 7", "3, 4, 5 and 6"),
        ("simulate figaro --players 3.7", "whole number"),
        ("simulate figaro --players", "--players needs a value"),
        ("simulate figaro --seed 1 --seed 2", "only once"),
        ("simulate figaro --games 0", "1 or more"),
        ("simulate figaro --edition x", "davinci, aid and dutch"),
        ("simulate flohcati --edition x", "amigo"),
        ("simulate figaro --option exchange", "exchange"),
        ("simulate figaro --option exchange=x", "auto, optional, strict and off"),
        ("simulate figaro --option x=on", "three_player_deck"),
        ("simulate figaro --option road_lengths=1,2", "15 positive whole numbers"),
        ("simulate figaro --bots nobody", "random"),
        ("simulate figaro --bots random,random,random --players 4", "one a seat"),
        ("simulate figaro --out --seed", "--out needs a value"),
        ("simulate figaro --games 1 --out missing/x.jsonl", "missing/x.jsonl: No such file"),
        ("simulate figaro --games 1 --out .", "Is a directory"),
        ("replay", "FILE"),
        ("replay missing.jsonl", "missing.jsonl: No such file"),
        ("replay .", "Is a directory"),
        ("replay --dance", "--legal"),
        ("replay x --legal=maybe", "--legal takes no value"),
        ("play figaro --seat 4", "0, 1, 2 and 3"),
        ("play figaro --bots nobody", "random"),
        ("play --load missing.jsonl", "No such file"),
        ("rules figaro --edition x", "davinci, aid and dutch"),
        ("rules figaro --lang xx", "en"),
        ("--lang", "--lang needs a value"),
    ],
)
def test_error_is_one_line_that_says_what_is_allowed(
    line: str,
    allowed: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(line.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("tusch: ")
    assert allowed in said.err
    assert list(tmp_path.iterdir()) == []


def test_error_of_many_lines_is_told_in_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "a\nb\x1b[31m\u2028c"]) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert "\x1b" not in said


def test_program_ends_with_the_exit_code_of_its_command() -> None:
    ended = tusch("replay", "missing.jsonl")
    assert ended.returncode == 2
    assert ended.stderr == "tusch: missing.jsonl: No such file or directory.\n"


@pytest.mark.parametrize(
    "command",
    [
        ("--version",),
        ("--help",),
        ("rules", "figaro"),
        ("simulate", "flohcati", "--games", "2", "--out", "-"),
    ],
)
def test_reader_that_goes_away_is_no_error(command: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        [*TUSCH, *command],
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment(),
        encoding="utf-8",
        check=False,
    )
    os.close(writing)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert "pipe" not in ended.stderr.lower()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [*TUSCH, "rules", "figaro"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            encoding="utf-8",
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1


def test_text_that_the_terminal_cannot_show_does_not_end_the_program() -> None:
    shown = tusch("play", "figaro", "--seed", "3", typed="hand\n", PYTHONIOENCODING="ascii")
    assert shown.returncode == 0
    assert "2 ? B2 blue 2" in shown.stdout


@pytest.mark.parametrize(
    ("environ", "found"),
    [
        ({"LC_ALL": "fr_FR.UTF-8", "LC_MESSAGES": "it", "LANG": "nl"}, "fr_FR.UTF-8"),
        ({"LC_ALL": "", "LC_MESSAGES": "it", "LANG": "nl"}, "it"),
        ({"LANG": "nl"}, "nl"),
        ({}, None),
    ],
)
def test_locale_is_the_first_variable_that_is_set(
    environ: dict[str, str], found: str | None
) -> None:
    assert locale(environ) == found


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "en", "rules", "figaro"],
        ["rules", "--lang=en_GB", "figaro"],
        ["rules", "figaro", "--lang", "EN-us"],
    ],
)
def test_language_may_be_given_anywhere(arguments: list[str]) -> None:
    wanted, rest = split_language(arguments)
    assert wanted is not None
    assert wanted.lower().startswith("en")
    assert rest == ["rules", "figaro"]


def test_unknown_language_is_refused() -> None:
    with pytest.raises(OptionError, match="Unknown language ‘tlh’"):
        split_language(["rules", "--lang", "tlh"])


def test_rules_are_printed_by_clause_as_the_edition_has_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "figaro", "--edition", "dutch"]) == 0
    dutch = capsys.readouterr().out
    assert main(["rules", "figaro"]) == 0
    usual = capsys.readouterr().out
    assert all(f"F{number} " in usual for number in range(1, 33))
    assert dutch != usual
    assert main(["rules", "figaro", "--option", "voluntary_take=hand"]) == 0
    assert "voluntary_take" in capsys.readouterr().out


def test_no_colour_is_shown_if_none_is_wanted(tmp_path: Path) -> None:
    command = ("simulate", "figaro", "--games", "3")
    with Terminal(*command, cwd=tmp_path) as coloured:
        assert coloured.end() == 0
    with Terminal(*command, cwd=tmp_path, NO_COLOR="1") as plain:
        assert plain.end() == 0
    assert "\x1b[3" in coloured.screen
    assert "\x1b[3" not in plain.screen
