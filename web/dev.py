"""A server and the page beside it, renewed as it is written: `make dev`."""

import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
PORT = "8000"
PAGE = "http://localhost:5173"


def main() -> None:
    """Run both until one of them ends, or Ctrl-C."""
    origins = ["--origin", f"http://127.0.0.1:{PORT}", "--origin", PAGE]
    serve = [sys.executable, "-m", "tusch", "serve", "--port", PORT, *origins]
    server = subprocess.Popen([*serve, "--data", WEB / "node_modules" / "dev.db"])
    env = {**os.environ, "TUSCH_SERVER": f"http://127.0.0.1:{PORT}"}
    try:
        build = WEB.parent / "hatch_build.py"
        subprocess.run([sys.executable, build, "run", "dev"], env=env, check=False)
    except KeyboardInterrupt:
        pass
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
