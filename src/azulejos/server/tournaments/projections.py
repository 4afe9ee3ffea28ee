"""Projections of an event: what followers are shown, part by part (docs/event.md).

Each is made once for all who may see it, and sent when its bytes have changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

import orjson

from azulejos.server.tournaments import message_types
from azulejos.server.tournaments.clock import Clock, begun, clock
from azulejos.server.tournaments.deals import published_commitments
from azulejos.server.tournaments.logbook import logbook
from azulejos.server.tournaments.online_tables import seating_mark
from azulejos.server.tournaments.roles import Role
from azulejos.tournament import organiser_desk, public
from azulejos.tournament.events import Round
from azulejos.tournament.next_step import next_step
from azulejos.tournament.organiser_desk import OrganiserDesk, calls_of
from azulejos.tournament.paper import LANGUAGES
from azulejos.tournament.people import ERASED, Person
from azulejos.tournament.player_status import player_status
from azulejos.tournament.prize_giving import is_hidden, public_standings
from azulejos.tournament.public_names import public_names
from azulejos.tournament.registration import is_full
from azulejos.tournament.schedule import NOTHING_BEGUN, Begun
from azulejos.tournament.seating import FirstPlayer
from azulejos.tournament.settings import clock as time_of_day
from azulejos.tournament.standings import Standing
from azulejos.tournament.state import Entrant, State, Table
from azulejos.tournament.storage import Snapshot
from azulejos.tournament.swaps import cost, draft_mark, met_again, numbered, published_mark
from azulejos.tournament.wishes import unmet
from azulejos.visible_text import folded

Parts = dict[str, bytes]
MOST_LOGGED = 200


@dataclass
class View:
    """A tournament at one moment, as it is shown. Everything is made when it is first asked for."""

    snapshot: Snapshot
    desk: OrganiserDesk
    roles: tuple[Role, ...]
    started: Mapping[int, int]
    """When each game began."""
    now: int
    ended: Mapping[int, int] = field(default_factory=dict)
    """When each game ended."""

    @property
    def state(self) -> State:
        """The regulation's state."""
        return self.snapshot.state

    @cached_property
    def clock(self) -> Clock:
        """The clock in the hall."""
        return clock(self.state, self.desk, self.started, self.now, self.ended)

    @cached_property
    def begun(self) -> Begun:
        """When games have really begun."""
        return begun(self.state, self.desk, self.started)

    @cached_property
    def calls(self) -> list[organiser_desk.Call]:
        """All open calls."""
        return calls_of(self.state, self.desk, self.snapshot.events)

    @cached_property
    def _persons(self) -> dict[str, Person]:
        return {person.id: person for person in self.snapshot.register.people}

    @cached_property
    def _names(self) -> Mapping[str, str]:
        return public_names(self.state, self.snapshot.register)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """T13, T14, as far as they are public."""
        return public_standings(self.state)

    @cached_property
    def public(self) -> Parts:
        """What everybody sees."""
        lists = public_lists(self.snapshot, self.desk, self.begun)
        parts: message_types.PublicParts = {
            "about": self._about(),
            "clock": self.clock.shown,
            "schedule": lists["schedule"],
            "participants": lists["participants"],
            "seating": lists["seating"],
            "games": lists["games"],
            "ranking": lists["ranking"],
            "unranked": lists["unranked"],
            "ceremony": lists["ceremony"],
            "announcements": list(self.desk.announcements),
        }
        return _encoded(parts)

    def _about(self) -> message_types.EventAbout:
        state, arranged = self.state, self.desk.arranged
        return {
            "id": state.stream.partition(":")[2],
            "title": state.title,
            "stage": state.stage,
            "online": arranged.online,
            "unattended": arranged.unattended,
            "bots": arranged.bots,
            "watch_delay": arranged.watch_delay,
            "listed": arranged.listed,
            "archived": arranged.archived,
            "entries_open": self.desk.entries_open and not state.games,
            "full": is_full(state),
            "self_check_in": arranged.self_check_in,
            "date": arranged.date,
            "timezone": arranged.timezone,
            "languages": LANGUAGES,
            "text": arranged.text,
            "logo": None if self.desk.logo is None else self.desk.logo.mark,
            "series": arranged.series,
            "most": state.most,
            "waiting": len(state.waiting),
            "free": None if state.most is None else state.free,
            "entered": sum(not entrant.expelled for entrant in state.entrants.values()),
            "present": len(state.present),
            "game": None if state.running is None else state.running.number,
            "next_game": None if state.finished or state.next_game > state.settings.all_games else state.next_game,
            "settings": state.settings,
        }

    # The desk

    @cached_property
    def desk_parts(self) -> Parts:
        """What arbiters and organisers see besides."""
        parts: message_types.DeskParts = {
            "next": self._next(),
            "people": self._people(),
            "draft": self._draft(),
            "wishes": {"apart": self.state.apart, "clubs_apart": self.state.clubs_apart},
            "published": self._published(),
            "tables": [
                {"game": game.number, "ended": game.ended, "tables": [self._desk_table(game.number, table) for table in game.tables]}
                for game in self.state.games
            ],
            "calls": [self._call(call) for call in self.calls],
            "log": self.log[-MOST_LOGGED:],
        }
        return _encoded(parts)

    def _call(self, call: organiser_desk.Call) -> message_types.Call:
        return {
            "call": call.call,
            "at": call.at,
            "kind": call.kind,
            "game": call.game,
            "table": call.table,
            "by": call.by,
            "text": call.text,
            "person": call.person,
            "taken_by": self.desk.taken.get(call.call),
        }

    @cached_property
    def log(self) -> list[message_types.LogEntry]:
        """All of the log."""
        return logbook(self.snapshot, self.desk, self.roles)

    @cached_property
    def organiser_parts(self) -> Parts:
        """What organisers alone see."""
        made: list[message_types.MadeRole] = [{**role.json(), "made_at": role.made_at, "revoked_at": role.revoked_at} for role in self.roles]
        hidden = public.whole_ranking(self.state, self.snapshot.register) if is_hidden(self.state) and self.state.games else None
        for ranked in hidden or []:
            ranked["bot"] = self.desk.bots.get(ranked["id"])
        parts: message_types.OrganiserParts = {"roles": made, "standings": hidden}
        return _encoded(parts)

    def _next(self) -> message_types.Next:
        step = next_step(self.state)
        return {
            "do": step.do,
            "game": step.game,
            "tables": step.tables,
            "again": step.again,
            "also": step.also,
            "entered": sum(not (entrant.expelled or entrant.left) for entrant in self.state.entrants.values()),
            "present": len(self.state.present),
            "calls": len(self.calls),
        }

    def _people(self) -> list[message_types.DeskPerson]:
        linked = {role.person for role in self.roles if role.kind == "player" and role.revoked_at is None}
        shown = Counter(folded(person.shown()) for id, person in self._persons.items() if id in self.state.entrants)
        found: list[message_types.DeskPerson] = []
        waiting = self.state.waiting
        for number, (id, entrant) in enumerate(self.state.entrants.items(), 1):
            person = self._persons.get(id)
            place = self._place(id)
            found.append(
                {
                    "id": id,
                    "number": number,
                    "first": "" if person is None else person.first,
                    "surname": "" if person is None else person.surname,
                    "name": self._names[id],
                    "stage": _stage(entrant, place is not None),
                    "checked_in": entrant.checked_in,
                    "left": entrant.left,
                    "expelled": entrant.expelled,
                    "warnings": entrant.warnings,
                    "since": entrant.since,
                    "table": None if place is None else place[0],
                    "seat": None if place is None else place[1],
                    "arbiter": id in self.state.arbiters,
                    "link": id in linked,
                    "same_name": person is not None and shown[folded(person.shown())] > 1,
                    "erased": person is None,
                    "bot": self.desk.bots.get(id),
                    "club": entrant.club,
                    "rating": entrant.rating,
                    "needs_table": entrant.table,
                    "needs_seat": entrant.seat,
                    "waiting": id in waiting,
                    "substitute": entrant.substitute,
                }
            )
        return found

    def _place(self, person: str) -> tuple[int, int] | None:
        """Where somebody plays now."""
        table = None if self.state.running is None else self.state.running.table_of(person)
        return None if table is None or person in table.withdrawn else (table.number, table.seats.index(person) + 1)

    def _draft(self) -> message_types.Draft | None:
        rounds = self.state.draft
        if not rounds:
            return None
        return {
            "mark": draft_mark(rounds),
            "fresh": all(set(round.people) == set(self.state.present) for round in rounds),
            "rounds": rounds,
            "met_again": self._met_again(rounds),
            "figures": numbered(self.state, rounds).figures,
            "unmet": unmet(self.state, rounds),
            "unwished": self.state.unwished,
        }

    def _published(self) -> message_types.PublishedSeating | None:
        rounds = self.state.published
        if not rounds:
            return None
        return {
            "mark": published_mark(rounds),
            "cost": cost(self.state, rounds),
            "met_again": self._met_again(rounds),
            "unmet": unmet(self.state, rounds),
        }

    def _met_again(self, rounds: tuple[Round, ...]) -> list[message_types.MetAgain]:
        return [{"game": game, "one": one, "other": other, "times": times} for game, one, other, times in met_again(self.state, rounds)]

    def _desk_table(self, game: int, table: Table) -> message_types.DeskTable:
        return {
            "table": table.number,
            "state": table_stage(table),
            "seats": table.seats,
            "first": table.first,
            "withdrawn": [person for person in table.seats if person in table.withdrawn],
            "minutes_extra": self.desk.extra.get((game, table.number), 0),
            "live": self.desk.live.get((game, table.number)),
            "sheets": [{"person": person, "sheet": sheet} for person, sheet in table.entries.items()],
            "result": table.result,
        }

    # A player

    def mine(self, id: str) -> bytes:
        """What one player sees besides what everybody does."""
        person, entrant = self._persons.get(id), self.state.entrants.get(id)
        playing = None if entrant is None or entrant.expelled else entrant
        mine: message_types.Mine = {
            "person": id,
            "first": "" if person is None else person.first,
            "surname": "" if person is None else person.surname,
            "name": self._names.get(id, ERASED),
            "checked_in": entrant is not None and entrant.checked_in,
            "left": entrant is not None and entrant.left,
            "expelled": entrant is not None and entrant.expelled,
            "warnings": 0 if entrant is None else entrant.warnings,
            "notice": None if playing is None else self._notice(id),
            "table": None if playing is None else self._my_table(id),
            "waiting": waiting.index(id) + 1 if id in (waiting := self.state.waiting) else None,
            "calls": [self._my_call(call) for call in self.calls if self._concerns(id, call.by, call.game, call.table)],
            "can": [] if playing is None else self._can(id, playing),
        }
        return orjson.dumps(mine)

    def _notice(self, id: str) -> message_types.EventNotice:
        found = player_status(self.state, id, self.standings, self.begun)
        return {
            "now": found.now,
            "game": found.game,
            "at": None if found.at is None else time_of_day(found.at),
            "table": found.table,
            "seat": found.seat,
            "starts": found.starts,
            "changes": found.changes,
            "place": found.place,
            "shared": found.shared,
            "of": found.of,
            "pt": found.pt,
            "points": found.points,
            "behind": found.behind,
            "decided_by": found.decided_by,
        }

    def _my_call(self, call: organiser_desk.Call) -> message_types.MyCall:
        taken = call.call in self.desk.taken
        return {"call": call.call, "at": call.at, "kind": call.kind, "game": call.game, "table": call.table, "taken": taken}

    def _concerns(self, person: str, by: str, game: int | None, table: int | None) -> bool:
        if by == person:
            return True
        return game is not None and table is not None and game <= len(self.state.games) and person in self.state.table(game, table).seats

    def _my_table(self, person: str) -> message_types.MyTable | None:
        if not self.state.games or (table := self.state.games[-1].table_of(person)) is None:
            return None
        game = self.state.games[-1].number
        return {
            "game": game,
            "table": table.number,
            "seat": table.seats.index(person) + 1,
            "first": table.first,
            "minutes_extra": self.desk.extra.get((game, table.number), 0),
            "state": table_stage(table),
            "handed_in": [table.seats.index(each) + 1 for each in table.entries],
            "sheet": table.entries.get(person),
            "result": table.counted,
            "seats": [
                None if self.state.entrants[each].expelled else {"id": each, "name": self._names[each], "withdrawn": each in table.withdrawn}
                for each in table.seats
            ],
            "live": self.desk.live.get((game, table.number)),
        }

    def _can(self, person: str, entrant: Entrant) -> list[str]:
        state, found = self.state, []
        table = None if state.running is None else state.running.table_of(person)
        playing = table is not None and person in table.remaining
        if (
            not entrant.checked_in
            and not entrant.left
            and self.desk.arranged.self_check_in
            and person not in state.waiting
            and not state.finished
            and state.next_game <= state.settings.games
        ):
            found.append("check-in")
        if table is not None and playing and not table.is_void and table.result is None:
            online = self.desk.arranged.online
            if not online or (state.games[-1].number, table.number) in self.desk.live:
                found.append("sit" if online else "sheet")
                if not online and table.is_playing and state.settings.first_player is FirstPlayer.LOT:
                    found.append("first")
        last = state.games[-1].table_of(person) if state.games else None
        if last is not None and last.counted is not None and not last.disputed and not state.finished:
            found.append("dispute")
        if table is not None and playing and not table.stands and not table.voided:
            found.append("withdraw")
        if not (playing and table is not None and table.is_playing) and not entrant.left and not state.finished:
            found.append("leave")
        if not state.finished:
            found.append("call")
        return found


