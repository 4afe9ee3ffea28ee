"""What viewers are sent of a table: made once for each seat and version, from what that seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import orjson

from azulejos.rules import SPECTATOR, AzulejosError
from azulejos.server import observations
from azulejos.server.fair import tags as fair_tags
from azulejos.server.tables import message_types
from azulejos.server.tables.encoded import EncodedGame
from azulejos.server.tables.evening import BOT, player_of
from azulejos.server.tables.help import helped_seat
from azulejos.server.tables.state import ENDED, Seat, Table, bot_key

Seats = frozenset[int]


def viewing_seat(table: Table, seats: Seats) -> int:
    """Through whose eyes somebody sees the table: one's own seat's; of several on one device the one that is to move; otherwise the spectator's."""
    if len(seats) == 1:
        return next(iter(seats))
    # As long as a turn is not confirmed, the next one may not look.
    mover = table.awaiting or table.to_move
    return mover if mover is not None and mover in seats else SPECTATOR


def about(table: Table, names: Mapping[str, str], present: Callable[[int], bool]) -> message_types.TableAbout:
    """What everybody may know of the table besides the game: no person's id, no token."""
    setup = table.setup
    return {
        "game": setup.game,
        "options": dict(setup.options),
        "clock": setup.clock.to_json(),
        "customs": setup.settings,
        "first": setup.first,
        "imported": not setup.is_from_the_start,
        "recordable": setup.afen is None,
        "helped": helped_seat(table) is not None,
        "quick": bool(setup.quick),
        "offers": [{"game": offer.game, "options": offer.options} for offer in setup.quick],
        "removed": len(table.removed),
        "maker": _maker(table, names),
        "seats": [_seat(number, seat, names, present) for number, seat in enumerate(table.seats, 1)],
        "evening": _evening(table, names),
        "rematch": table.rematch,
        "event": setup.event,
    }


def _maker(table: Table, names: Mapping[str, str]) -> message_types.TableMaker | None:
    if table.setup.event is not None or table.maker is None:
        return None
    return {"name": names.get(table.maker), "seat": min(table.seats_of(table.maker), default=None)}


def _evening(table: Table, names: Mapping[str, str]) -> message_types.EveningAbout | None:
    if table.evening is None or (evening := table.evening_so_far) is None:
        return None
    seats = {player: number for number, player in enumerate(table.players, 1)}
    return {
        "games": evening.games,
        "players": [
            {
                "seat": seats.get(tally.player),
                "name": names.get(player := player_of(tally.player)),
                "bot": player.removeprefix(BOT) if player.startswith(BOT) else None,
                "wins": tally.wins,
                "points": tally.points,
            }
            for tally in evening.tallies
        ],
    }


def _seat(number: int, seat: Seat, names: Mapping[str, str], present: Callable[[int], bool]) -> message_types.SeatAbout:
    shown: message_types.SeatAbout = {
        "seat": number,
        "kind": seat.plan.kind,
        "name": names.get(bot_key(number) if seat.plan.kind == "bot" else seat.person or ""),
        "taken": seat.is_taken,
        "stand_in": seat.stand_in,
        "present": seat.plan.kind == "bot" or present(number),
    }
    if seat.plan.bot is not None:
        shown["bot"] = seat.plan.bot
    return shown


def fairness(table: Table, seed: bytes | None) -> message_types.Fair:
    """The commitments, the contributions, and once nothing more is dealt here the seed."""
    shown: message_types.Fair = {"commitment": table.commitment, "contributions": list(table.contributions)}
    if (commitments := table.commitments) is not None:
        shown["commitments"] = list(commitments)
    if awaited := table.awaited:
        shown["awaited"] = list(awaited)
    if table.status in ENDED and seed is not None:
        shown["seed"] = seed.hex()
    return shown


