"""Places and the waiting list, logos, texts, series and histories."""

import struct
from dataclasses import replace

import pytest

from azulejos.tournament import MARTELUDICA, Person, PublicNames, Register, Settings, events
from azulejos.tournament.criteria import Criterion
from azulejos.tournament.errors import Refused
from azulejos.tournament.logo import MOST_BYTES, read_logo
from azulejos.tournament.next_step import Do, next_step
from azulejos.tournament.organiser_desk import check_series, check_text
from azulejos.tournament.series import adds_up_pt, history, series
from azulejos.tournament.storage import Snapshot
from azulejos.visible_text import TextRefused
from tests.kit.errors import raises
from tests.kit.tournaments import Tournament, people

PNG = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + b"IHDR" + struct.pack(">II", 40, 30) + b"\x08\x06\0\0\0" + b"\0" * 12


def jpeg(width: int, height: int, kind: int = 0xC0) -> bytes:
    return b"\xff\xd8\xff\xe0\x00\x04\x00\x00\xff" + bytes([kind]) + struct.pack(">HBHH", 11, 8, height, width) + b"\0" * 9


def entered(count: int) -> Tournament:
    tournament = Tournament()
    for person in people(count):
        tournament.do(events.Entered(person, of_age=True))
    return tournament


def test_t11_who_enters_besides_waits_and_moves_up_in_the_order_of_entry() -> None:
    tournament = entered(5)
    tournament.do(events.Capped(4))
    assert list(tournament.state.waiting) == ["p-05"]
    tournament.do(events.Entered("p-06", of_age=True))
    assert list(tournament.state.waiting) == ["p-05", "p-06"]
    assert tournament.refusal(events.CheckedIn("p-05")) == ("no-place", "T11")
    tournament.do(events.CheckedIn("p-01"))
    tournament.do(events.Left("p-02"))
    assert list(tournament.state.waiting) == ["p-06"]
    tournament.do(events.CheckedIn("p-05"))
    for person in ("p-03", "p-04"):
        tournament.do(events.CheckedIn(person))
    assert next_step(tournament.state).do is Do.DRAFT, "nobody waits for those who wait"
    tournament.do(events.Capped(None))
    assert list(tournament.state.waiting) == []
    tournament.do(events.CheckedIn("p-06"))
    tournament.do(events.Capped(3))
    assert len(tournament.state.present) == 5, "whoever is there stays"


def test_t11_what_a_cap_can_be() -> None:
    tournament = entered(4)
    assert tournament.refusal(events.Capped(1)) == ("bad-cap", "T11")
    assert tournament.refusal(events.Capped(201)) == ("bad-cap", "T11")
    assert tournament.refusal(events.Capped(None)) == ("nothing-changes", "T11")
    assert tournament.refusal(events.Capped(8), "p-01") == ("not-an-arbiter", "T23")
    for person in people(4):
        tournament.do(events.CheckedIn(person))
    tournament.do(events.Capped(4))
    tournament.start()
    assert tournament.refusal(events.EnteredLate("p-05", of_age=True, game=2)) == ("no-place", "T11")
    tournament.do(events.Capped(5))
    tournament.do(events.EnteredLate("p-05", of_age=True, game=2))


def test_a_logo_is_a_small_picture_of_pixels() -> None:
    assert (read_logo(PNG).type, read_logo(jpeg(300, 200)).type) == ("image/png", "image/jpeg")
    assert len(read_logo(PNG).mark) == 16
    for wrong in (b"", b"<svg/>", b"GIF89a", PNG[:20], b"\xff\xd8\xff", jpeg(10, 10, 0xC9), b"<!doctype html>" + PNG):
        with raises(Refused, "logo-type"):
            read_logo(wrong)
    for large in (jpeg(1201, 10), jpeg(10, 0), PNG + b"\0" * MOST_BYTES):
        with raises(Refused, "logo-too-large"):
            read_logo(large)


