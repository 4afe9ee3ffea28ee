"""The tab key: what the shell is offered for a value, by the protocol of bash."""

import pytest

from azulejos.bots import BOTS
from azulejos.i18n import LANGUAGES
from azulejos.rules import GAMES
from azulejos.rules.duel.scoring_tiles import NAMES
from azulejos.tournament import PRESETS
from tests.cli.command import azulejos


def offered(monkeypatch: pytest.MonkeyPatch, line: str) -> list[str]:
    """What bash is offered for the last word of a line, which may be empty."""
    words = line.split(" ")
    monkeypatch.setenv("_AZULEJOS_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "\n".join(words))
    monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
    ran = azulejos()
    assert (ran.status, ran.errors) == (0, "")
    return ran.output.split()


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("azulejos play ", list(GAMES)),
        ("azulejos play d", ["duel"]),
        ("azulejos play azul --wall ", ["coloured", "grey"]),
        ("azulejos play --seat ", list(BOTS)),
        ("azulejos play --seat greedy --seat r", ["random"]),
        ("azulejos play duel --tiles ", list(NAMES)),
        ("azulejos play duel --tiles rows,co", ["rows,colours", "rows,columns", "rows,corners"]),
        ("azulejos play duel --tiles rows,columns,co", ["rows,columns,colours", "rows,columns,corners"]),
        ("azulejos play --first l", ["lot"]),
        ("azulejos play --language ", list(LANGUAGES)),
        ("azulejos show game.agn --language i", ["it"]),
        ("azulejos show game.agn --theme ", ["light", "dark"]),
        ("azulejos replay --language ", list(LANGUAGES)),
        ("azulejos bench --game ", list(GAMES)),
        ("azulejos tournament simulate --bot g", ["greedy"]),
        ("azulejos tournament simulate --incidents ", ["none", "usual", "many"]),
        ("azulejos tournament simulate --preset ", list(PRESETS)),
        ("azulejos tournament new spring.jsonl --preset ", list(PRESETS)),
        ("azulejos tournament sheets spring.jsonl c", ["cards", "certificates"]),
        ("azulejos tournament sheets spring.jsonl --paper ", ["a4", "letter"]),
        ("azulejos tournament export spring.jsonl --csv r", ["results", "ranking"]),
    ],
)
def test_values_are_completed(monkeypatch: pytest.MonkeyPatch, line: str, values: list[str]) -> None:
    assert sorted(offered(monkeypatch, line)) == sorted(values)


def test_commands_are_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert offered(monkeypatch, "azulejos re") == ["replay", "restore"]
    assert "simulate" in offered(monkeypatch, "azulejos tournament s")
