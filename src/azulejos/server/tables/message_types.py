"""What is sent of a table, as types: by its socket, by its stream, and by HTTP. `messages` makes them; `docs/socket.md` says when each is sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from azulejos.server.message_schemas import one_of
from azulejos.server.observations import Position, ScoringStep

TableStage = TypeAliasType("TableStage", Annotated[str, one_of("open", "running", "paused", "finished", "closed")])
SeatKind = TypeAliasType("SeatKind", Literal["person", "bot", "program", "open"])
ClockKind = TypeAliasType("ClockKind", Literal["none", "turn", "total", "days", "tournament"])
OfferKind = TypeAliasType("OfferKind", Annotated[str, one_of("takeback", "pause")])
EVENT_KINDS = (
    "created", "arranged", "sat", "changed-seat", "revealed", "left", "removed", "readmitted", "started", "played", "undone", "confirmed",
    "offered", "agreed", "declined", "paused", "resumed", "stood-in", "came-back", "extended", "interrupted", "rematched", "finished", "closed",
)  # fmt: skip


class SeatAbout(TypedDict):
    """A seat, as everybody may know it."""

    seat: int
    kind: SeatKind
    """Whom it is kept for."""
    bot: NotRequired[str]
    """Which bot, on a seat for one."""
    name: str | None
    """A stranger's: show it as plain text."""
    taken: bool
    stand_in: str | None
    """The bot that plays for a seat left alone."""
    present: bool
    """Whether somebody, or a bot, is there."""


class ClockAgreed(TypedDict):
    """The clock of a table, as it was agreed."""

    kind: ClockKind
    seconds: NotRequired[int]
    """For a turn, or of `total` for the game."""
    increment: NotRequired[int]
    """Of `total`: seconds after each turn."""
    days: NotRequired[int]
    """Of `days`: for a move."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """How people at the table deal with each other."""

    confirm: bool = False
    """A turn can be undone until it is confirmed."""
    takebacks: bool = True
    """A move can be taken back where all agree."""
    free_text: bool = False
    """The chat takes words of one's own."""
    public: bool = False
    """The table is in the list of tables."""
    watchable: bool = True
    """Whoever has the link may watch."""
    hints: bool = True
    """Whoever plays against bots alone may ask what is good."""


@dataclass(frozen=True, slots=True)
class EventTable:
    """Which table of an online event this is."""

    tournament: str
    game: int
    table: int
    watch_delay: int = 0
    """The seconds by which spectators see everything late."""


class TableMaker(TypedDict):
    """Who made a table, and so invites others to it."""

    name: str | None
    """A stranger's: show it as plain text. `null` of somebody who was erased."""
    seat: int | None
    """Where they sit; of several seats the first."""


class EveningPlayer(TypedDict):
    """What somebody has won since the first game of the evening."""

    seat: int | None
    """Where they sit at this table; `null` of somebody who does not."""
    name: str | None
    bot: str | None
    wins: int
    points: int
    """Of all games together."""


class EveningAbout(TypedDict):
    """The games that the same people have played one after the other, by `rematch`; the one that is finished here among them."""

    games: int
    players: Sequence[EveningPlayer]


class GameOffered(TypedDict):
    """A game that all who wait at a table for a quick game would play."""

    game: str
    options: Mapping[str, Any]


class TableAbout(TypedDict):
    """What was agreed, and who is there."""

    game: str
    options: Mapping[str, Any]
    """Those of the game, as `/api/v1/games` lists them."""
    clock: ClockAgreed
    customs: TableSettings
    first: int | Literal["lot"]
    """Who begins: a seat, or whom the lot says."""
    imported: bool
    """Whether the game goes on from a record or a position, and so is settled."""
    recordable: bool
    """Whether the game can be had as a record: not one that began from a position."""
    helped: bool
    """Whether whoever plays here may ask for hints: only against bots, and where that is agreed."""
    quick: bool
    """Whether whoever wants a quick game is brought here."""
    offers: Sequence[GameOffered]
    """The games of which a quick one is played, as soon as enough have come; none of another table."""
    removed: int
    """So many guests have been removed, and not let back in."""
    maker: TableMaker | None
    """`null` of a table of an event."""
    seats: Sequence[SeatAbout]
    evening: EveningAbout | None
    """The score of the evening; `null` in its first game."""
    rematch: str | None
    """The table where the same people play again."""
    event: EventTable | None
    """Of a table of an [online event](event.md#online-events)."""


class ClockShown(TypedDict):
    """The clock at the time `now` of the message. Count down from it yourself."""

    kind: ClockKind
    left: Sequence[int | None]
    """What is left for each seat, in milliseconds; `null` without a clock."""
    running: int | None
    """The seat whose time runs."""
    paused: bool


class Offer(TypedDict):
    """What one seat has proposed, and who has agreed so far."""

    what: OfferKind
    by: int
    agreed: Sequence[int]


