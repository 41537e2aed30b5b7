"""The command line speaks every language, and nothing in it is left in English."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.cli.support.program import tusch
from tusch.cli import main
from tusch.cli.app import COMMANDS
from tusch.i18n import LANGUAGES, t
from tusch.registry import GAMES, entry

OTHERS = LANGUAGES[1:]
WIDTH = 80
ERRORS = [
    "dance",
    "simulate",
    "simulate chess",
    "simulate figaro --dance",
    "simulate figaro extra",
    "simulate figaro --players 7",
    "simulate figaro --players x",
    "simulate figaro --seed 1 --seed 2",
    "simulate figaro --games 0",
    "simulate flohcati --edition x",
    "simulate figaro --option exchange",
    "simulate figaro --option exchange=x",
    "simulate figaro --bots nobody",
    "simulate figaro --bots random,random,random --players 4",
    "replay",
    "replay x --legal=maybe",
    "play figaro --seat 4",
    "play --load missing.jsonl --players 3",
    "arena figaro --bots random",
    "rules figaro --lang xx",
    "--lang",
]


@cache
def transcript(game: str, lang: str) -> str:
    """A whole game in which the first choice is always made, with all commands on the way."""
    asked = "?\nmoves\ntable\nhand\ndiscard\nlog\nwhy\nwhy X\n99\nhop\nrules Z1\nrules F1\nsave\n"
    shown = tusch("play", game, "--seed", "5", "--lang", lang, typed=asked + "1\n" * 400)
    assert shown.returncode == 0, shown.stderr
    assert shown.stderr == ""
    return shown.stdout


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_in_the_language(game: str, lang: str) -> None:
    ours, theirs = (transcript(game, each).splitlines() for each in ("en", lang))
    assert t("cli-play-score", lang) in theirs
    assert len(ours) == len(theirs) > 200
    nobody = re.compile("|".join(entry(game).bot_names))
    same = {
        line for line in theirs if line in ours and re.search(r"[a-z]{3}", nobody.sub("", line))
    }
    assert same == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_page_fits_and_names_the_same_options(
    command: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pages = []
    for each in ("en", lang):
        assert main(["--lang", each, command, "--help"]) == 0
        pages.append(capsys.readouterr().out)
    ours, theirs = (set(re.findall(r"--[a-z-]+", page)) for page in pages)
    assert ours == theirs
    assert max(len(line) for line in pages[1].splitlines()) <= WIDTH
    assert f"\n  tusch {command} " in pages[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_help_page_fits_and_names_every_command(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--help", "--lang", lang]) == 0
    page = capsys.readouterr().out
    assert max(len(line) for line in page.splitlines()) <= WIDTH
    assert all(f"\n  {command} " in page for command in COMMANDS)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("line", ERRORS)
def test_errors_are_told_in_one_line_of_the_language(
    line: str,
    lang: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    said = []
    for each in ("en", lang):
        monkeypatch.setenv("LC_ALL", f"{each}.UTF-8")
        assert main(line.split()) == 2
        said.append(capsys.readouterr().err)
    assert said[0] != said[1]
    assert said[1].count("\n") == 1
    assert not set("{}$") & set(said[1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_printed_in_the_language_of_the_environment(
    game: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    assert main(["rules", game]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert " ".join(t(f"{game}-introduction", lang).split()) in printed
    assert " ".join(t(f"rule-{'F26' if game == 'figaro' else 'Z11'}", lang).split()) in printed


@pytest.mark.parametrize("lang", OTHERS)
def test_simulations_and_checks_are_told_in_the_language(
    lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "games.jsonl")
    told = []
    for each in ("en", lang):
        name = str(tmp_path / f"{each}.jsonl")
        assert main(f"simulate flohcati --games 2 --seed 1 --out {name} --lang {each}".split()) == 0
        assert main(["replay", name, "--lang", each]) == 0
        assert main(["verify", name, "--lang", each]) == 0
        said = capsys.readouterr()
        told.append((said.out + said.err).replace(name, file))
    same = set(told[0].splitlines()) & set(told[1].splitlines())
    assert {line for line in same if re.search(r"[a-z]{3}", line)} == set()
