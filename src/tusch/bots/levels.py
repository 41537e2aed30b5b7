"""Levels: bots by names that a player understands, from the easiest to the strongest.

What makes a level is data, one `Way` a game, to be set by the arena so that ratings spread evenly
(docs/bots.md): how often it slips, what it remembers, whether and how long it searches.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tusch.bots.greedy import GreedyPlayer, forgetful
from tusch.bots.uniform import UniformPlayer
from tusch.game import Message, Rng, Value
from tusch.registry import AnyGame

if TYPE_CHECKING:
    from tusch.bots.search.player import SearchPlayer

PER_MILLE: Final = 1000


class Budget(Value, frozen=True):
    """How long a search may think about a move."""

    playouts: int | None = None
    milliseconds: int | None = None

    def capped(self, cap: "Budget | None") -> "Budget":
        """Return the smaller budget of two; of playouts and time, both."""
        if cap is None:
            return self
        return Budget(
            _least(self.playouts, cap.playouts), _least(self.milliseconds, cap.milliseconds)
        )


class Way(Value, frozen=True, kw_only=True):
    """How a level plays one game."""

    slips: int = 0
    """In how many of a thousand decisions it does just anything."""
    memory: int | None = None
    """How many cards it remembers of what was collected; None: all."""
    budget: Budget | None = None
    """How long it searches; None: it follows its rules of thumb."""


class Level(Value, frozen=True):
    """A strength that a player can choose."""

    title: str
    """The id of its name."""
    about: str
    """The id of a sentence about it."""
    ways: Mapping[str, Way]
    """How it plays, by game."""


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(
        "bot-novice",
        "bot-novice-about",
        {
            "figaro": Way(slips=720, memory=0),
            "flohcati": Way(slips=680, memory=0),
        },
    ),
    "casual": Level(
        "bot-casual",
        "bot-casual-about",
        {
            "figaro": Way(slips=360, memory=3),
            "flohcati": Way(slips=420, memory=2),
        },
    ),
    "steady": Level(
        "bot-steady",
        "bot-steady-about",
        {
            "figaro": Way(),
            "flohcati": Way(slips=275, memory=5),
        },
    ),
    "skilled": Level(
        "bot-skilled",
        "bot-skilled-about",
        {
            "figaro": Way(budget=Budget(playouts=40)),
            "flohcati": Way(slips=150),
        },
    ),
    "expert": Level(
        "bot-expert",
        "bot-expert-about",
        {
            "figaro": Way(budget=Budget(playouts=200)),
            "flohcati": Way(slips=30),
        },
    ),
    "master": Level(
        "bot-master",
        "bot-master-about",
        {
            "figaro": Way(budget=Budget(milliseconds=1000)),
            "flohcati": Way(budget=Budget(milliseconds=1000)),
        },
    ),
}
"""All levels, the easiest first."""


class LevelPlayer:
    """A bot that plays in the way of a level."""

    def __init__(
        self,
        game: AnyGame,
        rng: Rng,
        way: Way,
        *,
        temper: str | None = None,
        cap: Budget | None = None,
    ) -> None:
        """Sit down; the cap bounds what the level would spend."""
        self._way = way
        self._rng = rng
        self._chance = UniformPlayer(rng)
        self._slipped = False
        self._mind = (
            searcher(game, rng, way.budget.capped(cap), temper)
            if way.budget
            else GreedyPlayer(game, rng, temper=temper)
        )

    def choose(self, view: Any) -> Any:
        """Choose one of the view's legal actions."""
        slips = self._way.slips
        self._slipped = bool(slips) and self._rng.randrange(PER_MILLE) < slips
        if self._slipped:
            return self._chance.choose(view)
        kept = self._way.memory
        return self._mind.choose(view if kept is None else forgetful(view, kept))

    def why(self, played: Any = None) -> tuple[Message, ...]:
        """Say why it chose what it chose last, if it meant to; to others only after the game."""
        return () if self._slipped else self._mind.why(played)


def searcher(game: AnyGame, rng: Rng, budget: Budget, temper: str | None = None) -> "SearchPlayer":
    """Return a bot that searches, in a mood or without one."""
    from tusch.bots.search.player import SearchPlayer  # noqa: PLC0415 - it may load the compiler

    return SearchPlayer(
        game, rng, playouts=budget.playouts, milliseconds=budget.milliseconds, temper=temper
    )


def _least(one: int | None, other: int | None) -> int | None:
    """Return the smaller of two bounds; None bounds nothing."""
    bounds = [bound for bound in (one, other) if bound is not None]
    return min(bounds, default=None)
