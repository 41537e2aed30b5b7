"""Gymnasium: a table for one learner, by the readable rules; any registered game.

The others act inside the environment: `opponents` is `random`, `policy` (the informed players of
the kernel's playouts), the name of a bot (`greedy`, `casual`), or `self`: then the learner acts for
whoever has to, and `info["seat"]` says who that is. The reward comes at the end: 1 for a win, or a
share of it among equals; with `self` it is that of the seat that acted last. `info["rewards"]` then
has those of all seats. An illegal action ends the game with -1, and `info["illegal"]` says so.
"""

from collections.abc import Mapping
from typing import Any, Final

from tusch.envs.missing import needed
from tusch.envs.opponents import RANDOM, InformedPlayer, opponent
from tusch.envs.spaces import observation_space
from tusch.envs.table import ILLEGAL, Bytes, Observation, Table
from tusch.game import Seat

with needed("gymnasium", extra="envs"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded

MODES: Final = ("ansi", "human")


class TableEnv(gymnasium.Env[Any, Any]):
    """A table for one learner."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        edition: str | None = None,
        rules: Mapping[str, Any] | None = None,
        seat: Seat = 0,
        opponents: str = RANDOM,
        render_mode: str | None = None,
    ) -> None:
        """Prepare a table of a registered game, with an edition and options of its rules."""
        self.render_mode = render_mode
        self._table = Table(game, players, edition, rules)
        self._seat = self._table.checked(seat)
        self._others = opponent(opponents, self._table.game, self._table.chance)
        self._over = True
        codes = self._table.numbers.CODES
        self.observation_space = observation_space(self._table.size, codes)
        self.action_space = spaces.Discrete(codes)

    @property
    def parts(self) -> Mapping[str, range]:
        """Which numbers of an observation tell what."""
        return self._table.numbers.PARTS

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and let the others act up to the learner's first decision."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._table.chance.seed(seed)
        self._begin()
        while self._table.seat is None:
            self._begin()
        self._over = False
        return self._table.observation(self._seat), {"seat": self._seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Let the learner act, and the others up to its next decision."""
        if self._over:
            raise ResetNeeded("the game is over, or none has begun: call reset()")
        acted = self._seat
        chosen = self._table.action(int(action))
        reward = 0.0
        info: dict[str, Any] = {}
        if chosen is None:
            self._over, reward, info["illegal"] = True, ILLEGAL, True
        else:
            self._table.act(chosen)
            self._let_others_act()
            if self._table.seat is None:
                info["rewards"] = self._table.shares()
                self._over, reward = True, float(info["rewards"][acted])
        shown = self._table.observation(self._seat)
        if self._over:
            shown["action_mask"][:] = 1
        return shown, reward, self._over, False, {"seat": self._seat, **info}

    def action_masks(self) -> Bytes:
        """Return what the learner may do now, as some libraries ask for it."""
        return self._table.mask(self._seat)

    def render(self) -> Any:
        """Return what the learner sees, or print it."""
        text = self._table.text(self._seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _begin(self) -> None:
        """Deal a game, and let those act who come before the learner."""
        self._table.begin()
        self._let_others_act()

    def _let_others_act(self) -> None:
        """Let the others act until the learner has to, or the game is over."""
        while (seat := self._table.seat) is not None:
            if self._others is None:
                self._seat = seat
                return
            if seat == self._seat:
                return
            if isinstance(self._others, InformedPlayer):
                self._table.act(self._others.choose_in(self._table.state))
            else:
                self._table.act(self._others.choose(self._table.view(seat)))
