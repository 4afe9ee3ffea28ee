"""Pairing: from a planner or the Swiss system to a draft, from a draft to the published seating, and the final table (T1, T15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Protocol

from azulejos.rules import Chance
from azulejos.tournament.errors import Refused
from azulejos.tournament.events import FinalSeated, Round, SeatingChanged, SeatingDrafted, SeatingPublished
from azulejos.tournament.seating.seats import balance
from azulejos.tournament.seating.tables import table_sizes
from azulejos.tournament.seating.wishes import NONE, Wishes, in_their_places
from azulejos.tournament.settings import Pairing
from azulejos.tournament.standings import standings
from azulejos.tournament.state import FEWEST_PLAYERS, State, TournamentStage
from azulejos.tournament.swaps import cost
from azulejos.tournament.wishes import wishes_of

Numbers = tuple[tuple[int, ...], ...]
"""A round as planners have it: tables of players' numbers."""

REACH = 4
"""A table looks for somebody new among so many more than it has places left."""


def swiss_round(order: Sequence[int], past: Sequence[Numbers], wishes: Wishes = NONE) -> Numbers:
    """The next game's tables for players in the order of the standings, best first; people are numbers here, as for every planner.

    Table by table, from the top: the best player without a seat, then each time whoever of the next few has met those at the table least often; the
    better one, if several have. Smaller tables are the last ones; of those who could sit at the last full one, who sat at a small one goes first.
    Seats are balanced. Where wishes are not met that way, the two who have to change places for them are those who stand closest to each other.

    >>> first = ((1, 2, 3, 4), (5, 6, 7, 8))
    >>> [sorted(table) for table in swiss_round([1, 5, 2, 6, 3, 7, 4, 8], [first])]
    [[1, 2, 5, 6], [3, 4, 7, 8]]
    """
    met = Counter(pair for round in past for table in round for pair in combinations(sorted(table), 2))
    small = Counter(player for round in past for table in round if len(table) < 4 for player in table)
    left, tables = list(order), []
    sizes = table_sizes(len(order))
    for number, size in enumerate(sizes):
        table = [left.pop(0)]
        last_full = size == 4 and sizes[number + 1 : number + 2] == (3,)
        while len(table) < size:
            near = left[: size - len(table) + REACH]
            chosen = min(near, key=lambda player: (_meetings(met, table, player), -small[player] if last_full else 0))
            table.append(chosen)
            left.remove(chosen)
        tables.append(tuple(table))
    exchanged = in_their_places(_by_wish(order, tables, wishes), wishes.tables)
    return balance(past, (exchanged,), wishes.seats)[0]


def _by_wish(order: Sequence[int], tables: Sequence[tuple[int, ...]], wishes: Wishes) -> list[tuple[int, ...]]:
    """Exchange players, one pair after the other, as long as that meets more wishes."""
    weights = {frozenset({order[one], order[other]}): weight for (one, other), weight in wishes.weights(order).items()}
    rank = {player: place for place, player in enumerate(order)}
    found = [list(table) for table in tables]

    def weight(player: int, table: Sequence[int], without: int) -> int:
        return sum(weights.get(frozenset({player, other}), 0) for other in table if other not in (player, without))

    while weights:
        better = [
            (change, abs(rank[one] - rank[other]), one, other, here, there)
            for here, there in combinations(found, 2)
            for one in here
            for other in there
            if (change := weight(one, there, other) + weight(other, here, one) - weight(one, here, one) - weight(other, there, other)) < 0
        ]
        if not better:
            break
        _, _, one, other, here, there = min(better, key=lambda each: each[:2])
        here[here.index(one)], there[there.index(other)] = other, one
    return [tuple(table) for table in found]


def _meetings(met: Counter[tuple[int, int]], table: Sequence[int], player: int) -> int:
    return sum(met[min(player, other), max(player, other)] for other in table)


