"""Small programs to be run as children."""

import sys

from tusch.processes.command import PIPE, Command

ECHO = """
import sys
for line in sys.stdin:
    print(line.strip(), flush=True)
"""
"""Says everything again, and ends with its input."""
DEAF = """
import sys, time
print("here", flush=True)
time.sleep(1000)
"""
"""Neither listens nor ends, but by a signal."""
RUDE = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)" + DEAF
"""Ends only when it is killed."""
PARENT = RUDE.replace("import sys", "import subprocess, sys").replace(
    '"here"', "subprocess.Popen(['sleep', '1000']).pid"
)
"""Is rude, and has a child itself."""
FRAMES = """
import os, sys, time
from tusch.processes import inside
def answer(question):
    match question:
        case b"hang": time.sleep(1000)
        case b"die": os._exit(3)
        case b"print": print("hello", flush=True)
        case b"complain": print("oh\\n" * 3, "x" * 999, file=sys.stderr, flush=True)
    return question
inside.take_pipes().serve(answer)
"""
"""Answers frames."""


def python(text: str, *arguments: str, errors: int | None = PIPE) -> Command:
    """The command that runs a program."""
    return Command(words=(sys.executable, "-c", text, *arguments), errors=errors)
