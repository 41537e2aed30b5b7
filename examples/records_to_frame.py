"""Records of Figaro as rows, one for each player of each game.

    tusch simulate figaro --bots greedy,random,random --games 40 --seed 1 --out games.jsonl
    python records_to_frame.py games.jsonl

With pandas they become a data frame, without it CSV: tusch itself has no need of pandas.
"""

import csv
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tusch.record import RecordError, decode, read
from tusch.registry import of_record


def rows(file: Path) -> Iterator[dict[str, Any]]:
    """Yield a row for each player of each finished game."""
    for number, line in enumerate(file.read_bytes().splitlines()):
        record = decode(line)
        if not record.result:  # it was broken off
            continue
        # `decode` reads the form only; `read` checks every entry by the rules, and the result.
        read(of_record(record), record)
        for seat, name in enumerate(record.names):
            takes = record.log.count((seat, "take"))
            total, won = record.result.totals[seat], seat in record.result.winners
            yield {"game": number, "name": name, "takes": takes, "total": total, "won": won}


if hasattr(signal, "SIGPIPE"):  # whoever reads may have had enough, as in `... | head`
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
try:
    table = list(rows(Path(sys.argv[1])))
except IndexError:
    sys.exit("Name a file of records: python records_to_frame.py games.jsonl")
except (OSError, RecordError) as error:
    sys.exit(str(error))
if not table:
    sys.exit(f"{sys.argv[1]} has no finished game.")
try:
    import pandas  # polars takes the same rows
except ImportError:
    writer = csv.DictWriter(sys.stdout, table[0])
    writer.writeheader()
    writer.writerows(table)
else:
    print(pandas.DataFrame(table).groupby("name")[["takes", "total", "won"]].mean())
