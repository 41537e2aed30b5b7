"""`tusch coach` on files of records."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from tests.coach.support.games import played
from tests.coach.support.reports import report
from tusch import record as records
from tusch import registry
from tusch.cli import main
from tusch.cli.coach import drawing, page
from tusch.cli.words import LONGEST
from tusch.coach.budget import WORLDS
from tusch.coach.decisions.verdicts import ENOUGH
from tusch.coach.estimates import WIDE
from tusch.coach.report import Likeness, Report
from tusch.i18n import LANGUAGES, decimal, t
from tusch.i18n.voice import Voice

SMALL = ("--budget", "16")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("coach") / "games.jsonl"
    found = (played("figaro", 3, seed=1), played("flohcati", 2, seed=2))
    file.write_bytes(b"\n".join(map(records.encode, found)) + b"\n")
    return str(file)


def test_a_report_names_decisions_ledger_and_curve(
    games: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "game.svg"
    line = ["coach", games, "--record", "0", "--seat", "1", "--plot", str(picture), *SMALL]
    assert main(line) == 0
    out = capsys.readouterr().out
    assert "Figaro with 3 players, as seen by Seat 2" in out
    assert "  moves by Seat 1 " in out
    assert "  moves by Seat 3 " in out
    assert "  33 |" in out
    drawn = ElementTree.fromstring(picture.read_text("utf-8"))
    assert sum(each.tag.endswith("polyline") for each in drawn) == 1


def test_one_seat_is_spoken_to_and_all_are_spoken_of(
    games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["coach", games, "--record", "1", *SMALL]
    assert main([*line, "--seat", "1"]) == 0
    assert "  your moves " in capsys.readouterr().out
    assert main([*line, "--all"]) == 0
    out = capsys.readouterr().out
    assert "your" not in out
    assert out.count("  moves by Seat 1 ") == out.count("  moves by Seat 2 ") == 2


def test_json_is_one_object_a_game_and_seat(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coach", games, "--record", "1", "--all", "--json", *SMALL]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    reports = [msgspec.convert(line["report"], Report) for line in lines]
    assert [(line["record"], report.seat) for line, report in zip(lines, reports, strict=True)] == [
        (1, 0),
        (1, 1),
    ]


def test_a_summary_over_many_games_has_a_line_for_everybody(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "named.jsonl"
    names = ("greedy 0", "Ann")
    found = [
        msgspec.structs.replace(played("flohcati", 2, seed=seed), names=names) for seed in (1, 2)
    ]
    file.write_bytes(b"\n".join(map(records.encode, found)) + b"\n")
    line = ["coach", str(file), "--all", "--workers", "2", "--summary", *SMALL]
    assert main(line) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == ["player", "games", "costly", "given", "away", "95%"]
    assert sorted(row.split()[:2] for row in rows) == [["Ann", "2"], ["greedy", "2"]]


def test_unfinished_and_bad_records_are_named_and_the_others_looked_at(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = played("flohcati", 2, seed=2)
    game = registry.of_record(record)
    running = records.write(game, 2, records.read(game, record)[:-1])
    file = tmp_path / "mixed.jsonl"
    file.write_bytes(b"\n".join([records.encode(running), b"{", records.encode(record)]))
    assert main(["coach", str(file), "--json", *SMALL]) == 1
    said = capsys.readouterr()
    assert "the coach looks only at finished ones" in said.err
    assert said.err.count(str(file)) == 2
    assert json.loads(said.out)["record"] == 2


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--seat 0 --all", "choose one of the two"),
        ("--record 9", "There is no record 9"),
        ("--plot x.png", ".svg"),
        ("--plot x.svg", "--record and --seat"),
        ("--budget 1", "16"),
        ("--workers 0", "1"),
    ],
)
def test_what_makes_no_sense_is_told_in_one_line(
    line: str, said: str, games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["coach", games, *line.split()]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_a_seat_that_no_game_has_is_a_bad_option(
    games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for line in (["--record", "1", "--seat", "2"], ["--seat", "3"], ["--seat", "-1"]):
        assert main(["coach", games, *line, *SMALL]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    # One of the two games has such a seat.
    assert main(["coach", games, "--seat", "2", "--json", *SMALL]) == 1
    said = capsys.readouterr()
    assert said.err.count(games) == 1
    assert json.loads(said.out)["report"]["game"] == "figaro"


def test_a_picture_is_drawn_and_a_summary_made_with_every_other_option(
    games: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = ["coach", games, "--record", "1", "--seat", "1", *SMALL]
    for number, more in enumerate((["--json"], ["--summary"], ["--summary", "--json"])):
        picture = tmp_path / f"{number}.svg"
        assert main([*line, "--plot", str(picture), *more]) == 0
        assert "<polyline" in picture.read_text("utf-8")
        said = capsys.readouterr()
        # What cannot be proven is told apart from what programs read.
        assert "--budget 200" in said.err
        if "--json" in more:
            (found,) = map(json.loads, said.out.splitlines())
    assert (found["name"], found["games"], found["costly"]) == ("Seat 2", 1, None)
    assert found.keys() == {"name", "games", "costly", "lost", "low", "high", "like"}


def test_a_picture_that_cannot_be_written_is_refused_before_anything_is_done(
    games: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = ["coach", games, "--record", "1", *SMALL]
    assert main([*line, "--plot", str(tmp_path / "nowhere" / "x.svg")]) == 2
    assert not capsys.readouterr().out
    # A picture that is refused for another reason leaves no file.
    assert main(["coach", games, "--plot", str(tmp_path / "x.svg"), *SMALL]) == 2
    assert not list(tmp_path.iterdir())


def test_a_file_without_a_game_is_told_as_other_commands_do(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_bytes(b"\n")
    assert main(["replay", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    for more in ([], ["--summary"]):
        assert main(["coach", str(file), *more]) == 0
        assert capsys.readouterr().out == f"There is no game in {file}.\n"
    assert main(["coach", str(file), "--json"]) == 0
    said = capsys.readouterr()
    assert (said.out, str(file) in said.err) == ("", True)


@pytest.mark.parametrize(
    ("like", "said"),
    [
        (
            ("steady", "casual", "skilled"),
            "‘Steady’ play about like this; it may be anything from ‘Casual’ to ‘Skilled’.",
        ),
        (("novice", "novice", "novice"), "‘Novice’ play about like this."),
    ],
)
def test_the_level_that_plays_like_this_is_named_with_its_interval(
    like: tuple[str, str, str], said: str
) -> None:
    assert t(page.like_message(Likeness(*like)), "en") == f"Bots of the level {said}"


SUMMED = {
    "en": "added up",
    "fr": "additionnés",
    "it": "sommando",
    "nl": "opgeteld",
    "de": "zusammengezählt",
}


def written(lang: str, found: Report) -> str:
    """What the terminal says about a report, to whoever sat there."""
    return "\n".join(page.lines(found, Voice(lang, ("Ann", "Ben"), you=0)))


def drawn(lang: str, found: Report) -> list[str]:
    """The texts of the picture of a report."""
    picture = drawing.svg("A game", found, Voice(lang, ("Ann", "Ben"), you=0))
    return [each.text or "" for each in ElementTree.fromstring(picture) if each.text]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_strong_play_adds_is_told_as_a_sum_and_not_as_a_chance(lang: str) -> None:
    assert SUMMED[lang] in t("page-coach-account-par-about", lang)
    about = t("coach-par-about", lang)
    assert SUMMED[lang] in about
    assert t("coach-account-par", lang).casefold() in about.casefold()
    assert about in written(lang, report())
    assert about.replace("\u202f", " ") in " ".join(drawn(lang, report()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_after_plus_minus_is_an_interval_of_95_percent_and_is_told_so(
    lang: str,
) -> None:
    out, texts = written(lang, report()), " ".join(drawn(lang, report()))
    about = t("coach-margin-about", lang)
    assert {"19", "20"} <= {*re.findall(r"\d+", about)}
    assert about in out
    assert about.replace("\u202f", " ") in texts
    # A standard error of 5 points, of what strong play could get out of it.
    assert re.search(r"125[.,]0 ±9[.,]8", out)
    assert re.search(r"125[.,]0 ±9[.,]8", texts)
    assert report().ledger.accounts[1].error == 0.05


FALLEN = {"fr": "baissé", "it": "calata"}
"""What a chance cannot have done by more than 100 points."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_given_away_is_a_sum_that_a_winner_can_understand(lang: str) -> None:
    head, about = written(lang, report()).splitlines()[:2]
    assert "151 ±20 " in head
    assert FALLEN.get(lang, "%") not in head
    # A number, the best move of each time, and how often that was clear.
    assert head.count(".") == 2
    assert about == t("coach-points-about", lang)
    assert about.count("100") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_given_away_is_never_less_than_nothing_and_its_error_is_told(lang: str) -> None:
    head, *_ = written(lang, report(lost=-0.018, costly=0)).splitlines()
    assert "(0 ±20 " in head
    one, *_ = written(lang, report(lost=0.01, decisions=1)).splitlines()
    assert "1 ±20 " in one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_a_decision_has_no_sum(lang: str) -> None:
    nothing: dict[str, Any] = {
        "decisions": 0,
        "costly": 0,
        "lost": 0.0,
        "costliest": (),
        "kinds": (),
    }
    head, *rest = written(lang, report(**nothing)).splitlines()
    assert not re.search(r"[\d±]", head)
    assert t("coach-points-about", lang) not in rest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_can_be_proven_that_is_told_in_one_line_and_there_is_no_sum(
    lang: str,
) -> None:
    assert "±" in written(lang, report(WORLDS * ENOUGH)).splitlines()[0]
    few = report(WORLDS * ENOUGH - 1, costly=0, costliest=())
    head, gap, ledger, *_ = written(lang, few).splitlines()
    assert re.findall(r"\d+", head) == ["49", "50", "200"]
    assert not gap
    assert ledger.startswith(t("coach-ledger", lang, start="50", result="100"))
    assert t("coach-kinds", lang) not in written(lang, few)


