"""Every block of the documents is true: what can be run is run, and a block of a kind that nobody runs fails."""

import json
import re
import shlex
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse as parse_fluent
from typer.main import get_command

from azulejos.cli.app import app
from azulejos.notation import Record, afen, read_token
from azulejos.notation.duel import afen as duel_afen
from azulejos.rules import game
from tests.cli.command import azulejos
from tests.documents.blocks import BLOCKS, ROOT, Block
from tests.notation.texts import games
from tests.server.schemas import document

COMMAND: Any = get_command(app)
MAKEFILE = (ROOT / "Makefile").read_text()
PACKAGE = (ROOT / "pyproject.toml").read_text()
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
RUN = ("replay", "show")
"""Commands that are run; of the others, which wait for people, last long or need a server, the options are read."""
NEEDED = {"game.agn": "examples/games.agn", "games.agn": "examples/games.agn"}
"""Files that the commands of the documents name, and what stands for them."""
ELSEWHERE = {
    ("docs/programming.md", "table = az.Table.create"): "tests/library/test_live_table.py",
    ("docs/engines.md", "import azulejos as az"): "tests/bots/uai/test_host.py",
    ("docs/fairness.md", "azulejos-fair-1"): "tests/server/fair/test_page.py",
    ("docs/fairness.md", "azulejos-fair-contribution"): "docs/fairness.md",
    ("docs/operating.md", "sudo -u postgres"): "tests/server/test_operating_page.py",
    ("docs/operating.md", "# /etc/azulejos/secrets"): "tests/server/test_operating_page.py",
    ("docs/operating.md", "azulejos backup --config"): "tests/server/test_operating_page.py",
}
"""Blocks that another test runs, by how they begin."""


# Commands


def check_shell(block: Block, folder: Path) -> None:
    for name, source in NEEDED.items():
        text = (ROOT / source).read_text()
        (folder / name).write_text(text if name == "games.agn" else text.split("\n\n[")[0] + "\n")
    for line in block.text.splitlines():
        for command in re.split(r" \| | && | > \S+", line.partition(" #")[0]):
            words = shlex.split(command)
            if words:
                PROGRAMS[Path(words[0]).name](words[1:])


def check_command(words: list[str]) -> None:
    """`azulejos …`: what it is asked for is understood; and done, if that is soon done."""
    if words[0].startswith("-"):
        assert words[0] in {each for option in COMMAND.params for each in option.opts}
        return
    command, context, rest = COMMAND, None, words
    while hasattr(command, "commands"):
        context = command.context_class(command, info_name=command.name, parent=context)
        command, rest = command.commands[rest[0]], rest[1:]
    command.make_context(command.name, list(rest), parent=context)
    if words[0] in RUN and "-" not in words:
        ran = azulejos(*(each for word in words for each in (sorted(map(str, Path().glob(word))) if "*" in word else [word])))
        assert ran.status == 0, ran


def check_make(words: list[str]) -> None:
    for target in words:
        assert re.search(rf"^(?:[\w-]+ )*{target}(?: [\w-]+)*:", MAKEFILE, re.MULTILINE), f"there is no make {target}"


def check_pip(words: list[str]) -> None:
    assert words[0] == "install"
    for name, extra in re.findall(r"(\w+)(?:\[(\w+)\])?", words[1]):
        assert name == "azulejos"
        assert not extra or f"\n{extra} = [" in PACKAGE


def check_curl(words: list[str]) -> None:
    method = "post" if "-d" in words else "get"
    path = words[-1].partition("azul.example")[2]
    operation = operation_of(method, path)
    if "-d" in words:
        check_message(json.loads(words[words.index("-d") + 1]), operation["requestBody"]["content"]["application/json"]["schema"])


def check_npm(words: list[str]) -> None:
    assert words[0] == "run"
    assert words[1] in SCRIPTS


def check_python(words: list[str]) -> None:
    files = words[2:] if words[:2] == ["-m", "pytest"] else words[:1]
    assert files
    assert all((ROOT / path).is_file() or (ROOT / path).is_dir() for path in files)


def check_folder(words: list[str]) -> None:
    assert (ROOT / words[0]).is_dir()


def check_system(words: list[str]) -> None:
    """A program that changes the whole machine: nobody runs it here."""
    assert words


PROGRAMS: Mapping[str, Callable[[list[str]], None]] = {
    "azulejos": check_command,
    "make": check_make,
    "pip": check_pip,
    "curl": check_curl,
    "npm": check_npm,
    "python": check_python,
    "cd": check_folder,
    **dict.fromkeys(("python3", "install", "systemctl", "journalctl", "export", "ray", "podman"), check_system),
}


# Messages


def operation_of(method: str, path: str) -> Any:
    for pattern, methods in document()["paths"].items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", pattern), path):
            return methods[method]
    raise AssertionError(f"there is no {method.upper()} {path}")


def objects_in(text: str) -> Iterator[Any]:
    """The values of JSON that stand one after the other in a text."""
    decoder, at = json.JSONDecoder(), 0
    while at < len(text.rstrip()):
        value, at = decoder.raw_decode(text, at)
        at += len(text[at:]) - len(text[at:].lstrip())
        yield value


def fits(value: Mapping[str, Any], schema: Mapping[str, Any]) -> bool:
    """Whether the keys of a message are those of a type; one with … leaves some out."""
    keys = set(value)
    return keys - {"…"} <= set(schema.get("properties", ())) and ("…" in keys or set(schema.get("required", ())) <= keys)


