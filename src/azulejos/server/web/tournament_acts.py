"""What somebody wants to do in an event, handed to the regulation or to the desk."""

from __future__ import annotations

import datetime
import random
import secrets
import zoneinfo
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from azulejos.bots.registry import BOTS
from azulejos.rules import RandomChance
from azulejos.server.errors import BadRequest, Conflict, NotAllowed, NotFound
from azulejos.server.tables.names import chat_text, full_name
from azulejos.server.tournaments.bots import bot_names
from azulejos.server.tournaments.calls import calls_of
from azulejos.server.tournaments.live import Done, LiveTournament
from azulejos.server.tournaments.online_tables import course_of
from azulejos.server.tournaments.parts import mark
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.writing import Writing
from azulejos.server.web import tournament_wishes as wishes
from azulejos.server.web.house import House
from azulejos.server.web.identity import new_person_id
from azulejos.server.web.tournament_models import MOST_PEOPLE
from azulejos.tournament import acts, arbiter, pairing, play, score_pad
from azulejos.tournament import errors as regulation
from azulejos.tournament.entry_list import read_entries
from azulejos.tournament.people import Person
from azulejos.tournament.seating import plan
from azulejos.tournament.sheet import Sheet, fill, questions
from azulejos.tournament.state import State, Table
from azulejos.tournament.swaps import numbered, seated

SEEDS = 2**31
REPLANNED = 5
"""So often a draft is planned anew, if people come and go meanwhile."""


async def act(house: House, live: LiveTournament, role: Role, wish: wishes.TournamentAct) -> Done:
    """Do what somebody wants."""
    if role.kind not in wish.BY:
        who = "an organiser" if wish.BY == wishes.ORGANISER else "an arbiter or an organiser"
        raise NotAllowed("not-your-role", f"Only {who} may do this: ask one.")
    try:
        if isinstance(wish, wishes.DraftAct):
            return await _draft(house, live, role, wish)
        if isinstance(wish, wishes.ResumeTableAct):
            return await _resume_table(house, live, role, wish)
        return await live.do(lambda writing: _do(writing, role, wish), role.person, wish.id)
    except regulation.NotAllowed as error:
        raise NotAllowed(error.code, error.text, error.clause) from error


async def _draft(house: House, live: LiveTournament, role: Role, wish: wishes.DraftAct) -> Done:
    """A plan may take seconds: it is made beside the loop, of the state as it is then."""
    seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
    for _ in range(REPLANNED):
        state = live.kept.state
        if (role.person, wish.id) in live.desk.granted:
            return await live.do(lambda _: None, role.person, wish.id)
        drafted = await house.workshop.make(lambda state=state: pairing.draft(state, plan, seed))  # type: ignore[misc]
        try:
            return await live.do(lambda writing, drafted=drafted: writing.do(drafted), role.person, wish.id)  # type: ignore[misc]
        except regulation.Refused as error:
            if error.code != "not-everybody":
                raise
    raise Conflict("people-come-and-go", "People come and go while the seating is planned: try again in a moment.")


async def _resume_table(house: House, live: LiveTournament, role: Role, wish: wishes.ResumeTableAct) -> Done:
    """T5: what is resumed is the table as it has stopped, and no later stop."""
    course = None
    if (id := live.desk.live.get((wish.game, wish.table))) is not None:
        course = course_of((await house.hall.table(id)).table)

    def how(writing: Writing) -> None:
        _check_reason(writing, wish)
        writing.state.table(wish.game, wish.table)
        if not wish.why.strip():
            raise BadRequest("no-reason", "To resume a table needs a reason: say why in a few words.", "T24")
        if course is None or not course.stopped:
            raise Conflict("not-stalled", "This table has not stopped: there is nothing to resume.", "T5")
        writing.note("resumed-table", game=wish.game, table=wish.table, length=course.length, why=_line(wish.why))
        _answer_stalled(writing, wish.game, wish.table)

    return await live.do(how, role.person, wish.id)


def _answer_stalled(writing: Writing, game: int, table: int) -> None:
    """An arbiter has decided what a table that has stopped called for."""
    if (call := writing.desk.stalled(game, table)) is not None:
        writing.note("answered", call=call.call, done=True)


def _do(writing: Writing, role: Role, wish: wishes.TournamentAct) -> None:
    _check_reason(writing, wish)
    how: Callable[..., None] = _HOW[type(wish)]
    how(writing, role, wish)


def _check_reason(writing: Writing, wish: wishes.TournamentAct) -> None:
    why, anyway = getattr(wish, "why", ""), getattr(wish, "anyway", False)
    if why and not anyway and writing.register.named_in(why):
        raise Conflict("names-somebody", "This reason seems to name somebody, and is kept for good: say seat 2 of table 3, or send it anyway.", "T24")


