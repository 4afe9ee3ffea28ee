"""What follows from a command: the events that it makes, or a refusal. Nothing is changed here; the table changes once the events are stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from azulejos.notation import tags as tag_table
from azulejos.notation.tokens import read_token, write_token
from azulejos.rules import Chance, Phase, Position
from azulejos.rules.events import Deal, Move
from azulejos.server.errors import BadRequest, Conflict, NotAllowed
from azulejos.server.fair import NO_CONTRIBUTION, draw_lots
from azulejos.server.tables import events
from azulejos.server.tables.events import SERVER, TableEvent
from azulejos.server.tables.setup import BY_LOT
from azulejos.server.tables.state import COMMITTED_SCHEME, DECISIONS, ENDED, Table, TableStatus, reveals

Draws = Callable[[int], Chance]
"""The source of chance for the deal of a number; 0 is the lot before the first one."""
MOST_OFFERS = 5
"""So often a seat may propose the same between two moves: somebody who is not heeded adds no more to the table."""
DrawsWith = Callable[[Sequence[str]], Draws]
"""The same, once all contributions to the deals are known."""


class Place(NamedTuple):
    """Who sits on a seat of an event's table, with their contribution to the deals and the commitment to it."""

    person: str
    contribution: str = NO_CONTRIBUTION
    commitment: str | None = None


# Sitting down and getting up


def sit(
    table: Table,
    number: int | None,
    person: str,
    contribution: str | None,
    draws_with: DrawsWith,
    id: str | None = None,
    *,
    commitment: str | None = None,
) -> list[TableEvent]:
    """Somebody sits down with a commitment to a contribution, or with the contribution itself. When everybody sits and all contributions are known,
    play starts.
    """
    if table.status is TableStatus.CLOSED:
        raise Conflict("game-is-over", "This table was closed: make a new one.")
    if table.status is not TableStatus.OPEN:
        raise Conflict("table-is-full", "Play has begun at this table: you can watch it.")
    if person in table.removed:
        raise NotAllowed("removed-by-host", "The one who made this table has freed your seat: ask them to let you back in.")
    if number is None:
        reserved = [each for each, seat in enumerate(table.seats, 1) if not seat.is_taken and seat.plan.kind == "person" and person == table.maker]
        free = reserved + [each for each, seat in enumerate(table.seats, 1) if not seat.is_taken and seat.plan.kind == "open"]
        if not free:
            raise Conflict("table-is-full", "Every seat of this table is taken: you can watch it.")
        number = free[0]
    table.game.check_seat(number)
    seat = table.seat(number)
    if seat.is_taken:
        raise Conflict("seat-is-taken", f"Seat {number} is taken: choose another one.")
    made: list[TableEvent] = [events.Sat(person, seat=number, person=person, contribution=contribution, id=id, commitment=commitment)]
    others = [each for other, each in enumerate(table.seats, 1) if other != number]
    if contribution is not None and all(each.plan.kind == "bot" or each.contribution is not None for each in others):
        made += start(table, draws_with(table.contributions_with(number, contribution)))
    return made


def start(table: Table, draws: Draws) -> list[TableEvent]:
    """Everybody sits: the lots are drawn, and what chance has to do first is done."""
    if table.setup.is_from_the_start:
        setup = table.setup
        lots = draw_lots(setup.game, len(table.seats), draws(0), first=setup.first == BY_LOT, game=setup.is_game_by_lot)
        first = setup.first if isinstance(setup.first, int) else lots.first
        assert first is not None
        game = setup.settled_game(lots.options)
        position = game.start(first)
        started = events.Started(SERVER, tags=tag_table.of_game(game, first), scheme=COMMITTED_SCHEME)
    else:
        position = table.setup.begun()
        started = events.Started(SERVER, scheme=COMMITTED_SCHEME)
    return [started, *_chance(position, table.deals, draws), *_end(position)]


