"""What a finished game is worth to each seat. While it goes on, every reward is 0.

| reward | what a seat gets |
|---|---|
| `win` | 1 for the winner and -1 / (players - 1) for the others; a victory shared by k: (players / k - 1) / (players - 1) for each of them |
| `rank` | by its place, evenly from 1 for the first to -1 for the last; seats that share places get their mean |
| `score` | its final score |
| `lead` | its final score less the mean of the others' scores |

All but `score` sum to 0.
"""

from __future__ import annotations

from azulejos.kernel import rewards
from azulejos.rules import OptionError, Outcome

KINDS = {"win": rewards.WIN, "rank": rewards.RANK, "score": rewards.SCORE, "lead": rewards.LEAD}
"""Every reward, with its number in kernels."""


def check(reward: str) -> int:
    """The number of a reward; raises where there is none of this name.

    >>> check("place")
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: There is no reward "place": choose win, rank, score or lead.
    """
    if reward not in KINDS:
        raise OptionError("no-such-reward", f'There is no reward "{reward}": choose win, rank, score or lead.')
    return KINDS[reward]


def rewarded(outcome: Outcome, reward: str) -> list[float]:
    """What each seat gets for a result.

    >>> import azulejos as az
    >>> position = az.start("azul", seed=1)
    >>> while position.outcome is None:
    ...     position.push(position.legal_moves[0])
    >>> position.scores, rewarded(position.outcome, "win"), rewarded(position.outcome, "lead")
    ((8, 2), [1.0, -1.0], [6.0, -6.0])
    """
    check(reward)
    scores = [score or 0 for score in outcome.scores]
    players = len(scores)
    if reward == "score":
        return [float(score) for score in scores]
    if reward == "lead":
        return [score - (sum(scores) - score) / (players - 1) for score in scores]
    given = [0.0] * players
    better = 0
    for place in outcome.ranking:
        equal = len(place)
        for seat in place:
            if reward == "rank":
                given[seat - 1] = 1 - (2 * better + equal - 1) / (players - 1)
            else:
                given[seat - 1] = -1 / (players - 1) if better else (players / equal - 1) / (players - 1)
        better += equal
    return given


def bounds(reward: str, players: int, most_points: int) -> tuple[float, float]:
    """The least and the greatest reward, if nobody has more points than that.

    >>> bounds("win", 2, 300), bounds("score", 3, 300)
    ((-1.0, 1.0), (0.0, 300.0))
    """
    check(reward)
    if reward == "win":
        return -1 / (players - 1), 1.0
    if reward == "rank":
        return -1.0, 1.0
    return (0.0, float(most_points)) if reward == "score" else (-float(most_points), float(most_points))
