"""How a table asks bots: a view goes out as bytes, an action comes back as bytes."""

from hashlib import sha256
from random import Random
from typing import Any, Protocol

from tusch import bots, codec, registry
from tusch.game import Seat, Value
from tusch.server.state import TableState


class Job(Value, frozen=True):
    """A question to a bot: a lease, not a lock. A late answer is dropped."""

    game: str
    rules: dict[str, Any]
    view: bytes
    """All that a bot sees, as it goes to a person's device."""
    level: str
    seed: int
    """The bot's own chance; it says nothing about the deal."""
    version: int


class Bots(Protocol):
    """Somewhere bots think."""

    async def choose(self, job: Job) -> bytes:
        """Return the bot's action."""
        ...


class NearbyBots:
    """Bots that think in this process, for tests and light levels."""

    async def choose(self, job: Job) -> bytes:
        """Return the bot's action."""
        return think(job)


def think(job: Job) -> bytes:
    """Answer a question, wherever the bot thinks."""
    view = codec.codec(job.game).view.decode(job.view)
    options = dict(job.rules)
    game = registry.make(job.game, str(options.pop("edition")), options)
    # The table's dealer is another source of chance; a bot's whims need no more than this.
    bot = bots.make(job.level, game, Random(job.seed))
    return codec.encode(bot.choose(view))


def job_for(state: TableState, seat: Seat) -> Job:
    """Return the question that a table asks for a seat where a bot decides."""
    whim = sha256(f"bot {state.secret} {state.version}".encode()).digest()
    return Job(
        game=state.game.name,
        rules=state.setup.rules,
        view=codec.encode(state.game.observe(state.now, seat)),
        level=state.bot(seat) or state.setup.fill,
        seed=int.from_bytes(whim[:8], "big"),
        version=state.version,
    )


def any_move(state: TableState, job: Job) -> bytes:
    """Return a move for a bot that does not answer, so that no table ever sticks."""
    legal = state.game.legal_actions(state.now)
    return codec.encode(legal[Random(job.seed).randrange(len(legal))])
