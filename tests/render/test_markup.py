"""SVG that every reader takes: well formed, self-contained, harmless whatever the names are, and at home among other pictures."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos.render import board, table
from azulejos.render.fonts import fitted, width
from azulejos.render.markup import OWN, number, plain
from azulejos.rules import OptionError
from azulejos.rules.azul import AzulPosition
from tests.kit.strategies import positions
from tests.kit.tables import start
from tests.render.positions import offer, played

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "title", "desc", "defs", "linearGradient", "stop", "symbol", "pattern", "g", "use", "path", "rect", "circle", "text", "tspan"}
HOSTILE = (
    "<script>alert(1)</script>",
    '"/><image href="http://example.com/x.png"/>',
    "]]>&amp;&#0;&nosuch;",
    "\x00\x01\x1b[31mred\x7f\ufffe\uffff\ud800",
    "\u202eright to left\u2066\u200f",
    OWN + "title",
    "W" * 500,
    "Z̴̡̢̛͇̭̦̀̏͌a̷̧̛̳̮l̶̰͊g̸̡̈́o̵͖͐" * 20,
    "漢字" * 60,
    "  \n\t ",
    "Șțăâî",
)


def ids(svg: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', svg)


def check(svg: str) -> ElementTree.Element:
    """Well formed; every id once; every reference to an id of its own; nothing from elsewhere; no number that is none."""
    root = ElementTree.fromstring(svg)
    own = ids(svg)
    assert len(own) == len(set(own))
    references = re.findall(r'href="([^"]*)"', svg) + re.findall(r"url\(([^)]*)\)", svg)
    assert {reference.removeprefix("#") for reference in references} <= set(own)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= ELEMENTS
    assert not re.search(r'="[^"]*\b(nan|inf|None)\b', svg)
    assert OWN not in svg
    return root


@settings(max_examples=25)
@given(positions(), st.sampled_from(("light", "dark")), st.booleans(), st.data())
def test_every_position_is_drawn(position: AzulPosition, theme: str, letters: bool, data: st.DataObject) -> None:
    seat = data.draw(st.integers(1, position.game.players))
    for shape in ("wide", "tall"):
        picture = table(position, near=seat, theme=theme, letters=letters, targets=True, shape=shape)  # type: ignore[arg-type]
        check(picture.svg)
        assert len(picture.svg) < 80_000
    check(board(position, seat, theme=theme, letters=letters).svg)  # type: ignore[arg-type]


def test_the_picture_says_in_words_what_it_shows() -> None:
    position = played(2, 3, offer(4, 2))
    root = check(table(position, names=["Ana", "Bo"]).svg)
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert title.text == "Azul, round 4, factory offer"
    assert description is not None
    assert description.text is not None
    assert "Bo is to move." in description.text
    assert "Ana: 17 points." in description.text
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_text_and_nothing_else(name: str) -> None:
    position = played(2, 12)
    for picture in (table(position, names=[name, name]), table(start(), names=[name, name], shape="tall"), board(position, 2, names=[name, name])):
        root = check(picture.svg)
        said = "".join(root.itertext())
        assert not set(said) & set("\x00\x1b\u202e\u2066\ufffe\ud800")
        picture.svg.encode()


@pytest.mark.parametrize("name", HOSTILE)
def test_names_stay_in_their_place(name: str) -> None:
    root = check(board(start(), 1, names=[name, name]).svg)
    (place,) = root.iter(f"{SVG}svg") if root.tag != f"{SVG}svg" else list(root.iter(f"{SVG}svg"))[1:]
    (written,) = place
    assert width(written.text or "", float(written.get("font-size", ""))) <= float(place.get("width", ""))


@given(st.text(), st.floats(30, 500))
def test_fitted_text_fits(text: str, room: float) -> None:
    assert width(fitted(plain(text), 20, room), 20) <= room


def test_long_names_are_cut_with_a_sign() -> None:
    assert "WWW…</text>" in board(start(), 1, names=["W" * 500, "Bo"]).svg


def test_a_name_of_nothing_is_the_seat() -> None:
    assert ">Seat 2</text>" in table(start(), names=["Ana", " \x00 "]).svg


def test_ids_of_different_pictures_never_meet() -> None:
    position = played(2, 3, offer(2, 3))
    pictures = [table(position), table(position, theme="dark"), table(position, letters=True), board(position, 1), board(position, 2)]
    for one, other in combinations(pictures, 2):
        assert not set(ids(one.svg)) & set(ids(other.svg))


def test_the_same_position_is_the_same_picture() -> None:
    assert table(played(3, 4, offer(3, 4))) == table(played(3, 4, offer(3, 4)))


def test_numbers_are_short() -> None:
    assert [number(value) for value in (3.0, 1 / 3, -0.0, 1e-9, 100.0)] == ["3", "0.33", "0", "0", "100"]


def test_what_a_table_does_not_have_is_refused() -> None:
    with pytest.raises(OptionError):
        table(start(), near=3)
    with pytest.raises(OptionError):
        table(start(), names=["Ana"])
    with pytest.raises(OptionError):
        board(start(), 0)
    with pytest.raises(OptionError):
        table(start(), shape="round")  # type: ignore[arg-type]
