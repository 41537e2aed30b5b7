"""The options of Figaro and the editions that set them."""

from typing import Annotated, Literal

from msgspec import Meta

from tusch.game import Value
from tusch.options import Editions

SEATS = range(3, 7)
"""F1."""
ROUNDS = 3
HAND_SIZES = {3: 15, 4: 15, 5: 12, 6: 10}
"""F5."""
ENOUGH = 6
"""What a display is worth when its owner collects (F17)."""

Length = Annotated[int, Meta(ge=1, lt=10**18)]
"""A road piece's; the notation writes numbers of at most 18 digits."""
RoadLengths = Annotated[
    tuple[Length, ...],
    Meta(
        min_length=15,
        max_length=15,
        description="15 positive whole numbers of at most 18 digits",
    ),
]


class Ruleset(Value, frozen=True, kw_only=True):
    """One way to play Figaro; the defaults are the English, French and Italian rules."""

    edition: str = "davinci"
    three_player_deck: Literal["colour-out", "ones-out"] = "colour-out"
    """Which cards stay in the box with three players (F4)."""
    fewest_tie: Literal["one-free", "all-free"] = "one-free"
    """Who takes no road piece when several share the fewest cards (F24)."""
    stack_tie: Literal["king-last", "king-wins"] = "king-last"
    """In which direction equal stacks are ordered from the King (F23)."""
    exchange: Literal["auto", "optional", "strict", "off"] = "auto"
    """The exchange of the third round (F26)."""
    voluntary_take: Literal["stack", "hand"] = "stack"
    """Where the cards go when a player takes the table although they could play (F19)."""
    after_take: Literal["taker", "next"] = "taker"
    """Who has the next turn after a take (F20)."""
    lead_after_take: Literal["anyone", "others"] = "anyone"
    """Before whom a player who has just collected may play (F12)."""
    road_lengths: RoadLengths = tuple(range(1, 16))
    """F3."""
    open_stacks: bool = False
    """Whether the table shows the sizes of stacks (F30)."""
    show_lengths: bool = False
    """Whether the table shows the lengths of roads as numbers (F30)."""


EDITIONS: Editions = {
    "davinci": {},
    "aid": {
        "three_player_deck": "ones-out",
        "fewest_tie": "all-free",
        "stack_tie": "king-wins",
        "exchange": "strict",
    },
    "dutch": {
        "exchange": "optional",
        "voluntary_take": "hand",
        "lead_after_take": "others",
    },
}

CHANGES = {
    "three_player_deck": "F4",
    "fewest_tie": "F24",
    "stack_tie": "F23",
    "exchange": "F26",
    "voluntary_take": "F19",
    "after_take": "F20",
    "lead_after_take": "F12",
    "road_lengths": "F3",
    "open_stacks": "F30",
    "show_lengths": "F30",
}
"""The clause that each option changes."""
