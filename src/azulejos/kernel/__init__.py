"""The law packed into machine words and compiled by Numba, for search and for learning: some hundred times as fast as `rules`, and equal to it.

`rules` stays the judge: `tests/kernel` compares both after every move. Needs the extra `kernel` (NumPy and Numba). What is imported from here is
compiled, which takes some seconds once on a machine: `azulejos warmup` does it beforehand.
"""
