"""How those play at a learner's table who are not the learner."""

from importlib import import_module
from typing import Any, Final

from tusch import bots, kernel, registry
from tusch.errors import OptionError
from tusch.game import Player, Rng
from tusch.registry import AnyGame

RANDOM: Final = "random"
"""Any legal action."""
POLICY: Final = "policy"
"""The informed players of the kernel's playouts."""
SELF: Final = "self"
"""Nobody: the learner acts for whoever has to."""


def kernel_of(name: str) -> Any:
    """Return the compiled twin of a game; refuse a game, or a Python, that has none."""
    found = registry.entry(name).kernel
    if found is None:
        raise NotImplementedError(
            f"{name} has no kernel: only environments on its readable rules are there"
        )
    if not kernel.available():
        raise NotImplementedError("there is no numba for this Python: no environment on a kernel")
    return import_module(found)


class InformedPlayer:
    """What the kernel's playouts would do; in some games they look into all hands."""

    def __init__(self, game: AnyGame) -> None:
        """Load the kernel."""
        self._kernel = kernel_of(game.name)
        self._ruleset: Any = game.ruleset  # type: ignore[attr-defined]

    def choose_in(self, state: Any) -> Any:
        """Choose in a state, not in a view: so they play in a kernel too."""
        code = self._kernel.choose(self._kernel.pack(self._ruleset, state), self._kernel.DEFAULT)
        return self._kernel.action(int(code))


def opponent(how: str, game: AnyGame, rng: Rng) -> Player[Any, Any] | InformedPlayer | None:
    """Return a player for all other seats: `random`, `policy`, a bot by its name; None: self."""
    if how == SELF:
        return None
    if how == POLICY:
        return InformedPlayer(game)
    try:
        return bots.make(how, game, rng)
    except OptionError as error:
        raise ValueError(f"{error} Or: {POLICY}, {SELF}.") from None
