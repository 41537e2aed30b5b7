"""The tests' own home, data folder, cache and port, in place of the user's."""

import atexit
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

OWN = "TUSCH_TEST_HOME"
"""Tells all processes of a run where its home is."""
KEPT = ("TUSCH_SCALE", "TUSCH_CHROMIUM", "TUSCH_FIREFOX")

# Before anything loads numba: all tests compile with bounds checks.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")


def settle() -> None:
    """Move away from the user's folders and settings, unless the parent process has done so."""
    if os.environ.get(OWN):
        return
    home = Path(tempfile.mkdtemp(prefix="tusch-home-"))
    _remove_at_end(home)
    user = Path.home()
    cache = Path(os.environ.get("XDG_CACHE_HOME") or user / ".cache")
    for name in [name for name in os.environ if name.startswith("TUSCH_") and name not in KEPT]:
        del os.environ[name]
    _keep_tools(user, cache)
    os.environ |= {
        OWN: str(home),
        "HOME": str(home),
        "XDG_CACHE_HOME": str(home / ".cache"),
        "XDG_CONFIG_HOME": str(home / ".config"),
        "XDG_DATA_HOME": str(home / ".local" / "share"),
        "XDG_STATE_HOME": str(home / ".local" / "state"),
        # A server without `--port` gets a free one.
        "TUSCH_PORT": "0",
        # On a busy machine, a test would wait a long time for a process that steps back.
        "TUSCH_NO_NICE": "1",
    }
    _take_kernels(cache / "tusch")


def _take_kernels(cache: Path) -> None:
    """Take the compiled kernels of these sources from the user's cache, which is only read."""
    from tusch import kernel  # noqa: PLC0415 - coverage has to begin first

    ours = kernel.cache_folder()
    with suppress(FileNotFoundError):
        shutil.copytree(cache / ours.name, ours, copy_function=_link, dirs_exist_ok=True)


def _link(source: str, target: str) -> None:
    """Give a file a second name, or copy it; numba replaces files, and never changes them."""
    # What another process is just writing may be gone again.
    with suppress(FileNotFoundError):
        try:
            os.link(source, target)
        except OSError:
            shutil.copyfile(source, target)


def _keep_tools(user: Path, cache: Path) -> None:
    """Let uv find what `make` has downloaded, and every installer its settings on this machine."""
    os.environ.setdefault("UV_CACHE_DIR", str(cache / "uv"))
    config = Path(os.environ.get("XDG_CONFIG_HOME") or user / ".config")
    told = {
        "GIT_CONFIG_GLOBAL": user / ".gitconfig",
        "npm_config_userconfig": user / ".npmrc",
        "PIP_CONFIG_FILE": config / "pip" / "pip.conf",
        "UV_CONFIG_FILE": config / "uv" / "uv.toml",
    }
    for name, path in told.items():
        if os.access(path, os.R_OK):
            os.environ.setdefault(name, str(path))


def _remove_at_end(home: Path) -> None:
    """Remove the home when the process that made it ends."""
    owner = os.getpid()

    def remove() -> None:
        if os.getpid() == owner:
            shutil.rmtree(home, ignore_errors=True)

    atexit.register(remove)
