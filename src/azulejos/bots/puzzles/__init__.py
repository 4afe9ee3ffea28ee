"""Puzzles: positions of games in which one move is better than all others by a clear margin, and not the one that comes to mind first.

They are mined once, with a search (`mining`), and kept with everything that is said about them, so that they are set and answered without one.
"""

from azulejos.bots.puzzles.collection import Collection, shipped
from azulejos.bots.puzzles.puzzle import Puzzle, PuzzleMove

__all__ = ["Collection", "Puzzle", "PuzzleMove", "shipped"]
