"""Commands: who may send which, and what becomes of each; the documents say the same."""

import re
from dataclasses import FrozenInstanceError, fields
from pathlib import Path
from typing import Any

import pytest

from azulejos.tournament import Conflict, EnteredLate, NotAllowed, NotFound, Person, Refused, Register
from azulejos.tournament.commands import COMMANDS, Context, execute
from azulejos.tournament.commands.command import EVERYBODY, NOBODY, ORGANISER, STAFF, Command, Limits, Role, new_chance
from azulejos.tournament.commands.games import (
    Correct,
    Delay,
    Dispute,
    End,
    Expel,
    Finish,
    HandInSheet,
    Reinstate,
    ResumeTable,
    Start,
    Void,
    Warn,
    Withdraw,
)
from azulejos.tournament.commands.organising import Announce
from azulejos.tournament.commands.people import Appoint, CheckIn, Enter, EnterBots, EnterLate, EnterList, Erase, Leave, Rename, Return
from azulejos.tournament.commands.seating import Balance, Draft, Publish, Rearrange, SeatFinal, Swap
from azulejos.tournament.decision import verify
from azulejos.tournament.storage import Change, Snapshot
from azulejos.tournament.swaps import draft_mark, numbered, published_mark
from tests.kit.errors import raises
from tests.kit.tournaments import ARBITER, STREAM, Tournament

PAGE = (Path(__file__).parents[2] / "docs" / "event.md").read_text(encoding="utf-8")
ROLES: dict[str, frozenset[Role]] = {"all": EVERYBODY, "arbiter, organiser": STAFF, "organiser": ORGANISER}


class Sent:
    """A tournament to which commands are sent, without any storage."""

    def __init__(self, tournament: Tournament) -> None:
        register = Register(tuple(Person(person, person, f"Surname{person[2:]}") for person in tournament.state.entrants))
        self.change = Change(STREAM, ARBITER, 0, Snapshot(tuple(tournament.events), tournament.state, register))

    def __call__(self, command: Command, actor: str = ARBITER, role: Role = "organiser", **context: Any) -> list[str]:
        """The kinds of the events that came of it."""
        before, self.change.actor = len(self.change.events), actor
        execute(command, self.change, Context(role, **context))
        return [event.data.kind for event in self.change.events[before:]]

    @property
    def mark(self) -> str:
        return draft_mark(self.change.state.draft)


def test_the_page_has_every_command_and_who_may_send_it() -> None:
    rows = re.findall(r"^\| (`[^|]+`) \| ([a-z, ]+) \|", PAGE[PAGE.index("## Doing something") : PAGE.index("## Online events")], re.MULTILINE)
    told = {name: ROLES[by] for names, by in rows if by in ROLES for name in re.findall(r"`([a-z-]+)`", names)}
    assert told == {name: kind.by for name, kind in COMMANDS.items() if kind.by}
    assert {name for name, kind in COMMANDS.items() if not kind.by} == {"appoint", "rearrange"}


@pytest.mark.parametrize("kind", COMMANDS.values(), ids=list(COMMANDS))
def test_a_command_is_a_value_that_says_what_it_is(kind: type[Command]) -> None:
    assert kind.__doc__
    assert kind.execute is not Command.execute
    assert all(each.kw_only for each in fields(kind))  # type: ignore[arg-type]
    assert "id" not in kind.__annotations__, "the sender's own id is no argument"


def test_a_command_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        Warn(person="p-01", why="Shouted.").person = "p-02"  # type: ignore[misc]


@pytest.mark.parametrize("kind", [kind for kind in COMMANDS.values() if kind.by not in (EVERYBODY, NOBODY)])
def test_somebody_without_the_role_is_refused_before_anything_else(kind: type[Command]) -> None:
    command = object.__new__(kind)
    for role in EVERYBODY - kind.by:
        with raises(NotAllowed, "not-your-role"):
            execute(command, Sent(Tournament(4)).change, Context(role))


