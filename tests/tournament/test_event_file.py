"""A tournament in a file: nothing acknowledged is lost, nothing torn is believed, and who is erased stays erased."""

import json
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos.tournament import BadHistory, CheckedIn, Disputed, Entered, Event, Person, SheetHandedIn, verify
from azulejos.tournament.errors import WriteConflict
from azulejos.tournament.event_file import EventFile
from azulejos.tournament.event_lines import parse
from azulejos.tournament.storage import Storage
from tests.kit.errors import raises
from tests.kit.storage_checks import ANN, begun, check_import, check_storage, check_writing
from tests.kit.tournaments import ARBITER, STREAM, Tournament


def test_a_file_is_a_storage(tmp_path: Path) -> None:
    def new() -> Storage:
        return EventFile(tmp_path / "spring.jsonl", tmp_path / "elsewhere" / "erased")

    check_storage(new)


def test_writing_in_a_file(tmp_path: Path) -> None:
    check_writing(lambda: EventFile(tmp_path / "spring.jsonl"))


def test_importing_into_a_file(tmp_path: Path) -> None:
    check_import(lambda: EventFile(tmp_path / "spring.jsonl"))


def disputed() -> Tournament:
    """A tournament whose last act brought a second event about."""
    tournament = Tournament(4).start()
    one, other, *_ = tournament.state.table(1, 1).seats
    tournament.hand_in(tournament.sheet(), one)
    tournament.hand_in(tournament.sheet(pv=(41, 30, 20, 10)), other)
    assert isinstance(tournament.events[-1].data, Disputed)
    return tournament


def groups(tournament: Tournament) -> list[list[Event]]:
    """The events as commands have kept them."""
    found: list[list[Event]] = []
    for event in tournament.events:
        if isinstance(event.data, Disputed) and isinstance(found[-1][-1].data, SheetHandedIn):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def check_cut_off(file: EventFile) -> None:
    """A file that was cut says so to whoever reads or writes, and nothing is changed."""
    content = file.path.read_bytes()
    for use in (file.read, lambda: file.append(1, []), lambda: file.erase("p-ann")):
        with raises(BadHistory, "cut-off"):
            use()
    assert file.path.read_bytes() == content
    assert not file.erased.exists()


def test_a_cut_line_is_said_wherever_it_was_cut_and_the_last_whole_state_recovered(tmp_path: Path) -> None:
    """A power cut at any byte: what came before is there, and nothing of the line, even where it has two events."""
    file = EventFile(tmp_path / "spring.jsonl")
    tournament = disputed()
    *before, last = groups(tournament)
    for group in before:
        file.append(group[0].version - 1, group)
    whole = file.path.read_bytes()
    file.append(last[0].version - 1, last)
    longer = file.path.read_bytes()
    assert longer.startswith(whole)
    assert longer.count(b"\n") == whole.count(b"\n") + 1
    rest, number = file.path.with_name("spring.jsonl.rest"), len(longer.splitlines())
    for cut in range(len(whole) + 1, len(longer) - 1):
        file.path.write_bytes(longer[:cut])
        with raises(BadHistory, "cut-off") as refusal:
            file.read()
        assert f"cut off within line {number}:" in refusal.value.text
        done = file.recover()
        assert (done.state.version, done.rest) == (last[0].version - 1, rest)
        assert file.path.read_bytes() == whole
        assert rest.read_bytes().splitlines()[-1] == longer[len(whole) : cut]
    file.path.write_bytes(longer[:-40])
    check_cut_off(file)
    file.recover()
    file.append(last[0].version - 1, last)
    assert file.path.read_bytes() == longer
    assert file.recover().rest is None, "nothing is to be done"
    assert file.path.read_bytes() == longer


def test_a_line_that_only_lacks_its_newline_is_whole(tmp_path: Path) -> None:
    file = EventFile(tmp_path / "spring.jsonl")
    events = begun(file)
    file.path.write_bytes(file.path.read_bytes().rstrip(b"\n"))
    assert file.read().events == tuple(events)
    file.append(2, [Event(STREAM, 3, 9_000, ARBITER, CheckedIn("p-ann"))])
    assert file.read().state.version == 3
    assert len(file.path.read_bytes().splitlines()) == 3


def test_a_file_without_a_whole_line_is_another_one(tmp_path: Path) -> None:
    file = EventFile(tmp_path / "spring.jsonl")
    begun(file)
    for content in (file.path.read_bytes()[:50], b"Ann 61, Ben 48"):
        file.path.write_bytes(content)
        for use in (file.read, file.recover):
            with raises(BadHistory, "not-an-event-file"):
                use()
        assert file.path.read_bytes() == content


def test_who_reads_while_somebody_writes_waits_for_the_whole_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from azulejos import files
    from azulejos.tournament import event_file

    file = EventFile(tmp_path / "spring.jsonl")
    begun(file)
    content = file.path.read_bytes()
    real = files.lock

    def lock(descriptor: int) -> None:
        real(descriptor)
        os.pwrite(descriptor, content, 0)  # The writer is done before the reader has the lock.

    file.path.write_bytes(content[:-9])
    monkeypatch.setattr(event_file, "lock", lock)
    assert file.read().state.version == 2


