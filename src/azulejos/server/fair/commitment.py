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
