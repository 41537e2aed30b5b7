"""The systemd units for hosts: systemd reads them, and finds the server well shut in."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
EXPOSURE = 20
"""What `systemd-analyze security` may find at most, of 100; 72 before there was a filter."""

pytestmark = pytest.mark.skipif(
    not shutil.which("systemd-analyze"), reason="systemd is not on this machine"
)


UNITS = [
    (DOCS / "hosting" / "tusch.service").read_text("utf-8"),
    (DOCS / "hosting" / "tusch-backup.service").read_text("utf-8"),
    *re.findall(
        r"```ini\n(\[Unit\].*?)```",
        (DOCS / "hosting-postgresql.md").read_text("utf-8"),
        re.DOTALL,
    ),
]
"""Of a server with a file, of its backup, and of one of several servers."""
NAMES = ["alone", "backup", "node"]
each_unit = pytest.mark.parametrize("unit", UNITS, ids=NAMES)
each_server = pytest.mark.parametrize("unit", UNITS[::2], ids=NAMES[::2])


def analyze(unit: str, tmp_path: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Show a unit to systemd, with a program that is there."""
    path = tmp_path / "tusch.service"
    path.write_text(re.sub("ExecStart=.*", "ExecStart=/bin/true", unit), "utf-8")
    return subprocess.run(
        ["systemd-analyze", *command, path], capture_output=True, text=True, check=False
    )


@each_unit
def test_systemd_understands_every_line(unit: str, tmp_path: Path) -> None:
    found = analyze(unit, tmp_path, "verify")
    assert (found.returncode, found.stderr) == (0, "")


@each_server
def test_server_is_shut_in(unit: str, tmp_path: Path) -> None:
    how = ("security", "--offline=yes", "--no-pager", f"--threshold={EXPOSURE}")
    found = analyze(unit, tmp_path, *how)
    assert found.returncode == 0, found.stdout
