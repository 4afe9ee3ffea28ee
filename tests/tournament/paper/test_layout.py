"""Nothing is cut off and nothing lies upon something else: by the fonts' metrics, mark by mark, and by the outlines that a reader draws."""

import re
from collections.abc import Callable
from itertools import product

import pypdfium2  # type: ignore[import-untyped]
import pytest

from azulejos.render.box import Box
from azulejos.tournament import FINAL_FOUR, Settings
from azulejos.tournament.paper import DOCUMENTS, LANGUAGES, PAPERS, cards, certificate, pairings, ranks, sheets
from azulejos.tournament.paper.motif import outlines, steps_of
from azulejos.tournament.paper.order import Order, order
from azulejos.tournament.paper.page import Code, Frame, Motif, Octagon, Page, Rule, Words
from azulejos.tournament.paper.typeface import CAPITAL, settable, width
from tests.kit.effort import some
from tests.kit.tournaments import Tournament
from tests.tournament.paper.sample import EXTREME, LONG_TITLE, played, register, seated

LAYOUTS: dict[str, Callable[[Order], tuple[Page, ...]]] = {
    "sheets": sheets.score_sheets,
    "cards": cards.table_cards,
    "tables": pairings.by_table,
    "names": pairings.by_name,
    "ranking": ranks.ranking,
    "certificates": certificate.certificates,
}
LONG_ADDRESS = "https://tournaments.a-club-with-a-very-long-name.example/azul"
MANY_GAMES = Settings(games=20, game_minutes=20, counting_minutes=2, break_minutes=2, start="08:00", end="23:00")
TOURNAMENTS = {
    "7": lambda: played(7, title=LONG_TITLE),
    "22": lambda: played(22),
    "64": lambda: played(64, title=LONG_TITLE),
    "final": lambda: played(9, FINAL_FOUR),
    "many games": lambda: played(10, MANY_GAMES, LONG_TITLE),
}
LEAST_SIZE = 5.0
"""Even the longest name in the narrowest box is printed larger than this."""


@pytest.fixture(scope="module", params=TOURNAMENTS)
def tournament(request: pytest.FixtureRequest) -> Tournament:
    return TOURNAMENTS[request.param]()


def ink(words: Words) -> list[Box]:
    """Where each line is, from the height of capitals to the baseline."""
    fitted, found = words.fitted, []
    for x, y, line in words.baselines():
        long = width(line, fitted.face, fitted.size)
        found.append(Box(x - words.align.value * long, y - CAPITAL * fitted.size, long, CAPITAL * fitted.size))
    return found


def box_of(mark: object) -> Box | None:
    return mark.box if isinstance(mark, Code | Frame | Octagon | Motif | Words) else None


def check(page: Page, name: str) -> None:
    whole = Box(0, 0, page.width, page.height)
    texts = [mark for mark in page.marks if isinstance(mark, Words)]
    for mark in page.marks:
        box = box_of(mark)
        assert box is None or box.is_within(whole.inset(12)), (name, mark)
        if isinstance(mark, Rule):
            assert 0 <= min(mark.x, mark.y) <= max(mark.x, mark.to_x) <= page.width
    for words in texts:
        room = words.box
        assert words.fitted.width <= room.width + 1e-6, (name, words)
        assert words.fitted.height <= room.height + 1e-6, (name, words)
        assert words.fitted.size >= LEAST_SIZE, (name, words)
    # A line that is upside down stands somewhere in its box.
    lines = sorted(((box, words) for words in texts for box in ([words.box] if words.turned else ink(words))), key=lambda line: line[0].y)
    for number, (box, words) in enumerate(lines):
        for other, others in lines[number + 1 :]:
            if other.y >= box.bottom:
                break
            assert words is others or not box.inset(0.2).meets(other), (name, words, others)
    codes = [mark.box for mark in page.marks if isinstance(mark, Code)]
    assert not any(box.meets(code.inset(8)) for box, _ in lines for code in codes), name


