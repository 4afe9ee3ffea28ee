"""What is sent of an event, as types: its parts, and the messages that carry them. `projections` makes the parts; `docs/event.md` tells of them.

Values of the regulation (settings, sheets, rounds) are sent as they are, field by field.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NotRequired

from pydantic import ConfigDict, with_config
from typing_extensions import TypeAliasType, TypedDict

from azulejos.server.message_schemas import one_of, values_of
from azulejos.server.tables.message_types import Closing
from azulejos.tournament.criteria import Criterion
from azulejos.tournament.events import Round
from azulejos.tournament.next_step import Do
from azulejos.tournament.organiser_desk import Announcement
from azulejos.tournament.player_status import PlayerStep
from azulejos.tournament.public import Ceremony, Named, Participant, PlayedGame, Ranked, SchedulePart, SeatedGame
from azulejos.tournament.seating import Figures
from azulejos.tournament.settings import Settings
from azulejos.tournament.sheet import Sheet
from azulejos.tournament.state import TournamentStage
from azulejos.tournament.wishes import UnmetWish

RoleName = TypeAliasType("RoleName", Literal["organiser", "arbiter", "player"])
NextStep = TypeAliasType("NextStep", Annotated[str, values_of(Do)])
EventStage = TypeAliasType("EventStage", Annotated[str, values_of(TournamentStage)])
SheetStage = TypeAliasType("SheetStage", Annotated[str, one_of("playing", "awaiting", "disputed", "settled", "void")])
"""How far a table is: `awaiting` has one sheet."""


class Role(TypedDict):
    """A role that somebody holds."""

    role: RoleName
    person: str
    number: int
    label: str
    """What the holder is called, where no player is meant."""


class EventAbout(TypedDict):
    """What the event is, and how far it has come."""

    id: str
    title: str
    stage: EventStage
    """`entry`: no game has begun; `between`: a game has ended."""
    online: bool
    unattended: bool
    """Online: it runs by itself."""
    bots: bool
    """Online: bots may fill seats."""
    watch_delay: int
    """Online: seconds after which spectators see a move."""
    listed: bool
    archived: bool
    """It was put away, among those of old."""
    entries_open: bool
    """Whether people may enter by themselves."""
    full: bool
    """Whether as many have entered as can be seated together."""
    self_check_in: bool
    """Whether players may check themselves in."""
    date: str | None
    """`null` where nobody said it: then the server's own is meant."""
    timezone: str | None
    languages: Sequence[str]
    """In which papers can be printed."""
    text: str
    """What the organiser says of it, in lines. Plain text."""
    logo: str | None
    """The mark of its logo: `/api/v1/tournaments/ID/logo/MARK`."""
    series: str
    """The series that it belongs to: `/api/v1/series/NAME`; empty for none."""
    most: int | None
    """So many have a place; `null`: as many as can be seated together."""
    waiting: int
    """How many wait for a place."""
    free: int | None
    """How many places are left; `null` where there is no limit."""
    entered: int
    """Everybody who has entered and was not expelled."""
    present: int
    """Who would be seated now."""
    game: int | None
    """The one that is on."""
    next_game: int | None
    """The one that comes, `null` if none does: the final table is game `games` + 1."""
    settings: Settings


class ExtraTime(TypedDict):
    """A table with more time."""

    table: int
    minutes: int
    ends_at: int | None


class EventClock(TypedDict):
    """The clock in the hall."""

    kind: Annotated[str, one_of("game", "counting", "break", "none")]
    game: int | None
    started_at: int | None
    ends_at: int | None
    counting_until: int | None
    paused: bool
    left: int | None
    """Paused: how many milliseconds are left of the game."""
    extra: Sequence[ExtraTime]


class EventNotice(TypedDict):
    """What a player needs to know now."""

    now: Annotated[str, values_of(PlayerStep)]
    """`wait` for the seating, `go` to a table of the next game; `hand-in`: a second sheet is awaited; `arbiter`: the table is disputed."""
    game: int | None
    at: str | None
    """When the next game begins, like `"15:50"`."""
    table: int | None
    seat: int | None
    starts: bool
    """Whether the player is the table's first player (T3)."""
    changes: bool
    """The seating that was published is old: another one will come."""
    place: int | None
    shared: bool
    of: int
    """How many are ranked."""
    pt: int
    points: int
    """What ranks: PT, or place points, less any penalty."""
    behind: int | None
    """How many points the next better place has more; `null` on the first."""
    decided_by: Annotated[str, values_of(Criterion)] | None


