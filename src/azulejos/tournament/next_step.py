"""The next thing to do, as an organiser sees it: a word, and the numbers that belong to it."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from azulejos.tournament.prize_giving import is_hidden
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
    CEREMONY = "ceremony"
    """The standings are hidden until the prize-giving, which is due."""
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
        return Step(Do.CEREMONY, also=(Do.PRINT_CERTIFICATES,)) if is_hidden(state) else Step(Do.PRINT_CERTIFICATES, also=(Do.CEREMONY,))
    if state.running is not None:
        return _during(state.running)
    if state.next_game > state.settings.all_games:
        for game in state.games:
            if disputed := _disputed(game):
                return Step(Do.SETTLE, game.number, disputed)
        return Step(Do.FINISH)
    round = state.round(state.next_game)
    if state.is_fresh(state.next_game):
        return Step(Do.START, state.next_game, also=(*(() if state.is_final(state.next_game) else _seating(state)), *_early(state)))
    if state.is_final(state.next_game):
        return Step(Do.FINAL, state.next_game, again=round is not None, also=(Do.FINISH,))
    return _before(state)


def _before(state: State) -> Step:
    awaited = _awaited(state)
    again = state.round(state.next_game) is not None
    if len(state.present) < FEWEST_PLAYERS:
        also = (Do.ENTER,) if awaited else ()
        return Step(Do.CHECK_IN if awaited else Do.ENTER, state.next_game, again=again, also=(*also, *_early(state)))
    if state.draft and set(state.draft[0].people) == set(state.present):
        return Step(Do.PUBLISH, state.next_game, also=(*_seating(state), *_early(state)))
    if awaited and not state.games and not again:
        return Step(Do.CHECK_IN, state.next_game, also=(Do.DRAFT,))
    return Step(Do.DRAFT, state.next_game, again=again, also=(*((Do.CHECK_IN,) if awaited else ()), *_early(state)))


def _early(state: State) -> tuple[Do, ...]:
    """T10: between any two games an event can be over, for a reason."""
    return (Do.FINISH,) if state.games else ()


def _seating(state: State) -> tuple[Do, ...]:
    return (Do.DRAFT, Do.CHECK_IN) if _awaited(state) else (Do.DRAFT,)


def _awaited(state: State) -> bool:
    """Whether somebody who has a place has not come yet."""
    waiting = state.waiting
    return any(not (entrant.checked_in or entrant.left or entrant.expelled or person in waiting) for person, entrant in state.entrants.items())


def _during(game: Game) -> Step:
    if disputed := _disputed(game):
        return Step(Do.SETTLE, game.number, disputed)
    open = tuple(table.number for table in game.tables if not table.is_settled)
    return Step(Do.AWAIT_SHEETS, game.number, open) if open else Step(Do.END_GAME, game.number)


def _disputed(game: Game) -> tuple[int, ...]:
    return tuple(table.number for table in game.tables if table.disputed and not table.is_void)
