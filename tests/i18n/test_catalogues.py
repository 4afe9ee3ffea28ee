"""The catalogues are in order, and what is not is told in one clear sentence."""

import re
from pathlib import Path

import pytest

from azulejos.i18n import FOLDER, LANGUAGES, Texts
from azulejos.tournament.events import EventData
from tests.i18n.catalogues import own_problems, problems

ENGLISH = """\
## home: The first page
home-start = Start
home-free = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
home-states =
    .open = Open
    .closed = Closed
-goal = Goal
home-goal = { -goal }

## paper: Papers
paper-title = Title
"""
ROMANIAN = """\
## home
home-start = Începe
home-free = { $count ->
    [one] { $count } loc
    [few] { $count } locuri
   *[other] { $count } de locuri
}
home-states =
    .open = Deschis
    .closed = Închis
-goal = Scop
home-goal = { -goal }

## paper
paper-title = Titlu
"""
VARIABLES = "# $count (Number) - how many\n"
CLIENT = ["{texts.start} {texts.free(3)} {texts.states[state]} {texts.goal}"]
PYTHON = {"print.py": 'texts("paper-title")'}


def found(tmp_path: Path, english: str = ENGLISH, romanian: str = ROMANIAN, python: dict[str, str] = PYTHON, variables: str = VARIABLES) -> list[str]:
    for code, source in (("en", english), ("ro", romanian)):
        (tmp_path / code).mkdir()
        (tmp_path / code / "table.ftl").write_text(source, encoding="utf-8")
    (tmp_path / "variables.ftl").write_text(variables, encoding="utf-8")
    (tmp_path / "languages.json").write_text('{"en": "English", "ro": "Română"}', encoding="utf-8")
    return problems(tmp_path, python, CLIENT)


def test_the_catalogues_are_in_order() -> None:
    assert own_problems() == []


def test_a_catalogue_in_order_has_no_problems(tmp_path: Path) -> None:
    assert found(tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("home-start = Începe\n", "", "ro/table.ftl lacks home-start."),
        ("home-start", "home-begin", "ro/table.ftl has home-begin, which English has not."),
        ("    .closed = Închis\n", "", "ro/table.ftl lacks the part .closed of home-states."),
        (".closed", ".shut", "ro/table.ftl has the part .shut of home-states, which English has not."),
        ("= Începe", "= Începe { $who }", "ro/table.ftl has home-start with $who, unlike English."),
        ("[few] { $count } locuri", "[many] locuri", "ro/table.ftl has home-free without the plural form [few] of $count."),
        ("home-start = Începe", "home-start Începe", 'ro/table.ftl cannot be read from line 2 on: Expected token: "=".'),
        ("home-start = Începe", "home-start = Începe\nhome-start = Pornește", "ro/table.ftl has home-start a second time."),
        ("= { -goal }", "= { -target }", "ro/table.ftl has home-goal with a reference to -target, which is not there."),
        ("= { -goal }", "= Scop", "ro/table.ftl has -goal, which no text refers to."),
        (
            "= Titlu",
            "= { home-goal }",
            "ro/table.ftl has paper-title with a reference to home-goal, which does not come with it: only game- and paper- do.",
        ),
        ("## paper", "## hall", 'ro/table.ftl has paper-title under the heading "hall", with which it does not begin.'),
        (
            "home-free = {",
            "home-free =\n    {",
            "ro/table.ftl is not in the style of catalogues at line 3: python -m tests.i18n.style puts it right.",
        ),
        ("\n## paper", "## paper", "ro/table.ftl is not in the style of catalogues at line 13: python -m tests.i18n.style puts it right."),
    ],
)
def test_what_is_wrong_in_a_translation_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in ROMANIAN
    assert told in found(tmp_path, romanian=ROMANIAN.replace(old, new, 1))


def test_a_translation_that_leaves_a_variable_out_is_told(tmp_path: Path) -> None:
    romanian = ROMANIAN.replace("{ $count } ", "").replace("{ $count ->", "{ $number ->")
    assert "ro/table.ftl has home-free without $count, unlike English." in found(tmp_path, romanian=romanian)


@pytest.mark.parametrize(
    ("variables", "told"),
    [
        ("", "en/table.ftl has home-free with $count: explain it in variables.ftl, as in: # $count (Number) - how many."),
        ("# $count (Number) - how many\n# $seat (Number) - number of the seat\n", "variables.ftl explains $seat, which no text needs."),
    ],
)
def test_a_variable_is_explained_if_and_only_if_a_text_needs_it(tmp_path: Path, variables: str, told: str) -> None:
    assert found(tmp_path, variables=variables) == [told]


@pytest.mark.parametrize(
    ("comment", "told"),
    [
        ("# $count (Number) - how many", "en/table.ftl has home-free with a comment about $count, which is not needed."),
        ("# $who (String) - who", "en/table.ftl has home-free with a comment about $who, which is not needed."),
        ("# $count (Number) - how many seats", "variables.ftl explains $count, which no text needs."),
    ],
)
def test_a_comment_explains_only_what_the_table_does_not(tmp_path: Path, comment: str, told: str) -> None:
    assert told in found(tmp_path, ENGLISH.replace("home-free = {", f"{comment}\nhome-free = {{"))


def test_a_language_may_have_forms_of_its_own(tmp_path: Path) -> None:
    romanian = ROMANIAN.replace("home-goal = { -goal }", "home-goal = { home-goal-long }\nhome-goal-long = { -goal }")
    assert found(tmp_path, romanian=romanian) == []


def test_a_text_that_nobody_uses_is_told(tmp_path: Path) -> None:
    added = ENGLISH.replace("home-start = Start", "home-start = Start\nhome-nobody-asks = Nothing")
    assert "en/table.ftl has home-nobody-asks, which nobody uses." in found(tmp_path, added)


def test_a_text_of_python_that_nobody_uses_or_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert found(tmp_path, python={"print.py": 'texts("paper-start")'}) == [
        "en/table.ftl has paper-title, which nobody uses.",
        "print.py uses paper-start, which is not in the catalogues.",
    ]


def test_each_language_has_a_folder_and_a_name() -> None:
    assert set(LANGUAGES) == {path.parent.name for path in FOLDER.glob("*/table.ftl")}
    assert all(LANGUAGES.values())


def test_texts_are_put_together_as_fluent_has_it() -> None:
    words = Texts("ro", "home")
    assert [words("home-free", count=count) for count in (1, 3, 20)] == ["1 loc liber", "3 locuri libere", "20 de locuri libere"]
    assert words("game-tiles", count=2, colour="B") == "2 piese albastre"
    with pytest.raises(LookupError, match="home-states in ro"):
        words("home-states")


def test_whatever_can_happen_in_an_event_has_a_name_in_its_log() -> None:
    kinds = {kind.kind for kind in EventData.__subclasses__()}
    assert "capped" in kinds
    named = set(
        re.findall(
            r"^    \.([\w-]+) =", (FOLDER / "en" / "tournament.ftl").read_text().partition("\narbiter-log-kinds =")[2].partition("\n\n")[0], re.M
        )
    )
    assert kinds - named == set()
