"""The codes of refusals: each one that the server can raise while it runs is in docs/api.md, and each one that is there is raised."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from azulejos.rules import AzulejosError
from azulejos.server.web import app  # noqa: F401 (so that all kinds of errors are known)

ROOT = Path(__file__).parents[3]
SOURCES = ROOT / "src" / "azulejos"
TOURNAMENT = SOURCES / "tournament"
FILES = [*sorted((SOURCES / "server").rglob("*.py")), *sorted((TOURNAMENT / "commands").glob("*.py")), TOURNAMENT / "organiser_desk.py"]
PAGE = (ROOT / "docs" / "api.md").read_text()
COMMANDS = {
    "settings.py",
    "setting_sources.py",
    "setting_types.py",
    "backup.py",
    "copying.py",
    "migration.py",
    "database.py",
    "tags.py",
    "verification.py",
    "lots.py",
}
"""Modules whose errors only commands raise: before the server runs, or without it."""
NOT_CODES = {
    "not-opened",
    "no-address",
    "not-locked",
    "store-in-use",
    "store-gone",
    "no-cryptography",
    "no-ray",
    "no-redis",
    "no-httpx",
    "no-way-back",
}
"""Raised before the server runs, or for its operator alone."""
SHAPE = re.compile(r"[a-z]+(?:-[a-z]+)*")


def names(kind: type[Exception]) -> set[str]:
    return {kind.__name__}.union(*map(names, kind.__subclasses__()))


RAISERS = names(AzulejosError) | {"__init__", "_take"}


def raised() -> Iterator[tuple[str, str]]:
    for file in FILES:
        if file.name in COMMANDS:
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""
            if name not in RAISERS:
                continue
            for argument in node.args[:4] if name == "_take" else node.args[:1]:
                if isinstance(argument, ast.JoinedStr):
                    for what in ("name", "message"):
                        yield re.sub(r"\{.*?\}", what, ast.unparse(argument)[2:-1]), file.name
                elif isinstance(argument, ast.Constant) and isinstance(argument.value, str) and SHAPE.fullmatch(argument.value):
                    yield argument.value, file.name


def test_every_code_is_on_the_page() -> None:
    found = dict(raised())
    assert len(found) > 80
    missing = {code: where for code, where in found.items() if f"`{code}`" not in PAGE and code not in NOT_CODES}
    assert not missing


OF_COMMANDS = {"bad-id", "created-twice", "no-desk", "one-game"}
"""What no page asks for."""


def test_t24_whatever_the_regulation_refuses_a_page_has_a_sentence_for() -> None:
    sentences = set(re.findall(r'"([a-z-]+)"', (ROOT / "web" / "src" / "i18n" / "refusals" / "codes.ts").read_text()))
    refused = re.compile(r'\b(?:Refused|Conflict|NotAllowed)\(\s*"([a-z-]+)"')
    codes = {code for file in sorted(TOURNAMENT.rglob("*.py")) for code in refused.findall(file.read_text())}
    assert len(codes) > 80
    assert codes - sentences == OF_COMMANDS


def test_the_page_has_no_code_that_is_never_raised() -> None:
    table = PAGE[PAGE.index("| status | code |") :]
    told = {code for row in table.splitlines()[2:] if row.count("|") == 4 for code in re.findall(r"`([a-z]+(?:-[a-z]+)*)`", row.split("|")[2])}
    sources = "\n".join(file.read_text() for file in (*FILES, TOURNAMENT / "registration.py"))
    sources += "name-characters name-empty name-too-long message-characters message-empty message-too-long"
    assert len(told) > 80
    assert {code for code in told if code not in sources} == set()
