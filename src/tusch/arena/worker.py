"""A process that plays the games of an arena: `python -m tusch.arena.worker PARENT OUTPUT`.

The first frame is the arena, each other one the number of a game. What bots print goes to the
open file OUTPUT.
"""

import pickle
import signal
import sys
import traceback
from functools import partial
from multiprocessing import spawn
from typing import Any, Protocol, TypeAlias

import msgspec

from tusch.errors import TuschError
from tusch.game import Message
from tusch.processes import framing, inside
from tusch.processes.signals import ENDING, heed

Played: TypeAlias = bytes | Message | Exception
"""A record as a line, or why there is none."""


class Games(Protocol):
    """What a worker plays, or looks at, by its number: an arena, or games that were played."""

    def play(self, number: int) -> Any:
        """Return what comes of the game of this number, a value that JSON can have."""
        ...


def packed(match: Games) -> bytes:
    """Return an arena as it goes to a worker, which finds the modules that are found here."""
    here = spawn.get_preparation_data("arena")
    # It is not ours to give away.
    del here["authkey"]
    return pickle.dumps((here, pickle.dumps(match)))


def main(parent: str, output: str) -> int:
    """Play the games that are asked for, until there are no more."""
    inside.tie(parent, by=signal.SIGTERM)
    pipes = inside.take_pipes(int(output))
    here, match = pickle.loads(framing.read_frame(pipes.questions) or b"")
    spawn.prepare(here)
    play = partial(_play, pickle.loads(match))
    try:
        heed(signal.default_int_handler, *ENDING)
        pipes.serve(play)
    except (KeyboardInterrupt, OSError):
        pass
    # What is left to do is to end the programs that are still there.
    heed(signal.SIG_IGN, *ENDING)
    return 0


def _play(match: Games, number: bytes) -> bytes:
    """Return what comes of a game."""
    played: Played
    try:
        played = msgspec.json.encode(match.play(pickle.loads(number)))
    except TuschError as error:
        played = error.message
    except Exception as error:
        error.add_note(traceback.format_exc())
        played = error
    return pickle.dumps(played)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
