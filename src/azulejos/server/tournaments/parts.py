"""What followers are shown, part by part (docs/event.md). Each is made once for all who may see it, and sent when its bytes have changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import orjson

from azulejos.server.tournaments.clock import Clock, clock
from azulejos.server.tournaments.logbook import logbook
from azulejos.server.tournaments.online_tables import seating_mark
from azulejos.server.tournaments.roles import Role
from azulejos.tournament import public
from azulejos.tournament.calls import calls_of
from azulejos.tournament.organiser_desk import Call, OrganiserDesk
from azulejos.tournament.paper import LANGUAGES
from azulejos.tournament.payload import write
from azulejos.tournament.people import ERASED, Person
from azulejos.tournament.player_status import player_status
from azulejos.tournament.schedule import schedule
from azulejos.tournament.settings import clock as time_of_day
from azulejos.tournament.standings import Standing, standings
from azulejos.tournament.state import Entrant, State, Table
from azulejos.tournament.steps import next_step
from azulejos.tournament.storage import Snapshot
from azulejos.tournament.swaps import draft_mark, met_again, numbered

Parts = dict[str, bytes]
MOST_LOGGED = 200


@dataclass
class View:
    """A tournament at one moment, as it is shown. Everything is made when it is first asked for."""

    kept: Snapshot
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
        return self.kept.state

    @cached_property
    def clock(self) -> Clock:
        """The clock in the hall."""
        return clock(self.state, self.desk, self.started, self.now, self.ended)

    @cached_property
    def calls(self) -> list[Call]:
        """All open calls."""
        return calls_of(self.state, self.desk, self.kept.events)

    @cached_property
    def _persons(self) -> dict[str, Person]:
        return {person.id: person for person in self.kept.register.people}

    def _name(self, id: str) -> str:
        """As public lists have it."""
        person = self._persons.get(id)
        return ERASED if person is None else person.shown(self.state.settings.public_names)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """T13, T14."""
        return standings(self.state)

    @cached_property
    def public(self) -> Parts:
        """What everybody sees."""
        state = self.state
        lists = public_lists(self.kept, self.desk)
        return _written(
            {
                "about": self._about(),
                "clock": self.clock.shown,
                "schedule": [
                    {"part": slot.part.value, "game": slot.game, "begins": time_of_day(slot.begins), "ends": time_of_day(slot.ends)}
                    for slot in schedule(state.settings, state.delays)
                ],
                "participants": lists["participants"],
                "seating": lists["seating"],
                "games": lists["games"],
                "ranking": lists["ranking"] if state.games else [],
                "announcements": [{"number": each.number, "at": each.at, "text": each.text} for each in self.desk.announcements],
            }
        )

    def _about(self) -> dict[str, Any]:
        state, arranged = self.state, self.desk.arranged
        return {
            "id": state.stream.partition(":")[2],
            "title": state.title,
            "stage": state.stage.value,
            "online": arranged.online,
            "unattended": arranged.unattended,
            "bots": arranged.bots,
            "watch_delay": arranged.watch_delay,
            "listed": arranged.listed,
            "entries_open": self.desk.entries_open and not state.games,
            "self_check_in": arranged.self_check_in,
            "date": arranged.date,
            "timezone": arranged.timezone,
            "languages": LANGUAGES,
            "entered": sum(not entrant.expelled for entrant in state.entrants.values()),
            "present": len(state.present),
            "game": None if state.running is None else state.running.number,
            "next_game": None if state.finished or state.next_game > state.settings.all_games else state.next_game,
            "settings": state.settings.json(),
        }

    # The desk

    @cached_property
    def desk_parts(self) -> Parts:
        """What arbiters and organisers see besides."""
        return _written(
            {
                "next": self._next(),
                "people": self._people(),
                "draft": self._draft(),
                "tables": [
                    {"game": game.number, "ended": game.ended, "tables": [self._desk_table(game.number, table) for table in game.tables]}
                    for game in self.state.games
                ],
                "calls": [{**write(call), "taken_by": self.desk.taken.get(call.call)} for call in self.calls],
                "log": self.log[-MOST_LOGGED:],
            }
        )

    @cached_property
    def log(self) -> list[dict[str, Any]]:
        """All of the log."""
        return logbook(self.kept, self.desk, self.roles)

    @cached_property
    def organiser_parts(self) -> Parts:
        """What organisers alone see."""
        return _written({"roles": [{**role.json(), "made_at": role.made_at, "revoked_at": role.revoked_at} for role in self.roles]})

    def _next(self) -> dict[str, Any]:
        step = next_step(self.state)
        return {
            **write(step),
            "entered": sum(not (entrant.expelled or entrant.left) for entrant in self.state.entrants.values()),
            "present": len(self.state.present),
            "calls": len(self.calls),
        }

    def _people(self) -> list[dict[str, Any]]:
        linked = {role.person for role in self.roles if role.kind == "player" and role.revoked_at is None}
        shown = Counter(person.shown().casefold() for id, person in self._persons.items() if id in self.state.entrants)
        found = []
        for number, (id, entrant) in enumerate(self.state.entrants.items(), 1):
            person = self._persons.get(id)
            place = self._place(id)
            found.append(
                {
                    "id": id,
                    "number": number,
                    "first": "" if person is None else person.first,
                    "surname": "" if person is None else person.surname,
                    "name": self._name(id),
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
                    "same_name": person is not None and shown[person.shown().casefold()] > 1,
                    "erased": person is None,
                    "bot": self.desk.bots.get(id),
                }
            )
        return found

    def _place(self, person: str) -> tuple[int, int] | None:
        """Where somebody plays now."""
        table = None if self.state.running is None else self.state.running.table_of(person)
        return None if table is None or person in table.withdrawn else (table.number, table.seats.index(person) + 1)

    def _draft(self) -> dict[str, Any] | None:
        rounds = self.state.draft
        if not rounds:
            return None
        found = numbered(self.state, rounds).figures
        return {
            "mark": draft_mark(rounds),
            "fresh": all(set(round.people) == set(self.state.present) for round in rounds),
            "rounds": [write(round) for round in rounds],
            "met_again": [{"game": game, "one": one, "other": other, "times": times} for game, one, other, times in met_again(self.state, rounds)],
            "figures": {**write(found), "is_optimal": found.is_optimal},
        }

    def _desk_table(self, game: int, table: Table) -> dict[str, Any]:
        return {
            "table": table.number,
            "state": table_stage(table),
            "seats": table.seats,
            "first": table.first,
            "withdrawn": [person for person in table.seats if person in table.withdrawn],
            "minutes_extra": self.desk.extra.get((game, table.number), 0),
            "live": self.desk.live.get((game, table.number)),
            "sheets": [{"person": person, "sheet": write(sheet)} for person, sheet in table.entries.items()],
            "result": None if table.result is None else write(table.result),
        }

    # A player

    def mine(self, id: str) -> bytes:
        """What one player sees besides what everybody does."""
        person, entrant = self._persons.get(id), self.state.entrants.get(id)
        told = None
        if entrant is not None and not entrant.expelled:
            found = player_status(self.state, id, self.standings)
            told = {**write(found), "at": None if found.at is None else time_of_day(found.at)}
        return orjson.dumps(
            {
                "person": id,
                "first": "" if person is None else person.first,
                "surname": "" if person is None else person.surname,
                "name": self._name(id),
                "checked_in": entrant is not None and entrant.checked_in,
                "left": entrant is not None and entrant.left,
                "expelled": entrant is not None and entrant.expelled,
                "warnings": 0 if entrant is None else entrant.warnings,
                "notice": told,
                "table": None if entrant is None or entrant.expelled else self._my_table(id),
                "calls": [
                    {
                        "call": call.call,
                        "at": call.at,
                        "kind": call.kind,
                        "game": call.game,
                        "table": call.table,
                        "taken": call.call in self.desk.taken,
                    }
                    for call in self.calls
                    if self._concerns(id, call.by, call.game, call.table)
                ],
                "can": [] if entrant is None or entrant.expelled else self._can(id, entrant),
            }
        )

    def _concerns(self, person: str, by: str, game: int | None, table: int | None) -> bool:
        if by == person:
            return True
        return game is not None and table is not None and person in self.state.table(game, table).seats

    def _my_table(self, person: str) -> dict[str, Any] | None:
        if not self.state.games or (table := self.state.games[-1].table_of(person)) is None:
            return None
        game = self.state.games[-1].number
        mine = table.entries.get(person)
        return {
            "game": game,
            "table": table.number,
            "seat": table.seats.index(person) + 1,
            "first": table.first,
            "minutes_extra": self.desk.extra.get((game, table.number), 0),
            "state": table_stage(table),
            "handed_in": [table.seats.index(each) + 1 for each in table.entries],
            "sheet": None if mine is None else write(mine),
            "result": None if table.counted is None else write(table.counted),
            "seats": [
                None if self.state.entrants[each].expelled else {"id": each, "name": self._name(each), "withdrawn": each in table.withdrawn}
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
            and not state.finished
            and state.next_game <= state.settings.games
        ):
            found.append("check-in")
        if table is not None and playing and not table.is_void and table.result is None:
            online = self.desk.arranged.online
            if not online or (state.games[-1].number, table.number) in self.desk.live:
                found.append("sit" if online else "sheet")
        last = state.games[-1].table_of(person) if state.games else None
        if last is not None and person in last.remaining and last.counted is not None and not last.disputed and not state.finished:
            found.append("dispute")
        if table is not None and playing and table.is_playing:
            found.append("withdraw")
        elif not entrant.left and not state.finished:
            found.append("leave")
        if not state.finished:
            found.append("call")
        return found


def public_lists(kept: Snapshot, desk: OrganiserDesk) -> dict[str, Any]:
    """`azulejos.tournament.public.export`, with the live tables of an online event, and which entrants are bots.

    >>> public_lists(Snapshot(), OrganiserDesk())["ranking"]
    []
    """
    found = public.export(kept.state, kept.register)
    seated = [person for round in found["seating"] for table in round["tables"] for person in table if person is not None]
    playing = [person for game in found["games"] for table in game["tables"] for person in table["seats"] if person is not None]
    for person in (*found["participants"], *found["ranking"], *seated, *playing):
        person["bot"] = desk.bots.get(person["id"])
    for round, seating in zip(kept.state.published, found["seating"], strict=True):
        prepared = desk.prepared.get(round.game)
        if prepared is not None and prepared.mark == seating_mark(round.tables):
            seating["commitments"] = list(prepared.commitments)
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


def _written(found: Mapping[str, Any]) -> Parts:
    return {name: orjson.dumps(value) for name, value in found.items()}
