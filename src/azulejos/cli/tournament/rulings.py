"""`azulejos tournament warn`, `expel`, `reinstate`, `withdraw`: what happens to players (T21, T23, T24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from azulejos.cli.tournament.desk import ActorOf, AnywayOf, EventOf, JsonOf, MaybeWhyOf, PersonOf, StoreOf, WhyOf, done_to, open_desk
from azulejos.tournament import Act, Expelled, Reason, Reinstated, State, Warned, Withdrawn


def _rule(
    event: str, store: str | None, actor: str | None, as_json: bool, why: str, anyway: bool, person: str, act: Callable[[State, str], Act], said: str
) -> None:
    desk = open_desk(event, store, actor, as_json)
    who, page = done_to(desk, person, why, anyway, act)
    game = page.state.running
    table = game.table_of(who) if game is not None else None
    void = table is not None and table.is_void and who in table.withdrawn
    desk.tell(page, f"{page.register.shown(who)} {said}", *([f"Table {table.number} is void (T22)."] if table is not None and void else []))


def warn(
    event: EventOf,
    person: PersonOf,
    why: WhyOf,
    anyway: AnywayOf = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """Warn a player (T23), for instance because of T6 or T7.

    \b
    Examples:
      azulejos tournament warn spring.jsonl "Bob De Luca" --why "Looked into the bag at table 2."
    """
    _rule(event, store, actor, as_json, why, anyway, person, lambda _, who: Warned(who, why), "is warned.")


def expel(
    event: EventOf,
    person: PersonOf,
    why: WhyOf,
    anyway: AnywayOf = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """Expel a player (T23): gone from every public list; at the table it counts as a withdrawal.

    \b
    Examples:
      azulejos tournament expel spring.jsonl "Bob De Luca" --why "Shouted at table 2 after a warning."
    """
    _rule(event, store, actor, as_json, why, anyway, person, lambda _, who: Expelled(who, why), "is expelled, and in no public list any more.")


def withdraw(
    event: EventOf,
    person: PersonOf,
    why: MaybeWhyOf = "",
    anyway: AnywayOf = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """A player withdraws during the game (T21): no PV for it, and the table goes on. Between games, use leave.

    \b
    Examples:
      azulejos tournament withdraw spring.jsonl "Ann Rossi"
    """
    said = "has withdrawn and gets no PV for this game."
    _rule(event, store, actor, as_json, why, anyway, person, lambda state, who: Withdrawn(len(state.games), who, why), said)


def reinstate(
    event: EventOf,
    person: PersonOf,
    why: WhyOf,
    what: Annotated[Reason, typer.Option("--after", help="What was a mistake.")] = Reason.EXPELLED,
    anyway: AnywayOf = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """Take an expulsion back; or a withdrawal, while the table still plays (T24).

    \b
    Examples:
      azulejos tournament reinstate spring.jsonl "Bob De Luca" --why "It was somebody else."
      azulejos tournament reinstate spring.jsonl "Ann Rossi" --after withdrawn --why "Had only gone to the door."
    """
    said = "is a player again." if what is Reason.EXPELLED else "plays on."
    _rule(event, store, actor, as_json, why, anyway, person, lambda _, who: Reinstated(who, what, why), said)
