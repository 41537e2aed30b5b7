"""Actions of Figaro as texts in records: `R2>0`, `O`, `take`, `deal R1,J2/O,Y2/...`."""

from functools import lru_cache
from typing import assert_never

from tusch.errors import NotationError
from tusch.figaro.cards import Card, Colour
from tusch.figaro.state import Action, Deal, Keep, Play, Remove, Ring, Roads, Start, Swap, Take
from tusch.notation import KNOWN, brief, number

_WORDS: dict[str, Action] = {"O": Ring(), "take": Take(), "swap": Swap(), "keep": Keep()}
DEALER_FORMS = ("remove G", "roads 15,9/14,8/12,7", "start 2", "deal R1,J2/O,Y2/...")
PLAYER_FORMS = ("R2>0", "O", "take", "swap", "keep")


def format(action: Action) -> str:
    """Write an action."""
    match action:
        case Play(card=card, to=to):
            return f"{card}>{to}"
        case Ring():
            return "O"
        case Take():
            return "take"
        case Swap():
            return "swap"
        case Keep():
            return "keep"
        case Remove(colour=colour):
            return f"remove {colour}"
        case Roads(groups=groups):
            return "roads " + "/".join(",".join(map(str, group)) for group in groups)
        case Start(seat=seat):
            return f"start {seat}"
        case Deal(hands=hands):
            return "deal " + "/".join(",".join(hand) for hand in hands)
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
    word, _, what = text.partition(" ")
    match word:
        case "remove":
            return Remove(Colour(what))
        case "roads":
            groups = [group.split(",") for group in what.split("/")]
            return Roads(tuple(tuple(number(piece) for piece in group) for group in groups))
        case "start":
            return Start(number(what))
        case "deal":
            hands = [hand.split(",") for hand in what.split("/")]
            return Deal(tuple(tuple(Card(card) for card in hand) for hand in hands))
        case _:
            raise ValueError(text)


@lru_cache(KNOWN)
def _parse_player(text: str) -> Action:
    """Read what a player did: there are not many different things."""
    if text in _WORDS:
        return _WORDS[text]
    card, arrow, seat = text.partition(">")
    if not arrow:
        raise ValueError(text)
    return Play(Card(card), number(seat))
