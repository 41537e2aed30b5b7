"""What a forger can make of an honest record, each with the reason for which it must be refused."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import count
from random import Random
from typing import Any, NamedTuple

from msgspec import UNSET

from tusch import fair, record, registry
from tusch.game import Actor
from tusch.play import steps

Json = dict[str, Any]

OTHER_SECRET = "5e" * 32


class Forgery(NamedTuple):
    """A forged record, and what has to be found."""

    name: str
    reason: str
    record: Json
    entry: int | None = None
    remembered: bool = False
    """Whether it is found by comparing with what a device remembers."""
    alone: bool = True
    """Whether the page finds it without the rules, which its server has."""


def all_of(found: Json) -> Iterator[Forgery]:
    """Every kind of forgery of a record that is written well."""
    yield from other_promises(found)
    yield from other_cards(found)
    yield from other_logs(found)


def badly_written(found: Json) -> Iterator[Forgery]:
    """What no table writes."""
    changes: dict[str, Json] = {
        "a seed of an odd length": {"players": ["abc", *found["fair"]["players"][1:]]},
        "a seed that is too long": {"players": ["00" * 33, *found["fair"]["players"][1:]]},
        "a seed in large letters": {"players": ["AB", *found["fair"]["players"][1:]]},
        "a seed with a line's end": {"players": ["00\n", *found["fair"]["players"][1:]]},
        "a seed that is a number": {"players": [0, *found["fair"]["players"][1:]]},
        "seeds that are no list": {"players": "00"},
        "a short secret": {"secret": "00"},
        "a secret that is not hexadecimal": {"secret": "zz" * 32},
        "a short commitment": {"commitment": found["fair"]["commitment"][:8]},
        "a first player in words": {"first": "0"},
        "a first player who is nobody": {"first": None},
    }
    for name, change in changes.items():
        yield _forged(found, name, "form", _update(change))
    yield _forged(found, "no secret", "form", lambda deal: deal.pop("secret"))
    nothing = deepcopy(found)
    nothing["fair"] = []
    yield Forgery("a deal that is a list", "form", nothing)


def other_promises(found: Json) -> Iterator[Forgery]:
    """A deal that is made of something else than what was promised and mixed in."""
    players, seeds = found["players"], found["fair"]["players"]
    yield Forgery("more seeds than players", "seeds", again(found, players=(*seeds, "cafe")))
    yield Forgery("fewer seeds than players", "seeds", again(found, players=tuple(seeds[:-1])))
    yield _forged(found, "no seeds at all", "seeds", lambda deal: deal.update(players=[]))
    for seat in (players, -1):
        yield _forged(found, f"seat {seat} first", "first", _update({"first": seat}))
    yield _forged(found, "another secret", "secret", lambda deal: deal.update(secret=OTHER_SECRET))
    yield _forged(
        found, "another commitment", "secret", lambda deal: deal.update(commitment="0" * 64)
    )
    swapped = {"secret": OTHER_SECRET, "commitment": fair.commitment(OTHER_SECRET)}
    both = _forged(found, "secret and commitment swapped together", "entry", _update(swapped))
    yield both._replace(entry=0)
    yield both._replace(name=f"{both.name}, remembered", reason="promise", remembered=True)
    yield Forgery(
        "all cards dealt from another secret",
        "promise",
        again(found, secret=swapped["secret"], commitment=swapped["commitment"]),
        remembered=True,
    )
    other = tuple("ef" if seed else "" for seed in seeds)
    yield Forgery("another seed", "mine", again(found, players=other), remembered=True)
    yield _forged(
        found, "another seed, cards kept", "entry", lambda deal: deal.update(players=list(other))
    )._replace(entry=0)
    begun = next(entry for entry, (_, what) in enumerate(found["log"]) if what[:5] == "start")
    beginner = (int(found["log"][begun][1][6:]) + 1) % players
    yield _forged(
        found, "another first player", "entry", lambda deal: deal.update(first=beginner)
    )._replace(entry=begun)


def other_cards(found: Json) -> Iterator[Forgery]:
    """Cards that were not drawn from the secret, or that the game does not have."""
    honest = again(found)
    acts = _acts(honest)
    for act in sorted({0, 1, 2, 3, len(acts) // 2}):
        cheated = again(found, number=_but(act))
        entry = acts[act]
        if cheated["log"][entry] != honest["log"][entry]:
            yield Forgery(f"act {act} drawn anew", "entry", cheated, entry)
    # An undo that would be a second draw: what was dealt again has another number.
    later = again(found, number=lambda nth: nth + (nth >= 3))
    yield Forgery("an act drawn twice", "entry", later, acts[3])
    for name, entry, what in _impossible(found):
        forged = deepcopy(found)
        forged["log"][entry][1] = what
        yield Forgery(name, "misdeal", forged, entry)


def _impossible(found: Json) -> Iterator[tuple[str, int, str]]:
    """Acts that no dealer can do: a name, the entry and what it says."""
    log, players = found["log"], found["players"]
    starts = next(entry for entry in _acts(found) if log[entry][1].startswith("start "))
    yield "a beginner who is not there", starts, f"start {players}"
    yield "an act of no game", starts, "dance 1"
    if found["game"] == "flohcati":
        turned = [entry for entry in _acts(found) if entry > starts]
        yield "a card turned twice", turned[1], log[turned[0]][1]
        yield "a card that there is not", turned[1], "K9"
        return
    deals = [entry for entry in _acts(found) if log[entry][1].startswith("deal ")]
    hands = [hand.split(",") for hand in log[deals[1]][1][5:].split("/")]
    roads = deals[0] - 2
    yield "a road piece that there is not", roads, log[roads][1].replace("roads ", "roads 9", 1)
    yield "nothing but rings", deals[1], _written([["O"] * len(hand) for hand in hands])
    card = next(card for card in hands[0] if card != "O")
    ring = [["O" if each == card else each for each in hands[0]], *hands[1:]]
    yield "a card made a ring", deals[1], _written(ring)
    yield "a card more for one hand", deals[1], _written([hands[0][1:], hands[1] + hands[0][:1]])


def _written(hands: list[list[str]]) -> str:
    """A deal of Figaro."""
    return f"deal {'/'.join(','.join(hand) for hand in hands)}"


def other_logs(found: Json) -> Iterator[Forgery]:
    """Logs that were cut, emptied or written anew, and results that they do not give."""
    log, figaro = found["log"], found["game"] == "figaro"
    moved = next(entry for entry, (who, _) in enumerate(log) if who is not None)
    took = next(
        entry for entry, (who, what) in enumerate(log) if who is not None and what != "flip"
    )
    cuts = {
        "an empty log": ("empty", [], True),
        "a log cut after its first entry": ("cut", log[:1], True),
        "a log cut in the middle": ("cut", log[: len(log) // 2], True),
        "a log without its last entry": ("cut", log[:-1], False),
    }
    for name, (reason, left, alone) in cuts.items():
        yield Forgery(name, reason, _with(found, log=left), alone=alone)
        unended = _with(found, log=left)
        del unended["result"]
        yield Forgery(f"{name}, no result", reason, unended, alone=alone)
    unended = _with(found)
    del unended["result"]
    yield Forgery("a finished game without its result", "result", unended)
    result = _with(found)["result"]
    result["totals"][0] += 1
    yield Forgery("another result", "result", _with(found, result=result), alone=False)
    passed = [[(log[moved][0] + 1) % found["players"], log[moved][1]]]
    for name, entry, changed, alone in (
        ("a move of somebody else", moved, log[:moved] + passed + log[moved + 1 :], figaro),
        ("a move left out", moved, log[:moved] + log[moved + 1 :], True),
        ("an entry after the end", len(log), [*log, log[-1]], False),
        (
            "a card that nobody has there",
            took,
            [*log[:took], [log[took][0], _foreign(found, took)], *log[took + 1 :]],
            True,
        ),
    ):
        yield Forgery(name, "rules", _with(found, log=changed), entry, alone=alone)


def _foreign(found: Json, took: int) -> str:
    """A move with a card that is somewhere else."""
    if found["game"] == "flohcati":
        turned = {what for _, what in found["log"][:took]}
        return next(f"take {card}" for card in ("A1", "B2", "C3") if card not in turned)
    seat, _ = found["log"][took]
    hand = found["log"][took - 1][1][5:].split("/")[seat].split(",")
    return next(f"{card}>0" for card in ("R3", "Y3", "G3", "B3", "P3") if card not in hand)


def again(found: Json, *, number: Callable[[int], int] = lambda nth: nth, **change: Any) -> Json:
    """The record of another game at the same table, from other parts or other numbers of acts."""
    read = record.decode(json.dumps(found))
    game = registry.of_record(read)
    parts = {**found["fair"], **change}
    key = fair.mix(parts["secret"], parts["players"])
    acts = count()
    rng = Random(1)

    def act(state: Any, actor: Actor) -> Any:
        if isinstance(actor, int):
            return rng.choice(game.observe(state, actor).legal)
        return fair.draw(game, state, key, number(next(acts)), parts.get("first", UNSET))

    played = list(steps(game, game.start(read.players), act))
    written = json.loads(record.encode(record.write(game, read.players, played, read.names)))
    return {**found, **written, "fair": {**parts, "players": list(parts["players"])}}


def _acts(found: Json) -> list[int]:
    """The dealer's entries."""
    return [entry for entry, (who, _) in enumerate(found["log"]) if who is None]


def _with(found: Json, **change: Any) -> Json:
    """A copy of a record with other parts."""
    return deepcopy({**found, **change})


def _forged(found: Json, name: str, reason: str, change: Callable[[Json], Any]) -> Forgery:
    """A record whose deal says something else."""
    forged = deepcopy(found)
    change(forged["fair"])
    return Forgery(name, reason, forged)


def _but(act: int) -> Callable[[int], int]:
    """Numbers of acts, of which one is another."""
    return lambda nth: nth + 1000 * (nth == act)


def _update(parts: Json) -> Callable[[Json], Any]:
    return lambda deal: deal.update(parts)
