"""How a table asks bots: a view goes out as bytes, an action comes back as bytes."""

from functools import lru_cache
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from tusch import codec, registry
from tusch.bots import compilation, dismiss
from tusch.errors import TuschError
from tusch.game import Message, Value
from tusch.registry import AnyGame
from tusch.server.thinking.shares import Asker

LIGHT = "greedy"
"""The bot that answers at once, in any process, when the one that was asked cannot."""
KNOWN = 64
"""How many games with their options are remembered."""


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
    played: bytes | None = None
    """A move it made: the answer is what it thinks about that, instead of a move."""
    asker: Asker = Asker()
    """Whose share of the bots' time it takes; the bot is not told."""


class Choice(NamedTuple):
    """What a bot answers."""

    action: bytes
    below_level: bool = False
    """Whether it could not think as it does at its level."""


class Bots(Protocol):
    """Somewhere bots think."""

    async def choose(self, job: Job) -> Choice:
        """Return the bot's action."""
        ...


def think(job: Job) -> bytes:
    """Return a bot's action, or its thoughts."""
    return answer(job).action


def answer(job: Job, *, custom: bool = False) -> Choice:
    """Answer a question, wherever the bot thinks; `custom` allows the host's custom bots."""
    view = codec.codec(job.game).view.decode(job.view)
    # The table's dealer is another source of chance; a bot's whims need no more than this.
    game = _game(job.game, msgspec.json.encode(job.rules))
    bot = compilation.make(job.level, game, Random(job.seed), custom=custom)
    try:
        action = bot.choose(view)
        if job.played is None:
            return Choice(codec.encode(action), getattr(bot, "below_level", False))
        return Choice(codec.encode(thoughts(bot, codec.codec(job.game).action.decode(job.played))))
    finally:
        dismiss(bot)


def thoughts(bot: object, played: Any) -> tuple[Message, ...]:
    """Return what a bot that was asked again says about its move, if it can say anything."""
    say = getattr(bot, "why", None)
    return say(played) if say else ()


def light(job: Job) -> Choice:
    """Answer a question at once, in place of a bot that does not."""
    return Choice(think(replace(job, level=LIGHT)), is_stronger(job))


def is_stronger(job: Job) -> bool:
    """Whether the bot that is asked thinks about more than the light one."""
    try:
        return compilation.searches(job.level, job.game)
    except TuschError:
        # One of the host's own, or one that the host had: nobody knows how it plays.
        return True


@lru_cache(KNOWN)
def _game(name: str, rules: bytes) -> AnyGame:
    """Return the game of these rules."""
    return registry.of_rules(name, msgspec.json.decode(rules))
