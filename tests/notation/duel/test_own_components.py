"""Games with an owner's own components: records and positions name them by their digest, and are read with nothing else."""

import pickle
from dataclasses import replace
from typing import Any

import pytest

from azulejos.notation import AfenError, AgnError, Record, afen, agn, replay
from azulejos.rules import game
from azulejos.rules.duel import Components, Plate, standard
from azulejos.rules.duel.components import read
from tests.kit.duel_referee import CHIPS
from tests.kit.effort import some
from tests.notation.duel.games import duel, finished
from tests.notation.texts import DEAL, HEAD
from tests.rules.duel.test_material import values

DUEL = '[Game "duel"]\n[Players "2"]\n[First "1"]\n'
MINE = read(values() | {"chips": ["BY", "YR", *CHIPS[2:]], "special_points": [2, 2, 4, 4, 6, 6], "broken_costs": [0, 2, 5, 9], "first_tile_cost": 4})
"""Chips that the package's box does not have, and other points."""
OTHERS = replace(standard(), plates=(Plate("BYRS"), *standard().plates[1:]), scoring=tuple((name, points * 3) for name, points in standard().scoring))
"""A plate that the package's box does not have, and other points."""
PLAIN = replace(standard(), special_is_a_kind=False)
"""D6: nothing but the option of the data file."""
OWN = pytest.mark.parametrize("own", [MINE, OTHERS, PLAIN], ids=["chips and points", "a plate", "special is no kind"])


@OWN
@pytest.mark.parametrize("seed", some(range(4), 2))
def test_whole_games_are_written_and_read(own: Components, seed: int) -> None:
    position = finished(seed, components=own)
    written = Record.of(position, seats=["Ann", "Ben"])
    assert written.tags["Components"] == own.digest
    text = agn.write(written)
    [record] = agn.read_text(text, components=[MINE, OTHERS, PLAIN])
    assert isinstance(record, Record)
    assert record == written
    assert record.game == position.game
    assert record.end() == written.end() == position
    assert agn.write(record) == text
    assert replay(record) == replay(written)
    assert agn.read_one(text, components=[own]) == written


@OWN
@pytest.mark.parametrize("seed", some(range(2), 1))
def test_every_position_and_every_view_is_read_as_it_was_written(own: Components, seed: int) -> None:
    for position in duel(seed, components=own):
        for each in (position, position.view(1).position, position.view(2).position):
            text = afen.write(each)
            assert text.endswith(f":{own.digest}")
            assert afen.read(text, [PLAIN, OTHERS, MINE]) == each


@OWN
def test_what_one_seat_gets_is_read_too(own: Components) -> None:
    position = finished(5, components=own)
    seen = Record.of(position).seen_by(2)
    assert seen.end() == position.view(2).position
    assert agn.read_one(agn.write(seen), components=[own]) == seen


def test_the_packages_own_components_are_not_named() -> None:
    position = finished(1)
    assert "Components" not in Record.of(position).tags
    assert afen.write(position).count(":") == 17
    assert Record.of(finished(1, components=replace(standard()))).tags == Record.of(position).tags


def test_a_record_of_the_packages_is_read_whatever_is_given() -> None:
    text = agn.write(Record.of(finished(1)))
    assert agn.read_one(text, components=[MINE]).game == agn.read_one(text).game
    line = afen.write(finished(1))
    assert afen.read(line, [MINE]) == afen.read(line)


def test_a_record_may_name_the_packages() -> None:
    """It is kept, as any tag is."""
    record = agn.read_one(f'[Components "{standard().digest}"]\n{DUEL}', components=[MINE])
    assert record.game == game("duel")
    assert agn.read_one(agn.write(record)) == record


def test_games_of_several_owners_stand_in_one_file() -> None:
    written = [Record.of(finished(1, components=own)) for own in (MINE, standard(), OTHERS)]
    text = "\n".join(map(agn.write, written))
    assert list(agn.read_text(text, components=[OTHERS, MINE])) == written
    first, second, third = agn.read_text(text, "games.agn", [OTHERS])
    assert (second, third) == (written[1], written[2])
    assert isinstance(first, AgnError)
    assert (first.code, first.file, first.line, first.token) == ("other-components", "games.agn", 4, f'[Components "{MINE.digest}"]')


