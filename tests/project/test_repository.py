"""What holds for every file of the project."""

import re
import subprocess
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]


def tracked() -> list[Path]:
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    return [ROOT / name for name in listing.split("\0") if name]


def test_lock_file_names_no_address_and_no_path() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert not re.search(r"https?://|file:|--(index|extra-index|find-links)", lock)
    assert "--hash=sha256:" in lock


def test_documents_link_to_files_that_exist() -> None:
    for page in (path for path in tracked() if path.suffix == ".md"):
        for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_sources_stay_short() -> None:
    long = [
        str(path.relative_to(ROOT))
        for path in tracked()
        if path.suffix == ".py"
        and path.is_relative_to(ROOT / "src")
        and len(path.read_text(encoding="utf-8").splitlines()) > 400
    ]
    assert not long


def test_folders_stay_small() -> None:
    modules = [path for path in tracked() if path.suffix in {".py", ".ts", ".svelte"}]
    rooms = Counter(path.parent.relative_to(ROOT) for path in modules if path.stem != "__init__")
    assert not [(str(room), count) for room, count in rooms.items() if count > 15]
