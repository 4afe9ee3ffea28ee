"""Bots at live tables: worker processes in which they think, and what can come of it.

>>> from azulejos.server import bot_workers
>>> issubclass(bot_workers.Overrun, bot_workers.NoDecision)
True
"""

from azulejos.server.bot_workers.errors import Busy, Crashed, NoDecision, Overrun, Stopped
from azulejos.server.bot_workers.fair_queue import Urgency
from azulejos.server.bot_workers.inquiry import Inquiry
from azulejos.server.bot_workers.kernels import Kernels
from azulejos.server.bot_workers.pool import PATHS, BotPool, Decision, any_legal, seated_bots

__all__ = [
    "PATHS", "BotPool", "Busy", "Crashed", "Decision", "Inquiry", "Kernels", "NoDecision", "Overrun", "Stopped", "Urgency", "any_legal",
    "seated_bots",
]  # fmt: skip
