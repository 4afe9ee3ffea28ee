"""The transcripts in docs/tournament.md are true."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.desks import tournament

PAGE = Path(__file__).parents[2] / "docs" / "tournament.md"


def commands() -> list[tuple[str, str]]:
    """Every command of the page with what it is said to answer, in their order."""
    blocks = re.findall(r"^```console\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    found = [block.partition("\n") for text in blocks for block in re.split(r"^\$ ", text, flags=re.MULTILINE) if block]
    return [(command, answer) for command, _, answer in found]


def pattern(answer: str) -> str:
    """A … stands for anything: on a line of its own, for any lines."""
    lines = re.escape(answer)
    return re.sub(r"(?m)^…\n", "(?:.*\n)*", lines.replace("\\\n", "\n")).replace("…", ".*")


def test_the_transcript_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = commands()
    assert len(found) > 30
    for command, answer in found:
        program, *arguments = shlex.split(command)
        if program == "cat":
            Path(*arguments).write_text(answer, encoding="utf-8")
            continue
        assert [program, arguments[0]] == ["azulejos", "tournament"]
        ran = tournament(*arguments[1:])
        said = "".join(f"{line.rstrip()}\n" for line in (ran.output + ran.errors).splitlines())
        assert re.fullmatch(pattern(answer), said), f"{command}\n{said}"
    assert (tmp_path / "rehearsal" / "papers" / "certificates.pdf").read_bytes().startswith(b"%PDF-")
