"""`FairChance`: exact numbers, exactly uniform, and of no two deals the same."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.server import fair
from azulejos.server.fair import FairChance, chance

SEED = bytes(range(32))
GIVEN = ["0123456789abcdef", "-"]


def numbers(source: FairChance, n: int = 2**32, count: int = 20) -> list[int]:
    return [source.below(n) for _ in range(count)]


def test_the_numbers_are_the_words_of_the_blocks() -> None:
    head = b"azulejos-fair-1\ntable k3x9\nseat 1 0123456789abcdef\nseat 2 -\ndeal 12\n"
    stream = b"".join(hmac.new(SEED, head + b"block %d\n" % block, hashlib.sha256).digest() for block in range(3))
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 96, 4)]
    assert numbers(FairChance(SEED, "k3x9", GIVEN, 12), count=24) == words


def test_numbers_above_the_last_multiple_are_thrown_away() -> None:
    n = 3 * 2**30
    words = numbers(FairChance(SEED, "k3x9", GIVEN, 4), count=400)
    kept = [word for word in words if word < n]
    assert 0 < len(kept) < 400
    assert numbers(FairChance(SEED, "k3x9", GIVEN, 4), n, len(kept)) == kept


def test_every_number_has_the_same_share_of_all_words(monkeypatch: pytest.MonkeyPatch) -> None:
    # With words of one byte all of them can be tried.
    monkeypatch.setattr(chance, "WORD_BYTES", 1)
    monkeypatch.setattr(chance, "_VALUES", 256)
    for n in range(1, 257):
        source = FairChance(SEED, "k3x9", GIVEN, 1)
        source._left = bytes(range(256))
        kept = 256 - 256 % n
        assert Counter(source.below(n) for _ in range(kept)) == dict.fromkeys(range(n), kept // n)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 6, 7, 20, 65, 100])
def test_counts_are_as_even_as_chance_has_them(n: int) -> None:
    draws = 400 * n
    counts = Counter(FairChance(SEED, "k3x9", GIVEN, number).below(n) for number in range(draws))
    square = sum((counts[value] - 400) ** 2 / 400 for value in range(n))
    # Chi-square has mean n - 1 and variance 2 (n - 1); five deviations are far beyond any honest series, and these numbers never change.
    assert square <= (n - 1) + 5 * (2 * (n - 1)) ** 0.5
    assert sum(counts.values()) == draws


def test_each_number_takes_four_bytes_below_one_too() -> None:
    source = FairChance(SEED, "k3x9", GIVEN, 1)
    assert source.below(1) == 0
    assert source.below(2**32) == numbers(FairChance(SEED, "k3x9", GIVEN, 1))[1]


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_there_is_no_number_below_that(n: int) -> None:
    with pytest.raises(fair.FairError) as caught:
        FairChance(SEED, "k3x9", GIVEN, 1).below(n)
    assert caught.value.code == "bad-range"


OTHERS: dict[str, Callable[[], FairChance]] = {
    "seed": lambda: FairChance(bytes(32), "k3x9", GIVEN, 1),
    "table": lambda: FairChance(SEED, "k3x8", GIVEN, 1),
    "number": lambda: FairChance(SEED, "k3x9", GIVEN, 2),
    "contribution": lambda: FairChance(SEED, "k3x9", ["0123456789abcdee", "-"], 1),
    "order": lambda: FairChance(SEED, "k3x9", GIVEN[::-1], 1),
    "one seat more": lambda: FairChance(SEED, "k3x9", [*GIVEN, "-"], 1),
}


@pytest.mark.parametrize("what", OTHERS)
def test_all_of_it_matters(what: str) -> None:
    assert numbers(OTHERS[what]()) != numbers(FairChance(SEED, "k3x9", GIVEN, 1))


def test_a_seat_without_a_contribution_can_be_empty() -> None:
    assert numbers(FairChance(SEED, "k3x9", [GIVEN[0], ""], 1)) == numbers(FairChance(SEED, "k3x9", GIVEN, 1))


HEX = st.text("0123456789abcdef", min_size=16, max_size=64)
DEALS = st.tuples(st.text("ab-_9", min_size=1, max_size=4), st.lists(HEX | st.just("-"), max_size=4), st.integers(0, 30))


@given(DEALS, DEALS)
def test_two_deals_never_have_the_same_message(one: tuple[str, list[str], int], other: tuple[str, list[str], int]) -> None:
    assert (chance.message(*one) == chance.message(*other)) == (one == other)
    assert not chance.message(*one).startswith(chance.message(*other)) or one == other


@pytest.mark.parametrize("table", ["", "a b", "a\nseat 1 -", "é", "x" * 65, 'a"b'])
def test_an_id_that_could_be_read_as_something_else_is_refused(table: str) -> None:
    with pytest.raises(fair.FairError) as caught:
        FairChance(SEED, table, GIVEN, 1)
    assert caught.value.code == "bad-table-id"


def test_bad_contributions_and_numbers_are_refused() -> None:
    with pytest.raises(fair.FairError, match="contribution"):
        FairChance(SEED, "k3x9", ["-\nseat 2 -"], 1)
    with pytest.raises(fair.FairError, match="from 0"):
        FairChance(SEED, "k3x9", GIVEN, -1)
    with pytest.raises(fair.FairError, match="32 bytes"):
        FairChance(b"short", "k3x9", GIVEN, 1)


def test_nothing_of_the_seed_is_shown() -> None:
    source = FairChance(SEED, "k3x9", GIVEN, 1)
    source.below(5)
    proof = fair.Proof.read(fair.tags(SEED, "k3x9", GIVEN))
    for text in (repr(source), str(source), repr(proof), str(proof)):
        assert SEED.hex() not in text
        assert repr(SEED) not in text
