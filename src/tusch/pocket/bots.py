"""Bots that think where everything else is done, one after another."""

import asyncio

from tusch.server.thinking.jobs import Choice, Job, answer


class BotsInBetween:
    """Bots without a process of their own: while one thinks, nothing else happens."""

    async def choose(self, job: Job) -> Choice:
        """Return the bot's action, when all that waits in this moment has had its turn."""
        await asyncio.sleep(0)
        return answer(job)
