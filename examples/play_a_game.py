"""A game of Figaro in ten lines, move by move, as a record writes it.

    python play_a_game.py

The players do just anything they may; `GreedyPlayer(game, rng)` has rules of thumb.
"""

import signal
from random import Random

from tusch.bots import UniformPlayer
from tusch.play import playout
from tusch.registry import make

if hasattr(signal, "SIGPIPE"):  # whoever reads may have had enough, as in `... | head`
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)

game = make("figaro")
players = [UniformPlayer(Random(seat)) for seat in range(4)]
for step in playout(game, game.start(players=4), players, dealer=Random(1)):
    # Chance is an actor too, so these lines are all that is needed to play the game again.
    print(step.actor if isinstance(step.actor, int) else "dealer", game.format(step.action))
    if outcome := game.outcome(step.after):
        print(f"roads of {outcome.totals}, won by {outcome.winners}")
