"""The rules of a game as data and as text, clause by clause, in a language and an edition.

`python -m tusch.rulebook docs/rules` writes the pages of the documentation in all languages.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import count, product, takewhile
from pathlib import Path
from textwrap import TextWrapper
from typing import Any

import msgspec

from tusch import options, registry
from tusch.game import Arg, Message, Value
from tusch.i18n import LANGUAGES, has, t


class Note(Value, frozen=True):
    """What a chosen option changes about a clause."""

    option: str
    value: str
    text: str


class Clause(Value, frozen=True):
    """One clause of the rules."""

    id: str
    text: str
    options: tuple[str, ...]
    """The options that can change it."""
    notes: tuple[Note, ...]
    """What the edition or the table changes about it."""
    ruling: str | None
    """Why we decided a point that the printed rules leave open."""


class Section(Value, frozen=True):
    """Clauses under one heading."""

    heading: str
    clauses: tuple[Clause, ...]


class Rulebook(Value, frozen=True):
    """The rules of one game as a table plays it."""

    title: str
    introduction: str
    edition: str
    """What is special about the edition, in a sentence."""
    sections: tuple[Section, ...]
    examples: tuple[str, ...]


def rulebook(
    name: str, edition: str | None, lang: str, changes: Mapping[str, Any] = {}
) -> Rulebook:
    """Return a game's rules in an edition, the first one by default, with options changed."""
    rules = registry.make(name, edition, changes).rules
    found = registry.entry(name)
    clauses = [_clause(name, id, rules, lang) for id in found.clauses]
    starts = [*(found.clauses.index(id) for id in found.sections.values()), None]
    return Rulebook(
        title=_prose(f"{name}-title", lang),
        introduction=_prose(f"{name}-introduction", lang),
        edition=_edition(rules["edition"], lang),
        sections=tuple(
            Section(
                _prose(f"rules-{name}-heading-{section}", lang),
                tuple(clauses[starts[place] : starts[place + 1]]),
            )
            for place, section in enumerate(found.sections)
        ),
        examples=tuple(_prose(id, lang) for id in _examples(name, lang)),
    )


def text(
    name: str, edition: str | None, lang: str, changes: Mapping[str, Any] = {}, *, width: int = 80
) -> str:
    """Return the rules as plain text for a terminal, in lines of at most this width."""
    book = rulebook(name, edition, lang, changes)
    played = edition or next(iter(registry.entry(name).editions))
    about = _edition(played, lang, f" ({played})")
    lines = [book.title, "", *_wrap(book.introduction, width), "", *_wrap(about, width)]
    for section in book.sections:
        lines += ["", section.heading]
        for clause in section.clauses:
            lines += _wrap(clause.text, width, f"{clause.id:>3}  ")
            for note in clause.notes:
                lines += _wrap(_say_note(note, lang), width, "     ")
    return "\n".join(lines)


def markdown(name: str, lang: str) -> str:
    """Return the page of the documentation: all clauses, editions, options, rulings, examples."""
    book = rulebook(name, None, lang)
    blocks = [
        "<!-- Made by `python -m tusch.rulebook docs/rules` from the texts in tusch/i18n. -->",
        f"# {book.title}",
        _languages_line(name, lang),
        book.introduction,
    ]
    for section in book.sections:
        blocks += [f"## {section.heading}", _bullets(_clause_lines(section, lang))]
    blocks += _edition_blocks(name, lang)
    blocks += _option_blocks(name, lang)
    rulings = [
        f"**{clause.id}** {clause.ruling}"
        for section in book.sections
        for clause in section.clauses
        if clause.ruling
    ]
    blocks += [f"## {_prose('rules-rulings', lang)}", _prose("rules-rulings-about", lang)]
    blocks += [_bullets(rulings), f"## {_prose('rules-examples', lang)}"]
    blocks.append("\n".join(f"{n}. {example}" for n, example in enumerate(book.examples, start=1)))
    return "\n\n".join(blocks) + "\n"


def write_pages(folder: Path) -> None:
    """Write the page of every game into a folder, in every language."""
    for name, lang in product(registry.GAMES, LANGUAGES):
        page = folder / page_path(name, lang)
        page.parent.mkdir(exist_ok=True)
        page.write_text(markdown(name, lang), encoding="utf-8")


def page_path(name: str, lang: str) -> str:
    """Return where a game's page is: each language but the first has a folder of its own."""
    return f"{name}.md" if lang == LANGUAGES[0] else f"{lang}/{name}.md"


def _clause(name: str, id: str, rules: Mapping[str, Any], lang: str) -> Clause:
    """Return a clause with what the chosen rules change about it."""
    found = registry.entry(name)
    default = msgspec.to_builtins(found.ruleset())
    changing = tuple(option for option, clause in found.changes.items() if clause == id)
    return Clause(
        id=id,
        text=_prose(f"rule-{id}", lang),
        options=changing,
        notes=tuple(
            _note(option, rules[option], lang)
            for option in changing
            if rules[option] != default[option]
        ),
        ruling=_prose(f"ruling-{id}", lang) if has(f"ruling-{id}", lang) else None,
    )


