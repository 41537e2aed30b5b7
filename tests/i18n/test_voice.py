"""Texts sound as people speak: no banned words, no ids before players, no label too long."""

import re

import pytest

from tests.i18n.support.catalogue import catalogue
from tests.i18n.support.reading import NAMES
from tests.i18n.support.samples import samples
from tests.i18n.support.voice import (
    BUTTON,
    FOR_THE_TERMINAL,
    LABEL,
    NARROW,
    TO_YOU,
    TYPED,
    banned,
    buttons,
    sentences,
)
from tusch import registry
from tusch.game import Message
from tusch.i18n import LANGUAGES, t
from tusch.registry import GAMES
from tusch.rulebook import rulebook

EDITIONS = [(name, edition) for name in GAMES for edition in registry.entry(name).editions]
IDS = re.compile(r"\b[a-z]+_[a-z_]+\b|\{ \$(option|edition)s? \}")
"""What names an option as programs do, or would."""
REASON = re.compile(r"(figaro|flohcati)-coach-(?!kind-)|coach-why-")
"""What the coach says about a move."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_has_a_banned_term(lang: str) -> None:
    found = [(id, text, why) for _, id, text in sentences(lang) if (why := banned(lang, text))]
    assert found == []


@pytest.mark.parametrize(
    "planted",
    [
        "You play { $card } before { $owner }.",
        "Play a card before him.",
        "Take the table",
        "The display of { $seat } is worth 6.",
        "It's your turn.",
        "Connecting …",
        "There is no game ‘x’; there are { $allowed }.",
    ],
)
def test_a_planted_english_term_is_heard(planted: str) -> None:
    assert banned("en", planted)


@pytest.mark.parametrize(
    ("lang", "planted"),
    [
        ("fr", "Retourner"),
        ("fr", "Votre étalage vaut 6 ou plus."),
        ("fr", "Prendre les cartes de la table"),
        ("fr", "L’hôte a libéré votre siège."),
        ("fr", "La défausse de { $seat } est vide."),
        ("it", "Scopri!"),
        ("it", "Giochi un rosso da 2 nell’area di { $owner }."),
        ("it", "Non c’è un gioco «{ $value }»."),
        ("it", "quanti giocano (di norma 4)"),
    ],
)
def test_a_planted_romance_term_is_heard(lang: str, planted: str) -> None:
    assert banned(lang, planted)


@pytest.mark.parametrize(
    "planted",
    [
        "Alle Auslagen wandern einen Sitz weiter.",
        "Decke auf!",
        "Drei Runden lang legt ihr einander Karten vor.",
        "Die Fanfare ist zu Ende.",
        "Mehrere Wege sind die kürzesten.",
        "Das Spiel „x“ gibt es nicht; es gibt { $allowed }.",
        "{ $name } überlegt…",
    ],
)
def test_a_planted_german_term_is_heard(planted: str) -> None:
    assert banned("de", planted)


@pytest.mark.parametrize(
    "planted",
    [
        "Je legt een { $card } voor { $owner }.",
        "Alle tableaus schuiven één stoel op.",
        "Jouw beurt: draai om!",
        "De winst wordt gedeeld: { $seats }.",
        "Je wordt iets gevraagd.",
        "Het verslag deugt niet.",
        "Het toeval wijst aan wie begint.",
    ],
)
def test_a_planted_dutch_term_is_heard(planted: str) -> None:
    assert banned("nl", planted)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_says_you_to_whoever_played_and_to_nobody_else(lang: str) -> None:
    told = set()
    for message in samples():
        if REASON.match(message.id) and message.args.get("owner") == 0:
            told.add(message.id)
            mine, theirs = (t(message, lang, names=NAMES, you=you) for you in (0, None))
            assert not re.search(TO_YOU[lang], theirs, re.IGNORECASE), theirs
            if mine != theirs:
                assert re.search(TO_YOU[lang], mine, re.IGNORECASE), mine
            # As reports have it that are older than the third person.
            before = {name: arg for name, arg in message.args.items() if name != "owner"}
            assert t(Message(message.id, before), lang, names=NAMES, you=0) == mine
    assert len(told) >= 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_for_players_names_an_id(lang: str) -> None:
    found = [
        (id, text)
        for file, id, text in sentences(lang)
        if file not in FOR_THE_TERMINAL and id not in TYPED and IDS.search(text)
    ]
    assert found == []


ONLY = {"en": "only", "fr": "seulement", "it": "solo", "nl": "maar", "de": "nur"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ["figaro-coach-you-collect", "figaro-coach-they-collect"])
def test_what_happens_less_often_is_told_so(id: str, lang: str) -> None:
    args = {"owner": 0, "seat": 1, "often": 60, "later": 3}
    said = [t(id, lang, names=NAMES, **args, instead=instead) for instead in (12, 0)]
    assert [re.search(rf"\b{ONLY[lang]}\b", each) is not None for each in said] == [True, False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_can_end_between_a_number_and_its_word(lang: str) -> None:
    # As in 12-mal, where the hyphen may be the end of a line.
    assert [id for _, id, text in sentences(lang) if re.search(r"\}-\w", text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_the_rules_of_the_page_name_editions_and_no_options(
    name: str, edition: str, lang: str
) -> None:
    book = rulebook(name, edition, lang)
    assert t(f"edition-{edition}-name", lang) in book.edition
    clauses = [clause for section in book.sections for clause in section.clauses]
    shown = [
        *(book.introduction, book.edition, *book.examples),
        *(clause.text for clause in clauses),
        *(clause.ruling or "" for clause in clauses),
        *(note.text for clause in clauses for note in clause.notes),
    ]
    assert [text for text in shown if IDS.search(text) or "davinci" in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_label_is_longer_than_its_place(lang: str) -> None:
    labels = {
        id: text
        for id, entry in catalogue(lang).items()
        if entry.file == "page.ftl"
        and not entry.variables
        and not re.search(r"[.!?:…]$", text := t(id, lang))
    }
    limits = {id: NARROW.get(id, BUTTON if id in buttons() else LABEL) for id in labels}
    assert {id: text for id, text in labels.items() if len(text) > limits[id]} == {}


def test_the_lengths_are_about_labels_that_there_are() -> None:
    assert NARROW.keys() <= catalogue(LANGUAGES[0]).keys()
    assert len(buttons()) > 30
