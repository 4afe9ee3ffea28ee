"""Short codes of an event, for typing by hand: that of a personal link, and the pin of a table's score sheet.

All of them follow from the event's key, which never leaves the server: nothing more is stored, and a code ends with its link. They are short, so that
how often somebody may guess is limited (`azulejos.server.web.limits`); what a browser gets for a code is as long as any token.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import Transaction

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Small letters and digits that nobody takes for each other."""
CODE_LENGTH = 8
PIN_LENGTH = 6


async def key_of(live: LiveTournament) -> str:
    """The key of an event; made when it is first needed."""
    if live.desk.key is None:

        def make(on: Transaction) -> None:
            if on.desk.key is None:
                on.note("key-made", key=secrets.token_hex(32))

        await live.do(make, live.snapshot.events[0].actor, None)
    assert live.desk.key is not None
    return live.desk.key


def code_of(key: str, role: Role) -> str:
    """What is typed instead of a personal link.

    >>> len(code_of("key", Role("hash", 1, "player", "p-ann", "", 0)))
    8
    """
    number = int.from_bytes(_digest(key, "code", role.hash))
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(CODE_LENGTH))


def token_of(key: str, role: Role) -> str:
    """The token that a browser gets for a code: it opens the same role, and holds as long."""
    return _digest(key, "token", role.hash).hex()


def pin_of(key: str, game: int, table: int) -> str:
    """The pin on a table's score sheet.

    >>> pin_of("key", 2, 7).isdigit(), pin_of("key", 2, 7) == pin_of("key", 2, 8)
    (True, False)
    """
    return f"{int.from_bytes(_digest(key, 'pin', f'{game}/{table}')) % 10**PIN_LENGTH:0{PIN_LENGTH}}"


def typed(text: str) -> str:
    """A code or a pin as somebody has typed it: without spaces and hyphens, in small letters.

    >>> typed(" K3V9-q2m7 ")
    'k3v9q2m7'
    """
    return "".join(character for character in text.lower() if character.isalnum())


def role_of_code(live: LiveTournament, key: str, code: str) -> Role | None:
    """The role whose code this is, if it holds."""
    wanted = typed(code).encode()
    return next((role for role in live.roles if role.revoked_at is None and hmac.compare_digest(code_of(key, role).encode(), wanted)), None)


def hashes_of(live: LiveTournament, role: Role) -> tuple[str, ...]:
    """The hashes of all tokens that open a role: its own, and the one that a code was exchanged for."""
    if live.desk.key is None:
        return (role.hash,)
    return (role.hash, hashlib.sha256(token_of(live.desk.key, role).encode()).hexdigest())


def _digest(key: str, what: str, about: str) -> bytes:
    return hmac.digest(key.encode(), f"{what}:{about}".encode(), "sha256")
