"""A rehearsal at every moment of the afternoon."""

import pytest

from azulejos.arena.rehearsal import PLAYERS, Moment, rehearsal
from azulejos.tournament import TournamentStage, verify
from azulejos.tournament.next_step import Do, next_step

NOW = 1_790_000_000_000
EVENING = 20 * 60
NEXT = {
    Moment.ENTRIES: Do.CHECK_IN,
    Moment.CHECK_IN: Do.CHECK_IN,
    Moment.DRAFT: Do.PUBLISH,
    Moment.SEATED: Do.START,
    Moment.FIRST_GAME: Do.AWAIT_SHEETS,
    Moment.FIRST_SHEETS: Do.SETTLE,
    Moment.FIRST_BREAK: Do.START,
    Moment.SECOND_GAME: Do.AWAIT_SHEETS,
    Moment.SECOND_SHEETS: Do.SETTLE,
    Moment.SECOND_BREAK: Do.START,
    Moment.THIRD_GAME: Do.AWAIT_SHEETS,
    Moment.THIRD_SHEETS: Do.SETTLE,
    Moment.LAST_RESULT: Do.FINISH,
    Moment.END: Do.PRINT_CERTIFICATES,
}


@pytest.mark.parametrize("moment", Moment)
def test_every_moment_is_as_it_says_and_is_now(moment: Moment) -> None:
    found = rehearsal(moment, NOW, EVENING)
    assert verify(found.events) == found.state
    assert next_step(found.state).do is NEXT[moment]
    assert len(found.state.entrants) == PLAYERS
    assert all(found.register.find(person) is not None for person in found.state.entrants)
    assert NOW - 20 * 60_000 <= found.state.at <= NOW
    assert rehearsal(moment, NOW, EVENING) == found, "the same seed is the same afternoon"


@pytest.mark.parametrize("minute", [0, 10, 12 * 60, 23 * 60 + 59])
def test_a_day_that_is_too_short_for_it_is_no_obstacle(minute: int) -> None:
    assert rehearsal(Moment.END, NOW, minute).state.stage is TournamentStage.FINISHED
    assert rehearsal(Moment.ENTRIES, NOW, minute).state.stage is TournamentStage.ENTRY


def test_at_the_sheets_of_a_game_one_table_is_disputed_and_one_waits() -> None:
    state = rehearsal(Moment.SECOND_SHEETS, NOW, EVENING).state
    assert state.running is not None
    tables = state.running.tables
    assert [table.is_settled for table in tables] == [True] * 3 + [False] * 3
    assert [(len(table.entries), table.disputed) for table in tables[3:]] == [(0, False), (1, False), (2, True)]
