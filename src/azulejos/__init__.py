"""Azulejos: Azul, Azul Mini, the grey wall and Azul Duel, as law, records, pictures, players and commands.

The rooms are described in `docs/design.md`; most programs start with `azulejos.rules` and `azulejos.notation`.
"""

__version__ = "0.1.0"
