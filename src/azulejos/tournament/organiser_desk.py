"""The organiser's desk: what is not the regulation's business. Announcements, calls, pauses, extra time, whether entries are open.

It has a stream of its own, `desk:ID`, beside the tournament's. Every command leaves an event there, by which it is known when it is sent again.
"""

from __future__ import annotations

import base64
import datetime
import re
import zoneinfo
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from azulejos.tournament.errors import Refused
from azulejos.tournament.events import Disputed, Event
from azulejos.tournament.logo import Logo
from azulejos.tournament.play import DIFFER
from azulejos.tournament.state import State
from azulejos.visible_text import fit

STREAM = "desk:"
FORM = 1
MOST_ANNOUNCEMENTS = 20
LONGEST_TEXT = 2_000
MOST_LINES = 60
SILENT = frozenset({"granted", "prepared", "committed", "commitments-closed", "contributed", "key-made", "game-cleared", "logo-set", "logo-removed"})
"""Kinds that no log has to tell."""


def desk_payload(**fields: Any) -> dict[str, Any]:
    """The payload of an event of the desk; what is `None` is left out.

    >>> desk_payload(game=2, why=None)
    {'form': 1, 'game': 2}
    """
    return {"form": FORM, **{name: value for name, value in fields.items() if value is not None}}


