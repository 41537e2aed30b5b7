"""Two independent readings of the rules agree about every set of legal moves in records."""

import ast
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.referee import figaro, flohcati
from tests.support.replays import TABLES, Anyhow
from tests.support.scale import soaked
from tusch import options, record, registry
from tusch.bots import GreedyPlayer
from tusch.play import playout
from tusch.registry import GAMES, AnyGame

REFEREES: dict[str, Callable[[int, int, dict[str, Any]], Any]] = {
    "figaro": figaro.Referee,
    "flohcati": flohcati.Referee,
}
WORD = re.compile("[a-z]+|J|O|>")
"""What a move is told by: its word, a jester, a ring, or a card of a colour."""
WORDS = {"J", "O", ">", "swap", "keep", "flip", "take", "demand", "steal", "give"}
WORDS |= {"trio", "gala", "end"}
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))


def compare(line: str) -> Counter[str]:
    """Follow a record with the referee and with the library; return how many sets were equal.

    Counted are all sets, and those in which a word of the notation was.
    """
    written = json.loads(line)
    found = record.decode(line)
    game = registry.of_record(found)
    steps = record.read(game, found)
    referee = REFEREES[found.game](written["tusch"], found.players, written["rules"])
    sets: Counter[str] = Counter()
    for entry, step in enumerate(steps):
        who, what = written["log"][entry]
        moves = referee.moves()
        assert (referee.actor, referee.over) == (who, False), (line, entry)
        if who is not None:
            legal = [game.format(action) for action in game.legal_actions(step.before)]
            assert (len(legal), {*legal}) == (len(moves), moves), (line, entry)
            sets.update({"all", *(WORD.findall(move)[0] for move in moves)})
        elif moves is not None:
            assert what in moves, (line, entry)
        referee.play(what)
    assert referee.over == ("result" in written), line
    if referee.over:
        assert referee.result() == written["result"], line
    return sets


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_referee_agrees_with_every_kept_record(path: Path) -> None:
    for line in path.read_text().splitlines():
        assert compare(line)["all"] > 50


def changes(name: str, rng: Random) -> dict[str, Any]:
    """Any value of some options."""
    found: dict[str, Any] = {}
    for option in options.names(GAMES[name].ruleset):
        values = options.allowed(GAMES[name].ruleset, option)
        if len(values) > 1 and rng.random() < 0.4:
            found |= dict([options.read(GAMES[name].ruleset, f"{option}={rng.choice(values)}")])
        elif len(values) == 1 and rng.random() < 0.2:
            found[option] = [rng.randrange(1, 9) for _ in range(15)]
    return found


class Mixed:
    """Does what is sensible, or just anything: so games get long and odd."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.greedy = GreedyPlayer(game, rng)
        self.anyhow = Anyhow(rng)
        self.rng = rng

    def choose(self, view: Any) -> Any:
        player = self.greedy if self.rng.random() < 0.3 else self.anyhow
        return player.choose(view)


def written(name: str, edition: str, players: int, rng: Random, version: int) -> str:
    """A record of a version, with all options or only those that were changed."""
    changed = changes(name, rng)
    if version == 1:
        changed |= registry.played_before(name)
    game = registry.make(name, edition, changed)
    player = Mixed(game, rng) if rng.random() < 0.3 else Anyhow(rng)
    steps = list(playout(game, game.start(players), [player] * players, rng))
    found = json.loads(record.encode(record.write(game, players, steps)))
    if rng.random() < 0.5:
        found["rules"] = {"edition": edition, **changed}
    if version == 1:
        found["tusch"] = 1
        for option in registry.played_before(name):
            del found["rules"][option]
    return json.dumps(found)


def lines(games: int) -> Iterator[str]:
    """Records of all tables and editions, of both versions, with any options."""
    for number in range(games):
        for version in (1, 2):
            for name, edition, players in TABLES:
                rng = Random(f"{name}/{edition}/{players}/{version}/{number}")
                yield written(name, edition, players, rng, version)


@pytest.mark.clause("F11", "F12", "F18", "F19", "Z5", "Z9", "Z12", "Z13", "Z14")
def test_referee_agrees_with_games_of_all_tables_and_options() -> None:
    games = soaked(4, 60)
    sets = sum((compare(line) for line in lines(games)), Counter[str]())
    assert {*sets} == WORDS | {"all"}
    assert sets["all"] > 2000 * games


def test_referee_notices_another_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    def anybody_without_cards(self: Any) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.seat]

    monkeypatch.setattr(flohcati.Referee, "_opponents_with_cards", anybody_without_cards)
    monkeypatch.setattr(figaro, "ENOUGH", 7)
    for name in REFEREES:
        played = [line for line in lines(1) if json.loads(line)["game"] == name]
        with pytest.raises(AssertionError):
            sum(map(compare, played), Counter[str]())


@pytest.mark.parametrize("module", [figaro, flohcati])
def test_referee_uses_nothing_of_the_library(module: Any) -> None:
    for node in ast.walk(ast.parse(Path(module.__file__).read_text())):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert {name.partition(".")[0] for name in names} <= {"collections", "itertools", "typing"}
