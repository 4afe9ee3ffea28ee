"""Finished games, analysed move by move in the bots' workers."""
