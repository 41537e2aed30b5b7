"""`tusch play`: whole games in a terminal, leaving and going on, and what it says."""

import io
import json
import re
import subprocess
from pathlib import Path
from random import Random

import pytest

from tests.cli.support.program import PROMPT, TUSCH, Terminal, environment, tusch
from tests.support.scale import scaled
from tusch import record as records
from tusch.cli import main
from tusch.cli.commands.simulate import Simulation
from tusch.cli.play.person import as_notation
from tusch.registry import GAMES, entry, make, of_record

KINDS = [
    ("figaro", "davinci", 3),
    ("figaro", "aid", 4),
    ("figaro", "dutch", 6),
    ("flohcati", "amigo", 2),
    ("flohcati", "amigo", 5),
]

ANSWERS = [
    ("B2>0", r"Your own display shows red, .*\(F13\)"),
    ("why R1>2", r"Your own display already shows red.*\(F13\)"),
    ("r 3 > 1", r"neither a move nor a command. Moves look like R2>0"),
    ("r3 > 1", r"Not possible: Your own display already shows red.*\(F13\)"),
    ("Y1>7", r"There is no seat 7.*\(F12\)"),
    ("P3>1", r"You have no purple 3 \(painting\) in your hand. \(F11\)"),
    ("swap", r"There is no exchange.*\(F26\)"),
    ("why take", r"You can do that"),
    ("why", r"Type why and a move"),
    ("99", r"Type a number from 1 to 32"),
    ("0", r"Type a number from 1 to 32"),
    ("", r"Type a number from 1 to 32"),
    ("9" * 40, r"Type a number from 1 to 32"),
    ("dance", r"‘dance’ is neither a move nor a command"),
    ("rules f13", r"F13: "),
    ("rules F99", r"no clause ‘F99’; they go from F1 to F32"),
    ("rules", r"F32 "),
    ("hand", r"Your hand: 2 × B2 blue 2 \(magic\)"),
    ("table", r"\[3\] Cherubino: "),
    ("moves", r"32\. Take all the face-up cards \[take\]"),
    ("log", r"Cherubino holds the King"),
    ("discard", r"The discard pile is empty"),
    ("?", r"why MOVE"),
    ("save", r"Type save and the name of a file"),
    ("save missing/x.jsonl", r"could not be saved: .*missing/x.jsonl: No such file"),
]
"""What may be typed without making a move, and what is said to it."""


def play_to_the_end(terminal: Terminal, rng: Random) -> int:
    """Choose any number of every list until the game is over; return the exit code."""
    while (choices := terminal.choices()) is not None:
        terminal.type(f"{rng.randrange(choices) + 1}\n")
    return terminal.end()


def only_record(path: Path) -> records.Record:
    """The record of a file that holds a single good one."""
    record = records.decode(path.read_bytes())
    records.read(of_record(record), record)
    return record


@pytest.mark.parametrize(("game", "edition", "players"), KINDS)
def test_whole_game_is_played_in_a_terminal(
    game: str, edition: str, players: int, tmp_path: Path
) -> None:
    for seed in range(scaled(1)):
        save = tmp_path / f"{seed}.jsonl"
        table = ("--edition", edition, "--players", str(players), "--seat", "1")
        with Terminal(
            *(
                "play",
                game,
                "--bots",
                "random",
                *table,
                "--seed",
                str(seed),
                "--name",
                "Eva",
                "--save",
                save,
            ),
            cwd=tmp_path,
        ) as terminal:
            assert play_to_the_end(terminal, Random(seed)) == 0
        record = only_record(save)
        assert record.names[1] == "Eva"
        assert record.result
        score = terminal.screen[terminal.screen.index("The score:") :]
        assert f"You: {record.result.totals[1]}" in score
        for seat in {*range(players)} - {1}:
            assert f"{entry(game).bot_names[seat]}: {record.result.totals[seat]}" in score
        assert "Traceback" not in terminal.screen


