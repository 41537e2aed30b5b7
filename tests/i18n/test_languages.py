"""The other languages say what English says, by their own grammar."""

import re
from functools import cache

import pytest

from tests.i18n.support.reading import NAMES
from tests.i18n.support.samples import samples
from tusch.figaro import events as figaro
from tusch.flohcati import events as flohcati
from tusch.game import Message
from tusch.i18n import LANGUAGES, t
from tusch.play import event_message

OTHERS = LANGUAGES[1:]
ENDS = {
    "en": "Anna 7, Ben 0 and you 12.",
    "fr": "Anna 7, Ben 0 et vous 12.",
    "it": "Anna 7, Ben 0 e tu 12.",
    "nl": "Anna 7, Ben 0 en jij 12.",
    "de": "Anna 7, Ben 0 und du 12.",
}
GROUPS = {
    "en": "15, 9 and 2; 14 and 8; 12.",
    "fr": "15, 9 et 2\u202f; 14 et 8\u202f; 12.",
    "it": "15, 9 e 2; 14 e 8; 12.",
    "nl": "15, 9 en 2; 14 en 8; 12.",
    "de": "15, 9 und 2; 14 und 8; 12.",
}
COUNTED = {
    "en": ["0 games", "1 game", "2 games", "1,234,567 games"],
    "fr": ["0 partie", "1 partie", "2 parties", "1\u202f234\u202f567 parties"],
    "it": ["0 partite", "1 partita", "2 partite", "1.234.567 partite"],
    "nl": ["0 partijen", "1 partij", "2 partijen", "1.234.567 partijen"],
    "de": ["0 Partien", "1 Partie", "2 Partien", "1.234.567 Partien"],
}
SHARED = {
    "en": ["You win!", "Ben wins!", "The win is shared: Anna and you."],
    "fr": [
        "Vous avez gagné\u202f!",
        "Ben a gagné\u202f!",
        "Victoire partagée\u202f: Anna et vous.",
    ],
    "it": ["Hai vinto!", "Ben ha vinto!", "Vittoria condivisa: Anna e tu."],
    "nl": ["Je hebt gewonnen!", "Ben heeft gewonnen!", "Gedeelde overwinning: Anna en jij."],
    "de": ["Du hast gewonnen!", "Ben hat gewonnen!", "Geteilter Sieg: Anna und du."],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_are_joined_as_the_language_does(lang: str) -> None:
    ended = event_message("figaro", figaro.RoundEnded(1, (7, 0, 12)))
    assert t(ended, lang, names=NAMES, you=2).endswith(ENDS[lang])
    drawn = event_message("figaro", figaro.RoadsDrawn(((15, 9, 2), (14, 8), (12,)), "shown"))
    assert t(drawn, lang).endswith(GROUPS[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_written_and_declined_as_the_language_does(lang: str) -> None:
    told = [t("cli-replay-game", lang, game="figaro", count=n) for n in (0, 1, 2, 1234567)]
    assert [re.sub(r"^Figaro\s?: ", "", text) for text in told] == COUNTED[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_win_is_told_to_everybody_in_his_way(lang: str) -> None:
    won = [((1,), 1), ((1,), 0), ((0, 2), 2)]
    told = [
        t(event_message("flohcati", flohcati.Won(seats, ())), lang, names=NAMES, you=you)
        for seats, you in won
    ]
    assert told == SHARED[lang]


@cache
def messages() -> list[Message]:
    """All that a game says."""
    return [each for each in samples() if each.id.startswith(("figaro-", "flohcati-"))]


@cache
def said(lang: str, you: int | None) -> list[str]:
    """All of it as one reader is told, once for all tests here."""
    return [t(message, lang, names=NAMES, you=you) for message in messages()]


READERS = (None, 0, 1)
"""Somebody who looks on, and those who act."""


def facts(text: str) -> set[str]:
    """The names and numbers of a sentence, but for 0: some say nothing, or never."""
    found = re.findall(r"\d+|Anna|Ben", re.sub(r"(?<=\d)[.,\s](?=\d{3})", "", text))
    return set(found) - {"0"}


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_names_and_numbers_are_told_in_every_language(lang: str) -> None:
    wrong = []
    for you in READERS:
        told = zip(messages(), said("en", you), said(lang, you), strict=True)
        for message, ours, theirs in told:
            if facts(ours) != facts(theirs):
                wrong.append((message.id, you, ours, theirs))
    assert wrong == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_speaks_to_its_reader(lang: str) -> None:
    wrong = []
    for you in READERS:
        pairs = (said(each, reader) for each in ("en", lang) for reader in (None, you))
        for message, ours, mine, theirs, yours in zip(messages(), *pairs, strict=True):
            if (ours == mine) != (theirs == yours):
                wrong.append((message.id, you, theirs, yours))
    assert wrong == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_was_left_in_english(lang: str) -> None:
    same = {
        message.id
        for message in samples()
        if (text := t(message, lang, names=NAMES)) == t(message, "en", names=NAMES)
        and len(text.split()) > 3
    }
    assert same == set()
