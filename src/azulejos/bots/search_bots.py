"""The bots that search: imported, and their kernels compiled, only when one of them is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import cast

from azulejos.bots.interface import Bot
from azulejos.rules import Chance, OptionError

SEARCH_BOTS: Mapping[str, str] = MappingProxyType(
    {"baseline": "azulejos.bots.azul.baseline_bot:BaselineBot", "lustre": "azulejos.bots.azul.lustre_bot:LustreBot"}
)
"""Where each of them is, by its name."""
MISSING = 'needs a few more packages: install them with pip install "azulejos[kernel]".'
"""What is said of whatever cannot search without the extra `kernel`."""


def search_bot(name: str) -> Callable[[Chance], Bot]:
    """What makes the searching bot of that name. Without the extra `kernel` an `OptionError` says how to install it.

    >>> search_bot("baseline").__name__
    'BaselineBot'
    """
    module, _, made = SEARCH_BOTS[name].partition(":")
    try:
        return cast("Callable[[Chance], Bot]", getattr(import_module(module), made))
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "azulejos":
            raise
        raise OptionError("no-kernel", f"The bot {name} {MISSING}") from error
