"""Events of a tournament, read out to somebody with a notebook: whether each could happen, and what all of them come to."""

from collections.abc import Iterable

from azulejos.tournament import (
    Appointed,
    CheckedIn,
    Corrected,
    Created,
    Delayed,
    Disputed,
    Entered,
    EnteredLate,
    Event,
    Expelled,
    FinalSeated,
    Finished,
    GameEnded,
    GameStarted,
    Left,
    Reason,
    Reinstated,
    Reopened,
    Returned,
    SeatingChanged,
    SeatingDrafted,
    SeatingPublished,
    Sheet,
    SheetHandedIn,
    SheetsDiscarded,
    Voided,
    Warned,
    Withdrawn,
)
from tests.kit.tournament_model import Lines, Model


def judged(events: Iterable[Event]) -> Model:
    """The notebook after all events, each of which it allowed; a dispute that follows from two sheets is noted with the second of them."""
    first, *rest = events
    assert isinstance(first.data, Created)
    model = Model(first.data.settings.games, first.data.settings.final_table)
    for event in rest:
        if model.acts < event.version:
            assert allows(model, event), event
    assert model.acts == 1 + len(rest)
    return model


def lines_of(sheet: Sheet) -> Lines:
    return tuple(None if line.pv is None or line.rows is None else (line.pv, line.rows) for line in sheet.lines)


def allows(model: Model, event: Event) -> bool:
    """Note an event in the notebook, and say whether it may be."""
    match event.data:
        case Appointed() | Warned() | Delayed() | SeatingDrafted():
            return model.note()
        case Entered(person, of_age):
            return model.enter(person, of_age)
        case EnteredLate(person):
            return model.enter_late(person)
        case CheckedIn(person):
            return model.check_in(person)
        case Left(person):
            return model.leave(person)
        case Returned(person):
            return model.come_back(person)
        case SeatingPublished(rounds):
            model.publish({round.game: [list(table) for table in round.tables] for round in rounds})
            return all(sorted(round.people) == sorted(model.present()) for round in rounds)
        case FinalSeated(seats):
            model.publish({len(model.games) + 1: [list(seats)]})
            rank = {person: place for place, person, *_ in model.ranking()}
            return all(person in seats or rank[person] >= max(map(rank.__getitem__, seats)) for person in model.present())
        case GameStarted(game):
            return model.start(game)
        case SheetHandedIn(sheet):
            page = model.games[sheet.game - 1][sheet.table - 1]
            return model.hand_in(sheet.game, page, lines_of(sheet), event.actor if event.actor in page["seats"] else None)
        case Disputed(game, table):
            return model.dispute(model.games[game - 1][table - 1], event.actor)
        case Corrected(_, after):
            return model.correct(model.games[after.game - 1][after.table - 1], lines_of(after))
        case Voided(game, table):
            return model.declare_void(model.games[game - 1][table - 1])
        case Withdrawn(_, person):
            return model.withdraw(person)
        case Expelled(person, _, leaves):
            return model.expel(person, leaves)
        case SheetsDiscarded(game, table, _, _, person):
            return model.discard(game, model.games[game - 1][table - 1], person)
        case SeatingChanged(rounds):
            return model.bend({round.game: [list(table) for table in round.tables] for round in rounds})
        case Reopened():
            return model.reopen()
        case Reinstated(person, what):
            return model.forgive(person) if what is Reason.EXPELLED else model.sit_again(person)
        case GameEnded():
            return model.end_game()
        case Finished():
            return model.finish()
    raise AssertionError(event.data)
