"""What everybody at a table reads."""

import re

from tusch.game import Message
from tusch.i18n import LANGUAGES, t

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")


def tell(
    message: Message, players: int, lang: str = LANGUAGES[0], *, lines: bool = False
) -> set[str]:
    """What each player and a spectator read, with names and without, in one line or in several."""
    told = {
        t(message, lang, names=names, you=you)
        for names in (NAMES[:players], ())
        for you in (None, *range(players))
    }
    for text in told:
        assert text.strip(), message
        assert not set("{}$") & set(text), (message, text)
        assert lines or not re.search(r"\n|  |None", text), (message, text)
    return told
