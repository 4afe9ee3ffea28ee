"""Finished games that are analysed, move by move, in the bots' workers."""
