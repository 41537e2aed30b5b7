"""Whether the coach can look at a game at once, or what it needs has to be compiled first."""

import asyncio

from tusch.coach import preparation
from tusch.server.observe.log import NOTICE, say


class Readiness:
    """Has what the coach needs compiled, one game after another, once somebody wants it."""

    def __init__(self) -> None:
        """Begin with nothing to do."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._compiler = asyncio.Lock()

    def of(self, game: str) -> bool:
        """Whether the coach is ready for a game; if it is not, it gets ready from now on."""
        if game in self._tasks:
            # What cannot be compiled beside the coach, the coach will try itself.
            return self._tasks[game].done()
        if preparation.ready(game):
            return True
        self._tasks[game] = asyncio.create_task(self._prepare(game))
        return False

    async def close(self) -> None:
        """Stop, finished or not."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _prepare(self, game: str) -> None:
        """Wait for the compiler."""
        async with self._compiler:
            say("coach gets ready", NOTICE, game=game)
            process = preparation.preparing(game)
            try:
                done = await asyncio.to_thread(process.wait)
            finally:
                process.close()
        say("coach ready" if done else "coach not compiled", NOTICE, game=game)