def test_a_text_of_a_page_is_of_visible_lines() -> None:
    assert check_text("Free entry.\r\n\n\n\nPrizes: tiles") == "Free entry.\n\nPrizes: tiles"
    with raises(Refused, "text-length"):
        check_text("line\n" * 61)
    with pytest.raises(TextRefused):
        check_text("Ann\u202e")
    assert (check_series(" Winter-2027"), check_series("")) == ("winter-2027", "")
    with raises(Refused, "bad-series"):
        check_series("winter 2027!")


def event(title: str, names: list[str], pv: tuple[int, ...], settings: Settings = MARTELUDICA) -> Snapshot:
    tournament = Tournament(len(names), replace(settings, games=1)).play(t1=(pv, (0,) * len(pv)))
    register = Register(tuple(Person(id, *name.split()) for id, name in zip(people(len(names)), names, strict=True)))
    return Snapshot(tuple(tournament.events), replace(tournament.state, title=title, stream=f"tournament:{title.lower()}"), register)


def test_t13_pt_of_a_series_add_up_and_equal_lines_share_a_place() -> None:
    first = event("Autumn", ["Ann Rossi", "Bob Neri", "Cy Riva"], (40, 30, 20))
    second = event("Winter", ["bob neri", "ANN ROSSI", "Dee Galli"], (30, 20, 60))
    found = series([first, second])
    assert [(line.place, line.pt) for line in found] == [(1, 60), (1, 60), (3, 60), (4, 20)], "of equal PT, those who won a game come first"
    ann = next(line for line in found if line.name.casefold() == "ann rossi")
    assert [(part.event, part.pt, part.pv) for part in ann.parts] == [("autumn", 40, (40,)), ("winter", 20, (20,))]
    one = history([first, second], "ann rossi")
    assert one is not None
    assert (one.pt, len(one.parts)) == (60, 2)
    assert history([first, second], "Nobody Here") is None


def test_t13_a_series_with_other_points_than_pt_does_not_call_them_so() -> None:
    first, second = (event(title, ["Ann Rossi", "Bob Neri"], (40, 30)) for title in ("Autumn", "Winter"))
    by_place = event("Spring", ["Ann Rossi", "Bob Neri"], (40, 30), Settings(ranked_by=Criterion.PLACE_POINTS))
    assert (adds_up_pt([first, second]), adds_up_pt([first, by_place])) == (True, False)
    fined = replace(second, state=replace(second.state, penalties=(events.Penalised("p-01", 1, 5, "Late."),)))
    assert not adds_up_pt([first, fined])


def test_a_series_names_people_as_its_most_careful_event_does_and_forgets_who_was_erased() -> None:
    first = event("Autumn", ["Ann Rossi", "Bob Neri"], (40, 30))
    second = event("Winter", ["Ann Rossi", "Bob Neri"], (40, 30), Settings(public_names=PublicNames.INITIAL))
    assert [line.name for line in series([first, second])] == ["Ann R.", "Bob N."]
    erased = replace(second, register=second.register.without("p-01"))
    assert [(line.name, len(line.parts)) for line in series([first, erased])] == [("Bob N.", 2), ("Ann R.", 1)]


def test_no_two_lines_of_a_series_have_one_name() -> None:
    first = event("Autumn", ["Ann Rossi", "Ann Rosso", "Cy Riva"], (40, 30, 20), Settings(public_names=PublicNames.INITIAL))
    assert [line.name for line in series([first])] == ["Ann Rossi", "Ann Rosso", "Cy R."]
    second = event("Winter", ["Ann Rosa", "Ann Rossi", "Cy Riva"], (40, 30, 20))
    assert {line.name for line in series([first, second])} == {"Ann Rossi", "Ann Rosso", "Ann Rosa", "Cy R."}


def test_two_of_one_event_who_are_written_the_same_way_are_two_people() -> None:
    first = event("Autumn", ["Ann Rossi", "ann rossi", "Cy Riva"], (40, 30, 20))
    second = event("Winter", ["Ann Rossi", "Bob Neri"], (25, 30))
    lines = {line.name: [part.event for part in line.parts] for line in series([first, second])}
    assert lines == {"Ann Rossi (1)": ["autumn", "winter"], "ann rossi (2)": ["autumn"], "Bob Neri": ["winter"], "Cy Riva": ["autumn"]}
