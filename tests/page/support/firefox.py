"""The system's Firefox, driven by WebDriver BiDi, which it speaks itself: no driver is needed."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import sleep
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.page.support.browser import INSTALL

AS_TEXT = "(found) => JSON.stringify(found ?? null)"
NAMES = ("firefox-esr", "firefox")


def find() -> str | None:
    """The browser's path; the variable TUSCH_FIREFOX comes first."""
    wanted = os.environ.get("TUSCH_FIREFOX")
    return wanted or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install the browser, where the system has it; the games in it are left out elsewhere."""
    if not shutil.which("apt-get"):
        return
    sudo = () if os.geteuid() == 0 else ("sudo", "-n")
    for package in NAMES:
        subprocess.run([*sudo, *INSTALL, "--quiet", package], check=False)
        if find():
            return


@contextmanager
def opened(profile: Path, width: int, height: int) -> "Iterator[Firefox]":
    """A browser without a screen, for as long as it is used."""
    path = find()
    assert path, "Firefox is missing"
    said = profile / "said.txt"
    with (
        said.open("w") as file,
        subprocess.Popen(
            [
                *(path, "--headless", "--remote-debugging-port=0", "--profile", profile),
                *(f"--width={width}", f"--height={height}"),
            ],
            stderr=file,
            env={**os.environ, "HOME": str(profile)},
        ) as process,
    ):
        try:
            while not (found := re.search(r"BiDi listening on (ws://\S+)", said.read_text())):
                assert process.poll() is None, "Firefox did not start"
                sleep(0.05)
            with connect(f"{found[1]}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()


class Firefox:
    """One window of a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count(1)
        self.tell("session.new", capabilities={})
        self.window = self.tell("browsingContext.getTree")["contexts"][0]["context"]

    def tell(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command; returns its result."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                result: dict[str, Any] = answer["result"]
                return result

    def open(self, address: str) -> None:
        self.tell("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def look(self, expression: str) -> Any:
        """What an expression is on the page, as JSON."""
        found = self.tell(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then({AS_TEXT})",
            target={"context": self.window},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def click(self, x: float, y: float) -> None:
        """Click with a mouse."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.tell("input.performActions", context=self.window, actions=[mouse])


if __name__ == "__main__":
    if not find():
        install()
    if not find():
        print("The packages have no Firefox: games in it are left out.", file=sys.stderr)
