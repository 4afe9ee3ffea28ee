"""Whole games of every variant are verified from their text, and whatever is changed in one is found."""

import dataclasses
import itertools
import re

import pytest

from azulejos.notation import AgnError, Record, agn, write_token
from azulejos.rules import Deal, game
from azulejos.rules.duel import Plate, standard
from azulejos.server import fair
from tests.kit.chances import seeded
from tests.kit.duel_tables import duel
from tests.kit.effort import LONG
from tests.server.fair.games import GAMES, SEED, TABLE, contributions, dealt, go_on


def deals(record: Record) -> list[str]:
    return [write_token(record.game, event) for event in record.events if isinstance(event, Deal)]


def codes(record: Record) -> set[str]:
    return {failure.code for failure in fair.verify(record).failures}


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("seed", [SEED, bytes(32)], ids=bytes.hex)
def test_a_game_as_it_was_dealt_is_fair(variant: str, seed: bytes) -> None:
    record = dealt(GAMES[variant], seed)
    assert record.outcome is not None
    verdict = fair.verify(record)
    assert verdict.is_fair
    assert verdict.failures == ()
    assert verdict.checked == len(deals(record))
    assert verdict.proof.commitment == fair.commitment(seed)


def test_every_kind_of_chance_was_among_them() -> None:
    kinds = {re.split("[:@]", token)[0] for token in deals(dealt(GAMES["duel"]))}
    assert kinds == {"top", "up", "", "fronts", "reveal"}


@pytest.mark.parametrize("variant", ["azul-coloured-2p-5d", "azul-grey-3p-7d", "azul-coloured-4p-8d-tournament", "duel"])
def test_another_deal_is_found_wherever_it_is(variant: str) -> None:
    whole = dealt(GAMES[variant])
    count = 0
    for length, event in enumerate(whole.events):
        if not isinstance(event, Deal):
            continue
        count += 1
        if not LONG and count % 4 != 1:
            continue
        position = whole.start()
        for earlier in whole.events[:length]:
            position.push(earlier)
        others = (position.deal(seeded(seed)) for seed in range(50))
        other = next((each for each in others if each != event), None)
        if other is None:
            continue  # Only one thing could be dealt.
        position.push(other)
        tags = {name: value for name, value in whole.tags.items() if name.startswith("Fair")}
        # What is dealt after the false one follows from the position and the seed again.
        tampered = Record.of(go_on(position, steps=12), tags=tags)
        [failure] = fair.verify(agn.read_one(agn.write(tampered))).failures
        token = write_token(whole.game, other)
        assert (failure.code, failure.deal, failure.token) == ("deal-differs", count, token)
        assert f'Deal {count}, "{token}",' in failure.text
        assert write_token(whole.game, event) in failure.text
    assert count > 4


@pytest.mark.parametrize("variant", ["azul-coloured-2p-5d", "mini-grey-4p-9d", "duel"])
def test_every_other_tag_is_found(variant: str) -> None:
    record = dealt(GAMES[variant], steps=30)
    tags = dict(record.tags)

    def changed(**other: str) -> set[str]:
        return codes(Record(tags | other, record.events, components=record.components))

    assert changed() == set()
    other_seed = "00" + tags["FairSeed"][2:]
    assert changed(FairSeed=other_seed) == {"seed-differs"}
    assert changed(FairCommitment="0" * 64) == {"seed-differs"}
    assert "deal-differs" in changed(FairSeed=other_seed, FairCommitment=fair.commitment(bytes.fromhex(other_seed)))
    assert "deal-differs" in changed(FairTable="another")
    given = tags["FairContributions"].split()
    assert "deal-differs" in changed(FairContributions=" ".join(given[::-1]))
    for seat in range(len(given)):
        assert "deal-differs" in changed(FairContributions=" ".join([*given[:seat], "f" * 16, *given[seat + 1 :]]))
    # With one deal fewer drawn here all others have other numbers.
    assert "deal-differs" in {failure.code for failure in fair.verify(Record(_imported(tags, 1), record.events)).failures} or len(deals(record)) == 1