def test_an_afternoon_by_commands() -> None:
    sent = Sent(Tournament())
    assert sent(Enter(first="Ann", surname="Rossi", of_age=True)) == ["entered"]
    ann = sent.change.answer["person"]
    assert (
        sent(EnterList(csv="first,surname\nBob,Bruni\nCy,Conti\nDee,Dini\nEve,Elia\n", of_age=True, check_in=True)) == ["entered", "checked-in"] * 4
    )
    assert len(sent.change.answer["persons"]) == 4
    assert sent(CheckIn(persons=(ann,))) == ["checked-in"]
    assert sent(Draft(seed=7)) == ["seating-drafted"]
    assert sent(Balance(mark=sent.mark)) == ["seating-drafted"]
    one, *_ = first = sent.change.state.draft[0].tables[0]
    other = sent.change.state.draft[0].tables[1][0]
    assert sent(Swap(mark=sent.mark, game=1, one=one, other=other)) == ["seating-drafted"]
    assert other in sent.change.state.draft[0].tables[0]
    assert sent(Rearrange(swaps=((1, one, other), (2, one, other), (2, one, other)))) == ["seating-drafted"]
    assert sent.change.state.draft[0].tables[0] == first
    assert sent(Publish(mark=sent.mark)) == ["seating-published"]
    assert sent(Start(game=1), chance=new_chance(1)) == ["game-started"]
    table, small = sent.change.state.games[0].tables
    sheet = HandInSheet(pv=(50, 40, 30), rows=(1, 0, 0))
    assert sent(sheet, table.seats[0], "player") == ["sheet-handed-in"]
    assert sent(HandInSheet(pv=(50, 41, 30), rows=(1, 0, 0)), table.seats[1], "player") == ["sheet-handed-in", "disputed"]
    assert sent(Correct(game=1, table=1, pv=(50, 41, 30), rows=(1, 0, 0), why="The wall shows it."), role="arbiter") == ["corrected"]
    assert sent(Dispute(why="No."), table.seats[2], "player") == ["disputed"]
    assert sent(Void(game=1, table=1, why="Nobody knows."), role="arbiter") == ["voided"]
    assert sent(HandInSheet(table=2, pv=(60, 20), rows=(2, 0), walls=("11111 ..... ..... ..... .....", None), before=(20, None))) == [
        "sheet-handed-in"
    ]
    assert [question["code"] for question in sent.change.answer["questions"]] == ["rows-differ", "score-too-high", "pv-too-high", "pv-differ"]
    assert sent(End(game=1)) == ["game-ended"]
    assert sent(EnterLate(first="Zoe", of_age=True), role="arbiter") == ["entered-late"]
    assert sent(Leave(), small.seats[0], "player") == ["left"]
    assert sent(Return(person=small.seats[0], why="Is back."), role="arbiter") == ["returned"]
    assert sent(Warn(person=one, why="Shouted.")) == ["warned"]
    assert sent(Expel(person=one, why="Shouted again.")) == ["expelled"]
    assert sent(Reinstate(person=one, what="expelled", why="It was somebody else.")) == ["reinstated"]
    assert sent(Delay(game=2, minutes=5, why="A table plays on.")) == ["delayed"]
    assert sent(Appoint(first="Nina")) == ["appointed"]
    assert sent(Appoint(person=ann)) == ["appointed"]
    sent(Draft(seed=1))
    sent(Publish(mark=sent.mark))
    sent(Start(game=2, first=tuple(1 for _ in sent.change.state.published[0].tables)))
    assert sent(Withdraw(), one, "player") == ["withdrawn"]
    assert sent(Reinstate(person=one, what="withdrawn", why="Had only gone to the door.")) == ["reinstated"]
    for number, _ in enumerate(sent.change.state.games[1].tables, 1):
        sent(Void(game=2, table=number, why="The room closes."))
    sent(End(game=2))
    assert sent(Finish(why="The room closes.")) == ["finished"]


@pytest.mark.parametrize(
    ("command", "role", "kind", "code"),
    [
        (CheckIn(), "organiser", Refused, "whom"),
        (CheckIn(), "player", NotAllowed, "check-in-at-the-desk"),
        (Leave(), "arbiter", Refused, "whom"),
        (Warn(person="p-02", why="Surname01 was loud."), "arbiter", Conflict, "names-somebody"),
        (Warn(person="p-02", why=" "), "arbiter", Refused, "no-reason"),
        (Rename(person="p-99", first="Ann"), "organiser", NotFound, "no-such-person"),
        (Erase(person=ARBITER), "organiser", Conflict, "yourself"),
        (EnterBots(count=2), "organiser", Conflict, "not-online"),
        (EnterList(csv="first\nAnn\n \nann\n", of_age=True), "organiser", Refused, "entered-twice"),
        (EnterList(csv="first,of_age\nTim,no\n"), "organiser", Refused, "too-young"),
        (Publish(mark="0" * 12), "organiser", Conflict, "no-draft"),
        (Rearrange(balance=True), "organiser", Conflict, "no-draft"),
        (SeatFinal(), "organiser", Refused, "no-final"),
        (End(game=1), "organiser", Refused, "not-on"),
        (HandInSheet(pv=(1, 2), rows=(0, 0)), "organiser", Refused, "which-table"),
        (HandInSheet(pv=(1, 2), rows=(0, 0)), "player", Conflict, "not-at-a-table"),
        (HandInSheet(pv=(1, 2), rows=(0, 0), table=1), "organiser", Refused, "no-such-game"),
        (ResumeTable(game=1, table=1, why="Go on."), "arbiter", Refused, "no-such-game"),
        (Announce(text="Pizza is here."), "organiser", Conflict, "no-desk"),
    ],
)
def test_what_is_refused_changes_nothing(command: Command, role: Role, kind: type[Refused], code: str) -> None:
    sent = Sent(Tournament(4))
    with pytest.raises(kind) as refusal:
        sent(command, ARBITER if role != "player" else "p-01", role)
    assert refusal.value.code == code
    assert type(refusal.value) is kind
    if not isinstance(command, EnterList):
        assert (sent.change.events, sent.change.people) == ([], [])


