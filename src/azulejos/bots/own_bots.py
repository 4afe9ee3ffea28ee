"""Bots that users bring: an object with `choose(view)`, a class of such, or a function from a view to a move."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Protocol

from azulejos.bots.interface import NO_LIMIT, Limit
from azulejos.rules import AzulejosError, IllegalMove, Move, OptionError, View


class Chooser(Protocol):
    """The least that a bot has to be: an object with `choose(view)`, or `choose(view, limit)`, which returns a legal move or its token."""

    @property
    def choose(self) -> Callable[..., Any]:
        """The method."""


class OwnBot:
    """A bot that a user brought, behind the interface of all bots. Its answers are checked: a move, or the token of one, that is legal.

    >>> from azulejos import start
    >>> position = start("azul", seed=7)
    >>> OwnBot(lambda view: "1B1").choose(position.view(1)) == position.legal_moves[0]
    True
    """

    def __init__(self, bot: object) -> None:
        made = bot() if isinstance(bot, type) else bot
        choose = getattr(made, "choose", made)
        if not callable(choose):
            raise OptionError("not-a-bot", f"{type(made).__name__} is no bot: a bot has a method choose(view), which returns a legal move.")
        self.name = _name(made)
        self._choose: Callable[..., object] = choose
        self._takes_limit = _takes_two(choose)

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """Its move; an `IllegalMove` that names the bot and what it answered, if that is none."""
        answer = self._choose(view, limit) if self._takes_limit else self._choose(view)
        move = _parsed(view, answer) if isinstance(answer, str) else answer
        if isinstance(move, Move) and move in view.legal_moves:
            return move
        shown = answer if isinstance(answer, str | Move) else repr(answer)
        why = view.position.why_not(answer) if isinstance(answer, str | Move) else "choose(view) has to return a move, or its token."
        raise IllegalMove("illegal-bot-move", f"The bot {self.name} answered {shown}, which it may not: {why} The position is {view.position.afen}")


def _parsed(view: View, token: str) -> object:
    try:
        return view.position.parse(token)
    except AzulejosError:
        return None


def _name(bot: object) -> str:
    name = getattr(bot, "name", None) or getattr(bot, "__name__", None) or type(bot).__name__
    return str(name).strip("<>")


def _takes_two(choose: Callable[..., object]) -> bool:
    try:
        parameters = inspect.signature(choose).parameters.values()
    except ValueError:
        return False
    positional = [each for each in parameters if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)]
    return len(positional) > 1 or any(each.kind is each.VAR_POSITIONAL for each in parameters)
