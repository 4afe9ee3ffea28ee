"""Pictures of Azul and Azul Mini."""

from azulejos.render.azul.table import board, table

__all__ = ["board", "table"]