def _imported(tags: dict[str, str], count: int) -> dict[str, str]:
    return {name: value for name, value in tags.items() if name not in ("FairFirst", "FairGame")} | {"FairDeals": str(count)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_first_player_is_found_only_if_it_was_drawn(players: int) -> None:
    settled = game("azul", players=players)
    given = contributions(players)
    drawn = 1 + fair.FairChance(SEED, TABLE, given, 0).below(players)
    for first, by_lot in itertools.product(range(1, players + 1), (True, False)):
        record = Record.of(go_on(settled.start(first), steps=5), tags=fair.tags(SEED, TABLE, given, first_by_lot=by_lot))
        failures = fair.verify(record).failures
        assert [failure.code for failure in failures] == (["first-differs"] if by_lot and first != drawn else [])
        for failure in failures:
            assert failure.deal == 0
            assert f'"{drawn}"' in failure.text


def test_other_scoring_tiles_are_found_only_if_they_were_drawn() -> None:
    record = dealt(GAMES["duel"], steps=10)
    tiles = ["rows", "edge", "diagonals"]
    assert record.tags.get("Tiles") != " ".join(tiles)
    other = Record(record.tags | {"Tiles": " ".join(tiles)}, record.events)
    assert codes(other) == {"game-differs"}
    del other.tags["FairGame"]
    assert codes(other) == set()


def test_tiles_alone_can_be_drawn_and_take_nothing_from_a_first_player_who_was_chosen() -> None:
    given = contributions(2)
    lots = fair.draw_lots("duel", 2, fair.FairChance(SEED, TABLE, given, 0), first=False, game=True)
    assert lots.first is None
    both = fair.draw_lots("duel", 2, fair.FairChance(SEED, TABLE, given, 0), first=True, game=True)
    assert lots.options != both.options
    record = Record.of(go_on(game("duel", **lots.options).start(1), steps=9), tags=fair.tags(SEED, TABLE, given, game_by_lot=True))
    assert fair.verify(record).is_fair


@pytest.mark.parametrize("variant", ["azul-coloured-3p-7d", "duel"])
def test_an_imported_game_is_verified_from_where_it_was_taken_up(variant: str) -> None:
    begun = go_on(GAMES[variant].start(1), seed=bytes(32), steps=40)
    before = sum(isinstance(event, Deal) for event in begun.events)
    assert before > 0
    finished = go_on(begun, dealt_before=before)
    record = Record.of(finished, tags=fair.tags(SEED, TABLE, contributions(finished.game.players), deals=before))
    verdict = fair.verify(record)
    assert verdict.is_fair
    assert verdict.checked == len(deals(record)) - before > 0
    record.tags["FairDeals"] = str(before - 1)
    assert not fair.verify(record).is_fair


def test_a_game_with_an_owners_own_plate_is_verified_too() -> None:
    mine = tuple(Plate.read("KY/TS") if str(plate) == "YK/TS" else plate for plate in standard().plates)
    position = go_on(duel(components=dataclasses.replace(standard(), plates=mine)).start(2))
    record = Record.of(position, tags=fair.tags(SEED, TABLE, contributions(2)))
    assert "KY/TS" in agn.write(record)
    assert fair.verify(agn.read_one(agn.write(record), components=record.components)).is_fair


def refusal(record: Record, **tags: str) -> fair.FairError:
    with pytest.raises(fair.FairError) as caught:
        fair.verify(Record(record.tags | tags, record.events))
    return caught.value


@pytest.mark.parametrize("name", ["FairTable", "FairCommitment", "FairSeed", "FairContributions", "FairDeals"])
def test_a_missing_tag_has_a_code_of_its_own(name: str) -> None:
    record = dealt(GAMES["azul-coloured-2p-5d"], steps=3)
    del record.tags[name]
    error = refusal(record)
    assert error.code == "fair-tag-missing"
    assert name in error.text


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("FairTable", ""),
        ("FairTable", "a b"),
        ("FairCommitment", "0" * 63),
        ("FairSeed", "0" * 62),
        ("FairSeed", "A" * 64),
        ("FairSeed", "0x" + "0" * 62),
        ("FairContributions", ""),
        ("FairContributions", "-"),
        ("FairContributions", "- - -"),
        ("FairContributions", "0123456789abcdef  -"),
        ("FairContributions", "lucky -"),
        ("FairDeals", "-1"),
        ("FairDeals", "01"),
        ("FairDeals", "١"),
        ("FairDeals", "99"),
        ("FairDeals", "1"),
        ("FairFirst", "1"),
        ("FairGame", ""),
    ],
)
def test_a_tag_that_cannot_be_read_is_named(name: str, value: str) -> None:
    error = refusal(dealt(GAMES["azul-coloured-2p-5d"], steps=3), **{name: value})
    assert error.code == "fair-tag-value"
    assert name in error.text


def test_more_deals_from_elsewhere_than_there_are() -> None:
    record = dealt(GAMES["azul-coloured-2p-5d"], steps=3)
    record.tags = _imported(record.tags, 99)
    assert "99" in refusal(record).text


def test_what_a_seat_was_told_while_the_game_ran_is_not_the_whole_record() -> None:
    record = dealt(GAMES["duel"])
    for seat in (1, 2):
        failures = fair.verify(record.seen_by(seat)).failures
        assert any("?" in (failure.token or "") for failure in failures)


def test_the_tags_survive_writing_and_reading() -> None:
    tags = fair.tags(SEED, TABLE, ["", "0" * 16], deals=3, first_by_lot=True, game_by_lot=True)
    proof = fair.Proof.read(tags)
    assert proof.to_tags() == tags
    assert proof.contributions == ("-", "0" * 16)
    text = agn.write(Record.of(game("azul").start(), tags=tags))
    again = agn.read_one(text)
    assert not isinstance(again, AgnError)
    assert again.tags.items() >= tags.items()