@pytest.mark.parametrize(("document", "paper"), some([*product(LAYOUTS, PAPERS)], len(LAYOUTS) // 2 + 1))
def test_every_text_lies_in_its_box_and_no_two_meet(document: str, paper: str, tournament: Tournament) -> None:
    names = register(64, extreme=True)
    # Romanian has the longest words; the large halls are looked at in it alone.
    for language in LANGUAGES if len(tournament.state.entrants) < 20 and len(tournament.state.games) < 5 else ("ro",):
        wanted = order(tournament.state, names, language, None, LONG_ADDRESS, paper, None)
        for number, page in enumerate(LAYOUTS[document](wanted), 1):
            check(page, f"{document} {language} {number}")


@pytest.mark.parametrize("document", ["sheets", "tables", "names", "ranking", "certificates"])
def test_the_longest_names_are_there_to_the_last_letter(document: str) -> None:
    names, state = register(8, extreme=True), seated(8).state if document in ("sheets", "tables", "names") else played(8).state
    found = LAYOUTS[document](order(state, names, "it", None, None, "a4", None))
    printed = {"".join("".join(mark.fitted.lines).split()) for page in found for mark in page.marks if isinstance(mark, Words)}
    for first, surname in EXTREME:
        name = f"{surname}, {first}" if document == "names" and surname else f"{first} {surname}"
        face = next(mark.fitted.face for page in found for mark in page.marks if isinstance(mark, Words))
        assert "".join(settable(name, face)[0].split()) in printed


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_reader_draws_every_letter_on_the_page(document: str) -> None:
    tournament = played(9, title=LONG_TITLE)
    pdf = pypdfium2.PdfDocument(DOCUMENTS[document](tournament.state, register(9, extreme=True), base_url=LONG_ADDRESS))
    for page in pdf:
        text = page.get_textpage()
        for number in range(text.count_chars()):
            left, bottom, right, top = text.get_charbox(number)
            assert 15 < left <= right < page.get_width() - 15
            assert 15 < bottom <= top < page.get_height() - 15
    pdf.close()


@pytest.mark.parametrize("letter", "BYRKW")
def test_motifs_stay_on_their_square(letter: str) -> None:
    for outline in outlines(letter, "#1f4ea8"):
        for step in outline.steps:
            assert all(0 <= number <= 100 for point in step.points for number in point)
        for tone in (outline.fill, outline.stroke):
            assert tone is None or re.fullmatch("#[0-9a-f]{6}", tone)


def test_an_arc_goes_the_way_that_its_flags_say() -> None:
    half = steps_of("M0 50A50 50 0 1 1 100 50")
    assert [step.points[-1] for step in half[1:]] == [pytest.approx((50, 0)), pytest.approx((100, 50))]
    other = steps_of("M0 50A50 50 0 1 0 100 50")
    assert other[1].points[-1] == pytest.approx((50, 100))
    small, large = steps_of("M0 10A10 10 0 0 1 10 0"), steps_of("M0 10A10 10 0 1 1 10 0")
    assert (len(small), len(large)) == (2, 4)


@pytest.mark.parametrize("document", ["tables", "names", "ranking"])
def test_ordinary_names_on_the_wall_are_large_enough_to_be_read_from_a_step_away(document: str) -> None:
    names = register(64)
    paper = order(played(64).state, names, "ro", None, LONG_ADDRESS, "letter", None)
    told_apart = {person.id: paper.public_names[person.id].removeprefix(person.shown()) for person in names.people}
    forms = {form + told_apart[person.id] for person in names.people for form in (person.shown(), f"{person.surname}, {person.first}")}
    shown = {form.replace(" ", "") for form in forms}
    found = LAYOUTS[document](paper)
    sizes = [
        mark.fitted.size for page in found for mark in page.marks if isinstance(mark, Words) and "".join(mark.fitted.lines).replace(" ", "") in shown
    ]
    assert len(sizes) >= 64
    assert min(sizes) >= 8.6
    assert sorted(sizes)[len(sizes) // 2] >= 11


def test_ordinary_names_are_never_broken() -> None:
    for make in LAYOUTS.values():
        wanted = order(played(22).state, register(22), "it", None, None, "a4", None)
        names = {register(22).shown(person.id) for person in register(22).people}
        for page in make(wanted):
            for mark in page.marks:
                if isinstance(mark, Words) and " ".join(mark.fitted.lines) in names:
                    assert len(mark.fitted.lines) == 1
