"""The database's files, removed or replaced while a server has them open: nothing that would be lost is acknowledged."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from azulejos.server.store import Store, StoreFailed
from azulejos.server.store.open_files import OpenFiles, StoreGone
from tests.kit.errors import raises
from tests.server.store.kit import STREAM, played


def removed(name: str) -> Callable[[Path], None]:
    return lambda file: file.with_name(file.name + name).unlink()


def replaced(file: Path) -> None:
    other = file.with_name("other")
    shutil.copy(file, other)
    other.replace(file)


def moved(file: Path) -> None:
    file.rename(file.with_name("elsewhere"))


@pytest.mark.parametrize("harm", [removed(""), removed("-wal"), removed("-shm"), replaced, moved])
async def test_not_one_commit_is_acknowledged_after_it(
    tmp_path: Path, sqlite_store: Store, harm: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "store.sqlite"
    await sqlite_store.append(STREAM, 0, [played()], at=1)
    harm(file)
    there = file.exists()
    for _ in range(3):
        with raises(StoreFailed, "store-failed") as caught:
            await sqlite_store.append(STREAM, 1, [played()], at=1)
        assert str(tmp_path) not in caught.value.text, "players need not know where"
        await sqlite_store.look()
    assert isinstance(sqlite_store.fault, StoreGone)
    # Nothing is read either, and nobody has put an empty file in its place.
    with raises(StoreFailed, "not-read"):
        await sqlite_store.read(STREAM)
    assert file.exists() is there
    assert [record.getMessage() for record in caplog.records] == ["store-gone"]


async def test_who_reads_before_it_is_noticed_makes_no_empty_file(tmp_path: Path, sqlite_store: Store) -> None:
    (tmp_path / "store.sqlite").unlink()
    with raises(StoreFailed, "not-read"):
        await sqlite_store.read(STREAM)
    assert not (tmp_path / "store.sqlite").exists()


async def test_it_is_noticed_without_a_commit(tmp_path: Path, sqlite_store: Store) -> None:
    (tmp_path / "store.sqlite").unlink()
    await sqlite_store.look()
    assert isinstance(sqlite_store.refusal, StoreGone)


async def test_a_commit_into_a_file_that_is_removed_meanwhile_is_not_acknowledged(
    tmp_path: Path, sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = OpenFiles.check

    def then_removed(files: OpenFiles) -> None:
        check(files)
        (tmp_path / "store.sqlite").unlink(missing_ok=True)

    monkeypatch.setattr(OpenFiles, "check", then_removed)
    with raises(StoreFailed, "store-failed"):
        await sqlite_store.append(STREAM, 0, [played()], at=1)
    assert isinstance(sqlite_store.fault, StoreGone)


def test_a_log_that_sqlite_has_made_anew_is_nobodys_fault(tmp_path: Path) -> None:
    names = ("store", "store-wal", "store-shm")
    for name in names:
        (tmp_path / name).touch()
    files = OpenFiles(tmp_path / "store")
    files.check_all()
    kept = (tmp_path / "store-wal").rename(tmp_path / "kept")
    (tmp_path / "store-wal").touch()
    with pytest.raises(StoreGone):
        files.check()
    files.disconnecting()
    files.check_all()
    kept.replace(tmp_path / "store-wal")
    with pytest.raises(StoreGone):
        files.check_all()


def test_a_link_to_the_database_is_followed(tmp_path: Path) -> None:
    for name in ("store", "store-wal", "store-shm", "other"):
        (tmp_path / name).touch()
    link = tmp_path / "link"
    link.symlink_to("store")
    files = OpenFiles(link)
    files.check_all()
    link.unlink()
    link.symlink_to("other")
    with pytest.raises(StoreGone):
        files.check()
