"""Fair deals: the server commits itself to a secret seed before anybody sits down, and every deal follows from it.

The scheme is in `docs/fairness.md`, so exactly that a stranger can check a record.

>>> from azulejos.server import fair
>>> seed = bytes(range(32))
>>> fair.commitment(seed)
'630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
>>> chance = fair.FairChance(seed, "k3x9", ["0123456789abcdef", "-"], number=1)
>>> [chance.below(100) for _ in range(5)]
[37, 49, 39, 47, 26]
"""

from azulejos.server.fair.chance import SCHEME, FairChance, Lots, draw_lots
from azulejos.server.fair.commitment import (
    NO_CONTRIBUTION,
    FairError,
    check_commitment,
    check_contribution,
    commitment,
    contribution_commitment,
    new_seed,
)
from azulejos.server.fair.tags import Proof, tags
from azulejos.server.fair.verification import Failure, Verdict, verify

__all__ = [
    "NO_CONTRIBUTION",
    "SCHEME",
    "Failure",
    "FairChance",
    "FairError",
    "Lots",
    "Proof",
    "Verdict",
    "check_commitment",
    "check_contribution",
    "commitment",
    "contribution_commitment",
    "draw_lots",
    "new_seed",
    "tags",
    "verify",
]