def public_lists(snapshot: Snapshot, desk: OrganiserDesk, begun: Begun = NOTHING_BEGUN) -> public.PublicLists:
    """`azulejos.tournament.public.export`, with the live tables of an online event, and which entrants are bots.

    >>> public_lists(Snapshot(), OrganiserDesk())["ranking"]
    []
    """
    found = public.export(snapshot.state, snapshot.register, begun)
    seated = [person for round in found["seating"] for table in round["tables"] for person in table if person is not None]
    playing = [person for game in found["games"] for table in game["tables"] for person in table["seats"] if person is not None]
    everybody: list[public.Named] = [*found["participants"], *found["ranking"], *found["unranked"], *seated, *playing]
    everybody += (found["ceremony"] or {"lines": []})["lines"]
    for person in everybody:
        person["bot"] = desk.bots.get(person["id"])
    for round, seating in zip(snapshot.state.published, found["seating"], strict=True):
        prepared = desk.prepared.get(round.game)
        if prepared is not None and prepared.mark == seating_mark(round.tables):
            seating["commitments"] = prepared.commitments
            if (given := published_commitments(desk, round)) is not None:
                seating["contribution_commitments"] = given
    for game in found["games"]:
        for table in game["tables"]:
            if (live := desk.live.get((game["game"], table["table"]))) is not None:
                table["live"] = live
    return found


def table_stage(table: Table) -> str:
    """How far a table is.

    >>> table_stage(Table(1, ("p-ann", "p-bob"), 1))
    'playing'
    """
    if table.is_void:
        return "void"
    if table.disputed:
        return "disputed"
    if table.result is not None:
        return "settled"
    return "awaiting" if table.entries else "playing"


def _stage(entrant: Entrant, plays: bool) -> str:
    if entrant.expelled:
        return "expelled"
    if plays:
        return "playing"
    if entrant.left:
        return "left"
    return "here" if entrant.checked_in else "entered"


def _encoded(parts: message_types.PublicParts | message_types.DeskParts | message_types.OrganiserParts) -> Parts:
    return {name: orjson.dumps(part) for name, part in parts.items()}
