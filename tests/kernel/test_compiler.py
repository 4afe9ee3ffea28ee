"""How compiled functions are called."""

import re
import shutil
from pathlib import Path

import numpy as np
import pytest

from azulejos.kernel import cache
from azulejos.kernel.azul import conversion, offer, play
from azulejos.kernel.duel import conversion as duel_conversion
from azulejos.rules import game
from azulejos.rules.azul import AzulPosition
from azulejos.rules.duel import DuelPosition


def test_what_only_compiled_code_calls_says_so() -> None:
    with pytest.raises(TypeError, match="count_takes is for compiled code; Python calls the functions of `play`"):
        offer.count_takes(np.zeros(1))  # type: ignore[arg-type]
    assert offer.count_takes.__doc__ == "How many legal takes the player to move has."


def test_states_of_another_game_are_refused_by_what_is_called_for_every_move() -> None:
    azul, duel = game("azul").start(), game("duel").start()
    assert isinstance(azul, AzulPosition)
    assert isinstance(duel, DuelPosition)
    with pytest.raises(TypeError):
        play.apply(duel_conversion.pack([duel]), 0, 0)
    with pytest.raises(TypeError):
        play.apply([0], 0, 0)
    with pytest.raises(ValueError, match="1Y2"):
        play.apply(conversion.pack([azul]), 0, "1Y2")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        play.apply(conversion.pack([azul]), 0)  # type: ignore[call-arg]


def test_another_copy_of_the_package_has_kernels_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba finds what it has compiled by where the source is: a copy that shared a folder with this one would be taken for compiled, and is not."""
    copy = shutil.copytree(cache.SOURCES, tmp_path / "kernel")
    here = cache.place.__wrapped__()
    monkeypatch.setattr(cache, "SOURCES", copy)
    assert cache.place.__wrapped__() != here


def test_compiled_code_knows_nothing_of_what_may_change_without_it() -> None:
    imported = re.compile(rf"^(from|import) .*\b({'|'.join(cache.APART)})\b", re.MULTILINE)
    others = [path for path in cache.SOURCES.rglob("*.py") if path.stem not in cache.APART]
    assert len(others) > 30
    assert not [path.name for path in others if imported.search(path.read_text(encoding="utf-8"))]
    apart = [path for path in cache.SOURCES.rglob("*.py") if path.stem in cache.APART]
    assert not [path.name for path in apart if re.search(r"^@(compiled|entry|inner)\b", path.read_text(encoding="utf-8"), re.MULTILINE)]
