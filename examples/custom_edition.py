"""House rules: the Dutch edition with longer roads and no exchange, recorded and replayed.

    python custom_edition.py

docs/rules/figaro.md lists the options, with the clause that each of them changes.
"""

import signal
from random import Random

from tusch.bots import GreedyPlayer
from tusch.play import playout
from tusch.record import RecordError, decode, encode, read, write
from tusch.registry import make, of_record

if hasattr(signal, "SIGPIPE"):  # whoever reads may have had enough, as in `... | head`
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)

lengths = tuple(range(2, 32, 2))
game = make("figaro", "dutch", {"exchange": "off", "road_lengths": lengths})
players = [GreedyPlayer(game, Random(seat)) for seat in range(5)]
steps = playout(game, game.start(players=5), players, dealer=Random(1))
line = encode(write(game, 5, steps, names=["Ada", "Bea", "Cem", "Dan", "Eva"]))

# A record names every option, so that it needs nothing but itself to be played again.
record = decode(line)
again = read(of_record(record), record)
if record.result:
    winners = (record.names[seat] for seat in record.result.winners)
    print(f"{len(again)} entries replayed, won by {' and '.join(winners)}")

# By other rules it is another game: whoever reads a record is told so, and nothing is guessed.
try:
    read(make("figaro", "dutch"), record)
except RecordError as error:
    print(f"not by the plain edition: {error}")
