"""Hidden standings, and the ceremony that tells them."""

import json

import pytest

from azulejos.tournament import BadSettings, CeremonyMoved, Finished, Person, Register, Settings, public
from azulejos.tournament.commands import Context, execute
from azulejos.tournament.commands.prize_giving import Ceremony
from azulejos.tournament.crosstable import crosstable
from azulejos.tournament.errors import Conflict, NotAllowed
from azulejos.tournament.exports import PUBLIC, as_csv, full_export
from azulejos.tournament.player_status import player_status
from azulejos.tournament.prize_giving import CeremonyStep, is_hidden, moved, public_standings, told
from azulejos.tournament.standings import standings
from azulejos.tournament.storage import Change, Snapshot
from tests.kit.tournaments import ARBITER, Tournament, people

REGISTER = Register(tuple(Person(id, f"First{id[2:]}", f"Last{id[2:]}") for id in people(8)))
FIRST = ((91, 82, 73, 64), (0, 0, 0, 0))
HIDDEN = ((57, 46, 35, 24), (4, 3, 2, 1))
"""Of a game that is hidden: no other number of the tournament is one of these."""


def hidden(hidden_from: int = 2, games: int = 2) -> Tournament:
    return Tournament(8, Settings(games=games, hidden_from=hidden_from)).play(t1=FIRST, t2=FIRST)


def step(tournament: Tournament, which: str) -> list[int]:
    tournament.do(moved(tournament.state, CeremonyStep(which)))
    return [line.place for line in told(tournament.state)]


def test_from_a_game_on_results_and_standings_are_in_nothing_that_is_public() -> None:
    tournament = hidden()
    before = public.ranking(tournament.state, REGISTER)
    tournament.play(t1=HIDDEN, t2=HIDDEN)
    tournament.do(Finished())
    state = tournament.state
    snapshot = Snapshot(tuple(tournament.events), state, REGISTER)
    shown = json.dumps(public.export(state, REGISTER)) + "".join(as_csv(name, snapshot) for name in PUBLIC)
    made = {str(row.pt) for row in standings(state)} | {str(pv) for pv in HIDDEN[0]}
    assert not [number for number in made if f" {number}," in shown or f",{number}," in shown]
    assert public.ranking(state, REGISTER) == before
    seats = [seat for table in public.results(state, REGISTER, state.games[1])["tables"] for seat in table["seats"] if seat is not None]
    assert {(seat["pv"], seat["rows"], seat["place"]) for seat in seats} == {(None, None, None)}
    assert all(table["settled"] for table in public.results(state, REGISTER, state.games[1])["tables"])
    assert player_status(state, "p-01").pt == public_standings(state)[0].pt == 91
    assert [len(row.games) for row in crosstable(state)] == [1] * 8


def test_organisers_see_all_of_them() -> None:
    tournament = hidden().play(t1=HIDDEN, t2=HIDDEN)
    snapshot = Snapshot(tuple(tournament.events), tournament.state, REGISTER)
    assert [row["pt"] for row in public.whole_ranking(tournament.state, REGISTER)] == [row.pt for row in standings(tournament.state)]
    best = standings(tournament.state)[0]
    assert f",{best.pt}," in as_csv("ranking", snapshot, unhidden=True)
    assert as_csv("crosstable", snapshot, unhidden=True).count("\n") == 1 + 16
    shown, everything = public.export(tournament.state, REGISTER), full_export(snapshot)["public"]
    assert {**everything, "schedule": []} == {**shown, "schedule": []}


def test_hidden_from_the_first_game_there_are_no_public_standings() -> None:
    tournament = hidden(hidden_from=1)
    assert public.ranking(tournament.state, REGISTER) == []
    assert player_status(tournament.state, "p-01").place is None
    assert crosstable(tournament.state) == ()


def test_the_ceremony_tells_from_the_last_place_to_the_first_and_then_all_is_public() -> None:
    tournament = hidden().play(t1=HIDDEN, t2=HIDDEN)
    assert tournament.refusal(CeremonyMoved(1)) == ("not-finished", "T13")
    tournament.do(Finished())
    places = [row.place for row in standings(tournament.state)]
    assert step(tournament, "begin") == []
    seen = []
    while is_hidden(tournament.state):
        seen.append(step(tournament, "next"))
        assert seen[-1] == places[-len(seen[-1]) :]
    assert seen[-1] == places
    assert len(seen) == len(set(places)) < len(places)  # Who share a place are told together.
    assert public.ranking(tournament.state, REGISTER) == public.whole_ranking(tournament.state, REGISTER)
    assert step(tournament, "next") == places
    assert step(tournament, "back") == seen[-2]
    assert is_hidden(tournament.state)
    assert step(tournament, "all") == places
    shown = public.ceremony(tournament.state, REGISTER)
    assert shown is not None
    assert (shown["on"], shown["of"], len(shown["lines"])) == (True, 8, 8)
    assert step(tournament, "end") == places
    assert not is_hidden(tournament.state)
    assert public.ceremony(tournament.state, REGISTER)["on"] is False  # type: ignore[index]


def test_back_from_nothing_stays_there_and_only_an_arbiter_tells() -> None:
    tournament = Tournament(4, Settings(games=1)).play()
    tournament.do(Finished())
    assert step(tournament, "back") == []
    assert tournament.refusal(CeremonyMoved(1), "p-01") == ("not-an-arbiter", "T23")
    assert tournament.refusal(CeremonyMoved(5)) == ("bad-ceremony", "T13")


def test_two_who_ask_for_the_next_place_at_once_tell_one() -> None:
    tournament = Tournament(4, Settings(games=1)).play()
    tournament.do(Finished())
    change = Change("tournament:test", ARBITER, 10**6, Snapshot(tuple(tournament.events), tournament.state, REGISTER))
    execute(Ceremony(step="next", told=0), change, Context())
    with pytest.raises(Conflict, match="gone on"):
        execute(Ceremony(step="next", told=0), change, Context())
    with pytest.raises(NotAllowed):
        execute(Ceremony(step="all"), change, Context(role="arbiter"))
    assert len(told(change.state)) == 1


@pytest.mark.parametrize("hidden_from", [0, 5])
def test_only_a_game_that_there_is_can_be_hidden(hidden_from: int) -> None:
    with pytest.raises(BadSettings, match="from game 1 to 4 on"):
        Settings(final_table=True, end="20:00", hidden_from=hidden_from)
