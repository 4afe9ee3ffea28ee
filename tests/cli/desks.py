"""The commands of a tournament, run within this process: the same as the command itself, without the second that a process needs to start."""

import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

from typer.main import get_command
from typer.testing import CliRunner

from azulejos.cli.app import app, exit_status
from azulejos.rules import AzulejosError
from tests.cli.command import Ran

COMMAND = get_command(app)
"""Made once: to make it takes longer than most commands do."""


def tournament(*arguments: object, given: str | None = None) -> Ran:
    """Run `azulejos tournament …`; what is refused ends as `azulejos.cli.main` ends it."""
    with patch("typer.testing._get_command", lambda _: COMMAND):
        result = CliRunner().invoke(app, ["tournament", *map(str, arguments)], input=given)
    if isinstance(result.exception, AzulejosError):
        return Ran(exit_status(result.exception), result.stdout, f"azulejos: {result.exception}\n")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


class DeskOf:
    """A tournament under test, in a file or a store."""

    def __init__(self, *where: object) -> None:
        self.where = where

    def do(self, command: str, *arguments: object, given: str | None = None) -> str:
        """What a command says that does what it should."""
        event, *store = self.where
        ran = tournament(command, event, *arguments, *store, given=given)
        assert ran.status == 0, ran
        return ran.output

    def json(self, command: str, *arguments: object) -> Any:
        """The same, for programs."""
        return json.loads(self.do(command, *arguments, "--json"))

    def refused(self, command: str, *arguments: object, given: str | None = None, status: int = 1) -> str:
        """The one line of a refusal; nothing has changed."""
        event, *store = self.where
        before = self.export()
        ran = tournament(command, event, *arguments, *store, given=given)
        assert (ran.status, ran.output) == (status, ""), ran
        [line] = ran.errors.splitlines()
        assert self.export() == before
        return line.removeprefix("azulejos: ")

    def export(self) -> str:
        """Everything there is; nothing, if there is no tournament."""
        event, *store = self.where
        return tournament("export", event, "--full", *store).output

    def enter(self, *names: str) -> None:
        """People enter and check in."""
        rows = "\n".join(["first,surname", *(",".join(name.partition(" ")[::2]) for name in names)])
        self.do("import", "-", "--of-age", "--checkin", given=rows)

    def seat(self, seed: int = 1) -> None:
        """Draft and publish."""
        self.do("seat", "--seed", seed)
        self.do("seat", "--publish")

    def sheet(self, table: int, *pv: int | str) -> list[object]:
        """The arguments of a sheet: the winner has a row."""
        points = [int(each) for each in pv if each != "-"]
        rows = ["-" if each == "-" else "1" if int(each) == max(points) else "0" for each in pv]
        return [table, "--pv", ",".join(map(str, pv)), "--rows", ",".join(rows)]


def spring(folder: Path, *names: str) -> DeskOf:
    """A tournament in a file, with people who are there."""
    desk = DeskOf(folder / "spring.jsonl")
    desk.do("new", "--title", "Spring cup", "--arbiter", "Mara Bianchi")
    if names:
        desk.enter(*names)
    return desk
