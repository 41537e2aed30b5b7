"""The layers of the package, and what the rules may import."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[2]
RULES = ("tusch.game", "tusch.cards", "tusch.figaro", "tusch.flohcati")
EFFECTS = {
    "asyncio",
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "uuid",
}


def lint_imports(source: Path) -> subprocess.CompletedProcess[str]:
    """Check the contracts of pyproject.toml against the package in `source`."""
    command = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(
        [command, "--config", ROOT / "pyproject.toml", "--no-cache"],
        cwd=source,
        env={**os.environ, "PYTHONPATH": str(source), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def copy_with_import(target: Path, importer: str, imported: str) -> Path:
    """A copy of the sources in which one module has one import more."""
    source = target / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    module = source / importer
    module.write_text(f"{module.read_text('utf-8')}\nimport {imported}\n", "utf-8")
    return source


def direct_imports(module: str) -> set[str]:
    """What the module imports at run time, by top-level name; a compiled twin may import more."""
    graph = grimp.build_graph(
        "tusch",
        include_external_packages=True,
        exclude_type_checking_imports=True,
        cache_dir=None,
    )
    parts = {module, *graph.find_descendants(module)}
    modules = {part for part in parts if ".kernel" not in part}
    return {name for each in modules for name in graph.find_modules_directly_imported_by(each)}


def test_imports_point_downwards_only() -> None:
    result = lint_imports(ROOT / "src")
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("tusch/game.py", "tusch.figaro"),
        ("tusch/figaro/__init__.py", "tusch.flohcati"),
        ("tusch/flohcati/__init__.py", "tusch.cli"),
    ],
)
def test_an_import_upwards_or_sideways_is_caught(
    tmp_path: Path, importer: str, imported: str
) -> None:
    result = lint_imports(copy_with_import(tmp_path, importer, imported))
    assert result.returncode == 1, result.stdout + result.stderr
    assert "Imports point downwards only BROKEN" in result.stdout


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("tusch/server/words.py", "tusch.server.wire.news"),
        ("tusch/server/wire/news.py", "tusch.server.table.events"),
        ("tusch/server/thinking/jobs.py", "tusch.server.table.state"),
        ("tusch/server/table/live/actor.py", "tusch.server.lobby.lobby"),
        ("tusch/server/device/session.py", "tusch.server.http.app"),
        ("tusch/server/http/app.py", "tusch.server.run.settings"),
    ],
)
def test_an_import_upwards_inside_the_server_is_caught(
    tmp_path: Path, importer: str, imported: str
) -> None:
    result = lint_imports(copy_with_import(tmp_path, importer, imported))
    assert result.returncode == 1, result.stdout + result.stderr
    assert "Imports inside the server point downwards only BROKEN" in result.stdout


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("tusch/store/postgres/reading.py", "tusch.store.sqlite.database"),
        ("tusch/store/sqlite/backup.py", "tusch.store.copying"),
    ],
)
def test_a_store_that_knows_of_the_other_kind_is_caught(
    tmp_path: Path, importer: str, imported: str
) -> None:
    result = lint_imports(copy_with_import(tmp_path, importer, imported))
    assert result.returncode == 1, result.stdout + result.stderr
    assert "The two kinds of store know nothing of each other BROKEN" in result.stdout


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("tusch/figaro/rules.py", "tusch.figaro.kernel.layout"),
        ("tusch/flohcati/kernel/rules.py", "tusch.flohcati.bots.thumb"),
    ],
)
def test_rules_that_know_of_what_is_built_on_them_are_caught(
    tmp_path: Path, importer: str, imported: str
) -> None:
    result = lint_imports(copy_with_import(tmp_path, importer, imported))
    assert result.returncode == 1, result.stdout + result.stderr
    assert "Inside a game the readable rules know nothing of what is built on them BROKEN" in (
        result.stdout
    )


@pytest.mark.parametrize("module", RULES)
def test_rules_import_the_standard_library_and_msgspec_only(module: str) -> None:
    allowed = sys.stdlib_module_names | {"msgspec", "tusch"}
    assert {name for name in direct_imports(module) if name.split(".")[0] not in allowed} == set()


@pytest.mark.parametrize("module", RULES)
def test_rules_import_no_chance_no_clock_and_no_io(module: str) -> None:
    assert direct_imports(module) & EFFECTS == set()