@pytest.mark.parametrize("game", GAMES)
def test_reasons_on_the_score_sheet_add_up(game: str, tmp_path: Path) -> None:
    with Terminal("play", game, "--bots", "random", "--seed", "1", cwd=tmp_path) as terminal:
        assert play_to_the_end(terminal, Random(1)) == 0
    sheet = terminal.screen[terminal.screen.index("The score:") :]
    totals = [int(total) for total in re.findall(r"^\S.*?: (\d+)[.,]", sheet, re.MULTILINE)]
    blocks = re.split(r"^(?=\S)", sheet, flags=re.MULTILINE)[2:]
    points = [re.findall(r"^  (-?\d+): .* \([FZ]\d+\)$", block, re.MULTILINE) for block in blocks]
    assert len(totals) == 4
    assert [sum(int(point) for point in each) for each in points] == totals


@pytest.mark.parametrize("game", GAMES)
def test_screen_has_lines_of_text_and_nothing_else(game: str) -> None:
    shown = tusch("play", game, "--bots", "random", "--seed", "2", typed="1\n" * 20)
    assert shown.stderr == ""
    assert not re.search(r"[\x00-\x09\x0b-\x1f\u2500-\u259f]", shown.stdout)


def test_turn_table_events_and_moves_are_told_in_words() -> None:
    shown = tusch("play", "figaro", "--bots", "random", "--seed", "3", typed="take\nquit\n").stdout
    assert "You play against Bartolo (Random), Susanna (Random) and Cherubino (Random).\n" in shown
    assert "Cherubino holds the King and starts.\n" in shown
    assert "Cherubino plays a red 1 (fighting) in front of you.\n" in shown
    assert "It’s your turn.\n" in shown
    assert "[0] You: red 1 (fighting) in the display, worth 1;" in shown
    assert "[1] Bartolo: nothing in the display; no stack; no road; 15 cards" in shown
    assert "1. Play a blue 2 (magic) in front of Bartolo [B2>1]\n" in shown
    assert "You take all the face-up cards onto your stack.\n" in shown


def test_table_is_read_again_only_when_a_turn_begins() -> None:
    shown = tusch(
        "play", "flohcati", "--bots", "random", "--seed", "3", typed="flip\nquit\n"
    ).stdout
    first, second = shown.split("You flip", 1)
    assert "The row is empty.\n" in first
    assert "It’s still your turn.\nYou can:\n" in second


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What is said to each line, all of them typed at the first decision of one game."""
    folder = tmp_path_factory.mktemp("answers")
    typed = "".join(f"{line}\n" for line, _ in ANSWERS)
    shown = tusch("play", "figaro", "--bots", "random", "--seed", "3", typed=typed, cwd=folder)
    assert shown.returncode == 0
    assert list(folder.iterdir()) == []
    _before, *said, _after = re.split(r"Your move \(.*\): ", shown.stdout)
    return {line: answer for (line, _), answer in zip(ANSWERS, said, strict=True)}


@pytest.mark.parametrize(("typed", "due"), ANSWERS)
def test_what_is_typed_is_answered(typed: str, due: str, answers: dict[str, str]) -> None:
    assert re.search(due, answers[typed]), answers[typed]


def test_the_only_move_needs_no_number() -> None:
    shown = tusch("play", "flohcati", "--bots", "random", "--seed", "3", typed="\n").stdout
    assert "Your move (Enter, or ? for help): \nYou flip" in shown


def test_discard_can_be_looked_through() -> None:
    shown = tusch(
        "play", "flohcati", "--bots", "random", "--seed", "3", typed="flip\n" * 60 + "discard\n"
    ).stdout
    assert re.search(r"The discard pile: .+ and .+\.\n", shown)


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("r2>0", "R2>0"),
        (" J1 > 3 ", "J1>3"),
        ("o", "O"),
        ("TAKE", "take"),
        ("Take  c5", "take C5"),
        ("trio a3, c3 ,F3", "trio A3,C3,F3"),
        ("demand 2", "demand 2"),
    ],
)
def test_notation_may_be_typed_carelessly(typed: str, notation: str) -> None:
    assert as_notation(typed) == notation


@pytest.mark.parametrize("game", GAMES)
def test_saved_game_goes_on_where_it_stopped(game: str, tmp_path: Path) -> None:
    save = tmp_path / "my game.jsonl"
    rng = Random(4)
    with Terminal(
        "play", game, "--bots", "random", "--seed", "4", "--seat", "2", "--save", save, cwd=tmp_path
    ) as first:
        for _ in range(6):
            choices = first.choices()
            assert choices
            first.type(f"{rng.randrange(choices) + 1}\n")
        first.choices()
        first.type("quit\n")
        assert first.end() == 0
    assert f"tusch play {game} --load '{save}' --save '{save}'" in first.screen
    before = only_record(save)
    assert not before.result
    assert tusch("replay", save).returncode == 0

    end = tmp_path / "end.jsonl"
    with Terminal("play", "--load", save, "--save", end, cwd=tmp_path) as second:
        assert play_to_the_end(second, rng) == 0
    after = only_record(end)
    assert after.result
    assert after.names == before.names
    assert after.log[: len(before.log)] == before.log
    assert json.loads(end.read_bytes())["bots"] == ["random", "random", None, "random"]


def test_game_saved_at_the_prompt_is_saved_from_then_on(tmp_path: Path) -> None:
    typed = "save x.jsonl\n1\n1\nquit\n"
    shown = tusch(
        "play", "flohcati", "--bots", "random", "--seed", "1", typed=typed, cwd=tmp_path
    ).stdout
    assert "--load x.jsonl" in shown
    moves = [who for who, _ in only_record(tmp_path / "x.jsonl").log if who == 0]
    assert len(moves) == 2


def test_finished_game_can_be_loaded_to_see_the_score(tmp_path: Path) -> None:
    out = tmp_path / "x.jsonl"
    assert tusch("simulate", "flohcati", "--games", "1", "--out", out).returncode == 0
    shown = tusch("play", "--load", out, typed="\n")
    assert shown.returncode == 0
    assert "The score:" in shown.stdout
    assert "goes on" not in shown.stdout


@pytest.fixture(scope="module")
def circus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A saved game of Zirkus Flohcati."""
    path = tmp_path_factory.mktemp("saved") / "x.jsonl"
    tusch("play", "flohcati", "--bots", "random", "--seed", "1", "--save", path, typed="1\n")
    return path


