"""The ids that the sources put together from parts, by game."""

import re
from typing import Any, get_args

from tests.i18n.support.catalogue import catalogue
from tusch import registry
from tusch.coach.hooks import hooks
from tusch.coach.report import AccountName
from tusch.figaro.cards import Card as FigaroCard
from tusch.figaro.cards import Colour
from tusch.figaro.state import Phase as FigaroPhase
from tusch.flohcati.cards import Attraction
from tusch.flohcati.cards import Card as FlohcatiCard
from tusch.flohcati.state import Phase as FlohcatiPhase
from tusch.i18n import LANGUAGES
from tusch.options import allowed, names
from tusch.verdict import Reason

DEALER = {"remove", "roads", "start", "deal", "reveal"}
"""The actions of the dealer, by their tags."""

DUE = ("turn", "fanfare-take", "demand", "steal", "give", "finish")
"""What a player of Zirkus Flohcati may have to do."""

WORDS = {
    "figaro": {
        *(f"figaro-colour-{colour}" for colour in Colour),
        *(f"figaro-card-{card[0]}" for card in FigaroCard),
        *(f"figaro-due-{phase}" for phase in FigaroPhase),
        *(f"figaro-why-no-piece-{why}" for why in ("empty", "last", "fewest")),
    },
    "flohcati": {
        *(f"flohcati-attraction-{attraction}" for attraction in Attraction),
        *(f"flohcati-card-{card if len(card) > 2 else card[0]}" for card in FlohcatiCard),
        *(f"flohcati-due-{phase}" for phase in FlohcatiPhase),
        *(f"flohcati-why-not-due-{phase}" for phase in DUE),
        *(f"flohcati-why-tie-{end}" for end in ("shared", "trios", "gala", "card")),
        *(f"flohcati-misdeal-{place}" for place in ("deck", "hand")),
    },
}


def kinds(union: Any) -> tuple[type[Any], ...]:
    """The classes of a union of values."""
    return get_args(union)


def tag(kind: type[Any]) -> str:
    """The word that tells a class of values from the others."""
    return str(kind.__struct_config__.tag)


def events(game: str) -> set[str]:
    """The ids of all events of a game."""
    return {f"{game}-event-{tag(kind)}" for kind in kinds(registry.GAMES[game].event)}


def choices(game: str) -> set[str]:
    """The ids of all actions that a player of a game can choose."""
    tags = {tag(kind) for kind in kinds(registry.GAMES[game].action)}
    return {f"{game}-choice-{tag}" for tag in tags - DEALER}


def rules(game: str) -> set[str]:
    """The ids of the texts that the rules of a game must have."""
    found = registry.entry(game)
    ids = {f"{game}-title", f"{game}-introduction", f"example-{game}-1"}
    ids |= {f"rules-{game}-heading-{section}" for section in found.sections}
    ids |= {f"rule-{clause}" for clause in found.clauses}
    ids |= {f"edition-{edition}{end}" for edition in found.editions for end in ("", "-name")}
    for option in names(found.ruleset):
        words = allowed(found.ruleset, option)
        values = words if len(words) > 1 else ("default", "any", "custom")
        ids |= {f"option-{option}", *(f"option-{option}-{value}" for value in values)}
    return ids


def decided(game: str) -> set[str]:
    """The ids of all kinds of decisions of a game."""
    return {f"{game}-coach-kind-{kind}" for kind in hooks(game).KINDS}


def hints(game: str) -> set[str]:
    """The ids of all reasons of the coach as a hint has them."""
    reason = re.compile(rf"{game}-coach-(?!kind-)")
    return {id.replace("-coach-", "-hint-") for id in catalogue(LANGUAGES[0]) if reason.match(id)}


def made_of_parts() -> set[str]:
    """All of them."""
    ids = {f"fair-{reason}" for reason in Reason}
    ids |= {f"coach-account-{name}" for name in AccountName}
    for game in registry.GAMES:
        ids |= WORDS[game] | events(game) | choices(game) | rules(game) | decided(game)
        ids |= hints(game)
    return ids
