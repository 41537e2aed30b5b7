"""The game of a table so far: all that was done, and the states around what was done last."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias, overload

from tusch.game import Actor, Step, Value
from tusch.registry import AnyGame
from tusch.server.limits import SHARED

RECENT: Final = 16
"""Steps that are kept with their states."""
EVERY: Final = 32
"""Of the others one in so many: no state is further than that from one that is kept."""


class Act(Value, frozen=True):
    """What somebody did; the states around it follow from what came before."""

    actor: Actor
    action: Any


_act = lru_cache(SHARED)(Act)
"""Most acts happen at many tables."""
Steps: TypeAlias = list[Step[Any, Any] | Act]


class Line(Sequence[Step[Any, Any]]):
    """A frozen sequence of steps; one that has grown from it has them in the same memory.

    Hundreds of states of a game take more memory than all else that a table in play has, and hardly
    one of them is ever looked at again: so it is made again when it is.
    """

    __slots__ = ("_game", "_legal", "_length", "_start", "_steps")

    def __init__(self, game: AnyGame, start: Any) -> None:
        """Begin with no steps."""
        self._game = game
        self._start = start
        self._steps: Steps = []
        """Belongs to everybody who has grown from the same beginning."""
        self._length = 0
        self._legal: tuple[Any, ...] | None = None

    def grown(self, step: Step[Any, Any]) -> "Line":
        """Return the line with one more step; this one stays what it is."""
        steps, length = self._steps, self._length
        if len(steps) != length:
            # Another one has grown from here in another way.
            steps = steps[:length]
        steps.append(step)
        old = length - RECENT
        if old >= 0 and old % EVERY:
            steps[old] = _act(steps[old].actor, steps[old].action)
        return self._with(steps)

    def until(self, entry: int) -> "Line":
        """Return the line up to an entry."""
        return self._with(self._steps[:entry])

    def _with(self, steps: Steps) -> "Line":
        """Return the line of other steps from the same start."""
        line = Line.__new__(Line)
        line._game, line._start = self._game, self._start
        line._steps, line._length = steps, len(steps)
        line._legal = None
        return line

    @property
    def last(self) -> Step[Any, Any]:
        """The step that was made last: nearly always one that is kept with its states."""
        step = self._steps[self._length - 1]
        return step if isinstance(step, Step) else self[-1]

    @property
    def now(self) -> Any:
        """The state that the line leads to."""
        return self[-1].after if self else self._start

    @property
    def legal(self) -> tuple[Any, ...]:
        """What whoever acts now may do: found out once, when somebody asks."""
        if self._legal is None:
            self._legal = self._game.legal_actions(self.last.after if self else self._start)
        return self._legal

    @property
    def acts(self) -> Sequence[Step[Any, Any] | Act]:
        """What was done by whom, without the states."""
        return self._steps[: self._length]

    def __len__(self) -> int:
        """How many steps there are."""
        return self._length

    @overload
    def __getitem__(self, place: int) -> Step[Any, Any]: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Step[Any, Any], ...]: ...
    def __getitem__(self, place: int | slice) -> Step[Any, Any] | tuple[Step[Any, Any], ...]:
        """Return a step, or some as a tuple."""
        if isinstance(place, slice):
            chosen = range(self._length)[place]
            if not chosen:
                return ()
            first, last = sorted((chosen[0], chosen[-1]))
            steps = self._whole(first, last + 1)
            return tuple([steps[entry - first] for entry in chosen])
        entry = range(self._length)[place]
        step = self._steps[entry]
        return step if isinstance(step, Step) else self._whole(entry, entry + 1)[0]

    def _whole(self, first: int, end: int) -> list[Step[Any, Any]]:
        """Return the steps from an entry on, with their states."""
        known = first
        while known and not isinstance(self._steps[known], Step):
            known -= 1
        state, steps = self._start, []
        for step in self._steps[known:end]:
            if isinstance(step, Act):
                after = self._game.apply(state, step.action)
                steps.append(Step(state, step.actor, step.action, after))
            else:
                steps.append(step)
            state = steps[-1].after
        return steps[first - known :]

    def __eq__(self, other: object) -> bool:
        """Whether the same was done: the same states come of it."""
        return isinstance(other, Line) and _done(self) == _done(other)

    def __hash__(self) -> int:
        """Go by what was done."""
        return hash(tuple(_done(self)))

    def __repr__(self) -> str:
        """Show what was done."""
        return f"Line({_done(self)!r})"


def _done(line: Line) -> list[tuple[Actor, Any]]:
    """Return who did what."""
    return [(act.actor, act.action) for act in line.acts]
