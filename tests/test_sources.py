"""What the sources must not have, because it would undo what is checked elsewhere: markup from strings, shells, pickles of strangers."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYTHON = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")}
CLIENT = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for folder in ("src", "worker")
    for path in (ROOT / "web" / folder).rglob("*")
    if path.suffix in (".ts", ".svelte")
}
UNPICKLING = {
    "src/azulejos/server/web/work_worker.py",  # what the server asks its own workers
    "src/azulejos/server/bot_workers/worker.py",  # likewise
    "src/azulejos/arena/processes.py",  # what a contest and its own processes tell each other
    "src/azulejos/arena/worker.py",  # likewise
    "src/azulejos/arena/cluster.py",  # likewise, on the nodes of a cluster that whoever plays there has chosen
    "src/azulejos/cluster/driver.py",  # what whoever started it asks for
    "src/azulejos/server/web/table_setups.py",  # what its own worker, which no stranger's code runs in, has checked
}


def found(sources: dict[str, str], pattern: str) -> set[str]:
    return {path for path, text in sources.items() if re.search(pattern, text, re.MULTILINE)}


def test_there_are_sources() -> None:
    assert len(PYTHON) > 300
    assert len(CLIENT) > 200


@pytest.mark.parametrize(
    "pattern", [r"\{@html", r"\.(?:inner|outer)HTML\b", r"\binsertAdjacentHTML\b", r"\bdocument\.write\b", r"\beval\(", r"\bnew Function\b"]
)
def test_the_client_makes_no_markup_or_code_of_strings(pattern: str) -> None:
    assert found(CLIENT, pattern) == set()


@pytest.mark.parametrize(
    "pattern", [r"\bshell=True\b", r"\bos\.system\(", r"(?<![\w.])eval\(", r"(?<![\w.])exec\(", r"\byaml\.load\(", r"\bmarshal\.loads\("]
)
def test_no_string_is_run(pattern: str) -> None:
    assert found(PYTHON, pattern) == set()


def test_only_our_own_processes_are_unpickled() -> None:
    assert found(PYTHON, r"\bpickle\.loads?\(|allow_pickle=True") == UNPICKLING


def test_secrets_are_drawn_from_the_systems_generator() -> None:
    """`random` is for bots, examples and simulated events; whatever must not be guessed comes from `secrets`."""
    assert found({path: text for path, text in PYTHON.items() if "/server/" in path}, r"\brandom\.(?!Random\b|SystemRandom\b)\w+\(") == set()


NAMED = {"src/azulejos/server/store/database.py", "src/azulejos/server/cluster/lease_rows.py"}
"""What puts names of its own, or the database's own time, into a statement."""


def test_sql_is_never_put_together_with_values() -> None:
    """Names of our own tables and columns may stand in an f-string; a value never does."""
    joined = re.compile(r"""(?:execute|text|driven\w*|exec_driver_sql)\(\s*f["']""")
    assert {path for path, text in PYTHON.items() if "/server/" in path and joined.search(text)} <= NAMED
