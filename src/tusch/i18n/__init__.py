"""Texts: everything a player reads, from one source of Fluent files in this folder.

A message gets what it speaks of as variables, and beside them:

- `$seat`, `$owner`, `$king`: a name; `$seat-is`: `you` or `other`; `$owner-is-seat` (and
  `$king-is-seat`): `yes` or `no`; `$owner-is` is `you` too where no owner is named, as in what the
  coach said before it spoke to others;
- `$card`: the card's name; `$card-object`: the same as the object of a sentence, with an article
  where the language wants one; `$card-is`: `seen`, or `unseen` where the reader does not know it;
- `$form`, in the name of a card: `object`, or `name`;
- every list, as `$cards`: its entries joined, those of `$either` by *or*; `$cards-count`: how many
  they are;
- another message, as `$reason`: its sentence;
- `$seats`: such a list of names; `$seats-are`: `you`, `one` or `many`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from tusch.game import Arg, Message, Seat

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from tusch.i18n.source import Source

LANGUAGES = ("en", "fr", "it", "nl", "de")
"""The languages that are complete, the fallback first."""

SEAT_ARGS = ("seat", "owner", "king")
BY_SEAT_ARGS = ("counts", "sizes")
"""Lists with a number for each seat, from seat 0 on."""
EITHER_ARGS = ("either",)
"""Lists of which one has to be chosen: a, b or c."""
CARD_ARGS = ("card", "cards", "hand")
WORD_ARGS = ("attraction", "colour", "due", "game")
"""Arguments that are words: `colour` R of Figaro is the message `figaro-colour-R`."""
LARGE = 10**15
"""From here on a number is only digits: the number formats of languages cannot take it."""
LONGEST = 2_000
"""Characters of a text in a message; Fluent refuses to write more than 2,500."""
LONGEST_NUMBER = 4_000
"""Bits of a number that is written in digits; Python refuses to write more than 4,300 digits."""
_FOLDERS: list[Traversable] = [files(__name__)]
"""Where messages are: here, and with games from elsewhere."""


class _Reader(NamedTuple):
    """Somebody to write for: the language, the players' names, and the own seat."""

    lang: str
    names: Sequence[str] = ()
    you: Seat | None = None


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
    bundle = _source(lang).bundle(message.id)
    pattern = bundle.get_message(message.id).value
    assert pattern, message.id
    text, errors = bundle.format_pattern(pattern, _variables(message, _Reader(lang, names, you)))
    if errors:
        raise ValueError(f"{message.id} in {lang}: {errors[0]}")
    return str(text)


def has(id: str, lang: str = LANGUAGES[0]) -> bool:
    """Whether there is a message of this id."""
    return id in _source(lang)


def language(wanted: str | None, locale: str | None = None) -> str:
    """Return the language to speak: the wanted one, else the locale's, else English."""
    for tag in (wanted, locale):
        code = re.split(r"[-_.@]", tag or "")[0].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def seat_name(seat: Seat, lang: str, names: Sequence[str]) -> str:
    """Return the name of whoever sits there, or the number of the seat as people count: from 1."""
    named = seat in range(len(names)) and names[seat]
    return named or t("seat-name", lang, number=seat + 1)


@lru_cache(maxsize=1024)
def card_name(game: str, card: str, lang: str, form: str = "name") -> str:
    """Return the name of a card: `figaro-card-R` with its worth, `flohcati-card-demand`."""
    if card[1:].isdecimal():
        return t(f"{game}-card-{card[0]}", lang, worth=int(card[1:]), form=form)
    return t(f"{game}-card-{card}", lang, form=form)