class DeskEvent(Protocol):
    """An event of the desk, as the store has it."""

    @property
    def version(self) -> int: ...
    @property
    def at(self) -> int: ...
    @property
    def actor(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def payload(self) -> Mapping[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something that everybody is told."""

    number: int
    at: int
    text: str


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody wants an arbiter."""

    call: str
    at: int
    kind: str
    game: int | None
    table: int | None
    by: str
    text: str
    person: str | None = None
    """Whom it is about: somebody who is away from a live table."""


@dataclass(slots=True)
class Pause:
    """The clock of a game stands still; as long as there is no end, it still does."""

    game: int
    begins: int
    ends: int | None = None


@dataclass(frozen=True, slots=True)
class Granted:
    """What was answered to a command, and when: it may come again."""

    at: int
    version: int
    answer: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Prepared:
    """The live tables of a game to come: their ids, and the commitments to their deals. `mark` names the seating that they are for."""

    at: int
    mark: str
    lives: tuple[str, ...]
    commitments: tuple[str, ...]


@dataclass(slots=True)
class Arrangements:
    """What an organiser has arranged besides the regulation's settings."""

    online: bool = False
    listed: bool = True
    self_check_in: bool = False
    date: str | None = None
    timezone: str | None = None
    watch_delay: int = 0
    """Online: after how many seconds spectators see a move."""
    bots: bool = False
    """Online: whether bots may fill seats."""
    unattended: bool = False
    """Online: whether it runs by itself."""
    stalled_minutes: int = 5
    """Unattended: after how long a table that has stopped (T5) waits for an arbiter no longer."""
    archived: bool = False
    """Whether it is put away, among those of old."""
    text: str = ""
    """What the event's page says of it: place, prizes, how to get there."""
    series: str = ""
    """The series that the event belongs to, by the short name in its address."""


@dataclass(slots=True)
class OrganiserDesk:
    """The desk as its events have made it.

    >>> desk = OrganiserDesk()
    >>> from types import SimpleNamespace
    >>> desk.apply(SimpleNamespace(version=1, at=5, actor="p-org", kind="announced", payload={"form": 1, "text": "Pizza is here."}))
    >>> [each.text for each in desk.announcements], desk.version
    (['Pizza is here.'], 1)
    """

    version: int = 0
    at: int = 0
    made_at: int = 0
    arranged: Arrangements = field(default_factory=Arrangements)
    entries_open: bool = False
    logo: Logo | None = None
    announcements: deque[Announcement] = field(default_factory=lambda: deque(maxlen=MOST_ANNOUNCEMENTS))
    calls: dict[str, Call] = field(default_factory=dict)
    """Open ones. What is disputed calls without an event, see `calls_of`."""
    taken: dict[str, str] = field(default_factory=dict)
    """Which arbiter is on the way, by call."""
    pauses: list[Pause] = field(default_factory=list)
    extra: dict[tuple[int, int], int] = field(default_factory=dict)
    """Minutes by game and table."""
    live: dict[tuple[int, int], str] = field(default_factory=dict)
    """Live tables of an online event, by game and table."""
    prepared: dict[int, Prepared] = field(default_factory=dict)
    """By game: of the last seating that was published."""
    contributed: dict[tuple[int, str], str] = field(default_factory=dict)
    """By game and person: their part in the deals, given after the server's commitment was known."""
    committed: dict[tuple[int, str], str] = field(default_factory=dict)
    """By game and person: the commitment to their part, which is shown when nobody can commit themselves any more."""
    closed: dict[int, int] = field(default_factory=dict)
    """By game: since when nobody can."""
    resumed: dict[tuple[int, int], int] = field(default_factory=dict)
    """Live tables that an arbiter has resumed (T5): when their games had so many events."""
    passed: dict[tuple[int, int], int] = field(default_factory=dict)
    """Live tables at which an arbiter has passed somebody's turn (T4): when their games had so many events."""
    stand_ins: dict[tuple[int, str], str] = field(default_factory=dict)
    """By game and person: which bot plays while they are away."""
    waited_for: set[tuple[int, str]] = field(default_factory=set)
    """By game and person: who is away, and is waited for."""
    bots: dict[str, str] = field(default_factory=dict)
    """Which bot plays for an entrant, by the entrant's id."""
    granted: dict[tuple[str, str], Granted] = field(default_factory=dict)
    """By who asked, and the id that it came with."""
    tokens: int = 0
    """How many were ever made."""
    key: str | None = None
    """What short codes follow from: it never leaves the server."""
    logged: list[DeskEvent] = field(default_factory=list)
    """What the log says of the desk."""

    def apply(self, happened: DeskEvent) -> None:
        """Let one more event have happened. Kinds of a later release are passed over."""
        self.version, self.at = happened.version, happened.at
        self.made_at = self.made_at or happened.at
        payload = happened.payload
        if happened.kind not in SILENT:
            self.logged.append(happened)
        match happened.kind:
            case "granted":
                self.granted[happened.actor, payload["id"]] = Granted(happened.at, payload["version"], payload.get("answer", {}))
            case "arranged":
                for name in Arrangements.__slots__:
                    if name in payload:
                        setattr(self.arranged, name, payload[name] or None if name in ("date", "timezone") else payload[name])
            case "entries-opened" | "entries-closed":
                self.entries_open = happened.kind == "entries-opened"
            case "logo-set":
                self.logo = Logo(payload["type"], base64.b64decode(payload["content"]))
            case "logo-removed":
                self.logo = None
            case "announced":
                self.announcements.append(Announcement(happened.version, happened.at, payload["text"]))
            case "retracted":
                remaining = [each for each in self.announcements if each.number != payload["number"]]
                self.announcements = deque(remaining, MOST_ANNOUNCEMENTS)
            case "called":
                name = f"c-{happened.version}"
                self.calls[name] = Call(
                    name, happened.at, payload.get("what", "call"), payload.get("game"), payload.get("table"), happened.actor, payload["text"],
                    payload.get("person"),
                )  # fmt: skip
            case "answered":
                if payload["done"]:
                    ended = self.calls.pop(payload["call"], None)
                    if ended is not None and ended.kind == "absent" and not payload.get("back"):
                        self.waited_for.add((ended.game or 0, ended.person or ""))
                    self.taken.pop(payload["call"], None)
                else:
                    self.taken[payload["call"]] = happened.actor
            case "paused":
                self.pauses.append(Pause(payload["game"], happened.at))
            case "resumed":
                if self.pauses and self.pauses[-1].ends is None:
                    self.pauses[-1].ends = happened.at
            case "extra-time":
                place = (payload["game"], payload["table"])
                self.extra[place] = self.extra.get(place, 0) + payload["minutes"]
            case "game-cleared":
                self.pauses = [each for each in self.pauses if each.game != payload["game"]]
                self.extra = {place: minutes for place, minutes in self.extra.items() if place[0] != payload["game"]}
                for call in [each.call for each in self.calls.values() if each.game == payload["game"]]:
                    del self.calls[call]
                    self.taken.pop(call, None)
            case "token-made":
                self.tokens = max(self.tokens, payload["number"])
            case "key-made":
                self.key = self.key or payload["key"]
            case "seated-live":
                self.live[payload["game"], payload["table"]] = payload["live"]
            case "prepared":
                game = payload["game"]
                self.prepared[game] = Prepared(happened.at, payload["mark"], tuple(payload["lives"]), tuple(payload["commitments"]))
                self.contributed = {place: given for place, given in self.contributed.items() if place[0] != game}
                self.committed = {place: given for place, given in self.committed.items() if place[0] != game}
                self.closed.pop(game, None)
            case "committed":
                self.committed[payload["game"], happened.actor] = payload["commitment"]
            case "commitments-closed":
                self.closed[payload["game"]] = happened.at
            case "contributed":
                self.contributed[payload["game"], happened.actor] = payload["contribution"]
            case "resumed-table":
                self.resumed[payload["game"], payload["table"]] = payload["length"]
            case "passed-turn":
                self.passed[payload["game"], payload["table"]] = payload["length"]
            case "stood-in":
                self.stand_ins[payload["game"], payload["person"]] = payload["bot"]
            case "bots-entered":
                self.bots |= dict.fromkeys(payload["persons"], payload["bot"])

    def stalled(self, game: int, table: int) -> Call | None:
        """The open call of a live table that has stopped (T5)."""
        return next((call for call in self.calls.values() if call.kind == "stalled" and (call.game, call.table) == (game, table)), None)

    def knows_of(self, game: int) -> bool:
        """Whether there are pauses, extra time or open calls of a game."""
        return game in {*(each.game for each in self.pauses), *(each.game for each in self.calls.values()), *(place[0] for place in self.extra)}

    def absent(self, game: int, table: int) -> dict[str, Call]:
        """The open calls of a live table at which somebody is away, by who is."""
        return {call.person: call for call in self.calls.values() if call.person is not None and (call.game, call.table) == (game, table)}

    def paused_since(self, game: int) -> int | None:
        """Since when the clock of a game stands still."""
        last = self.pauses[-1] if self.pauses else None
        return last.begins if last is not None and last.game == game and last.ends is None else None

    def extra_of(self, game: int) -> dict[int, int]:
        """The extra minutes of a game's tables."""
        return {table: minutes for (number, table), minutes in sorted(self.extra.items()) if number == game and minutes}


def calls_of(state: State, desk: OrganiserDesk, events: Sequence[Event]) -> list[Call]:
    """All open calls, the oldest first.

    >>> calls_of(State(), OrganiserDesk(), [])
    []
    """
    # When the tournament is over, nobody waits for an arbiter any more; what is disputed then still is.
    found = [] if state.finished else list(desk.calls.values())
    for game in state.games:
        for table in game.tables:
            if table.disputed and not table.is_void:
                found.append(_disputed(game.number, table.number, events))
    return sorted(found, key=lambda call: (call.at, call.call))


def dispute_call(game: int, table: int) -> str:
    """How the call of a disputed table is named.

    >>> dispute_call(2, 5)
    'd-2-5'
    """
    return f"d-{game}-{table}"


def _disputed(game: int, table: int, events: Sequence[Event]) -> Call:
    last = next(each for each in reversed(events) if isinstance(each.data, Disputed) and (each.data.game, each.data.table) == (game, table))
    assert isinstance(last.data, Disputed)
    kind = "differ" if last.data.why == DIFFER else "dispute"
    return Call(dispute_call(game, table), last.at, kind, game, table, last.actor, last.data.why)


def check_day(date: str | None, timezone: str | None) -> None:
    """Refuse a day or a time zone that does not exist; an empty one means none.

    >>> check_day("2027-02-30", None)
    Traceback (most recent call last):
    azulejos.tournament.errors.Refused: There is no such day: write it like 2027-03-20.
    """
    if date:
        try:
            found = datetime.date.fromisoformat(date)
        except ValueError:
            found = None
        if found is None or len(date) != len("2027-03-20"):
            raise Refused("bad-date", "There is no such day: write it like 2027-03-20.")
    if timezone:
        try:
            zoneinfo.ZoneInfo(timezone)
        except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
            raise Refused("no-such-timezone", "There is no such time zone here: write it like Europe/Rome, or leave it out.") from None


def check_text(text: str) -> str:
    r"""What an event's page says of it, line by line, tidied; or a refusal.

    >>> check_text("  Free entry. \n\n\n\nPrizes! ")
    'Free entry.\n\nPrizes!'
    """
    lines = [fit(line, "text", LONGEST_TEXT) if line.strip() else "" for line in text.splitlines()]
    found = re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()
    if len(found) > LONGEST_TEXT or found.count("\n") >= MOST_LINES:
        raise Refused("text-length", f"The text has at most {LONGEST_TEXT} characters and {MOST_LINES} lines: shorten it.")
    return found


def check_series(name: str) -> str:
    """The short name of a series, as its address has it; or a refusal.

    >>> check_series(" Winter-2027 ")
    'winter-2027'
    """
    found = name.strip().lower()
    if found and not re.fullmatch(r"[a-z0-9][a-z0-9-]{1,39}", found):
        raise Refused("bad-series", "A series has a short name of 2 to 40 letters, digits and hyphens: write it like winter-2027.")
    return found
