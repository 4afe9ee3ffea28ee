"""What is fixed before the first deal: the server's secret seed, the commitment to it, and what the players' clients contribute."""

from __future__ import annotations

import hashlib
import re
import secrets

from azulejos.server.errors import BadRequest

SEED_BYTES = 32
NO_CONTRIBUTION = "-"
"""The place of a seat that has contributed nothing: a bot, which would be the server itself."""
_CONTRIBUTION = re.compile("[0-9a-f]{16,64}")
_COMMITMENT = re.compile("[0-9a-f]{64}")


class FairError(BadRequest):
    """A contribution, a seed, a table's id or a record's tag that the scheme of fair deals cannot use."""


def new_seed() -> bytes:
    """A seed for one game and no other, since it is shown when that game is over.

    >>> len(new_seed()), new_seed() == new_seed()
    (32, False)
    """
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published of a seed before anybody contributes: its SHA-256, in hexadecimal digits.

    >>> commitment(bytes(32))
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    check_seed(seed)
    return hashlib.sha256(seed).hexdigest()


def contribution_commitment(commitment: str, contribution: str) -> str:
    """What a player's client publishes of its contribution, before anybody shows theirs; `commitment` is the server's own, which names the game.

    >>> contribution_commitment(commitment(bytes(32)), "0123456789abcdef0123456789abcdef")
    'f7279eddfd04a5b6d853b207c6919f5670c8bb39e486e4a59b01483d327dedbe'
    """
    lines = ("azulejos-fair-contribution", f"commitment {check_commitment(commitment)}", f"contribution {check_contribution(contribution)}")
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def check_commitment(text: str) -> str:
    """A commitment that somebody has sent, or an error that says what one looks like."""
    if not _COMMITMENT.fullmatch(text):
        raise FairError("bad-contribution", "A commitment has 64 hexadecimal digits, in lower case: the SHA-256 of docs/fairness.md.")
    return text


def check_seed(seed: bytes) -> None:
    """Raise unless this can be a seed. The message has nothing of it: it may come to a log."""
    if len(seed) != SEED_BYTES:
        raise FairError("bad-seed", f"A seed has {SEED_BYTES} bytes, and this one has {len(seed)}.")


def check_contribution(text: object) -> str:
    """The contribution that a client has sent, or an error that says what one looks like.

    >>> check_contribution("0123456789abcdef")
    '0123456789abcdef'
    >>> check_contribution("LUCKY")
    Traceback (most recent call last):
    ...
    azulejos.server.fair.commitment.FairError: A contribution has 16 to 64 hexadecimal digits, in lower case: send random ones.
    """
    if not isinstance(text, str) or not _CONTRIBUTION.fullmatch(text):
        raise FairError("bad-contribution", "A contribution has 16 to 64 hexadecimal digits, in lower case: send random ones.")
    return text
