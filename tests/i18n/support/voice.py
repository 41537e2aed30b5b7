"""How we speak, as far as a test can hear it: `docs/voice.md` says the rest."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from tests.i18n.support.catalogue import SOURCE, page

TO_YOU: Mapping[str, str] = {
    "en": r"\byou(rs?|rself)?\b",
    "fr": r"\b(vous|votre|vos|vôtres?)\b",
    "it": r"\b(tu|ti|te|tuo|tua|tue|hai|avevi|potevi|toglierti|finisci|guadagni)\b",
    "nl": r"\b(je|jij|jou|jouwe?)\b",
    "de": r"\b(du|dir|dich|dein\w*)\b",
}
"""How one hears that a sentence is said to its reader."""

BANNED: Mapping[str, tuple[str, ...]] = {
    "en": (
        # Cards lie in front of people; before is a time.
        r"\bbefore (him|her|yourself|them|another|anybody|anyone|any player|the others|whom)\b",
        r"\bbefore you\b(?! leave)",
        r"\bbefore \{ \$(seat|owner|king) \}",
        r"\b(takes?|taking|taken) the table\b",
        # Owners have an apostrophe, and it is a curly one.
        r"\bthe \w+ of \{ \$(seat|owner|king) \}",
        r"'",
        r"\bon turn\b",
        r"\bchance (names|picks|decides)\b",
        r"\b(demand|demands|demanded) a card of\b",
        r"\bcards? of (the row|your hand)\b",
        r"\bthe discard\b(?! pile)",
        r"\blook(ing)? on\b",
        r"\btempers?\b",
        r"\busually \d",
        r"; there are \{",
        r"\d %",
        r" …",
    ),
    "fr": (
        r"[ \xa0][;:!»]",
        r"« ",
        r"\w[ \xa0]\?$",
        r"'",
        r"en position \{",
        # A stall, a head office, an execution: none of them is part of the game.
        r"\bétalages?\b",
        r"\bsièges?\b",
        r"\bexécut",
        # Without an object it means to go back.
        r"\bretourner$",
        r"\bretournez\s?!",
        # The game says ramasser.
        r"\bcartes de la table\b",
        r"\btable vide\b",
        r"\bquiconque\b",
        r"\bdonne (dé)?loyale\b",
        r"\bprier de\b",
        r"\bpalpite",
        r"\btelle (réaction|place|table)\b",
        r"\bla partie finit avec\b",
        r"n’y a pas d(e |’)\w+ «",
        r"; il y a \{",
        # A name may begin with a vowel; those of the lessons do not.
        r"(?<!pile )(?<!route )\b(de|que) \{ \$(seat|owner|king|name) \}",
    ),
    "it": (
        r"in posizione \{",
        r" …",
        r"'",
        # On a page these two mean to ask out, and to learn more.
        r"\binvita a uscire\b",
        r"\bscopri[!.]?$",
        # Cards lie davanti a somebody.
        r"\b(nell’|l’|propria |ogni |un’|tua )area\b(?!, le carte)",
        r"\bfa(i|re)? la presa di\b",
        r"\btavola vuota\b",
        # Three cards are a tris; a trio is of people.
        r"\b(un|il|del|al) trio\b",
        r"\b(rosso|giallo|verde|blu|viola) da [123]\b",
        r"\bs?leale\b",
        r"\bil caso (sceglie|decide)\b",
        r"\bdi norma \d",
        r"\b(ingresso|uscita|errore) standard\b",
        r"\bè sbagliata\b",
        r"\bfinisce con il mazzo\b",
        r"\bnon c’è un(a? |’)\w+ «",
        r"; ci sono \{",
    ),
    "nl": (
        r"op nummer \{ \$place",
        r"'",
        # People have a place at a table, not a chair, and no tableau in front of them.
        r"\bstoel(en)?\b",
        r"\btableaus?\b",
        # Cards are laid down at somebody's; for somebody they would be a present.
        r"\b(legt?|leggen) .* voor (jezelf|jou|\{ \$owner \}|een ander)",
        r"\bkaarten voor;",
        r"\bdraai om!",
        # Winst is money; a win is an overwinning.
        r"\bwinst\b",
        r"\bvragen te vertrekken\b",
        r"\bje wordt iets gevraagd\b",
        r"\bzijn de kortste\b",
        r"\bdaar staat de koning\b",
        r"\b(on)?deug(t|delijk)\b",
        r"\bverslag(en)?\b",
        r"\bpulse(ert|ren)\b",
        r"\bhet toeval (wijst|beslist|kiest)\b",
        r"\bwint? het spel\b",
        r"\banders \d",
        r"; er zijn \{",
        r"\d %",
    ),
    "de": (
        r"an \{ \$place \}\. Stelle",
        r"'",
        # People have a place at a table; seats are for cars and parliaments.
        r"\bSitze?\b",
        r"\bSpieler (?!\{)",
        r"\bdecke? auf\b",
        r"\blegt ihr einander Karten vor\b",
        r"\bauffordern\b",
        # The printed card says "bis zum Tusch".
        r"Fanfare",
        r"\bsind die kürzesten\b",
        r"\bdort ist der König\b",
        r"\bwird gespielt, ohne\b",
        r"\bZeit für Trios\b",
        r"\bTemperament",
        r"\bgewinn(st|t) das Spiel\b",
        r"\bsonst \d",
        r"; es gibt \{",
        r"\d%",
        r"\w…",
    ),
}
"""What nobody who grew up with a language would say or write, as patterns."""

FOR_THE_TERMINAL = ("arena.ftl", "bots.ftl", "cli.ftl", "cli-server.ftl", "errors.ftl")
"""Files whose texts may name ids, because people type them there."""
TYPED = {"rules-changed-by", "rules-note", "rules-option-heading", "store-setting"}
"""Messages of other files that only the terminal and the documentation show."""

LABEL = 52
"""How long a label may be, in characters."""
BUTTON = 36
"""How long the text on a button may be."""
NARROW: Mapping[str, int] = {
    "page-back": 20,
    "page-chat": 14,
    "page-chat-send": 14,
    "page-close": 14,
    "page-copied": 14,
    "page-flohcati-flip": 12,
    "page-flohcati-gala": 16,
    "page-friends": 16,
    "page-go-on": 16,
    "page-host": 14,
    "page-join-go": 14,
    "page-kick": 20,
    "page-learn": 20,
    "page-log": 14,
    "page-menu": 14,
    "page-play-now": 20,
    "page-rules": 14,
    "page-setup": 20,
    "page-share": 14,
    "page-sit": 20,
    "page-stand": 16,
    "page-stay": 14,
    "page-undo": 16,
}
"""What stands beside other things on a phone, and how long it may be."""


class _Sentences(Visitor):
    """Collects the sentences of a message: one for every choice that it leaves."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        parts = [
            element.value
            if isinstance(element, ftl.TextElement)
            else FluentSerializer().serialize_entry(_alone(element)).removeprefix("x = ").strip()
            for element in node.elements
            if not isinstance(getattr(element, "expression", None), ftl.SelectExpression)
        ]
        self.found.append(re.sub(r"[ \n]+", " ", "".join(parts)).strip(" "))
        self.generic_visit(node)


def _alone(element: ftl.TextElement | ftl.Placeable) -> ftl.Message:
    """A message that is nothing but this."""
    return ftl.Message(ftl.Identifier("x"), ftl.Pattern([element]))


@cache
def sentences(lang: str) -> tuple[tuple[str, str, str], ...]:
    """All sentences of a language, each with its file and its id; variables stay as they are."""
    return tuple(_sentences(lang))


def _sentences(lang: str) -> Iterator[tuple[str, str, str]]:
    for file in sorted((SOURCE / "i18n" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                visitor = _Sentences()
                visitor.visit(entry)
                yield from ((file.name, entry.id.name, text) for text in visitor.found if text)


def banned(lang: str, text: str) -> list[str]:
    """The patterns of a language that a text matches."""
    return [pattern for pattern in BANNED[lang] if re.search(pattern, text, re.IGNORECASE)]


@cache
def buttons() -> frozenset[str]:
    """The ids of the texts on the page's buttons."""
    inside = re.findall(r"<button\b.*?</button>", page(), re.DOTALL)
    return frozenset(
        id for one in inside for id in re.findall(r"t\(\s*\"(page-[\w-]+)\"\s*\)\}", one)
    )
