"""A process where bots think: questions come through the standard input, answers go out.

`python -m tusch.server.thinking.worker PARENT` is started by `tusch.server.thinking.pool` and ends
with it: at the end of its input, whatever it is thinking about.
"""

import sys

from tusch.bots import check
from tusch.errors import TuschError
from tusch.processes import inside
from tusch.server.thinking import jobs
from tusch.server.thinking.messages import QUESTIONS, BotAnswer, encode

NICE = 5
"""How much the server comes before its bots, where they share a core."""
UNUSABLE = 2
"""The exit code of an unknown custom bot."""


def main(parent: str, bot: str | None = None) -> int:
    """Answer questions until there are no more; or only look for a bot."""
    inside.tie(parent)
    if not bot:
        inside.step_back(NICE)
        inside.take_pipes().serve_until_alone(_answer)
    return _look_for(bot)


def _look_for(bot: str) -> int:
    """Say what is wrong with a custom bot of the host, if anything is."""
    try:
        check(bot, custom=True)
    except TuschError as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    return 0


def _answer(body: bytes) -> bytes:
    """Let a bot think."""
    question = QUESTIONS.decode(body)
    try:
        answer = BotAnswer(question.number, *jobs.answer(question.job, custom=True))
    except Exception as trouble:
        answer = BotAnswer(question.number, trouble=type(trouble).__name__)
    return encode(answer)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