def test_the_page_and_the_terminal_ask_for_the_same_proof() -> None:
    figures = (Path(__file__).parents[2] / "web/src/coach/figures.ts").read_text("utf-8")
    assert f"ENOUGH = {ENOUGH};" in figures
    assert f"WIDE = {WIDE};" in figures


def test_a_name_that_is_too_long_is_cut(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, picture = tmp_path / "long.jsonl", tmp_path / "long.svg"
    names = ("x" * 5_000, "Ann")
    record = msgspec.structs.replace(played("flohcati", 2, seed=2), names=names)
    file.write_bytes(records.encode(record))
    line = ["coach", str(file), "--seat", "1", *SMALL]
    assert main([*line, "--plot", str(picture)]) == 0
    out = capsys.readouterr().out
    assert "moves by xxx" in out
    assert "x" * 25 not in out + picture.read_text("utf-8")
    assert main(["coach", str(file), "--seat", "0", "--summary", *SMALL]) == 0
    assert "x" * 25 not in capsys.readouterr().out


def test_nothing_of_the_picture_is_cut_off_or_covered() -> None:
    names = ("A" * LONGEST, "B" * LONGEST)
    title = "Partie 12: Zirkus Flohcati mit 4 Personen, aus der Sicht von " + names[0]
    picture = drawing.svg(title, report(), Voice("fr", names))
    for each in ElementTree.fromstring(picture).iterfind("{*}text"):
        x, size = float(each.attrib["x"]), float(each.get("font-size", 13))
        # Signs are hardly wider than this on average.
        width = 0.66 * size * len(each.text or "")
        if each.get("text-anchor") == "end":
            assert x - width >= 0, each.text
        else:
            room = drawing.WIDTH if each.get("font-size") else drawing.MIDDLE - drawing.REACH
            assert x + width <= room, each.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tenths_are_written_as_the_language_does(lang: str) -> None:
    sign = "." if lang == "en" else ","
    assert decimal(-1234.56, lang) == f"-1234{sign}6"
    assert decimal(0.04, lang, signed=True) == decimal(-0.04, lang, signed=True) == f"0{sign}0"
    assert decimal(15.54, lang, signed=True) == f"+15{sign}5"
    other = "," if sign == "." else "."
    out = written(lang, report())
    assert f"(+15{sign}5 ±3{sign}9)" in out
    assert f"150{sign}8 ±19{sign}6 (1/30)" in out
    assert not re.search(rf"\d{re.escape(other)}\d", out + " ".join(drawn(lang, report())))
