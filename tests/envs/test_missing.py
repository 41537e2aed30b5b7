"""Without the libraries that environments are made for, one line says what to install."""

import subprocess
import sys

import pytest


def imported(module: str, *missing: str) -> str:
    """The last line of what is said when a module is imported without some packages."""
    hidden = "".join(f"sys.modules[{name!r}] = None; " for name in missing)
    program = f"import sys; {hidden}import {module}"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    return done.stderr.splitlines()[-1] if done.returncode else ""


@pytest.mark.parametrize(
    ("module", "missing", "said"),
    [
        (
            "tusch.envs",
            ("gymnasium", "pettingzoo", "pyspiel"),
            (
                "tusch.envs needs Gymnasium and PettingZoo: pip install 'tusch[envs]',"
                " or OpenSpiel: pip install 'tusch[openspiel]'"
            ),
        ),
        (
            "tusch.envs.aec",
            ("pettingzoo",),
            "pettingzoo is not installed: pip install 'tusch[envs]'",
        ),
        (
            "tusch.envs.vector",
            ("gymnasium", "pettingzoo"),
            "gymnasium is not installed: pip install 'tusch[envs]'",
        ),
        (
            "tusch.envs.spiel",
            ("pyspiel",),
            "pyspiel is not installed: pip install 'tusch[openspiel]'",
        ),
    ],
)
def test_one_line_says_what_to_install(module: str, missing: tuple[str, ...], said: str) -> None:
    assert imported(module, *missing) == f"ModuleNotFoundError: {said}"


def test_fault_of_ours_is_not_taken_for_a_missing_package() -> None:
    assert imported("tusch.envs.aec", "tusch.numbers").endswith(
        "import of tusch.numbers halted; None in sys.modules"
    )
