"""Names live apart from events: erasing a person is taking one row away."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.tournament import BadHistory, Person, PublicNames, Refused, Register, Settings, public
from azulejos.tournament.commands import Context, execute
from azulejos.tournament.commands.people import EnterList
from azulejos.tournament.entry_list import read_entries
from azulejos.tournament.people import full_name
from azulejos.tournament.public_names import public_names
from azulejos.tournament.storage import Change, Snapshot
from azulejos.visible_text import folded
from tests.kit.errors import raises
from tests.kit.tournaments import ARBITER, STREAM, Tournament, people


def test_public_lists_can_show_first_name_and_initial() -> None:
    assert Person("p-1", "Ana", "Țurcanu").shown() == "Ana Țurcanu"
    assert Person("p-1", "Ana", "Țurcanu").shown(PublicNames.INITIAL) == "Ana Ț."
    assert Person("p-1", "Ana").shown(PublicNames.INITIAL) == "Ana"
    tournament = Tournament(1, Settings(public_names=PublicNames.INITIAL))
    register = Register((Person("p-01", "Ana", "Țurcanu"),))
    assert public.participants(tournament.state, register)[0]["name"] == "Ana Ț."
    assert "Țurcanu" not in repr(public.export(tournament.state, register))


NAMES = st.sampled_from(["Ann", "ANN", "Bob", "Ann R.", "Zoë"])
SURNAMES = st.sampled_from(["", "R", "Rossi", "Ross", "Rosa", "rossi", "Rossi (1)", "De Luca", "De Santis", "Țurcanu"])


@given(st.lists(st.tuples(NAMES, SURNAMES), max_size=12), st.sampled_from(PublicNames))
def test_no_two_public_names_are_alike_and_none_is_longer_than_it_has_to_be(found: list[tuple[str, str]], how: PublicNames) -> None:
    state = Tournament(len(found), Settings(public_names=how)).state
    register = Register(tuple(Person(id, *name) for id, name in zip(people(len(found)), found, strict=True)))
    shown = public_names(state, register)
    assert len({folded(name) for name in shown.values()}) == len(found)
    usual = [folded(person.shown(how)) for person in register.people]
    for person in register.people:
        if usual.count(folded(person.shown(how))) == 1:
            assert shown[person.id].startswith(person.first)


def test_names_are_lengthened_until_they_differ_and_then_numbered() -> None:
    names = (("Ann", "Rossi"), ("Ann", "Rosa"), ("Ann", "Ruiz"), ("Ann", "Ross"), ("Bob", "Kok"), ("bob", "Kok"))
    state = Tournament(6, Settings(public_names=PublicNames.INITIAL)).state
    register = Register(tuple(Person(id, *name) for id, name in zip(people(6), names, strict=True)))
    assert list(public_names(state, register).values()) == ["Ann Rossi", "Ann Rosa", "Ann Ru.", "Ann Ross", "Bob Kok (1)", "bob Kok (2)"]
    assert {row["name"] for row in public.participants(state, register)} == set(public_names(state, register).values())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1. Ann Rossi\n2) Bob De Luca\n- Cher\n", [(1, "Ann", "Rossi"), (2, "Bob", "De Luca"), (3, "Cher", "")]),
        ("Rossi, Ann\nDe Luca, Bob\n", [(1, "Ann", "Rossi"), (2, "Bob", "De Luca")]),
        ("Nr.;Naam\n1;Ann Rossi\n2;Bob de Luca\n", [(2, "Ann", "Rossi"), (3, "Bob", "de Luca")]),
        ("Cognome\tNome\nRossi\tAnn\n", [(2, "Ann", "Rossi")]),
    ],
)
def test_lists_as_clubs_have_them(text: str, found: list[tuple[int, str, str]]) -> None:
    assert [(row, first, surname) for row, first, surname, *_ in read_entries(text, of_age=True)] == found


def test_t15_a_list_has_clubs_and_ratings() -> None:
    tournament = Tournament()
    change = Change(STREAM, ARBITER, 0, Snapshot(tuple(tournament.events), tournament.state))
    execute(EnterList(csv="Naam;Vereniging;Elo\nAnn Rossi;Marteludica;1480\nBob Kok;;-\nCy Bos;De Tegel;\n", of_age=True), change, Context())
    assert [(each.club, each.rating) for each in change.state.entrants.values()] == [("Marteludica", 1480), ("", None), ("De Tegel", None)]
    with pytest.raises(Refused, match=r"^Row 2, Dee Kok: a rating"):
        execute(EnterList(csv="name,rating\nDee Kok,strong\n", of_age=True), change, Context())


def test_what_is_wrong_in_a_list_is_told_with_row_and_name() -> None:
    change = Change(STREAM, ARBITER, 0, Snapshot(tuple(Tournament().events), Tournament().state))
    with pytest.raises(Refused, match=r"^Row 3, Ann Rossi: "):
        execute(EnterList(csv="1. Ann Rossi\n2. Bob Kok\n3. Ann Rossi\n", of_age=True), change, Context())


@pytest.mark.parametrize(
    ("id", "first", "surname", "code"),
    [
        ("ann", "Ann", "", "bad-id"),
        ("p-Ann", "Ann", "", "bad-id"),
        ("p-1", " ", "", "name-empty"),
        ("p-1", "A" * 81, "", "name-too-long"),
        ("p-1", "A\x1b", "", "name-characters"),
    ],
)
def test_names_that_cannot_be(id: str, first: str, surname: str, code: str) -> None:
    with raises(Refused, code):
        Person(id, first, surname)


def test_names_with_joiners_are_taken_and_those_that_look_alike_are_told() -> None:
    ali, alike = "علی\u200cرضا", "علیرضا"
    assert Person("p-1", ali, "👩\u200d🚀 Neri").shown(PublicNames.INITIAL) == f"{ali} 👩\u200d🚀."
    assert full_name("x" * 78 + "👩\u200d🚀" * 2) == "x" * 78 + "👩\u200d🚀" * 2
    for hidden in ("\u200cAnn", "Ann\u202e", "\u2800", "a" + "\u0335" * 5):
        with raises(Refused, "name-characters"):
            full_name(hidden)
    change = Change(STREAM, ARBITER, 0, Snapshot(tuple(Tournament().events), Tournament().state))
    with raises(Refused, "entered-twice"):
        execute(EnterList(csv=f"first\n{ali}\n{alike}\n", of_age=True), change, Context())


def test_what_earlier_releases_took_is_still_read() -> None:
    assert Register.read(Register((Person("p-1", "\u2800", "\u3164"),)).json()).shown("p-1") == "\u2800 \u3164"


def test_erasing_is_taking_a_row_away() -> None:
    register = Register().with_person(Person("p-01", "Ann", "Rossi")).with_person(Person("p-02", "Bob"))
    tournament = Tournament(2).play()
    erased = register.without("p-01")
    assert erased.find("p-01") is None
    assert "Rossi" not in repr(public.export(tournament.state, erased)) + json.dumps(erased.json())
    assert [row["name"] for row in public.ranking(tournament.state, erased)] == ["(erased)", "Bob"]
    with raises(Refused, "erased"):
        erased.with_person(Person("p-01", "Ann"))


def test_a_restored_older_backup_erases_again() -> None:
    older = Register((Person("p-01", "Ann"), Person("p-02", "Bob"), Person("p-03", "Cy"))).without("p-03")
    kept = older.without("p-01").erased
    again = older.restored(kept)
    assert [person.id for person in again.people] == ["p-02"]
    assert again.erased == ("p-01", "p-03")


def test_a_new_name_takes_the_place_of_the_old_one() -> None:
    register = Register((Person("p-01", "Ann"),)).with_person(Person("p-01", "Anna"))
    assert (register.shown("p-01"), len(register.people)) == ("Anna", 1)


def test_no_event_has_a_name() -> None:
    tournament = Tournament(4).play()
    assert all(set(event.json()) == {"stream", "version", "at", "actor", "kind", "payload"} for event in tournament.events)
    register = Register((Person("p-01", "Ann", "De Rossi"), Person("p-02", "Bob")))
    assert register.named_in("de rossi took two tiles, said Bob") == ("p-01", "p-02")
    assert register.named_in("Rossi took two tiles; bobbing") == ()


def test_the_register_as_json() -> None:
    register = Register((Person("p-01", "Ann", "Rossi"),), ("p-02",))
    assert Register.read(json.loads(json.dumps(register.json()))) == register


@pytest.mark.parametrize(
    "value",
    [
        {"people": [{"id": "p-1", "first": "Ann"}] * 2},
        {"people": [{"id": "p-1", "first": "Ann"}], "erased": ["p-1"]},
        {"people": {}},
        {"people": [{"id": "p-1", "first": "Ann", "born": "2014-01-01"}]},
        {"people": [{"id": "p-1"}]},
    ],
)
def test_a_register_that_cannot_be(value: dict[str, Any]) -> None:
    with pytest.raises(BadHistory):
        Register.read(value)
