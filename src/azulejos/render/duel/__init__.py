"""Pictures of Azul Duel."""

from azulejos.render.duel.table import board, table

__all__ = ["board", "table"]
