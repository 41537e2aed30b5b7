"""Names that look alike: one shape for all that a reader could take for the same.

`lookalikes.txt` has the letters of other alphabets that look like Latin ones, from the table of
confusable characters of Unicode (UTS 39); what Unicode itself calls a form of a letter is not
in it.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from itertools import count

_ALIKE = (("0", "o"), ("1", "l"), ("i", "l"), ("|", "l"), ("rn", "m"), ("vv", "w"))
"""What looks alike in Latin letters and digits."""


@lru_cache(maxsize=4_096)
def shape(name: str) -> str:
    """Return what is left of a name to a reader who does not look closely."""
    plain = _plain(_plain(name).casefold())
    for seen, taken_for in _ALIKE:
        plain = plain.replace(seen, taken_for)
    return plain


def _plain(text: str) -> str:
    """Return a text in Latin letters where they look the same, without accents."""
    letters = unicodedata.normalize("NFKD", text)
    bare = "".join(each for each in letters if unicodedata.category(each) not in ("Mn", "Me"))
    return bare.translate(_table())


@cache
def _table() -> Mapping[int, str]:
    """Return the Latin letter for each that looks like one."""
    text = (files("tusch.server") / "lookalikes.txt").read_text(encoding="utf-8")
    lines = (line.split(" ") for line in text.splitlines())
    return {ord(other): latin for latin, others in lines for other in others}


def distinct(name: str, taken: Iterable[str], limit: int) -> str:
    """Return a name, with a number behind it if one that looks like it is taken."""
    shapes = {shape(other) for other in taken if other}
    if shape(name) not in shapes:
        return name
    tries = (f"{name[: limit - len(str(number)) - 1].rstrip()} {number}" for number in count(2))
    return next(tried for tried in tries if shape(tried) not in shapes)
