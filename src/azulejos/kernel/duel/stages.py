"""What is awaited at any moment of Azul Duel: the stages of `rules`, as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from azulejos.rules.duel.stages import PHASES, DuelStage
from azulejos.rules.position import Phase

DEAL, OFFER, TILING, ENDED = range(4)
"""The phases, as in the kernel of Azul."""
STAGES = tuple(DuelStage)
(TOP, TURN_UP, TRAYS, REVEAL, FRONTS, FIRST_PLATE, TURN, STACK, DRAWING, KEEP, LAY, UNDER, CHIPS, CELL, OVER) = range(len(STAGES))

_PHASES = {Phase.DEAL: DEAL, Phase.OFFER: OFFER, Phase.TILING: TILING, Phase.OVER: ENDED}
PHASE_OF: Any = np.array([_PHASES[PHASES[stage]] for stage in STAGES], np.int64)
"""The phase of each stage."""
