"""Measure what two servers on one PostgreSQL carry, by whether they share every table or none.

A proxy that looks at `/api/socket?table=CODE` sends all devices of a table to one server; one that
looks at nothing sends half of them to each. One server on the same kind of database is measured
beside them, by turns. Both servers have one core together: what counts is moves a second and core.
"""

import argparse
from statistics import median

from benchmarks.load.run import SEATS, TABLES, Found, drive, on_postgres
from tusch.processes.signals import heeded

KINDS = ("one server", "two, half of each table", "two, each table at one")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=5, help="passes of every kind")
    parser.add_argument("--seconds", type=float, default=5, help="how long a pass is")
    options = parser.parse_args()
    found: dict[str, list[Found]] = {kind: [] for kind in KINDS}
    guests = 2 * options.passes * TABLES * SEATS
    with on_postgres(guests) as (one, tokens), on_postgres(guests, two=True) as (two, others):
        free = {one: iter(tokens), two: iter(others)}
        for _ in range(options.passes):
            for kind, passes in found.items():
                server = one if kind == KINDS[0] else two
                some = [next(free[server]) for _ in range(TABLES * SEATS)]
                job = {"tables": TABLES, "warm": 2, "seconds": options.seconds, "tokens": some}
                if server.beside:
                    job["beside"] = server.beside
                if kind == KINDS[2]:
                    job["apart"] = True
                passes.append(drive(server, kind="figaro", devices=SEATS, **job))
    print(f"Figaro on PostgreSQL, {TABLES} tables of {SEATS} devices, median of {options.passes}")
    for kind, passes in found.items():
        rate = median(each["moves"] / each["seconds"] for each in passes)
        core = median(each["moves"] / each["server_cpu"] for each in passes)
        late = median(each["p99"] for each in passes) * 1000
        print(f"{kind}: {rate:,.0f} moves/s, {core:,.0f} moves/s and core, p99 {late:.0f} ms")


if __name__ == "__main__":
    with heeded():
        main()
