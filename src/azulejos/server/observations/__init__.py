"""What a viewer may see, as JSON: positions, legal moves, events, scoring, the history of a game. `docs/observations.md` has the fields.

>>> from azulejos.rules import game
>>> from azulejos.server import observations
>>> observations.position(game("azul").start().view(1))["bag"]
{'B': 20, 'Y': 20, 'R': 20, 'K': 20, 'W': 20}
"""

from azulejos.server.observations.games import Position, ScoringStep
from azulejos.server.observations.views import Frame, Observer, history, legal, position, redacted, redacted_position, scoring

__all__ = [
    "Frame",
    "Observer",
    "Position",
    "ScoringStep",
    "history",
    "legal",
    "position",
    "redacted",
    "redacted_position",
    "scoring",
]
