"""Records that nobody may read, and how they are told from good ones."""

import json
from collections.abc import Callable
from typing import Any

from tests.support.replays import a_record
from tusch.errors import OptionError, TuschError
from tusch.game import Arg
from tusch.record import RecordError

GOOD = a_record()
LOG: list[list[Any]] = GOOD["log"]
FLIP = LOG.index([LOG[1][0], "flip"])
ON_TURN = LOG[FLIP][0]


def with_entry(index: int, entry: Any) -> Callable[[dict[str, Any]], None]:
    def change(written: dict[str, Any]) -> None:
        written["log"][index] = entry

    return change


def with_key(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(written: dict[str, Any]) -> None:
        written[key] = value

    return change


def without_key(key: str) -> Callable[[dict[str, Any]], None]:
    def change(written: dict[str, Any]) -> None:
        del written[key]

    return change


def one_entry_more(written: dict[str, Any]) -> None:
    written["log"].append([0, "flip"])


def one_entry_less(written: dict[str, Any]) -> None:
    written["log"].pop()


def one_point_more(written: dict[str, Any]) -> None:
    written["result"]["totals"][0] += 1


def another_winner(written: dict[str, Any]) -> None:
    written["result"]["winners"] = [9]


def a_ranking(written: dict[str, Any]) -> None:
    written["result"]["ranking"] = [0, 1, 2]


def changed(change: Callable[[dict[str, Any]], None]) -> str:
    written: dict[str, Any] = json.loads(json.dumps(GOOD))
    change(written)
    return json.dumps(written)


REFUSED: dict[str, tuple[Callable[[dict[str, Any]], None], type[TuschError], str, dict[str, Arg]]]
REFUSED = {
    "higher version": (
        with_key("tusch", 3),
        RecordError,
        "record-version",
        {"value": 3, "allowed": 2},
    ),
    "no version": (
        with_key("tusch", 0),
        RecordError,
        "record-version",
        {"value": 0, "allowed": 2},
    ),
    "unknown game": (
        with_key("game", "chess"),
        OptionError,
        "game-unknown",
        {"value": "chess", "allowed": ("figaro", "flohcati")},
    ),
    "unknown edition": (
        with_key("rules", {"edition": "1998"}),
        OptionError,
        "edition-unknown",
        {"value": "1998", "allowed": ("amigo",)},
    ),
    "empty edition": (
        with_key("rules", {"edition": ""}),
        OptionError,
        "edition-unknown",
        {"value": "", "allowed": ("amigo",)},
    ),
    "null as edition": (
        with_key("rules", {"edition": None}),
        OptionError,
        "edition-unknown",
        {"value": "None", "allowed": ("amigo",)},
    ),
    "unknown option": (
        with_key("rules", {"edition": "amigo", "exchange": "off"}),
        OptionError,
        "option-unknown",
        {"value": "exchange", "allowed": ("trio_timing", "turn_end", "demand_shown", "ties")},
    ),
    "option of a later version": (
        with_key("tusch", 1),
        OptionError,
        "option-unknown",
        {"value": "turn_end", "allowed": ("trio_timing", "demand_shown", "ties")},
    ),
    "unknown value": (
        with_key("rules", {"ties": "coin"}),
        OptionError,
        "option-value",
        {"option": "ties", "value": "coin", "allowed": ("shared", "trios-gala-card")},
    ),
    "word for a switch": (
        with_key("rules", {"demand_shown": "on"}),
        OptionError,
        "option-value",
        {"option": "demand_shown", "value": "on", "allowed": ("off", "on")},
    ),
    "too few names": (
        with_key("names", ["a", "b"]),
        RecordError,
        "record-names",
        {"value": 2, "count": 3},
    ),
    "wrong actor": (
        with_entry(FLIP, [(ON_TURN + 1) % 3, "flip"]),
        RecordError,
        "record-actor",
        {"entry": FLIP, "due": str(ON_TURN), "value": str((ON_TURN + 1) % 3)},
    ),
    "actor who is not there": (
        with_entry(FLIP, [-1, "flip"]),
        RecordError,
        "record-actor",
        {"entry": FLIP, "due": str(ON_TURN), "value": "-1"},
    ),
    "dealer instead of a player": (
        with_entry(FLIP, [None, "C5"]),
        RecordError,
        "record-actor",
        {"entry": FLIP, "due": str(ON_TURN), "value": "null"},
    ),
    "player instead of the dealer": (
        with_entry(0, [0, "start 0"]),
        RecordError,
        "record-actor",
        {"entry": 0, "due": "null", "value": "0"},
    ),
    "entry after the end": (
        one_entry_more,
        RecordError,
        "record-over",
        {"entry": len(LOG)},
    ),
}


ENTRIES = {
    "no action": (FLIP, "flop", "notation"),
    "an action of the dealer": (FLIP, "C5", "notation"),
    "an action that is not legal": (FLIP, "take C5", "flohcati-why-not-row-empty"),
    "an action of another moment": (FLIP, "end", "flohcati-why-not-due-turn"),
    "a start from nowhere": (0, "start 3", "flohcati-misdeal-start"),
    "a card before the start": (0, "C5", "flohcati-misdeal-due"),
    "an action of a player": (0, "flip", "notation"),
}


RESULTS = {
    "missing": without_key("result"),
    "of a running game": one_entry_less,
    "with another total": one_point_more,
    "with another winner": another_winner,
    "with a ranking": a_ranking,
}


FORMS: dict[str, bytes | str] = {
    "nothing": "",
    "no JSON": "tusch",
    "no object": "[]",
    "two objects": changed(lambda _: None) * 2,
    "half an object": changed(lambda _: None)[:-1],
    "no version": changed(without_key("tusch")),
    "no game": changed(without_key("game")),
    "no log": changed(without_key("log")),
    "no rules": changed(without_key("rules")),
    "no players": changed(without_key("players")),
    "version as text": changed(with_key("tusch", "1")),
    "version as truth": changed(with_key("tusch", True)),
    "version as fraction": changed(with_key("tusch", 1.0)),
    "players as text": changed(with_key("players", "3")),
    "players as fraction": changed(with_key("players", 3.0)),
    "rules as list": changed(with_key("rules", [])),
    "names as text": changed(with_key("names", "abc")),
    "names that are numbers": changed(with_key("names", [1, 2, 3])),
    "names null": changed(with_key("names", None)),
    "log as text": changed(with_key("log", "flip")),
    "seat as truth": changed(with_entry(1, [True, "flip"])),
    "seat as fraction": changed(with_entry(1, [1.0, "flip"])),
    "seat as text": changed(with_entry(1, ["1", "flip"])),
    "entry without an action": changed(with_entry(1, [1])),
    "entry with something more": changed(with_entry(1, [1, "flip", 3])),
    "entry that is text": changed(with_entry(1, "flip")),
    "entry that is an object": changed(with_entry(1, {"who": 1})),
    "action that is a number": changed(with_entry(1, [1, 5])),
    "action null": changed(with_entry(1, [1, None])),
    "result null": changed(with_key("result", None)),
    "result without winners": changed(with_key("result", {"totals": [1, 2, 3]})),
    "totals that are fractions": changed(
        with_key("result", {"totals": [1.5, 2, 3], "winners": [2]})
    ),
    "number out of range": changed(with_key("players", "@")).replace('"@"', "9" * 5000),
    "deep nesting": changed(with_key("comment", "@")).replace('"@"', "[" * 10**5 + "]" * 10**5),
    "deep rules": changed(with_key("rules", "@")).replace(
        '"@"', '{"a":' * 10**5 + "1" + "}" * 10**5
    ),
    "deep log": changed(with_key("log", "@")).replace('"@"', "[" * 10**5),
    "bytes that are no UTF-8": changed(with_key("names", ["@", "b", "c"]))
    .encode()
    .replace(b"@", b"\xff"),
    "bytes that are no UTF-8 in a comment": changed(with_key("comment", "@"))
    .encode()
    .replace(b"@", b"\xff"),
    "UTF-16": changed(lambda _: None).encode("utf-16"),
    "a lone surrogate": changed(with_key("names", ["@", "b", "c"])).replace("@", "\ud800"),
    "a lone surrogate in an escape": changed(with_key("names", ["@", "b", "c"])).replace(
        "@", r"\ud800"
    ),
    "a lone surrogate in bytes": changed(with_key("names", ["@", "b", "c"]))
    .encode()
    .replace(b"@", b"\xed\xa0\x80"),
    "a number that is none": changed(with_key("comment", float("nan"))),
}


def as_bytes(line: bytes | str) -> bytes:
    """A line as a file has it."""
    return line if isinstance(line, bytes) else line.encode("utf-8", "surrogatepass")


BAD: dict[str, bytes] = {
    **{f"form, {name}": as_bytes(line) for name, line in FORMS.items() if line},
    **{name: as_bytes(changed(change)) for name, (change, *_) in REFUSED.items()},
    **{
        f"entry, {name}": as_bytes(changed(with_entry(index, [LOG[index][0], what])))
        for name, (index, what, _) in ENTRIES.items()
    },
    **{f"result, {name}": as_bytes(changed(change)) for name, change in RESULTS.items()},
    "version 99": as_bytes(changed(with_key("tusch", 99))),
}
"""All of them as lines of a file; an empty line is none."""