def _check_in_a_hall(writing: Writing, code: str, text: str, clause: str) -> None:
    if writing.desk.arranged.online:
        raise Conflict(code, text, clause)


# Who is there


def _person(first: str, surname: str) -> Person:
    return Person(new_person_id(), full_name(first), full_name(surname) if surname.strip() else "")


def _enter(writing: Writing, role: Role, wish: wishes.EnterAct) -> None:
    person = _person(wish.first, wish.surname)
    writing.do(acts.Entered(person.id, wish.of_age))
    if wish.check_in:
        writing.do(acts.CheckedIn(person.id))
    writing.name(person)
    writing.answer["person"] = person.id


def _enter_list(writing: Writing, role: Role, wish: wishes.EnterListAct) -> None:
    known = {person.shown().casefold() for person in writing.register.people if person.id in writing.state.entrants}
    found = []
    for row, first, surname, old_enough in read_entries(wish.csv.encode("utf-8", "replace"), wish.of_age):
        try:
            person = _person(first, surname)
            if person.shown().casefold() in known:
                raise BadRequest("entered-twice", "Somebody of this name has entered already: tell the two apart, or leave the row out.", "T11")
            writing.do(acts.Entered(person.id, old_enough))
        except (regulation.Refused, BadRequest) as error:
            raise BadRequest(error.code, f"Row {row}: {error.text}", error.clause) from None
        if wish.check_in:
            writing.do(acts.CheckedIn(person.id))
        known.add(person.shown().casefold())
        writing.name(person)
        found.append(person.id)
    writing.answer["persons"] = found


def _enter_bots(writing: Writing, role: Role, wish: wishes.EnterBotsAct) -> None:
    arranged, state = writing.desk.arranged, writing.state
    if not arranged.online:
        raise Conflict("not-online", "This event is played in a hall, where no bot can sit down.")
    if not arranged.bots:
        raise Conflict("no-bots-here", "Bots may not fill seats in this event: allow it first.")
    if wish.bot not in BOTS:
        raise BadRequest("no-such-bot", f'There is no bot "{wish.bot}": choose {" or ".join(BOTS)}.')
    if len(state.entrants) + wish.count > MOST_PEOPLE:
        raise Conflict("event-is-full", f"{MOST_PEOPLE} can enter an event: enter fewer bots.")
    taken = {person.shown() for person in writing.register.people if person.id in state.entrants}
    found = [Person(new_person_id(), name) for name in bot_names(wish.count, taken)]
    for person in found:
        if writing.state.games:
            writing.do(acts.EnteredLate(person.id, True, writing.state.next_game))
        else:
            writing.do(acts.Entered(person.id, True))
            writing.do(acts.CheckedIn(person.id))
        writing.name(person)
    writing.note("bots-entered", persons=[person.id for person in found], bot=wish.bot)
    writing.answer["persons"] = [person.id for person in found]


def _late(writing: Writing, role: Role, wish: wishes.LateAct) -> None:
    person = _person(wish.first, wish.surname)
    writing.do(acts.EnteredLate(person.id, wish.of_age, writing.state.next_game))
    writing.name(person)
    writing.answer["person"] = person.id


def _known(writing: Writing, person: str) -> None:
    if person not in writing.state.entrants and all(role.person != person for role in writing.roles):
        raise NotFound("no-such-person", "Nobody here has this id: look at the list again.")


def _rename(writing: Writing, role: Role, wish: wishes.RenameAct) -> None:
    _known(writing, wish.person)
    writing.name(replace(_person(wish.first, wish.surname), id=wish.person))
    writing.note("named", person=wish.person)


def _erase(writing: Writing, role: Role, wish: wishes.EraseAct) -> None:
    _known(writing, wish.person)
    if wish.person == role.person:
        raise Conflict("yourself", "This is you, and nobody would run the event any more: let another organiser do it.")
    writing.erase(wish.person)


def _whom(role: Role, person: str | None) -> str:
    if person is not None:
        return person
    if role.kind != "player":
        raise BadRequest("whom", "Say for whom this is: name a person.")
    return role.person


def _check_in(writing: Writing, role: Role, wish: wishes.CheckInAct) -> None:
    if role.kind == "player" and not writing.desk.arranged.self_check_in:
        raise NotAllowed("check-in-at-the-desk", "Players check in at the desk: go there when you have come.", "T11")
    for person in wish.persons or [_whom(role, None)]:
        writing.do(acts.CheckedIn(person))


