"""docs/security-review.md: every point names tests, and these exist."""

import re

import pytest

from tests.documents.blocks import ROOT

PAGE = (ROOT / "docs" / "security-review.md").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if re.match(r"\| \d", line)]
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)))


def test_every_point_is_shown_by_a_test() -> None:
    assert len(ROWS) > 30
    assert [row for row in ROWS if not re.search(r"`tests/[\w/]+\.py::test_\w+` *(?:,|\|)", row)] == []


@pytest.mark.parametrize("file", sorted({file for file, _ in NAMED}))
def test_the_tests_that_it_names_exist(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert [name for known, name in NAMED if known == file and not re.search(rf"^(?:async )?def {name}\(", text, re.MULTILINE)] == []