def leave(table: Table, number: int, actor: str, bot: str, id: str | None = None) -> list[TableEvent]:
    """Somebody gets up: before the start the seat is free again, later a bot plays for it."""
    _check_no_event(table, "This table is an event's: close the page if you have to go, or withdraw.")
    if table.status in ENDED:
        raise Conflict("game-is-over", "The game is over: nobody has to leave.")
    left = events.Left(actor, seat=number, id=id)
    if table.status is TableStatus.OPEN:
        if table.is_full:
            # Contributions may have been shown: whoever sat down now could choose theirs to suit.
            raise Conflict("game-begins", "Everybody has sat down, and the game begins in a moment: leave then.")
        return [left]
    if is_tournament(table) or table.seat(number).bot is not None:
        return [left]  # At a tournament's table nobody plays for another: its turns pass (T4) until an arbiter says more.
    return [left, events.StoodIn(SERVER, seat=number, bot=bot, why="left")]


def is_tournament(table: Table) -> bool:
    """Whether this is a tournament's table, where nobody plays for another."""
    return bool(getattr(table.game, "tournament", False))


def seat_all(table: Table, places: Sequence[Place], draws: Draws) -> list[TableEvent]:
    """Everybody sits where an event has put them, and play starts, whoever has come."""
    sat = [
        events.Sat(SERVER, seat=number, person=place.person, contribution=place.contribution, commitment=place.commitment)
        for number, place in enumerate(places, 1)
    ]
    return [*sat, *start(table, draws)]


def _check_no_event(table: Table, text: str) -> None:
    if table.setup.event is not None:
        raise NotAllowed("event-table", text)


# Moves


def move(table: Table, number: int, token: str, actor: str, draws: Draws, id: str | None = None, by: str | None = None) -> list[TableEvent]:
    """A seat's decision, and what chance does thereafter. `by` says who decided where that is not the seat's own player."""
    position = _running(table)
    if table.awaiting is not None:
        raise Conflict("turn-not-confirmed", f"Seat {table.awaiting} has yet to confirm its turn.")
    if position.to_move != number or position.phase not in DECISIONS:
        raise Conflict("not-your-turn", "It is not your turn.")
    chosen = read_token(position.game, token)
    if not isinstance(chosen, Move):
        raise BadRequest("not-a-move", "Players cannot make this move.")
    scratch = position.copy(history=False)
    scratch.push(chosen)
    is_over = _is_turn_of_others(scratch, number)
    dealt = _chance(scratch, table.deals, draws)
    # What is dealt after a move can belong to the turn, as the back of a plate that was drawn, or come after it (D11).
    is_open = table.setup.settings.confirm and by is None and (is_over or _is_turn_of_others(scratch, number))
    played = events.Played(actor, token=write_token(position.game, chosen), seat=number, id=id, by=by, open=is_open)
    return [played] if is_open else [played, *dealt, *_end(scratch)]


def around(
    table: Table,
    token: str,
    actor: str,
    draws: Draws,
    by: str | None = None,
    *,
    seat: int | None = None,
    id: str | None = None,
    paused: bool = False,
) -> list[TableEvent]:
    """What happens around the game (T4, T5, T21): a forced pass, a withdrawal, an arbiter's word; with `paused` also while the table rests."""
    position = table.position if paused and table.status is TableStatus.PAUSED and table.position is not None else _running(table)
    word = read_token(position.game, token)
    if isinstance(word, Move | Deal):
        raise BadRequest("not-an-act", "An arbiter does not move and does not deal.")
    before: list[TableEvent] = [events.Undone(SERVER, seat=table.awaiting, to=table.confirmed)] if table.awaiting is not None else []
    scratch = position.copy()
    if before:
        while len(scratch.events) > table.confirmed:
            scratch.pop()
    scratch.push(word)
    return [
        *before,
        events.Played(actor, token=write_token(position.game, word), by=by or actor, seat=seat, id=id),
        *_chance(scratch, table.deals, draws),
        *_end(scratch),
    ]