def test_a_hole_of_zeros_is_what_a_power_cut_leaves(tmp_path: Path) -> None:
    file = EventFile(tmp_path / "spring.jsonl")
    events = begun(file)
    content = file.path.read_bytes()
    file.path.write_bytes(content + b'{"stream":' + bytes(4_000) + b"}\n")
    check_cut_off(file)
    file.recover()
    assert file.read().events == tuple(events)
    file.append(2, [Event(STREAM, 3, 9_000, ARBITER, CheckedIn("p-ann"))])
    assert file.path.read_bytes().startswith(content + b'{"stream":"tournament:test","version":3,')


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda lines: [lines[0], b"Ann 61"], "line 2 is not an event"),
        (lambda lines: [b"\xff\xfe", *lines], "line 1 is not an event"),
        (lambda lines: [b"[" * 100_000, *lines], "line 1 is not an event"),
        (lambda lines: [lines[0], lines[1].replace(b'"form":1', b'"form":7')], "line 2: An event is of a kind or a form"),
        (lambda lines: lines[1:], "cannot have happened"),
        (lambda lines: [*lines, lines[1]], "cannot have happened"),
        (lambda lines: [lines[0], lines[1].replace(b'"of_age":true', b'"of_age":false')], "cannot have happened"),
    ],
)
def test_a_file_that_somebody_changed_is_refused(tmp_path: Path, change: object, line: str) -> None:
    file = EventFile(tmp_path / "spring.jsonl")
    begun(file)
    assert callable(change)
    file.path.write_bytes(b"\n".join([*change(file.path.read_bytes().splitlines()), b""]))
    with pytest.raises(BadHistory) as refusal:
        file.read()
    assert str(file.path) in refusal.value.text
    assert line in refusal.value.text


def test_empty_lines_are_nothing(tmp_path: Path) -> None:
    file = EventFile(tmp_path / "spring.jsonl")
    events = begun(file)
    file.path.write_bytes(file.path.read_bytes().replace(b"\n", b"\r\n\n"))
    assert file.read().events == tuple(events)


def test_the_events_have_no_name_in_them_and_both_files_are_their_owners(tmp_path: Path) -> None:
    file = EventFile(tmp_path / "spring.jsonl")
    begun(file)
    assert b"Rossi" not in file.path.read_bytes()
    assert b"Rossi" in file.names.read_bytes()
    for each in (file.path, file.names):
        assert stat.S_IMODE(each.stat().st_mode) == 0o600
    assert sorted(each.name for each in tmp_path.iterdir()) == ["spring.jsonl", "spring.jsonl.names"]


def test_a_file_of_names_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    file = EventFile(tmp_path / "spring.jsonl")
    begun(file)
    for content in (b"", b"{}", b'{"form":1,"people":[{"id":"p-ann","first":""}]}'):
        file.names.write_bytes(content)
        with pytest.raises(BadHistory, match="names cannot be read"):
            file.read()
    file.names.unlink()
    assert file.read().register.people == ()


def test_a_restored_older_copy_of_the_names_erases_again(tmp_path: Path) -> None:
    file = EventFile(tmp_path / "spring.jsonl")
    begun(file)
    older = file.names.read_bytes()
    file.erase("p-ann")
    assert b"Rossi" not in file.names.read_bytes()
    file.names.write_bytes(older)
    assert file.read().register.find("p-ann") is None
    assert b"Rossi" not in file.names.read_bytes(), "not only hidden: gone"
    assert file.read().register.find(ARBITER) is not None


def test_a_whole_folder_that_is_brought_back_erases_again(tmp_path: Path) -> None:
    """The second list, in another folder, knows."""
    folder, elsewhere = tmp_path / "club", tmp_path / "home" / "erased"
    folder.mkdir()
    begun(EventFile(folder / "spring.jsonl", elsewhere))
    shutil.copytree(folder, tmp_path / "older")
    EventFile(folder / "spring.jsonl", elsewhere).erase("p-ann")
    shutil.rmtree(folder)
    shutil.copytree(tmp_path / "older", folder)
    file = EventFile(folder / "spring.jsonl", elsewhere)
    assert file.read().register.find("p-ann") is None
    assert b"Rossi" not in file.names.read_bytes()
    # Another tournament in which the same id plays is another matter.
    tournament = Tournament()
    other = EventFile(folder / "other.jsonl", elsewhere)
    other.append(0, [Event("tournament:other", 1, 0, "p-ann", tournament.events[0].data)], [ANN])
    assert other.read().register.find("p-ann") == ANN


