"""A whole server in a process of its own, to be killed."""

import sys
from pathlib import Path

import uvicorn

from tusch.server.app import application
from tusch.server.bots import NearbyBots
from tusch.server.dealer import FairDealer
from tusch.server.house import House, wall_clock
from tusch.store import SqliteStore


def main(path: Path, port: int) -> None:
    house = House(SqliteStore(path), FairDealer(), NearbyBots(), wall_clock)
    app = application(house, (f"http://127.0.0.1:{port}",))
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="error", ws="websockets-sansio")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
