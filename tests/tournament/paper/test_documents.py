"""The documents as files: text that can be read, embedded fonts, the right people, the same bytes."""

import datetime
import re
import subprocess
import sys
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pypdf
import pypdfium2  # type: ignore[import-untyped]
import pytest
import segno

from azulejos.rules import OptionError
from azulejos.tournament import FINAL_FOUR, MARTELUDICA, Disputed, Expelled, Left, Person, PublicNames, Refused, Register, Withdrawn
from azulejos.tournament.paper import (
    DOCUMENTS,
    LANGUAGES,
    certificates,
    pairings_by_name,
    pairings_by_table,
    ranking,
    score_sheets,
    table_cards,
    unprintable,
)
from azulejos.tournament.paper.pdf import QUIET_ZONE
from azulejos.tournament.paper.texts import PaperTexts
from azulejos.tournament.standings import standings
from tests.kit.effort import LONG
from tests.kit.errors import raises
from tests.kit.tournaments import Tournament, people
from tests.tournament.paper.sample import played, register, seated

ROOT = Path(__file__).parents[3]
NAMED = sorted(set(DOCUMENTS) - {"cards"})
PUBLIC = ("tables", "names", "ranking")


def pages(pdf: bytes) -> list[str]:
    """The text of every page. By pdfium, which reads a page of drawings ten times as fast as pypdf."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [" ".join(page.get_textpage().get_text_bounded().split()) for page in document]
    finally:
        document.close()


def printed(document: str, tournament: Tournament, names: Register, **options: Any) -> list[str]:
    return pages(DOCUMENTS[document](tournament.state, names, **options))


@cache
def _over() -> Tournament:
    return played(9, title="Cupa Țării Bârsei, între științe și vânătoare")


@pytest.fixture
def over() -> Tournament:
    return _over()


@cache
def usual(document: str) -> bytes:
    """A document of that tournament as it is printed if nothing is asked for: once for all who look at it."""
    return DOCUMENTS[document](_over().state, register(9))


# Letters


@pytest.mark.parametrize(("document", "language"), [*product(DOCUMENTS, LANGUAGES)] if LONG else [*zip(DOCUMENTS, cycle(LANGUAGES))])
def test_every_document_gives_back_its_letters_as_text(document: str, language: str, over: Tournament) -> None:
    text = "".join(printed(document, over, register(9), language=language))
    assert {"ș", "ț", "ă", "â", "î", "Ț"} <= set(text)
    if document in NAMED:
        assert {"ò", "ë", "É", "ü", "’"} <= set(text)
        assert all(name in text for name in ("Niccolò", "Ștefan", "Răzvan", "Țăndărică", "van ’t Hoff", "Mureșan"))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_font_is_embedded(document: str) -> None:
    used = set()
    for page in pypdf.PdfReader(BytesIO(usual(document))).pages:
        for entry in page["/Resources"]["/Font"].values():  # type: ignore[index]
            font = entry.get_object()
            if font["/Subtype"] == "/TrueType":
                used.add(str(font["/BaseFont"]))
                assert len(font["/FontDescriptor"]["/FontFile2"].get_data()) > 1_000
    assert used
    assert all("+Source" in name for name in used)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_text_of_every_page_is_set_in_those_fonts_only(document: str) -> None:
    pdf = pypdfium2.PdfDocument(usual(document))
    for page in pdf:
        for thing in page.get_objects():
            if isinstance(thing, pypdfium2.PdfTextObj):
                assert thing.get_font().is_embedded
    pdf.close()


# The same bytes


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_same_arguments_give_the_same_bytes(document: str, over: Tournament) -> None:
    again = DOCUMENTS[document](over.state, register(9))
    assert again == usual(document)
    assert again != DOCUMENTS[document](over.state, register(9), language="nl")


def test_another_process_writes_the_same_bytes() -> None:
    program = """
