"""The options of Zirkus Flohcati and the editions that set them."""

from typing import Literal

from tusch.game import Value
from tusch.options import Editions

SEATS = range(2, 6)
"""Z1."""
TRIO = 3
"""How many cards of one value are laid together (Z12)."""
TRIO_BONUS = 10
GALA_BONUS = 10
"""Z16."""


class Ruleset(Value, frozen=True, kw_only=True):
    """One way to play Zirkus Flohcati."""

    edition: str = "amigo"
    trio_timing: Literal["end-of-turn", "any-time"] = "end-of-turn"
    """When a trio may be laid (Z12)."""
    turn_end: Literal["always", "when-needed"] = "always"
    """Who is asked at the end of a turn: by the size of the hand, or by what is in it (Z14)."""
    demand_shown: bool = False
    """Whether all see the card that a demand brings (Z9)."""
    ties: Literal["shared", "trios-gala-card"] = "shared"
    """What decides between equal totals (Z17)."""


EDITIONS: Editions = {"amigo": {}}

CHANGES = {"trio_timing": "Z12", "turn_end": "Z14", "demand_shown": "Z9", "ties": "Z17"}
"""The clause that each option changes."""

BEFORE = {2: {"turn_end": "when-needed"}}
"""How games were played before a version of records had an option for it."""
