"""One game between bots, from the first deal to the result; or until one of them fails."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import monotonic

from azulejos.arena.paired_dealer import PairedDealer
from azulejos.bots import Bot, BotError, Limit
from azulejos.bots.decisions import begin_game, decide
from azulejos.bots.uai import EngineBot, EngineError, allowed_seconds
from azulejos.notation import Record
from azulejos.rules import Game, IllegalMove, Move, Position


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Why a game was lost without being played to its end, and by whom."""

    entrant: int
    kind: str
    """`crashed`, `hung`, `illegal`, `late` or `failed`."""
    text: str


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """What a game came to. Seats, scores and shares are by entrant."""

    seats: tuple[int, ...]
    scores: tuple[int | None, ...]
    shares: tuple[float, ...]
    """1 for a win, its part of 1 for a shared one, 0 for a loss. A bot that forfeits has lost, and all others have won."""
    record: Record
    slowest: tuple[float, ...]
    """The longest that each has thought about a move, in seconds."""
    forfeit: Forfeit | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """On which terms a game is played."""

    limit: Limit
    margin: float = 0.0
    """Seconds of grace, beyond those of the protocol, before somebody is late."""
    forfeits: bool = True
    """Whether a bot that fails loses the game; otherwise the error is raised."""


def rotated(players: int, turn: int) -> tuple[int, ...]:
    """The seats of all players in the games of one deal: each sits everywhere once.

    >>> [rotated(3, turn) for turn in range(3)]
    [(1, 2, 3), (2, 3, 1), (3, 1, 2)]
    """
    return tuple((entrant + turn) % players + 1 for entrant in range(players))


def play_game(
    bots: Sequence[Bot], names: Sequence[str], seats: Sequence[int], game: Game, seed: str, terms: Terms, tags: Mapping[str, str]
) -> ArenaGame:
    """Play a game by the deals of a seed.

    >>> from azulejos import bot
    >>> from azulejos.rules import game
    >>> players = [bot("greedy"), bot("random")]
    >>> played = play_game(players, ["greedy", "random"], (2, 1), game("azul"), "seed 1", Terms(Limit(nodes=100)), {"Round": "1"})
    >>> played.shares, played.record.names
    ((1.0, 0.0), ('random', 'greedy'))
    """
    at_seat = {seat: entrant for entrant, seat in enumerate(seats)}
    position = game.start()
    position.deal_by_itself(PairedDealer(seed))
    slowest = [0.0] * len(bots)
    forfeit: Forfeit | None = None
    entrant = -1
    try:
        for entrant in range(len(bots)):
            begin_game(bots[entrant])
        while position.outcome is None:
            assert position.to_move is not None
            entrant = at_seat[position.to_move]
            move, seconds, late = _timed(bots[entrant], position, terms)
            slowest[entrant] = max(slowest[entrant], seconds)
            if late:
                forfeit = Forfeit(entrant, "late", f"took {seconds:.3f} s for a move")
                break
            position.push(move)
    except Exception as error:
        if not (terms.forfeits and isinstance(error, BotError | IllegalMove)):
            error.add_note(f"{names[entrant]} was asked for a move in game {tags.get('Round')}, in seat {seats[entrant]}: {position.afen}")
            raise
        forfeit = Forfeit(entrant, error.kind if isinstance(error, EngineError) else _kind(error), str(error))
    seated = [names[at_seat[seat]] for seat in range(1, len(bots) + 1)]
    if forfeit is not None:
        tags = {**tags, "Forfeit": f"seat {seats[forfeit.entrant]}, {forfeit.kind}: {forfeit.text}"}
    record = Record.of(position, seated, {key: "".join(each if each.isprintable() else " " for each in value) for key, value in tags.items()})
    scores = tuple(position.scores[seat - 1] for seat in seats)
    return ArenaGame(tuple(seats), scores, _shares(position, seats, forfeit), record, tuple(slowest), forfeit)


def _timed(bot: Bot, position: Position, terms: Terms) -> tuple[Move, float, bool]:
    """A move, how long it took, and whether that was too long. Of an engine only its own time counts."""
    begun = monotonic()
    move = decide(bot, position, terms.limit)
    seconds = monotonic() - begun
    if isinstance(bot, EngineBot) and bot.last_answer is not None:
        seconds = bot.last_answer.seconds
    allowed = None if terms.limit.seconds is None else allowed_seconds(terms.limit)
    return move, seconds, terms.forfeits and allowed is not None and seconds > allowed + terms.margin


def _kind(error: BotError | IllegalMove) -> str:
    return "illegal" if isinstance(error, IllegalMove) else "failed"


def _shares(position: Position, seats: Sequence[int], forfeit: Forfeit | None) -> tuple[float, ...]:
    if forfeit is not None:
        return tuple(0.0 if entrant == forfeit.entrant else 1 / (len(seats) - 1) for entrant in range(len(seats)))
    assert position.outcome is not None
    winners = position.outcome.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
