"""`tusch` with limits of its own: fewer files, less time, fewer of anything."""

import json
import resource
import sys

from msgspec.structs import replace

from tusch.server import limits

given = json.loads(sys.argv.pop(1))
files = given.pop("files", None)
if files:
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
deaf = given.pop("deaf", None)
limits.LIMITS = replace(limits.LIMITS, **given)

if __name__ == "__main__":
    from tusch.cli import main

    if deaf:
        from tusch.store.postgres.nodes import PostgresNodes

        # Every notice of the database is lost.
        PostgresNodes._heard = lambda *_: None  # type: ignore[method-assign]
    sys.exit(main())
