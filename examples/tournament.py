"""A tournament from Python: ratings with their intervals, and a plot in `ratings.svg`.

    python tournament.py 40

Every deal is played once from each seat, so that the luck of the cards cancels.
"""

import os
import signal
import sys
from functools import partial
from pathlib import Path

from tusch import bots
from tusch.arena.match import Match, rated
from tusch.arena.plot import svg
from tusch.arena.ratings import table
from tusch.arena.run import decode, play_all
from tusch.registry import make

ENTERED = ("custom_bot:Mischief", "greedy", "greedy/careful", "random")


def main(games: int) -> None:
    """Play so many games on all cores, print the table and draw it."""
    # Custom bots run code, so they have to be allowed.
    maker = partial(bots.make, custom=True)
    match = Match(make("figaro"), 4, ENTERED, seed=1, make=maker, dismiss=bots.dismiss)
    records = play_all(match, range(games), workers=os.cpu_count() or 1)
    lines = table([rated(decode(record)) for record in records], len(match.bots))
    for line in sorted(lines, key=lambda line: -line.rating):
        interval = f"{line.rating_low:+.0f} to {line.rating_high:+.0f}"
        print(f"{match.bots[line.bot]:20} {line.rate:4.0%} {line.rating:+5.0f} ({interval})")
    drawn = svg(f"Figaro, {games} games", match.bots, lines, ("rating", "share of wins"))
    Path("ratings.svg").write_text(drawn, encoding="utf-8")


# The processes that play import this file again: what they must not do stands behind this line.
if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # whoever reads may have had enough, as in `... | head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    if not sys.argv[1:] or not sys.argv[1].isdecimal() or not int(sys.argv[1]):
        sys.exit("Say how many games: python tournament.py 40")
    main(int(sys.argv[1]))
