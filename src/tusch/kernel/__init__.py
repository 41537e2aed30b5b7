"""The games again on small integer arrays, compiled by numba, for search and mass simulation.

The readable rules are the authority; a kernel repeats their control flow clause by clause, and
a lock-step test holds the two together. Every kernel has the same functions:

    pack(ruleset, state) -> s            a state as one flat int16 array, players and options too
    unpack(ruleset, s) -> state          what `pack` kept of the state
    pack_view(ruleset, view) -> v        what a viewer knows, ready for `determinize`
    code(action), action(code)           a player's action as a small number; ascending numbers
                                         are the order of the readable `legal_actions`

    actor(s) -> int                      compiled: a seat, or DEALER, or OVER
    legal(s, out) -> n                   writes the legal codes in order, returns their number
    step(s, code)                        a player's action, in place, unchecked
    chance(s, rng)                       the dealer's next act, in place
    scores(s, out), value(s, out)        totals; what each seat has won: 1, or a share of it
    determinize(v, rng, s)               fills s with a state that the viewer could be in
    playout_random(s, rng)               random players to the end of the game
    playout_policy(s, rng, weights)      informed players to the end of the game
    choose(s, weights) -> code           what such a player does now; DEFAULT are sound weights
    public(code) -> int                  what everybody sees of a player's action
    knowledge(s, seat, history) -> word  all that a seat knows, stirred into what everybody saw

    Batch(ruleset, players, size)        many games at once, stepped from Python

Beside it lie `heats` (the search of `tusch.kernel.race`), `sheet` (the same from bytes to bytes,
`tusch.kernel.sheet`), `tree` (that of `tusch.kernel.tree`) and `appraisal` (what states and moves
are worth, `tusch.kernel.appraisal`). `code`, `action` and what `pack` writes down are the game's
`packing`, which needs no compiler.
What all games share is handed the kernel of one, a module (see `shared`). Chance comes from
`tusch.kernel.chance`. Importing this package costs nothing; importing one of its kernels imports
numba, and the first call compiles, or reads what was compiled before.
"""

import atexit
import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypeVar

from tusch.game import Message

DEALER: Final = -1
"""The actor where the dealer acts."""
OVER: Final = -2
"""The actor when the game is over."""

F = TypeVar("F", bound=Callable[..., Any])

_SOURCES = (
    "game.py",
    "cards.py",
    "options.py",
    "numbers.py",
    "kernel/*.py",
    "*/kernel/**/*.py",
    "*/packing/*.py",
)
_TWINS = "*/kernel/.."
"""The folders of the games that have a kernel, whose tables are computed from their rules."""
_KEPT = 8
"""How many folders of compiled code stay: those of the latest versions and settings."""


@cache
def available() -> bool:
    """Whether this Python has a numba that loads; loading it takes a moment the first time."""
    try:
        with loading():
            import_module("numba")
    except ImportError:
        return False
    return True


@contextmanager
def loading() -> Iterator[None]:
    """Load much that stays, and look for no garbage meanwhile: a sixth of the time went there."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def notice() -> Message | None:
    """Return the line that tells of a missing numba, or None where it is there."""
    if available():
        return None
    return Message("kernel-missing", {"python": f"{sys.version_info[0]}.{sys.version_info[1]}"})


def compiled(function: F) -> F:
    """Compile a function by numba, without the GIL, and keep the result in the user's cache."""
    return _compiled(function, "never")


def inlined(function: F) -> F:
    """Compile a function into each of its callers: for what every move of a playout calls."""
    return _compiled(function, "always")


def shared(function: F) -> F:
    """Compile a function that is handed the kernel of a game: as a part of whoever hands it over.

    numba keeps no code that is handed functions, and would compile it anew in every process. A
    module is no value to it: a `compiled` function that hands over the one it knows is kept.
    """
    return _compiled(function, "never", kept=False)


def _compiled(function: F, inline: str, *, kept: bool = True) -> F:
    """Compile a function by numba, as a call or into its callers."""
    numba = import_module("numba")
    elsewhere = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder())
    try:
        # The numpy error model: no division in a kernel has a zero to check for.
        fast: F = numba.njit(cache=kept, nogil=True, error_model="numpy", inline=inline)(function)
    finally:
        numba.config.CACHE_DIR = elsewhere
    return fast


@cache
def cache_folder() -> Path:
    """Return the folder of compiled code for these sources, this Python and these settings.

    It is in the user's cache; where that cannot be written, in a folder of this process alone.
    """
    folder = _user_cache() / "tusch" / _key()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        return _private_folder()
    _forget_old(folder)
    return folder


def _user_cache() -> Path:
    """Return where this user's programs keep what they can make again."""
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        if os.environ.get(name):
            return Path(os.environ[name])
    return Path("~/.cache").expanduser()


def _key() -> str:
    """Return a name that changes with everything that compiled code depends on.

    numba looks only at the file of a function, and not at its own settings.
    """
    root = Path(__file__).parents[1]
    settings = [f"{name}={os.environ[name]}" for name in sorted(os.environ) if "NUMBA_" in name]
    digest = sha256("\n".join([sys.version, version("numba"), *settings]).encode())
    for pattern in (*_SOURCES, f"{_TWINS}/*.py"):
        for source in sorted(root.glob(pattern)):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _private_folder() -> Path:
    """Return a folder that is removed when the process ends."""
    folder = tempfile.mkdtemp(prefix="tusch-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def _forget_old(folder: Path) -> None:
    """Remove what older versions left behind; another process may be doing the same."""
    with suppress(OSError):
        others = [other for other in folder.parent.iterdir() if other.is_dir() and other != folder]
        others.sort(key=lambda other: other.stat().st_mtime, reverse=True)
        for other in others[_KEPT - 1 :]:
            shutil.rmtree(other, ignore_errors=True)
