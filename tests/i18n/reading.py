"""What everybody at a table reads."""

from tusch.game import Message
from tusch.i18n import LANGUAGES, t

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")


def tell(message: Message, players: int, lang: str = LANGUAGES[0]) -> set[str]:
    """What each player and a spectator read, with names and without."""
    told = {
        t(message, lang, names=names, you=you)
        for names in (NAMES[:players], ())
        for you in (None, *range(players))
    }
    for text in told:
        assert text.strip(), message
        assert not set("{}$\n") & set(text), (message, text)
        assert "None" not in text, (message, text)
        assert "  " not in text, (message, text)
    return told
