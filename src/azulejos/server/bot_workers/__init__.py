"""Bots at live tables: worker processes in which they think, and what can come of it.

>>> from azulejos.server import bot_workers
>>> issubclass(bot_workers.Overrun, bot_workers.NoDecision)
True
"""

from azulejos.server.bot_workers.errors import Busy, Crashed, NoDecision, Overrun, Stopped
from azulejos.server.bot_workers.fair_queue import Urgency
from azulejos.server.bot_workers.inquiry import Inquiry
from azulejos.server.bot_workers.pool import PATHS, BotPool, Decision, any_legal

__all__ = ["PATHS", "BotPool", "Busy", "Crashed", "Decision", "Inquiry", "NoDecision", "Overrun", "Stopped", "Urgency", "any_legal"]
