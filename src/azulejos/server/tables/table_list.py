"""The list of tables, by which people find one: a line for each table, and whose tables they are. It follows from the tables' events."""

from __future__ import annotations

from sqlalchemy import Executable

from azulejos.rules import AzulejosError
from azulejos.server.live.tasks import Tasks
from azulejos.server.logs import Log
from azulejos.server.store import Store, listing
from azulejos.server.tables.setup import Setup
from azulejos.server.tables.state import Table, TableStatus

Listed = tuple[TableStatus, tuple[str | None, ...], Setup]
"""What a table's line in the list depends on: its status, who sits there, and what is agreed."""


class TableList:
    """Keeps the list in the store up to date with the tables in memory."""

    def __init__(self, store: Store, tasks: Tasks, log: Log) -> None:
        self._store, self._tasks, self._log = store, tasks, log
        self._listed: dict[str, Listed] = {}

    def note(self, table: Table) -> None:
        """A table is listed as it is."""
        self._listed[table.id] = _listed(table)

    def forget(self, id: str) -> None:
        """A table is no longer in memory."""
        self._listed.pop(id, None)

    def update(self, table: Table) -> None:
        """Write a table's line anew, if it has to say something else."""
        before = self._listed.get(table.id)
        if before != _listed(table):
            self.note(table)
            self._tasks.spawn(self._write(table, _persons(before)))

    async def _write(self, table: Table, before: set[str]) -> None:
        persons = _persons(_listed(table))
        mine = [listing.put_person(table.id, person) for person in sorted(persons)]
        others = [listing.remove_person(table.id, person) for person in sorted(before - persons)]
        try:
            await self._store.write([entry(table, table.touched_at), *mine, *others])
        except AzulejosError as error:  # The list follows from the events: it is put right when the table is read again.
            self.forget(table.id)
            self._log.failure("listing-failed", error, table=table.id)


def _listed(table: Table) -> Listed:
    return table.status, tuple(seat.person for seat in table.seats), table.setup


def _persons(listed: Listed | None) -> set[str]:
    return set() if listed is None else {person for person in listed[1] if person is not None}


def entry(table: Table, at: int) -> Executable:
    """A table's line in the list: what it takes to find one."""
    setup = table.setup
    return listing.put(
        table.id,
        state=table.status,
        public=setup.settings.public and (setup.settings.watchable or table.status is TableStatus.OPEN),
        game=setup.game,
        made_at=table.made_at,
        updated_at=at,
        summary={
            "options": dict(setup.options),
            "clock": setup.clock.to_json(),
            "seats": [{**seat.plan.to_json(), "taken": seat.is_taken, "person": seat.person} for seat in table.seats],
        },
    )
