"""`.ci/run`: a failed test is run once more, alone; nothing else is forgiven."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.again import NEVER, NEVER_NAMED, forgivable

ROOT = Path(__file__).parents[2]
AGAIN = Path("tests/support/again.py")

# The same shape as ours: something first, then the last tests, with the command of .ci/run.
MAKEFILE = """
LAST_TESTS = .venv/bin/pytest
test: first
	$(LAST_TESTS) -n {workers} --dist loadfile -m "not faults" {options}
	@echo after the tests
first:
	{first}
"""
SETTINGS = """
[tool.pytest]
testpaths = ["tests"]
pythonpath = ["."]
addopts = ["--import-mode=importlib", "-p", "xdist.plugin", "-p", "pytest_cov.plugin"]
markers = ["faults"]
"""
ONCE = """
import os
import signal
from pathlib import Path

import pytest

def once(name="mark"):
    mark = Path(__file__).with_name(name)
    if not mark.exists():
        mark.touch()
        raise AssertionError("only once")
"""


class Clone:
    """A small project with our .ci/run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.temporary = folder / "temporary"
        self.temporary.mkdir(parents=True)
        for path in (Path(".ci/run"), AGAIN, Path("tests/__init__.py")):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, folder / path)
        self.makefile()
        (folder / "pyproject.toml").write_text(SETTINGS, "utf-8")
        (folder / ".venv/bin").mkdir(parents=True)
        python = folder / ".venv/bin/python"
        # A link to the interpreter would not find the packages that ours has installed.
        python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', "utf-8")
        python.chmod(0o755)

    def makefile(self, first: str = "@true", workers: int = 0, options: str = "") -> None:
        text = MAKEFILE.format(first=first, workers=workers, options=options)
        (self.folder / "Makefile").write_text(text, "utf-8")

    def test(self, text: str, name: str = "tests/page/test_it.py") -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(ONCE + text, "utf-8")

    def run(self) -> tuple[bool, str]:
        """Run .ci/run; return whether it passes, and everything it prints."""
        # It must not notice the make and the pytest that it runs in.
        foreign = ("MAKE", "MFLAGS", "PYTEST", "COV_", "LAST_TESTS")
        usual = {key: value for key, value in os.environ.items() if not key.startswith(foreign)}
        usual["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        usual["TMPDIR"] = str(self.temporary)
        ended = subprocess.run(
            [self.folder / ".ci/run"],
            env=usual,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        return ended.returncode == 0, ended.stdout


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path / "a clone with spaces")


def sessions(said: str) -> int:
    return said.count("test session starts")


def test_what_passes_passes(clone: Clone) -> None:
    clone.test("def test_it(): pass")
    passed, said = clone.run()
    assert passed, said
    assert (sessions(said), "FLAKY" in said) == (1, False)
    assert "after the tests" in said


def test_failures_that_pass_alone_are_flaky_by_name(clone: Clone) -> None:
    clone.makefile(workers=2)
    clone.test("""
def test_calm(): pass

@pytest.mark.parametrize("name", ["of [two] words::and/more", "é"])
def test_it(name): once(str(len(name)))

@pytest.fixture
def server(): once("server")

def test_with_a_fixture(server): pass
""")
    passed, said = clone.run()
    assert passed, said
    assert sessions(said) == 2
    assert [line for line in said.splitlines() if line.startswith("FLAKY: ")] == [
        "FLAKY: tests/page/test_it.py::test_it[of [two] words::and/more]",
        r"FLAKY: tests/page/test_it.py::test_it[\xe9]",
        "FLAKY: tests/page/test_it.py::test_with_a_fixture",
    ]
    # The second time only they are run, in one process.
    assert "2 failed, 1 passed, 1 error" in said
    assert "3 passed" in said
    assert said.count("created: 2/2 workers") == 1
    assert list(clone.temporary.glob("tusch-again-*")) == []
    assert "after the tests" in said


@pytest.mark.parametrize(
    ("again", "why"),
    [
        ("raise", "FAILED"),
        ("pytest.skip('not today')", "1 skipped"),
        ("pytest.xfail('not today')", "1 xfailed"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "not passed alone"),
    ],
    ids=["fails", "is-skipped", "is-expected-to-fail", "dies"],
)
def test_what_does_not_pass_alone_fails(clone: Clone, again: str, why: str) -> None:
    clone.test(f"""
def test_it():
    if Path(__file__).with_name("mark").exists():
        try: assert False
        except AssertionError: {again}
    once()
""")
    passed, said = clone.run()
    assert (passed, sessions(said), "FLAKY" in said) == (False, 2, False), said
    assert "not passed alone either: tests/page/test_it.py::test_it" in said
    assert why in said


def test_a_test_that_is_not_found_again_fails(clone: Clone) -> None:
    clone.test("""
@pytest.mark.parametrize("number", [os.getpid()])
def test_it(number): once()
""")
    passed, said = clone.run()
    assert (passed, sessions(said), "FLAKY" in said) == (False, 2, False), said


def test_more_than_three_are_not_run_again(clone: Clone) -> None:
    clone.test("""
@pytest.mark.parametrize("number", range(4))
def test_it(number): once(str(number))
""")
    passed, said = clone.run()
    assert (passed, sessions(said), "FLAKY" in said) == (False, 1, False), said
    assert "not run again: 4 tests failed" in said


REST = """
def test_flaky(): once()
"""
"""A test that would be forgiven if nothing else went wrong."""


@pytest.mark.parametrize(
    ("options", "text", "why"),
    [
        ({"workers": 2}, "def test_dies(): os.kill(os.getpid(), 9)", "a worker died"),
        ({}, "import nothing_like_it", "something failed that is no test"),
        ({"workers": 2}, "import nothing_like_it", "something failed that is no test"),
        ({"options": "--no-such-option"}, "", "pytest ended with status 4"),
        ({"options": "-x"}, "def test_later(): pass", "not every test ran to its end"),
        ({}, "def test_it(): pytest.exit('enough', 1)", "not every test ran to its end"),
        ({}, "def test_it(): raise KeyboardInterrupt", "not every test ran to its end"),
        ({}, "def test_it(): os._exit(1)", "pytest did not finish"),
        (
            {},
            "@pytest.fixture\ndef it():\n    yield\n    once('end')\n\ndef test_it(it): pass",
            "an error after the end of tests/page/test_other.py::test_it",
        ),
        (
            {"options": "--cov=tests/page --cov-fail-under=100"},
            "def test_it():\n    if not once: print('never')",
            "something failed that is no test",
        ),
    ],
    ids=[
        "a-worker-dies",
        "collection",
        "collection-by-workers",
        "usage",
        "stopped-at-the-first",
        "exit",
        "interrupted",
        "killed",
        "teardown",
        "coverage",
    ],
)
def test_nothing_is_run_again_if_anything_else_failed(
    clone: Clone, options: dict[str, object], text: str, why: str
) -> None:
    clone.makefile(**options)  # type: ignore[arg-type]
    clone.test(REST)
    clone.test(text, "tests/page/test_other.py")
    passed, said = clone.run()
    assert (passed, "run again, alone" in said, "FLAKY" in said) == (False, False, False), said
    assert f"not run again: {why}" in said, said


def test_a_worker_that_dies_after_its_last_test_fails_the_run(clone: Clone) -> None:
    clone.makefile(workers=2)
    clone.test("""
class Dies:
    def pytest_sessionfinish(self): os.kill(os.getpid(), 9)

def test_it(request): request.config.pluginmanager.register(Dies())
""")
    passed, said = clone.run()
    assert (passed, "1 passed" in said) == (False, True), said
    assert "not run again: a worker died" in said, said


def test_a_failure_before_the_tests_fails_at_once_whatever_is_kept_of_another_run(
    clone: Clone,
) -> None:
    clone.test("def test_it(): once()")
    passed, said = clone.run()
    assert passed, said
    assert not (clone.folder / ".pytest_cache").exists(), "a run keeps failures for another"
    kept = clone.folder / ".pytest_cache/v/cache/lastfailed"
    kept.parent.mkdir(parents=True)
    kept.write_text('{"tests/page/test_it.py::test_it": true}', "utf-8")
    clone.makefile(first="@echo a line is too long; exit 1")
    passed, said = clone.run()
    assert not passed
    assert "a line is too long" in said
    assert (sessions(said), "FLAKY" in said) == (0, False), said


def test_a_failure_after_the_tests_still_counts(clone: Clone) -> None:
    clone.test("def test_it(): once()")
    makefile = clone.folder / "Makefile"
    text = makefile.read_text("utf-8").replace("@echo after the tests", "@false")
    makefile.write_text(text, "utf-8")
    passed, said = clone.run()
    assert (passed, "FLAKY: tests/page/test_it.py::test_it" in said) == (False, True), said


@pytest.mark.parametrize(
    "name",
    [
        "tests/page/table/test_secrecy.py::test_it",
        "tests/store/deeper/test_new.py::test_it",
        "tests/page/test_new.py::test_a_planted_leak_is_caught",
    ],
    ids=["file", "folder", "name"],
)
def test_secrecy_and_durability_are_never_forgiven(clone: Clone, name: str) -> None:
    path, _, test = name.partition("::")
    clone.test(REST)
    clone.test(f"def {test}(): once('never')", path)
    passed, said = clone.run()
    assert (passed, sessions(said), "FLAKY" in said) == (False, 1, False), said
    assert f"not run again: never forgiven: {name}" in said


@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("tests/page/theatre/test_order.py::test_it", True),
        ("tests/page/theatre/test_order.py::test_it[secret]", True),
        ("tests/storehouse/test_it.py::test_it", True),
        ("tests/store/test_store.py::test_it", False),
        ("tests/figaro/kernel/test_search.py::test_it", False),
        ("tests/test_play.py::test_it", False),
        ("tests/server/run/test_killed.py::test_it", False),
        ("tests/server/run/test_lan.py::TestSecrets::test_it", False),
    ],
)
def test_tests_are_told_apart_by_their_names(name: str, may: bool) -> None:
    assert forgivable(name) == may


def test_all_that_is_never_forgiven_exists() -> None:
    assert [entry for entry in NEVER if not any(ROOT.glob(entry))] == []
    names = "".join(
        line
        for path in (ROOT / "tests").rglob("test_*.py")
        if path != Path(__file__)
        for line in path.read_text("utf-8").splitlines()
        if line.startswith(("def test_", "async def test_"))
    )
    assert [word for word in NEVER_NAMED if word not in names] == []


def test_only_the_last_command_of_our_own_tests_is_forgiven() -> None:
    said = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", " ")
    recipe = said.partition("\ntest:")[2].partition("\n\n")[0].splitlines()[1:]
    assert [line.lstrip("\t@").startswith("$(LAST_TESTS) ") for line in recipe] == [
        *[False] * (len(recipe) - 1),
        True,
    ]
    assert " LAST_TESTS=" in (ROOT / ".ci/run").read_text("utf-8")
