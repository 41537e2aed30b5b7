"""Random games, each from one seed, and the error of a game that breaks a promise."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from tusch import play, record
from tusch.codec import Codec
from tusch.game import Actor, Seat, Step
from tusch.registry import AnyGame

APPETITES = (1, 1, 10)
"""Some walks are fond of a kind of action, so that rare endings come about."""


class Hooks(NamedTuple):
    """What the kit cannot know about a game by itself."""

    zones: Callable[[Any], Iterable[Any]] | None = None
    """All cards of a state, wherever they are; None: a game without cards."""
    codec: Codec | None = None
    """The readers of the game's wire types; None: each value is read as what it is."""
    tries: tuple[Any, ...] = ()
    """Actions of every kind, to be tried at moments at which most are not legal."""
    longest: int = 10_000
    """More entries than any game can have."""


NO_HOOKS = Hooks()


class Walk(NamedTuple):
    """A game in which everybody acts at random."""

    game: AnyGame
    players: int
    seed: int
    steps: tuple[Step[Any, Any], ...] = ()
    hooks: Hooks = NO_HOOKS

    @property
    def end(self) -> int:
        """The number of entries."""
        return len(self.steps)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.players), None)

    def state(self, entry: int) -> Any:
        """Return the state before an entry; at the end, the last one."""
        if entry < self.end:
            return self.steps[entry].before
        return self.steps[-1].after if self.steps else self.game.start(self.players)

    def rng(self, *names: object) -> Random:
        """Return a generator that depends on the seed and the names alone."""
        return Random("/".join(map(str, (self.seed, *names))))


class ConformanceError(AssertionError):
    """A promise of the `Game` protocol that a game breaks, and how to see it again."""

    def __init__(self, check: str, walk: Walk, entry: int, fault: str) -> None:
        """Say what is wrong, where, and in which game."""
        super().__init__(check, walk.seed, entry, fault)
        self.check = check
        self.walk = walk
        self.entry = entry
        self.fault = fault

    def __str__(self) -> str:
        """Return the fault, the seed that shows it again, and the record up to the entry."""
        walk = self.walk
        return (
            f"{walk.game.name} breaks '{self.check}' at entry {self.entry}: {self.fault}\n"
            f"  again: walk(game, {walk.players}, seed={walk.seed})\n"
            f"  record so far: {_written(walk, self.entry)}"
        )


def walk(game: AnyGame, players: int, seed: int, hooks: Hooks = NO_HOOKS) -> Walk:
    """Play a game at random, with more appetite for some kinds of actions; a seed decides all."""
    steps: list[Step[Any, Any]] = []

    def broken(check: str, fault: str) -> ConformanceError:
        played = Walk(game, players, seed, tuple(steps), hooks)
        return ConformanceError(check, played, played.end, fault)

    rng = Random(seed)
    appetite: dict[type, int] = {}

    def act(state: Any, actor: Actor) -> Any:
        if len(steps) >= hooks.longest:
            raise broken("termination", f"the game goes on after {hooks.longest} entries")
        if not isinstance(actor, int):
            return game.sample(state, rng)
        legal = game.legal_actions(state)
        if not legal:
            raise broken("legal", f"seat {actor} acts and has no legal action")
        for action in legal:
            appetite.setdefault(type(action), rng.choice(APPETITES))
        return rng.choices(legal, [appetite[type(action)] for action in legal])[0]

    try:
        for step in play.steps(game, game.start(players), act):
            steps.append(step)  # noqa: PERF402 - `act` asks how many there are
    except ConformanceError:
        raise
    except Exception as error:
        raise broken("walk", f"{type(error).__name__}: {error}") from error
    return Walk(game, players, seed, tuple(steps), hooks)


def _written(walk: Walk, entry: int) -> str:
    """Return the record up to an entry, or why there is none."""
    try:
        written = record.write(walk.game, walk.players, walk.steps[: entry + 1])
        return record.encode(written).decode()
    except Exception as error:
        return f"cannot be written: {type(error).__name__}: {error}"
