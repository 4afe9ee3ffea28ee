"""From positions of `rules` to states and back, from moves to actions and back.

Full positions only: every front that somebody has seen is there. A view is sampled before (`view.sample`).
"""

from azulejos.kernel.duel.actions import actions_of, move_of
from azulejos.kernel.duel.components import tables_of
from azulejos.kernel.duel.packing import pack, words
from azulejos.kernel.duel.unpacking import chosen, dealt, unpack

__all__ = ["actions_of", "chosen", "dealt", "move_of", "pack", "tables_of", "unpack", "words"]