def _leave(writing: Writing, role: Role, wish: wishes.LeaveAct) -> None:
    writing.do(acts.Left(_whom(role, wish.person), wish.why))


def _return(writing: Writing, role: Role, wish: wishes.ReturnAct) -> None:
    writing.do(acts.Returned(wish.person, wish.why))


def _entries(writing: Writing, role: Role, wish: wishes.OpenEntriesAct | wishes.CloseEntriesAct) -> None:
    opened = isinstance(wish, wishes.OpenEntriesAct)
    if opened and (writing.state.games or writing.state.finished):
        raise Conflict("already-begun", "The first game has begun: enter people late, at the desk.", "T10")
    if opened != writing.desk.entries_open:
        writing.note("entries-opened" if opened else "entries-closed")


def _arrange(writing: Writing, role: Role, wish: wishes.ArrangeAct) -> None:
    given = wish.model_dump(exclude={"do", "id"}, exclude_none=True)
    check_day(given.get("date"), given.get("timezone"))
    if given.get("unattended") and not writing.desk.arranged.online:
        raise Conflict("not-online", "Only an event that is played online can run by itself.")
    if given:
        writing.note("arranged", **given)


def check_day(date: str | None, timezone: str | None) -> None:
    """Refuse a day or a time zone that is none; empty ones are none on purpose.

    >>> check_day("2027-02-30", None)
    Traceback (most recent call last):
    azulejos.server.errors.BadRequest: There is no such day: write it like 2027-03-20.
    """
    if date:
        try:
            datetime.date.fromisoformat(date)
        except ValueError:
            raise BadRequest("bad-date", "There is no such day: write it like 2027-03-20.") from None
        if len(date) != len("2027-03-20"):
            raise BadRequest("bad-date", "There is no such day: write it like 2027-03-20.")
    if timezone:
        try:
            zoneinfo.ZoneInfo(timezone)
        except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
            raise BadRequest("no-such-timezone", "There is no such time zone here: write it like Europe/Rome, or leave it out.") from None


# Seating


def _drafted(writing: Writing, mark_seen: str) -> State:
    state = writing.state
    if not state.draft:
        raise Conflict("no-draft", "There is no draft: draft a seating first.", "T15")
    if mark(state.draft) != mark_seen:
        raise Conflict("draft-moved-on", "The draft is another one by now: look at it again.", "T15")
    return state


def _swap(writing: Writing, role: Role, wish: wishes.SwapAct) -> None:
    state = _drafted(writing, wish.mark)
    ids = list(state.entrants)
    for person in (wish.one, wish.other):
        state.entrant(person)
    after = numbered(state, state.draft).swap(wish.game, ids.index(wish.one) + 1, ids.index(wish.other) + 1)
    writing.do(acts.SeatingDrafted(seated(state, after)))


def _balance(writing: Writing, role: Role, wish: wishes.BalanceAct) -> None:
    state = _drafted(writing, wish.mark)
    writing.do(acts.SeatingDrafted(seated(state, numbered(state, state.draft).with_balanced_seats())))


def _publish(writing: Writing, role: Role, wish: wishes.PublishAct) -> None:
    writing.do(pairing.publication(_drafted(writing, wish.mark)))


def _final(writing: Writing, role: Role, wish: wishes.FinalAct) -> None:
    writing.do(pairing.final(writing.state, _lots()))


def _lots() -> RandomChance:
    return RandomChance(random.SystemRandom())


# A game


def _start(writing: Writing, role: Role, wish: wishes.StartAct) -> None:
    drawn = play.start(writing.state, _lots()).first if wish.first is None else tuple(wish.first)
    writing.do(acts.GameStarted(wish.game, drawn))


def _end(writing: Writing, role: Role, wish: wishes.EndAct) -> None:
    writing.do(acts.GameEnded(wish.game))


def _finish(writing: Writing, role: Role, wish: wishes.FinishAct) -> None:
    writing.do(acts.Finished(wish.why))
    if writing.desk.entries_open:
        writing.note("entries-closed")


def _own_table(state: State, role: Role, game: int | None, table: int | None) -> Table:
    """The table that is meant: a player means their own."""
    number = game or len(state.games)
    if table is not None:
        return state.table(number, table)
    if role.kind != "player":
        raise BadRequest("which-table", "Say which table this is about.")
    if not 1 <= number <= len(state.games) or (found := state.games[number - 1].table_of(role.person)) is None:
        raise Conflict("not-at-a-table", "You do not sit at a table of this game.", "T12")
    return found


