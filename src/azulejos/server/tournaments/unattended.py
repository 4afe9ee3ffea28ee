"""An event that nobody runs: what an organiser would do next is done when it is due. An arbiter is waited for where one has to decide."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from azulejos.server.live.time_source import TimeSource
from azulejos.server.store import Store
from azulejos.server.tables.registry import TableRegistry
from azulejos.server.tournaments import deals
from azulejos.server.tournaments.clock import MINUTE, due_at
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.online_tables import is_stopped_again, progress_of
from azulejos.server.tournaments.transaction import SERVER_ARBITER, Transaction
from azulejos.tournament import arbiter, events, pairing, play
from azulejos.tournament.commands.command import new_chance
from azulejos.tournament.commands.seating import new_seed
from azulejos.tournament.events import EventData
from azulejos.tournament.next_step import Do, next_step
from azulejos.tournament.organiser_desk import Call
from azulejos.tournament.seating import plan
from azulejos.tournament.state import FEWEST_PLAYERS

CONTRIBUTION_MS = 10_000
"""So long people's clients have to commit themselves to their part in the deals, once they can know the server's commitment."""
MOST_STEPS = 8
"""Of one look: to end a game and start the next one takes four."""
TOO_FEW = "Fewer than two players were left."
NOBODY_CAME = "No arbiter came, and nobody plays at this table."
GOES_ON = "No arbiter came, and somebody is there to play on."


class Unattended:
    """Runs unattended events."""

    def __init__(self, store: Store, tables: TableRegistry, work: Callable[[Callable[[], Any]], Awaitable[Any]], time: TimeSource) -> None:
        self._store = store
        self._tables = tables
        self._work = work
        self._time = time

    async def run(self, tournament: LiveTournament) -> None:
        """Do what is due now."""
        for call in tuple(tournament.desk.calls.values()):
            if call.kind == "stalled" and await self._answer(tournament, call):
                return  # First at the table, then whatever follows from it.
        for _ in range(MOST_STEPS):
            act = await self._next(tournament)
            if act is None:
                return
            version = (tournament.snapshot.state.version, tournament.desk.version)
            await tournament.do(lambda transaction, act=act, version=version: _do(transaction, act, version), SERVER_ARBITER, None)  # type: ignore[misc]

    async def _next(self, tournament: LiveTournament) -> EventData | None:
        """What an organiser would do now, if anything."""
        state = tournament.snapshot.state
        step = next_step(state)
        if step.do is Do.END_GAME and state.running is not None:
            return events.GameEnded(state.running.number)
        if step.do is Do.FINISH:
            return events.Finished()
        if state.finished or state.running is not None or step.do is Do.SETTLE:
            return None
        due = due_at(state, tournament.desk, tournament.started, tournament.ended)
        is_due = due is None or due <= tournament.now()
        if len(state.present) < FEWEST_PLAYERS:
            return events.Finished(TOO_FEW) if state.games and is_due else None
        if step.do is Do.START:
            return await self._start(tournament) if is_due else None
        # Who plays in the first game is known when it is due; later seatings everybody may know before.
        if not is_due and not state.games:
            return None
        if step.do is Do.FINAL:
            return pairing.final(state, new_chance())
        if step.do is Do.PUBLISH:
            return pairing.publication(state)
        seed = new_seed()
        drafted: EventData = await self._work(lambda: pairing.draft(state, plan, seed))
        return drafted

    async def _start(self, tournament: LiveTournament) -> EventData | None:
        """The start of the next game, once everybody has given their part to the deals, or had the time for it."""
        if (found := deals.to_come(tournament.snapshot.state, tournament.desk)) is None:
            return None
        round, prepared = found
        if round.game not in tournament.desk.closed:
            if deals.silent(tournament.desk, round) and self._waited(tournament, prepared.at) < CONTRIBUTION_MS:
                return None
            await tournament.do(lambda transaction: deals.close(transaction, round.game), SERVER_ARBITER, None)
        if deals.awaited(tournament.desk, round) and self._waited(tournament, tournament.desk.closed[round.game]) < deals.REVEAL_MS:
            return None
        seeds = await deals.seeds_of(self._store, prepared)
        state = tournament.snapshot.state
        first = deals.first_players(state, tournament.desk, seeds)
        return play.start(state, new_chance()) if first is None else events.GameStarted(state.next_game, first)

    def _waited(self, tournament: LiveTournament, since: int) -> int:
        """How long people had for something: nobody can do anything while the server is away, and then everybody has the whole time again."""
        return min(tournament.now() - since, self._time.up_for())

    async def _answer(self, tournament: LiveTournament, call: Call) -> bool:
        """T5: no arbiter has come to a table that has stopped, and none is on the way: decide."""
        assert call.game is not None
        assert call.table is not None
        if call.call in tournament.desk.taken or self._waited(tournament, call.at) < tournament.desk.arranged.stalled_minutes * MINUTE:
            return False
        game, table = call.game, call.table
        live = await self._tables.table(tournament.desk.live[game, table])
        progress = progress_of(live.table)
        if not progress.stopped:
            return False
        goes_on = any(live.audience.is_present(seat) for seat in live.table.people) and not is_stopped_again(live.table.position)

        def how(transaction: Transaction) -> None:
            if transaction.desk.stalled(game, table) is None:
                return
            if goes_on:
                transaction.note("resumed-table", game=game, table=table, length=progress.length, why=GOES_ON)
            else:
                transaction.as_server(arbiter.voiding(transaction.state, game, table, NOBODY_CAME))

        await tournament.do(how, SERVER_ARBITER, None)
        return True


def _do(transaction: Transaction, act: EventData, version: tuple[int, int]) -> None:
    if (transaction.state.version, transaction.desk.version) == version:  # Otherwise somebody was quicker, and something else may be next.
        transaction.as_server(act)
