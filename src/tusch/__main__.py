"""`python -m tusch` is the command `tusch`."""

import sys

from tusch.cli import main

if __name__ == "__main__":
    sys.exit(main())