def withdraw(table: Table, number: int, actor: str, draws: Draws, id: str | None = None) -> list[TableEvent]:
    """T21: a player withdraws from the game, for good."""
    return around(table, f"withdraw:{number}", actor, draws, by="player", seat=number, id=id, paused=True)


def _is_turn_of_others(after: Position, number: int) -> bool:
    return after.to_move != number or after.phase not in (*DECISIONS, Phase.DEAL)


def _chance(scratch: Position, deals: int, draws: Draws) -> list[TableEvent]:
    """All that chance has to do now."""
    made: list[TableEvent] = []
    while scratch.phase is Phase.DEAL:
        deals += 1
        dealt = scratch.deal(draws(deals))
        scratch.push(dealt)
        made.append(events.Played(SERVER, token=write_token(scratch.game, dealt)))
    return made


def _end(scratch: Position) -> list[TableEvent]:
    outcome = scratch.outcome
    return [] if outcome is None else [events.Finished(SERVER, tuple(outcome.scores), tuple(outcome.winners))]


# Undoing


def confirm(table: Table, number: int, actor: str, draws: Draws, id: str | None = None) -> list[TableEvent]:
    """A player stands by the turn that was played."""
    position = _running(table)
    if table.awaiting != number:
        raise Conflict("nothing-to-confirm", "You have no turn to confirm.")
    scratch = position.copy(history=False)
    return [events.Confirmed(actor, seat=number, id=id), *_chance(scratch, table.deals, draws), *_end(scratch)]


def undo(table: Table, number: int, actor: str, id: str | None = None) -> list[TableEvent]:
    """A player takes back the last decision of a turn that is not confirmed, never past a deal or a reveal."""
    position = _running(table)
    if not table.setup.settings.confirm:
        raise NotAllowed("no-undo-here", "Moves cannot be undone at this table: ask the others for a takeback.")
    whose = table.awaiting if table.awaiting is not None else position.to_move
    if whose != number or len(position.events) <= table.confirmed:
        raise Conflict("nothing-to-undo", "There is nothing of this turn to undo: what was dealt or turned up stays.")
    return [events.Undone(actor, seat=number, to=len(position.events) - 1, id=id)]


def _takeback(table: Table, number: int) -> int:
    """To how many events a takeback of a seat's last decision goes back."""
    position = _running(table)
    if not table.setup.settings.takebacks:
        raise NotAllowed("no-takebacks-here", "There are no takebacks at this table.")
    earlier = position.copy()
    for length in range(len(position.events) - 1, -1, -1):
        undone = earlier.pop()
        if not isinstance(undone, Move) or reveals(earlier, undone):
            break
        if earlier.to_move == number:
            return length
    raise Conflict("nothing-to-take-back", "There is no move of yours to take back: what was dealt or turned up stays.")


# Agreements


def offer(table: Table, number: int, what: str, actor: str, id: str | None = None) -> list[TableEvent]:
    """A seat proposes something on which all have to agree: a takeback, or a pause."""
    _running(table)
    _check_no_event(table, "This table is an event's, and moves stand: only an arbiter pauses it.")
    if what in table.offers:
        raise Conflict("offered-already", "That has been proposed: answer it.")
    if table.proposed.get((number, what), 0) >= MOST_OFFERS:
        raise Conflict("offered-too-often", "You have proposed that often enough: it can be proposed again after the next move.")
    to = _takeback(table, number) if what == "takeback" else None
    return [events.Offered(actor, what=what, seat=number, to=to, id=id), *_settled(table, what, {number}, to or 0, number)]


