"""The conformance kit: random games, in which a game keeps every promise of its protocol."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from tusch.game import Rng
from tusch.registry import AnyGame
from tusch.testing import checks, round_trips, texts
from tusch.testing.walks import NO_HOOKS, ConformanceError, Hooks, Walk, walk

SEEDS = 2**32

CHECKS: Mapping[str, Callable[[Walk, int], Iterator[str]]] = {
    "one-actor": checks.one_actor,
    "legal": checks.legal,
    "fixed-order": checks.fixed_order,
    "pure": checks.pure,
    "dealer": checks.dealer,
    "outcome": checks.outcome,
    "cards": checks.cards,
    "explain": checks.explain,
    "view": round_trips.view,
    "determinize": round_trips.determinize,
    "wire": round_trips.wire,
    "notation": round_trips.notation,
    "record": round_trips.records,
    "texts": texts.texts,
}
"""All checks by name; what they promise is in their docstrings."""


def conform(
    game: AnyGame,
    players: int,
    rng: Rng,
    *,
    games: int = 10,
    hooks: Hooks = NO_HOOKS,
    names: Iterable[str] = tuple(CHECKS),
) -> None:
    """Play random games and raise `ConformanceError` at the first broken promise."""
    for _ in range(games):
        played = walk(game, players, rng.randrange(SEEDS), hooks)
        for name in names:
            verify(played, name)


def verify(played: Walk, name: str) -> None:
    """Make one check at every entry of a game."""
    check = CHECKS[name]
    for entry in range(played.end + 1):
        try:
            fault = next(check(played, entry), None)
        except Exception as error:
            fault = f"{type(error).__name__}: {error}"
            raise ConformanceError(name, played, entry, fault) from error
        if fault is not None:
            raise ConformanceError(name, played, entry, fault)