import sys
from azulejos.tournament.paper import ranking
from tests.tournament.paper.sample import played, register
sys.stdout.buffer.write(ranking(played(5).state, register(5)))
"""
    written = [subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, timeout=120, cwd=ROOT).stdout for _ in range(2)]
    assert written[0] == written[1] == ranking(played(5).state, register(5))


def test_a_day_is_printed_only_if_it_is_given(over: Tournament) -> None:
    day = datetime.date(2026, 5, 23)
    for document in set(DOCUMENTS) - {"cards"}:
        assert "2026" not in pages(usual(document))[0]
        assert "23 maggio 2026" in printed(document, over, register(9), date=day)[0]


# Score sheets


@pytest.mark.clause("T12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_for_each_table_and_game_has_all_that_t12_asks_for(language: str) -> None:
    tournament, words = seated(7), PaperTexts(language)
    found = printed("sheets", tournament, register(7), language=language)
    assert len(found) == 2 * 3
    for text, round in zip(found[::2], tournament.state.published, strict=True):
        assert f"{words('paper-table')} 1" in text
        assert f"{words('paper-game')} {round.game}" in text
        for seat, person in enumerate(round.tables[0], 1):
            assert f"{seat} {register(7).shown(person)}" in text or register(7).shown(person) in text
        for label in (
            words("paper-place"),
            "PV",
            words("paper-withdrawal"),
            words("paper-first-player"),
            words("paper-signature"),
            words("paper-displays"),
        ):
            assert label in text
        assert words("paper-rows") in text


def test_a_sheet_of_a_game_that_is_on_says_who_starts_and_who_has_withdrawn() -> None:
    tournament = seated(4)
    before = score_sheets(tournament.state, register(4), game=1)
    tournament.start()
    started = score_sheets(tournament.state, register(4), game=1)
    tournament.do(Withdrawn(1, "p-02"))
    withdrawn = score_sheets(tournament.state, register(4), game=1)
    assert len({before, started, withdrawn}) == 3
    unversioned = [[re.sub(r" Versione \d+$", "", page) for page in pages(each)] for each in (before, started, withdrawn)]
    assert unversioned[0] == unversioned[1] == unversioned[2] != pages(before)


def test_sheets_without_a_game_are_those_that_are_still_needed() -> None:
    tournament = seated(8)
    tournament.play()
    tournament.seat()
    assert len(printed("sheets", tournament, register(8))) == 2 * 2
    assert len(printed("sheets", tournament, register(8), game=1)) == 2


def test_the_final_has_a_sheet_of_its_own() -> None:
    (sheet,) = printed("sheets", played(9, FINAL_FOUR), register(9), game=4)
    assert "Finale" in sheet


def test_a_qr_code_says_where_to_enter_the_sheet() -> None:
    tournament = seated(8)
    pdf = pypdfium2.PdfDocument(score_sheets(tournament.state, register(8), base_url="https://azul.example/", game=2))
    for number, page in enumerate(pdf, 1):
        address = f"https://azul.example/e/test/g2/t{number}"
        assert address in page.get_textpage().get_text_bounded()
        assert scanned(page, address)
    assert not scanned(pdf[0], "https://azul.example/e/test/g2/t2")
    pdf.close()


def scanned(page: pypdfium2.PdfPage, address: str) -> bool:
    """Whether the page's QR code has the modules of this address, by the darkness of each one's middle."""
    matrix = segno.make_qr(address, error="m").matrix
    picture = page.render(scale=4, grayscale=True).to_pil()
    left, top, side = (4 * length for length in (page.get_width() - 40 - 104 + 8, 40 - 12, 104))
    module = side / (len(matrix) + 2 * QUIET_ZONE)
    return all(
        (picture.getpixel((int(left + (column + QUIET_ZONE + 0.5) * module), int(top + (row + QUIET_ZONE + 0.5) * module))) < 128) == bool(dark)
        for row, cells in enumerate(matrix)
        for column, dark in enumerate(cells)
    )


@pytest.mark.parametrize(
    "address", ["azul.example", "ftp://azul.example", "https://", "https://azul.example/{seat}", "https://azul.example/{game", "https://a b"]
)
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with raises(OptionError, "no-such-address"):
        score_sheets(seated(4).state, register(4), base_url=address)


# People


@pytest.mark.clause("T23")
@pytest.mark.parametrize("document", [*PUBLIC, "certificates"])
def test_whoever_was_expelled_is_in_no_public_list(document: str) -> None:
    tournament = played(9)
    names = register(8).with_person(Person("p-09", "Xaver", "Quix"))
    assert "Xaver" in "".join(printed(document, tournament, names))
    tournament.do(Expelled("p-09", "Disturbed table 2."))
    text = "".join(printed(document, tournament, names))
    assert "Xaver" not in text
    assert "Quix" not in text
    assert "Disturbed" not in text


@pytest.mark.parametrize("document", PUBLIC)
def test_public_lists_name_people_as_the_settings_say(document: str) -> None:
    tournament, names = played(4, replace(MARTELUDICA, public_names=PublicNames.INITIAL)), register(4)
    text = "".join(printed(document, tournament, names))
    assert "Ștefan Ț." in text
    assert "Țăndărică" not in text
    assert "Ștefan Țăndărică" in "".join(printed("sheets", tournament, names))
    assert "Ștefan Țăndărică" in "".join(printed("certificates", tournament, names))


@pytest.mark.parametrize("document", PUBLIC)
def test_whoever_was_erased_has_no_name_in_any_language(document: str) -> None:
    tournament, names = played(4), register(4).without("p-01")
    assert "(nume șters)" in "".join(printed(document, tournament, names, language="ro"))
    assert len(printed("certificates", tournament, names)) == 3


def test_the_list_by_name_is_in_the_order_of_the_alphabet_with_every_table_and_seat() -> None:
    names = Register(
        tuple(Person(id, *name) for id, name in zip(people(4), (("Zoë", "Ștefan"), ("Ana", "Stan"), ("Bo", "D’Angelo"), ("Cy", "")), strict=True))
    )
    (text,) = printed("names", seated(4), names, language="en")
    places = [text.index(name) for name in ("Cy", "D’Angelo, Bo", "Stan, Ana", "Ștefan, Zoë")]
    assert places == sorted(places)
    assert "Cy 1 · 4 1 · 3 1 · 2" in text


def test_names_that_cannot_be_printed_are_told() -> None:
    names = register(4).with_person(Person("p-03", "漢字"))
    assert unprintable(seated(4).state, names) == ("p-03",)
    assert "☐☐" in printed("tables", seated(4), names)[0]


# Lists


@pytest.mark.parametrize("document", PUBLIC)
def test_many_players_flow_over_pages_with_headings_and_page_numbers(document: str) -> None:
    tournament, words = played(150), PaperTexts("en")
    found = printed(document, tournament, register(150), language="en", **({"game": 1} if document == "tables" else {}))
    assert len(found) > 1
    heading = {"tables": words("paper-by-table"), "names": words("paper-by-name"), "ranking": words("paper-final-ranking")}[document]
    for number, text in enumerate(found, 1):
        assert heading in text
        assert f"Page {number} of {len(found)}" in text
        assert document == "tables" or words("paper-name") in text


@pytest.mark.clause("T14")
def test_the_ranking_shows_pt_and_what_ties_are_broken_by() -> None:
    tournament = Tournament(8).play(t1=((40, 40, 40, 40), (2, 1, 1, 0)), t2=((40, 40, 39, 38), (1, 1, 0, 0)))
    names = Register(tuple(Person(id, chr(ord("A") + number) * 4) for number, id in enumerate(people(8))))
    [page] = pypdf.PdfReader(BytesIO(ranking(tournament.state, names, language="en"))).pages
    text = " ".join(page.extract_text().split())  # By pypdf, which keeps the order in which the rows were printed.
    assert "Standings after game 1" in text
    # Name, place, PV, PT, complete rows, games won, and by what it was decided: best first.
    rows = ["AAAA 1. 40 40 2 1 rows", "EEEE 2. 40 40 1 1 shared", "FFFF 2. 40 40 1 1 shared", "BBBB 4. 40 40 1 0 shared", "GGGG 7. 39 39 0 0 H"]
    assert [text.index(row) for row in rows] == sorted(text.index(row) for row in rows)


def test_the_ranking_explains_the_signs_that_it_uses() -> None:
    tournament = Tournament(8).start()
    tournament.do(Withdrawn(1, "p-08"))
    tournament.end()
    tournament.do(Left("p-07"))
    tournament.start()
    (text,) = printed("ranking", tournament, register(8), language="en")
    assert "Standings so far" in text
    assert all(sign in text for sign in ("× withdrew", "– did not play", "… no result yet"))
    assert "void table" not in text


def test_cards_are_as_many_as_there_are_tables() -> None:
    assert len(pages(table_cards(seated(22).state, register(22)))) == 6
    assert pages(table_cards(seated(5).state, register(5), language="nl"))[1].split().count("2") == 2


def test_certificates_are_for_everybody_in_the_ranking_best_first() -> None:
    tournament, names = played(7), register(7)
    found = printed("certificates", tournament, names, language="ro")
    for text, row in zip(found, standings(tournament.state), strict=True):
        assert names.shown(row.person) in text
        assert f"Locul {row.place} din 7" in text
        assert f"cu {row.pt} puncte de turneu" in text


# Paper, and what is refused


@pytest.mark.parametrize(("paper", "size"), [("a4", (595.28, 841.89)), ("letter", (612, 792))])
def test_pages_have_the_size_that_is_asked_for(paper: str, size: tuple[float, float], over: Tournament) -> None:
    for document, make in DOCUMENTS.items():
        for page in pypdf.PdfReader(BytesIO(make(over.state, register(9), paper=paper))).pages:
            found = float(page.mediabox.width), float(page.mediabox.height)
            assert found == pytest.approx(size[::-1] if document == "certificates" else size, abs=0.01)


def test_what_cannot_be_printed_yet_is_refused_with_a_reason() -> None:
    tournament = Tournament(8)
    for make in (score_sheets, table_cards, pairings_by_table, pairings_by_name):
        assert refusal(make, tournament) == "no-seating"
    tournament.seat()
    assert refusal(ranking, tournament) == "nobody-ranked"
    assert refusal(certificates, tournament) == "not-finished"
    assert refusal(score_sheets, tournament, game=9) == "no-such-game"
    assert refusal(ranking, played(4), game=4) == "no-such-game"
    assert refusal(certificates, played(4), game=1) == "one-game"
    tournament.do(Left("p-01"))
    assert refusal(pairings_by_table, tournament, game=1) == "old-seating"
    assert refusal(pairings_by_table, tournament) == "no-seating"


def refusal(make: object, tournament: Tournament, **options: object) -> str:
    with pytest.raises(Refused) as error:
        make(tournament.state, register(8), **options)  # type: ignore[operator]
    assert ": " in error.value.text
    return error.value.code


@pytest.mark.parametrize(("options", "code"), [({"language": "tlh"}, "no-such-language"), ({"paper": "a0"}, "no-such-paper")])
def test_an_option_that_we_do_not_know_is_refused(options: dict[str, str], code: str) -> None:
    with raises(OptionError, code):
        ranking(played(4).state, register(4), **options)  # type: ignore[arg-type]


def test_the_package_waits_for_reportlab_only_when_it_prints_and_says_what_is_missing() -> None:
    program = """
import sys
import azulejos.tournament.paper as paper
assert "reportlab" not in sys.modules and "segno" not in sys.modules
sys.modules["reportlab"] = None
from azulejos.tournament import Refused, Register, State, TournamentError
try:
    paper.ranking(State(), Register())
except TournamentError as error:
    assert not isinstance(error, Refused)  # nothing is wrong with the tournament
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True, timeout=120, cwd=ROOT)
    assert done.stdout == 'Printing needs a few more packages: install them with pip install "azulejos[paper]".\n'


def test_the_list_by_name_of_one_game_is_headed_by_that_game() -> None:
    (text,) = printed("names", seated(8), register(8), language="en", game=2)
    assert "Seating by name Game 2 15:50" in text
    assert "table · seat" in text
    assert "Țăndărică, Ștefan 2 · 4" in text


def test_a_disputed_result_is_marked_in_the_ranking() -> None:
    tournament = Tournament(4).start()
    tournament.hand_in(tournament.sheet())
    tournament.do(Disputed(1, 1, "Seat 2 counted again."), "p-02")
    (text,) = printed("ranking", tournament, register(4), language="en")
    assert "40?" in text
    assert "? disputed" in text
