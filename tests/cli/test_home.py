"""`tusch` without a command: a server for this machine, and its page in the browser."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.support.program import TUSCH, environment
from tests.support import asking
from tests.support.ports import free_port
from tests.support.waiting import wait_until
from tusch.cli import main
from tusch.server.http import qr

ELSEWHERE = """
import sys
from tusch.cli import main
from tusch.server.run import settings
settings.DEFAULT_PORT = int(sys.argv[1])
sys.exit(main(sys.argv[2:]))
"""


class Home:
    """`tusch` as somebody starts it at home; the browser writes down what it opens."""

    def __init__(
        self, folder: Path, *arguments: str, default_port: int | None = None, **more: str
    ) -> None:
        self.opened = folder / "opened"
        browser = folder / "browser"
        # A browser stays open as long as its reader likes.
        browser.write_text(
            f'#!/bin/sh\necho "$1" > {folder}/part\nmv {folder}/part {self.opened}\n'
        )
        browser.chmod(0o755)
        command = [*TUSCH]
        if default_port is not None:
            command = [sys.executable, "-c", ELSEWHERE, str(default_port)]
            more["TUSCH_PORT"] = ""
        self.process = subprocess.Popen(
            [*command, "--data", folder / "db", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(BROWSER=f"{browser} %s", **more),
            encoding="utf-8",
        )
        assert self.process.stdout
        self.said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:[0-9]+", self.said)
        assert found, self.process.communicate()
        self.address = found[0]

    def __enter__(self) -> "Home":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def page(self) -> str:
        """What the browser was told to open."""
        wait_until("a browser", self.opened.exists)
        found = self.opened.read_text().strip()
        self.opened.unlink()
        return found


def test_browser_opens_and_a_second_start_opens_the_same_server(tmp_path: Path) -> None:
    with Home(tmp_path, "--port", "0") as first:
        assert first.page() == first.address
        assert asking.get(f"{first.address}/healthz").text == "ok\n"
        with Home(tmp_path, "--port", "0") as second:
            assert second.process.wait() == 0
            assert second.page() == second.address == first.address
        with Home(tmp_path, "--port", "0", "--no-browser") as third:
            assert third.process.wait() == 0
            assert third.address == first.address
        first.process.send_signal(signal.SIGINT)
        assert first.process.communicate() == ("Stopped.\n", "")
        assert first.process.returncode == 0
    assert not first.opened.exists()
    assert sorted(file.name for file in tmp_path.glob("db*")) == ["db", "db.lock"]


@pytest.mark.skipif(not Path("/proc/net").exists(), reason="there is one loopback address here")
def test_others_on_the_network_are_shown_an_address_of_their_own(tmp_path: Path) -> None:
    with Home(tmp_path, "--lan", "--port", "0", "--no-browser", TUSCH_HOST="127.0.0.2") as home:
        lan = home.address.replace("127.0.0.1", "127.0.0.2")
        assert home.process.stdout
        assert home.process.stdout.readline() == f"Others on this network can open {lan}\n"
        drawn = qr.lines(lan, colour=False)
        assert [home.process.stdout.readline().rstrip("\n") for _ in drawn] == drawn
        for address in (lan, home.address):
            assert asking.get(f"{address}/healthz").text == "ok\n"


def test_a_server_for_this_machine_alone_is_not_taken_for_one_on_the_network(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lan = ["--lan", "--no-browser", "--data", str(tmp_path / "db")]
    with Home(tmp_path, "--port", "0", "--no-browser") as first:
        assert main(lan) == 2
        said = capsys.readouterr()
        assert f"already running on {first.address}, but not for the local network" in said.err
        assert "tusch --lan" in said.err
        assert said.out == ""


@pytest.mark.skipif(not Path("/proc/net").exists(), reason="there is one loopback address here")
def test_a_start_on_the_network_finds_a_server_for_this_machine_alone_on_the_same_port(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUSCH_HOST", "127.0.0.77")
    with Home(tmp_path, "--port", "0", "--no-browser", TUSCH_HOST="127.0.0.1") as first:
        port = first.address.rpartition(":")[2]
        lan = ["--lan", "--port", port, "--data", str(tmp_path / "db")]
        assert main([*lan, "--no-browser"]) == 2
        assert "but not for the local network" in capsys.readouterr().err
        assert main(["serve", *lan]) == 2
        assert "is in use by another tusch server" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/proc/net").exists(), reason="there is one loopback address here")
def test_a_second_start_on_the_network_tells_the_address_of_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    near = "127.0.0.77"
    with Home(tmp_path, "--lan", "--port", "0", "--no-browser", TUSCH_HOST=near) as first:
        port = first.address.rpartition(":")[2]
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("TUSCH_HOST", near)
            assert main(["--lan", "--no-browser", "--data", str(tmp_path / "db")]) == 0
        assert f"can open http://{near}:{port}\n" in capsys.readouterr().out


def test_a_second_start_on_the_same_port_finds_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = str(tmp_path / "db")
    with Home(tmp_path, "--port", "0", "--no-browser") as first:
        port = first.address.rpartition(":")[2]
        assert main(["--port", port, "--no-browser", "--data", data]) == 0
        assert capsys.readouterr().out == f"It is already running on {first.address}.\n"
        assert main(["serve", "--port", port, "--data", data]) == 2
        assert "is in use by another tusch server" in capsys.readouterr().err


def test_killed_server_leaves_nothing_that_misleads_the_next(tmp_path: Path) -> None:
    with Home(tmp_path, "--port", "0", "--no-browser") as first:
        first.process.kill()
    with Home(tmp_path, "--port", "0", "--no-browser") as second:
        assert asking.get(f"{second.address}/healthz").text == "ok\n"


def test_next_free_port_is_taken_unless_one_was_chosen(tmp_path: Path) -> None:
    with socket.socket() as taken:
        port = free_port()
        taken.bind(("127.0.0.1", port))
        taken.listen()
        with Home(tmp_path, "--no-browser", default_port=port) as home:
            assert int(home.address.rpartition(":")[2]) in range(port + 1, port + 20)
            assert home.said.startswith(f"Ready on {home.address}. ")
            assert asking.get(f"{home.address}/healthz").text == "ok\n"
        refused = subprocess.run(
            [*TUSCH, "--data", tmp_path / "other", "--port", str(port), "--no-browser"],
            capture_output=True,
            env=environment(),
            encoding="utf-8",
            check=False,
        )
        assert refused.returncode == 2
        assert refused.stderr.startswith(f"tusch: Port {port} of 127.0.0.1 is in use")
