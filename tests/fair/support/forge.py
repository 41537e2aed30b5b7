"""Writes tests/fair/cases.json: honest records of real tables, and what a forger makes of them.

    python -m tests.fair.support.forge

Each case has a record, what its asker remembers, what the rules of an honest server say to its log,
and the verdict. Honest ones are played at the server's own tables.
"""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.fair.support import forgeries
from tests.server.support.desk import Desk, dealer, is_ok
from tusch import record
from tusch.errors import TuschError
from tusch.server.http import replays
from tusch.server.http.catalogue import catalogue
from tusch.server.wire.commands import AskUndo, MixIn, Start

CASES = Path(__file__).parents[1] / "cases.json"
OLD = Path(__file__).parents[1] / "version-1.jsonl"
"""Records that a table of version 1 wrote."""

Json = dict[str, Any]


def table(
    game: str, seats: str, seed: int, *, mixed: bool = True, undo: int = 0, **more: Any
) -> Json:
    """The record of a game at a table of one device and bots; so many moves are taken back."""
    rng = Random(seed)
    desk = Desk(seats, game=game, chance=dealer(seed), **more)
    for seat in desk.state.held("ann") if mixed else ():
        assert is_ok(
            desk.do("ann", MixIn, seat=seat, seed=rng.randbytes(rng.choice([1, 32])).hex())
        )
    assert is_ok(desk.do("ann", Start))
    while desk.state.status == "playing":
        mover = desk.state.actor
        desk.move(rng.choice)
        if undo and mover in desk.state.held("ann"):
            asked = desk.do("ann", AskUndo, seat=mover, base=desk.state.version)
            undo -= is_ok(asked)
    assert not undo
    found: Json = json.loads(record.encode(replays.of_table(desk.state)))
    return found


def honest() -> Iterator[tuple[str, Json]]:
    """Records of both games, at several tables."""
    yield "figaro, three, a colour out", table("figaro", "Ann Bea b", 1)
    yield "figaro, three, ones out", table("figaro", "b Ann b", 2, edition="aid")
    yield "figaro, four, a first player", table("figaro", "Ann Bea Cyd b", 3, first=2)
    yield "figaro, four, taking to hand", table("figaro", "Ann b Bea b", 4, edition="dutch")
    yield "figaro, five, moves taken back", table("figaro", "b b Ann b Bea", 5, undo=4)
    yield "figaro, six, no seed", table("figaro", "Ann b b b b b", 6, mixed=False)
    yield "flohcati, two", table("flohcati", "Ann Bea", 7)
    yield "flohcati, three, moves taken back", table("flohcati", "Ann b Bea", 8, undo=5)
    yield (
        "flohcati, four, no seed, other options",
        table(
            "flohcati",
            "Ann b b b",
            9,
            mixed=False,
            options={"trio_timing": "any-time", "demand_shown": True},
        ),
    )
    yield "flohcati, five, a first player", table("flohcati", "b Ann b Bea b", 10, first=4)

    for line in OLD.read_text(encoding="utf-8").splitlines():
        found = json.loads(line)
        yield f"{found['game']}, version 1", found


def replayed(found: Json) -> Json:
    """What the server says to the log of a record: its outcome, or why it is refused."""
    try:
        told = replays.replayed(replays.decode(json.dumps(found).encode()), None)
    except TuschError as error:
        return {"refused": msgspec.to_builtins(error.message)}
    ended = msgspec.to_builtins(told.outcome)
    if ended is not None:
        del ended["reasons"]
    return {"outcome": ended}


def memory(found: Json) -> Json:
    """What a device remembers of a game."""
    deal = found["fair"]
    seeds = {str(seat): seed for seat, seed in enumerate(deal["players"]) if seed}
    return {"commitment": deal["commitment"], "seeds": seeds}


def cases() -> Iterator[Json]:
    """All cases."""
    bases = dict(honest())
    for name, found in bases.items():
        reason = "good" if any(found["fair"]["players"]) else "unseeded"
        yield _case(f"honest: {name}", found, reason, remembered=memory(found))
        if " no seed" in name or " two" in name:
            yield _case(f"honest: {name}; nothing remembered", found, reason)
    plain = deepcopy(bases["flohcati, two"])
    del plain["fair"]
    yield _case("honest: without a fair deal", plain, "none")
    for base, forged in {
        "figaro, four, a first player": forgeries.all_of,
        "figaro, three, a colour out": forgeries.other_cards,
        "flohcati, two": forgeries.badly_written,
        "flohcati, three, moves taken back": forgeries.all_of,
    }.items():
        for forgery in forged(bases[base]):
            yield _case(
                f"forged: {base}: {forgery.name}",
                forgery.record,
                forgery.reason,
                remembered=memory(bases[base]) if forgery.remembered else None,
                entry=forgery.entry,
                alone=forgery.alone,
            )


def _case(
    name: str,
    found: Json,
    reason: str,
    *,
    remembered: Json | None = None,
    entry: int | None = None,
    alone: bool = True,
) -> Json:
    """One case; `alone`: whether the page finds it if its server says that all is well."""
    return {
        "name": name,
        "record": found,
        "remembered": remembered,
        "replayed": replayed(found),
        "reason": reason,
        "entry": entry,
        "alone": alone,
    }


def games() -> Json:
    """What a page is told about the games, as far as a check needs it."""
    told = msgspec.to_builtins(catalogue().games)
    return {game["name"]: {"deck": game["deck"], "editions": game["editions"]} for game in told}


def write(path: Path = CASES) -> None:
    """Write the file, one case a line."""
    found = ",\n".join(_line(case) for case in cases())
    path.write_text(f'{{"games":{_line(games())},\n"cases":[\n{found}\n]}}\n', encoding="utf-8")


def _line(found: Json) -> str:
    """JSON without room."""
    return json.dumps(found, separators=(",", ":"))


if __name__ == "__main__":
    write()
