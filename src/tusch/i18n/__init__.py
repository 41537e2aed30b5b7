"""Texts: everything a player reads, from one source of Fluent files in this folder."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tusch.game import Arg, Message, Seat

LANGUAGES = ("en",)
"""The languages that are complete, the fallback first."""

SEAT_ARGS = ("seat", "owner", "king")
"""Arguments that are seats: `$seat` is the player's name, `$seat-is` is `you` or `other`."""
CARD_ARGS = ("card", "cards")
WORD_ARGS = ("colour", "attraction", "attractions", "due")
"""Arguments that are words of a game: `colour` R of Figaro is the message `figaro-colour-R`."""


def t(
    message: Message | str,
    lang: str = LANGUAGES[0],
    *,
    names: Sequence[str] = (),
    you: Seat | None = None,
    **more: Arg,
) -> str:
    """Write a message in a language, for a reader who sits on one of the named seats."""
    if isinstance(message, str):
        message = Message(message, more)
    bundle = _bundle(lang)
    found = bundle.get_message(message.id)
    if found.value is None:
        raise KeyError(message.id)
    args = _arguments(message, lang, names, you)
    text, mistakes = bundle.format_pattern(found.value, args)
    if mistakes:
        raise ValueError(f"{message.id} in {lang}: {mistakes[0]}")
    return str(text)


def has(id: str, lang: str = LANGUAGES[0]) -> bool:
    """Whether there is a message of this id."""
    return _bundle(lang).has_message(id)


def language(wanted: str | None, locale: str | None = None) -> str:
    """Return the language to speak: the wanted one, else the locale's, else English."""
    for tag in (wanted, locale):
        code = (tag or "")[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


@cache
def _bundle(lang: str) -> FluentBundle:
    """Read the Fluent files of one language."""
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files("tusch.i18n").joinpath(lang)
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


def _arguments(
    message: Message, lang: str, names: Sequence[str], you: Seat | None
) -> dict[str, Any]:
    """Turn what a message speaks of into words."""
    game = message.id.partition("-")[0]
    words: dict[str, Any] = {}
    for key, arg in message.args.items():
        if key in SEAT_ARGS and isinstance(arg, int):
            words[key] = seat_name(arg, lang, names)
            words[f"{key}-is"] = "you" if arg == you else "other"
        elif key == "seats" and isinstance(arg, tuple):
            words[key] = _join([seat_name(int(seat), lang, names) for seat in arg], lang)
            words["seats-are"] = "you" if arg == (you,) else "one" if len(arg) == 1 else "many"
        elif isinstance(arg, tuple):
            words[key] = _join([_word(game, key, part, lang) for part in arg], lang)
            words[f"{key}-count"] = len(arg)
        else:
            words[key] = arg if isinstance(arg, int) else _word(game, key, arg, lang)
    return words


def seat_name(seat: Seat, lang: str, names: Sequence[str]) -> str:
    """Return the name of whoever sits there, or the number of the seat."""
    return names[seat] if names else t("seat-name", lang, number=seat)


def _word(game: str, key: str, arg: int | str, lang: str) -> str:
    """Return the word for one argument."""
    if key in CARD_ARGS and isinstance(arg, str):
        return card_name(game, arg, lang)
    if key in WORD_ARGS:
        return t(f"{game}-{key.removesuffix('s')}-{arg}", lang)
    return str(arg)


def card_name(game: str, card: str, lang: str) -> str:
    """Return the name of a card: `figaro-card-R` with its worth, `flohcati-card-demand`."""
    if len(card) == 2:
        return t(f"{game}-card-{card[0]}", lang, worth=int(card[1]))
    return t(f"{game}-card-{card}", lang)


def _join(words: Sequence[str], lang: str) -> str:
    """Join words as the language does: a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return t("list", lang, first=", ".join(words[:-1]), last=words[-1])