def test_loaded_game_can_be_played_from_another_seat(circus: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.jsonl"
    shown = tusch("play", "--load", circus, "--seat", "3", "--save", out, typed="1\n").stdout
    assert "In moves you are number 3." in shown
    assert json.loads(out.read_bytes())["bots"] == ["steady", "random", "random", None]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("figaro",), "The saved game is Zirkus Flohcati, not ‘figaro’"),
        (("--players", "3"), "--players cannot be changed"),
        (("--edition", "amigo"), "--edition cannot be changed"),
        (("--option", "ties=shared"), "--option cannot be changed"),
        (("--seat", "4"), "0, 1, 2 and 3"),
        (("--bots", "random,random"), "2 bots for 3 seats"),
    ],
)
def test_what_a_saved_game_has_decided_cannot_be_changed(
    arguments: tuple[str, ...], reason: str, circus: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments, "--load", str(circus)]) == 2
    said = capsys.readouterr()
    assert reason in said.err
    assert said.out == ""


def test_saved_game_with_an_unknown_bot_is_refused(
    circus: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(circus.read_text("utf-8").replace('"random"', '"nobody"'), encoding="utf-8")
    assert main(["play", "--load", str(path)]) == 2
    assert "Unknown bot ‘nobody’" in capsys.readouterr().err


@pytest.mark.parametrize("lines", ["", "{}\n", "1\n2\n"])
def test_file_that_is_no_saved_game_is_refused(
    lines: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(lines, encoding="utf-8")
    assert main(["play", "--load", str(path)]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
@pytest.mark.parametrize("saved", [True, False])
def test_ctrl_c_and_ctrl_d_leave_cleanly_and_say_how_to_go_on(
    key: str, code: int, saved: bool, tmp_path: Path
) -> None:
    save = ("--save", "x.jsonl") if saved else ()
    with Terminal(
        "play", "figaro", "--bots", "random", "--seed", "3", *save, cwd=tmp_path
    ) as terminal:
        terminal.until(PROMPT)
        terminal.type("take\n")
        terminal.until(PROMPT)
        terminal.type(key)
        assert terminal.end(key) == code
    assert "Traceback" not in terminal.screen
    assert "You leave the game." in terminal.screen
    if saved:
        assert "tusch play figaro --load x.jsonl --save x.jsonl" in terminal.screen
        assert only_record(tmp_path / "x.jsonl").log[-1] == (0, "take")
    else:
        assert "--save FILE" in terminal.screen
        assert "--load FILE" in terminal.screen


def test_game_is_saved_at_every_move(tmp_path: Path) -> None:
    with Terminal(
        "play", "figaro", "--bots", "random", "--seed", "3", "--save", "x.jsonl", cwd=tmp_path
    ) as terminal:
        terminal.until(PROMPT)
        terminal.type("take\n")
        terminal.until(PROMPT)
        assert only_record(tmp_path / "x.jsonl").log[-1] == (0, "take")


@pytest.mark.parametrize("game", GAMES)
def test_without_input_it_says_what_to_do(game: str) -> None:
    shown = tusch("play", game, typed="")
    assert shown.returncode == 0
    assert "in a terminal" in " ".join(shown.stdout.split())
    assert f"tusch simulate {game}" in shown.stdout
    assert "Your move" not in shown.stdout


def test_program_can_play_through_pipes_and_wait_for_each_prompt() -> None:
    with subprocess.Popen(
        [*TUSCH, "play", "flohcati", "--bots", "random", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
        encoding="utf-8",
    ) as process:
        assert process.stdin
        assert process.stdout
        for _ in range(3):
            said = ""
            while not PROMPT.search(said):
                said += process.stdout.read(1)
            process.stdin.write("1\n")
            process.stdin.flush()
        process.stdin.close()
        assert "You leave the game." in process.stdout.read()


def test_input_that_ends_before_a_line_says_what_to_do() -> None:
    with subprocess.Popen(
        [*TUSCH, "play", "flohcati"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
        encoding="utf-8",
    ) as process:
        assert process.stdin
        assert process.stdout
        said = process.stdout.readline()
        process.stdin.close()
        said += process.stdout.read()
    assert process.returncode == 0
    assert "in a terminal" in " ".join(said.split())
    assert "You leave" not in said


def test_same_seed_deals_the_same_game() -> None:
    one, other = (
        tusch("play", "figaro", "--bots", "random", "--seed", "5", typed="1\n" * 9).stdout
        for _ in "12"
    )
    assert one == other


def test_stacks_and_roads_have_no_numbers_unless_the_table_shows_them() -> None:
    typed = "1\n" * 400
    hidden = tusch(
        "play", "figaro", "--bots", "random", "--players", "3", "--seed", "1", typed=typed
    ).stdout
    assert re.search(r"; a (small|large) stack; a [a-z ]*road[a-z ]*; ", hidden)
    assert not re.search(r"stack of \d|road of length \d", hidden)
    options = ("--option", "open_stacks=on", "--option", "show_lengths=on")
    shown = tusch(
        "play", "figaro", "--bots", "random", "--players", "3", "--seed", "1", *options, typed=typed
    ).stdout
    assert re.search(r"; a stack of \d+ cards; a road of length \d+ \([\d, and]+\); ", shown)
    assert not re.search(r"(small|large) stack|(short|long) road", shown)


def test_lengths_are_told_when_an_exchange_is_offered(tmp_path: Path) -> None:
    simulation = Simulation(make("figaro", "dutch"), ("random",) * 4, 1)
    games = (json.loads(records.encode(simulation.play(index))) for index in range(1000))
    found = next(game for game in games if game["log"][-1][1] in ("swap", "keep"))
    seat, _ = found["log"].pop()
    del found["result"]
    path = tmp_path / "x.jsonl"
    path.write_text(json.dumps(found), encoding="utf-8")
    shown = tusch("play", "--load", path, "--seat", str(seat), typed="keep\n").stdout
    assert re.search(rf"\[{seat}\] You: .*; a road of length \d+ \(", shown)
    assert "Exchange your longest road piece" in shown
    assert "You keep your road as it is.\n" in shown


@pytest.mark.clause("Z14")
def test_nobody_is_asked_to_end_a_turn_who_can_do_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n1\n" * 200))
    asked = ["--players", "2", "--bots", "random", "--seed", "1", "--save", str(file)]
    assert main(["play", "flohcati", *asked]) == 0
    printed = capsys.readouterr().out
    ends = only_record(file).log.count((0, "end"))
    assert ends >= 5
    assert "1. End your turn" not in printed
    assert "ends the turn" not in printed
    assert len(re.findall(r"\d+\. End your turn", printed)) < ends