def answer(table: Table, number: int, what: str, agree: bool, actor: str, id: str | None = None) -> list[TableEvent]:
    """A seat agrees or declines; who declines what they proposed withdraws it."""
    _running(table)
    if what not in table.offers:
        raise Conflict("no-such-offer", "Nobody has proposed that, or it is settled.")
    proposal = table.offers[what]
    if agree and number in proposal.agreed:
        raise Conflict("offered-already", "You have agreed to that: the others have to answer.")
    if not agree:
        return [events.Declined(actor, what=what, seat=number, id=id)]
    return [events.Agreed(actor, what=what, seat=number, id=id), *_settled(table, what, proposal.agreed | {number}, proposal.to, proposal.by)]


def _settled(table: Table, what: str, agreed: set[int], to: int, by: int) -> list[TableEvent]:
    """What happens once everybody who can be asked has agreed. Bots never object."""
    # A person who plays several seats on one device (not a program, of which nobody knows whose it is) answers for all of them.
    answered = {seat.person for number, seat in enumerate(table.seats, 1) if number in agreed and seat.plan.kind != "program"}
    if any(number not in agreed and table.seat(number).person not in answered for number in table.people):
        return []
    return [events.Undone(SERVER, seat=by, to=to)] if what == "takeback" else [events.Paused(SERVER, why="agreed")]


def resume(table: Table, number: int | None, actor: str, id: str | None = None) -> list[TableEvent]:
    """Anybody who sits at the table ends a pause."""
    _check_no_event(table, "This table is an event's: an arbiter resumes it.")
    if table.status is not TableStatus.PAUSED:
        raise Conflict("not-paused", "The table is not paused.")
    return [events.Resumed(actor, seat=number, id=id)]


def rest(table: Table, actor: str, *, paused: bool) -> list[TableEvent]:
    """An event pauses its tables, or resumes them; what is so already stays."""
    if table.status is (TableStatus.RUNNING if paused else TableStatus.PAUSED):
        return [events.Paused(actor, why="event") if paused else events.Resumed(actor)]
    return []


# Time and absence


def time_is_over(table: Table, bot: str, draws: Draws) -> list[TableEvent]:
    """The running seat's time is over. A turn that only waits to be confirmed stands.

    T4: at a tournament's table the turn is lost. On a total clock and one of days a bot plays the rest. Where each turn has its time, nothing happens
    here, and a bot decides this turn.
    """
    position = _running(table)
    number = table.clock.running
    assert number is not None
    kind = table.setup.clock.kind
    if table.awaiting == number:
        return confirm(table, number, SERVER, draws)
    if kind == "tournament":
        return around(table, "pass", SERVER, draws, by="clock") if position.to_move == number else []
    return stand_in(table, number, bot, "flag") if kind in ("total", "days") else []


def stand_in(table: Table, number: int, bot: str, why: str) -> list[TableEvent]:
    """A bot plays for a seat left alone."""
    _running(table)
    return [events.StoodIn(SERVER, seat=number, bot=bot, why=why)] if table.seat(number).bot is None else []


def come_back(table: Table, number: int, actor: str, id: str | None = None) -> list[TableEvent]:
    """A player takes the seat back from the bot."""
    seat = table.seat(number)
    if table.status in ENDED:
        raise Conflict("game-is-over", "The game is over.")
    if seat.stand_in is None:
        raise Conflict("nobody-stands-in", "You are on your seat: no bot plays for you.")
    if seat.flagged:
        raise Conflict("flag-has-fallen", "Your time is over: the bot plays this game to its end.")
    return [events.CameBack(actor, seat=number, id=id)]


def close(table: Table, actor: str, why: str) -> list[TableEvent]:
    """The table is closed for good."""
    if table.status in ENDED:
        raise Conflict("game-is-over", "This table has come to its end.")
    return [events.Closed(actor, why=why)]


def _running(table: Table) -> Position:
    if table.status is TableStatus.PAUSED:
        raise Conflict("table-is-paused", "The table is paused: resume it first.")
    if table.status is TableStatus.OPEN:
        raise Conflict("not-started", "Not everybody has sat down.")
    if table.status in ENDED or table.position is None:
        raise Conflict("game-is-over", "The game is over.")
    return table.position
