"""What every book of a tournament must do, whatever keeps it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from azulejos.tournament import MARTELUDICA, CheckedIn, Created, Entered, Event, Person, Refused, Register
from azulejos.tournament.book import Book, Kept, Moved, Page, write
from tests.kit.tournaments import ARBITER, STREAM, Hall

ANN, BOB = Person("p-ann", "Ann", "Rossi"), Person("p-bob", "Bob", "De Lucă ș")


def begun(book: Book) -> list[Event]:
    """A tournament with an entrant."""
    hall = Hall()
    hall.do(Entered("p-ann", of_age=True))
    book.append(0, hall.events[:1], [Person(ARBITER, "Mara")])
    book.append(1, hall.events[1:], [ANN])
    return hall.events


def check_book(new: Callable[[], Book]) -> None:
    """Events and names are kept, in order, by whoever writes first; erased names are not. `new` opens the same book again."""
    book = new()
    assert book.read() == Kept()
    events = begun(book)
    kept = new().read()
    assert kept.events == tuple(events)
    assert (kept.register.shown("p-ann"), kept.register.shown(ARBITER), kept.register.shown("p-bob")) == ("Ann Rossi", "Mara", "(erased)")

    # Whoever comes second is told so, and nothing of it is kept.
    second = replace(events[1], act=Entered("p-bob", of_age=True))
    for after in (0, 1):
        with pytest.raises(Moved):
            new().append(after, [replace(second, version=after + 1)], [BOB])
    assert new().read() == kept

    # Several events are kept together, and names can come alone.
    more = [Event(STREAM, version, 9_000, ARBITER, act) for version, act in enumerate([second.act, CheckedIn("p-bob"), CheckedIn("p-ann")], 3)]
    book.append(2, more, [BOB])
    book.append(5, [], [replace(ANN, surname="Bruni")])
    kept = new().read()
    assert kept.events == (*events, *more)
    assert kept.state.present == ("p-ann", "p-bob")
    assert [kept.register.shown(id) for id in kept.state.present] == ["Ann Bruni", "Bob De Lucă ș"]

    # Erased is erased, also if somebody brings the name back.
    book.erase("p-ann")
    book.append(5, [], [ANN, BOB])
    kept = new().read()
    assert (kept.register.find("p-ann"), kept.register.find("p-bob")) == (None, BOB)
    assert "p-ann" in kept.register.erased
    assert kept.events == (*events, *more)
    new().erase("p-ann")
    assert new().read() == kept


def check_writing(new: Callable[[], Book]) -> None:
    """Whoever is not the fastest decides again, about what is there then; what is refused changes nothing."""
    begun(new())
    asked: list[int] = []

    def enter(page: Page) -> str:
        asked.append(page.state.version)
        if len(asked) == 1:
            # Somebody else is faster.
            write(new(), STREAM, 5_000, lambda other: other.do(CheckedIn("p-ann")), lambda kept: ARBITER)
        page.do(Entered("p-bob", of_age=True))
        page.name(BOB)
        return "done"

    found, page = write(new(), STREAM, 0, enter, lambda kept: ARBITER)
    assert (found, asked, page.state.version) == ("done", [2, 3], 4)
    assert page.events[0].at == 5_000, "the clock never goes back"
    kept = new().read()
    assert kept.state == page.state
    assert kept.register.find("p-bob") == BOB
    with pytest.raises(Refused):
        write(new(), STREAM, 0, enter, lambda kept: ARBITER)
    assert new().read() == kept

    def nothing(page: Page) -> None:
        assert page.register == kept.register

    write(new(), STREAM, 0, nothing, lambda kept: ARBITER)
    assert new().read() == kept


def check_import(new: Callable[[], Book]) -> None:
    """Many events of different times come in at once, and are the same events then."""
    hall = Hall(8, MARTELUDICA)
    hall.play(2)
    new().append(0, hall.events, [Person(person, person[2:]) for person in hall.state.entrants])
    kept = new().read()
    assert kept.events == tuple(hall.events)
    assert kept.state == hall.state
    assert isinstance(kept.events[0].act, Created)
    assert kept.register == Register(tuple(sorted(kept.register.people, key=lambda person: person.id)))
