"""docs/kernel.md has every field of a state as it is."""

from pathlib import Path
from types import ModuleType

import pytest

from azulejos.kernel.azul import state as azul
from azulejos.kernel.duel import state as duel

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "kernel.md").read_text(encoding="utf-8")


def rows(module: ModuleType) -> list[str]:
    """The rows of the table that a module begins with; one that goes on in the next line is put together."""
    found: list[str] = []
    for line in (module.__doc__ or "").splitlines():
        if line.startswith("|   |"):
            found[-1] = f"{found[-1][:-2]} {line.strip('| ')} |"
        elif line.startswith("|"):
            found.append(line)
    return found


@pytest.mark.parametrize("state", [azul, duel])
def test_the_page_has_the_table_of_a_state(state: ModuleType) -> None:
    table = rows(state)
    assert "\n".join(table) in PAGE
    named = "".join(row.split("|")[1] for row in table)
    assert all(f"`{field}`" in named for field in state.STATE.names)
