"""Gymnasium: many tables of a game that has a kernel, each with one learner, stepped at once.

Row by row it does what `SyncVectorEnv` does with as many tables of `tusch.envs.single`: the same
seeds give the same games, observations, masks, rewards and infos, in each of the three ways to
begin anew. `opponents` is `random`, `policy` or `self`: bots by name think in Python.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, TypeAlias

from tusch.envs import opponents as ways
from tusch.envs.missing import needed
from tusch.envs.spaces import observation_space
from tusch.envs.table import Observation, Table
from tusch.game import Seat

with needed("gymnasium", extra="envs"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

Flags: TypeAlias = NDArray[np.bool_]
Floats: TypeAlias = NDArray[np.float64]
Infos: TypeAlias = dict[str, Any]

COMPILED: Final = (ways.RANDOM, ways.POLICY, ways.SELF)
"""How others can play on a kernel."""
_SEEDS: Final = 1 << 63


class VectorTableEnv(VectorEnv[Observation, Any, Any]):
    """Many tables for one learner at each, on the kernel of their game."""

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        players: int | None = None,
        edition: str | None = None,
        rules: Mapping[str, Any] | None = None,
        seat: Seat = 0,
        opponents: str = ways.RANDOM,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
    ) -> None:
        """Prepare so many tables alike."""
        kernel = ways.kernel_of(game)
        from tusch.kernel import tables  # noqa: PLC0415 - it loads the compiler

        if opponents not in COMPILED:
            raise ValueError(f"{opponents!r}: opponents on a kernel are {', '.join(COMPILED)}")
        table = Table(game, players, edition, rules)
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self.render_mode = render_mode
        self.num_envs = num_envs
        codes = table.numbers.CODES
        self.single_observation_space = observation_space(table.size, codes)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(codes)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.parts = table.numbers.PARTS
        own = import_module(f"{kernel.__name__}.learner.tables")
        self._loops: tables.Loops = own.INFORMED if opponents == ways.POLICY else own.RANDOM
        ruleset: Any = table.game.ruleset  # type: ignore[attr-defined]
        blank = kernel.pack(ruleset, table.game.start(table.players))
        self._rows = tables.rows(num_envs, len(blank), own.MEMORY, table.players, table.size, codes)
        self._others = tables.Others(
            blank,
            tables.NOBODY if opponents == ways.SELF else table.checked(seat),
            kernel.DEFAULT,
            np.empty(codes, np.int16),
        )
        self._all = np.ones(num_envs, np.bool_)
        self._rows.over[:] = True
        self._dealt = False
        fresh = np.random.SeedSequence().generate_state(num_envs, np.uint64)
        self._seed(self._all, [int(seed) for seed in fresh])

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, Infos]:
        """Begin all games anew, or those of `options["reset_mask"]`; game i from seed + i."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        which = self._chosen(options or {})
        self._seed(which, self._seeds(seed))
        self._loops.begin(self._rows, self._others, which)
        self._dealt = True
        return self._observations(), self._infos(which, ended=False)

    def step(self, actions: Any) -> tuple[Observation, Floats, Flags, Flags, Infos]:
        """Let every learner act once, and begin games anew as the mode says."""
        rows = self._rows
        before = rows.over.copy()
        if not self._dealt or (before.any() and self._mode is AutoresetMode.DISABLED):
            raise ResetNeeded("a game is over, or none has begun: call reset()")
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            # What is compiled would read on behind the last one.
            raise ValueError(f"{self.num_envs} games need as many actions")
        self._loops.step(rows, self._others, ~before, chosen)
        if self._mode is AutoresetMode.NEXT_STEP:
            self._loops.begin(rows, self._others, before)
        rewards, over = rows.rewards.copy(), rows.over.copy()
        infos: Infos = {}
        if self._mode is AutoresetMode.SAME_STEP and over.any():
            infos = self._final(over)
            self._loops.begin(rows, self._others, over)
            infos |= self._infos(self._all, ended=False)
        else:
            infos = self._infos(self._all, ended=True)
        return self._observations(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _observations(self) -> Observation:
        """Return what the learners know now: the next step writes into other arrays."""
        return {
            "observation": self._rows.known.copy(),
            "action_mask": self._rows.masks.copy(),
        }

    def _infos(self, which: Flags, *, ended: bool) -> Infos:
        """Return the infos of some tables, each with a mask of those that have it."""
        rows = self._rows
        seats = np.where(which, rows.seats, 0).astype(np.int64)
        infos: Infos = {"seat": seats, "_seat": which.copy()}
        wrong = which & rows.over & rows.wrong
        won = which & rows.over & ~rows.wrong
        if ended and wrong.any():
            infos |= {"illegal": wrong, "_illegal": wrong.copy()}
        if ended and won.any():
            infos |= {"rewards": np.where(won[:, None], rows.shares, 0.0), "_rewards": won}
        return infos

    def _final(self, over: Flags) -> Infos:
        """Return the last observations and infos of the games that are over."""
        seen: NDArray[np.object_] = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(over):
            seen[row] = {
                "observation": self._rows.known[row].copy(),
                "action_mask": self._rows.masks[row].copy(),
            }
        return {
            "final_obs": seen,
            "_final_obs": over.copy(),
            "final_info": self._infos(over, ended=True),
            "_final_info": over.copy(),
        }

    def _chosen(self, options: dict[str, Any]) -> Flags:
        """Return which games begin anew."""
        if "reset_mask" not in options:
            return self._all
        mask = options["reset_mask"]
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
            raise TypeError("`reset_mask` is an array of bools")
        if mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"`reset_mask` has {self.num_envs} bools, at least one of them true")
        return mask

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        """Return the seed of each game; None: chance goes on."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return [seed + row for row in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need as many seeds")
        return seed

    def _seed(self, which: Flags, seeds: Sequence[int | None]) -> None:
        """Seed the generators of some games."""
        from tusch.kernel.chance import generator  # noqa: PLC0415 - it loads the compiler

        for row, seed in enumerate(seeds):
            if which[row] and seed is not None:
                self._rows.chances[row] = generator(seed % _SEEDS)
