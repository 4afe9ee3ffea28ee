"""Puzzles that are set to whoever comes: the one of the day, answers, and what others chose."""