def check_message(value: Any, schema: Mapping[str, Any] | None = None) -> None:
    """It is a message of a type of the interface, or of this one; of a list, each of them."""
    schemas = document()["components"]["schemas"]
    if schema is not None:
        assert fits(value, schemas[schema["$ref"].rsplit("/", 1)[1]] if "$ref" in schema else schema), value
        return
    for each in value if isinstance(value, list) else [value]:
        assert each == "…" or any(fits(each, known) for known in schemas.values()), each


def check_json(block: Block, folder: Path) -> None:
    for value in objects_in(block.text):
        check_message(value)


def check_exchange(block: Block, folder: Path) -> None:
    """`POST PATH {…} → {…}`, or a command of an event and its answer."""
    asked, _, answered = block.text.partition("→")
    if found := re.match(r"(POST) (\S+) ", asked):
        operation_of(found[1].lower(), found[2])
        asked = asked[found.end() :]
    for text in (asked, answered):
        check_message(json.loads(text))


def check_socket(block: Block, folder: Path) -> None:
    path = block.text.split()[0].removeprefix("ws://HOST").partition("?")[0]
    assert any(re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", pattern), path) for pattern in document()["x-sockets"])


# Games


def check_record(block: Block, folder: Path) -> None:
    """A record that breaks off at a … is not finished yet, whatever its tags say of the end."""
    text = block.text
    if "…" in text:
        text = re.sub(r'^\[(Scores|Winner) ".*"\]\n', "", text.partition("…")[0], flags=re.MULTILINE)
    [record] = games(text)
    assert isinstance(record, Record), record
    assert record.end().round >= 1


def check_positions(block: Block, folder: Path) -> None:
    """Each position is written as it is read, and what stands on the line below it can be played there."""
    for part in block.text.strip().split("\n\n"):
        line, *moves = part.splitlines()
        position = afen.read(line)
        assert afen.write(position) == line
        for token in " ".join(moves).split():
            position.push(read_token(position.game, token))


def check_memory(block: Block, folder: Path) -> None:
    [line] = block.text.splitlines()
    assert duel_afen._write_memory(duel_afen._memory(line)) == line


def check_engine(block: Block, folder: Path) -> None:
    """What is sent can be played, and what is answered as well. The engine itself comes with a later release."""
    asked = re.search(r"^> position azul players (\d) first (\d) moves (.*)$", block.text, re.MULTILINE)
    assert asked is not None
    position = game("azul", players=int(asked[1])).start(first=int(asked[2]))
    for token in asked[3].split():
        position.push(read_token(position.game, token))
    for answer in re.findall(r"^< (?:.* pv|bestmove) (.*)$", block.text, re.MULTILINE):
        reply = position.copy()
        for token in answer.split():
            reply.push(read_token(reply.game, token))


INDENTED: Mapping[str, Callable[[Block, Path], None]] = {
    "POST": check_exchange,
    '{"do":': check_exchange,
    "ws://": check_socket,
    "[Game": check_record,
    "azul:": check_positions,
    "duel:": check_positions,
    "1,": check_memory,
    "> uai": check_engine,
}
"""By how they begin."""


def check_indented(block: Block, folder: Path) -> None:
    for beginning, check in INDENTED.items():
        if block.text.startswith(beginning):
            return check(block, folder)
    raise AssertionError("nobody runs a block that begins so: say how in tests/documents")


# Files, and what has a test of its own


def check_doctest(block: Block, folder: Path) -> None:
    """Pytest runs what stands behind a prompt."""
    assert block.text.startswith(">>> ")


def check_transcript(block: Block, folder: Path) -> None:
    """tests/cli/test_tournament_page.py runs those of its page."""
    assert block.page == "docs/tournament.md"


def check_settings(block: Block, folder: Path) -> None:
    (folder / "server.toml").write_text(block.text)
    ran = azulejos("serve", "--config", str(folder / "server.toml"), "--show-config")
    assert ran.status == 0, ran
    for key in re.findall(r"^(\w+) = ", block.text, re.MULTILINE):
        assert re.search(rf"^{key}\b.*server\.toml", ran.output, re.MULTILINE), ran.output


def check_fluent(block: Block, folder: Path) -> None:
    assert not any(isinstance(entry, fluent.Junk) for entry in parse_fluent(block.text).body)


def check_unit(block: Block, folder: Path) -> None:
    """A unit of systemd: sections, whole lines of comments, and values."""
    for line in filter(None, block.text.splitlines()):
        assert re.fullmatch(r"\[[A-Z]\w+\]|#.*|[A-Z]\w+=\S.*", line), line


def check_nginx(block: Block, folder: Path) -> None:
    assert block.text.count("{") == block.text.count("}")
    for line in filter(None, map(str.strip, block.text.splitlines())):
        assert re.search(r"^#|[;{}](?: *#.*)?$", line), line


RUNNERS: Mapping[str, Callable[[Block, Path], None]] = {
    "sh": check_shell,
    "console": check_transcript,
    "python": check_doctest,
    "json": check_json,
    "toml": check_settings,
    "fluent": check_fluent,
    "ini": check_unit,
    "nginx": check_nginx,
    "indented": check_indented,
}


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_a_block_of_the_documents_is_true(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for (page, beginning), test in ELSEWHERE.items():
        if block.page == page and block.text.startswith(beginning):
            assert (ROOT / test).is_file()
            return
    assert block.language in RUNNERS, "nobody runs a block of this language: say how in tests/documents"
    monkeypatch.chdir(tmp_path)
    RUNNERS[block.language](block, tmp_path)


def test_every_page_with_blocks_is_found() -> None:
    assert len(BLOCKS) > 60
    assert {block.page for block in BLOCKS} >= {"README.md", "CONTRIBUTING.md", "docs/formats.md", "docs/operating.md"}
