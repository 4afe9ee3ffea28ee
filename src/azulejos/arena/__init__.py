"""The arena: programs that play. So far, whole tournaments with bots in all seats.

>>> from azulejos.arena import simulate
>>> event = simulate(8, seed=1, bot="random")
>>> event.state.finished, len(event.state.games), event.tables
(True, 3, 6)
"""

from azulejos.arena.incidents import LEVELS, MANY, NONE, USUAL, Incidents
from azulejos.arena.simulation import Simulated, simulate

__all__ = ["LEVELS", "MANY", "NONE", "USUAL", "Incidents", "Simulated", "simulate"]
