"""Makes the search of each game into WebAssembly, by numba and LLVM, and links it by `wasm-ld`.

`make wasm`, or `python -m wasm figaro` for one. Made twice it is the same, byte by byte, by the
same versions of numba and of the linker, which comes with the package `lld` of Debian.
"""

import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from llvmlite import binding as llvm
from numba import types

from tusch.registry import GAMES
from wasm.made import file_of, stamp
from wasm.target import compiled, emitted, retarget

RUNTIME = Path(__file__).with_name("runtime.ll")
OFFERED = ("room", "search")
CALLED = ("exp", "__multi3")
"""What LLVM calls of its own accord."""


def made(search: Any) -> bytes:
    """Return the search of a game as WebAssembly, with a stamp."""
    exponential = import_module("wasm.exponential").exponential
    module = llvm.parse_assembly(RUNTIME.read_text("utf-8"))
    module.link_in(compiled(search, types.Array(types.uint8, 1, "C"), "kernel"))
    module.link_in(compiled(exponential, types.float64, "exponential"))
    return linked(emitted(module, (*OFFERED, *CALLED))) + stamp(search)


def linked(code: bytes) -> bytes:
    """Return what the linker makes of an object file."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "search.o"), Path(folder, "search.wasm")
        given.write_bytes(code)
        # The stack first: one that is too small ends the search, and writes over nothing.
        options = ["--no-entry", "--stack-first", "--strip-all", "-O2"]
        exports = [f"--export={name}" for name in OFFERED]
        subprocess.run(["wasm-ld", *options, *exports, given, "-o", made], check=True)
        return made.read_bytes()


if __name__ == "__main__":
    retarget()
    for game in sys.argv[1:] or GAMES:
        file = file_of(game)
        file.write_bytes(made(import_module(f"{GAMES[game].kernel}.sheet").search))
        print(f"{file.relative_to(Path.cwd())}: {file.stat().st_size:,} bytes")
