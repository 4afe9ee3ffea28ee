"""`azulejos backup` and `azulejos restore`."""

import json
from pathlib import Path

import pytest

from azulejos.server.store import NewEvent, Store
from tests.cli.command import azulejos, refused
from tests.server.store.kit import within


@pytest.fixture
def store(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path}/store.sqlite"

    async def fill(opened: Store) -> None:
        await opened.append("table:x", 0, [NewEvent("created", {"form": 1}, "p-ann")] * 2, at=1)

    within(url, fill)
    return url


def test_there_and_back(store: str, tmp_path: Path) -> None:
    file, other = str(tmp_path / "monday.sqlite"), f"sqlite:///{tmp_path}/other.sqlite"
    saved = azulejos("backup", file, "--database", store)
    assert (saved.status, saved.output, saved.errors) == (0, f"Saved 2 events and 0 other rows in {file}.\n", "")
    brought = azulejos("restore", file, "--database", other, "--json")
    assert (brought.status, brought.errors) == (0, "")
    told = json.loads(brought.output)
    assert (told["file"], told["rows"]["event"]) == (file, 2)
    assert len(within(other, lambda opened: opened.read("table:x"))) == 2


def test_settings_name_the_store(store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_DATABASE", store)
    assert json.loads(azulejos("backup", str(tmp_path / "a"), "--json").output)["rows"]["event"] == 2
    monkeypatch.delenv("AZULEJOS_DATABASE")
    config = tmp_path / "server.toml"
    config.write_text(f"database = {json.dumps(store)}\n", encoding="utf-8")
    assert azulejos("backup", str(tmp_path / "b"), "--config", str(config)).status == 0


def test_what_is_wrong_is_said_in_one_line(store: str, tmp_path: Path) -> None:
    file = str(tmp_path / "monday.sqlite")
    assert "There is no store" in refused("backup", file, "--database", f"sqlite:///{tmp_path}/none.sqlite")
    assert "There is no backup" in refused("restore", file, "--database", store)
    assert azulejos("backup", file, "--database", store).status == 0
    assert "--force" in refused("backup", file, "--database", store)
    assert "--force" in refused("restore", file, "--database", store)
    assert azulejos("restore", file, "--database", store, "--force").status == 0


def test_a_command_that_is_not_understood(tmp_path: Path) -> None:
    assert azulejos("backup").status == 2
    assert azulejos("restore", "x", "--database", "mysql://host/name").status == 2


def test_a_backup_is_no_stream(store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = azulejos("backup", "-", "--database", store)
    assert (ran.status, ran.output) == (2, "")
    assert "name a file" in " ".join(ran.errors.split())
    assert not (tmp_path / "-").exists()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_the_help_has_examples(command: str) -> None:
    ran = azulejos(command, "--help")
    assert ran.status == 0
    assert f"azulejos {command} monday.sqlite" in ran.output
