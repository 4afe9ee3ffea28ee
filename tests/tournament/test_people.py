"""Names live apart from events: erasing a person is taking one row away."""

import json
from typing import Any

import pytest

from azulejos.tournament import BadHistory, Person, PublicNames, Refused, Register, Settings, public
from azulejos.tournament.commands import Context, execute
from azulejos.tournament.commands.people import EnterList
from azulejos.tournament.people import full_name
from azulejos.tournament.storage import Change, Snapshot
from tests.kit.errors import raises
from tests.kit.tournaments import ARBITER, STREAM, Tournament


def test_public_lists_can_show_first_name_and_initial() -> None:
    assert Person("p-1", "Ana", "Țurcanu").shown() == "Ana Țurcanu"
    assert Person("p-1", "Ana", "Țurcanu").shown(PublicNames.INITIAL) == "Ana Ț."
    assert Person("p-1", "Ana").shown(PublicNames.INITIAL) == "Ana"
    tournament = Tournament(1, Settings(public_names=PublicNames.INITIAL))
    register = Register((Person("p-01", "Ana", "Țurcanu"),))
    assert public.participants(tournament.state, register)[0]["name"] == "Ana Ț."
    assert "Țurcanu" not in repr(public.export(tournament.state, register))


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