def test_a_torn_list_of_who_was_erased_goes_on(tmp_path: Path) -> None:
    file = EventFile(tmp_path / "spring.jsonl")
    begun(file)
    file.erased.write_bytes(b"p-so\np-ann")
    assert file.read().register.find("p-ann") == ANN, "this may be the beginning of another id"
    file.erase("p-ann")
    assert file.erased.read_bytes() == b"p-so\np-ann\n"
    assert file.read().register.find("p-ann") is None


def test_where_no_second_list_can_be_written_the_first_has_to_do(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("no folder", encoding="utf-8")
    file = EventFile(tmp_path / "spring.jsonl", tmp_path / "home" / "erased")
    begun(file)
    file.erase("p-ann")
    assert file.read().register.find("p-ann") is None


def test_what_is_acknowledged_was_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last byte that is written, and before `append` returns, the file is synced; and the folder of a new one."""
    done: list[tuple[str, str]] = []
    real_write, real_sync = os.write, os.fsync

    def name(descriptor: int) -> str:
        return Path(f"/proc/self/fd/{descriptor}").readlink().name

    def note_write(descriptor: int, content: bytes) -> int:
        done.append(("write", name(descriptor)))
        return real_write(descriptor, content[:100])  # A write may be short, too.

    def note_sync(descriptor: int) -> None:
        done.append(("sync", name(descriptor)))
        real_sync(descriptor)

    monkeypatch.setattr(os, "write", note_write)
    monkeypatch.setattr(os, "fsync", note_sync)
    file = EventFile(tmp_path / "spring.jsonl")
    begun(file)
    assert done[-1] == ("sync", "spring.jsonl")
    assert done[-2] == ("write", "spring.jsonl")
    assert ("sync", tmp_path.name) in done
    done.clear()
    file.erase("p-ann")
    assert done.index(("sync", "spring.jsonl.erased")) > done.index(("write", "spring.jsonl.erased"))
    assert file.read().state.version == 2


def test_a_file_that_is_replaced_while_somebody_waits_is_opened_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from azulejos import files
    from azulejos.tournament import event_file

    file = EventFile(tmp_path / "spring.jsonl")
    begun(file)
    real = files.lock
    replaced: list[int] = []

    def lock(descriptor: int) -> None:
        if not replaced:
            replaced.append(descriptor)
            shutil.copy(file.path, tmp_path / "copy")
            (tmp_path / "copy").replace(file.path)
        real(descriptor)

    monkeypatch.setattr(event_file, "lock", lock)
    file.append(2, [Event(STREAM, 3, 9_000, ARBITER, CheckedIn("p-ann"))])
    assert file.read().state.version == 3


def test_a_new_tournament_needs_its_place(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        begun(EventFile(tmp_path / "nowhere" / "spring.jsonl"))
    with pytest.raises(FileNotFoundError):
        EventFile(tmp_path / "spring.jsonl").append(3, [])
    (tmp_path / "spring.jsonl").touch()
    begun(EventFile(tmp_path / "spring.jsonl"))
    with pytest.raises(WriteConflict):
        begun(EventFile(tmp_path / "spring.jsonl"))


def test_a_kill_at_any_step_leaves_what_was_before_or_what_comes_after(tmp_path: Path) -> None:
    """Before every call that changes a file, and in the middle of every write; of a new tournament, of one that goes on, of an erasure."""
    command = [sys.executable, "-m", "tests.tournament.killing", str(tmp_path / "killed")]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert all(int(steps) >= 6 for steps in done.stdout.split())


@settings(max_examples=12)  # Each keeps a dozen groups, and each is synced.
@given(st.lists(st.tuples(st.integers(1, 4), st.booleans(), st.integers(0, 400)), max_size=12))
def test_whatever_ends_in_the_middle_a_file_is_a_whole_tournament(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[int, bool, int]]
) -> None:
    """Groups of entries are kept, or torn at some byte and then not acknowledged; then somebody reads, and goes on."""
    file = EventFile(tmp_path_factory.mktemp("desk") / "spring.jsonl")
    begun(file)
    acknowledged, number = 2, 0
    for count, torn, byte in steps:
        group = []
        for place in range(count):
            number += 1
            group.append(Event(STREAM, acknowledged + 1 + place, 9_000, ARBITER, Entered(f"p-{number}", of_age=True)))
        before = file.path.read_bytes().rfind(b"\n") + 1
        file.append(acknowledged, group, [Person(event.data.person, "Name") for event in group if isinstance(event.data, Entered)])
        if torn:
            size = file.path.stat().st_size
            os.truncate(file.path, before + byte % (size - before - 1))  # One that lacks only its newline is whole.
            file.recover()
        else:
            acknowledged += count
        kept = file.read()
        assert kept.state.version == acknowledged == len(kept.events)
        assert verify(kept.events) == kept.state
        assert all(kept.register.find(person) for person in kept.state.entrants)


def test_lines_from_elsewhere_need_no_last_newline() -> None:
    event = disputed().events[0]
    assert list(parse(json.dumps(event.json()).encode(), "x")) == [event]
