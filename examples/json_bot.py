"""A bot for Zirkus Flohcati that could be in any language: it reads and writes lines.

    tusch arena flohcati --bots "program:python json_bot.py,random" --games 40 --seed 1

A line in is a decision as JSON. A line out is the index of what was chosen in `legal`.
"""

import json
import sys

DARING = 3
"""How many cards lie in the row before it takes one: each more may cost it the turn."""


def merit(move: str, row: list[str]) -> int:
    """Say how much the bot likes a move, which is written as in records: `take C5`."""
    match move.split():
        case ["gala"] | ["trio", _]:
            return 100
        case ["take", card] if len(row) >= DARING:
            return 10 + int(card[1:]) if card[1:].isdecimal() else 10
        case ["flip"]:
            return 5
        case _:
            return 0


for line in sys.stdin:
    question = json.loads(line)
    merits = [merit(move, question["view"]["row"]) for move in question["legal"]]
    # Without flush the answer would wait in a buffer, and the game for the answer.
    print(merits.index(max(merits)), flush=True)
