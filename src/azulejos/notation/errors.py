"""Texts that cannot be read. The whole tree of errors is drawn in `azulejos.rules.errors`."""

from __future__ import annotations

from azulejos.rules import AzulejosError, Fault

SHOWN = 60
"""So much of a faulty token is shown, which is enough for any token there is: it may be a whole binary file."""


def shown(text: str) -> str:
    r"""A text from a stranger, fit to stand in a message: short, and without control characters.

    >>> shown("3Q4\x1b[2J")
    '3Q4?[2J'
    """
    plain = "".join(character if character.isprintable() else "?" for character in text[: SHOWN + 1])
    return plain if len(plain) <= SHOWN else plain[:SHOWN] + "…"


class NotationError(AzulejosError):
    """A text that cannot be read."""


class TokenError(NotationError):
    """One token that cannot be read."""


class AgnError(NotationError):
    """A game record that cannot be read: where, what, and by which clause. `line` and `token` are `None` where there is none to name."""

    def __init__(self, code: str, text: str, clause: str | None = None, *, file: str = "", line: int | None = None, token: str | None = None) -> None:
        super().__init__(code, text, clause)
        self.file = file
        self.line = line
        self.token = None if token is None else shown(token)

    def __str__(self) -> str:
        where = ":".join(str(part) for part in (self.file, self.line) if part)
        what = f'"{self.token}": ' if self.token is not None else ""
        return f"{where + ': ' if where else ''}{what}{super().__str__()}"


class AfenError(NotationError):
    """A position that cannot be read. `faults` has all that is wrong with it, not just the first."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults[0].code, faults[0].text, faults[0].clause)
        self.args = (faults,)
        self.faults = faults

    def __str__(self) -> str:
        return " ".join(f"{fault.text} ({fault.clause})" if fault.clause else fault.text for fault in self.faults)
