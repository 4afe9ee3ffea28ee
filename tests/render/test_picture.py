"""PNG and files: the size that was asked for, text without any font on the machine, and never half a file."""

import os
from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py

from azulejos.render import Picture, board
from azulejos.render.fonts import SANS, SERIF, font_files
from azulejos.render.markup import element
from azulejos.render.picture import drawn
from azulejos.rules import OptionError
from tests.kit.effort import some
from tests.kit.errors import raises
from tests.render.pixels import rows, size
from tests.render.positions import offer, played
from tests.render.readme import FOLDER, README


@pytest.fixture(scope="module")
def picture() -> Picture:
    return board(played(2, 3, offer(4, 2)), 1, names=["Ana", "Bo"])


def test_png_has_the_size_that_was_asked_for(picture: Picture) -> None:
    assert size(picture.png()) == (picture.width, picture.height)
    assert size(picture.png(width=360))[0] == 360
    assert size(picture.png(scale=0.5)) == (picture.width // 2, picture.height // 2)
    with pytest.raises(OptionError):
        picture.png(width=0)


def test_png_shows_something(picture: Picture) -> None:
    pixels = rows(picture.png(width=200))
    assert len({pixel for row in pixels for pixel in row}) > 500
    assert all(alpha == 255 for row in pixels for *_, alpha in row)


def ink(text: str, family: str, weight: int = 400) -> frozenset[tuple[int, int]]:
    """Where a text leaves ink."""
    written = element("text", text, x=10, y=40, font_family=family, font_size=36, font_weight=weight)
    pixels = rows(drawn("Text", "Text.", 120, 60, written).png())
    return frozenset((x, y) for y, row in enumerate(pixels) for x, pixel in enumerate(row) if pixel[3] > 96)


@pytest.mark.parametrize(("family", "weight"), some([(SERIF, 400), (SERIF, 600), (SANS, 600), (SANS, 400)], 2))
def test_romanian_letters_have_shapes_of_their_own(family: str, weight: int) -> None:
    shapes = [ink(letter, family, weight) for letter in "ășțâîĂȘȚÂÎaștăi\U000f0000"]
    *letters, missing = shapes
    assert all(letters)
    assert missing not in letters
    for plain, marked in zip("stai", "șțăî", strict=True):
        assert ink(plain, family, weight) != ink(marked, family, weight)


def test_text_is_drawn_without_a_font_of_the_machine(picture: Picture) -> None:
    def shown(fonts: list[str]) -> list[list[tuple[int, int, int, int]]]:
        return rows(resvg_py.svg_to_bytes(svg_string=picture.svg, width=400, skip_system_fonts=True, font_files=fonts))

    with_fonts, without = shown(list(font_files())), shown([])
    differing = sum(a != b for one, other in zip(with_fonts, without, strict=True) for a, b in zip(one, other, strict=True))
    assert differing > 300
    assert rows(picture.png(width=400)) == with_fonts


def test_notebooks_show_the_svg(picture: Picture) -> None:
    assert picture._repr_svg_() == picture.svg


def test_saved_as_its_name_says(picture: Picture, tmp_path: Path) -> None:
    picture.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == picture.svg
    picture.save(str(tmp_path / "board.PNG"))
    assert (tmp_path / "board.PNG").read_bytes() == picture.png()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["board.PNG", "board.svg"]
    ElementTree.parse(tmp_path / "board.svg")


def test_other_names_are_refused(picture: Picture, tmp_path: Path) -> None:
    with raises(OptionError, "no-such-picture"):
        picture.save(tmp_path / "board.jpg")
    assert not list(tmp_path.iterdir())


def test_a_file_is_whole_or_as_it_was(picture: Picture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "board.svg"
    kept.write_text("as it was")

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        picture.save(kept)
    assert kept.read_text() == "as it was"
    assert [path.name for path in tmp_path.iterdir()] == ["board.svg"]


@pytest.mark.parametrize("name", README)
def test_the_pictures_of_the_readme_are_small(name: str) -> None:
    png = (FOLDER / f"{name}.png").read_bytes()
    assert size(png)[0] == 1600
    assert len(png) < 250_000
