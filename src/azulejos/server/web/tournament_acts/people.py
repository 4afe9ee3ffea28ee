"""Who takes part: entries, names, check-in, leaving and coming back."""

from __future__ import annotations

from dataclasses import replace

from azulejos.bots.registry import BOTS
from azulejos.server.errors import BadRequest, Conflict, NotAllowed, NotFound
from azulejos.server.tables.names import full_name
from azulejos.server.tournaments.bots import bot_names
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import Transaction
from azulejos.server.web import tournament_wishes as wishes
from azulejos.server.web.identity import new_person_id
from azulejos.server.web.tournament_models import MOST_PEOPLE
from azulejos.tournament import acts
from azulejos.tournament import errors as regulation
from azulejos.tournament.entry_list import read_entries
from azulejos.tournament.people import Person


def _person(first: str, surname: str) -> Person:
    return Person(new_person_id(), full_name(first), full_name(surname) if surname.strip() else "")


def enter(writing: Transaction, role: Role, wish: wishes.EnterAct) -> None:
    """T11: somebody enters."""
    person = _person(wish.first, wish.surname)
    writing.do(acts.Entered(person.id, wish.of_age))
    if wish.check_in:
        writing.do(acts.CheckedIn(person.id))
    writing.name(person)
    writing.answer["person"] = person.id


def enter_list(writing: Transaction, role: Role, wish: wishes.EnterListAct) -> None:
    """T11: a whole list enters, or nobody."""
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


def enter_bots(writing: Transaction, role: Role, wish: wishes.EnterBotsAct) -> None:
    """Bots enter an online event."""
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


def enter_late(writing: Transaction, role: Role, wish: wishes.LateAct) -> None:
    """Somebody enters after the first game has begun."""
    person = _person(wish.first, wish.surname)
    writing.do(acts.EnteredLate(person.id, wish.of_age, writing.state.next_game))
    writing.name(person)
    writing.answer["person"] = person.id


def _known(writing: Transaction, person: str) -> None:
    if person not in writing.state.entrants and all(role.person != person for role in writing.roles):
        raise NotFound("no-such-person", "Nobody here has this id: look at the list again.")


def rename(writing: Transaction, role: Role, wish: wishes.RenameAct) -> None:
    """A name was misspelt."""
    _known(writing, wish.person)
    writing.name(replace(_person(wish.first, wish.surname), id=wish.person))
    writing.note("named", person=wish.person)


def erase(writing: Transaction, role: Role, wish: wishes.EraseAct) -> None:
    """A person's name is gone for good."""
    _known(writing, wish.person)
    if wish.person == role.person:
        raise Conflict("yourself", "This is you, and nobody would run the event any more: let another organiser do it.")
    writing.erase(wish.person)


def whom(role: Role, person: str | None) -> str:
    """Whom an act is about: a player means themselves."""
    if person is not None:
        return person
    if role.kind != "player":
        raise BadRequest("whom", "Say for whom this is: name a person.")
    return role.person


def check_in(writing: Transaction, role: Role, wish: wishes.CheckInAct) -> None:
    """T11: they are there."""
    if role.kind == "player" and not writing.desk.arranged.self_check_in:
        raise NotAllowed("check-in-at-the-desk", "Players check in at the desk: go there when you have come.", "T11")
    for person in wish.persons or [whom(role, None)]:
        writing.do(acts.CheckedIn(person))


def leave(writing: Transaction, role: Role, wish: wishes.LeaveAct) -> None:
    """T20: somebody leaves between games."""
    writing.do(acts.Left(whom(role, wish.person), wish.why))


def come_back(writing: Transaction, role: Role, wish: wishes.ReturnAct) -> None:
    """Somebody who had left is there again."""
    writing.do(acts.Returned(wish.person, wish.why))
