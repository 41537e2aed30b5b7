"""Chromium for the tests: found, or installed from the system's packages by `make test`."""

import os
import shutil
import subprocess
import sys

PACKAGES = ("chromium-headless-shell", "chromium")
"""The browser without a window of its own comes first: the tests take little more than half the
processor's time with it. Not every system has it as a package."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""A browser that runs as root, in a container, and speaks to nobody but the page's server."""


def find() -> str | None:
    """The browser's path; the variable TUSCH_CHROMIUM comes first."""
    wanted = os.environ.get("TUSCH_CHROMIUM")
    return wanted or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install the browser; whoever cannot is told the line to type."""
    if not shutil.which("apt-get"):
        sys.exit("The tests need Chromium: install it, or name it by TUSCH_CHROMIUM=/path/to/it")
    sudo = () if os.geteuid() == 0 else ("sudo", "-n")
    subprocess.run([*sudo, "apt-get", "update", "--quiet"], check=False)
    for package in PACKAGES:
        subprocess.run([*sudo, *INSTALL, "--quiet", package], check=False)
        if find():
            return
    sys.exit(f"The tests need Chromium. Please type: sudo {' '.join(INSTALL)} {PACKAGES[-1]}")


if __name__ == "__main__":
    if not find():
        install()
