"""Who is the next to collect after a move, in worlds that a seat could be in.

Where there is a compiled twin, the players are those of the search's playouts: of all sorts.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from tusch import kernel as kernels
from tusch.cards import sure
from tusch.figaro import Figaro
from tusch.figaro.cards import worth
from tusch.figaro.rules import lying, plays
from tusch.figaro.ruleset import ENOUGH
from tusch.figaro.state import Action, Phase, Play, State, Take
from tusch.figaro.view import View
from tusch.game import Seat, Step

_ROUNDS: Final = 2
"""How often everybody is on turn while we look who collects."""


class Harvest(NamedTuple):
    """Cards that went onto a stack."""

    seat: Seat
    cards: int
    filled: bool
    """Whether 6 or more lay there (F17); otherwise they were taken (F18, F19)."""


Harvests: TypeAlias = Sequence[Harvest | None]
"""What came first in each world; None: nothing for a while."""


class Futures(Protocol):
    """What shows where moves lead: `tusch.coach.decisions.reasons` has it."""

    chance: int
    worlds: int
    compiled: bool

    def world(self) -> State:
        """Return a state that the seat could be in."""
        ...

    def __call__(self, move: Any) -> Iterator[Iterator[Step[State, Action]]]:
        """Yield the steps from a move on, world by world."""
        ...

    def clear(self, differences: Sequence[float], least: float) -> bool:
        """Whether what was seen in pairs differs by so much at least, and beyond doubt."""
        ...


def harvests(game: Figaro, view: View, moves: Sequence[Action], futures: Futures) -> list[Harvests]:
    """Look what is collected first after each move, in the same worlds."""
    if futures.compiled:
        return _on_the_twin(game, view, moves, futures)
    most = _ROUNDS * view.players
    return [[_first(game, islice(steps, most)) for steps in futures(move)] for move in moves]


def at_once(game: Figaro, state: State, action: Action) -> Harvest | None:
    """Return what an action itself puts onto a stack."""
    match action:
        case Play(card=card, to=to) if worth((*state.displays[to], card)) >= ENOUGH:
            return Harvest(to, len(lying(state.displays)) + 1, filled=True)
        case Take():
            seat = sure(state.turn)
            if game.ruleset.voluntary_take == "hand" and plays(state, seat):
                return None
            return Harvest(seat, len(lying(state.displays)), filled=False)
        case _:
            return None


def _first(game: Figaro, steps: Iterator[Step[State, Action]]) -> Harvest | None:
    """Return what is collected first in this round."""
    for step in steps:
        if step.before.phase is not Phase.PLAY:
            return None
        found = at_once(game, step.before, step.action)
        if found:
            return found
    return None


def _on_the_twin(
    game: Figaro, view: View, moves: Sequence[Action], futures: Futures
) -> list[Harvests]:
    """Look with the players of the search, each move with the same chance."""
    with kernels.loading():
        kernel, numpy = import_module("tusch.figaro.kernel"), import_module("numpy")
        chance = import_module("tusch.kernel.chance")
        twin = _Twin()
    packed = kernel.pack_view(game.ruleset, view)
    world = numpy.zeros(kernel.SIZE, numpy.int16)
    worlds, noise = chance.generator(futures.chance), chance.generator(futures.chance + 1)
    found: list[list[Harvest | None]] = [[] for _ in moves]
    for _ in range(futures.worlds):
        kernel.determinize(packed, worlds, world)
        sorts = [int(chance.below(noise, len(twin.noises))) for _ in range(view.players)]
        noises = [twin.weights[twin.noise] + twin.noises[sort] for sort in sorts]
        start = noise.copy()
        for move, seen in zip(moves, found, strict=True):
            noise[:] = start
            seen.append(twin.first(world.copy(), kernel.code(move), noises, noise, view.players))
    return list(found)


class _Twin:
    """The compiled rules and players."""

    def __init__(self) -> None:
        """Load them."""
        policy = import_module("tusch.figaro.kernel.policy")
        self._at = import_module("tusch.figaro.kernel.layout")
        self._rules = import_module("tusch.figaro.kernel.rules")
        self._choose = policy.choose_noisily
        self.noises = import_module("tusch.figaro.kernel.heats").NOISES
        self.weights, self.noise = policy.DEFAULT, policy.NOISE

    def first(
        self, s: Any, code: int, noises: Sequence[float], rng: Any, players: int
    ) -> Harvest | None:
        """Return what is collected first in this round, from a move on."""
        for _ in range(_ROUNDS * players):
            found = self._at_once(s, code)
            if found:
                return found
            self._rules.step(s, code)
            turn = self._rules.actor(s)
            if turn < 0 or s[self._at.AT_PHASE] != self._at.PLAY:
                return None
            code = int(self._choose(s, self.weights, noises[turn], rng))
        return None

    def _at_once(self, s: Any, code: int) -> Harvest | None:
        """Return what an action itself puts onto a stack."""
        at = self._at
        if code == at.TAKE_CODE:
            seat = int(s[at.TURN])
            if s[at.VOLUNTARY_TAKE] == at.TO_HAND and self._rules.can_play(s, seat):
                return None
            return Harvest(seat, int(s[at.LYING]), filled=False)
        kind, to = divmod(code, at.MOST)
        if kind == at.RING_KIND or s[at.WORTHS + to] + at.WORTH_OF[kind] < ENOUGH:
            return None
        return Harvest(to, int(s[at.LYING]) + 1, filled=True)
