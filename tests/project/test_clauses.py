"""Every clause of the rules is named by a test that shows it: `@pytest.mark.clause("F17")`."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tusch.registry import GAMES

ROOT = Path(__file__).parents[2]
OUT_OF_REACH = {"F30", "F32"}
"""Clauses about the page and the chat: the rules as a library cannot show them."""


def known() -> set[str]:
    """All clauses of all games."""
    return {clause for entry in GAMES.values() for clause in entry.clauses}


def is_marker(node: ast.AST) -> bool:
    """Whether this is `pytest.mark.clause`."""
    return ast.unparse(node) == "pytest.mark.clause" if isinstance(node, ast.Attribute) else False


def named(source: str) -> Iterator[tuple[str, str]]:
    """The tests of a module, each with a clause that it names."""
    for test in ast.walk(ast.parse(source)):
        if not isinstance(test, ast.FunctionDef) or not test.name.startswith("test_"):
            continue
        for mark in (node for decorator in test.decorator_list for node in ast.walk(decorator)):
            if isinstance(mark, ast.Call) and is_marker(mark.func):
                for clause in mark.args:
                    yield test.name, ast.literal_eval(clause)


def all_named() -> dict[str, list[str]]:
    """The clauses that tests name, each with these tests."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for test, clause in named(path.read_text("utf-8")):
            found.setdefault(clause, []).append(f"{path.relative_to(ROOT)}::{test}")
    return found


def test_every_clause_is_named_by_a_test() -> None:
    assert sorted(known() - OUT_OF_REACH - set(all_named())) == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    unknown = {clause: tests for clause, tests in all_named().items() if clause not in known()}
    assert unknown == {}


def test_every_test_that_names_clauses_is_one_that_runs(request: pytest.FixtureRequest) -> None:
    """What is read from the sources is what pytest collects, for the tests of this run."""
    collected = {
        (item.function.__name__, clause)
        for item in request.session.items
        if isinstance(item, pytest.Function)
        for mark in item.iter_markers("clause")
        for clause in mark.args
    }
    read = {
        (test.rpartition("::")[2], clause)
        for clause, tests in all_named().items()
        for test in tests
    }
    assert collected <= read


def test_games_have_the_clauses_of_the_rules() -> None:
    assert known() == {f"F{number}" for number in range(1, 33)} | {
        f"Z{number}" for number in range(1, 18)
    }


def test_markers_are_found_on_tests_alone() -> None:
    source = """
@pytest.mark.clause("F1", "F2")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("F3"))])
def test_one(): ...

class TestMore:
    @pytest.mark.clause("F99")
    def test_two(self): ...

@pytest.mark.clause("F4")
def helper(): ...

def test_three():
    pytest.mark.clause("F5")
"""
    assert sorted(named(source)) == [
        ("test_one", "F1"),
        ("test_one", "F2"),
        ("test_one", "F3"),
        ("test_two", "F99"),
    ]
