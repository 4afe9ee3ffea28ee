"""The prize-giving: what is hidden until then, and the ceremony that tells the places from the last to the first.

Who hides the standings hides the results of the same games, too: anybody could add them up.
"""

from __future__ import annotations

import enum
from dataclasses import replace

from azulejos.tournament.errors import Refused
from azulejos.tournament.events import CeremonyMoved
from azulejos.tournament.standings import Standing, standings, unranked
from azulejos.tournament.state import State


class CeremonyStep(enum.StrEnum):
    """Where the ceremony goes."""

    BEGIN = "begin"
    """The hall screen shows it, with every place still covered."""
    NEXT = "next"
    """The next place is told; who share one are told together."""
    BACK = "back"
    """The place that was told last is covered again."""
    ALL = "all"
    """All places are told: from now on the standings are public."""
    END = "end"
    """The hall screen goes back to what it showed before. What was told stays told."""


def is_hidden(state: State) -> bool:
    """Whether results and standings of some games are not public.

    >>> is_hidden(State())
    False
    """
    return state.settings.hidden_from is not None and not (state.ceremony is not None and state.ceremony.all)


def shows_result(state: State, game: int) -> bool:
    """Whether everybody may see the results of a game.

    >>> shows_result(State(), 3)
    True
    """
    return not is_hidden(state) or game < (state.settings.hidden_from or 0)


def public_games(state: State) -> int | None:
    """After how many games the public standings are; `None` for all of them.

    >>> public_games(State()) is None
    True
    """
    return (state.settings.hidden_from or 0) - 1 if is_hidden(state) else None


def public_standings(state: State) -> tuple[Standing, ...]:
    """The standings as everybody may see them; none before a game counts in them.

    >>> public_standings(State())
    ()
    """
    after = public_games(state)
    return () if after == 0 or not state.games else standings(state, after)


def public_unranked(state: State) -> tuple[Standing, ...]:
    """Who stands below them without a place (T20), as everybody may see it.

    >>> public_unranked(State())
    ()
    """
    after = public_games(state)
    return () if after == 0 or not state.games else unranked(state, after)


def told(state: State) -> tuple[Standing, ...]:
    """The lines of the final standings that the ceremony has told, best first.

    >>> told(State())
    ()
    """
    if state.ceremony is None:
        return ()
    found = standings(state)
    return found if state.ceremony.all else found[max(0, len(found) - state.ceremony.told) :]


def revealed(state: State) -> State:
    """The same tournament as if everything had been told: what organisers see.

    >>> is_hidden(revealed(State()))
    False
    """
    return replace(state, settings=replace(state.settings, hidden_from=None)) if is_hidden(state) else state


def moved(state: State, step: CeremonyStep) -> CeremonyMoved:
    """The ceremony after a step. Shared places are told together."""
    before = state.ceremony or CeremonyMoved(0, on=False)
    places = [standing.place for standing in standings(state)]
    now = len(places) if before.all else min(before.told, len(places))
    match step:
        case CeremonyStep.BEGIN:
            return CeremonyMoved(now, before.all)
        case CeremonyStep.ALL:
            return CeremonyMoved(len(places), all=True)
        case CeremonyStep.END:
            return CeremonyMoved(now, before.all, on=False)
        case CeremonyStep.NEXT if now < len(places):
            now += places.count(places[len(places) - now - 1])
        case CeremonyStep.BACK if now:
            now -= places.count(places[len(places) - now])
    return CeremonyMoved(now, all=now == len(places))


def check_ceremony_moved(state: State, actor: str, data: CeremonyMoved) -> None:
    """After the end, when places do not change any more but by a correction."""
    state.check_arbiter(actor)
    if not state.finished:
        raise Refused("not-finished", "Places can still change: finish the tournament, then begin the prize-giving.", "T13")
    if not 0 <= data.told <= len(state.entrants):
        raise Refused("bad-ceremony", "The ceremony tells places that are there: go on from where it is.", "T13")
