"""What a tournament refuses, as types with stable codes.

    TournamentError              everything that the regulation's code raises on purpose (`seating` has an error of its own)
    ├── BadSettings              a value that an organiser cannot choose
    ├── NotAllowed               an act of somebody who may not do this
    ├── Refused                  an act that the regulation refuses; nothing has changed
    │   └── SheetRefused         a score sheet that cannot be, with every fault that it has
    └── BadHistory               events that cannot be read, are missing, or could not have happened

Each is an `AzulejosError`: a `code`, which programs may rely on; a `clause` of the regulation; a `text`, one sentence that says what to do.
"""

from __future__ import annotations

from azulejos.rules.errors import AzulejosError, Fault


class TournamentError(AzulejosError):
    """Everything that this room raises on purpose.

    >>> str(TournamentError("too-young", "Entrants are at least 12 years old.", "T11"))
    'Entrants are at least 12 years old. (T11)'
    """


class BadSettings(TournamentError):
    """A value that an organiser cannot choose."""


class NotAllowed(TournamentError):
    """An act of somebody who may not do this."""


class Refused(TournamentError):
    """An act that the regulation refuses; nothing has changed."""


class SheetRefused(Refused):
    """A score sheet that cannot be. `faults` has all that is wrong with it, not just the first.

    >>> SheetRefused((Fault("pv-negative", "A22", "Seat 1 has fewer than 0 PV: count again."),)).code
    'pv-negative'
    """

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults[0].code, " ".join(fault.text for fault in faults), faults[0].clause)
        self.args = (faults,)
        self.faults = faults


class BadHistory(TournamentError):
    """Events that cannot be read, are missing, or could not have happened."""
