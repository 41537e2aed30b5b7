"""The searches as WebAssembly: fresh, and the same as those that are compiled here."""

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from math import exp, ulp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.figaro.kernel.support.walks import TABLES as FIGARO_TABLES
from tests.flohcati.kernel.test_twin import TABLES as FLOHCATI_TABLES
from tests.kernel.support.engine import searching
from tests.support.scale import scaled
from tusch import kernel, play
from tusch.bots.greedy import TEMPERS, GreedyPlayer, weights
from tusch.bots.search import wasm
from tusch.bots.search.minds import compiled_mind, parts
from tusch.bots.search.player import mind
from tusch.bots.search.readable import ReadableMind
from tusch.bots.search.wasm import Search, WasmMind, bring
from tusch.bots.uniform import UniformPlayer
from tusch.figaro import Figaro
from tusch.kernel import sheet
from tusch.kernel.chance import generator
from tusch.kernel.race import race
from tusch.kernel.reading import told
from tusch.registry import GAMES, AnyGame, make
from wasm.exponential import exponential
from wasm.made import digest, file_of, stamped

ROOT = Path(__file__).parents[2]
TABLES: dict[str, list[tuple[AnyGame, int]]] = {
    "figaro": [(Figaro(ruleset), players) for ruleset, players in FIGARO_TABLES],
    "flohcati": [*FLOHCATI_TABLES],
}
MOODS = (None, *TEMPERS)


