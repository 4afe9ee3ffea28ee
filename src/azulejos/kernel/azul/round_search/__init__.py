"""Search within a round of Azul for two on the coloured wall: takes are searched, what a round leaves behind is judged.

A round is a game of perfect information without chance, which enters only with the next deal. So a position within a round is three words
(`words`), and everything that a round does not change lies in one record (`context`).
"""
