"""OpenSpiel: the games as `azulejos_azul`, `azulejos_mini` and `azulejos_duel`, registered when this module is imported.

Every tile that is dealt, plate that is turned up and chip that is revealed is a chance node of its own, so that outcomes can be enumerated. Rules,
not kernels, are behind it: OpenSpiel asks a Python game for one state at a time.

>>> import pyspiel
>>> game = pyspiel.load_game("azulejos_azul(players=3,wall=grey)")
>>> state = game.new_initial_state()
>>> state.chance_outcomes()
[(0, 0.2), (1, 0.2), (2, 0.2), (3, 0.2), (4, 0.2)]
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np
import pyspiel

from azulejos.envs import rewards
from azulejos.envs.games import GAMES, interface, settle
from azulejos.envs.interface import Actions, ChanceSteps, Encoding
from azulejos.envs.observations import named
from azulejos.rules import Game, Move, OptionError, Phase, Position, Rulebook, rulebook
from azulejos.rules.game import Option, whole_number


def short_name(id: str) -> str:
    """What OpenSpiel calls a game."""
    return f"azulejos_{id}"


def _parameters(rules: Rulebook) -> dict[str, Any]:
    """What can be said of a game, and what holds otherwise; 0, or an empty text, stands for the game's usual value."""
    options = [option for name in interface(rules.id).options if not (option := _option(rules, name)).by_digest]
    return {option.name: 0 if option.read is whole_number else "" for option in options} | {"reward": "win"}


def _option(rules: Rulebook, name: str) -> Option:
    return next(option for option in rules.options if option.name == name)


def _settled(rules: Rulebook, parameters: dict[str, Any]) -> Game:
    """The game that parameters stand for."""
    options = {}
    for name, value in parameters.items():
        if name != "reward" and value:
            try:
                options[name] = _option(rules, name).read(str(value))
            except ValueError as error:
                raise OptionError("no-such-option", f'"{value}" is no value of the option {name}.') from error
    return settle(rules.id, options)


def _game_type(rules: Rulebook, reward: str) -> pyspiel.GameType:
    hides = rules.game().hides
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(rules.id),
        long_name=rules.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if reward == "score" else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(rules),
    )


class AzulejosGame(pyspiel.Game):
    """One of the games, with its parameters."""

    rules: Rulebook

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen = _parameters(self.rules) | (parameters or {})
        settled = _settled(self.rules, chosen)
        self.reward: str = chosen["reward"]
        own = interface(settled.id)
        self.settled = settled
        self.encoding: Encoding = own.encoding(settled)
        self.chance: ChanceSteps = own.chance(settled)
        least, greatest = rewards.bounds(self.reward, settled.players, own.most_points)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.layout.actions,
            max_chance_outcomes=len(self.chance.outcomes),
            num_players=settled.players,
            min_utility=least,
            max_utility=greatest,
            utility_sum=None if self.reward == "score" else 0.0,
            max_game_length=own.longest(settled),
        )
        super().__init__(_game_type(self.rules, self.reward), information, parameters or {})

    def new_initial_state(self) -> AzulejosState:
        """The start of a game: its first tile is to be dealt."""
        return AzulejosState(self)

    def max_chance_nodes_in_history(self) -> int:
        """So many steps of chance no game has."""
        return interface(self.settled.id).most_chances(self.settled)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> AzulejosObserver:
        """What a player sees."""
        return AzulejosObserver(self.encoding)


class _Playing:
    """A position, with what is drawn of a deal and chosen of a move that are not complete yet."""

    __slots__ = ("chosen", "drawn", "moves", "position")

    def __init__(self, position: Position) -> None:
        self.position = position
        self.drawn: Actions = ()
        self.chosen: Actions = ()
        self.moves: dict[Actions, Move] | None = None

    def __deepcopy__(self, memo: object) -> Self:
        # OpenSpiel copies a state by a deep copy of all that it has. What a position is made of never changes.
        twin = type(self)(self.position.copy(history=False))
        twin.drawn, twin.chosen, twin.moves = self.drawn, self.chosen, self.moves
        return twin


class AzulejosState(pyspiel.State):
    """A state of a game."""

    def __init__(self, game: AzulejosGame) -> None:
        super().__init__(game)
        self._playing = _Playing(game.settled.start())

    @property
    def position(self) -> Position:
        """The position of the rules, without what is drawn of a deal that is not complete yet."""
        return self._playing.position.copy(history=False)

    def current_player(self) -> int:
        """Who is to act: a player from 0, chance, or nobody."""
        position = self._playing.position
        if position.phase is Phase.DEAL:
            return int(pyspiel.PlayerId.CHANCE)
        if position.phase is Phase.OVER or position.to_move is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return position.to_move - 1

    def _moves(self) -> dict[Actions, Move]:
        playing = self._playing
        if playing.moves is None:
            playing.moves = dict(self.get_game().encoding.moves(playing.position))
        return playing.moves

    def _legal_actions(self, player: int) -> list[int]:
        chosen = self._playing.chosen
        return sorted({actions[len(chosen)] for actions in self._moves() if actions[: len(chosen)] == chosen})

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the next tile, plate or chip can be."""
        return self.get_game().chance.odds(self._playing.position, self._playing.drawn)

    def _apply_action(self, action: int) -> None:
        playing = self._playing
        if playing.position.phase is Phase.DEAL:
            playing.drawn += (action,)
            event = self.get_game().chance.event(playing.position, playing.drawn)
        else:
            playing.chosen += (action,)
            event = self._moves().get(playing.chosen)
        if event is not None:
            playing.position.push(event)
            playing.drawn, playing.chosen, playing.moves = (), (), None

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            return str(game.chance.outcomes[action])
        move = self._moves().get((*self._playing.chosen, action)) if player == self.current_player() else None
        return f"action {action}" if move is None else str(move)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._playing.position.phase is Phase.OVER

    def returns(self) -> list[float]:
        """What the game is worth to each player; 0 while it goes on."""
        outcome = self._playing.position.outcome
        game = self.get_game()
        return [0.0] * game.num_players() if outcome is None else rewards.rewarded(outcome, game.reward)

    def __str__(self) -> str:
        playing = self._playing
        return " ".join([playing.position.afen, *(f"+{number}" for number in playing.drawn), *(f"={number}" for number in playing.chosen)])


class AzulejosObserver:
    """What a player sees: the numbers of docs/environments.md, and as a string the same position as that seat knows it."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding = encoding
        self.tensor = np.zeros(encoding.layout.size, np.float32)
        self.dict = named(encoding.layout, self.tensor)

    def set_from(self, state: AzulejosState, player: int) -> None:
        """Write what a player sees."""
        self.tensor[:] = 0
        playing = state._playing
        chosen = playing.chosen if player == state.current_player() else ()
        self._encoding.write(playing.position.view(player + 1).position, player + 1, chosen, self.dict)

    def string_from(self, state: AzulejosState, player: int) -> str:
        """The same in words."""
        return state._playing.position.view(player + 1).position.afen


def _register(id: str) -> None:
    rules = rulebook(id)
    made = type(f"{rules.title.replace(' ', '')}Game", (AzulejosGame,), {"rules": rules, "__module__": __name__})
    # OpenSpiel's games can be pickled, and Python looks for their class here.
    globals()[made.__name__] = made
    pyspiel.register_game(_game_type(rules, _parameters(rules)["reward"]), made)


for _id in GAMES:
    _register(_id)
