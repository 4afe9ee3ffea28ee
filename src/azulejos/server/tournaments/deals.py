"""What the players of an online event give to the deals of its next game: commitments, then contributions, then the lots (docs/fairness.md).

The commitments of a game are closed when everybody has given one, or when it is about to start. Then they are published, and contributions are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from azulejos.server.errors import BadRequest, Conflict
from azulejos.server.fair import NO_CONTRIBUTION, FairChance, contribution_commitment, draw_lots
from azulejos.server.store import Store, secrets
from azulejos.server.tables.decisions import Place
from azulejos.server.tournaments.online_tables import seating_mark
from azulejos.server.tournaments.transaction import Transaction
from azulejos.tournament.events import Round
from azulejos.tournament.organiser_desk import OrganiserDesk, Prepared
from azulejos.tournament.seating.tables import FirstPlayer
from azulejos.tournament.state import State

REVEAL_MS = 5_000
"""So long a game that is about to start waits for contributions that were committed to."""

Seeds = Mapping[str, bytes]
"""By the id of a live table."""


def to_come(state: State, desk: OrganiserDesk) -> tuple[Round, Prepared] | None:
    """The next game and its live tables, once the server has committed itself to their deals."""
    round = state.round(state.next_game)
    prepared = desk.prepared.get(state.next_game)
    return None if round is None or prepared is None or prepared.mark != seating_mark(round.tables) else (round, prepared)


def silent(desk: OrganiserDesk, round: Round) -> list[str]:
    """Who has given nothing to the deals of a game so far, and still could."""
    given = desk.contributed.keys() | desk.committed.keys()
    return [person for person in round.people if person not in desk.bots and (round.game, person) not in given]


def awaited(desk: OrganiserDesk, round: Round) -> list[str]:
    """Who has committed themselves, and has not shown their contribution."""
    return [person for person in round.people if (round.game, person) in desk.committed and (round.game, person) not in desk.contributed]


def place_of(desk: OrganiserDesk, game: int, person: str) -> Place:
    """Somebody at their live table, with what they have given."""
    return Place(person, desk.contributed.get((game, person), NO_CONTRIBUTION), desk.committed.get((game, person)))


def published_commitments(desk: OrganiserDesk, round: Round) -> list[list[str]] | None:
    """The commitments of all seats, table by table, once they are closed: nobody can add one, or give another."""
    if round.game not in desk.closed:
        return None
    prepared = desk.prepared[round.game]
    return [[_commitment(desk, round.game, person, own) for person in seats] for seats, own in zip(round.tables, prepared.commitments, strict=True)]


def _commitment(desk: OrganiserDesk, game: int, person: str, commitment: str) -> str:
    place = place_of(desk, game, person)
    if place.commitment is not None or place.contribution == NO_CONTRIBUTION:
        return place.commitment or NO_CONTRIBUTION
    return contribution_commitment(commitment, place.contribution)


def close(transaction: Transaction, game: int) -> None:
    """Take no more commitments to the deals of a game."""
    if game not in transaction.desk.closed:
        transaction.note("commitments-closed", game=game)


def give(transaction: Transaction, person: str, *, commitment: str | None, contribution: str | None) -> dict[str, Any]:
    """Somebody commits themselves, or shows their contribution. What came first stands. What they have given, and where it counts."""
    desk = transaction.desk
    if (found := to_come(transaction.state, desk)) is None:
        raise Conflict("no-live-table", "There is no live table of yours to come: wait until the seating is published.", "T15")
    round, prepared = found
    number = next((number for number, seats in enumerate(round.tables, 1) if person in seats), None)
    if number is None:
        raise Conflict("not-at-a-table", "You do not play in this game.", "T12")
    own, key = prepared.commitments[number - 1], (round.game, person)
    earlier = desk.contributed.get(key)
    if commitment is not None and earlier is None and key not in desk.committed:
        _check_open(desk, round.game)
        transaction.note("committed", game=round.game, commitment=commitment)
    elif contribution is not None and earlier is None:
        if key in desk.committed:
            _check_reveal(desk, round.game, desk.committed[key], contribution_commitment(own, contribution))
        else:
            _check_open(desk, round.game)
        transaction.note("contributed", game=round.game, contribution=contribution)
    if set(silent(desk, round)) <= {person}:
        close(transaction, round.game)
    shown = earlier or contribution
    seat = round.tables[number - 1].index(person) + 1
    return {"game": round.game, "table": number, "seat": seat, "commitment": own} | ({} if shown is None else {"contribution": shown})


def _check_open(desk: OrganiserDesk, game: int) -> None:
    if game in desk.closed:
        raise Conflict("commitments-closed", "The game is about to start, and its deals are without your part: be here earlier for the next one.")


def _check_reveal(desk: OrganiserDesk, game: int, committed: str, given: str) -> None:
    if game not in desk.closed:
        raise Conflict("not-everybody-sits", "Not everybody has committed themselves: show your contribution when all commitments are there.")
    if given != committed:
        raise BadRequest("contribution-differs", "This is not the contribution to which the seat committed itself: send that one.")


# The lots


async def seeds_of(store: Store, prepared: Prepared) -> Seeds:
    """The seeds of a game's live tables."""
    return {id: bytes(row.seed) for id in prepared.lives for row in await store.rows(secrets.find(id))}


def first_player(game: str, seed: bytes, id: str, places: Sequence[Place]) -> int:
    """T3: who starts at a table, by the lot that the server committed itself to and that every contribution changes."""
    contributions = [place.contribution for place in places]
    first = draw_lots(game, len(places), FairChance(seed, id, contributions, 0), first=True, game=False).first
    assert first is not None
    return first


def first_players(state: State, desk: OrganiserDesk, seeds: Seeds) -> tuple[int, ...] | None:
    """The same for all tables of the next game; `None` where no lots are drawn, or not these."""
    found = to_come(state, desk)
    if found is None or state.settings.first_player is not FirstPlayer.LOT or set(found[1].lives) - set(seeds):
        return None
    round, prepared = found
    tables = zip(prepared.lives, round.tables, strict=True)
    return tuple(
        first_player(state.settings.table_game(len(seats)).id, seeds[id], id, [place_of(desk, round.game, each) for each in seats])
        for id, seats in tables
    )
