"""Players that are programs: one small interface, and a registry by name.

>>> from azulejos import bots
>>> "greedy" in bots.BOTS
True
"""

from azulejos.bots.entrants import bot
from azulejos.bots.errors import BotError
from azulejos.bots.greedy_bot import GreedyBot
from azulejos.bots.imported_bot import bot_maker
from azulejos.bots.interface import NO_LIMIT, Bot, Limit
from azulejos.bots.random_bot import RandomBot
from azulejos.bots.registry import BOTS

__all__ = ["BOTS", "NO_LIMIT", "Bot", "BotError", "GreedyBot", "Limit", "RandomBot", "bot", "bot_maker"]
