"""The sequential probability ratio test: whether one bot is stronger than another, with as few games as that takes.

Of two hypotheses, that the difference is `elo0` points or less, and that it is `elo1` or more, one is accepted as soon as the games speak clearly
enough for it. What counts are pairs of games with the same deals and swapped seats, which bring 0, ½, 1, 1½ or 2 points: their five frequencies
tell how much two games of one deal have in common, and less luck means fewer games.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields

from azulejos.rules import OptionError

STEPS = 80
UNSEEN = 1e-3
"""How often a result that has not come up is counted, so that no logarithm is infinite."""
RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair can bring, as a part of its two points."""


@dataclass(frozen=True, slots=True)
class Sprt:
    """The two hypotheses, and how often each may be accepted wrongly."""

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (self.elo0 < self.elo1 and 0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise OptionError("bad-sprt", "In a sequential test elo0 is below elo1, and alpha and beta lie between 0 and 0.5.")

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first `elo0` is accepted, above the second `elo1`.

        >>> tuple(round(bound, 2) for bound in Sprt().bounds)
        (-2.94, 2.94)
        """
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def llr(self, counts: Mapping[float, int]) -> float:
        """By how much the results speak for `elo1`: the logarithm of the ratio of both likelihoods.

        >>> round(Sprt().llr({0.0: 5, 0.25: 20, 0.5: 50, 0.75: 25, 1.0: 10}), 2)
        0.72
        """
        total = sum(counts.values())
        if total < 1:
            return 0.0
        seen = [(result, max(counts.get(result, 0), UNSEEN)) for result in RESULTS]
        whole = sum(count for _, count in seen)
        share = [(result, count / whole) for result, count in seen]
        less, more = (_with_mean(share, expected_share(elo)) for elo in (self.elo0, self.elo1))
        return total * sum(part * math.log(high / low) for (_, part), low, high in zip(share, less, more, strict=True))

    def decision(self, counts: Mapping[float, int]) -> str | None:
        """`"elo0"` or `"elo1"`, whichever is accepted; `None` while neither is."""
        llr = self.llr(counts)
        lower, upper = self.bounds
        return "elo1" if llr >= upper else "elo0" if llr <= lower else None


def read_sprt(words: Iterable[str]) -> Sprt:
    """The test that words such as `elo0=0 elo1=10 alpha=0.05` describe.

    >>> read_sprt(["elo1=5"])
    Sprt(elo0=0.0, elo1=5.0, alpha=0.05, beta=0.05)
    """
    names = [each.name for each in fields(Sprt)]
    found: dict[str, float] = {}
    for word in words:
        name, _, value = word.partition("=")
        try:
            if name not in names:
                raise ValueError(name)
            found[name] = float(value)
        except ValueError:
            raise OptionError("bad-sprt", f'A sequential test has {", ".join(f"{name}=NUMBER" for name in names)}, not "{word}".') from None
    return Sprt(**found)


def expected_share(elo: float) -> float:
    """The part of the points that a player who is this much stronger wins.

    >>> round(expected_share(100), 2)
    0.64
    """
    return 1 / (1 + 10 ** (-elo / 400))


def pair_counts(shares: Iterable[float]) -> Counter[float]:
    """How often each result of a pair has come up.

    >>> pair_counts([0.5, 1.0, 0.5])[0.5]
    2
    """
    return Counter(round(4 * share) / 4 for share in shares)


def _with_mean(share: Sequence[tuple[float, float]], mean: float) -> list[float]:
    """Of all distributions with this mean, the one that makes what was seen most likely."""
    low, high = -1 / (share[-1][0] - mean), 1 / (mean - share[0][0])
    for _ in range(STEPS):
        tilt = (low + high) / 2
        if sum(part * (result - mean) / (1 + tilt * (result - mean)) for result, part in share) > 0:
            low = tilt
        else:
            high = tilt
    return [part / (1 + tilt * (result - mean)) for result, part in share]
