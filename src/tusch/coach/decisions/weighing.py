"""One decision: what the reference thinks of it, and what fresh worlds say about the move."""

from typing import Any, NamedTuple

from tusch.coach.appraisers import Appraiser
from tusch.coach.decisions.reference import Thoughts
from tusch.coach.decisions.second_look import agrees
from tusch.coach.estimates import Comparison
from tusch.coach.hooks import hooks
from tusch.coach.report import Decision, Move, Reference, Verdict
from tusch.coach.seeds import seed
from tusch.play import choice_message
from tusch.registry import AnyGame


class Choice(NamedTuple):
    """A decision as it was met: never more than the view of the seat."""

    entry: int
    view: Any
    played: Any

    @property
    def forced(self) -> bool:
        """Whether there was nothing else to do."""
        return len(self.view.legal) == 1


class Believed(NamedTuple):
    """What a move was worth by what could be known, each with its error."""

    play: tuple[float, float]
    """What it gained over what the reference gains on average."""
    par: tuple[float, float]
    """What the reference gains on average over the players of the playouts, and what a look from
    after the move sees more than one from before it."""
    step: tuple[float, float]
    """By how much the value of the ledger changes: both together."""


class Weighed(NamedTuple):
    """A decision with what fresh worlds say."""

    choice: Choice
    rival: Any
    first: bool
    """Whether the reference would have played the same."""
    moves: tuple[Any, ...]
    """What was played out; None, the first: whatever the players of the playouts choose."""
    worlds: Comparison
    loss: float
    error: float
    believed: Believed
    confirmed: bool = True
    """Whether a second look, where there is one, does not say the opposite."""

    @property
    def chance(self) -> float:
        """The chance after the move, by what the seat could know."""
        return self.worlds.mean(self.moves.index(self.choice.played))


def weigh(
    game: AnyGame, choice: Choice, thoughts: Thoughts, appraiser: Appraiser, reference: Reference
) -> Weighed:
    """Compare the move with its rival in fresh worlds: the numbers of the race are not used."""
    played, rival = choice.played, thoughts.rival(choice.played)
    first = thoughts.first == played
    likely = thoughts.order[: len(thoughts.odds)]
    moves = (None, *dict.fromkeys((*likely, rival, played)))
    # Where nothing can be held against the move, its chance is all that is asked for.
    worlds = reference.sure if first else reference.worlds
    place = moves.index(played)
    chance = seed("verdict", game, choice.view)
    found = appraiser.compare(choice.view, moves, chance, worlds, place)
    odds = dict(zip(likely, thoughts.odds, strict=True))
    mean = [odds.get(move, 0.0) if move is not None else 0.0 for move in moves] + [0.0]

    def at(place: int) -> list[float]:
        return [float(place == each) for each in range(len(mean))]

    playouts, after = at(0), at(len(moves))
    play, step = _apart(at(place), mean), _apart(after, playouts)
    loss, error = found.combined(_apart(at(moves.index(rival)), at(place)))
    seems_costly = not first and loss > 0.0
    return Weighed(
        choice,
        rival,
        first,
        moves,
        found,
        loss,
        error,
        Believed(found.combined(play), found.combined(_apart(step, play)), found.combined(step)),
        not seems_costly or agrees(game, choice.view, rival, played, worlds),
    )


def without_choice(
    game: AnyGame, choice: Choice, appraiser: Appraiser, reference: Reference
) -> Believed:
    """Return what a forced move was worth: nothing, but that playouts look further after it."""
    chance = seed("verdict", game, choice.view)
    found = appraiser.compare(choice.view, (None, choice.played), chance, reference.sure, 1)
    step = found.combined((-1.0, 0.0, 1.0))
    return Believed((0.0, 0.0), step, step)


def _apart(one: list[float], other: list[float]) -> list[float]:
    """Return the coefficients of a difference."""
    return [a - b for a, b in zip(one, other, strict=True)]


def told(game: AnyGame, weighed: Weighed, verdict: Verdict) -> Decision:
    """Return a decision as the report has it, without its reason."""
    choice = weighed.choice
    moves = tuple(
        Move(
            game.format(move),
            choice_message(game.name, move),
            weighed.worlds.mean(place),
            weighed.worlds.error(place),
        )
        for place, move in enumerate(weighed.moves)
        if move is not None
    )
    return Decision(
        entry=choice.entry,
        kind=hooks(game.name).kind(choice.view, choice.played, weighed.rival),
        verdict=verdict,
        played=game.format(choice.played),
        moves=moves,
        better=game.format(weighed.rival),
        loss=weighed.loss,
        error=weighed.error,
    )


def forced(game: AnyGame, choice: Choice) -> Decision:
    """Return a decision that was none."""
    return Decision(
        entry=choice.entry,
        kind=hooks(game.name).kind(choice.view, choice.played, None),
        verdict=Verdict.FORCED,
        played=game.format(choice.played),
    )
