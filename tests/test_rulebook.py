"""The rules as people read them: every clause, every option, every edition."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tusch import options, registry
from tusch.errors import OptionError
from tusch.i18n import LANGUAGES
from tusch.registry import GAMES
from tusch.rulebook import Clause, markdown, page_path, rulebook, text

PAGES = Path(__file__).parents[1] / "docs" / "rules"
EDITIONS = [(name, edition) for name in GAMES for edition in registry.entry(name).editions]
RULINGS = {
    "figaro": {"F3", "F4", "F8", "F12", "F15", "F19", "F20", "F26"},
    "flohcati": {"Z2", "Z3", "Z4", "Z5", "Z9", "Z10", "Z11", "Z12", "Z13", "Z14", "Z17"},
}
"""The clauses that decide a point which the printed rules leave open."""


def clauses(
    name: str, edition: str | None = None, lang: str = "en", **changes: object
) -> list[Clause]:
    """All clauses of a game, in order."""
    book = rulebook(name, edition, lang, changes)
    return [clause for section in book.sections for clause in section.clauses]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_clause_has_a_text_under_a_heading(name: str, lang: str) -> None:
    book = rulebook(name, None, lang)
    found = [clause for section in book.sections for clause in section.clauses]
    assert tuple(clause.id for clause in found) == registry.entry(name).clauses
    assert all(section.heading and section.clauses for section in book.sections)
    assert all(re.fullmatch(r"[^{}$\n]+[.]", clause.text) for clause in found)


def test_there_are_32_clauses_of_figaro_and_17_of_zirkus_flohcati() -> None:
    assert [clause.id for clause in clauses("figaro")] == [f"F{n}" for n in range(1, 33)]
    assert [clause.id for clause in clauses("flohcati")] == [f"Z{n}" for n in range(1, 18)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_rulings_have_reasons(name: str, lang: str) -> None:
    assert {clause.id for clause in clauses(name, lang=lang) if clause.ruling} == RULINGS[name]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_clauses_name_the_same_numbers_and_clauses_in_every_language(name: str, lang: str) -> None:
    for ours, theirs in zip(clauses(name), clauses(name, lang=lang), strict=True):
        assert facts(theirs.text) == facts(ours.text)
        assert facts(theirs.ruling or "") == facts(ours.ruling or "")
    books = [rulebook(name, None, each) for each in ("en", lang)]
    for our, their in zip(*(book.examples for book in books), strict=True):
        assert facts(their) == facts(our)


def facts(prose: str) -> set[str]:
    """The clauses that a text names, and its numbers."""
    return set(re.findall(r"[FZ]?\d+", prose))


@pytest.mark.parametrize("name", GAMES)
def test_clauses_refer_to_clauses_that_there_are(name: str) -> None:
    for lang in LANGUAGES:
        named = set(re.findall(r"\b[FZ]\d+\b", markdown(name, lang)))
        assert named == set(registry.entry(name).clauses)


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_notes_tell_what_an_edition_changes_and_nothing_else(name: str, edition: str) -> None:
    noted = {
        note.option: (clause.id, note.value)
        for clause in clauses(name, edition)
        for note in clause.notes
    }
    found = registry.entry(name)
    changed = found.editions[edition]
    assert noted == {option: (found.changes[option], changed[option]) for option in changed}


def test_notes_tell_what_a_table_changes() -> None:
    changed = clauses("figaro", "dutch", exchange="auto", open_stacks=True, road_lengths=[7] * 15)
    notes = {(clause.id, note.option): note for clause in changed for note in clause.notes}
    assert notes.keys() == {
        ("F3", "road_lengths"),
        ("F12", "lead_after_take"),
        ("F19", "voluntary_take"),
        ("F30", "open_stacks"),
    }
    assert notes["F30", "open_stacks"].value == "on"
    assert notes["F3", "road_lengths"].value == ",".join(["7"] * 15)
    assert notes["F3", "road_lengths"].text.count("7") == 15


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 100])
@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_rules_fit_the_terminal_and_name_every_clause(
    name: str, edition: str, width: int, lang: str
) -> None:
    page = text(name, edition, lang, width=width)
    assert max(len(line) for line in page.splitlines()) <= width
    assert re.findall(r"^ ?([FZ]\d+)  ", page, re.MULTILINE) == list(registry.entry(name).clauses)
    for option, value in registry.entry(name).editions[edition].items():
        assert f"({option}={value})" in " ".join(page.split())


def test_rules_of_an_unknown_game_or_edition_are_refused() -> None:
    with pytest.raises(OptionError, match="chess"):
        text("chess", None, "en")
    with pytest.raises(OptionError, match="davinci, aid and dutch"):
        text("figaro", "x", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_page_explains_every_edition_option_and_value(name: str, lang: str) -> None:
    page = markdown(name, lang)
    found = registry.entry(name)
    for edition in found.editions:
        assert re.search(rf"^- \*\*.+\*\* \(`{edition}`\)\. \w", page, re.MULTILINE)
    for option in options.names(found.ruleset):
        assert re.search(rf"^### .*: `{option}` \({found.changes[option]}\)$", page, re.MULTILINE)
        for value in options.allowed(found.ruleset, option):
            assert re.search(rf"^- `{value}`\s?: ", page, re.MULTILINE) or option == "road_lengths"


def test_the_page_shows_where_editions_differ() -> None:
    page = markdown("figaro", "en")
    assert "| Option | davinci | aid | dutch |" in page
    assert "| `exchange` | `auto` | `strict` | `optional` |" in page
    assert "| `after_take`" not in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_worked_examples_name_their_clauses(name: str, lang: str) -> None:
    examples = rulebook(name, None, lang).examples
    assert len(examples) == {"figaro": 3, "flohcati": 7}[name]
    assert all(re.search(r"\([FZ]\d+(, [FZ]\d+)*\)", example) for example in examples)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_pages_of_the_documentation_are_fresh(name: str, lang: str) -> None:
    stale = "python -m tusch.rulebook docs/rules writes them anew"
    assert (PAGES / page_path(name, lang)).read_text("utf-8") == markdown(name, lang), stale


def test_the_documentation_has_no_other_pages() -> None:
    expected = {page_path(name, lang) for name in GAMES for lang in LANGUAGES}
    assert {str(page.relative_to(PAGES)) for page in PAGES.rglob("*.md")} == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_page_links_to_itself_in_the_other_languages(name: str, lang: str) -> None:
    here = PAGES / page_path(name, lang)
    links = re.findall(r"\]\(([^)]*\.md)\)", markdown(name, lang))
    others = {PAGES / page_path(name, other) for other in LANGUAGES if other != lang}
    assert {(here.parent / link).resolve() for link in links} == others


def test_the_command_writes_the_pages(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "tusch.rulebook", tmp_path], check=True)
    written = {str(page.relative_to(tmp_path)) for page in tmp_path.rglob("*.md")}
    assert written == {page_path(name, lang) for name in GAMES for lang in LANGUAGES}
