"""Whether the deals of a record are those that its seed gives: from its tags and its tokens alone."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.notation import Record, write_token
from azulejos.rules import Deal
from azulejos.server.fair.chance import draw_lots, is_drawn
from azulejos.server.fair.commitment import FairError, commitment
from azulejos.server.fair.tags import Proof


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that is not as the commitment says."""

    code: str
    text: str
    deal: int | None = None
    """The number of the chance event in the record, from 1; 0 for the lots; `None` where no deal is meant."""
    token: str | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of checking a record."""

    proof: Proof
    checked: int
    """How many chance events were compared."""
    failures: tuple[Failure, ...]

    @property
    def is_fair(self) -> bool:
        """Whether everything that was drawn is as the commitment says."""
        return not self.failures


def verify(record: Record) -> Verdict:
    """Draw every deal of a record once more, and compare. A `FairError` says which tag is missing or cannot be read.

    >>> from azulejos.rules import game
    >>> from azulejos.server import fair
    >>> seed, contributions = bytes(32), ["0123456789abcdef", "-"]
    >>> position = game("azul").start(first=2)
    >>> position.push(position.deal(fair.FairChance(seed, "k3x9", contributions, 1)))
    >>> record = Record.of(position, tags=fair.tags(seed, "k3x9", contributions))
    >>> verify(record).is_fair
    True
    >>> record.tags["FairContributions"] = "0123456789abcdee -"
    >>> verify(record).failures[0].text
    'Deal 1, "@BYYW/BYWW/BYKW/BBBR/YRRK", is not the one that the seed gives, "@YRKK/YYYK/YRKW/KWWW/YRRK".'
    """
    proof = Proof.read(record.tags)
    players = record.game.players
    if len(proof.contributions) != players:
        raise FairError("fair-tag-value", f"The tag FairContributions has {len(proof.contributions)} contributions, and there are {players} seats.")
    if proof.commitments is not None and len(proof.commitments) != players:
        raise FairError("fair-tag-value", f"The tag FairCommitments has {len(proof.commitments)} commitments, and there are {players} seats.")
    if proof.deals and (proof.first_by_lot or proof.game_by_lot):
        raise FairError(
            "fair-tag-value", "The game was begun elsewhere (FairDeals), and so no lot was drawn here: FairFirst and FairGame are absent."
        )
    if commitment(proof.seed) != proof.commitment:
        # Every deal would differ as well, which would tell nobody more.
        return Verdict(proof, 0, (Failure("seed-differs", "The seed is not the one to which the commitment was published."),))
    failures = [
        Failure("contribution-differs", f"The contribution of seat {seat} is not the one to which that seat had committed itself.")
        for seat in proof.exchanged
    ]
    failures += _lots(record, proof)
    number = 0
    position = record.start()
    for event in record.events:
        if isinstance(event, Deal):
            number += 1
            if number > proof.deals:
                drawn = position.deal(proof.chance(number - proof.deals))
                if drawn != event:
                    token, right = (write_token(position.game, each) for each in (event, drawn))
                    failures.append(
                        Failure("deal-differs", f'Deal {number}, "{token}", is not the one that the seed gives, "{right}".', number, token)
                    )
        # On with the deal that was played: a single false one is then told as just that.
        position.push(event)
    if number < proof.deals:
        raise FairError("fair-tag-value", f"The tag FairDeals says that {proof.deals} deals were drawn elsewhere, and the record has {number}.")
    return Verdict(proof, number - proof.deals, tuple(failures))


def _lots(record: Record, proof: Proof) -> list[Failure]:
    game, first = record.game, record.start().first
    lots = draw_lots(game.id, game.players, proof.chance(0), first=proof.first_by_lot, game=proof.game_by_lot)
    failures: list[Failure] = []
    if lots.first not in (None, first):
        text = f'Deal 0, the lot for the first player, "{first}", is not the one that the seed gives, "{lots.first}".'
        failures.append(Failure("first-differs", text, 0, str(first)))
    if not is_drawn(game, lots):
        right = ", ".join(f"{name} {' '.join(value)}" for name, value in lots.options.items())
        text = f'Deal 0, the lot for the game itself, is not the one that the seed gives, "{right}".'
        failures.append(Failure("game-differs", text, 0))
    return failures