def _filled(game: int, table: Table, pv: Sequence[int | None], rows: Sequence[int | None]) -> Sheet:
    if not len(pv) == len(rows) == len(table.seats):
        raise BadRequest("seats", f"Table {table.number} has {len(table.seats)} seats: write PV and rows for each of them.", "T12")
    for seat, (one, other) in enumerate(zip(pv, rows, strict=True), 1):
        if (one is None) != (other is None):
            raise BadRequest("incomplete", f"Seat {seat} has PV or rows, and not both: fill in both, or neither for who has withdrawn.", "T12")
    return fill(game, table.number, table.seats, pv, rows)


def _sheet(writing: Writing, role: Role, wish: wishes.SheetAct) -> None:
    _check_in_a_hall(writing, "results-come-in", "The results of live tables come in by themselves: an arbiter can correct one.", "T12")
    game = wish.game or len(writing.state.games)
    table = _own_table(writing.state, role, wish.game, wish.table)
    sheet = _filled(game, table, wish.pv, wish.rows)
    if wish.places is not None:
        if len(wish.places) != len(sheet.lines):
            raise BadRequest("seats", f"Table {table.number} has {len(table.seats)} seats: write a place for each of them.", "T12")
        sheet = replace(sheet, lines=tuple(replace(line, place=place) for line, place in zip(sheet.lines, wish.places, strict=True)))
    asked = _questions(sheet, wish.walls or [], wish.before or [])
    writing.do(play.handed_in(writing.state, role.person, sheet))
    writing.answer["questions"] = asked


def _questions(sheet: Sheet, walls: Sequence[str | None], before: Sequence[int | None]) -> list[dict[str, Any]]:
    """What is odd on a sheet, and what its walls contradict."""
    found: list[dict[str, Any]] = [{"code": each.code, "clause": each.clause, "text": each.text, "seat": None} for each in questions(sheet)]
    for line, wall in zip(sheet.lines, walls, strict=False):
        if wall is None or line.withdrawn:
            continue
        score = before[line.seat - 1] if line.seat <= len(before) else None
        asked = score_pad.questions(score_pad.read_wall(wall), before=score, rows=line.rows, pv=line.pv)
        found += [{"code": each.code, "clause": each.clause, "text": each.text, "seat": line.seat} for each in asked]
    return found


def _dispute(writing: Writing, role: Role, wish: wishes.DisputeAct) -> None:
    table = _own_table(writing.state, role, wish.game, wish.table)
    writing.do(acts.Disputed(wish.game or len(writing.state.games), table.number, wish.why))


def _withdraw(writing: Writing, role: Role, wish: wishes.WithdrawAct) -> None:
    writing.do(acts.Withdrawn(len(writing.state.games), _whom(role, wish.person), wish.why))


# The arbiter


def _correct(writing: Writing, role: Role, wish: wishes.CorrectAct) -> None:
    sheet = _filled(wish.game, writing.state.table(wish.game, wish.table), wish.pv, wish.rows)
    writing.do(arbiter.correction(writing.state, sheet, wish.why))
    writing.answer["questions"] = _questions(sheet, [], [])


def _void(writing: Writing, role: Role, wish: wishes.VoidAct) -> None:
    writing.do(arbiter.voiding(writing.state, wish.game, wish.table, wish.why))
    _answer_stalled(writing, wish.game, wish.table)


def _warn(writing: Writing, role: Role, wish: wishes.WarnAct) -> None:
    writing.do(acts.Warned(wish.person, wish.why))


def _expel(writing: Writing, role: Role, wish: wishes.ExpelAct) -> None:
    writing.do(acts.Expelled(wish.person, wish.why))


def _reinstate(writing: Writing, role: Role, wish: wishes.ReinstateAct) -> None:
    if wish.what == "withdrawn":
        text = "At a live table the tiles of whoever withdraws are lost at once: let them return for the next game."
        _check_in_a_hall(writing, "withdrawn-for-good", text, "T21")
    writing.do(acts.Reinstated(wish.person, acts.Reason(wish.what), wish.why))


def _delay(writing: Writing, role: Role, wish: wishes.DelayAct) -> None:
    writing.do(acts.Delayed(wish.game, wish.minutes, wish.why))


# The desk


def _call(writing: Writing, role: Role, wish: wishes.CallAct) -> None:
    state, table = writing.state, wish.table
    if role.kind == "player":
        if state.entrant(role.person).expelled:
            raise NotAllowed("expelled", "You are not among the players any more: ask at the desk.", "T23")
        if any(call.by == role.person for call in writing.desk.calls.values()):
            raise Conflict("called-already", "You have called an arbiter already: one will come.")
        own = state.games[-1].table_of(role.person) if state.games else None
        table = None if own is None else own.number
    elif table is not None:
        state.table(len(state.games), table)
    game = len(state.games) if table is not None else None
    writing.note("called", game=game, table=table, text=chat_text(wish.text) if wish.text.strip() else "")


