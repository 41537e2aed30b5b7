"""What lies where, in words: what a glance at the table gives, line by line."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from tusch import registry
from tusch.i18n.voice import Voice
from tusch.registry import AnyGame


def table_lines(game: AnyGame, view: Any, voice: Voice) -> Iterator[str]:
    """Yield what this viewer sees on the table; a game without words of its own shows its text."""
    found = registry.GAMES.get(game.name)
    if found and found.terminal:
        yield from import_module(found.terminal).table(game.rules, view, voice)
    else:
        yield from str(view).splitlines()


def hand_line(game: AnyGame, view: Any, voice: Voice) -> str:
    """Return the viewer's own hand, with the notation of each card."""
    if not view.hand:
        return voice("cli-hand-empty")
    named = [
        voice("cli-card", name=name, notation=str(card))
        for card, name in zip(view.hand, voice.cards(game.name, view.hand), strict=True)
    ]
    return voice("cli-hand", shown=voice.counted(named))


def discard_line(game: AnyGame, view: Any, voice: Voice) -> str:
    """Return the discarded cards, where a game has them and they may be looked through (Z4)."""
    discard = getattr(view, "discard", ())
    if not discard:
        return voice("cli-discard-empty")
    return voice("cli-discard", shown=voice.counted(voice.cards(game.name, sorted(discard))))
