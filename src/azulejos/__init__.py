"""Azulejos: Azul, Azul Mini and the grey wall, as law, records, pictures, players and commands.

The rooms are described in `docs/design.md`; most programs start with `azulejos.rules` and `azulejos.notation`.
"""

__version__ = "0.1.0"
