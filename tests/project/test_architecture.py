"""The map leads somewhere: every path, module and test that docs/architecture.md names is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tusch"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FENCE = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DRAWING = FENCE.search(PAGE)
NAMED = sorted(set(re.findall(r"`([^`\n]+)`", FENCE.sub("", PAGE))))
SUFFIXES = (".py", ".ts", ".js", ".svelte", ".md", ".ftl", ".toml", ".json")
TOP = ("src", "web", "tests", "docs", "benchmarks", "training", "examples")
PATHS = [name for name in NAMED if "/" in name or name.partition("::")[0].endswith(SUFFIXES)]
MODULES = [name for name in NAMED if name.startswith("tusch.")]


def found(path: str) -> list[Path]:
    """The files of a path that may have stars, from the top or from the package."""
    top = path.startswith(TOP) or (ROOT / path).is_file()
    return sorted((ROOT if top else PACKAGE).glob(path.rstrip("/")))


@pytest.mark.parametrize("name", PATHS)
def test_path_that_the_map_names_is_there(name: str) -> None:
    path, _, test = name.partition("::")
    files = found(path)
    assert files
    assert not test or f"def {test}(" in files[0].read_text("utf-8")


@pytest.mark.parametrize("name", MODULES)
def test_module_that_the_map_names_is_there(name: str) -> None:
    path = ROOT.joinpath("src", *name.split("."))
    assert path.is_dir() or path.with_suffix(".py").is_file()


def test_drawing_has_every_room() -> None:
    assert DRAWING
    drawn = set(re.findall(r"\w+", DRAWING[1]))
    for folder in (PACKAGE, PACKAGE / "server", ROOT / "web" / "src"):
        rooms = {each.name.partition(".")[0] for each in folder.iterdir() if is_room(each)}
        assert rooms <= drawn, f"{folder.name}: {rooms - drawn}"


def is_room(path: Path) -> bool:
    """Whether a newcomer has to know it: a folder, or a module of Python that is no mere name."""
    if path.name.startswith("__") or path.name == "page":
        return False
    return path.is_dir() or path.suffix == ".py"


def test_map_names_enough_to_be_checked() -> None:
    assert len(PATHS) > 100
    assert sum("::" in path for path in PATHS) > 20
