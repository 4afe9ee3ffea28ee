"""What a viewer may see, as JSON: positions, legal moves, events, scoring, the course of a game. The fields are in `docs/sight.md`.

>>> from azulejos.rules import game
>>> from azulejos.server import sight
>>> sight.position(game("azul").start().view(1))["bag"]
{'B': 20, 'Y': 20, 'R': 20, 'K': 20, 'W': 20}
"""

from azulejos.server.sight.course import course, seen
from azulejos.server.sight.steps import scoring
from azulejos.server.sight.tokens import legal, told
from azulejos.server.sight.views import position

__all__ = ["course", "legal", "position", "scoring", "seen", "told"]
