"""What is fixed before the first deal: seeds, commitments, contributions."""

import hashlib

import pytest

from azulejos.server import fair
from azulejos.server.errors import BadRequest
from tests.kit.errors import raises


def test_a_seed_is_32_bytes_and_never_the_same() -> None:
    seeds = {fair.new_seed() for _ in range(100)}
    assert {len(seed) for seed in seeds} == {32}
    assert len(seeds) == 100


def test_a_commitment_is_the_sha_256_of_the_seed() -> None:
    seed = fair.new_seed()
    assert fair.commitment(seed) == hashlib.sha256(seed).hexdigest()


def test_a_seed_of_another_size_is_refused_and_not_shown() -> None:
    with pytest.raises(fair.FairError) as caught:
        fair.commitment(b"\xabsecret")
    assert caught.value.code == "bad-seed"
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("text", ["0123456789abcdef", "f" * 64, "0" * 17])
def test_what_a_contribution_looks_like(text: str) -> None:
    assert fair.check_contribution(text) == text


@pytest.mark.parametrize(
    "text",
    ["", "-", "0" * 15, "0" * 65, "0123456789ABCDEF", "0123456789abcdeg", " " + "0" * 16, "0" * 16 + "\n", "٠" * 16, None, 7, b"0" * 16, ["0" * 16]],
)
def test_what_it_does_not_look_like(text: object) -> None:
    with raises(BadRequest, "bad-contribution"):
        fair.check_contribution(text)
