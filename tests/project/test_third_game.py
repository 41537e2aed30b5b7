"""A third game is there by its entry alone, in the whole program, and no other file knows it."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.cli.support.program import environment, tusch
from tests.conformance.support.highest import ENTRY
from tests.server.support.clients import Device, create
from tests.server.support.process import ROOT, Server
from tusch import bots, registry, rulebook
from tusch.bots.specs import BASELINES
from tusch.errors import OptionError
from tusch.i18n import card_name
from tusch.registry import MORE, Entry
from tusch.testing.texts import needed

REGISTERED = "highest=tests.conformance.support.highest"
"""All that registers the game."""
GUIDE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    # As for whoever follows the guide: the folder that they are in has to do.
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setenv(MORE, REGISTERED)


def test_third_game_is_offered() -> None:
    assert [*registry.GAMES] == ["figaro", "flohcati", "highest"]
    assert registry.entry("highest") is ENTRY


def test_walk_of_the_guide_works(tmp_path: Path) -> None:
    named, *commands = BLOCK.findall(GUIDE.read_text("utf-8"))[0].splitlines()
    assert named == f"export {MORE}={REGISTERED}"
    printed = {}
    for command in commands:
        program, *words = command.split()
        assert program == "tusch"
        words = [str(tmp_path / word) if word == "games.jsonl" else word for word in words]
        done = tusch(*words, "--lang", "en", cwd=ROOT)
        assert done.returncode == 0, done.stderr
        printed[words[0]] = done.stdout
    assert list(printed) == ["simulate", "replay", "rules", "arena"]
    assert len((tmp_path / "games.jsonl").read_bytes().splitlines()) == 5
    assert "H2  The highest card that is shown wins." in printed["rules"]
    assert all(bot in printed["arena"] for bot in ("greedy", "random", "novice", "master:5ms"))


def test_kit_of_the_guide_tries_every_table() -> None:
    command = BLOCK.findall(GUIDE.read_text("utf-8"))[1].strip()
    program, *words = command.split()
    assert program == "python"
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        f"highest, plain, {players} players: every promise is kept" for players in (2, 3, 4)
    ]


def test_kit_names_a_text_that_is_missing(tmp_path: Path) -> None:
    copied(tmp_path, "highest-event-shown", "highest-event-seen")
    done = subprocess.run(
        [sys.executable, "-m", "tusch.testing", "highest"],
        cwd=tmp_path,
        env=environment(**{MORE: "highest=mine"}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "there is no text highest-event-shown" in done.stderr
    assert "Traceback" not in done.stderr


def test_guide_lists_the_texts_that_a_game_needs() -> None:
    section = GUIDE.read_text("utf-8").partition("## Texts")[2].partition("\n## ")[0]
    for id in needed("highest"):
        form = id.replace("highest_wins", "OPTION").replace("highest", "NAME")
        assert any(re.fullmatch(each, form) for each in forms(section)), id


def forms(section: str) -> list[str]:
    """The ids of a section as patterns: what stands in capitals is a word of the game's own."""
    ids = re.findall(r"`([a-zA-Z-]+)`", section)
    return [re.sub(r"(?<!^)[A-Z]+(?=-|$)", r"[\\w.]+", id) for id in ids]


def test_guide_names_every_field_of_an_entry() -> None:
    section = GUIDE.read_text("utf-8").partition("## The entry")[2]
    needed, optional = section.partition("optional:")[::2]
    for field in msgspec.structs.fields(Entry):
        assert f"`{field.name}`" in (needed if field.required else optional)


def test_third_game_has_its_rule_pages() -> None:
    for lang in ("en", "de"):
        page = rulebook.markdown("highest", lang)
        assert "**H1** Everybody is dealt two of ten cards" in page
        assert "`highest_wins`" in page


def test_third_game_is_played_in_the_terminal() -> None:
    done = tusch(
        "play",
        "highest",
        "--players",
        "2",
        "--seed",
        "1",
        "--lang",
        "en",
        typed="1\n" * 9,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    assert "You show card" in done.stdout


def test_card_of_two_digits_has_its_name() -> None:
    assert card_name("highest", registry.entry("highest").deck[-1], "en") == "card 10"


@pytest.mark.parametrize(
    ("named", "game", "said"),
    [
        ("foo", "foo", "The game ‘foo’ cannot be used: TUSCH_GAMES names no module for it, as in"),
        ("foo=json", "foo", "The game ‘foo’ cannot be used: json has no ENTRY that is an Entry"),
        ("figaro=nope", "figaro", "cannot be used: ModuleNotFoundError: No module named 'nope'."),
        ("foo=broken", "foo", "cannot be used: ZeroDivisionError: division by zero."),
        ("foo=leaving", "foo", "cannot be used: SystemExit: 3."),
    ],
)
def test_game_that_cannot_be_used_is_refused_in_a_line(
    named: str, game: str, said: str, tmp_path: Path
) -> None:
    (tmp_path / "broken.py").write_text("1 / 0\n")
    (tmp_path / "leaving.py").write_text("raise SystemExit(3)\n")
    for command in ("simulate", "rules", "arena"):
        done = tusch(command, game, "--lang", "en", cwd=tmp_path, **{MORE: named})
        assert (done.returncode, done.stdout) == (2, "")
        assert said in done.stderr
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("bot", BASELINES)
def test_bot_that_needs_a_compiled_game_is_refused_in_a_line(bot: str) -> None:
    done = tusch("arena", "highest", "--bots", f"{bot}:100,random", cwd=ROOT)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "tusch: This bot needs a compiled highest, and there is none.\n"
    with pytest.raises(OptionError, match="needs a compiled highest"):
        bots.make(f"{bot}:100", registry.make("highest"), Random(1), custom=True)


def copied(folder: Path, text: str, instead: str) -> Path:
    """Copy the game, as the module `mine` and with one text spoilt; return the folder of texts."""
    support = ROOT / "tests" / "conformance" / "support"
    texts = (support / "highest_texts" / "en" / "highest.ftl").read_text("utf-8")
    english = folder / "highest_texts" / "en"
    english.mkdir(parents=True)
    (english / "highest.ftl").write_text(texts.replace(text, instead))
    (folder / "mine.py").write_text((support / "highest.py").read_text("utf-8"))
    return english


def test_text_that_is_missing_is_named_with_its_folder(tmp_path: Path) -> None:
    english = copied(tmp_path, "highest-title", "highest-name")
    done = tusch("rules", "highest", cwd=tmp_path, **{MORE: "highest=mine"})
    assert (done.returncode, done.stdout) == (2, "")
    said = f"tusch: The text ‘highest-title’ is missing; it belongs into {english}.\n"
    assert done.stderr == said


def test_third_game_is_played_at_a_real_table(tmp_path: Path) -> None:
    server = Server(tmp_path)
    (token,) = server.guests(1)
    own: dict[str, Any] = {"type": "own", "name": "Ann"}
    bot: dict[str, Any] = {"type": "bot", "level": "steady"}

    async def play() -> list[bytes]:
        code = await create(server, token, game="highest", seats=[own, bot, bot])
        device = Device(server, token, code)
        await device.connect()
        assert (await device.do(do="start"))["answer"] == "ok"
        while device.status != "over":
            device.move()
            await device.news()
        return [message for _, message in device.heard]

    heard = server.run(play)
    told = b"".join(heard)
    assert told.count(b'"type":"shown"') == 3
    assert b'"name":"steady"' in told
    assert msgspec.json.decode(heard[-1])["tell"] == "over"
    assert "Traceback" not in server.logged()
