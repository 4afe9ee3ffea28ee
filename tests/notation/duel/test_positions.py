"""Positions of Duel in one line: exact both ways, and every fault of those that cannot be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import AfenError, afen
from azulejos.rules import game
from azulejos.rules.duel import DuelPosition
from tests.kit.duel_play import digging, play
from tests.kit.duel_tables import duel as deal
from tests.kit.effort import some
from tests.notation.duel.games import duel

START = afen.write(game("duel").start())
NAMES = "game tiles round stage turn first line holder trays rest display pile drawn hand bag tower one two"


@pytest.mark.parametrize("seed", some(range(4), 2))
def test_every_position_and_every_view_is_read_as_it_was_written(seed: int) -> None:
    for position in duel(seed):
        for each in (position, position.view(1).position, position.view(2).position):
            text = afen.write(each)
            assert afen.read(text) == each
            assert not set(text) & set(" \t\n'\"|&;<>$`*?[]{}()!#~")


def test_the_start_in_full() -> None:
    board = "5,-.-.-.-.-.-,-.-.-.-.-.-.-.-.-,------.------.------.------.------.------,-,-,-,0,0"
    backs = ".".join("_" * 18)
    trays = "/".join(["-.-.-"] * 5)
    full = "B13Y13R13K13T13"
    assert f"duel:rows.columns.diagonals:0:top.turn-up:-:1:0:0:{trays}:-:-/-/-:{backs}:-:-:{full}:-:{board}:{board}" == START


def changed(**fields: str) -> str:
    parts = dict(zip(NAMES.split(" "), START.split(":"), strict=True)) | fields
    return ":".join(parts.values())


@pytest.mark.parametrize(
    ("fields", "codes"),
    [
        ({"tiles": "rows.colours.edge"}, {"tile-sides"}),
        ({"tiles": "walls"}, {"no-such-tiles"}),
        ({"stage": "lunch"}, {"afen-field"}),
        ({"stage": "top.lunch", "rest": "2", "first": "3", "turn": "x", "trays": "-", "pile": "Q", "bag": "", "one": "5,-"}, {"afen-field"}),
        ({"rest": "5.KY"}, {"afen-field"}),
        ({"display": "YKTS/-"}, {"afen-field"}),
        ({"hand": "YKT"}, {"afen-field"}),
        ({"bag": "B12Y13R13K13T13"}, {"tile-count"}),
        ({"display": "YKTS/YKTS/-"}, {"plate-count", "pile"}),
        ({"rest": "2.KY"}, {"rest", "tile-count"}),
    ],
)
def test_a_position_that_cannot_be_reports_every_fault(fields: dict[str, str], codes: set[str]) -> None:
    with pytest.raises(AfenError) as refused:
        afen.read(changed(**fields))
    assert {fault.code for fault in refused.value.faults} == codes


def test_a_line_with_too_few_fields() -> None:
    with pytest.raises(AfenError) as refused:
        afen.read("duel:rows")
    assert [fault.code for fault in refused.value.faults] == ["afen-fields"]


@given(st.integers(0, 3), st.integers(0, 250), st.data())
def test_a_damaged_position_is_read_or_refused(seed: int, after: int, data: st.DataObject) -> None:
    position = next(position for number, position in enumerate(duel(seed)) if number == after % 150)
    text = afen.write(position)
    at = data.draw(st.integers(0, len(text)))
    width = data.draw(st.integers(0, 3))
    extra = data.draw(st.text(alphabet="0123BYRKTSWab-.,:/_", max_size=3))
    try:
        read = afen.read(text[:at] + extra + text[at + width :])
    except AfenError:
        return
    assert read.status() == ()
    assert len(read.legal_moves) >= 0


@given(st.integers(0, 3), st.integers(0, 250), st.data())
def test_a_position_with_a_part_too_many_or_too_few_is_read_or_refused(seed: int, after: int, data: st.DataObject) -> None:
    position = next(position for number, position in enumerate(duel(seed)) if number == after % 150)
    separator = data.draw(st.sampled_from(".,:/"))
    parts = afen.write(position).split(separator)
    at = data.draw(st.integers(0, len(parts) - 1))
    other = parts[:at] + parts[at : at + 1] * data.draw(st.sampled_from([0, 2])) + parts[at + 1 :]
    try:
        afen.read(separator.join(other))
    except AfenError:
        return


# D50: groups of like backs, and what is remembered of them


@pytest.mark.clause("D50")
def test_d50_what_is_remembered_is_read_as_it_was_written() -> None:
    remembered = 0
    for seed in range(4):
        for position, _ in play(deal(), seed, digging):
            for each in (position, position.view(1).position, position.view(2).position) if position.memories else ():
                text = afen.write(each)
                assert afen.read(text) == each
                assert not set(text) & set(" \t\n'\"|&;<>$`*?[]{}()!#~+")
                remembered += 1
    assert remembered > 100


REMEMBERED = (
    "duel:rows.columns.diagonals:1:turn:2:1:0:0:BBYRK.-.-/BYRK.-._/BYRK.-._/BYRK.-._/BYRK.-._:-:KSTR/TRBW/SKRB:S._._._._._._._._._._.S2a.S2a{}/1,{}:-:-:"
    "B7Y8R8K8T13:-:5,-.-.-.-.-.-,YKTS0.-.-.-.-.-.-.-.-,------.------.------.------.------.------,-,-,-,2,0"
    ":5,-.-.-.-.-.-,WBTK0.-.-.-.-.-.-.-.-,------.------.------.------.------.------,-,-,-,2,0"
)


@pytest.mark.clause("D50")
def test_d50_a_memory_in_full() -> None:
    """Seat 1 knows that YB/KS is one of the last two plates, and does not know which one; here it is told."""
    read = afen.read(REMEMBERED.format("YBKS", "YBKS,1a"))
    assert isinstance(read, DuelPosition)
    assert read.view(1).position == afen.read(REMEMBERED.format("", "YBKS,1a"))
    assert afen.write(read) == REMEMBERED.format("YBKS", "YBKS,1a")


@pytest.mark.clause("D50")
def test_d50_who_put_a_plate_back_is_named_first() -> None:
    """Both know YB/KS: seat 2 put it back."""
    text = REMEMBERED.format("", "").replace("S2a.S2a/1,", "S2.S21YBKS")
    read = afen.read(text)
    assert isinstance(read, DuelPosition)
    assert (read.pile[-1].seen_by, read.pile[-1].put_by) == (3, 2)
    assert afen.write(read) == text
    for wrong in ("S3YBKS", "S22YBKS", "S211YBKS", "S20YBKS"):
        with pytest.raises(AfenError):
            afen.read(text.replace("S21YBKS", wrong))


@pytest.mark.parametrize(
    ("memory", "code"),
    [
        ("YBKS,1b", "memory"),
        ("YBKS,2a", "memory"),
        ("YBKS,1aa", "memory"),
        ("YBKS", "memory"),
        ("YBKS,0a", "afen-field"),
        ("YBKS,1z", "afen-field"),
        ("YBKS,a", "afen-field"),
        ("YBK,1a", "afen-field"),
        ("YBKS.,1a", "afen-field"),
        ("YBKS,1a,", "afen-field"),
        ("YBKS,1a/", "afen-field"),
        ("YBKS,1a/3,TRBS,1a", "afen-field"),
    ],
)
def test_d50_a_memory_that_cannot_be(memory: str, code: str) -> None:
    with pytest.raises(AfenError) as refused:
        afen.read(REMEMBERED.format("", memory))
    assert [fault.code for fault in refused.value.faults] == [code]
