"""PettingZoo: every seat is an agent, and they act in turn.

>>> environment = env("azul", players=2)
>>> environment.reset(seed=7)
>>> for agent in environment.agent_iter():
...     observation, reward, terminated, truncated, info = environment.last()
...     over = terminated or truncated
...     environment.step(None if over else environment.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from azulejos.envs import illegal as illegality
from azulejos.envs import rendering, rewards
from azulejos.envs.games import new_table, settle
from azulejos.envs.spaces import action_space, observation_space
from azulejos.envs.table import NOBODY
from azulejos.rules import IllegalMove, Position

VERSION = 0
_SEEDS = 1 << 63


def env(game: str = "azul", **options: Any) -> AzulejosAEC:
    """An environment; `options` are those of `AzulejosAEC`. No wrapper is around it, since PettingZoo's take longer than everything else together."""
    return AzulejosAEC(game, **options)


class AzulejosAEC(AECEnv):
    """One table. `options` are those of the game: `players`, `wall`, `displays`, or `tiles` and `components` of Duel."""

    def __init__(self, game: str = "azul", *, reward: str = "win", illegal: str = "raise", render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        rewards.check(reward)
        rendering.check(render_mode)
        self._illegal = illegality.check(illegal)
        self._reward = reward
        self._table = new_table(settle(game, options))
        self._seeds = random.Random()
        self.metadata = {"name": f"azulejos_{game}_v{VERSION}", "render_modes": rendering.MODES, "is_parallelizable": False, "render_fps": 1}
        self.render_mode = render_mode
        layout = self._table.layout
        self.possible_agents = [f"player_{seat}" for seat in range(layout.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(layout) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(layout) for agent in self.possible_agents}
        self._no_actions = self._table.mask() * 0
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """An observation, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every action, by its number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: always the same for the same seed and actions. `options={"position": …}` begins from a position instead."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self._table.begin(self._seeds.randrange(_SEEDS))
        if options and "position" in options:
            self._table.position = options["position"]
        self._agree()

    def _agree(self) -> None:
        """Everything that agents are told, from the table as it is."""
        self.agents = agents = self.possible_agents[:]
        to_move = self._table.to_move
        is_over = to_move == NOBODY
        given = self._table.rewards(self._reward) if is_over else [0.0] * len(agents)
        self.rewards = dict(zip(agents, given))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(agents, is_over)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._select(max(to_move, 0))

    def _select(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]
        self._mask = self._table.mask()
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, its own board first; its mask is empty when it is not its turn."""
        is_moving = agent == self.agent_selection
        return {"observation": self._table.observe(self._seats[agent]), "action_mask": self._mask if is_moving else self._no_actions.copy()}

    def step(self, action: int | None) -> None:
        """Do something, for the agent whose turn it is; `None` for one whose game is over."""
        if not self.agents:
            raise IllegalMove("not-begun", "No game is going on: call reset first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        if action is None or not table.is_legal(action):
            self._refuse(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        table.push(action)
        self.infos[agent] = {}
        if table.to_move != NOBODY:
            self._select(table.to_move)
            return
        self._end(dict(zip(self.agents, table.rewards(self._reward))))

    def _refuse(self, agent: str, action: int | None) -> None:
        if self._illegal == "raise":
            raise illegality.refused(action)
        self._end({each: illegality.LOST if each == agent else 0.0 for each in self.agents})

    def _end(self, given: dict[str, float]) -> None:
        self.rewards = given
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {each: {} for each in self.agents}
        self._mask = self._no_actions.copy()
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    @property
    def position(self) -> Position:
        """The position as it is; a position that is set here, of the same game, is played on from."""
        return self._table.position

    @position.setter
    def position(self, position: Position) -> None:
        self._table.position = position
        self._agree()

    def render(self) -> Any:
        """The position in this environment's render mode."""
        return None if self.render_mode is None else rendering.shown(self._table.position, self.render_mode)

    def close(self) -> None:
        """Nothing has to be closed."""