class Plan(Protocol):
    """What a planner gives: the rounds to come."""

    @property
    def rounds(self) -> Sequence[Numbers]:
        """Each a sequence of tables, each in seat order."""


class Planner(Protocol):
    """Who plans: `azulejos.tournament.seating.plan`, or anything like it. The same seed gives the same plan."""

    def __call__(self, players: Sequence[int], rounds: int, seed: int, past: Sequence[Numbers] = ..., wishes: Wishes = ...) -> Plan:
        """Plan so many rounds for these players, who met in past rounds as they did, by these wishes."""


def draft(state: State, planner: Planner, seed: int) -> SeatingDrafted:
    """A seating of all games to come, or of the next one by the Swiss system. People are numbered by the order of their entry."""
    _check_between_games(state)
    numbers = {person: number for number, person in enumerate(state.entrants, 1)}
    names = list(state.entrants)
    past = tuple(tuple(tuple(numbers[person] for person in table.seats) for table in game.tables) for game in state.games)
    players = [numbers[person] for person in state.present]
    _check_enough(players)
    swiss = state.settings.pairing is Pairing.SWISS

    def rounds(wishes: Wishes) -> tuple[Round, ...]:
        if swiss and state.games:
            placed = {standing.person: number for number, standing in enumerate(standings(state))}
            # Substitutes are not ranked: they sit where the last do.
            order = sorted(state.present, key=lambda person: placed.get(person, len(placed)))
            planned: Sequence[Numbers] = [swiss_round([numbers[person] for person in order], past, wishes)]
        else:
            planned = planner(players, 1 if swiss else state.settings.games - len(state.games), seed, past, wishes).rounds
        games = enumerate(planned, state.next_game)
        return tuple(Round(game, tuple(tuple(names[one - 1] for one in table) for table in tables)) for game, tables in games)

    wished = wishes_of(state)
    return SeatingDrafted(rounds(wished), seed, None if wished == NONE else cost(state, rounds(NONE)))


def check_seating_drafted(state: State, actor: str, data: SeatingDrafted) -> None:
    """Rounds from the next game on, each with everybody who is there once, at tables as T1 wants them."""
    state.check_arbiter(actor)
    _check_between_games(state)
    _check_enough(state.present)
    games = [round.game for round in data.rounds]
    most = 1 if state.settings.pairing is Pairing.SWISS else state.settings.games - len(state.games)
    if not games or games != list(range(state.next_game, state.next_game + len(games))) or len(games) > most:
        raise Refused("wrong-games", f"A seating starts with game {state.next_game} and has at most {most} games: draft it again.", "T15")
    for round in data.rounds:
        _check_round(state, round)


def _check_round(state: State, round: Round) -> None:
    if sorted(round.people) != sorted(state.present):
        raise Refused("not-everybody", f"Game {round.game} must seat everybody who is there, and each once: draft the seating again.", "T15")
    sizes = table_sizes(len(state.present))
    if sorted(map(len, round.tables)) != sorted(sizes):
        wanted = ", ".join(map(str, sizes))
        raise Refused("wrong-tables", f"{len(state.present)} players sit at tables of {wanted}: draft the seating again.", "T1")


def publication(state: State) -> SeatingPublished:
    """The draft, to be published as it was looked at."""
    return SeatingPublished(state.draft)


def check_seating_published(state: State, actor: str, data: SeatingPublished) -> None:
    """The draft, as long as everybody whom it seats is there, and nobody else."""
    state.check_arbiter(actor)
    _check_between_games(state)
    if not state.draft or data.rounds != state.draft:
        raise Refused("no-draft", "There is no such draft to publish: draft a seating and look at it first.", "T15")
    for round in data.rounds:
        _check_round(state, round)


