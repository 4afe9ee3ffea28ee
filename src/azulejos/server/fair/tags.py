"""The tags with which a finished record carries its proof."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from azulejos.notation.errors import shown
from azulejos.server.fair.chance import FairChance, check_table, listed
from azulejos.server.fair.commitment import NO_CONTRIBUTION, SEED_BYTES, FairError, commitment, contribution_commitment

LOT = "lot"
COMMITTED = "2"
"""The scheme in which contributions are committed to before any is shown. Records of the first one have no tag `FairScheme`."""
_DIGITS = re.compile(f"[0-9a-f]{{{2 * SEED_BYTES}}}")
_COMMITMENTS = re.compile("(-|[0-9a-f]{64})( (-|[0-9a-f]{64}))*")
_COUNT = re.compile("0|[1-9][0-9]{0,5}")


@dataclass(frozen=True, slots=True)
class Proof:
    """What a record tells of its deals: the seed above all, which is secret until the game is over, and so is never shown by `repr`."""

    table: str
    commitment: str
    seed: bytes = field(repr=False)
    contributions: tuple[str, ...]
    deals: int = 0
    """How many chance events at the beginning of the record were not drawn here: those of an imported game."""
    first_by_lot: bool = False
    game_by_lot: bool = False
    commitments: tuple[str, ...] | None = None
    """What each seat's contribution was committed to with, before any was shown; `None` in a record of the first scheme."""

    @property
    def scheme(self) -> int:
        """Which scheme the record is of."""
        return 1 if self.commitments is None else 2

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats that committed themselves to a contribution and never revealed it: the deals are without it."""
        pairs = zip(self.contributions, self.commitments or (), strict=False)
        return tuple(seat for seat, (given, committed) in enumerate(pairs, 1) if given == NO_CONTRIBUTION != committed)

    @property
    def exchanged(self) -> tuple[int, ...]:
        """The seats whose contribution is not the one that they had committed themselves to."""
        if self.commitments is None:
            return ()
        pairs = enumerate(zip(self.contributions, self.commitments, strict=True), 1)
        return tuple(
            seat for seat, (given, committed) in pairs if given != NO_CONTRIBUTION and contribution_commitment(self.commitment, given) != committed
        )

    def chance(self, number: int) -> FairChance:
        """The source of chance of a deal: 0 for the lots, 1 for the first chance event that was drawn here."""
        return FairChance(self.seed, self.table, self.contributions, number)

    def to_tags(self) -> dict[str, str]:
        """The tags of the record."""
        written = {
            "FairTable": self.table,
            "FairCommitment": self.commitment,
            "FairSeed": self.seed.hex(),
            "FairContributions": " ".join(self.contributions),
            "FairDeals": str(self.deals),
        }
        if self.commitments is not None:
            written |= {"FairScheme": COMMITTED, "FairCommitments": " ".join(self.commitments)}
        return written | {name: LOT for name, by_lot in (("FairFirst", self.first_by_lot), ("FairGame", self.game_by_lot)) if by_lot}

    @classmethod
    def read(cls, tags: Mapping[str, str]) -> Proof:
        """What the tags of a record tell; a `FairError` that names the tag which is missing or cannot be read."""
        if not any(name.startswith("Fair") for name in tags):
            raise FairError("no-proof", "No live table made this record, so it carries no proof of its deals: there is nothing to verify.")
        try:
            contributions = listed(_value(tags, "FairContributions").split(" "))
        except FairError as error:
            raise _unreadable(error, "FairContributions") from None
        try:
            table = check_table(_value(tags, "FairTable"))
        except FairError as error:
            raise _unreadable(error, "FairTable") from None
        return cls(
            table,
            _matched(tags, "FairCommitment", _DIGITS, "64 hexadecimal digits in lower case"),
            bytes.fromhex(_matched(tags, "FairSeed", _DIGITS, "64 hexadecimal digits in lower case")),
            contributions,
            int(_matched(tags, "FairDeals", _COUNT, "how many deals were not drawn at this table")),
            _is_by_lot(tags, "FairFirst"),
            _is_by_lot(tags, "FairGame"),
            _commitments(tags),
        )


def tags(
    seed: bytes,
    table: str,
    contributions: Sequence[str],
    *,
    deals: int = 0,
    first_by_lot: bool = False,
    game_by_lot: bool = False,
    commitments: Sequence[str] | None = None,
) -> dict[str, str]:
    """The tags of a finished table, from which `azulejos verify` checks its record. They have the seed in them: only after the end!

    `deals` is how many chance events at the beginning of the record were not drawn here; the two draws are named where there were any.
    `commitments` are those to the contributions, by seat, and `None` only at a table of the first scheme.

    >>> tags(bytes(32), "k3x9", ["0123456789abcdef", "-"], first_by_lot=True)["FairContributions"]
    '0123456789abcdef -'
    """
    committed = None if commitments is None else tuple(commitments)
    return Proof(check_table(table), commitment(seed), seed, listed(contributions), deals, first_by_lot, game_by_lot, committed).to_tags()


def _value(tags: Mapping[str, str], name: str) -> str:
    if name not in tags:
        raise FairError("fair-tag-missing", f"The record has no tag {name}, without which its deals cannot be checked.")
    return tags[name]


def _matched(tags: Mapping[str, str], name: str, pattern: re.Pattern[str], what: str) -> str:
    value = _value(tags, name)
    if not pattern.fullmatch(value):
        raise FairError("fair-tag-value", f'The tag {name} has to be {what}, and is "{shown(value)}".')
    return value


def _commitments(tags: Mapping[str, str]) -> tuple[str, ...] | None:
    if not {"FairScheme", "FairCommitments"} & set(tags):
        return None
    if (scheme := _value(tags, "FairScheme")) != COMMITTED:
        raise FairError(
            "fair-tag-value", f'The tag FairScheme is "{COMMITTED}" or absent, and here it is "{shown(scheme)}": a later release may know it.'
        )
    return tuple(_matched(tags, "FairCommitments", _COMMITMENTS, "a commitment of 64 hexadecimal digits, or -, for each seat").split(" "))


def _unreadable(error: FairError, name: str) -> FairError:
    """An error of a value as one of the tag in which it stands."""
    return error if error.code == "fair-tag-missing" else FairError("fair-tag-value", f"The tag {name} cannot be read. {error.text}")


def _is_by_lot(tags: Mapping[str, str], name: str) -> bool:
    if name in tags and tags[name] != LOT:
        raise FairError("fair-tag-value", f'The tag {name} is "{LOT}" or absent, and here it is "{shown(tags[name])}".')
    return name in tags