class TableMate(TypedDict):
    """Somebody at a player's table."""

    id: str
    name: str
    withdrawn: bool


class MyTable(TypedDict):
    """A player's table in the game that is on, or in the last one that was."""

    game: int
    table: int
    seat: int
    first: int
    """The seat that starts."""
    minutes_extra: int
    state: SheetStage
    handed_in: Sequence[int]
    """The seats that have handed in a sheet. What others have written you are not told: two people count by themselves."""
    sheet: Sheet | None
    """Your own."""
    result: Sheet | None
    seats: Sequence[TableMate | None]
    """`null` is who was expelled."""
    live: str | None
    """The id of the [live table](#online-events); `null` in a hall."""


class MyCall(TypedDict):
    """A call of a player, or of the player's table."""

    call: str
    at: int
    kind: str
    game: int | None
    table: int | None
    taken: bool
    """An arbiter is coming."""


class Mine(TypedDict):
    """What one player sees besides what everybody does."""

    person: str
    first: str
    surname: str
    name: str
    """As public lists have it."""
    checked_in: bool
    left: bool
    expelled: bool
    warnings: int
    notice: EventNotice | None
    """`null` for somebody who was expelled."""
    table: MyTable | None
    """`null` before the first game, or if they did not play."""
    waiting: int | None
    """Their number on the waiting list; `null` for who has a place."""
    calls: Sequence[MyCall]
    can: Sequence[str]
    """What makes sense now, by the names of commands, and `sit` where there is a live table to sit down at."""


class Next(TypedDict):
    """The next thing to do."""

    do: NextStep
    game: int | None
    tables: Sequence[int]
    present: int
    entered: int
    """Those who have not left again."""
    again: bool
    """The published seating is old, because somebody came or left."""
    calls: int
    """How many calls are open, whatever else is to do."""
    also: Sequence[NextStep]
    """What can be done just as well now."""


class DeskPerson(TypedDict):
    """Somebody who has entered, as arbiters and organisers see them."""

    id: str
    number: int
    """The order of entry, by which people can be named in a hall."""
    first: str
    surname: str
    name: str
    stage: Annotated[str, one_of("entered", "here", "playing", "left", "expelled")]
    checked_in: bool
    left: bool
    expelled: bool
    warnings: int
    since: int
    """The first game that they can have played."""
    table: int | None
    seat: int | None
    arbiter: bool
    link: bool
    """They have a personal link that holds."""
    same_name: bool
    """Somebody else has entered with the same name."""
    erased: bool
    bot: str | None
    club: str
    rating: int | None
    needs_table: int | None
    """The table that they always need."""
    needs_seat: int | None
    """The seat that they always need."""
    waiting: bool
    """They wait for a place."""
    substitute: bool
    """They only sit down where a table of three would be."""


class Wishes(TypedDict):
    """What is wished of the seating, besides the places that people need."""

    apart: Sequence[Sequence[str]]
    """Groups of people of whom no two should meet."""
    clubs_apart: bool
    """Members of one club should not meet."""


class MetAgain(TypedDict):
    """A pair, in the first draft game in which they meet again."""

    game: int
    one: str
    other: str
    times: int


class Draft(TypedDict):
    """A draft of the games to come."""

    mark: str
    """Names the draft: `swap`, `balance` and `publish` send it."""
    fresh: bool
    """Whether it seats just those who are there."""
    rounds: Sequence[Round]
    met_again: Sequence[MetAgain]
    figures: Figures
    unmet: Sequence[UnmetWish]
    """The wishes that it does not meet."""
    unwished: int | None
    """What the same lots would cost if nothing were wished; `null` where nothing is."""


class PublishedSeating(TypedDict):
    """The published games to come, which `seating` shows."""

    mark: str
    """Names the seating: `swap`, `seat`, `unseat` and `redraw` send it."""
    cost: int
    """As that of a draft."""
    met_again: Sequence[MetAgain]
    """What the cost is made of."""
    unmet: Sequence[UnmetWish]
    """The wishes that it does not meet."""


