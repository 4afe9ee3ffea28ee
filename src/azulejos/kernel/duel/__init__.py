"""Azul Duel in machine words, the tables of its components as arguments.

A search works on an array of `STATE`, one record for each game, and names a game by its index. What a state does not hold is what it is played with:
`conversion.tables_of` makes the tables of one game or several, and a state names its own by a number.

>>> from azulejos.kernel.duel import conversion, play
>>> from azulejos.kernel.random import generator
>>> from azulejos.rules import game
>>> duel = game("duel")
>>> tables, states = conversion.tables_of([duel]), conversion.pack([duel.start()])
>>> moves = play.playout(states, 0, generator(1), tables)
>>> conversion.unpack(states[0], duel).outcome is not None
True
"""
