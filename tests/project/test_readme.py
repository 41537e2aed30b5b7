"""What README shows has to work."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", README, flags=re.DOTALL)
PYTHON = [body for kind, body in BLOCKS if kind == "python"]
SHELL = [body for kind, body in BLOCKS if kind == "sh"]


def test_readme_has_snippets_of_both_kinds() -> None:
    assert len(PYTHON) >= 3
    assert SHELL


@pytest.mark.parametrize("body", PYTHON)
def test_python_snippet_runs(body: str, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-W", "error", "-c", body], cwd=tmp_path, check=True)


def test_shell_snippets_run_in_order(tmp_path: Path) -> None:
    for line in (line for body in SHELL for line in body.splitlines()):
        program, *words = shlex.split(line)
        assert program == "tusch"
        subprocess.run([sys.executable, "-m", "tusch", *words], cwd=tmp_path, check=True)


def test_links_of_readme_lead_to_files() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).is_file(), target