@pytest.fixture(params=GAMES)
def brought(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game whose search is brought."""
    monkeypatch.setattr(wasm, "_BROUGHT", {})
    with searching(file_of(request.param)) as search:
        bring(request.param, search)
        yield request.param


def views(name: str, games: int, every: int) -> Iterator[tuple[AnyGame, Any]]:
    """What players see who have a choice, at all tables in turn: keen ones and random ones."""
    tables = TABLES[name]
    for number in range(games):
        # Far apart in the list, so that few games have met all sizes and most options.
        game, players = tables[number * 7 % len(tables)]
        rng = Random(number)
        kind: Any = (GreedyPlayer(game, rng), UniformPlayer(rng))[number % 2]
        steps = play.playout(game, game.start(players), [kind] * players, rng)
        choices = (step for step in steps if isinstance(step.actor, int))
        for step in islice(choices, number % every, None, every):
            view: Any = game.observe(step.before, step.actor)  # type: ignore[arg-type]
            if len(view.legal) > 1:
                yield game, view


def test_files_are_fresh() -> None:
    for game, entry in GAMES.items():
        search = import_module(f"{entry.kernel}.sheet").search
        fresh = stamped(file_of(game).read_bytes()) == digest(search)
        assert fresh, f"a kernel of {game} has changed: make wasm"


def test_files_tell_nothing_of_the_machine_that_made_them() -> None:
    for game in GAMES:
        made = file_of(game).read_bytes()
        assert b".py" not in made
        assert b"/" + b"numba" not in made


def test_the_same_is_chosen_with_the_same_chances(brought: str) -> None:
    met = set()
    for number, (game, view) in enumerate(views(brought, scaled(60), 9)):
        playouts, mood = (40, 200)[number % 2], MOODS[number % len(MOODS)]
        own = weights(game, mood).numbers
        here = compiled_mind(game, playouts, None, own).think(view, number)
        assert WasmMind(game, playouts, None, mood).think(view, number) == here
        met.add(len(view.stacks if brought == "figaro" else view.trios))
    assert met == {*make(brought).seats}


def test_the_same_is_found_heat_by_heat_in_two_portions(brought: str) -> None:
    for number, (game, view) in enumerate(views(brought, scaled(20), 23)):
        its = Portions(wasm._BROUGHT[brought], 70)
        bring(brought, its)
        WasmMind(game, 150, None).think(view, number)
        bring(brought, its.search)
        compiled, run = parts(game)
        rng = generator(number)
        ours = race([compiled.code(action) for action in view.legal])
        ruleset = game.ruleset  # type: ignore[attr-defined]
        packed = compiled.pack_view(ruleset, view)
        ours.goal[0] = 150
        for played in (70, 80):
            if ours.alive.sum() > 1:
                run(packed, rng, ours, played - max(0, int(ours.played[0]) - 70))
        given = told(np.frombuffer(bytearray(its.last), np.uint8))
        assert rng.tobytes() == given.rng.tobytes()
        for part in ours._fields:
            assert getattr(ours, part).tobytes() == getattr(given.race, part).tobytes(), part


class Portions:
    """A search that does less than it is asked for, and remembers what it found last."""

    def __init__(self, search: Search, most: int) -> None:
        self.search = search
        self.most = most
        self.last = b""
        self.calls = 0

    def clock(self) -> float:
        """A clock on which every playout takes a millisecond."""
        head = np.frombuffer(self.last[: sheet.HEAD * sheet.WORD], np.int64)
        return int(head[sheet.PLAYED]) / 1000 if self.last else 0.0

    def __call__(self, given: bytes) -> bytes:
        self.calls += 1
        words = np.frombuffer(bytearray(given), np.uint8)
        head = words[: sheet.HEAD * sheet.WORD].view(np.int64)
        head[sheet.PLAYOUTS] = min(head[sheet.PLAYOUTS], self.most)
        self.last = self.search(words.tobytes())
        return self.last


def test_a_budget_in_time_is_spent_in_portions(
    brought: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, view = next(views(brought, 1, 1))
    its = Portions(wasm._BROUGHT[brought], 1 << 30)
    bring(brought, its)
    for module in ("minds", "wasm"):
        monkeypatch.setattr(f"tusch.bots.search.{module}.now", its.clock)
    thoughts = WasmMind(game, None, 500).think(view, 1)
    assert its.calls > 1
    assert {thought.action for thought in thoughts} == {*view.legal}


def test_a_player_without_numba_has_the_search_that_was_brought(
    brought: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "available", lambda: False)
    assert isinstance(mind(make(brought), 40, None), WasmMind)
    other = next(game for game in GAMES if game != brought)
    assert isinstance(mind(make(other), 40, None), ReadableMind)


def test_what_a_search_is_told_needs_neither_numpy_nor_numba() -> None:
    code = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
from random import Random
from tusch.bots.search import wasm
from tusch.bots.search.player import SearchPlayer
from tusch.registry import GAMES, make
def told(sheet):
    raise StopIteration
for name in GAMES:
    game = make(name)
    state = game.start(3)
    while not isinstance(game.actor(state), int) or len(game.legal_actions(state)) < 2:
        state = game.apply(state, game.sample(state, Random(1)))
    wasm.bring(name, told)
    try:
        SearchPlayer(game, Random(1), playouts=8).choose(game.observe(state, game.actor(state)))
    except StopIteration:
        print(name)
"""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == [*GAMES], done.stderr


def test_powers_of_e_are_those_of_the_machine_or_the_number_beside() -> None:
    rng = Random(1)
    exponents = [-rng.random() * rng.choice((1, 10, 100)) for _ in range(2000)]
    found = [exponential(exponent) for exponent in exponents]
    expected = [exp(exponent) for exponent in exponents]
    assert all(abs(a - b) <= ulp(b) for a, b in zip(found, expected, strict=True))
    assert sum(a != b for a, b in zip(found, expected, strict=True)) < 20
    assert (exponential(0.0), exponential(-800.0)) == (1.0, 0.0)


TOY = '''
from tusch.kernel import compiled
import numpy as np
TABLE = np.array([1, 2])
MORE = 3
@compiled
def inner(n: int) -> int:
    """Say something."""
    return n + MORE  # a comment
@compiled
def search(n: int) -> int:
    return inner(n) + TABLE[0]
@compiled
def elsewhere(n: int) -> int:
    return n
'''


def test_a_file_is_old_when_what_is_compiled_has_changed_and_not_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))

    def of(name: str, old: str = "", new: str = "") -> str:
        (tmp_path / f"{name}.py").write_text(TOY.replace(old, new) if old else TOY)
        return digest(import_module(name).search)

    first = of("toy_one")
    for number, words in enumerate(
        (("something", "more"), ("a comment", "another"), ("return n\n", "return -n\n"))
    ):
        assert of(f"toy_same_{number}", *words) == first
    edits = (("n + MORE", "n - MORE"), ("MORE = 3", "MORE = 4"), ("[1, 2]", "[1, 9]"))
    assert len({first, *(of(f"toy_{number}", *edit) for number, edit in enumerate(edits))}) == 4
