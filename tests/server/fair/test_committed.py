"""Contributions are committed to before any is shown: a server with a puppet on one seat has nothing left to choose."""

from collections.abc import Callable, Sequence

import pytest

from azulejos.notation import Record
from azulejos.rules import Position, game
from azulejos.server import fair

SEED = bytes(range(50, 82))
TABLE = "k3x9"
COMMITMENT = fair.commitment(SEED)
MINE = "a1" * 16
"""What the honest player's browser gives, on seat 1. On seat 2 sits somebody who does what the server says."""
Given = tuple[str, str]


def opening(contributions: Sequence[str]) -> Position:
    """The game up to its first deal."""
    position = game("azul", players=2).start(first=1)
    position.push(position.deal(fair.FairChance(SEED, TABLE, contributions, 1)))
    return position


def has_a_display_of_one_colour(contributions: Sequence[str]) -> bool:
    return any(len(set(display)) == 1 for display in str(opening(contributions).events[0])[1:].split("/"))


def rolled(tries: int = 2_000) -> str:
    """What the puppet gives, once the server has seen what the honest player gave: tried until the deal pleases them."""
    candidates = (f"{number:032x}" for number in range(tries))
    return next(each for each in candidates if has_a_display_of_one_colour((MINE, each)))


def record(contributions: Sequence[str], commitments: Sequence[str] | None) -> Record:
    return Record.of(opening(contributions), tags=fair.tags(SEED, TABLE, contributions, commitments=commitments))


def committed(*contributions: str) -> list[str]:
    return [fair.contribution_commitment(COMMITMENT, each) for each in contributions]


def codes(game: Record) -> list[str]:
    return [failure.code for failure in fair.verify(game).failures]


def test_without_commitments_a_puppet_could_roll_again_and_nobody_saw_it() -> None:
    assert codes(record((MINE, rolled()), None)) == []


def test_a_puppet_that_rolls_again_after_it_has_committed_is_found() -> None:
    puppet = "b2" * 16
    before = committed(MINE, puppet)
    assert codes(record((MINE, puppet), before)) == []
    assert codes(record((MINE, rolled()), before)) == ["contribution-differs"]


@pytest.mark.parametrize("change", [lambda given: ("c3" * 16, given[1]), lambda given: (given[1], given[0])], ids=["other", "exchanged"])
def test_every_contribution_has_to_be_the_one_that_its_seat_committed_to(change: Callable[[Given], Given]) -> None:
    given = (MINE, "b2" * 16)
    assert set(codes(record(change(given), committed(*given)))) == {"contribution-differs"}


def test_a_contribution_without_a_commitment_is_found() -> None:
    given = (MINE, "b2" * 16)
    assert codes(record(given, [*committed(MINE), "-"])) == ["contribution-differs"]


def test_a_contribution_that_was_never_revealed_is_told_and_nothing_else_can_stand_in_for_it() -> None:
    verdict = fair.verify(record((MINE, "-"), committed(MINE, "b2" * 16)))
    assert verdict.is_fair
    assert verdict.proof.unrevealed == (2,)
    assert fair.verify(record((MINE, "-"), [*committed(MINE), "-"])).proof.unrevealed == ()


def test_a_commitment_is_for_one_game_only() -> None:
    assert fair.contribution_commitment(COMMITMENT, MINE) != fair.contribution_commitment(fair.commitment(bytes(32)), MINE)


def test_a_record_of_the_earlier_scheme_is_verified_as_before() -> None:
    old = record((MINE, "b2" * 16), None)
    assert not {"FairScheme", "FairCommitments"} & set(old.tags)
    verdict = fair.verify(old)
    assert (verdict.is_fair, verdict.proof.scheme, verdict.proof.commitments) == (True, 1, None)


@pytest.mark.parametrize(
    ("tag", "value"),
    [
        ("FairScheme", "3"),
        ("FairScheme", "1"),
        ("FairScheme", ""),
        ("FairCommitments", "- - -"),
        ("FairCommitments", "ab cd"),
        ("FairCommitments", "-"),
    ],
)
def test_tags_that_cannot_be(tag: str, value: str) -> None:
    given = (MINE, "b2" * 16)
    tampered = record(given, committed(*given))
    tampered.tags[tag] = value
    with pytest.raises(fair.FairError) as caught:
        fair.verify(tampered)
    assert caught.value.code == "fair-tag-value"


@pytest.mark.parametrize("tag", ["FairScheme", "FairCommitments"])
def test_one_tag_of_the_scheme_does_not_come_without_the_other(tag: str) -> None:
    given = (MINE, "b2" * 16)
    stripped = record(given, committed(*given))
    del stripped.tags[tag]
    with pytest.raises(fair.FairError):
        fair.verify(stripped)
