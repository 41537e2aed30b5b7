"""Guests of a listening server, each with a session of their own, who play whole games."""

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import sleep
from typing import Any

from tests.server.support.listening import Listening, answer, hear, say
from tests.support import asking

PERSON = {"type": "open"}
BOT = {"type": "bot", "level": "random"}
END = [{"type": "end"}]
"""What the table does by itself."""


@contextmanager
def guest(server: Listening) -> Iterator[Listening]:
    """Somebody else at the same server."""
    headers = {"origin": str(server.browser.headers["origin"])}
    with asking.Client(base_url=server.url, headers=headers) as browser:
        assert browser.post("/api/session").status_code == 204
        yield server._replace(browser=browser)


def table(host: Listening, *others: dict[str, str], id: str = "t", **more: Any) -> str:
    """Make a table where the host has the first seat, and return its code."""
    seats = [{"type": "own", "name": "Ann"}, *others]
    asked = {"do": "create", "id": id, "game": "flohcati", "seats": seats, "pace": 0, **more}
    made = host.browser.post("/api/tables", json=asked)
    assert made.status_code == 200, made.text
    return str(made.json()["code"])


def sit(player: Listening, code: str, seat: int) -> None:
    """Take a seat."""
    do(player, code, do="sit", seat=seat, name=f"P{seat}")


def do(player: Listening, code: str, /, **command: Any) -> dict[str, Any]:
    """Send one command to a table, and return the answer, which has to be yes."""
    with player.socket() as device:
        say(device, {"do": "watch", "table": code})
        said = tell(device, **command)
        assert said["answer"] == "ok", said
        return said


def tell(device: Any, /, **command: Any) -> dict[str, Any]:
    """Send a command on an open socket, and return the answer."""
    say(device, {"id": f"{command['do']}-{command.get('agree', '')}", **command})
    return answer(device)


def play(players: Mapping[int, Listening], code: str) -> None:
    """Let the host begin, and all play what is legal to the end, at once."""
    do(players[0], code, do="start")
    play_on(players, code)


def play_on(players: Mapping[int, Listening], code: str) -> None:
    """Let all play what is legal to the end, at once."""
    with ThreadPoolExecutor(len(players)) as pool:
        for each in [pool.submit(_play, player, code, seat) for seat, player in players.items()]:
            each.result()


def _play(player: Listening, code: str, seat: int) -> None:
    """Play one seat to the end."""
    with player.socket() as device:
        say(device, {"do": "watch", "table": code})
        while (heard := hear(device)).get("tell") != "over":
            if heard.get("status") == "over":
                return
            for seen in heard.get("seen", ()):
                legal = seen.get("view", {}).get("legal", [])
                if heard.get("actor") == seat == seen["seat"] and legal not in ([], END):
                    move = {"action": legal[0], "base": heard["version"]}
                    say(device, {"do": "act", "id": f"a{heard['version']}", "seat": seat, **move})


def settled(player: Listening, code: str, seat: int) -> dict[str, Any]:
    """Wait until a report is done or has failed, and return how it stands."""
    while True:
        found: dict[str, Any] = player.browser.get(f"/api/tables/{code}/review?seat={seat}").json()
        if found["state"] not in ("waiting", "running"):
            return found
        sleep(0.05)
