"""No message is missing, unused or given the wrong arguments, in any language."""

import re
from importlib.resources import files

import pytest
from babel import Locale

from tests.i18n.support.catalogue import (
    SOURCE,
    argument,
    beginnings,
    catalogue,
    made,
    page_beginnings,
    page_ids,
    strings,
)
from tests.i18n.support.reading import tell
from tests.i18n.support.samples import choices, samples
from tests.i18n.support.vocabulary import made_of_parts
from tusch import i18n
from tusch.i18n import LANGUAGES, has, t
from tusch.i18n.source import Source

ENGLISH = LANGUAGES[0]


def test_every_message_that_the_code_makes_is_there() -> None:
    spelt = {place.id: place.place for place in made()}
    assert {id: place for id, place in spelt.items() if id not in catalogue(ENGLISH)} == {}
    assert made_of_parts() - catalogue(ENGLISH).keys() == set()
    assert page_ids() - catalogue(ENGLISH).keys() == set()


def test_every_message_is_used() -> None:
    used = strings() | {place.id for place in made()} | made_of_parts() | page_ids()
    put_together = re.compile(r"(ruling-[FZ]\d+|example-(figaro|flohcati)-\d+)$")
    begun = (*beginnings("cli"), *page_beginnings())
    left = [
        id
        for id in catalogue(ENGLISH)
        if id not in used and not put_together.match(id) and not id.startswith(begun)
    ]
    assert left == []


def test_every_message_is_given_what_it_speaks_of() -> None:
    wrong = [
        (place.place, place.id, missing)
        for place in made()
        if place.args is not None
        and (missing := catalogue(ENGLISH)[place.id].arguments - place.args)
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_found_and_brings_those_in_it(lang: str) -> None:
    assert [id for id in catalogue(lang) if not has(id, lang)] == []
    assert not has("page-lesson-figaro", lang)
    bundle = Source(lang, [files(i18n).joinpath(lang)]).bundle("page-lesson-figaro-play")
    pattern = bundle.get_message("page-lesson-figaro-play").value
    assert pattern
    text, errors = bundle.format_pattern(pattern)
    assert errors == []
    assert t("page-lesson-figaro-seat-1", lang) in str(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages(lang: str) -> None:
    assert catalogue(lang).keys() == catalogue(ENGLISH).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_speak_of_the_same_things_in_all_languages(lang: str) -> None:
    theirs, ours = catalogue(lang), catalogue(ENGLISH)
    assert {id: theirs[id].arguments for id in theirs} == {id: ours[id].arguments for id in ours}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_are_in_the_same_files_in_all_languages(lang: str) -> None:
    theirs, ours = catalogue(lang), catalogue(ENGLISH)
    assert {id: theirs[id].file for id in theirs} == {id: ours[id].file for id in ours}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_without_variables_can_be_read(lang: str) -> None:
    plain = [id for id, entry in catalogue(lang).items() if not entry.variables]
    assert len(plain) > 100
    for id in plain:
        text = t(id, lang)
        assert text.strip(), id
        assert not set("{}$") & set(text), id


def test_every_folder_of_texts_is_a_language_that_is_spoken() -> None:
    folders = {path.parent.name for path in (SOURCE / "i18n").glob("*/*.ftl")}
    assert folders == set(LANGUAGES)
    assert LANGUAGES == ("en", "fr", "it", "nl", "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_written_whatever_it_speaks_of(lang: str) -> None:
    seen = set()
    for message in samples():
        tell(message, 2, lang, lines=True)
        seen.add(message.id)
    assert seen == catalogue(ENGLISH).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_have_the_forms_of_the_language(lang: str) -> None:
    forms = {"other", *Locale.parse(lang).plural_form.tags}
    found = [choice for choice in choices(lang) if choice.is_plural]
    assert len(found) > 30
    for choice in found:
        named = {key for key in choice.keys if not key.isdecimal()}
        assert named <= forms, choice
        assert "other" in named, choice
        assert len(choice.keys) > 1, choice
        assert "one" in named or named == {"other"}, choice


def test_a_variable_is_traced_to_its_argument() -> None:
    names = ["seat", "seat-is", "king-is-seat", "seats-are", "cards-count"]
    assert [argument(name) for name in names] == ["seat", "seat", "king", "seats", "cards"]
