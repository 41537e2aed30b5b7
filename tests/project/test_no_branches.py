"""Nothing outside a game's folder asks which game it is: everybody asks the registry."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tusch.registry import BUILT_IN

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "tusch"
PAGE = ROOT / "web" / "src"
LIST = SOURCES / "registry.py"
"""The one place that says which games there are; on the page it is `games/index.ts`."""


def named_in_python(text: str) -> Iterator[str]:
    """Where a game is named in code: as a word, as a module that is imported, as part of a key."""
    tree = ast.parse(text)
    prose = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(value)) if id(node) not in prose:
                words = re.split(r"[^a-z]+", value.lower())
            case ast.ImportFrom(module=str(module), names=names):
                words = [*module.split("."), *(name.name for name in names)]
            case ast.Import(names=names):
                words = [word for name in names for word in name.name.split(".")]
            case _:
                continue
        if not BUILT_IN.keys().isdisjoint(words):
            yield f"{node.lineno}: {ast.unparse(node)}"


def named_in_typescript(text: str) -> Iterator[str]:
    """Where a game is named in the page's code; a drawing that anybody may show is no branch."""
    left_out = r"/\*.*?\*/|//[^\n]*|<!--.*?-->|\bdrawing\(\"[^\"]*\"\)"
    code = re.sub(left_out, "", text, flags=re.DOTALL)
    for line in code.splitlines():
        if re.search("|".join(BUILT_IN), line, re.IGNORECASE):
            yield line.strip()


def python_files() -> list[Path]:
    folders = [SOURCES / name for name in BUILT_IN]
    return [
        path
        for path in sorted(SOURCES.rglob("*.py"))
        if path != LIST and not any(path.is_relative_to(folder) for folder in folders)
    ]


def page_files() -> list[Path]:
    """The page's own code; the types of the wire are made from the registry."""
    return [
        path
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in {".ts", ".svelte", ".css"}
        and not path.is_relative_to(PAGE / "games")
        and path.name != "protocol.ts"
    ]


def test_no_python_outside_a_game_names_one() -> None:
    found = {
        f"{path.relative_to(ROOT)}:{place}"
        for path in python_files()
        for place in named_in_python(path.read_text("utf-8"))
    }
    assert found == set()


def test_no_code_of_the_page_outside_the_games_names_one() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {line}"
        for path in page_files()
        for line in named_in_typescript(path.read_text("utf-8"))
    }
    assert found == set()


@pytest.mark.parametrize(
    "planted",
    [
        'if game.name == "figaro": pass',
        'DECKS = {"flohcati": ()}',
        "from tusch.figaro import cards",
        'module = f"tusch.kernel.flohcati_{part}"',
        "import tusch.flohcati.view",
    ],
)
def test_branch_in_python_is_found(planted: str) -> None:
    assert [*named_in_python(planted)]
    assert not [*named_in_python(f'"""{planted.replace(chr(34), chr(39))}"""')]


@pytest.mark.parametrize(
    "planted",
    ['const scene = game === "figaro" ? one : other;', 'import B from "../flohcati/B.svelte";'],
)
def test_branch_in_the_page_is_found(planted: str) -> None:
    assert [*named_in_typescript(planted)]
    assert not [*named_in_typescript(f"/* {planted} */ // {planted}")]
