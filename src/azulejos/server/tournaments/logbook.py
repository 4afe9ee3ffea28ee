"""The log for arbiters: the regulation's (`azulejos.tournament.log`), and what happened at the desk, in the order of time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azulejos.server.tournaments.message_types import LogEntry
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import SERVER_ARBITER
from azulejos.tournament.log import log
from azulejos.tournament.organiser_desk import OrganiserDesk
from azulejos.tournament.payload import write
from azulejos.tournament.storage import Snapshot


def logbook(snapshot: Snapshot, desk: OrganiserDesk, roles: Sequence[Role]) -> list[LogEntry]:
    """The whole log. Keys that say nothing are left out.

    >>> logbook(Snapshot(), OrganiserDesk(), ())
    []
    """
    labels = {role.person: role.label for role in roles if role.label}

    def name(person: str) -> str:
        if person == SERVER_ARBITER:
            return "Server"
        return snapshot.register.shown(person) if snapshot.register.find(person) is not None else labels.get(person, "")

    found: list[Any] = []
    for entry in log(snapshot.events):
        line = {key: value for key, value in write(entry).items() if value is not None and value != "" and key not in ("version", "actor")}
        found.append({"by": entry.actor, "name": name(entry.actor), **line})
    for each in desk.logged:
        about = {key: value for key, value in each.payload.items() if key != "form"}
        found.append({"by": each.actor, "name": name(each.actor), "at": each.at, "kind": each.kind, **about})
    found.sort(key=lambda line: line["at"])
    # A line may have a number of its own, such as an announcement's: it is the log's that counts here.
    for number, line in enumerate(found, 1):
        line["number"] = number
    return found
