"""What every storage of a tournament must do."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from azulejos.tournament import MARTELUDICA, CheckedIn, Created, Entered, Event, Person, Refused, Register
from azulejos.tournament.errors import WriteConflict
from azulejos.tournament.storage import Change, Snapshot, Storage, write
from tests.kit.tournaments import ARBITER, STREAM, Tournament

ANN, BOB = Person("p-ann", "Ann", "Rossi"), Person("p-bob", "Bob", "De Lucă ș")


def begun(storage: Storage) -> list[Event]:
    """A tournament with an entrant."""
    tournament = Tournament()
    tournament.do(Entered("p-ann", of_age=True))
    storage.append(0, tournament.events[:1], [Person(ARBITER, "Mara")])
    storage.append(1, tournament.events[1:], [ANN])
    return tournament.events


def check_storage(new: Callable[[], Storage]) -> None:
    """Events and names are kept, in order, by whoever writes first; erased names are not. `new` opens the same storage again."""
    storage = new()
    assert storage.read() == Snapshot()
    events = begun(storage)
    kept = new().read()
    assert kept.events == tuple(events)
    assert (kept.register.shown("p-ann"), kept.register.shown(ARBITER), kept.register.shown("p-bob")) == ("Ann Rossi", "Mara", "(erased)")

    # Whoever comes second is told so, and nothing of it is kept.
    second = replace(events[1], data=Entered("p-bob", of_age=True))
    for after in (0, 1):
        with pytest.raises(WriteConflict):
            new().append(after, [replace(second, version=after + 1)], [BOB])
    assert new().read() == kept

    # Several events are kept together, and names can come alone.
    more = [Event(STREAM, version, 9_000, ARBITER, act) for version, act in enumerate([second.data, CheckedIn("p-bob"), CheckedIn("p-ann")], 3)]
    storage.append(2, more, [BOB])
    storage.append(5, [], [replace(ANN, surname="Bruni")])
    kept = new().read()
    assert kept.events == (*events, *more)
    assert kept.state.present == ("p-ann", "p-bob")
    assert [kept.register.shown(id) for id in kept.state.present] == ["Ann Bruni", "Bob De Lucă ș"]

    # Erased is erased, also if somebody brings the name back.
    storage.erase("p-ann")
    storage.append(5, [], [ANN, BOB])
    kept = new().read()
    assert (kept.register.find("p-ann"), kept.register.find("p-bob")) == (None, BOB)
    assert "p-ann" in kept.register.erased
    assert kept.events == (*events, *more)
    new().erase("p-ann")
    assert new().read() == kept


def check_writing(new: Callable[[], Storage]) -> None:
    """Whoever is not the fastest decides again, about what is there then; what is refused changes nothing."""
    begun(new())
    asked: list[int] = []

    def enter(change: Change) -> None:
        asked.append(change.state.version)
        if len(asked) == 1:
            # Somebody else is faster.
            write(new(), STREAM, 5_000, lambda other: other.do(CheckedIn("p-ann")), lambda kept: ARBITER)
        change.do(Entered("p-bob", of_age=True))
        change.name(BOB)

    change = write(new(), STREAM, 0, enter, lambda kept: ARBITER)
    assert (asked, change.state.version) == ([2, 3], 4)
    assert change.events[0].at == 5_000, "the clock never goes back"
    kept = new().read()
    assert kept.state == change.state
    assert kept.register.find("p-bob") == BOB
    with pytest.raises(Refused):
        write(new(), STREAM, 0, enter, lambda kept: ARBITER)
    assert new().read() == kept

    def nothing(change: Change) -> None:
        assert change.register == kept.register

    write(new(), STREAM, 0, nothing, lambda kept: ARBITER)
    assert new().read() == kept


def check_import(new: Callable[[], Storage]) -> None:
    """Many events of different times come in at once, and are the same events then."""
    tournament = Tournament(8, MARTELUDICA).play(2)
    new().append(0, tournament.events, [Person(person, person[2:]) for person in tournament.state.entrants])
    kept = new().read()
    assert kept.events == tuple(tournament.events)
    assert kept.state == tournament.state
    assert isinstance(kept.events[0].data, Created)
    assert kept.register == Register(tuple(sorted(kept.register.people, key=lambda person: person.id)))
