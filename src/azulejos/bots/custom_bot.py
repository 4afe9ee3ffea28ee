"""Bots of one's own: `module:Class` is imported, made and checked, and whatever goes wrong in it is said in one sentence that names it."""

from __future__ import annotations

import importlib
import inspect
import re
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from azulejos.bots.interface import NO_LIMIT, Bot, Limit
from azulejos.bots.registry import BOTS, unknown
from azulejos.notation import write_token
from azulejos.notation.errors import shown
from azulejos.rules import AzulejosError, Chance, Move, OptionError, View

PATH = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")
"""`package.module:Class`; `module:make` and `module:bot` are written alike."""


class BotError(AzulejosError):
    """A bot of one's own that failed: when it was imported or made, or when it was asked for a move."""


def bot_maker(name: str) -> Callable[[Chance], Bot]:
    """What makes a bot: the registry's, or one's own by `module:Class`. The module may have an object or a function in place of the class.

    >>> import random
    >>> from azulejos.rules import RandomChance
    >>> bot_maker("azulejos.bots.random_bot:RandomBot")(RandomChance(random.Random(1))).name
    'random'
    """
    if name in BOTS:
        return BOTS[name]
    if not PATH.fullmatch(name):
        raise unknown(name)
    found = _imported(name)
    return lambda chance: CustomBot(_made(found, name, chance), name)


class CustomBot:
    """A bot of one's own at a table: its moves are checked before anybody sees them."""

    def __init__(self, bot: Any, path: str) -> None:
        """Refused with `not-a-bot` for what cannot choose."""
        if not callable(getattr(bot, "choose", None)):
            raise OptionError("not-a-bot", f"{path} is not a bot: it needs a method choose(view) that returns one of view.legal_moves.")
        name = getattr(bot, "name", None)
        self.name = name if isinstance(name, str) and name.strip() else path.rpartition(":")[2]
        self._takes_limit = len(_positional(bot.choose)) > 1
        self._bot, self._path = bot, path

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """What the bot chooses, if it is legal. A bot need not take a limit."""
        try:
            move = self._bot.choose(view, limit) if self._takes_limit else self._bot.choose(view)
            is_legal = isinstance(move, Move) and move in view.legal_moves
        except (Exception, SystemExit) as error:
            raise BotError("bot-failed", f"{self._path} failed to choose a move: {_reason(error)}.") from error
        if not is_legal:
            what = write_token(view.game, move) if isinstance(move, Move) else repr(move)
            raise BotError("illegal-choice", f"{self._path} chose {shown(what)}, which is not legal: it has to be one of view.legal_moves.")
        assert isinstance(move, Move)
        return move


def _imported(path: str) -> Any:
    module, _, attribute = path.partition(":")
    try:
        found: Any = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise BotError("bot-failed", f"The module {module} cannot be imported: {_reason(error)}.") from error
        raise OptionError("no-such-module", f"There is no module {error.name} for {path}: write it as from the folder where you are.") from None
    except (Exception, SystemExit) as error:
        raise BotError("bot-failed", f"The module {module} cannot be imported: {_reason(error)}.") from error
    for name in attribute.split("."):
        if not hasattr(found, name):
            raise OptionError("no-such-class", f"There is no {attribute} in the module {module}: check how it is spelt.")
        found = getattr(found, name)
    return found


def _made(found: Any, path: str, chance: Chance) -> Any:
    """A bot of what the module has: an object is one already; a class or a function makes one, of a source of chance if it takes one."""
    if not callable(found) or (not isinstance(found, type) and hasattr(found, "choose")):
        return found
    try:
        return found(chance) if _takes_chance(found) else found()
    except (Exception, SystemExit) as error:
        raise BotError("bot-failed", f"{path} cannot be made: {_reason(error)}.") from error


def _takes_chance(make: Callable[..., object]) -> bool:
    return any(each.default is each.empty or each.name == "chance" for each in _positional(make))


def _positional(function: Callable[..., object]) -> list[inspect.Parameter]:
    try:
        parameters = inspect.signature(function).parameters.values()
    except ValueError:  # Some that are written in C do not tell.
        return []
    return [each for each in parameters if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)]


def _reason(error: BaseException) -> str:
    """What was raised, and where in the bot's own code."""
    what = shown(" ".join(str(error).split()))
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "importlib" not in frame.filename]
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if len(frames) > 1 else ""
    return f"{type(error).__name__}{f': {what}' if what else ''}".rstrip(".") + where
