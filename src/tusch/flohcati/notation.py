"""Actions of Zirkus Flohcati as texts in records: `flip`, `take C5`, `trio A3,C3,F3`."""

from functools import lru_cache
from typing import assert_never

from tusch.errors import NotationError
from tusch.flohcati.cards import Card
from tusch.flohcati.state import (
    Action,
    Demand,
    End,
    Flip,
    Gala,
    Give,
    Reveal,
    Start,
    Steal,
    Take,
    Trio,
)
from tusch.notation import KNOWN, brief, number

_WORDS: dict[str, Action] = {"flip": Flip(), "gala": Gala(), "end": End()}
DEALER_FORMS = ("start 1", "C5", "demand", "steal", "fanfare")
PLAYER_FORMS = (
    "flip",
    "take C5",
    "demand 2",
    "steal 2",
    "give C5",
    "trio A3,C3,F3",
    "gala",
    "end",
)


def format(action: Action) -> str:
    """Write an action."""
    match action:
        case Flip():
            return "flip"
        case Reveal(card=card):
            return str(card)
        case Take(card=card):
            return f"take {card}"
        case Demand(seat=seat):
            return f"demand {seat}"
        case Steal(seat=seat):
            return f"steal {seat}"
        case Give(card=card):
            return f"give {card}"
        case Trio(cards=cards):
            return "trio " + ",".join(cards)
        case Gala():
            return "gala"
        case End():
            return "end"
        case Start(seat=seat):
            return f"start {seat}"
        case _ as never:
            assert_never(never)


def parse(text: str, *, dealer: bool) -> Action:
    """Read an action of the dealer or of a player."""
    try:
        return _parse_dealer(text) if dealer else _parse_player(brief(text))
    except ValueError:
        forms = DEALER_FORMS if dealer else PLAYER_FORMS
        raise NotationError("notation", value=text[:80], allowed=forms) from None


def _parse_dealer(text: str) -> Action:
    """Read what the dealer did."""
    word, space, what = text.partition(" ")
    if word == "start" and space:
        return Start(number(what))
    return Reveal(Card(text))


@lru_cache(KNOWN)
def _parse_player(text: str) -> Action:
    """Read what a player did: there are not many different things."""
    if text in _WORDS:
        return _WORDS[text]
    word, _, what = text.partition(" ")
    match word:
        case "take":
            return Take(_circus_card(what))
        case "give":
            return Give(_circus_card(what))
        case "demand":
            return Demand(number(what))
        case "steal":
            return Steal(number(what))
        case "trio":
            return Trio(tuple(_circus_card(card) for card in what.split(",")))
        case _:
            raise ValueError(text)


def _circus_card(text: str) -> Card:
    """Read a card that is no action card."""
    card = Card(text)
    if card.attraction is None:
        raise ValueError(text)
    return card
