"""`azulejos tournament enter`, `late`, `checkin`, `leave`, `return`, `withdraw`, `warn`, `expel`, `reinstate`: the players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer

from azulejos.cli.tournament.session import AnywayOf, MaybeWhyOf, PersonOf, Session, WhyOf, note, on_tournament, person_of
from azulejos.render.text import counted, listed
from azulejos.tournament.commands import Command
from azulejos.tournament.commands.games import Expel, Penalise, Reinstate, Warn, Withdraw
from azulejos.tournament.commands.people import Cap, CheckIn, Enter, EnterLate, Leave, Return
from azulejos.tournament.events import Reason
from azulejos.tournament.storage import Change
from azulejos.visible_text import folded

FirstOf = Annotated[str, typer.Argument(metavar="FIRST", help="First name.", show_default=False)]
SurnameOf = Annotated[list[str] | None, typer.Argument(metavar="SURNAME", help="Surname.", show_default=False)]
AgeOf = Annotated[
    bool,
    typer.Option(
        "--of-age/--too-young", help="The outcome of the age check (T11), which is all that is kept of it: no birth date, no age.", show_default=False
    ),
]


@on_tournament
def enter(
    session: Session,
    first: FirstOf,
    of_age: AgeOf,
    surname: SurnameOf = None,
    check_in: Annotated[bool, typer.Option("--checkin", help="Check them in as well.")] = False,
) -> None:
    """Enter somebody, before the first game (T11). For many at once there is azulejos tournament import.

    \b
    Examples:
      azulejos tournament enter spring.jsonl Ann Rossi --of-age
      azulejos tournament enter spring.jsonl Bob De Luca --of-age --checkin
    """
    change = session.send(lambda _: Enter(first=first, surname=" ".join(surname or []), of_age=of_age, check_in=check_in))
    waits = change.answer["person"] in change.state.waiting
    said = " and waits for a place" if waits else " and checked in" if check_in else ""
    _entered(session, change, f"has entered{said}: number {len(change.state.entrants)}.")


@on_tournament
def late(session: Session, first: FirstOf, of_age: AgeOf, surname: SurnameOf = None) -> None:
    """Enter somebody after the first game has begun: there at once, for the games to come, without PV of those before.

    \b
    Examples:
      azulejos tournament late spring.jsonl Zoe Neri --of-age
    """
    change = session.send(lambda _: EnterLate(first=first, surname=" ".join(surname or []), of_age=of_age))
    number = len(change.state.entrants)
    _entered(session, change, f"plays from game {change.state.next_game} on: number {number}. Seat the games to come anew.")


def _entered(session: Session, change: Change, said: str) -> None:
    person, name = change.answer["person"], change.register.shown(change.answer["person"])
    session.tell(change, f"{name} {said}", person=person)
    # Two people may have one name; or one was entered twice.
    people = [each.id for each in change.before.register.people if folded(each.shown()) == folded(name)]
    same = [str(number) for number, id in enumerate(change.state.entrants, 1) if id in people]
    if same:
        note(f"number {listed(same)} has the same name: if it is the same person, let number {len(change.state.entrants)} leave.")


@on_tournament
def cap(
    session: Session,
    most: Annotated[int | None, typer.Argument(metavar="N", min=2, help="How many have a place; nothing for all.", show_default=False)] = None,
) -> None:
    """Limit how many players there are. Whoever enters besides waits, and moves up when somebody leaves.

    \b
    Examples:
      azulejos tournament cap spring.jsonl 24
    """
    change = session.send(lambda _: Cap(most=most))
    waiting = len(change.state.waiting)
    places = "Everybody has a place" if most is None else f"{most} have a place"
    wait = f"; {waiting} {'waits' if waiting == 1 else 'wait'} for one" if waiting else ""
    session.tell(change, f"{places}{wait}.")


@on_tournament
def checkin(
    session: Session,
    persons: Annotated[list[str] | None, typer.Argument(metavar="PERSON...", help="Names, numbers or ids.", show_default=False)] = None,
    everybody: Annotated[bool, typer.Option("--all", help="Everybody who has entered and not checked in.")] = False,
) -> None:
    """Check entrants in: only who is there is seated and ranked.

    \b
    Examples:
      azulejos tournament checkin spring.jsonl "Ann Rossi" Bob 7
      azulejos tournament checkin spring.jsonl --all
    """
    if bool(persons) == everybody:
        raise typer.BadParameter("Name who is there, or use --all.", param_hint="PERSON")

    def make(change: Change) -> CheckIn | None:
        waiting = change.state.waiting
        missing = [
            each.person for each in change.state.entrants.values() if not (each.checked_in or each.left or each.expelled or each.person in waiting)
        ]
        here = tuple(missing if everybody else [person_of(change, text) for text in persons or ()])
        return CheckIn(persons=here) if here else None

    change = session.send(make)
    shown = f"{_whom(change)} has" if len(change.events) == 1 else f"{counted(len(change.events), 'player')} have"
    session.tell(change, f"{shown} checked in; {len(change.state.present)} of {len(change.state.entrants)} are there.")


@on_tournament
def leave(session: Session, person: PersonOf, why: MaybeWhyOf = "", anyway: AnywayOf = False) -> None:
    """A player withdraws between games (T20): the PV made so far stand. During a game, use withdraw.

    \b
    Examples:
      azulejos tournament leave spring.jsonl "Ann Rossi" --why "Has a train to catch."
    """
    change = _send(session, Leave, person, why=why, anyway=anyway)
    again = " Seat the games to come anew." if change.state.published else ""
    session.tell(change, f"{_whom(change)} has left; {counted(len(change.state.present), 'player')} are there.{again}")


@on_tournament
def withdraw(session: Session, person: PersonOf, why: MaybeWhyOf = "", anyway: AnywayOf = False) -> None:
    """A player withdraws during the game (T21): no PV for it, and the table goes on. Between games, use leave.

    \b
    Examples:
      azulejos tournament withdraw spring.jsonl "Ann Rossi"
    """
    _tell(session, _send(session, Withdraw, person, why=why, anyway=anyway), "has withdrawn and gets no PV for this game.")


@on_tournament
def return_(session: Session, person: PersonOf, why: WhyOf, anyway: AnywayOf = False) -> None:
    """A player who left, or withdrew from a game, plays the games to come.

    \b
    Examples:
      azulejos tournament return spring.jsonl "Ann Rossi" --why "The train was late."
    """
    change = _send(session, Return, person, why=why, anyway=anyway)
    session.tell(change, f"{_whom(change)} plays from game {change.state.next_game} on. Seat the games to come anew.")


@on_tournament
def warn(session: Session, person: PersonOf, why: WhyOf, anyway: AnywayOf = False) -> None:
    """Warn a player (T23), for instance because of T6 or T7.

    \b
    Examples:
      azulejos tournament warn spring.jsonl "Bob De Luca" --why "Looked into the bag at table 2."
    """
    _tell(session, _send(session, Warn, person, why=why, anyway=anyway), "is warned.")


@on_tournament
def penalise(
    session: Session,
    person: PersonOf,
    points: Annotated[int, typer.Argument(help="How many points are taken. After a --, a negative number gives some back.", show_default=False)],
    why: WhyOf,
    anyway: AnywayOf = False,
) -> None:
    """Take points from a player. The regulation has warnings and expulsions (T23); this is for clubs that want more.

    \b
    Examples:
      azulejos tournament penalise spring.jsonl "Bob De Luca" 5 --why "Came back late to table 2."
      azulejos tournament penalise spring.jsonl "Bob De Luca" --why "It was the wrong table." -- -5
    """
    change = _send(session, Penalise, person, points=points, why=why, anyway=anyway)
    _tell(session, change, f"has a penalty of {counted(change.state.penalty(person_of(change, person)), 'point')}.")


@on_tournament
def expel(session: Session, person: PersonOf, why: WhyOf, anyway: AnywayOf = False) -> None:
    """Expel a player (T23): gone from every public list; at the table it counts as a withdrawal.

    \b
    Examples:
      azulejos tournament expel spring.jsonl "Bob De Luca" --why "Shouted at table 2 after a warning."
    """
    _tell(session, _send(session, Expel, person, why=why, anyway=anyway), "is expelled, and in no public list any more.")


@on_tournament
def reinstate(
    session: Session,
    person: PersonOf,
    why: WhyOf,
    what: Annotated[Reason, typer.Option("--after", help="What was a mistake.")] = Reason.EXPELLED,
    anyway: AnywayOf = False,
) -> None:
    """Take an expulsion back; or a withdrawal, while the table still plays (T24).

    \b
    Examples:
      azulejos tournament reinstate spring.jsonl "Bob De Luca" --why "It was somebody else."
      azulejos tournament reinstate spring.jsonl "Ann Rossi" --after withdrawn --why "Had only gone to the door."
    """
    said = "is a player again." if what is Reason.EXPELLED else "plays on."
    _tell(session, _send(session, Reinstate, person, what=what.value, why=why, anyway=anyway), said)


def _send(session: Session, kind: Callable[..., Command], person: str, **options: Any) -> Change:
    """Send a command about one person."""
    return session.send(lambda change: kind(person=person_of(change, person), **options))


def _whom(change: Change) -> str:
    """The name of the person whom the event is about."""
    return change.register.shown(getattr(change.events[0].data, "person", ""))


def _tell(session: Session, change: Change, said: str) -> None:
    person, game = getattr(change.events[0].data, "person", ""), change.state.running
    table = game.table_of(person) if game is not None else None
    void = [f"Table {table.number} is void (T22)."] if table is not None and table.is_void and person in table.withdrawn else []
    session.tell(change, f"{_whom(change)} {said}", *void)
