"""What a table asks bots: for a move, or why they made one."""

from contextlib import suppress
from hashlib import sha256
from random import Random

from tusch import codec
from tusch.game import Seat
from tusch.server.table.state import TableState
from tusch.server.thinking.jobs import Job, light


def job_for(state: TableState, seat: Seat) -> Job:
    """Return the question that a table asks for a seat where a bot decides."""
    return Job(
        game=state.game.name,
        rules=state.setup.rules,
        view=codec.encode(state.game.observe(state.now, seat)),
        level=state.bot(seat) or state.setup.fill,
        seed=_whim(state, state.version),
        version=state.version,
    )


def job_about(state: TableState, entry: int) -> Job | None:
    """Return the question why a bot made the move of this entry; None: no bot made it."""
    nth = entry - len(state.setup.begun)
    if nth not in range(len(state.by)) or state.by[nth] not in ("bot", "stand-in"):
        return None
    step = state.line[entry]
    assert isinstance(step.actor, int)
    standing_in = state.by[nth] == "stand-in"
    return Job(
        game=state.game.name,
        rules=state.setup.rules,
        view=codec.encode(state.game.observe(step.before, step.actor)),
        level=state.setup.fill
        if standing_in
        else state.places[step.actor].level or state.setup.fill,
        seed=_whim(state, state.versions[nth]),
        version=state.versions[nth],
        played=codec.encode(step.action),
    )


def _whim(state: TableState, version: int) -> int:
    """Return the chance of the bots of a version: asked again, they think the same."""
    whim = sha256(f"bot {state.secret} {version}".encode()).digest()
    return int.from_bytes(whim[:8], "big")


def any_move(state: TableState, job: Job) -> bytes:
    """Return a move for a bot that does not answer, so that no table ever sticks."""
    with suppress(Exception):
        return light(job)
    legal = state.game.legal_actions(state.now)
    return codec.encode(legal[Random(job.seed).randrange(len(legal))])
