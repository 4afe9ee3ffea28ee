"""Puzzles for visitors: the puzzle of the day, answers to it, and what others chose."""
