"""Other versions of the program, to run beside this one: the one before, and one to come."""

import shutil
import subprocess
import tarfile
from io import BytesIO
from pathlib import Path

from tests.server.support.process import ROOT

BEFORE = "ff40cee6e53ed85ee4a58944122ffe6102ee5950"
"""The commit of the version before; with every release it becomes that of the last one."""
CHANGES = (
    ("__init__.py", 'return version("tusch")', 'return "next"'),
    (
        "server/table/events.py",
        "    person: int\n    text: str\n",
        "    person: int\n    text: str\n    aloud: bool = True\n",
    ),
)
"""What the version to come does otherwise: what people say has a field that nobody knows here."""
UNKNOWN = ',"aloud":true'
"""What is in its log, and in nobody else's."""


def version_before(folder: Path) -> Path:
    """Put the version before into a folder, as the repository has it."""
    packed = subprocess.run(
        ["git", "archive", BEFORE, "src/tusch"], cwd=ROOT, capture_output=True, check=False
    )
    assert not packed.returncode, (
        f"The version before ({BEFORE}) is not in this clone: git fetch --unshallow\n"
        f"{packed.stderr.decode()}"
    )
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def version_to_come(folder: Path) -> Path:
    """Put a version into a folder that keeps something new."""
    source = folder / "src" / "tusch"
    left_out = shutil.ignore_patterns("page", "art", "__pycache__")
    shutil.copytree(ROOT / "src" / "tusch", source, ignore=left_out)
    (source / "art").symlink_to(ROOT / "src" / "tusch" / "art")
    for name, was, becomes in CHANGES:
        text = (source / name).read_text("utf-8")
        assert text.count(was) == 1, f"{name} is not what it was"
        (source / name).write_text(text.replace(was, becomes), "utf-8")
    return folder
