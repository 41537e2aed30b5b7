"""`tusch` with limits of its own: fewer files, less time, fewer of anything."""

import json
import resource
import sys

from msgspec.structs import replace

from tusch.server import limits, rate_limit

given = json.loads(sys.argv.pop(1))
files = given.pop("files", None)
if files:
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
deaf = given.pop("deaf", None)
if given.pop("busy", None):
    # Whoever plays all evening, as fast as a program can, makes one table after another.
    rate_limit.TABLES = rate_limit.COMMANDS = rate_limit.Rate(1_000_000, 1_000.0)
back = given.pop("back", None)
if "clock" in given:
    # The least number of seconds that a clock may have.
    given["clock"] = range(given["clock"], limits.LIMITS.clock.stop)
limits.LIMITS = replace(limits.LIMITS, **given)

if __name__ == "__main__":
    from tusch.cli import main

    if deaf:
        from tusch.store.postgres.nodes import PostgresNodes

        # Every notice of the database is lost.
        PostgresNodes._heard = lambda *_: None  # type: ignore[method-assign]
    if back is not None:
        from tusch.server.table.commands import clock

        # How long clocks are held where a table was taken over.
        clock.BACK = back  # type: ignore[misc]
    sys.exit(main())
