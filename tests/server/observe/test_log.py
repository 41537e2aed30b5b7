"""The log: one line an event, and what it never says."""

import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from tusch.server.observe.log import LOG, NOTICE, JsonFormatter, TextFormatter, say
from tusch.server.observe.metrics import Metrics
from tusch.server.run.measured import counted_log

SECRET = "the left hand of Ann"


def record(level: int = logging.ERROR) -> logging.LogRecord:
    """A line about an exception that says too much."""
    try:
        raise ValueError(SECRET) from KeyError(SECRET)
    except ValueError:
        raised = sys.exc_info()
    return LOG.makeRecord("tusch.server", level, "f", 1, "table %s broke", ("abc",), raised)


@pytest.mark.parametrize("formatter", [TextFormatter(), JsonFormatter()])
def test_exception_is_told_by_its_type_and_its_place_alone(formatter: logging.Formatter) -> None:
    line = formatter.format(record())
    assert SECRET not in line
    assert "ValueError" in line
    assert Path(__file__).name in line
    assert "table abc broke" in line


def test_json_is_one_line_with_its_fields(caplog: pytest.LogCaptureFixture) -> None:
    assert "\n" not in JsonFormatter().format(record())
    say("a bot failed", bot="x\ny", version=3)
    line = JsonFormatter().format(caplog.records[0])
    assert "\n" not in line
    found = json.loads(line)
    assert (found["event"], found["bot"], found["version"]) == ("a bot failed", "x\ny", 3)
    assert found["level"] == "warning"
    assert "a bot failed bot='x\\ny' version=3" in TextFormatter().format(caplog.records[0])


@pytest.mark.parametrize(
    ("kind", "levels"), [("text", ["notice", "warning"]), ("json", ["info", "notice", "warning"])]
)
def test_people_read_less_than_programs(kind: str, levels: list[str]) -> None:
    code = (
        "import logging, sys; from tusch.server.observe.log import *; begin(sys.argv[1]);"
        f"[say('x', level) for level in (logging.DEBUG, logging.INFO, {NOTICE}, logging.WARNING)]"
    )
    command = [sys.executable, "-c", code, kind]
    said = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stderr
    assert [name for name in ("debug", "info", "notice", "warning") if name in said.lower()] == (
        levels
    )


def test_warnings_and_errors_are_counted() -> None:
    metrics = Metrics()
    with counted_log(metrics):
        say("one")
        say("no", logging.INFO)
        LOG.error("two")
    say("three")
    assert metrics.errors.counts == {"warning": 1, "error": 1}
