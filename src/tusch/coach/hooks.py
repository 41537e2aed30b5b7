"""What a game offers to the coach. Its entry names a module, in which there are

    SHARE                                  the part of the budget that a state gets: one so-manieth
    KINDS                                  what there is to decide, in words
    SECOND_LOOK                            what of the kernel's module `heats` plays moves out in
                                           another way, without which none is called costly; None:
                                           one way is enough
    acts(state)                            what the dealer may do next, each with its odds; () if
                                           that is too much to count
    alike(state)                           whether nothing has yet told one seat from another
    known(state)                           whether nothing in it is hidden from anybody
    kind(view, played, better)             which of `KINDS` it was; better may be None
    reason(game, view, played, better, futures)
                                           a message with numbers that says why the other move is
                                           better, or None: never one that speaks for the played
                                           one; `decisions.reasons` has the futures. A message
                                           GAME-coach-X needs a GAME-hint-X, said before the move,
                                           with the same arguments but for the owner
    retold(steps, world)                   the actions so far, as they were if what is hidden is as
                                           in a world; None: nobody can tell

A game without one is coached too, with fewer words.
"""

from importlib import import_module
from types import SimpleNamespace
from typing import Any, Final

from tusch import registry

_NONE: Final = SimpleNamespace(
    SHARE=8,
    KINDS=("move",),
    SECOND_LOOK=None,
    acts=lambda _state: (),
    alike=lambda _state: False,
    known=lambda _state: False,
    kind=lambda _view, _played, _better: "move",
    reason=lambda _game, _view, _played, _better, _futures: None,
    retold=lambda _steps, _world: None,
)


def hooks(game: str) -> Any:
    """Return what a game offers."""
    found = registry.entry(game).coach
    return import_module(found) if found else _NONE
