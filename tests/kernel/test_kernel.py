"""What the kernels stand on: whether numba is there, and where compiled code is kept."""

import gc
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from inspect import ismodule
from pathlib import Path
from pkgutil import iter_modules

import pytest

from tusch import kernel
from tusch.registry import GAMES

SOURCE = Path(__file__).parents[2] / "src"
FOLDER = "from tusch.kernel import cache_folder; print(cache_folder())"
COMPILE = """
from tusch.kernel import chance
chance.generator(1)
print(sum(chance.seed.stats.cache_hits.values()), sum(chance.seed.stats.cache_misses.values()))
"""
TOY_GAME = """
from tusch.kernel import compiled

@compiled
def step(n: int) -> int:
    return n + 1
"""
TOY_LOOP = """
import toy_game
from tusch.kernel import compiled, shared

@shared
def both(game: object, n: int) -> int:
    return game.step(game.step(n))

@compiled
def twice(n: int) -> int:
    return both(toy_game, n)
"""
LOOP = """
from toy_loop import both, twice
print(twice(3), sum(twice.stats.cache_hits.values()), len(both.signatures))
"""


def run(code: str, source: Path = SOURCE, **settings: str) -> str:
    """What a Python of its own prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "PYTHONPATH": str(source), **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_package_and_kernel_load_neither_numba_nor_numpy() -> None:
    loaded = run("import sys, tusch, tusch.kernel; print({'numba', 'numpy'} & {*sys.modules})")
    assert loaded == "set()"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_kernel_offers_is_the_same_when_all_its_rooms_are_loaded(game: str) -> None:
    """A room that is loaded later would stand in the place of a function of its name."""
    offered = import_module(f"tusch.{game}.kernel")
    for room in iter_modules(offered.__path__):
        import_module(f"{offered.__name__}.{room.name}")
    assert not [name for name in offered.__all__ if ismodule(getattr(offered, name))]


def test_a_kernel_that_is_there_needs_no_notice() -> None:
    assert kernel.available()
    assert kernel.notice() is None


def test_without_numba_a_notice_says_so() -> None:
    code = "import sys; sys.modules['numba'] = None\nfrom tusch.kernel import *\n"
    assert run(code + "print(available(), notice().id, notice().args)") == (
        f"False kernel-missing {{'python': '{sys.version_info[0]}.{sys.version_info[1]}'}}"
    )


def test_compiled_code_is_kept_in_the_users_cache_and_read_again(tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    settings = {"XDG_CACHE_HOME": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    assert run(COMPILE, tmp_path / "src", **settings) == "0 1"
    assert [*(tmp_path / "cache" / "tusch").glob("*/*/*.nbi")]
    assert run(COMPILE, tmp_path / "src", **settings) == "1 0"
    assert not [*(tmp_path / "src").rglob("*.nbi")]


def test_what_a_game_hands_its_kernel_to_is_kept_as_a_part_of_the_game(tmp_path: Path) -> None:
    settings = {"XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": f"{SOURCE}{os.pathsep}{tmp_path}"}
    for name, source in (("toy_game", TOY_GAME), ("toy_loop", TOY_LOOP)):
        (tmp_path / f"{name}.py").write_text(source)
    assert run(LOOP, SOURCE, **settings) == "5 0 1"
    assert run(LOOP, SOURCE, **settings) == "5 1 0"


def test_an_edit_of_any_source_or_another_setting_compiles_anew(tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "src")
    settings = {"XDG_CACHE_HOME": str(tmp_path)}
    folders = [run(FOLDER, tmp_path / "src", **settings)]
    for name in ("figaro/ruleset.py", "flohcati/cards.py", "kernel/chance.py", "cards.py"):
        source = tmp_path / "src" / "tusch" / name
        source.write_text(source.read_text("utf-8") + "\n# edited\n", "utf-8")
        folders.append(run(FOLDER, tmp_path / "src", **settings))
    folders.append(run(FOLDER, tmp_path / "src", **settings, NUMBA_OPT="1"))
    assert len({*folders}) == 6
    assert folders[-2] == run(FOLDER, tmp_path / "src", **settings)


def test_a_cache_that_cannot_be_written_is_replaced_until_the_process_ends(tmp_path: Path) -> None:
    blocked = tmp_path / "cache"
    blocked.write_text("not a folder")
    code = f"{FOLDER}\nprint(cache_folder().is_dir()){COMPILE}"
    folder, there, counts = run(code, XDG_CACHE_HOME=str(blocked)).splitlines()
    assert (there, counts) == ("True", "0 1")
    assert not Path(folder).exists()


def test_code_of_older_versions_is_forgotten(tmp_path: Path) -> None:
    for age in range(20):
        old = tmp_path / "tusch" / f"version-{age}"
        old.mkdir(parents=True)
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    newest = Path(run(FOLDER, XDG_CACHE_HOME=str(tmp_path)))
    left = {folder.name for folder in (tmp_path / "tusch").iterdir()}
    assert left == {newest.name, *(f"version-{age}" for age in range(7))}


def test_other_users_of_numba_keep_their_own_cache(tmp_path: Path) -> None:
    code = "import numba; from tusch.kernel import chance; print(repr(numba.config.CACHE_DIR))"
    assert run(code, NUMBA_CACHE_DIR="", XDG_CACHE_HOME=str(tmp_path)) == "''"


@pytest.mark.parametrize("name", ["XDG_CACHE_HOME", "LOCALAPPDATA"])
def test_the_users_cache_is_where_the_system_says(tmp_path: Path, name: str) -> None:
    settings = {"XDG_CACHE_HOME": "", "LOCALAPPDATA": "", name: str(tmp_path)}
    assert Path(run(FOLDER, SOURCE, **settings)).parent == tmp_path / "tusch"


def test_without_such_settings_it_is_in_the_home_folder(tmp_path: Path) -> None:
    settings = {"XDG_CACHE_HOME": "", "LOCALAPPDATA": "", "HOME": str(tmp_path)}
    assert Path(run(FOLDER, SOURCE, **settings)).parent == tmp_path / ".cache" / "tusch"


def test_example_of_the_documentation_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = Path(__file__).parents[2] / "docs" / "research.md"
    examples = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    [example] = [each for each in examples if "kernel import Batch" in each]
    exec(example, {})
    shares = re.findall(r"0\.\d+", capsys.readouterr().out)[:4]
    assert sum(map(float, shares)) == pytest.approx(1)
    assert all(0.2 < float(share) < 0.3 for share in shares)


@pytest.mark.parametrize("collecting", [True, False])
def test_loading_pauses_the_collector_and_leaves_it_as_it_was(collecting: bool) -> None:
    before = gc.isenabled()
    (gc.enable if collecting else gc.disable)()
    try:
        with kernel.loading():
            assert not gc.isenabled()
        assert gc.isenabled() == collecting
    finally:
        (gc.enable if before else gc.disable)()
