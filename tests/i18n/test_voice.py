"""Texts sound as people speak: no banned words, no ids before players, no label too long."""

import re

import pytest

from tests.i18n.support.catalogue import catalogue
from tests.i18n.support.voice import (
    BUTTON,
    FOR_THE_TERMINAL,
    LABEL,
    NARROW,
    TYPED,
    banned,
    buttons,
    sentences,
)
from tusch import registry
from tusch.i18n import LANGUAGES, t
from tusch.registry import GAMES
from tusch.rulebook import rulebook

EDITIONS = [(name, edition) for name in GAMES for edition in registry.entry(name).editions]
IDS = re.compile(r"\b[a-z]+_[a-z_]+\b|\{ \$(option|edition)s? \}")
"""What names an option as programs do, or would."""


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
def test_no_sentence_for_players_names_an_id(lang: str) -> None:
    found = [
        (id, text)
        for file, id, text in sentences(lang)
        if file not in FOR_THE_TERMINAL and id not in TYPED and IDS.search(text)
    ]
    assert found == []


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
