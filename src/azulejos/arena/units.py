"""Plays the deals of a contest, one after another, in one process."""

from __future__ import annotations

import random

from azulejos.arena.game import Terms, play_game, rotated
from azulejos.arena.match import distinct
from azulejos.arena.plan import GameResult, Plan, Unit, UnitResult
from azulejos.bots import Bot, bot_maker
from azulejos.bots.decisions import close
from azulejos.bots.uai import EngineBot
from azulejos.bots.uai.engine_bot import PREFIX
from azulejos.notation import agn
from azulejos.rules import RandomChance


class UnitPlayer:
    """Plays units, and keeps the processes of engines from one to the next. All other bots are made anew for every game, so that no game depends on
    those before it.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._engines: dict[int, EngineBot] = {}
        self._names = names_of(plan)

    def play(self, unit: Unit) -> tuple[UnitResult, str]:
        """The result of a unit, and the records of its games."""
        plan = self._plan
        game = plan.settled_game(unit.deal)
        terms = Terms(plan.limit, plan.margin)
        names = [self._names[entrant] for entrant in unit.entrants]
        played = []
        for turn in range(plan.players):
            bots = [self._bot(entrant, f"{unit.number} {turn}") for entrant in unit.entrants]
            tags = {"Event": f"Arena, seed {plan.seed}", "Round": f"{unit.number + 1}.{turn + 1}"}
            seats = rotated(plan.players, turn)
            played.append(play_game(bots, names, seats, game, f"arena {plan.seed}, deal {unit.deal}", terms, tags))
        return UnitResult(unit, tuple(map(GameResult.of, played))), agn.write_all(each.record for each in played) + "\n"

    def _bot(self, entrant: int, subject: str) -> Bot:
        name = self._plan.entrants[entrant]
        if PREFIX.fullmatch(name):
            if entrant not in self._engines:
                self._engines[entrant] = EngineBot.named(name, attempts=1)
            return self._engines[entrant]
        return bot_maker(name)(RandomChance(random.Random(f"{self._plan.seed} bot {entrant} {subject}")))

    def close(self) -> None:
        """End the engines."""
        for engine in self._engines.values():
            close(engine)


def names_of(plan: Plan) -> tuple[str, ...]:
    """What the entrants call themselves, made distinct. Engines are asked for it, and bots are made: what cannot play is refused here.

    >>> names_of(Plan(("greedy", "greedy", "random")))
    ('greedy', 'greedy 2', 'random')
    """
    names: list[str] = []
    for name in plan.entrants:
        bot = bot_maker(name)(RandomChance(random.Random(0)))
        try:
            names.append(bot.name)
        finally:
            close(bot)
    return distinct(names)
