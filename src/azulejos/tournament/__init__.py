"""A club tournament by the Marteludica regulation (T1-T25): events in, state out. No I/O, no clock, no chance but what is given.

>>> from azulejos.tournament import CheckedIn, Created, Entered, MARTELUDICA, State, record
>>> state, stored = State(), []
>>> for act in (Created(MARTELUDICA, "Spring"), Entered("p-ann", of_age=True), CheckedIn("p-ann")):
...     state, events = record(state, "tournament:spring", "p-org", 1_000, act)
...     stored += events
>>> state.present, [event.act.kind for event in stored]
(('p-ann',), ['created', 'entered', 'checked-in'])

`decision` is the door: it checks an act and makes events of it. `history` makes states of events. `standings`, `schedule`, `notice`, `public`, `log`
read; `pairing`, `play` and `arbiter` prepare the acts that need a lot, a plan or a look at what was before; `seating` plans.
"""

from azulejos.tournament.acts import (
    Act,
    Appointed,
    CheckedIn,
    Corrected,
    Created,
    Delayed,
    Disputed,
    Entered,
    EnteredLate,
    Expelled,
    FinalSeated,
    Finished,
    GameEnded,
    GameStarted,
    Left,
    Reason,
    Reinstated,
    Returned,
    Round,
    SeatingDrafted,
    SeatingPublished,
    SheetHandedIn,
    Voided,
    Warned,
    Withdrawn,
)
from azulejos.tournament.decision import decide, record, verify
from azulejos.tournament.errors import BadHistory, BadSettings, NotAllowed, Refused, SheetRefused, TournamentError
from azulejos.tournament.events import Event
from azulejos.tournament.history import apply, replay, state_at
from azulejos.tournament.people import Person, Register
from azulejos.tournament.settings import FINAL_FOUR, MARTELUDICA, PRESETS, SWISS, Pairing, PublicNames, Settings
from azulejos.tournament.sheet import Line, Sheet
from azulejos.tournament.state import Entrant, Game, Stage, State, Table

__all__ = [
    "FINAL_FOUR",
    "MARTELUDICA",
    "PRESETS",
    "SWISS",
    "Act",
    "Appointed",
    "BadHistory",
    "BadSettings",
    "CheckedIn",
    "Corrected",
    "Created",
    "Delayed",
    "Disputed",
    "Entered",
    "EnteredLate",
    "Entrant",
    "Event",
    "Expelled",
    "FinalSeated",
    "Finished",
    "Game",
    "GameEnded",
    "GameStarted",
    "Left",
    "Line",
    "NotAllowed",
    "Pairing",
    "Person",
    "PublicNames",
    "Reason",
    "Refused",
    "Register",
    "Reinstated",
    "Returned",
    "Round",
    "SeatingDrafted",
    "SeatingPublished",
    "Settings",
    "Sheet",
    "SheetHandedIn",
    "SheetRefused",
    "Stage",
    "State",
    "Table",
    "TournamentError",
    "Voided",
    "Warned",
    "Withdrawn",
    "apply",
    "decide",
    "record",
    "replay",
    "state_at",
    "verify",
]
