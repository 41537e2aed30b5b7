"""The last tests of `.ci/run`: failures are run once more, alone, and reported either way."""

import fnmatch
import json
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

MOST = 3
"""More failures than this are not bad luck."""

NEVER = (
    # The rules, and the proof of a fair deal: the same input gives the same result, every time.
    "tests/test_*.py",
    "tests/figaro",
    "tests/flohcati",
    "tests/conformance",
    "tests/referee",
    "tests/fair",
    "tests/kernel",
    "tests/coach/test_verdicts.py",
    "tests/bots/test_search.py",
    "tests/cli/test_replay.py",
    "tests/cli/test_verify.py",
    "tests/page/screens/test_fair_deal.py",
    # Secrecy and attacks: one leak in a hundred games is a leak.
    "tests/attack",
    "tests/bots/test_secrecy.py",
    "tests/coach/test_retelling.py",
    "tests/envs",
    "tests/page/people/test_shared_device.py",
    "tests/page/screens/test_injection.py",
    "tests/page/table/test_secrecy.py",
    "tests/server/device/test_hostile.py",
    "tests/server/device/test_streams.py",
    "tests/server/http/test_app_tables.py",
    "tests/server/observe/test_log.py",
    "tests/server/lobby",
    "tests/server/review",
    "tests/server/table",
    # Durability: a move that is lost only sometimes is still lost.
    "tests/store",
    "tests/cli/test_check.py",
    "tests/cli/test_simulate.py",
    "tests/page/play/test_carried.py",
    "tests/pocket",
    "tests/server/device/test_coming_back.py",
    "tests/server/run/test_killed.py",
    "tests/server/run/test_mid_turn_files.py",
    "tests/server/run/test_neighbourhood.py",
    "tests/server/run/test_nodes.py",
    "tests/server/run/test_old_files.py",
    "tests/server/run/test_rollout.py",
    "tests/server/run/test_simulation.py",
)
"""Tests that are never forgiven, by folder, file or pattern."""

NEVER_NAMED = (
    *("secre", "leak", "twin", "hidden", "cannot_know", "password", "see_no_more", "nobody_else"),
    *("acknowledged", "backup", "restore", "put_back", "saved"),
    *("left_as", "left_alone", "leaves_the_data", "leaves_the_old"),
)
"""Words that mean the same in a test's name, wherever the test is."""


def forgivable(name: str) -> bool:
    """Return whether a test may pass at the second attempt."""
    path, _, test = name.partition("::")
    if any(fnmatch.fnmatch(path, entry) or path.startswith(f"{entry}/") for entry in NEVER):
        return False
    # What is in brackets is a parameter, not part of the name.
    words = f"{path}::{test.partition('[')[0]}".lower()
    return not any(word in words for word in NEVER_NAMED)


class Outcome:
    """A pytest plugin that keeps what happened in a run."""

    def __init__(self) -> None:
        self.collected: set[str] = set()
        self.ended: set[str] = set()
        self.passed: set[str] = set()
        self.failed: dict[str, None] = {}
        self.failures = 0
        self.trouble: list[str] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.collected.update(item.nodeid for item in session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.collected.update(ids)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, error: object) -> None:
        if error:
            self.trouble.append("a worker died")

    def pytest_internalerror(self) -> None:
        self.trouble.append("pytest itself failed")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = report.nodeid
        if report.when == "teardown":
            self.ended.add(name)
        if report.failed and not hasattr(report, "wasxfail"):
            self.failures += 1
            self.failed[name] = None
            if report.when == "teardown":
                # A fixture may be shared, so the fault may be that of any earlier test.
                self.trouble.append(f"an error after the end of {name}")
        elif report.passed and report.when == "call":
            self.passed.add(name)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.collected != self.ended:
            self.trouble.append("not every test ran to its end")
        # This also counts modules that cannot be collected, and missing coverage.
        if session.testsfailed != self.failures:
            self.trouble.append("something failed that is no test")

    def write(self, path: Path) -> None:
        """Write the outcome to a file, as JSON."""
        passed = sorted(self.passed - set(self.failed))
        told = {"failed": list(self.failed), "passed": passed, "trouble": self.trouble}
        path.write_text(json.dumps(told), "utf-8")


def observe(path: str, arguments: list[str]) -> int:
    """Run pytest in this process; if it ends properly, write what happened to a file."""
    outcome = Outcome()
    status = pytest.main(arguments, plugins=[outcome])
    outcome.write(Path(path))
    return int(status)


def run(arguments: list[str], folder: Path) -> tuple[int, dict[str, list[str]]]:
    """Run pytest in a process of its own; return its status, and what happened."""
    path = folder / "outcome.json"
    path.unlink(missing_ok=True)
    command = [sys.executable, "-m", "tests.support.again", "--observe", str(path), *arguments]
    with subprocess.Popen([*command, "-o", f"cache_dir={folder / 'cache'}"]) as child:
        before = signal.signal(signal.SIGTERM, lambda *_: child.terminate())
        status = child.wait()
        signal.signal(signal.SIGTERM, before)
    told: dict[str, list[str]] = {"failed": [], "passed": [], "trouble": ["pytest did not finish"]}
    if path.exists():
        told = json.loads(path.read_text("utf-8"))
    # A signal gives a negative status here, with which no process can exit.
    return (status if status >= 0 else 1), told


def refusals(status: int, told: dict[str, list[str]]) -> list[str]:
    """Return the reasons not to run anything again."""
    failed = told["failed"]
    reasons = list(dict.fromkeys(told["trouble"]))
    if status != pytest.ExitCode.TESTS_FAILED:
        reasons.append(f"pytest ended with status {status}")
    if len(failed) > MOST:
        reasons.append(f"{len(failed)} tests failed, and at most {MOST} are run again")
    reasons += [f"never forgiven: {name}" for name in failed if not forgivable(name)]
    if not failed:
        reasons.append("no test failed by name")
    return reasons


def main(arguments: list[str]) -> int:
    """Run tests, then run those that failed once more."""
    with TemporaryDirectory(prefix="tusch-again-") as made:
        folder = Path(made)
        status, told = run(arguments, folder)
        if status == pytest.ExitCode.OK and not told["trouble"]:
            return status
        if reasons := refusals(status, told):
            return _report(status or 1, *(f"not run again: {reason}" for reason in reasons))
        failed = told["failed"]
        print(*(f"run again, alone: {name}" for name in failed), sep="\n", flush=True)
        alone = ["-n", "0", "--last-failed", "--last-failed-no-failures", "none"]
        status, told = run([*arguments, *alone], folder)
        # A test that is skipped now, or is not found, has not passed.
        if missing := [name for name in failed if name not in told["passed"]]:
            return _report(status or 1, *(f"not passed alone either: {name}" for name in missing))
        if status != pytest.ExitCode.OK or told["trouble"]:
            return _report(
                status or 1, *(f"not forgiven: {reason}" for reason in refusals(status, told))
            )
        return _report(0, *(f"FLAKY: {name}" for name in failed))


def _report(status: int, *lines: str) -> int:
    print(*lines, sep="\n", flush=True)
    return status


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(observe(given[1], given[2:]) if given[:1] == ["--observe"] else main(given))
