"""What `make release` writes of CHANGELOG.md, and on which Pythons it tries a release. Building and trying is `make release` itself."""

from pathlib import Path

import pytest
import release

CHANGES = (Path(__file__).parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_notes_are_those_of_the_version() -> None:
    new = "## 0.2.0, 2027-01-02\n\n- **New**: see [a](docs/a.md) and [b](https://b.example).\n\n"
    text = f"# Changes\n\nNewest first.\n\n{new}## 0.1.0, unreleased\n\nOld.\n"
    assert release.notes(text, "0.2.0") == "# Azulejos 0.2.0\n\n- **New**: see a and [b](https://b.example).\n"
    assert release.notes(text, "0.1.0") == "# Azulejos 0.1.0\n\nOld.\n"
    assert not release.is_unreleased(text, "0.2.0")
    assert release.is_unreleased(text, "0.1.0")
    with pytest.raises(release.Failed, match=r"says nothing of 0\.2"):
        release.notes(text, "0.2")


def test_this_version_has_notes_and_is_the_same_everywhere() -> None:
    notes = release.notes(CHANGES, release._version())
    assert len(notes) > 1000
    assert "](docs/" not in notes


def test_the_oldest_and_the_newest_python_are_tried() -> None:
    middle, old, new = ((3, 12, 1), "b"), ((3, 11, 7), "a"), ((3, 13, 0), "c")
    assert release._oldest_and_newest([middle, new, old]) == [old, new]
    assert release._oldest_and_newest([old, ((3, 11, 7), "again")]) == [old]