def test_components_that_are_not_given() -> None:
    text = agn.write(Record.of(finished(1, components=MINE)))
    sentence = f"This game needs the components {MINE.digest}, and none are given: give the file that it was played with."
    with pytest.raises(AgnError) as needed:
        agn.read_one(text)
    assert (needed.value.code, needed.value.text) == ("components-needed", sentence)
    with pytest.raises(AfenError) as faulty:
        afen.read(afen.write(finished(1, components=MINE)))
    assert [(fault.code, fault.text) for fault in faulty.value.faults] == [("components-needed", sentence)]
    record = Record.of(finished(1, components=MINE))
    with pytest.raises(AgnError) as bare:
        Record(record.tags, record.events).end()
    assert bare.value.code == "components-needed"


def test_components_that_are_others() -> None:
    given = f"{OTHERS.digest} and {PLAIN.digest}"
    sentence = f"This game needs the components {MINE.digest}, and those given are {given}: give the file that it was played with."
    with pytest.raises(AgnError) as other:
        agn.read_one(agn.write(Record.of(finished(1, components=MINE))), components=[OTHERS, PLAIN])
    assert (other.value.code, other.value.text) == ("other-components", sentence)
    with pytest.raises(AfenError) as faulty:
        afen.read(afen.write(finished(1, components=MINE)), [OTHERS, PLAIN])
    assert [(fault.code, fault.text) for fault in faulty.value.faults] == [("other-components", sentence)]


@pytest.mark.parametrize("digest", ["", "standard", standard().digest.upper(), standard().digest[:15], standard().digest + "0", "²" * 16])
def test_what_is_no_digest(digest: str) -> None:
    with pytest.raises(AgnError) as refused:
        agn.read_one(f'[Components "{digest}"]\n{DUEL}', components=[MINE])
    assert refused.value.code == "tag-value"
    with pytest.raises(AfenError) as faulty:
        afen.read(f"{afen.write(game('duel').start())}:{digest}", [MINE])
    assert [fault.code for fault in faulty.value.faults] == ["afen-field"]


def test_a_position_has_one_text() -> None:
    """The package's components are never named, nor anything beyond them."""
    line = afen.write(game("duel").start())
    for text, code in ((f"{line}:{standard().digest}", "package-components"), (f"{line}:{MINE.digest}:{MINE.digest}", "afen-fields")):
        with pytest.raises(AfenError) as refused:
            afen.read(text, [standard(), MINE])
        assert [fault.code for fault in refused.value.faults] == [code]


def test_faults_of_other_fields_are_told_beside_it() -> None:
    line = afen.write(game("duel", components=MINE).start()).replace("top.turn-up", "lunch")
    with pytest.raises(AfenError) as refused:
        afen.read(line)
    assert {fault.code for fault in refused.value.faults} == {"components-needed", "afen-field"}


def test_material_of_another_kind() -> None:
    class Cards:
        digest = MINE.digest

    cards: Any = Cards()
    with pytest.raises(AgnError) as refused:
        agn.read_one(agn.write(Record.of(finished(1, components=MINE))), components=[cards])
    assert refused.value.code == "no-such-components"


def test_a_record_can_be_sent_elsewhere() -> None:
    record = Record.of(finished(1, components=MINE))
    assert pickle.loads(pickle.dumps(record)).end() == record.end()


# Tags of another game


@pytest.mark.parametrize("tag", ['[Wall "grey"]', '[Wall "coloured"]', '[Displays "5"]', '[Table "tournament"]'])
def test_tags_that_mean_something_elsewhere_contradict_a_duel(tag: str) -> None:
    with pytest.raises(AgnError) as refused:
        agn.read_one(DUEL + tag)
    name = tag[1:].partition(" ")[0]
    assert (refused.value.code, refused.value.line, refused.value.token) == ("tag-of-another-game", 4, tag)
    assert refused.value.text == f"The tag {name} is not for Azul Duel: leave it out."


@pytest.mark.parametrize("tag", ['[Tiles "rows columns diagonals"]', f'[Components "{MINE.digest}"]', '[Event "Wall"]'])
def test_tags_that_azul_does_not_know_are_kept(tag: str) -> None:
    """By the letter of the format: Azul knows its own tags, and keeps every other."""
    text = f"{HEAD}{tag}\n\nR1 {DEAL}\n"
    assert agn.write(agn.read_one(text)) == text