def game_part(
    game: EncodedGame,
    seat: int,
    since: int,
    at: int,
    delay: int = 0,
    *,
    with_afen: bool = False,
    common: message_types.GamePart | None = None,
) -> bytes:
    """The part of `state` that tells the game as a seat may know it, encoded. Where nothing is hidden it is the same for all, and is made once.

    A table that is seen `delay` milliseconds late has the clocks of then. Who makes it for several seats gives what is `common` to them.
    """
    part = (common or common_part(game.table, since, at, delay)).copy()
    part["position"] = cast("Any", orjson.Fragment(game.position(seat, with_afen=with_afen)))
    part["events"] = cast("Any", orjson.Fragment(game.events(seat, since)))
    return orjson.dumps(part)[1:-1]


def common_part(table: Table, since: int, at: int, delay: int = 0) -> message_types.GamePart:
    """What everybody is told of a game, with no position and no events yet."""
    return {
        "table": table.id,
        "version": table.version,
        "since": since,
        "stage": table.status,
        "now": at,
        "clock": table.clock.to_json(at - delay),
        "to_move": table.to_move,
        "awaiting": table.awaiting,
        "offers": [{"what": what, "by": offer.by, "agreed": sorted(offer.agreed)} for what, offer in sorted(table.offers.items())],
        "position": None,
        "events": [],
    }


def own_part(table: Table, seats: Seats, seat: int, *, is_removed: bool = False) -> bytes:
    """The part of `state` that is the viewer's own: the seats held, through whose eyes it is seen, and what that seat may do now."""
    legal = observations.legal(table.view(seat)) if table.position is not None and seat and seat == table.to_move else []
    part: message_types.OwnPart = {"type": "state", "you": sorted(seats), "seat": seat, "legal": legal}
    if is_removed:
        part["removed"] = True
    return orjson.dumps(part)[1:-1]


def surroundings(table: Table, names: Mapping[str, str], present: Callable[[int], bool], seed: bytes | None) -> bytes:
    """The part of `state` that changes seldom, encoded."""
    part: message_types.SurroundingsPart = {"about": about(table, names, present), "fair": fairness(table, seed)}
    return orjson.dumps(part)[1:-1]


def done(id: str | None, version: int) -> bytes:
    """What came with this id is stored, and has led to a version."""
    message: message_types.TableDone = {"type": "done", "id": id, "version": version}
    return orjson.dumps(message)


def refused(id: str | None, error: AzulejosError) -> bytes:
    """What came with this id was refused."""
    message: message_types.Refused = {"type": "refused", "id": id, "code": error.code, "text": error.text, "clause": error.clause}
    return orjson.dumps(message)


def failed(id: str | None, code: str, text: str) -> bytes:
    """What came with this id could not be understood, or the server has a fault: no rule is behind it."""
    message: message_types.Refused = {"type": "refused", "id": id, "code": code, "text": text}
    return orjson.dumps(message)


def presence(seats: Sequence[int]) -> bytes:
    """The seats at which somebody is there."""
    message: message_types.Presence = {"type": "presence", "present": seats}
    return orjson.dumps(message)


def chat_line(said: message_types.Said) -> bytes:
    """Something that was said."""
    message: message_types.ChatLine = {"type": "chat", **said}
    return orjson.dumps(message)


def reaction(number: int, at: int, seat: int, sign: str) -> bytes:
    """Somebody shows a sign."""
    message: message_types.Reaction = {"type": "reaction", "number": number, "at": at, "seat": seat, "sign": sign}
    return orjson.dumps(message)


def pong(version: int) -> bytes:
    """The answer to `ping`: with the version, so that a client notices that it has missed something."""
    message: message_types.Pong = {"type": "pong", "version": version}
    return orjson.dumps(message)


def record_tags(table: Table, seed: bytes | None) -> dict[str, str]:
    """The tags by which the deals of a record can be checked, once no deal can follow: the game is over, or the table was closed."""
    if seed is None or table.status not in ENDED:
        return {}
    return fair_tags(
        seed,
        table.id,
        table.contributions,
        deals=table.deals_before,
        first_by_lot=table.first_by_lot,
        game_by_lot=table.setup.is_game_by_lot,
        commitments=table.commitments,
    )
