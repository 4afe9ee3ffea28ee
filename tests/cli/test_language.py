"""The terminal in four languages: which one is spoken, and that no English is left in the others."""

import io
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import product

import pytest
from rich.console import Console

from azulejos.cli.language import language_of
from azulejos.cli.play.move_input import tokens
from azulejos.cli.play.session import PlaySession
from azulejos.cli.play.table import LocalTable
from azulejos.i18n import LANGUAGES
from azulejos.render.wording import Wording
from azulejos.rules import OptionError, game
from tests.cli.command import azulejos
from tests.cli.terminal import ended, spawn
from tests.i18n import vocabulary
from tests.kit.effort import some
from tests.kit.patience import PATIENCE

OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = ("azul", "duel")
NAMES = {"azul", "duel", "ann", "greedy", "random"}
TYPED = {"moves", "undo", "score", "table", "save", "file", "quit", "chip", "plate", "draw", "lay", "stop", "keep", "under", "none", "spend", "stack"}
"""Commands and parts of moves are the same in every language."""


def english_in(text: str, language: str) -> set[str]:
    return vocabulary.english_in(text, language) - NAMES - TYPED


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "nl"}, "nl"),
        (None, {"LANG": "ro.UTF-8"}, "ro"),
        (None, {"LANG": "xx_XX.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "it_IT", "LC_MESSAGES": "nl_NL"}, "nl"),
        (None, {"LANG": "it_IT", "LC_MESSAGES": "nl_NL", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "it_IT", "LC_ALL": ""}, "it"),
        (None, {"LANG": "it_IT", "AZULEJOS_LANGUAGE": "ro"}, "ro"),
        ("nl", {"LANG": "it_IT", "AZULEJOS_LANGUAGE": "ro"}, "nl"),
        ("IT", {}, "it"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_environment(asked: str | None, environment: dict[str, str], language: str) -> None:
    assert language_of(asked, environment) == language


def test_a_language_that_is_asked_for_has_to_be_there() -> None:
    *others, last = LANGUAGES
    with pytest.raises(OptionError, match="choose en, it, "):
        Wording(language_of("tlh", {}))
    ran = azulejos("play", "--language", "tlh")
    assert (ran.status, ran.errors) == (2, f'azulejos: There is no language "tlh": choose {", ".join(others)} or {last}.\n')


class Game:
    """A game that is played to its end, always by the first legal move, with everything tried that can be typed."""

    def __init__(self, id: str, language: str) -> None:
        wording = Wording(language)
        self.table = LocalTable(game(id), ["Ann"], seed="3", first=1)
        self._script = self._answers(wording("terminal-play-yes").split()[0])
        self._file = io.StringIO()
        console = Console(file=self._file, width=100, highlight=False, color_system=None, _environ={})
        PlaySession(self.table, console, self._answer, wording=wording).play()
        self.said = self._file.getvalue()

    def _answers(self, agreed: str) -> Iterator[str]:
        first = next(iter(tokens(self.table.position)))
        yield from ("?", "moves", "score", "undo", "nonsense", "9B1", "CBF", "save", "save /no/such/folder/x", first[0], "", first, "undo")
        while self.table.position.round < 3:
            yield next(iter(tokens(self.table.position)))
        yield from ("score", "table", "quit", agreed, "")

    def _answer(self, question: str) -> str:
        self._file.write(question + "\n")
        return next(self._script)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_game_is_played_without_a_word_of_english(id: str, language: str) -> None:
    said = Game(id, language).said
    assert english_in(said, language) == set()
    assert len(vocabulary.words(said) & vocabulary.vocabulary(language)) > 60


def test_english_is_recognised() -> None:
    assert {"takes", "display", "from"} <= english_in("Ann takes 2 blue from display 3", "it")


@pytest.mark.parametrize(("id", "language"), some(list(product(GAMES, OTHERS)), 2))
def test_bots_end_a_game_which_is_replayed_and_shown(id: str, language: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    record = str(tmp_path_factory.mktemp("games") / "it.agn")
    choice = ("--language", language)
    played = azulejos("play", id, "--seat", "greedy", "--seat", "random", "--seed", "3", "--save", record, *choice)
    shown, replayed = azulejos("show", record, *choice), azulejos("replay", record, "--all-tiles", *choice)
    for ran in (played, shown, replayed):
        assert ran.status == 0, ran.errors
        assert english_in(re.sub(r"\S*\.agn", "", ran.output), language) == set()


@pytest.mark.parametrize("language", some(OTHERS, 1))
def test_a_person_plays_in_a_terminal(language: str) -> None:
    wording = Wording(language)
    child = spawn("--seat", "Ann", "--first", "1", "--seed", "3", "--language", language)
    child.expect_exact(wording("terminal-play-ask-move"))
    child.sendline("quit")
    child.expect_exact(wording("terminal-play-leave"))
    child.sendline(wording("terminal-play-yes").split()[-1])
    child.expect_exact(wording("terminal-play-save"))
    child.sendline("")
    child.expect_exact(wording("terminal-play-goodbye"))
    assert ended(child) == 0


def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AZULEJOS_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert "neemt" in azulejos("play", "--seat", "greedy", "--seat", "random", "--seed", "3").output


def test_commands_that_say_nothing_in_a_language_read_no_catalogue() -> None:
    program = "import sys, azulejos.cli.app, azulejos.bots; print([name for name in sys.modules if name.startswith('fluent')])"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=PATIENCE).stdout == "[]\n"
