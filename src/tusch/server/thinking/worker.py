"""A process where bots think: questions come through the standard input, answers go out.

`python -m tusch.server.thinking.worker PARENT` is started by `tusch.server.thinking.pool` and ends
with it: at the end of its input, whatever it is thinking about.
"""

import os
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from tusch.bots import check
from tusch.errors import TuschError
from tusch.processes import tied
from tusch.server.thinking import messages
from tusch.server.thinking.jobs import think
from tusch.server.thinking.messages import QUESTIONS, Answer, Question

NICE = 5
"""How much the server comes before its bots, where they share a core."""
UNUSABLE = 2
"""The exit code of an unknown custom bot."""


def main(parent: str, bot: str | None = None) -> int:
    """Answer questions until there are no more; or only look for a bot."""
    tied.tie(int(parent))
    if bot:
        return _look_for(bot)
    if hasattr(os, "nice"):
        os.nice(NICE)
    questions, answers = _pipes()
    waiting: SimpleQueue[Question] = SimpleQueue()
    Thread(target=_listen, args=(questions, waiting), daemon=True).start()
    with suppress(OSError):
        while True:
            answers.write(messages.framed(_answer(waiting.get())))
            answers.flush()
    os._exit(tied.ALONE)


def _look_for(bot: str) -> int:
    """Say what is wrong with a custom bot of the host, if anything is."""
    try:
        check(bot, custom=True)
    except TuschError as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    return 0


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take the pipes away from everybody else: a bot may print, or read what it is not to."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return questions, answers


def _listen(questions: BinaryIO, waiting: "SimpleQueue[Question]") -> None:
    """Take questions; when there are no more, the server is gone, and so are we."""
    while (body := messages.read(questions)) is not None:
        waiting.put(QUESTIONS.decode(body))
    os._exit(tied.ALONE)


def _answer(question: Question) -> Answer:
    """Let a bot think."""
    try:
        return Answer(question.number, think(question.job, custom=True))
    except Exception as trouble:
        return Answer(question.number, trouble=type(trouble).__name__)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
