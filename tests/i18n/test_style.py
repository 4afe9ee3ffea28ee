"""Catalogues are written in one style, and writing them in it changes no text."""

import pytest
from fluent.syntax import FluentParser

from tests.i18n import style

LOOSE = """### A catalogue.
## home: The first page

home-start = Start

# Whose turn it is.

# $count (Number) - how many
home-free =
    { $count ->
        [0] none
       *[other]
            { $more ->
                [yes] { $count } and more
               *[no] { $count }
            } seats, { -goal(form: "plural") }
    }.


home-states =
    .open = Open
    .closed =
        { $by ->
            [none] Closed
           *[other] Closed by { $by }
        }
## home-list
home-list-title = { NUMBER($n, signDisplay: "exceptZero") }{ "}" }
"""
STYLED = """### A catalogue.

## home: The first page
home-start = Start

# Whose turn it is.

# $count (Number) - how many
home-free = { $count ->
    [0] none
   *[other] { $more ->
        [yes] { $count } and more
       *[no] { $count }
    } seats, { -goal(form: "plural") }
}.
home-states =
    .open = Open
    .closed = { $by ->
        [none] Closed
       *[other] Closed by { $by }
    }

## home-list
home-list-title = { NUMBER($n, signDisplay: "exceptZero") }{ "}" }
"""


def styled(source: str) -> str:
    return style.styled(FluentParser().parse(source))


def first_difference(source: str) -> int | None:
    return style.first_difference(source, FluentParser().parse(source))


def test_a_catalogue_is_written_in_the_one_style() -> None:
    assert styled(LOOSE) == STYLED


def test_what_is_in_the_style_stays() -> None:
    assert styled(STYLED) == STYLED
    assert first_difference(STYLED) is None


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("home-start = Start", "home-start =  Start", 4),
        ("\n## home-list", "## home-list", 22),
        ("{ $by }", "{$by}", 20),
        ('"}" }\n', '"}" }\n\n', 25),
    ],
)
def test_the_first_line_that_is_not_is_found(old: str, new: str, line: int) -> None:
    assert first_difference(STYLED.replace(old, new, 1)) == line


def test_what_cannot_be_read_is_left_alone() -> None:
    assert "home-start Start\n" in styled("## home\nhome-start Start\nhome-end = End\n")
