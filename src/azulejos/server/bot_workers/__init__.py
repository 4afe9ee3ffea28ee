"""Bots at live tables: worker processes in which they think, and what can come of it.

>>> from azulejos.server import bot_workers
>>> issubclass(bot_workers.Overrun, bot_workers.NoDecision)
True
"""

from azulejos.server.bot_workers.errors import Busy, Crashed, NoDecision, Overrun, Stopped
from azulejos.server.bot_workers.pool import PATHS, BotPool, any_legal

__all__ = ["PATHS", "BotPool", "Busy", "Crashed", "NoDecision", "Overrun", "Stopped", "any_legal"]