def test_t15_no_more_enter_than_can_be_seated_together() -> None:
    sent = Sent(Tournament(199))
    with raises(Conflict, "event-is-full") as refusal:
        sent(EnterList(csv="first\nAnn\nBob\n", of_age=True))
    assert refusal.value.text == "200 players can be seated together, and 1 more can enter: make a second event for the others."
    assert sent(Enter(first="Ann", of_age=True)) == ["entered"]
    ann = sent.change.answer["person"]
    for command in (Enter(first="Bob", of_age=True), EnterList(csv="first\nBob\n", of_age=True)):
        with raises(Conflict, "event-is-full"):
            sent(command)
    # Somebody who has left takes no place, and finds none if it was taken meanwhile.
    sent(Leave(person=ann))
    assert sent(Enter(first="Bob", of_age=True)) == ["entered"]
    with raises(Conflict, "event-is-full"):
        sent(Return(person=ann, why="Is back."))


def test_t15_nobody_enters_late_where_no_place_is_left() -> None:
    tournament = Tournament(4).play()
    for number in range(196):
        tournament.do(EnteredLate(f"p-late-{number}", True, 2))
    with raises(Conflict, "event-is-full"):
        Sent(tournament)(EnterLate(first="Zoe", of_age=True))


def test_an_event_that_took_more_before_is_read_and_goes_on() -> None:
    tournament = Tournament(201)
    assert verify(tuple(tournament.events)).expected == 201
    assert Sent(tournament)(Leave(person="p-201")) == ["left"]


def test_a_sheet_has_a_number_for_each_seat() -> None:
    tournament = Tournament(4).start()
    sent = Sent(tournament)
    for pv, rows, places, code in (
        ((50, 40, 30), (1, 0, 0, 0), None, "seats"),
        ((50, 40, 30, 20), (1, 0, 0), None, "seats"),
        ((50, 40, 30, 20), (1, 0, 0, 0), (1, 2, 3), "seats"),
        ((50, 40, 30, None), (1, 0, 0, 0), None, "incomplete"),
        ((50, 40, 30, 20), (1, 0, 0, 0), (1, 2, 4, 3), "place"),
    ):
        with raises(Refused, code):
            sent(HandInSheet(table=1, pv=pv, rows=rows, places=places))
    assert sent(HandInSheet(table=1, pv=(50, 40, 30, 20), rows=(1, 0, 0, 0), places=(1, 2, 3, 4))) == ["sheet-handed-in"]
    assert sent(Dispute(table=1, why="No.")) == ["disputed"]
    assert sent(Correct(game=1, table=1, pv=(50, 41, 30, 20), rows=(1, 0, 0, 0), places=(1, 2, 3, 4), why="Counted again.")) == ["corrected"]


def test_a_reason_that_names_somebody_is_taken_if_it_is_sent_anyway() -> None:
    assert Sent(Tournament(4))(Warn(person="p-02", why="Surname01 was loud.", anyway=True)) == ["warned"]


def test_t15_a_draft_that_is_as_what_is_published_is_another_seating() -> None:
    """Drafted again with the same outcome: whoever swaps in the one does not change the other."""
    sent = Sent(Tournament(8))
    sent(Draft(seed=3))
    sent(Publish(mark=sent.mark))
    sent(Draft(seed=3))
    state = sent.change.state
    assert state.draft == state.published
    swap: dict[str, Any] = {"game": 1, "one": state.draft[0].tables[0][0], "other": state.draft[0].tables[1][0]}
    assert sent(Swap(mark=published_mark(state.published), **swap)) == ["seating-changed"]
    assert sent.change.state.draft == state.draft
    assert sent(Swap(mark=sent.mark, **swap)) == ["seating-drafted"]


def test_swaps_in_one_command_are_those_of_several() -> None:
    tournament = Tournament(8).seat()
    one, two = Sent(tournament), Sent(tournament)
    for sent in (one, two):
        sent(Draft(seed=3))
    (a, b), (c, d) = (one.change.state.draft[0].tables[0][:2], one.change.state.draft[0].tables[1][:2])
    one(Rearrange(swaps=((1, a, c), (1, b, d)), balance=True))
    two(Swap(mark=two.mark, game=1, one=a, other=c))
    two(Swap(mark=two.mark, game=1, one=b, other=d))
    two(Balance(mark=two.mark))
    assert one.change.state.draft == two.change.state.draft
    assert numbered(one.change.state, one.change.state.draft).figures == numbered(two.change.state, two.change.state.draft).figures


def test_limits_say_only_what_is_set() -> None:
    assert Limits(max_length=3, examples=("Ann",)).as_keywords() == {"max_length": 3, "examples": ["Ann"]}
