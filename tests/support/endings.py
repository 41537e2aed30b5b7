"""What pytest does here when a test hangs, takes its worker down, or prints too much."""

import faulthandler
from typing import Any

import pytest
from _pytest.faulthandler import (
    fault_handler_stderr_fd_key,
    get_exit_on_timeout_config_value,
    get_timeout_config_value,
)
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

LINES = 200
"""How many lines of a report, and of each captured output, leave a worker: the last ones."""
WIDTH = 2_000
"""How many characters of a line leave a worker."""


def shortened(text: str) -> str:
    """Return the last lines of a text, and how many are missing."""
    at = len(text.rstrip("\n"))
    for _ in range(LINES):
        at = text.rfind("\n", 0, at)
        if at < 0:
            break
    missing = text.count("\n", 0, at + 1)
    lines = [_cut(line) for line in text[at + 1 :].split("\n")]
    said = [f"[... {missing} lines are left out here]"] if missing else []
    return "\n".join(said + lines)


def _cut(line: str) -> str:
    missing = len(line) - WIDTH
    return line if missing <= 0 else f"{line[:WIDTH]} [... {missing} characters are left out here]"


def pytest_report_to_serializable(
    report: pytest.CollectReport | pytest.TestReport,
) -> dict[str, Any] | None:
    """Shorten a report before it leaves a worker: one that is too long to send kills the worker."""
    report.sections = [(name, shortened(text)) for name, text in report.sections]
    if report.longrepr is not None and not isinstance(report.longrepr, tuple):
        text = report.longreprtext
        if (short := shortened(text)) != text:
            # The summary shows the first line.
            crash = getattr(report.longrepr, "reprcrash", None)
            why = f"{_cut(crash.message.splitlines()[0])}\n" if crash and crash.message else ""
            report.longrepr = why + short
    return None


@pytest.hookimpl(trylast=True)
def pytest_exception_interact(node: pytest.Item | pytest.Collector) -> None:
    """Limit the time of a failed test's teardown too; pytest has just lifted the limit."""
    limit = get_timeout_config_value(node.config)
    if limit and isinstance(node, pytest.Item) and not node.config.getoption("usepdb"):
        faulthandler.dump_traceback_later(
            limit,
            file=node.config.stash[fault_handler_stderr_fd_key],
            exit=get_exit_on_timeout_config_value(node.config),
        )


class OnceEach(LoadFileScheduling):  # type: ignore[misc]
    """Gives whole files to workers, and does not run a test again that killed its worker."""

    def remove_node(self, node: Any) -> str | None:
        """Return the test that a worker was running when it died; leave the others to the next."""
        work = self.assigned_work[node]
        left = [(file, name) for file in work for name, done in work[file].items() if not done]
        if not left:
            super().remove_node(node)
            return None
        file, deadly = left[0]
        work[file][deadly] = True
        self.assigned_work[node] = {
            file: tests for file, tests in work.items() if not all(tests.values())
        }
        super().remove_node(node)
        return str(deadly)

    def _reschedule(self, node: Any) -> None:
        """Give a worker more to do, unless it replaces a dead one and is still collecting."""
        if node in self.registered_collections:
            super()._reschedule(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OnceEach | None:
    """Return our own scheduler if whole files are distributed."""
    return OnceEach(config, log) if config.getvalue("dist") == "loadfile" else None