class HandedIn(TypedDict):
    """A sheet, and who handed it in."""

    person: str
    sheet: Sheet


class DeskTable(TypedDict):
    """A table, with what was handed in."""

    table: int
    state: SheetStage
    seats: Sequence[str]
    first: int
    withdrawn: Sequence[str]
    minutes_extra: int
    live: str | None
    sheets: Sequence[HandedIn]
    result: Sheet | None


class DeskGame(TypedDict):
    """A game that has begun."""

    game: int
    ended: bool
    tables: Sequence[DeskTable]


class Call(TypedDict):
    """Somebody wants an arbiter, or a table calls by itself."""

    call: str
    at: int
    kind: Annotated[str, one_of("call", "differ", "dispute", "stalled", "absent")]
    """`differ`: the sheets of a table do; `dispute`: somebody does not accept its result; `stalled`: a live table has stopped (T5); `absent`:
    somebody has not come to a live table, or has lost two turns and is away.
    """
    game: int | None
    table: int | None
    by: str
    text: str
    person: str | None
    """`absent`: who is."""
    taken_by: str | None


@with_config(ConfigDict(extra="allow", use_attribute_docstrings=True))
class LogEntry(TypedDict):
    """An act that arbiters have to know of. Keys that say nothing are left out, and some kinds have more."""

    number: int
    at: int
    by: str
    name: str
    """Who it was."""
    kind: str
    why: NotRequired[str]
    text: NotRequired[str]
    game: NotRequired[int]
    table: NotRequired[int]
    minutes: NotRequired[int]
    points: NotRequired[int]
    """Of a penalty."""
    person: NotRequired[str]
    call: NotRequired[str]
    done: NotRequired[bool]
    role: NotRequired[RoleName]
    before: NotRequired[Sheet]
    after: NotRequired[Sheet]


class MadeRole(Role):
    """A link that was made."""

    made_at: int
    revoked_at: int | None


class PublicParts(TypedDict):
    """What everybody sees."""

    about: EventAbout
    clock: EventClock
    schedule: Sequence[SchedulePart]
    participants: Sequence[Participant]
    seating: Sequence[SeatedGame]
    games: Sequence[PlayedGame]
    ranking: Sequence[Ranked]
    """Those of the games whose results are public."""
    unranked: Sequence[Named]
    """T20: who left before ever sitting at a table. They stand below the ranking, with 0 PT and without a place."""
    ceremony: Ceremony | None
    announcements: Sequence[Announcement]


class DeskParts(TypedDict):
    """What arbiters and organisers see besides."""

    next: Next
    people: Sequence[DeskPerson]
    draft: Draft | None
    wishes: Wishes
    published: PublishedSeating | None
    tables: Sequence[DeskGame]
    calls: Sequence[Call]
    log: Sequence[LogEntry]


class OrganiserParts(TypedDict):
    """What organisers alone see."""

    roles: Sequence[MadeRole]
    standings: Sequence[Ranked] | None
    """All of the standings, where some are hidden until the prize-giving; otherwise `null`."""


class PlayerParts(TypedDict):
    """What a player sees besides."""

    mine: Mine


@with_config(ConfigDict(json_schema_extra=lambda schema: schema.pop("required"), use_attribute_docstrings=True))
class Parts(PublicParts, DeskParts, OrganiserParts, PlayerParts):
    """The parts of an event, by their names: those that have changed, or all that you may see."""


class PartsHead(TypedDict):
    """A message with parts, but for the parts themselves: these are encoded once for all who may see them."""

    type: Literal["parts"]
    version: int
    """Grows with every change, also over a restart of the server."""
    now: int
    all: bool
    """Whether it replaces everything."""
    you: NotRequired[Role | None]
    """With `all`: your role, `null` for a spectator."""


class PartsMessage(PartsHead):
    """Parts that have changed, whole; or all that you may see."""

    parts: Parts


class EventPong(TypedDict):
    """The answer to `ping`."""

    type: Literal["pong"]
    version: int
    now: int


class EventRefused(TypedDict):
    """What you sent is not done here."""

    type: Literal["refused"]
    code: str
    text: str


EventMessage = TypeAliasType("EventMessage", PartsMessage | EventPong | EventRefused | Closing)
