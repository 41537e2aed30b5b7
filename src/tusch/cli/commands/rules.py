"""`tusch rules`: the rules of a game by clause."""

import shutil
from typing import Any

from tusch import rulebook
from tusch.cli.play.seating import Lang, Options, make_game
from tusch.i18n import t
from tusch.registry import AnyGame

WIDTHS = (40, 100)
"""The shortest and the longest lines that read well."""


def rules(game: str, /, *, edition: str | None = None, option: Options = (), lang: Lang) -> int:
    """Print the rules."""
    print(rules_text(make_game(game, edition, option), lang))
    return 0


def rules_text(game: AnyGame, lang: str) -> str:
    """Return the rules as a table plays them, in lines that fit the terminal."""
    edition, changes = _choices(game)
    width = min(max(shutil.get_terminal_size().columns, WIDTHS[0]), WIDTHS[1])
    return rulebook.text(game.name, edition, lang, changes, width=width)


def clause_text(game: AnyGame, id: str, lang: str) -> str:
    """Return one clause of the rules, and what the table changes about it."""
    edition, changes = _choices(game)
    sections = rulebook.rulebook(game.name, edition, lang, changes).sections
    clauses = {clause.id: clause for section in sections for clause in section.clauses}
    if id not in clauses:
        first, *_, last = clauses
        return t("cli-play-no-clause", lang, value=id, first=first, last=last)
    lines = [f"{id}: {clauses[id].text}"]
    for note in clauses[id].notes:
        lines.append(t("rules-note", lang, option=note.option, value=note.value, text=note.text))
    return "\n".join(lines)


def _choices(game: AnyGame) -> tuple[str, dict[str, Any]]:
    """Return the edition and the options that a table plays by."""
    changes = dict(game.rules)
    return changes.pop("edition"), changes
