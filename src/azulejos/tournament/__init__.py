"""A club tournament by the Marteludica regulation (T1-T25): events in, state out. No I/O, no clock, no chance but what is given.

>>> from azulejos.tournament import CheckedIn, Created, Entered, MARTELUDICA, State, record
>>> state, stored = State(), []
>>> for data in (Created(MARTELUDICA, "Spring"), Entered("p-ann", of_age=True), CheckedIn("p-ann")):
...     state, events = record(state, "tournament:spring", "p-org", 1_000, data)
...     stored += events
>>> state.present, [event.data.kind for event in stored]
(('p-ann',), ['created', 'entered', 'checked-in'])

`commands` has everything that can be wanted, each command once; `decision` asks the regulation (`registration`, `pairing`, `play`, `arbiter`) and
makes events; `history` makes states of events. `standings`, `prize_giving`, `schedule`, `player_status`, `public` and `log` read a state;
`seating` plans.
"""

from azulejos.tournament.decision import decide, record, verify
from azulejos.tournament.errors import BadHistory, BadSettings, Conflict, NotAllowed, NotFound, Refused, SheetRefused, TournamentError
from azulejos.tournament.events import (
    Appointed,
    Capped,
    CeremonyMoved,
    CheckedIn,
    ClubsKeptApart,
    Corrected,
    Created,
    Delayed,
    Described,
    Disputed,
    Entered,
    EnteredLate,
    Event,
    EventData,
    Expelled,
    FinalSeated,
    Finished,
    FirstDrawn,
    GameEnded,
    GamesChanged,
    GameStarted,
    GameUndone,
    KeptApart,
    Left,
    Penalised,
    PlaceFixed,
    Reason,
    Reinstated,
    Reopened,
    Returned,
    Round,
    SeatingChanged,
    SeatingDrafted,
    SeatingPublished,
    SettingsChanged,
    SheetHandedIn,
    SheetsDiscarded,
    SubstituteNamed,
    Voided,
    Warned,
    Withdrawn,
)
from azulejos.tournament.history import apply, replay, state_at
from azulejos.tournament.people import Person, Register
from azulejos.tournament.settings import FINAL_FOUR, MARTELUDICA, PRESETS, SWISS, Pairing, PublicNames, Settings
from azulejos.tournament.sheet import Line, Sheet
from azulejos.tournament.state import Entrant, Game, State, Table, TournamentStage

__all__ = [
    "FINAL_FOUR", "MARTELUDICA", "PRESETS", "SWISS", "Appointed", "BadHistory", "BadSettings", "Capped", "CeremonyMoved", "CheckedIn",
    "ClubsKeptApart", "Conflict", "Corrected", "Created", "Delayed", "Described", "Disputed", "Entered", "EnteredLate", "Entrant", "Event",
    "EventData", "Expelled", "FinalSeated", "Finished", "FirstDrawn", "Game", "GameEnded", "GameStarted", "GameUndone", "GamesChanged", "KeptApart",
    "Left", "Line", "NotAllowed", "NotFound", "Pairing", "Penalised", "Person", "PlaceFixed", "PublicNames", "Reason", "Refused", "Register",
    "Reinstated", "Reopened", "Returned", "Round", "SeatingChanged", "SeatingDrafted", "SeatingPublished", "Settings", "SettingsChanged", "Sheet",
    "SheetHandedIn", "SheetRefused", "SheetsDiscarded", "State", "SubstituteNamed", "Table", "TournamentError", "TournamentStage", "Voided",
    "Warned", "Withdrawn", "apply", "decide", "record", "replay", "state_at", "verify",
]  # fmt: skip
