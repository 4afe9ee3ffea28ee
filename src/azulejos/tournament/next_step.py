"""The next thing to do, as an organiser sees it: a word, and the numbers that belong to it."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from azulejos.tournament.state import FEWEST_PLAYERS, Game, State, TournamentStage


class Do(enum.StrEnum):
    """What is to be done."""

    ENTER = "enter"
    CHECK_IN = "check-in"
    DRAFT = "draft"
    PUBLISH = "publish"
    FINAL = "final"
    START = "start"
    AWAIT_SHEETS = "await-sheets"
    SETTLE = "settle"
    """Tables are disputed: an arbiter has to decide."""
    END_GAME = "end-game"
    FINISH = "finish"
    PRINT_CERTIFICATES = "print-certificates"


@dataclass(frozen=True, slots=True)
class Step:
    """The next thing to do: for which game, at which tables; and what could be done just as well."""

    do: Do
    game: int | None = None
    tables: tuple[int, ...] = ()
    again: bool = False
    """A seating was published, and is old by now: somebody came or left (T20)."""
    also: tuple[Do, ...] = ()


def next_step(state: State) -> Step:
    """What has to be done next.

    >>> next_step(State()).do.value
    'enter'
    """
    if state.stage is TournamentStage.FINISHED:
        return Step(Do.PRINT_CERTIFICATES)
    if state.running is not None:
        return _during(state.running)
    if state.next_game > state.settings.all_games:
        for game in state.games:
            if disputed := _disputed(game):
                return Step(Do.SETTLE, game.number, disputed)
        return Step(Do.FINISH)
    round = state.round(state.next_game)
    if round is not None and is_fresh(state, state.next_game):
        return Step(Do.START, state.next_game, also=() if state.is_final(state.next_game) else _seating(state))
    if state.is_final(state.next_game):
        return Step(Do.FINAL, state.next_game, again=round is not None, also=(Do.FINISH,))
    return _before(state)


def is_fresh(state: State, game: int) -> bool:
    """Whether a published seating of a game still seats just those who are there.

    >>> is_fresh(State(), 1)
    False
    """
    round = state.round(game)
    if round is None:
        return False
    there = set(state.present)
    return there.issuperset(round.people) if state.is_final(game) else there == set(round.people)


def _before(state: State) -> Step:
    waiting = [entrant for entrant in state.entrants.values() if not (entrant.checked_in or entrant.left or entrant.expelled)]
    again = state.round(state.next_game) is not None
    if len(state.present) < FEWEST_PLAYERS:
        return Step(Do.CHECK_IN if waiting else Do.ENTER, state.next_game, again=again, also=(Do.ENTER,) if waiting else ())
    if state.draft and set(state.draft[0].people) == set(state.present):
        return Step(Do.PUBLISH, state.next_game, also=_seating(state))
    if waiting and not state.games:
        return Step(Do.CHECK_IN, state.next_game, again=again, also=(Do.DRAFT,))
    return Step(Do.DRAFT, state.next_game, again=again, also=(Do.CHECK_IN,) if waiting else ())


def _seating(state: State) -> tuple[Do, ...]:
    waiting = any(not (entrant.checked_in or entrant.left or entrant.expelled) for entrant in state.entrants.values())
    return (Do.DRAFT, Do.CHECK_IN) if waiting else (Do.DRAFT,)


def _during(game: Game) -> Step:
    if disputed := _disputed(game):
        return Step(Do.SETTLE, game.number, disputed)
    open = tuple(table.number for table in game.tables if not table.is_settled)
    return Step(Do.AWAIT_SHEETS, game.number, open) if open else Step(Do.END_GAME, game.number)


def _disputed(game: Game) -> tuple[int, ...]:
    return tuple(table.number for table in game.tables if table.disputed and not table.is_void)
