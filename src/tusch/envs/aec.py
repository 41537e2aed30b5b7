"""PettingZoo: a game for several learners, each asked in turn.

`env` has the usual wrappers, and an illegal action ends the game with -1 for whoever chose it;
`raw_env` has none, and raises `IllegalActionError` with the clause that forbids it. Agents are
`player_0` and so on, by seat. An observation is a dict of `observation` and `action_mask`; the
mask is in the info too. The reward comes at the end: 1 for the winner, a share of it among equals,
0 for the others.
"""

from collections.abc import Mapping
from typing import Any, Final

from tusch.envs.missing import needed
from tusch.envs.spaces import observation_space
from tusch.envs.table import ILLEGAL, Observation, Table
from tusch.i18n import t

with needed("gymnasium", "pettingzoo", extra="envs"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

MODES: Final = ("ansi", "human")


class IllegalActionError(ValueError):
    """A code that is not legal now."""


def env(game: str, **options: Any) -> AECEnv[str, Any, int]:
    """Return the environment of a game with PettingZoo's usual wrappers."""
    raw = raw_env(game, **options)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv[str, Any, int]):  # type: ignore[misc] # noqa: N801 - PettingZoo's name
    """The environment of a game without wrappers."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        edition: str | None = None,
        rules: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Prepare a table of a registered game, with an edition and options of its rules."""
        super().__init__()
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._table = Table(game, players, edition, rules)
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        codes = self._table.numbers.CODES
        self.observation_spaces = {
            agent: observation_space(self._table.size, codes) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(codes) for agent in self.possible_agents}

    def __str__(self) -> str:
        """Return the name of the environment."""
        return str(self.metadata["name"])

    @property
    def parts(self) -> Mapping[str, range]:
        """Which numbers of an observation tell what."""
        return self._table.numbers.PARTS

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game; the same seed gives the same deals."""
        if seed is not None:
            self._table.chance.seed(seed)
        self._table.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and what it may do now."""
        return self._table.observation(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self._table.action(-1 if action is None else action)
        if chosen is None:
            raise IllegalActionError(self._why_not(self._seats[agent], action))
        self._cumulative_rewards[agent] = 0.0
        self._table.act(chosen)
        shares = self._table.shares()
        self.rewards = {each: float(shares[self._seats[each]]) for each in self.agents}
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return what the acting agent sees, or print it."""
        text = self._table.text(self._seats[self.agent_selection]) if self.agents else ""
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        """Turn to whoever acts, or end the game for all."""
        seat = self._table.seat
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection]["action_mask"] = self._table.mask(seat)

    def _why_not(self, seat: int, code: object) -> str:
        """Say why a code is not legal: by its clause, if it is an action."""
        view = self._table.view(seat)
        numbers = self._table.numbers
        inside = isinstance(code, int | np.integer) and 0 <= code < numbers.CODES
        action = numbers.action(view, int(code)) if inside else None  # type: ignore[call-overload]
        if action is None:
            return f"{code} is the code of no action at this table"
        refusal = self._table.game.explain(view, action)
        assert refusal is not None
        return (
            f"{code} is {self._table.game.format(action)}: {refusal.clause}, {t(refusal.message)}"
        )
