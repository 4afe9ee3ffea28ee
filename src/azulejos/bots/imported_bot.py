"""Bots by their names. Those named as `module:Class` are imported, made and seated; whatever goes wrong in one is said, with its name."""

from __future__ import annotations

import importlib
import inspect
import re
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from azulejos.bots.errors import BotError
from azulejos.bots.interface import NO_LIMIT, Bot, Limit
from azulejos.bots.limited_bot import LIMITED, limited, own_limit
from azulejos.bots.own_bots import OwnBot
from azulejos.bots.registry import maker
from azulejos.bots.uai.engine_bot import PREFIX, EngineBot
from azulejos.notation.errors import shown
from azulejos.rules import AzulejosError, Chance, Move, OptionError, View

PATH = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")
"""`package.module:Class`; an object or a function of the module is written alike."""


def bot_maker(name: str) -> Callable[[Chance], Bot]:
    """What makes the bot of that name: one of the registry, with a limit of its own as in `lustre@20000` or `lustre@0.5s`; an engine by
    `uai:COMMAND`; or one's own by `module:Class`, as `OwnBot` knows them.

    >>> import random
    >>> from azulejos.rules import RandomChance
    >>> bot_maker("azulejos.bots.random_bot:RandomBot")(RandomChance(random.Random(1))).name
    'random'
    """
    if PREFIX.fullmatch(name):
        return lambda _: EngineBot.named(name)
    if found := LIMITED.fullmatch(name):
        return limited(name, maker(found["name"]), own_limit(found["limit"]))
    if not PATH.fullmatch(name):
        return maker(name)
    found = _imported(name)
    return lambda chance: ImportedBot(_made(found, name, chance), name)


class ImportedBot:
    """A bot of one's own by the path under which it was named."""

    def __init__(self, bot: object, path: str) -> None:
        self._bot, self._path = OwnBot(bot), path
        self.name = self._bot.name

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """What the bot chooses; an error that names it, if it fails or its move is not legal."""
        try:
            return self._bot.choose(view, limit)
        except (Exception, SystemExit) as error:
            if isinstance(error, AzulejosError) and error.code == "illegal-bot-move":
                raise
            raise BotError("bot-failed", f"{self._path} failed to choose a move: {_reason(error)}.") from error


def _imported(path: str) -> Any:
    module, _, attribute = path.partition(":")
    try:
        found: Any = importlib.import_module(module)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise OptionError("no-such-module", f"There is no module {error.name} for {path}: write it as from the folder where you are.") from None
        raise BotError("bot-failed", f"The module {module} cannot be imported: {_reason(error)}.") from error
    for name in attribute.split("."):
        if not hasattr(found, name):
            raise OptionError("no-such-class", f"There is no {attribute} in the module {module}: check how it is spelt.")
        found = getattr(found, name)
    return found


def _made(found: Any, path: str, chance: Chance) -> object:
    """An object of a class, made with a source of chance if it takes one; anything else as it is."""
    if not isinstance(found, type):
        return found
    try:
        return found(chance) if _takes_chance(found) else found()
    except (Exception, SystemExit) as error:
        raise BotError("bot-failed", f"{path} cannot be made: {_reason(error)}.") from error


def _takes_chance(make: type) -> bool:
    try:
        parameters = inspect.signature(make).parameters.values()
    except ValueError:  # Some that are written in C do not tell.
        return False
    positional = [each for each in parameters if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)]
    return any(each.default is each.empty or each.name == "chance" for each in positional)


def _reason(error: BaseException) -> str:
    """What was raised, and where in the bot's own code."""
    what = shown(" ".join(str(error).split()))
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "importlib" not in frame.filename]
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if len(frames) > 1 else ""
    return f"{type(error).__name__}{f': {what}' if what else ''}".rstrip(".") + where
