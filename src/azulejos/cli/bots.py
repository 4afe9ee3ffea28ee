"""Bots that are named on the command line: those of the registry, and one's own as `module:Class`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from azulejos.bots import Bot, bot_maker
from azulejos.rules import Chance

OWN = "module:Class"


def named_bot(name: str) -> Callable[[Chance], Bot]:
    """What makes the bot of that name. Modules are found from the folder where one is, as `python -m` finds them.

    >>> named_bot("gredy")
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: There is no bot "gredy": did you mean greedy?
    """
    here = str(Path.cwd())
    if ":" in name and not {"", here} & set(sys.path):
        sys.path.insert(0, here)
    return bot_maker(name)