def _note(option: str, value: Any, lang: str) -> Note:
    """Say what a value other than the default means."""
    word = _value_word(value)
    if isinstance(value, tuple):
        return Note(option, word, _prose(f"option-{option}-custom", lang, lengths=value))
    return Note(option, word, _prose(f"option-{option}-{word}", lang))


def _value_word(value: Any) -> str:
    """Write an option's value as people type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(str(part) for part in value) if isinstance(value, tuple) else str(value)


def _say_note(note: Note, lang: str) -> str:
    """Write a note with the option that it comes from."""
    return _prose("rules-note", lang, option=note.option, value=note.value, text=note.text)


def _edition(id: str, lang: str, typed: str = "") -> str:
    """Say what an edition is, and how it is typed where people type it."""
    name = f"{_prose(f'edition-{id}-name', lang)}{typed}"
    return _prose("rules-edition", lang, name=name, about=_prose(f"edition-{id}", lang))


def _edition_line(id: str, lang: str) -> str:
    """Say what an edition is, in a list of editions."""
    name = _prose(f"edition-{id}-name", lang)
    return f"**{name}** (`{id}`). {_prose(f'edition-{id}', lang)}"


def _examples(name: str, lang: str) -> Iterator[str]:
    """Yield the ids of the worked examples."""
    ids = (f"example-{name}-{number}" for number in count(1))
    return takewhile(lambda id: has(id, lang), ids)


def _languages_line(name: str, lang: str) -> str:
    """Link to the same page in the other languages."""
    top = "" if lang == LANGUAGES[0] else "../"
    return " · ".join(
        _prose("language-name", other)
        if other == lang
        else f"[{_prose('language-name', other)}]({top}{page_path(name, other)})"
        for other in LANGUAGES
    )


def _clause_lines(section: Section, lang: str) -> Iterator[str]:
    """Yield the clauses of a section, with the options that change them and a mark on rulings."""
    for clause in section.clauses:
        line = f"**{clause.id}** {clause.text}"
        if clause.options:
            quoted = tuple(f"`{option}`" for option in clause.options)
            line += f" *{_prose('rules-changed-by', lang, options=quoted)}*"
        if clause.ruling:
            line += f" *{_prose('rules-decided', lang)}*"
        yield line


def _edition_blocks(name: str, lang: str) -> Iterator[str]:
    """Yield the editions, and a table of the options in which they differ."""
    found = registry.entry(name)
    yield f"## {_prose('rules-editions', lang)}"
    yield _bullets(_edition_line(edition, lang) for edition in found.editions)
    rulesets = [registry.make(name, edition).rules for edition in found.editions]
    rows = [
        [option, *(_value_word(rules[option]) for rules in rulesets)]
        for option in options.names(found.ruleset)
        if any(option in changed for changed in found.editions.values())
    ]
    if rows:
        yield _prose("rules-editions-about", lang)
        header = [_prose("rules-option", lang), *found.editions]
        lines = [header, ["---"] * len(header), *([f"`{cell}`" for cell in row] for row in rows)]
        yield "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _option_blocks(name: str, lang: str) -> Iterator[str]:
    """Yield the options with their values."""
    found = registry.entry(name)
    yield f"## {_prose('rules-options', lang)}"
    yield _prose("rules-options-about", lang)
    for option in options.names(found.ruleset):
        title = _prose(f"option-{option}", lang)
        clause = found.changes[option]
        heading = {"title": title, "option": f"`{option}`", "clause": clause}
        yield f"### {_prose('rules-option-heading', lang, **heading)}"
        if has(f"option-{option}-any", lang):
            yield _bullets(_prose(f"option-{option}-{kind}", lang) for kind in ("default", "any"))
        else:
            yield _bullets(
                f"`{word}`: {_prose(f'option-{option}-{word}', lang)}"
                for word in options.allowed(found.ruleset, option)
            )


def _prose(id: str, lang: str, **args: Arg) -> str:
    """Write a message in one line."""
    return t(Message(id, args), lang).replace("\n", " ")


def _bullets(lines: Iterable[str]) -> str:
    """Make a list of lines."""
    return "\n".join(f"- {line}" for line in lines)


def _wrap(prose: str, width: int, indent: str = "") -> list[str]:
    """Break a text into lines, all but the first indented by as much as the first."""
    return TextWrapper(
        width=width,
        initial_indent=indent,
        subsequent_indent=" " * len(indent),
        break_long_words=False,
        break_on_hyphens=False,
    ).wrap(prose)


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))
