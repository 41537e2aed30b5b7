"""A third game is there by its entry alone, in the whole program, and no other file knows it."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.support.program import tusch
from tests.conformance.support.highest import ENTRY
from tests.server.support.clients import Device, create
from tests.server.support.process import ROOT, Server
from tusch import registry, rulebook
from tusch.registry import MORE, Entry

REGISTERED = "highest=tests.conformance.support.highest"
"""All that registers the game."""
GUIDE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE, REGISTERED)
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")


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
        done = tusch(*words, "--lang", "en", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        printed[words[0]] = done.stdout
    assert list(printed) == ["simulate", "replay", "rules", "arena"]
    assert len((tmp_path / "games.jsonl").read_bytes().splitlines()) == 5
    assert "H2  The highest card that is shown wins." in printed["rules"]
    assert all(bot in printed["arena"] for bot in ("greedy", "random", "novice", "master:5ms"))


def test_guide_names_every_field_of_an_entry() -> None:
    section = GUIDE.read_text("utf-8").partition("## The entry")[2]
    needed, optional = section.partition("These may")[::2]
    for field in msgspec.structs.fields(Entry):
        assert f"`{field.name}`" in (needed if field.required else optional)


def test_third_game_has_its_rule_pages() -> None:
    for lang in ("en", "de"):
        page = rulebook.markdown("highest", lang)
        assert "**H1** Everybody is dealt two of nine cards" in page
        assert "`highest_wins`" in page


def test_third_game_is_played_in_the_terminal() -> None:
    done = tusch(
        "play", "highest", "--players", "2", "--seed", "1", "--lang", "en", typed="1\n" * 9
    )
    assert done.returncode == 0, done.stderr
    assert "You show card" in done.stdout


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
