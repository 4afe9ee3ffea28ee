"""Whether what is true can be said: from a state of a table to its true end, by an arbiter who says nothing false on the way.

"No state from which only a false entry leads out": an arbiter may hand in the true sheet, correct to it, record who has really withdrawn, take back
a withdrawal that was none, and discard sheets. Whatever was tapped too early before that, one of these ways has to be open.
"""

from collections.abc import Callable, Iterable, Sequence

from azulejos.tournament import EventData, Reason, Reinstated, SheetsDiscarded, State, TournamentError, Withdrawn, arbiter, play, record
from azulejos.tournament.sheet import Sheet, fill
from azulejos.tournament.state import FEWEST_PLAYERS, Table
from tests.kit.tournaments import ARBITER

Act = Callable[[State], EventData]
WHY = "It was so."


def true_sheet(game: int, table: Table, left: Iterable[str]) -> Sheet:
    """A sheet of a table from which these have really withdrawn."""
    gone = set(left)
    pv = [None if person in gone else 10 + seat for seat, person in enumerate(table.seats)]
    return fill(game, table.number, table.seats, pv, [None if points is None else 0 for points in pv])


def true_way(state: State, sheet: Sheet, by: str = ARBITER) -> State | None:
    """The state in which the table has this result, or is void if it is to be (T22); none if no true way leads there."""
    game, number = sheet.game, sheet.table
    left = [line.person for line in sheet.lines if line.withdrawn]
    known = state.table(game, number).withdrawn
    leaving: list[Act] = [lambda _, person=person: Withdrawn(game, person) for person in left if person not in known]  # type: ignore[misc]
    back = [person for person in known if person not in left]
    sitting: list[Act] = [lambda _, person=person: Reinstated(person, Reason.WITHDRAWN, WHY) for person in back]  # type: ignore[misc]
    forgiving: list[Act] = [
        lambda _, person=person: Reinstated(person, Reason.EXPELLED, WHY)  # type: ignore[misc]
        for person in back
        if state.entrants[person].expelled
    ]
    discard: Act = lambda state: SheetsDiscarded(game, number, state.table(game, number).result, WHY)  # noqa: E731
    if len(sheet.remaining) < FEWEST_PLAYERS:
        return state if _is_said(state, sheet) else _after(state, [lambda state: arbiter.voiding(state, game, number, WHY)], by)
    entries: list[Act] = [lambda state: play.handed_in(state, by, sheet), lambda state: arbiter.correction(state, sheet, WHY)]
    for entry in entries:
        for before in ([], [*leaving, *forgiving, *sitting], [discard, *leaving, *forgiving, *sitting]):
            for acts in (before, [*before, entry]):
                found = _after(state, acts, by)
                if found is not None and _is_said(found, sheet):
                    return found
    return None


def _after(state: State, acts: Sequence[Act], by: str) -> State | None:
    for act in acts:
        try:
            state, _ = record(state, state.stream, by, state.at, act(state))
        except TournamentError:
            return None
    return state


def _is_said(state: State, sheet: Sheet) -> bool:
    table = state.table(sheet.game, sheet.table)
    if len(sheet.remaining) < FEWEST_PLAYERS:
        return table.is_void
    return table.is_settled and table.counted == sheet
