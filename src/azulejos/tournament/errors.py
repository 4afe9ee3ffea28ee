"""Everything that a tournament refuses, as types with stable codes.

    TournamentError              everything that the tournament's code raises on purpose
    ├── BadSettings              a value that an organiser cannot choose
    ├── SeatingError             a seating that cannot be planned, or not be changed that way
    ├── NotAllowed               a command of somebody who may not send it
    ├── Refused                  a command that cannot be carried out; nothing has changed
    │   ├── SheetRefused         a score sheet with mistakes, all of which it names
    │   ├── NotFound             a person, call or announcement that does not exist
    │   └── Conflict             a command that does not fit the tournament as it is now
    │       └── WriteConflict    somebody else wrote first
    └── BadHistory               events that cannot be read, are missing, or could not have happened

Each is an `AzulejosError`: a `code`, which programs may rely on; a `clause` of the regulation; a `text`, one sentence that says what to do. The
server answers `NotAllowed` with the HTTP status 403, `NotFound` with 404, `Conflict` with 409, and all others with 400.
"""

from __future__ import annotations

from azulejos.rules.errors import AzulejosError, Fault


class TournamentError(AzulejosError):
    """Everything that the tournament's code raises on purpose.

    >>> str(TournamentError("too-young", "Entrants are at least 12 years old.", "T11"))
    'Entrants are at least 12 years old. (T11)'
    """


class BadSettings(TournamentError):
    """A value that an organiser cannot choose."""


class SeatingError(TournamentError):
    """A seating that cannot be planned, or not be changed that way."""


class NotAllowed(TournamentError):
    """A command of somebody who may not send it."""


class Refused(TournamentError):
    """A command that cannot be carried out; nothing has changed."""


class SheetRefused(Refused):
    """A score sheet with mistakes. `faults` has all of them, not just the first.

    >>> SheetRefused((Fault("pv-negative", "A22", "Seat 1 has fewer than 0 PV: count again."),)).code
    'pv-negative'
    """

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults[0].code, " ".join(fault.text for fault in faults), faults[0].clause)
        self.args = (faults,)
        self.faults = faults


class NotFound(Refused):
    """A person, call or announcement that does not exist."""


class Conflict(Refused):
    """A command that does not fit the tournament as it is now."""


class WriteConflict(Conflict):
    """Somebody else wrote since the tournament was read: read it again, and decide again."""

    def __init__(self) -> None:
        super().__init__("somebody-was-faster", "Somebody else is writing to this tournament all the time: try again.")


class BadHistory(TournamentError):
    """Events that cannot be read, are missing, or could not have happened."""
