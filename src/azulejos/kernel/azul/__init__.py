"""Azul in machine words: 2 to 4 players, both walls, 1 to 9 displays.

A search works on an array of `STATE`, one record for each game, and names a game by its index: a record by itself takes Numba ten times as long
to receive. Inside compiled code `states[i]` is that record, and every function of `offer`, `tiling` and `supply` takes one.

>>> import numpy as np
>>> from azulejos.kernel.azul import conversion, play
>>> from azulejos.kernel.random import generator
>>> from azulejos.rules import game
>>> states = conversion.pack([game("azul", players=2).start()])
>>> moves = play.playout(states, 0, generator(1))
>>> conversion.unpack(states[0]).outcome is not None
True
"""
