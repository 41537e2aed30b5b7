"""The one process of the coach, as the server sees it."""

import logging
from typing import Final

from msgspec import MsgspecError

from tusch.processes.awaited import Child
from tusch.processes.command import PIPE, Command, module
from tusch.processes.patience import BrokenError, Patience
from tusch.server.observe.log import say
from tusch.server.review.messages import ANSWERS, Answer, Question, encode

PATIENCE: Final = Patience(answer=600.0, grace=2.0, tries=2)
"""An answer comes every moment; before the first, kernels may have to be compiled at leisure."""


class CoachProcess:
    """A process that is started when it is needed, and again after it broke."""

    def __init__(self, patience: Patience = PATIENCE) -> None:
        """Begin without one."""
        self.patience = patience
        self._child: Child | None = None

    async def ask(self, question: Question) -> Answer:
        """Return its answer; raise `BrokenError` if there is none, and be without it then."""
        try:
            if self._child is None:
                self._child = await Child.start(_command(), self.patience, _says)
                say("coach started", logging.INFO, worker=self._child.pid)
            return ANSWERS.decode(await self._child.ask(encode(question)))
        except (BrokenError, MsgspecError) as error:
            say("coach failed", what=str(error))
            await self._kill()
            raise BrokenError("died") from None

    async def end(self) -> None:
        """Let it end."""
        child, self._child = self._child, None
        if child and not await child.end():
            say("coach does not end", worker=child.pid)

    async def _kill(self) -> None:
        """End one that is of no use."""
        child, self._child = self._child, None
        if child:
            await child.kill()


def _command() -> Command:
    """Return what is run."""
    return Command(words=module("tusch.server.review.worker"), errors=PIPE, tied=True)


def _says(worker: int, text: str) -> None:
    """Log what the process says about itself."""
    say("coach says", worker=worker, text=text)
