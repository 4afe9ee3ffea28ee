"""Gymnasium's vector interface: thousands of games in arrays, every seat played by the caller.

>>> environments = AzulejosVectorEnv(num_envs=4, players=2)
>>> observations, infos = environments.reset(seed=7)
>>> observations["observation"].shape, observations["action_mask"].shape
((4, 163), (4, 180))
>>> observations, rewards, terminations, truncations, infos = environments.step(environments.sample_actions())
>>> infos["to_move"].tolist()
[1, 1, 1, 1]
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from azulejos.envs import rendering, rewards
from azulejos.envs.batch import Batch
from azulejos.envs.games import settle
from azulejos.envs.spaces import action_space, observation_space
from azulejos.kernel.batches import DISABLED, NEXT_STEP, SAME_STEP
from azulejos.rules import IllegalMove, OptionError, Position

MODES = {AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.SAME_STEP: SAME_STEP, AutoresetMode.DISABLED: DISABLED}
_SEEDS = 1 << 63


class AzulejosVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """So many games of one kind. In each, `step` acts for the seat to move, whichever it is, and what is observed is what the next one sees.

    All that is returned is written anew by the next step: copy what you keep. `options` are those of the game.
    """

    def __init__(
        self,
        game: str = "azul",
        *,
        num_envs: int = 1,
        reward: str = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        rendering.check(render_mode)
        settled = settle(game, options)
        mode = AutoresetMode(autoreset_mode)
        self._reward = rewards.check(reward)
        self._autoreset = MODES[mode]
        self._batch = Batch(settled, num_envs)
        self._actions = np.zeros(num_envs, np.int64)
        layout = self._batch.layout
        self.metadata = {"render_modes": rendering.MODES, "autoreset_mode": mode}
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.layout = layout
        self.single_observation_space = observation_space(layout, np.bool_)
        self.single_action_space = action_space(layout)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._observations = {"observation": self._batch.observations, "action_mask": self._batch.masks}
        self._truncations = np.zeros(num_envs, np.bool_)
        self._infos = {"to_move": self._batch.seats, "rewards": self._batch.rewards}
        if mode is AutoresetMode.SAME_STEP:
            self._infos |= {"final_obs": self._batch.final, "_final_obs": self._batch.terminations}

    def reset(self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games anew, or those of `options={"reset_mask": …}`. A list of seeds has one for each game, whatever the others are."""
        if isinstance(seed, int):
            super().reset(seed=seed)
        which = np.ones(self.num_envs, np.bool_) if not options or "reset_mask" not in options else np.asarray(options["reset_mask"], np.bool_)
        if which.shape != (self.num_envs,):
            raise OptionError("no-such-reset", f"reset_mask has one flag for each of {self.num_envs} games.")
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise OptionError("no-such-seeds", f"There are {self.num_envs} games, and {len(seed)} seeds were given.")
            self._batch.seed(seed)
        elif seed is not None or which.all():
            self._batch.seed(self.np_random.integers(_SEEDS, size=self.num_envs).tolist())
        for number in np.flatnonzero(which).tolist():
            self._batch.begin(number)
        return self._observations, self._infos

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Act in every game. An illegal action raises before anything has changed; in a game that is over any action will do."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise IllegalMove("no-such-actions", f"There are {self.num_envs} games, and so as many actions in a row.")
        batch = self._batch
        batch.step(chosen, self._autoreset, self._reward)
        return self._observations, batch.own_rewards, batch.terminations, self._truncations, self._infos

    def sample_actions(self) -> Any:
        """Legal actions drawn for every game, each with the same probability: the random player, compiled."""
        self._batch.random_actions(self._actions)
        return self._actions

    def observe(self, number: int, seat: int) -> Any:
        """What any seat (from 0) sees of a game."""
        return self._batch.observe(number, seat)

    @property
    def states(self) -> Any:
        """All games, packed, as a copy; what is set here, of games like these, is played on from."""
        return self._batch.states.copy()

    @states.setter
    def states(self, states: Any) -> None:
        self._batch.set_states(states)

    def position(self, number: int) -> Position:
        """The position of a game."""
        return self._batch.position(number)

    def set_position(self, number: int, position: Position) -> None:
        """Go on from another position of the same game."""
        self._batch.set_position(number, position)

    def render(self) -> tuple[Any, ...] | None:
        """Every position in this environment's render mode."""
        mode = self.render_mode
        return None if mode is None else tuple(rendering.shown(self.position(number), mode) for number in range(self.num_envs))