def final(state: State, chance: Chance) -> FinalSeated:
    """The best at the final's tables. Where a place is shared at the edge, the lot chooses; seats are drawn by lot, too."""
    order = [(standing.place, standing.person) for standing in standings(state) if state.entrants[standing.person].is_present]
    _check_enough(order)
    wanted = min(state.settings.final_players, len(order))
    edge = order[wanted - 1][0]
    seats = [person for place, person in order if place < edge]
    equal = [person for place, person in order if place == edge]
    free = wanted - len(seats)
    drawn = [equal.pop(chance.below(len(equal))) for _ in range(free)]
    rest = [*seats, *drawn]
    by_lot = tuple(drawn) if equal else ()
    return FinalSeated(tuple(rest.pop(chance.below(len(rest))) for _ in range(len(rest))), by_lot)


def is_seating(rounds: Iterable[Round]) -> bool:
    """T1: whether the tables of each game are as large as they can be for so many.

    >>> is_seating([Round(1, (("p-a", "p-b"), ("p-c", "p-d")))])
    False
    """
    return all(len(round.people) >= FEWEST_PLAYERS and sorted(map(len, round.tables)) == sorted(table_sizes(len(round.people))) for round in rounds)


def check_seating_changed(state: State, actor: str, data: SeatingChanged) -> None:
    """The published games, each with people who are there or who were seated, each once, at tables as T1 wants them for so many."""
    state.check_arbiter(actor)
    _check_between_games(state)
    if not state.published or [round.game for round in data.rounds] != [round.game for round in state.published]:
        raise Refused("wrong-games", "A change is one of the seating that was published, with all its games: publish one first.", "T15")
    if data.rounds == state.published:
        raise Refused("nothing-changes", "This is the seating that was published: nothing changes.", "T15")
    for round, before in zip(data.rounds, state.published, strict=True):
        known = {*state.present, *before.people}
        if len(set(round.people)) != len(round.people) or not known.issuperset(round.people):
            raise Refused("not-everybody", f"Game {round.game} seats people who are there, each once: look at the seating again.", "T15")
        _check_enough(round.people)
        if not is_seating([round]):
            wanted = ", ".join(map(str, table_sizes(len(round.people))))
            text = f"{len(round.people)} players sit at tables of {wanted}: redraw the seating with the fewest changes."
            raise Refused("wrong-tables", text, "T1")


def check_redrawable(state: State) -> None:
    """Refuse where no game is to be seated, or hardly anybody is there."""
    _check_between_games(state)
    _check_enough(state.present)


def check_final_seated(state: State, actor: str, data: FinalSeated) -> None:
    """After the last game, a final of the best who are there."""
    state.check_arbiter(actor)
    if not state.settings.final_table:
        raise Refused("no-final", "This tournament has no final table: the standings decide.", "T13")
    if state.stage is not TournamentStage.BETWEEN or len(state.games) != state.settings.games:
        raise Refused("not-yet", "The final table is seated after the last game and before its own: wait for that.", "T13")
    there = {standing.person: standing.place for standing in standings(state) if state.entrants[standing.person].is_present}
    _check_enough(list(there))
    others = [place for person, place in there.items() if person not in data.seats]
    wanted = min(state.settings.final_players, len(there))
    if len(set(data.seats)) != len(data.seats) or len(data.seats) != wanted or any(person not in there for person in data.seats):
        raise Refused("wrong-tables", f"The final has {wanted} players who are there, each once: seat it again.", "T1")
    if others and max(there[person] for person in data.seats) > min(others):
        raise Refused("not-the-best", "A higher-ranked player is present but not in the final.", "T13")


def _check_between_games(state: State) -> None:
    if state.stage not in (TournamentStage.ENTRY, TournamentStage.BETWEEN):
        text = "The tournament is over." if state.finished else "A game is on: end it first, then seat the games to come."
        raise Refused("finished" if state.finished else "game-is-on", text, "T15")
    if state.next_game > state.settings.games:
        raise Refused("no-game-left", "All games were played: seat the final table, or finish.", "T10")


def _check_enough(players: Sequence[object]) -> None:
    if len(players) < FEWEST_PLAYERS:
        raise Refused("too-few-players", "A game needs at least two players who have checked in: wait for more.", "T1")
