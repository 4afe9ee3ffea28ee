"""`azulejos tournament apart`, `club`, `place`, `substitute`, `games`, `undo`: wishes about the seating, and other numbers of games."""

from __future__ import annotations

from typing import Annotated

import typer

from azulejos.cli.tournament.session import AnywayOf, PersonOf, Session, WhyOf, on_tournament, person_of
from azulejos.render.text import counted, listed
from azulejos.tournament.commands.wishes import ChangeGames, Describe, FixPlace, KeepApart, KeepClubsApart, NameSubstitute, UndoGame
from azulejos.tournament.events import Round
from azulejos.tournament.storage import Change
from azulejos.tournament.wishes import UnmetReason, UnmetWish, WishKind, unmet

_REASONS = {
    UnmetReason.SAME_TABLE: "both need the same table",
    UnmetReason.CROWDED: "there are more of them than tables",
    UnmetReason.NO_TABLE: "there are not so many tables",
    UnmetReason.FULL: "more people need it than it has chairs",
    UnmetReason.NO_SEAT: "their table has not so many seats",
    UnmetReason.TAKEN: "somebody else at their table needs it",
    UnmetReason.OTHERS: "other wishes, or a swap, were in the way",
}
AGAIN = "Draft the seating of the games to come anew, if it should go by this."


@on_tournament
def apart(
    session: Session,
    persons: Annotated[list[str] | None, typer.Argument(metavar="PERSON...", help="Names, numbers or ids: two at least.", show_default=False)] = None,
    clubs: Annotated[bool | None, typer.Option("--clubs/--no-clubs", help="Members of one club should not meet.", show_default=False)] = None,
    again: Annotated[bool, typer.Option("--again", help="They may meet again.")] = False,
) -> None:
    """Keep people apart, such as a family or the members of a club: the planner lets no two of them meet where that is possible.

    \b
    Examples:
      azulejos tournament apart spring.jsonl "Ann Rossi" "Bob De Luca"
      azulejos tournament apart spring.jsonl "Ann Rossi" "Bob De Luca" --again
      azulejos tournament apart spring.jsonl --clubs
    """
    if bool(persons) == (clubs is not None) or (clubs is not None and again):
        raise typer.BadParameter("Name at least two people, or use --clubs.", param_hint="PERSON")
    if clubs is not None:
        change = session.send(lambda _: KeepClubsApart(apart=clubs))
        session.tell(change, f"Members of one club {'are kept apart' if clubs else 'may meet'}. {AGAIN}")
        return
    change = session.send(lambda change: KeepApart(persons=tuple(person_of(change, text) for text in persons or ()), apart=not again))
    people = listed([change.register.shown(person_of(change, text)) for text in persons or ()])
    session.tell(change, f"{people} {'may meet again' if again else 'are kept apart'}. {AGAIN}")


@on_tournament
def club(
    session: Session,
    person: PersonOf,
    name: Annotated[str, typer.Argument(metavar="CLUB", help="The club; nothing for none.", show_default=False)] = "",
    rating: Annotated[int | None, typer.Option(metavar="N", help="The rating, if there is one.", show_default=False)] = None,
) -> None:
    """Say to which club somebody belongs, and which rating they have. Both are for lists; clubs can be kept apart, too.

    \b
    Examples:
      azulejos tournament club spring.jsonl "Ann Rossi" Marteludica --rating 1520
    """
    change = session.send(lambda change: Describe(person=person_of(change, person), club=name, rating=rating))
    who = change.state.entrants[person_of(change, person)]
    said = [each for each in (who.club, "" if who.rating is None else f"rating {who.rating}") if each]
    session.tell(change, f"{change.register.shown(who.person)}: {', '.join(said) or 'no club, no rating'}.")


@on_tournament
def place(
    session: Session,
    person: PersonOf,
    table: Annotated[int | None, typer.Option(min=1, metavar="N", help="The table that they always need.", show_default=False)] = None,
    seat: Annotated[int | None, typer.Option(min=1, max=4, metavar="N", help="The seat that they always need.", show_default=False)] = None,
) -> None:
    """Give somebody a fixed table or seat, such as one without stairs; without options, take it back.

    \b
    Examples:
      azulejos tournament place spring.jsonl "Ann Rossi" --table 1
      azulejos tournament place spring.jsonl "Ann Rossi"
    """
    change = session.send(lambda change: FixPlace(person=person_of(change, person), table=table, seat=seat))
    said = [f"{what} {number}" for what, number in (("table", table), ("seat", seat)) if number is not None]
    needs = f"always has {' and '.join(said)}" if said else "sits wherever the plan says"
    session.tell(change, f"{change.register.shown(person_of(change, person))} {needs}. {AGAIN}")


@on_tournament
def substitute(
    session: Session,
    person: PersonOf,
    plays: Annotated[bool, typer.Option("--plays", help="They play like everybody else again.")] = False,
) -> None:
    """Make somebody a substitute: they sit down only where a table of three would be, and are not ranked.

    \b
    Examples:
      azulejos tournament substitute spring.jsonl "Mara Bianchi"
    """
    change = session.send(lambda change: NameSubstitute(person=person_of(change, person), substitute=not plays))
    who = change.register.shown(person_of(change, person))
    session.tell(change, f"{who} {'plays like everybody else' if plays else 'is a substitute'}. {AGAIN}")


@on_tournament
def games(
    session: Session,
    count: Annotated[int, typer.Argument(metavar="N", min=1, help="How many games there are to be, the final not counted.", show_default=False)],
    why: WhyOf,
    anyway: AnywayOf = False,
) -> None:
    """Add a game to the event, or drop one that has not begun (T10). The event ends later, if it has to.

    \b
    Examples:
      azulejos tournament games spring.jsonl 2 --why "The caretaker closes at six."
    """
    change = session.send(lambda _: ChangeGames(games=count, why=why, anyway=anyway))
    session.tell(change, f"Everybody plays {counted(count, 'game')}; the event ends at {change.state.settings.end}.")


@on_tournament
def undo(session: Session, why: WhyOf, anyway: AnywayOf = False) -> None:
    """Undo the last game that began (T24): its results count for nothing, and it is to be played again. Who left in it has to return.

    \b
    Examples:
      azulejos tournament undo spring.jsonl --why "Game 2 was played with the seating of game 3."
    """
    change = session.send(lambda change: UndoGame(game=len(change.state.games), why=why, anyway=anyway))
    session.tell(change, f"Game {change.state.next_game} is undone. Next: azulejos tournament start, or seat if somebody came or left.")


def wishes_said(change: Change, rounds: tuple[Round, ...]) -> list[str]:
    """Which wishes a seating does not meet, why, and what the wishes cost, in sentences."""
    said = [_said(change, each) for each in unmet(change.state, rounds)]
    if change.state.unwished is not None:
        said.append(f"Without any wish, the same lots would cost {change.state.unwished}.")
    return said


def _said(change: Change, wish: UnmetWish) -> str:
    people = listed([change.register.shown(person) for person in wish.people])
    entrant = change.state.entrants[wish.people[0]]
    what = {
        WishKind.APART: f"{people} meet at table {wish.table}",
        WishKind.CLUB: f"{people}, of one club, meet at table {wish.table}",
        WishKind.TABLE: f"{people} is not at table {entrant.table}, but at {wish.table}",
        WishKind.SEAT: f"{people} is not at seat {entrant.seat} of table {wish.table}",
    }[wish.kind]
    return f"Not as wished, game {wish.game}: {what}: {_REASONS[wish.reason]}."