def add_texts(folder: Traversable) -> None:
    """Read messages of a game from elsewhere too; it has a folder for each language it speaks."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        _source.cache_clear()
        card_name.cache_clear()


@cache
def _source(lang: str) -> Source:
    """Read the messages of one language."""
    from tusch.i18n.source import Source  # noqa: PLC0415 - not needed to play

    return Source(lang, [_in_language(folder, lang) for folder in _FOLDERS])


def _in_language(folder: Traversable, lang: str) -> Traversable:
    """Return the files of a language, or of the fallback where a game does not speak it."""
    found = folder.joinpath(lang)
    return found if found.is_dir() else folder.joinpath(LANGUAGES[0])


def _variables(message: Message, reader: _Reader) -> dict[str, Any]:
    """Return the variables of a message, in words."""
    game = message.id.partition("-")[0]
    args = message.args
    words: dict[str, Any] = {
        "card-is": "seen" if "card" in args else "unseen",
        "form": "name",
        "owner-is": "you",
    }
    for key, arg in args.items():
        if key in SEAT_ARGS and isinstance(arg, int):
            words[key] = seat_name(arg, reader.lang, reader.names)
            words[f"{key}-is"] = "you" if arg == reader.you else "other"
            words[f"{key}-is-seat"] = "yes" if arg == args.get("seat") else "no"
        elif isinstance(arg, tuple):
            words[key] = _list(game, key, arg, reader)
            words[f"{key}-count"] = len(arg)
            words[f"{key}-are"] = (
                "you" if arg == (reader.you,) else "one" if len(arg) == 1 else "many"
            )
        elif isinstance(arg, Message):
            words[key] = t(arg, reader.lang, names=reader.names, you=reader.you)
        elif isinstance(arg, int) and abs(arg) < LARGE:
            words[key] = arg
        else:
            words[key] = _word(game, key, arg, reader)
    if isinstance(card := args.get("card"), str):
        words["card-object"] = card_name(game, card, reader.lang, "object")
    return {key: _cut(word) if isinstance(word, str) else word for key, word in words.items()}


def decimal(number: float, lang: str, *, signed: bool = False) -> str:
    """Return a number to one decimal as the language writes it; signed: a gain has a plus."""
    text = f"{number:.1f}".replace("-0.0", "0.0")
    plus = "+" if signed and not text.startswith("-") and text != "0.0" else ""
    return plus + text.replace(".", t("decimal-sign", lang))


def digits(number: int) -> str:
    """Return a number in digits, or what is known of one that is too long to be written."""
    bits = number.bit_length()
    return str(number) if bits <= LONGEST_NUMBER else f"{'-' if number < 0 else ''}2^{bits - 1}..."


def _cut(text: str) -> str:
    """Leave out the end of a text that is too long, whoever wrote it."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _list(game: str, key: str, args: tuple[Any, ...], reader: _Reader) -> str:
    """Join the words for several arguments, which may be several themselves."""
    one = key.removesuffix("s")
    if any(isinstance(arg, tuple) for arg in args):
        return _say("list-apart", reader).join(_list(game, one, arg, reader) for arg in args)
    words = [_word(game, one, arg, reader) for arg in args]
    if key in BY_SEAT_ARGS:
        words = [_say("seat-amount", reader, seat=n, amount=w) for n, w in enumerate(words)]
    if key in CARD_ARGS:
        words = [
            word if count == 1 else _say("card-times", reader, count=count, name=word)
            for word, count in Counter(words).items()
        ]
    return _join(words, reader, "list-or" if key in EITHER_ARGS else "list")


def _word(game: str, key: str, arg: int | str, reader: _Reader) -> str:
    """Return the word for one argument."""
    if key == "seat" and isinstance(arg, int):
        return _say("seat-listed", reader, seat=arg)
    if key in CARD_ARGS and isinstance(arg, str):
        return card_name(game, arg, reader.lang)
    word = digits(arg) if isinstance(arg, int) else str(arg)
    id = f"{word}-title" if key == "game" else f"{game}-{key}-{word}"
    return t(id, reader.lang) if key in WORD_ARGS and has(id, reader.lang) else word


def _join(words: Sequence[str], reader: _Reader, joint: str) -> str:
    """Join words as the language does: a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return _say(joint, reader, first=", ".join(words[:-1]), last=words[-1])


def _say(id: str, reader: _Reader, **args: Arg) -> str:
    """Write a message for the same reader."""
    return t(id, reader.lang, names=reader.names, you=reader.you, **args)
