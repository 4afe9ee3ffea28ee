"""`azulejos tournament enter`, `late`, `checkin`, `leave`, `return`: who is there."""

from __future__ import annotations

from typing import Annotated

import typer

from azulejos.cli.tournament.desk import ActorOf, AnywayOf, EventOf, JsonOf, MaybeWhyOf, PersonOf, StoreOf, WhyOf, done_to, note, open_desk
from azulejos.cli.tournament.persons import find_person, new_person
from azulejos.render.text import counted, listed
from azulejos.tournament import CheckedIn, Entered, EnteredLate, Left, Person, Returned
from azulejos.tournament.book import Page

FirstOf = Annotated[str, typer.Argument(metavar="FIRST", help="First name.", show_default=False)]
SurnameOf = Annotated[list[str] | None, typer.Argument(metavar="SURNAME", help="Surname.", show_default=False)]
AgeOf = Annotated[
    bool,
    typer.Option(
        "--of-age/--too-young", help="The outcome of the age check (T11), which is all that is kept of it: no birth date, no age.", show_default=False
    ),
]


def enter(
    event: EventOf,
    first: FirstOf,
    of_age: AgeOf,
    surname: SurnameOf = None,
    check_in: Annotated[bool, typer.Option("--checkin", help="They are there already.")] = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """Enter somebody, before the first game (T11). For many at once there is azulejos tournament import.

    \b
    Examples:
      azulejos tournament enter spring.jsonl Ann Rossi --of-age
      azulejos tournament enter spring.jsonl Bob De Luca --of-age --checkin
    """
    desk = open_desk(event, store, actor, as_json)
    person = Person(new_person(), first, " ".join(surname or []))

    def how(page: Page) -> None:
        page.do(Entered(person.id, of_age))
        if check_in:
            page.do(CheckedIn(person.id))
        page.name(person)

    _, page = desk.write(how)
    desk.tell(page, f"{person.shown()} has entered{' and checked in' if check_in else ''}: number {len(page.state.entrants)}.", person=person.id)
    _tell_apart(page, person)


def late(
    event: EventOf,
    first: FirstOf,
    of_age: AgeOf,
    surname: SurnameOf = None,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """Enter somebody after the first game has begun: there at once, for the games to come, without PV of those before.

    \b
    Examples:
      azulejos tournament late spring.jsonl Zoe Neri --of-age
    """
    desk = open_desk(event, store, actor, as_json)
    person = Person(new_person(), first, " ".join(surname or []))

    def how(page: Page) -> None:
        page.do(EnteredLate(person.id, of_age, page.state.next_game))
        page.name(person)

    _, page = desk.write(how)
    number = f"number {len(page.state.entrants)}"
    desk.tell(page, f"{person.shown()} plays from game {page.state.next_game} on: {number}. Seat the games to come anew.", person=person.id)
    _tell_apart(page, person)


def _tell_apart(page: Page, person: Person) -> None:
    """Two people may have one name; or one was entered twice."""
    same = [
        each.id for each in page.before.register.people if each.shown().casefold() == person.shown().casefold() and each.id in page.state.entrants
    ]
    if same:
        numbers = [str(list(page.state.entrants).index(id) + 1) for id in same]
        note(f"number {listed(numbers)} has the same name: if it is the same person, let number {len(page.state.entrants)} leave.")


def checkin(
    event: EventOf,
    persons: Annotated[list[str] | None, typer.Argument(metavar="PERSON...", help="Names, numbers or ids.", show_default=False)] = None,
    everybody: Annotated[bool, typer.Option("--all", help="Everybody who has entered and not checked in.")] = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """Check entrants in: only who is there is seated and ranked.

    \b
    Examples:
      azulejos tournament checkin spring.jsonl "Ann Rossi" Bob 7
      azulejos tournament checkin spring.jsonl --all
    """
    if bool(persons) == everybody:
        raise typer.BadParameter("Name who is there, or use --all.", param_hint="PERSON")
    desk = open_desk(event, store, actor, as_json)

    def how(page: Page) -> list[str]:
        entrants = page.state.entrants.values()
        missing = [each.person for each in entrants if not (each.checked_in or each.left or each.expelled)]
        here = missing if everybody else [find_person(page.state, page.register, text) for text in persons or ()]
        for person in here:
            page.do(CheckedIn(person))
        return here

    here, page = desk.write(how)
    shown = page.register.shown(here[0]) + " has" if len(here) == 1 else f"{counted(len(here), 'player')} have"
    desk.tell(page, f"{shown} checked in; {len(page.state.present)} of {len(page.state.entrants)} are there.")


def leave(
    event: EventOf,
    person: PersonOf,
    why: MaybeWhyOf = "",
    anyway: AnywayOf = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """A player withdraws between games (T20): the PV made so far stand. During a game, use withdraw.

    \b
    Examples:
      azulejos tournament leave spring.jsonl "Ann Rossi" --why "Has a train to catch."
    """
    desk = open_desk(event, store, actor, as_json)

    who, page = done_to(desk, person, why, anyway, lambda _, who: Left(who, why))
    again = " Seat the games to come anew." if page.state.published else ""
    desk.tell(page, f"{page.register.shown(who)} has left; {counted(len(page.state.present), 'player')} are there.{again}")


def return_(
    event: EventOf,
    person: PersonOf,
    why: WhyOf,
    anyway: AnywayOf = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """A player who left, or withdrew from a game, plays the games to come.

    \b
    Examples:
      azulejos tournament return spring.jsonl "Ann Rossi" --why "The train was late."
    """
    desk = open_desk(event, store, actor, as_json)

    who, page = done_to(desk, person, why, anyway, lambda _, who: Returned(who, why))
    desk.tell(page, f"{page.register.shown(who)} plays from game {page.state.next_game} on. Seat the games to come anew.")
