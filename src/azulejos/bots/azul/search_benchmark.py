"""How fast the search of Azul is, in kept positions: the beginnings of rounds, where there is most to see."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from statistics import median
from time import thread_time
from typing import Any

from azulejos.bots.azul.lustre_bot import weights
from azulejos.bots.azul.round_search import RoundSearch
from azulejos.bots.found import Found
from azulejos.bots.interface import Limit
from azulejos.bots.search_speed import SearchSpeed
from azulejos.notation import afen
from azulejos.rules.azul import AzulPosition

KEPT = "bench_positions.txt"
"""Beside this module, each as AFEN."""
DEPTH = 9
SIGNATURE_NODES = 20_000
"""How many nodes of each position make the signature, however many are measured."""


@cache
def positions() -> tuple[AzulPosition, ...]:
    """The kept positions.

    >>> all(map(RoundSearch.can_search, positions()))
    True
    """
    found = [afen.read(line) for line in (files(__package__) / KEPT).read_text().splitlines()]
    return tuple(position for position in found if isinstance(position, AzulPosition))


def speeds(nodes: int) -> list[SearchSpeed]:
    """With the net that ships, and with the hand-set evaluation."""
    return [speed("lustre", weights(), nodes), speed("baseline", None, nodes)]


def speed(bot: str, net: Any, nodes: int) -> SearchSpeed:
    """How fast the search is that judges by this net.

    >>> speed("baseline", None, nodes=500).signature == speed("baseline", None, nodes=700).signature
    True
    """
    search = RoundSearch(net)
    behaviour = [
        (found.lines[0].move, found.lines[0].value, found.nodes, found.depth) for found, _ in _searched(search, Limit(nodes=SIGNATURE_NODES))
    ]
    measured = _searched(search, Limit(nodes=nodes))
    rates = [found.nodes / seconds for found, seconds in measured]
    return SearchSpeed(
        bot,
        len(rates),
        nodes,
        round(median(rates)),
        round(min(rates)),
        round(max(rates)),
        median(found.depth for found, _ in measured),
        DEPTH,
        round(median(seconds for _, seconds in _searched(search, Limit(depth=DEPTH))), 4),
        hashlib.sha256(repr(behaviour).encode()).hexdigest()[:16],
    )


def _searched(search: RoundSearch, limit: Limit) -> list[tuple[Found, float]]:
    """What was found in each position, and the CPU seconds that it took."""
    results = []
    for position in positions():
        begun = thread_time()
        found = search.find(position, limit)
        results.append((found, thread_time() - begun))
    return results
