"""Bots at live tables: worker processes in which they think, and what can come of it.

>>> from azulejos.server import players
>>> issubclass(players.Overrun, players.NoDecision)
True
"""

from azulejos.server.players.errors import Busy, Crashed, NoDecision, Overrun, Stopped
from azulejos.server.players.thinkers import Thinkers, any_legal

__all__ = ["Busy", "Crashed", "NoDecision", "Overrun", "Stopped", "Thinkers", "any_legal"]
