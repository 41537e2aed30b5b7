"""A real server in a process of its own, as users start it."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import tusch
from tests.support.ports import free_port


class Server:
    """`tusch serve` on a port of its own, which it keeps when it is started again."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.port = free_port()
        self.settings = settings
        self.process: subprocess.Popen[str] | None = None
        self.path = ""
        """Where another version of the package lies."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        # Behind a proxy, so that people can come from addresses of their own.
        settings = {"proxy": "127.0.0.1", "workers": "1", **self.settings}
        given = {f"TUSCH_{name.upper()}": text for name, text in settings.items()}
        if self.path:
            given["PYTHONPATH"] = self.path
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tusch", "serve", "--port", str(self.port), "--data", self.data],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **given},
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert f"{self.address}." in line, line
        with urlopen(f"{self.address}/healthz") as answer:
            assert answer.status == 200

    def renew(self, folder: Path) -> None:
        """Come back as the next version, another page and program: stopped, installed, started."""
        self.stop()
        package = Path(tusch.__file__).parent
        shutil.copytree(package, folder / "tusch", ignore=shutil.ignore_patterns("__pycache__"))
        worker = folder / "tusch" / "page" / "sw.js"
        worker.write_text(worker.read_text().replace("`tusch-", "`tusch-next-"))
        for packed in (worker.with_suffix(".js.br"), worker.with_suffix(".js.gz")):
            packed.unlink()
        with (folder / "tusch" / "__init__.py").open("a") as program:
            program.write("# The next version.\n")
        self.path = str(folder)
        self.start()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process:
            self.process.send_signal(how)
            self.process.wait()
            assert self.process.stdout
            self.process.stdout.close()
            self.process = None