def _answer_call(writing: Writing, role: Role, wish: wishes.AnswerCallAct) -> None:
    if all(call.call != wish.call for call in calls_of(writing.state, writing.desk, writing.page.before.events)):
        raise NotFound("no-such-call", "There is no such call, or it was answered before.")
    if wish.done and wish.call not in writing.desk.calls:
        raise Conflict("decide-first", "This call ends when the dispute is decided: correct the sheet, or declare the table void.", "T24")
    if wish.done and writing.desk.calls[wish.call].kind == "stalled":
        raise Conflict("decide-first", "This call ends when the table is decided on: resume it, or declare it void.", "T5")
    writing.note("answered", call=wish.call, done=wish.done)


def _running(writing: Writing) -> int:
    if writing.state.running is None:
        raise Conflict("no-game-on", "No game is on: start the next one.", "T10")
    return writing.state.running.number


def _extra_time(writing: Writing, role: Role, wish: wishes.ExtraTimeAct) -> None:
    _check_in_a_hall(writing, "no-extra-time-online", "Online only turns have a time, and games end by themselves: no extra time is needed.", "T4")
    game = _running(writing)
    writing.state.table(game, wish.table)
    if not wish.minutes or wish.minutes + writing.desk.extra.get((game, wish.table), 0) < 0:
        raise BadRequest("bad-extra-time", "Extra time is at least a minute, or takes back some that was given.")
    if not wish.why.strip():
        raise BadRequest("no-reason", "Extra time needs a reason: say why in a few words.", "T24")
    writing.note("extra-time", game=game, table=wish.table, minutes=wish.minutes, why=_line(wish.why))


def _pause(writing: Writing, role: Role, wish: wishes.PauseAct) -> None:
    game = _running(writing)
    if writing.desk.paused_since(game) is not None:
        raise Conflict("paused-already", "The clock stands still already.")
    writing.note("paused", game=game, why=_line(wish.why) or None)


def _resume(writing: Writing, role: Role, wish: wishes.ResumeAct) -> None:
    game = _running(writing)
    if writing.desk.paused_since(game) is None:
        raise Conflict("not-paused", "The clock runs already.")
    writing.note("resumed", game=game)


def _line(why: str) -> str:
    if not why.isprintable():
        raise BadRequest("bad-reason", "A reason is one line: say it so.", "T24")
    return why.strip()


def _announce(writing: Writing, role: Role, wish: wishes.AnnounceAct) -> None:
    writing.note("announced", text=chat_text(wish.text))


def _retract(writing: Writing, role: Role, wish: wishes.RetractAct) -> None:
    if all(each.number != wish.number for each in writing.desk.announcements):
        raise NotFound("no-such-announcement", "There is no such announcement, or it was taken back before.")
    writing.note("retracted", number=wish.number)


_HOW: dict[type[Any], Callable[..., None]] = {
    wishes.EnterAct: _enter,
    wishes.EnterListAct: _enter_list,
    wishes.EnterBotsAct: _enter_bots,
    wishes.LateAct: _late,
    wishes.RenameAct: _rename,
    wishes.EraseAct: _erase,
    wishes.CheckInAct: _check_in,
    wishes.LeaveAct: _leave,
    wishes.ReturnAct: _return,
    wishes.OpenEntriesAct: _entries,
    wishes.CloseEntriesAct: _entries,
    wishes.ArrangeAct: _arrange,
    wishes.SwapAct: _swap,
    wishes.BalanceAct: _balance,
    wishes.PublishAct: _publish,
    wishes.FinalAct: _final,
    wishes.StartAct: _start,
    wishes.EndAct: _end,
    wishes.FinishAct: _finish,
    wishes.SheetAct: _sheet,
    wishes.DisputeAct: _dispute,
    wishes.WithdrawAct: _withdraw,
    wishes.CorrectAct: _correct,
    wishes.VoidAct: _void,
    wishes.WarnAct: _warn,
    wishes.ExpelAct: _expel,
    wishes.ReinstateAct: _reinstate,
    wishes.DelayAct: _delay,
    wishes.CallAct: _call,
    wishes.AnswerCallAct: _answer_call,
    wishes.ExtraTimeAct: _extra_time,
    wishes.PauseAct: _pause,
    wishes.ResumeAct: _resume,
    wishes.AnnounceAct: _announce,
    wishes.RetractAct: _retract,
}
