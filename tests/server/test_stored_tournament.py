"""Tournaments in the server's store, on both databases."""

import asyncio
import shutil
from pathlib import Path

import pytest

from azulejos.server.store.backup import backup, restore
from azulejos.server.stored_tournament import StoredTournament, tournaments
from azulejos.tournament import Refused
from tests.kit.storage_checks import begun, check_import, check_storage, check_writing
from tests.server.test_upgrade import KEPT


def test_a_store_is_a_book(store_url: str) -> None:
    check_storage(lambda: StoredTournament(store_url, "test"))
    assert tournaments(store_url) == {"test": 5}


def test_writing_in_a_store(store_url: str) -> None:
    check_writing(lambda: StoredTournament(store_url, "test"))


def test_importing_into_a_store(store_url: str) -> None:
    check_import(lambda: StoredTournament(store_url, "test"))


def test_a_restored_older_backup_erases_again(store_url: str, tmp_path: Path) -> None:
    book = StoredTournament(store_url, "test")
    begun(book)
    backup(store_url, tmp_path / "older")
    book.erase("p-ann")
    restore(tmp_path / "older", store_url, force=True)
    kept = book.read()
    assert kept.state.version == 2
    assert kept.register.find("p-ann") is None


def test_two_tournaments_of_one_store_do_not_meet(store_url: str) -> None:
    begun(StoredTournament(store_url, "test"))
    assert StoredTournament(store_url, "tests").read().events == ()


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_store_of_an_earlier_release_keeps_tournaments_now(file: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(file, tmp_path / "copy.sqlite"))
    check_storage(lambda: StoredTournament(f"sqlite:///{copy}", "test"))


@pytest.mark.parametrize("id", ["", "Spring", "a b", "../x", "x" * 81, "ș"])
def test_ids_that_cannot_be(id: str, tmp_path: Path) -> None:
    with pytest.raises(Refused):
        StoredTournament(f"sqlite:///{tmp_path}/x.sqlite", id)


def test_no_loop_is_left_behind(tmp_path: Path) -> None:
    StoredTournament(f"sqlite:///{tmp_path}/x.sqlite", "test").read()
    with pytest.raises(RuntimeError):
        asyncio.get_running_loop()
