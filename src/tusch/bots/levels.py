"""Levels: bots by names that a player understands, from the easiest to the strongest.

What makes a level is data, one `Skill` a game in the game's entry, set by the arena so that
ratings spread evenly (docs/bots.md): how often it slips, what it remembers, how long it searches.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tusch.bots.greedy import GreedyPlayer, forgetful
from tusch.bots.uniform import UniformPlayer
from tusch.game import Message, Rng, Value
from tusch.registry import GAMES, AnyGame, Budget, Skill

if TYPE_CHECKING:
    from tusch.bots.search.player import SearchPlayer

PER_MILLE: Final = 1000


class Level(Value, frozen=True):
    """A strength that a player can choose."""

    title: str
    """The id of its name."""
    about: str
    """The id of a sentence about it."""
    skill: Skill
    """How it plays, in a game that says nothing else."""


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level("bot-novice", "bot-novice-about", Skill(slips=700, memory=0)),
    "casual": Level("bot-casual", "bot-casual-about", Skill(slips=400, memory=3)),
    "steady": Level("bot-steady", "bot-steady-about", Skill()),
    "skilled": Level("bot-skilled", "bot-skilled-about", Skill(budget=Budget(playouts=40))),
    "expert": Level("bot-expert", "bot-expert-about", Skill(budget=Budget(playouts=200))),
    "master": Level("bot-master", "bot-master-about", Skill(budget=Budget(milliseconds=1000))),
}
"""All levels, the easiest first."""


def skill(level: str, game: str) -> Skill:
    """Return how a level plays a game."""
    found = GAMES.get(game)
    return found.skills.get(level, LEVELS[level].skill) if found else LEVELS[level].skill


class LevelPlayer:
    """A bot that plays with the skill of a level."""

    def __init__(
        self,
        game: AnyGame,
        rng: Rng,
        skill: Skill,
        *,
        temper: str | None = None,
        cap: Budget | None = None,
    ) -> None:
        """Sit down; the cap bounds what the level would spend."""
        self._game = game
        self._skill = skill
        self._rng = rng
        self._chance = UniformPlayer(rng)
        self._slipped = False
        self._mind = (
            searcher(game, rng, skill.budget.capped(cap), temper)
            if skill.budget
            else GreedyPlayer(game, rng, temper=temper)
        )

    def choose(self, view: Any) -> Any:
        """Choose one of the view's legal actions."""
        if len(view.legal) == 1:
            self._slipped = False
            return self._mind.choose(view)
        slips = self._skill.slips
        self._slipped = bool(slips) and self._rng.randrange(PER_MILLE) < slips
        if self._slipped:
            return self._chance.choose(view)
        kept = self._skill.memory
        return self._mind.choose(view if kept is None else forgetful(self._game, view, kept))

    def why(self, played: Any = None) -> tuple[Message, ...]:
        """Say why it chose what it chose last, if it meant to; to others only after the game."""
        return () if self._slipped else self._mind.why(played)


def searcher(game: AnyGame, rng: Rng, budget: Budget, temper: str | None = None) -> "SearchPlayer":
    """Return a bot that searches, in a mood or without one."""
    from tusch.bots.search.player import SearchPlayer  # noqa: PLC0415 - it may load the compiler

    return SearchPlayer(
        game, rng, playouts=budget.playouts, milliseconds=budget.milliseconds, temper=temper
    )
