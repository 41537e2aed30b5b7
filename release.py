"""Writes what a host needs for an install of which every byte is known: `make release`.

`dist/requirements-VERSION.txt` names the wheel beside it and all that it needs, each by version and
hash, as requirements.lock has them; `pip install --require-hashes -r` takes nothing else.
"""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import uv

ROOT = Path(__file__).parent
HEAD = "# In the folder of this file: pip install --require-hashes -r {name}\n"


def main(folder: Path) -> None:
    """Write the requirements of the wheel in a folder."""
    (wheel,) = folder.glob("tusch-*.whl")
    target = folder / f"requirements-{wheel.name.split('-')[1]}.txt"
    own = f"./{wheel.name} \\\n    --hash=sha256:{sha256(wheel.read_bytes()).hexdigest()}\n"
    target.write_text(HEAD.format(name=target.name) + needed() + own, "utf-8")
    print(target)


def needed() -> str:
    """Return all that the package needs, without what only its development needs."""
    command = (
        *(uv.find_uv_bin(), "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"),
        *("--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-header"),
        *("--no-annotate", "--extra", "postgres", "--constraint", "requirements.lock"),
        "pyproject.toml",
    )
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    main(Path(sys.argv[1]))
