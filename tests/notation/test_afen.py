"""Positions in one line: exact both ways, and every fault of those that cannot be."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import AfenError, afen
from azulejos.rules import Phase
from azulejos.rules.azul import AzulGame, AzulPosition
from tests.kit.strategies import positions
from tests.kit.tables import VARIANTS, name, table

START = "azul:coloured:2:5:0:deal:-:1:s1:-/-/-/-/-:-:B20Y20R20K20W20:-:0.0:{0}:{0}".format("0,-.-.-.-.-,-----.-----.-----.-----.-----,-")


@given(positions())
def test_every_position_is_read_as_it_was_written(position: AzulPosition) -> None:
    text = afen.write(position)
    read = afen.read(text)
    assert read == position
    assert hash(read) == hash(position)
    assert list(read.legal_moves) == list(position.legal_moves)
    assert afen.write(read) == text
    assert not set(text) & set(" \t\n'\"|&;<>$`")


@pytest.mark.parametrize("table", VARIANTS, ids=name)
def test_the_start_of_every_game(table: AzulGame) -> None:
    position = table.start(first=2)
    assert afen.read(afen.write(position)) == position


def test_the_start_of_azul_in_full() -> None:
    assert afen.write(table(2).start()) == START
    assert afen.read(f"  {START}\n") == table(2).start()


def changed(**fields: str) -> str:
    names = "game wall players displays round phase turn first marker offer centre bag lid stall one two"
    parts = dict(zip(names.split(" "), START.split(":"), strict=True)) | fields
    return ":".join(parts.values())


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", {"no-such-game"}),
        ("chess:" + START, {"no-such-game"}),
        ("azul:" + "x" * 5000, {"afen-too-long"}),
        ("azul", {"afen-field", "afen-fields"}),
        (START + ":", {"afen-fields"}),
        (START + ":-:-:0:tournament", {"afen-tournament", "afen-field"}),
        (changed(players="0"), {"afen-fields"}),
        (changed(players="two"), {"afen-field", "afen-fields"}),
        (changed(wall="blue"), {"no-such-wall"}),
        (changed(displays="five"), {"afen-field"}),
        (changed(displays="10"), {"no-such-displays"}),
        (changed(phase="lunch", marker="q1", turn="x", stall="0", first="0"), {"afen-field"}),
        (changed(first="3"), {"first"}),
        (changed(bag=""), {"afen-field"}),
        (changed(bag="Y20B20R20K20W20"), {"afen-field"}),
        (changed(bag="B19Y20R20K20W21"), {"tile-count", "round"}),
        (changed(offer="BBBBB/-/-/-/-"), {"afen-field"}),
        (changed(one="0,-.-.-.-.-,-----.-----.-----.-----"), {"afen-field"}),
        (changed(one="0,-.-.-.-,-----.-----.-----.-----.-----,-"), {"afen-field"}),
        (changed(one="0,B2.-.-.-.-,-----.-----.-----.-----.-----,-"), {"line", "tile-count", "start"}),
        (
            changed(one="0,-.-.-.-.-,Y----.-----.-----.-----.-----,MM"),
            {"wall-pattern", "two-markers", "tile-count", "unpaid", "start", "wall-rounds"},
        ),
        (changed(first="2"), {"start"}),
        (changed(one="0,-.-.-.-.-.-,-----.-----.-----.-----.-----,-"), {"afen-field"}),
        (changed(one="0,-.-.-.-.-,-----.-----.-----.-----.-----.-----,-"), {"afen-field"}),
        (changed(two="0,-.-.-.-.-,-----.-----.-----.-----,-"), {"afen-field"}),
    ],
)
def test_a_position_that_cannot_be_reports_every_fault(text: str, codes: set[str]) -> None:
    with pytest.raises(AfenError) as refused:
        afen.read(text)
    assert {fault.code for fault in refused.value.faults} == codes
    assert "\n" not in str(refused.value)


def test_faults_in_several_fields_are_all_reported() -> None:
    with pytest.raises(AfenError) as refused:
        afen.read(changed(phase="lunch", marker="q1", turn="x", stall="0", first="0", centre="Q1", one="x"))
    assert len(refused.value.faults) == 7


def test_the_fields_of_a_tournament_table() -> None:
    position = table(4, tournament=True).start()
    text = afen.write(position)
    assert text.endswith(":tournament:-:-:0")
    for wrong in ("tournament:21:-:0", "tournament::-:0", "tournament:-:Q:0", "tournament:-:-:x"):
        with pytest.raises(AfenError) as refused:
            afen.read(text.replace("tournament:-:-:0", wrong))
        assert [fault.code for fault in refused.value.faults] == ["afen-field"]


def test_no_seat_is_to_move_before_a_deal() -> None:
    assert afen.read(START).phase is Phase.DEAL
    with pytest.raises(AfenError) as refused:
        afen.read(changed(turn="1.2"))
    assert [fault.code for fault in refused.value.faults] == ["to-move"]


@given(st.text(max_size=300))
def test_no_text_raises_anything_but_an_afen_error(text: str) -> None:
    for start in ("", "azul:", "mini:grey:2:5:"):
        with pytest.raises(AfenError):
            afen.read(start + text)


@given(positions(), st.data())
def test_a_position_with_a_part_too_many_or_too_few_is_read_or_refused(position: AzulPosition, data: st.DataObject) -> None:
    separator = data.draw(st.sampled_from(".,:/"))
    parts = afen.write(position).split(separator)
    at = data.draw(st.integers(0, len(parts) - 1))
    changed = parts[:at] + parts[at : at + 1] * data.draw(st.sampled_from([0, 2])) + parts[at + 1 :]
    with pytest.raises(AfenError):
        afen.read(separator.join(changed))


def test_an_error_can_be_sent_to_another_process() -> None:
    with pytest.raises(AfenError) as refused:
        afen.read(changed(first="2"))
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.faults, str(again)) == (refused.value.faults, str(refused.value))


@given(positions(), st.data())
def test_a_damaged_position_is_read_or_refused(position: AzulPosition, data: st.DataObject) -> None:
    text = afen.write(position)
    at = data.draw(st.integers(0, len(text)))
    width = data.draw(st.integers(0, 3))
    extra = data.draw(st.text(alphabet="0123456789BYRKWM-.,:/cfsx", max_size=3))
    try:
        read = afen.read(text[:at] + extra + text[at + width :])
    except AfenError:
        return
    assert read.status() == ()