class TableEvent(TypedDict):
    """Something that happened at a table. Each kind has those of the keys that tell it."""

    version: int
    at: int
    """Milliseconds since 1970."""
    kind: Annotated[str, one_of(*EVENT_KINDS)]
    """`played` is a move, a deal, a pass …; of `interrupted` the server was away, or its clock was set."""
    seat: NotRequired[int]
    """Whose it is."""
    token: NotRequired[str]
    """Of `played`: as in [formats.md](formats.md), with `?` for what you may not know."""
    scoring: NotRequired[Sequence[ScoringStep]]
    """Of `played`, where something was scored."""
    by: NotRequired[str]
    """Of `played`: the bot or the clock that decided for the seat."""
    first: NotRequired[int]
    """Of `started`: the first player."""
    position: NotRequired[Position]
    """Of `started`, where the game goes on from a record or a position: with which it begins, as spectators see it."""
    had: NotRequired[int]
    """Of `started`, where the game goes on from a record or a position: so many events it has had before."""
    to: NotRequired[int]
    """Of `undone`: so many events of the game are left."""
    before: NotRequired[int]
    """Of `changed-seat`: the seat that is left."""
    guest: NotRequired[int]
    """Of `removed`: the seat that is free again."""
    what: NotRequired[OfferKind]
    """Of `offered`, `agreed` and `declined`."""
    why: NotRequired[str]
    """Of `paused`, `stood-in` and `closed`; of `interrupted` it is `clock` if the server's clock was set."""
    ms: NotRequired[int]
    """Of `extended`: so much more time."""
    gap: NotRequired[int]
    """Of `interrupted`: so many milliseconds, which are nobody's time."""
    table: NotRequired[str]
    """Of `rematched`: the new table."""


class Fair(TypedDict):
    """By what the deals can be checked ([fairness.md](fairness.md))."""

    commitment: str
    """To all deals, published before anybody sits down."""
    contributions: Sequence[str]
    """What the players' clients gave to the deals, by seat; `-` for nothing."""
    commitments: NotRequired[Sequence[str]]
    """What they committed themselves to before any was shown, by seat; `-` for nothing. Absent where an earlier release began the game."""
    awaited: NotRequired[Sequence[int]]
    """Everybody sits, and these seats have yet to reveal their contributions."""
    seed: NotRequired[str]
    """Once the game is finished, or the table is closed."""


class OwnPart(TypedDict):
    """The part of `state` that is the viewer's own."""

    type: Literal["state"]
    you: Sequence[int]
    """The seats that you hold."""
    seat: int
    """Through whose eyes you see: your own; of several seats the one that is to move; `0` are those of a spectator."""
    removed: NotRequired[Literal[True]]
    """The one who made the table has removed you: you cannot sit down until they let you back in."""
    legal: Sequence[str]
    """The tokens of all that you may play now; empty when it is not your turn."""


class GamePart(TypedDict):
    """The part of `state` that tells the game as a seat may know it."""

    table: str
    version: int
    """Counts all that happened at the table, from 1; it never goes back."""
    since: int
    """`events` are those after this version."""
    stage: TableStage
    """`open`: not everybody sits, or a contribution to the deals is awaited."""
    now: int
    """The time at the table in milliseconds since 1970, to which the clock belongs: the server's, or a later one if that was set back."""
    clock: ClockShown
    to_move: int | None
    """Whose decision is awaited."""
    awaiting: int | None
    """Who has played a turn and has yet to confirm it."""
    offers: Sequence[Offer]
    position: Position | None
    """The table to draw ([observations.md](observations.md)); `null` before the start."""
    events: Sequence[TableEvent]
    """What happened after `since`: the first 500. If the last of them is not `version`, ask again from there."""


class SurroundingsPart(TypedDict):
    """The part of `state` that changes seldom."""

    about: TableAbout
    fair: Fair


class TableState(OwnPart, GamePart, SurroundingsPart):
    """A table as one viewer may see it."""


class TableDone(TypedDict):
    """What you sent with this id is done and stored. It comes before the `state`."""

    type: Literal["done"]
    id: str | None
    version: int
    """The one that it led to; of `say`, `react` and `mute` the chat's."""


class Refused(TypedDict):
    """What you sent was not done."""

    type: Literal["refused"]
    id: str | None
    """`null` where none could be read."""
    code: str
    """For programs; it stays as it is."""
    text: str
    """For people."""
    clause: NotRequired[str | None]
    """The rule."""


class Presence(TypedDict):
    """Somebody came or went."""

    type: Literal["presence"]
    present: Sequence[int]
    """The seats at which somebody, or a bot, is there."""


class Said(TypedDict):
    """Something that was said: a set phrase or a text."""

    number: int
    at: int
    """Milliseconds since 1970."""
    seat: int | None
    """`null` of a spectator."""
    name: str
    phrase: NotRequired[str]
    text: NotRequired[str | None]
    """A stranger's, as the name is: show it as plain text."""


class ChatLine(Said):
    """Somebody said something; the latest 200 come when you come."""

    type: Literal["chat"]


class Reaction(TypedDict):
    """Somebody on a seat shows a sign. It is shown for some seconds, and sent to nobody who comes later."""

    type: Literal["reaction"]
    number: int
    """Counts with what is said."""
    at: int
    """Milliseconds since 1970."""
    seat: int
    sign: str


class Pong(TypedDict):
    """The answer to `ping`."""

    type: Literal["pong"]
    version: int
    """The one that the table has now."""


class Closing(TypedDict):
    """The server stops. The table waits, with its clock standing still: come back."""

    type: Literal["closing"]


TableMessage = TypeAliasType("TableMessage", TableState | TableDone | Refused | Presence | ChatLine | Reaction | Pong | Closing)
