"""The command line: `tusch`, also `python -m tusch`."""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, by default the one that the program was started with; return its exit code."""
    try:
        # Loading takes a moment, and Ctrl-C may come even then.
        from tusch.cli.app import run  # noqa: PLC0415

        return run(arguments)
    except KeyboardInterrupt:
        return 130
