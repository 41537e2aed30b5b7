"""Tests take nothing that others on the machine may need: no port, no folder, no priority."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import home, ports
from tests.support.ports import blocks, free_port
from tusch import kernel
from tusch.cli.commands.home import PORTS
from tusch.server.run import settings

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
GIVES = TESTS / "support" / "ports.py"
"""The one place that hands out ports."""
NO_NICE = "TUSCH_NO_NICE"
PRIORITY = ("nice", "setpriority", "sched_setscheduler")
COMPILE = """
from tusch.kernel import chance
words = chance.generator(1)
print(sum(chance.seed.stats.cache_hits.values()), sum(chance.seed.stats.cache_misses.values()))
"""
COMPILE_MORE = """
import numpy as np
chance.seed(words.astype(np.int64), 1)
assert sum(chance.seed.stats.cache_misses.values()) == 1
"""
STEP_BACK = """
import os
from tusch.processes import inside
before = os.nice(0)
inside.step_back(3)
print(before, os.nice(0))
"""


def taken(text: str) -> Iterator[str]:
    """Yield each place where a test takes what others may need."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if gives_a_port(node):
                yield f"{node.lineno}: a port that is not kept: use free_port() of tests.support"
            case ast.Call(func=ast.Attribute(attr=name)) if name in PRIORITY:
                yield f"{node.lineno}: {name}: others would wait for what steps back"
            case ast.List(elts=words) | ast.Tuple(elts=words) | ast.Call(args=words):
                said = " ".join(str(word.value) for word in words if isinstance(word, ast.Constant))
                if f"--port {settings.DEFAULT_PORT}" in said.replace("=", " "):
                    yield f"{node.lineno}: the port of `make play`"


def gives_a_port(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function asks the system for a port, but does not listen there."""
    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
    called = {call.func.attr for call in calls if isinstance(call.func, ast.Attribute)}
    any_port = any(
        isinstance(call.func, ast.Attribute)
        and call.func.attr == "bind"
        and isinstance(address, ast.Tuple)
        and ast.unparse(address.elts[-1]) == "0"
        for call in calls
        for address in call.args
    )
    return any_port and "getsockname" in called and "listen" not in called


def test_no_test_takes_what_others_may_need() -> None:
    found = {
        f"{path.relative_to(TESTS)}:{place}"
        for path in sorted(TESTS.rglob("*.py"))
        if path not in {GIVES, Path(__file__)}
        for place in taken(path.read_text("utf-8"))
    }
    assert found == set()


@pytest.mark.parametrize(
    "planted",
    [
        "def port():\n with socket() as s:\n  s.bind(('', 0))\n  return s.getsockname()[1]",
        "os.nice(5)",
        "main(['serve', '--port', '8000'])",
        "fails(capsys, 'serve', '--port', 8000)",
        "tusch('serve --port=8000')",
    ],
)
def test_what_is_taken_is_found(planted: str) -> None:
    assert len([*taken(planted)]) == 1
    kept = planted.replace("return ", "s.listen(); ").replace("os.", "").replace("8000", "0")
    assert not [*taken(kept)]


@pytest.mark.parametrize(
    ("low", "high"), [(32_768, 60_999), (49_152, 65_535), (10_240, 65_535), (1_024, 65_535)]
)
def test_ports_that_the_system_hands_out_are_left_to_it_if_any_others_are_enough(
    low: int, high: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = tmp_path / "range"
    system.write_text(f"{low}\t{high}\n")
    monkeypatch.setattr(ports, "_ephemeral", system)
    ours = {port for block in blocks() for port in block}
    assert len(ours) >= 5_000
    assert ours.isdisjoint(range(low, high + 1)) == (low > 30_000)


def test_ports_are_given_once_and_never_to_a_game_that_is_played() -> None:
    given = [free_port() for _ in range(250)]
    assert len({*given}) == len(given)
    assert {*given} <= {port for block in blocks() for port in block}
    played = settings.DEFAULT_PORT
    assert {*given}.isdisjoint(range(played, played + PORTS))


def test_no_other_process_is_given_our_ports() -> None:
    ours = free_port()
    (block,) = (block for block in blocks() if ours in block)
    code = f"from tests.support import ports; ports.blocks = lambda: [{block}]; ports.free_port()"
    command = [sys.executable, "-c", code]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "no port is free" in said.stderr, f"{ours} may be given away again"


def test_nothing_that_is_usual_is_the_users() -> None:
    usual = settings.read({}, os.environ)
    assert usual.port == 0, "a server without --port takes that of `make play`"
    own = Path.home()
    assert own.name.startswith("tusch-home-")
    assert isinstance(usual.data, Path)
    assert usual.data.is_relative_to(own), "the user's tables"
    assert kernel.cache_folder().is_relative_to(own), "the user's kernels"


def test_kernels_are_read_from_the_users_cache_and_never_written_there(tmp_path: Path) -> None:
    users = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), home.OWN: ""}

    def run(code: str) -> str:
        command = [sys.executable, "-c", code]
        return subprocess.run(
            command, cwd=ROOT, env=users, capture_output=True, text=True, check=True
        ).stdout

    assert run(COMPILE) == "0 1\n"
    before = contents(tmp_path)
    assert run(f"from tests.support import home\nhome.settle(){COMPILE}{COMPILE_MORE}") == "1 0\n"
    assert contents(tmp_path) == before


def contents(folder: Path) -> dict[Path, tuple[int, bytes]]:
    """When each file below a folder was last written, and what it holds."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path: (path.stat().st_mtime_ns, path.read_bytes()) for path in files}


@pytest.mark.skipif(not hasattr(os, "nice"), reason="there are no priorities here")
@pytest.mark.parametrize("steps", [3, 0])
def test_a_process_steps_back_unless_a_test_waits_for_it(steps: int) -> None:
    assert os.environ[NO_NICE]
    env = {**os.environ, NO_NICE: ""} if steps else None
    command = [sys.executable, "-c", STEP_BACK]
    said = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    before, after = map(int, said.split())
    assert after == min(before + steps, 19), f"it stepped back by {after - before}"
