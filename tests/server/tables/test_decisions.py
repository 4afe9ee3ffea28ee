"""What follows from a command, and what is refused: sitting down, moves, undo, agreements, time, and an arbiter's word."""

import random
from collections import Counter
from typing import Any

import pytest

from azulejos.notation import Record, afen, agn, write_token
from azulejos.rules import Deal, Phase
from azulejos.rules.azul import AzulPosition
from azulejos.rules.duel import DuelPosition
from azulejos.rules.duel.moves import Draw, Keep, Stop
from azulejos.server import fair
from azulejos.server.tables import decisions
from azulejos.server.tables.message_types import TableSettings
from azulejos.server.tables.messages import record_tags
from azulejos.server.tables.state import TableStatus
from tests.kit.duel_tables import duel
from tests.kit.errors import code_of
from tests.kit.tables import table
from tests.server.fair.games import go_on
from tests.server.tables.bench import (
    ANN,
    BEN,
    CLEO,
    CONFIRM,
    DAYS,
    SEED,
    TOTAL,
    TOURNAMENT,
    TURN,
    Bench,
    contribution,
    setup,
)  # fmt: skip

# Sitting down


def test_play_starts_when_the_last_seat_is_taken() -> None:
    bench = Bench(setup("person", "open", "greedy"))
    assert bench.sit(1) == ["sat"]
    assert bench.table.status.value == "open"
    assert bench.sit(2) == ["sat", "started", "played"]
    assert bench.table.status.value == "running"
    assert bench.table.contributions == (contribution(1), contribution(2), "-")
    assert bench.position.first == bench.table.to_move == 1


def test_the_first_player_is_drawn_from_the_seed_and_all_contributions() -> None:
    drawn = Counter[int]()
    for number in range(40):
        bench = Bench(setup("person", "open", "open", first="lot"), id=f"t{number}")
        for seat in (1, 2, 3):
            bench.sit(seat)
        expected = fair.draw_lots("azul", 3, fair.FairChance(SEED, f"t{number}", bench.table.contributions, 0), first=True, game=False).first
        assert bench.position.first == expected
        drawn[bench.position.first] += 1
    assert set(drawn) == {1, 2, 3}


def test_the_last_contribution_changes_the_deal() -> None:
    deals = set()
    for given in ("0123456789abcdef", "fedcba9876543210"):
        bench = Bench(setup())
        bench.sit(1)
        bench.sit(2, given=given)
        deals.add(write_token(bench.position.game, bench.position.events[0]))
    assert len(deals) == 2


@pytest.mark.clause("D6")
def test_d6_the_scoring_tiles_are_drawn_by_lot_where_the_table_wants_it() -> None:
    found = set()
    for number in range(10):
        bench = Bench(setup(game="duel", tiles="lot", first="lot"), id=f"t{number}")
        bench.sit(1)
        bench.sit(2)
        lots = fair.draw_lots("duel", 2, fair.FairChance(SEED, f"t{number}", bench.table.contributions, 0), first=True, game=True)
        game: Any = bench.position.game
        assert list(game.tiles) == lots.options["tiles"]
        assert bench.position.first == lots.first
        found.add(game.tiles)
    assert len(found) > 3


def test_who_made_a_table_sits_where_a_seat_is_kept_and_others_where_one_is_open() -> None:
    bench = Bench(setup("open", "person", "program"))
    bench.sit(None, person=ANN)
    assert bench.table.seats_of(ANN) == {2}
    bench.sit(None, person=BEN)
    assert bench.table.seats_of(BEN) == {1}
    assert code_of(bench.sit, None, person=CLEO) == "table-is-full"
    assert code_of(bench.sit, 1, person=CLEO) == "seat-is-taken"
    assert code_of(bench.sit, 4) == "no-such-seat"
    bench.sit(3, person=CLEO)
    assert code_of(bench.sit, 1) == "table-is-full"


def test_before_the_start_a_seat_is_free_again_when_somebody_leaves() -> None:
    bench = Bench(setup("person", "open", "open"))
    bench.sit(2)
    bench.tell(decisions.leave(bench.table, 2, BEN, "greedy"))
    assert not bench.table.seat(2).is_taken
    bench.sit(2, person=CLEO, given="aa" * 8)
    bench.sit(1)
    bench.sit(3, person=BEN)
    assert bench.table.contributions[1] == "aa" * 8
    assert [bench.table.seats_of(each) for each in (CLEO, BEN)] == [{2}, {3}]


def test_one_person_can_hold_several_seats() -> None:
    bench = Bench(setup("person", "person", "greedy"))
    bench.sit(1, person=ANN)
    bench.sit(2, person=ANN)
    assert bench.table.status is TableStatus.RUNNING
    assert bench.table.seats_of(ANN) == {1, 2}
    bench.move(seat=1)
    bench.move(seat=2)
    assert bench.offer(1, "pause") == ["offered", "paused"], "who plays several seats answers for all of them"


@pytest.mark.parametrize("form", ["agn", "afen"])
def test_an_imported_game_goes_on_where_it_was(form: str) -> None:
    position = go_on(table(3).start(2), steps=40)
    imported: dict[str, Any] = {form: agn.write(Record.of(position)) if form == "agn" else afen.write(position)}
    bench = Bench.started(setup("person", "open", "greedy", **imported))
    assert bench.position == position
    assert bench.table.to_move == position.to_move
    assert bench.table.deals == 0
    bench.until(lambda each: each.table.status is TableStatus.FINISHED, random.Random(1))
    if form == "agn":
        record = Record.of(bench.position, tags=record_tags(bench.table, SEED))
        verdict = fair.verify(record)
        assert verdict.is_fair
        assert verdict.checked == bench.table.deals > 0


def test_an_imported_game_that_waits_for_a_deal_is_dealt_when_all_sit() -> None:
    text = afen.write(duel().start(2))
    bench = Bench.started(setup(afen=text, clock=TURN))
    assert bench.position.phase is Phase.OFFER
    assert bench.table.deals == len(bench.position.events) > 3
    assert bench.table.clock.running == bench.table.to_move


def test_an_imported_game_has_its_clock_running_from_the_start() -> None:
    position = go_on(table(2).start(), steps=5)
    bench = Bench.started(setup(agn=agn.write(Record.of(position)), clock=TURN))
    assert bench.table.clock.running == bench.table.to_move
    assert bench.table.clock.deadline() == bench.now + 30_000


# Moves


def test_only_who_is_to_move_moves_and_only_as_the_rules_allow() -> None:
    bench = Bench.started(setup())
    assert code_of(bench.move, seat=2) == "not-your-turn"
    assert code_of(bench.move, "pass") == "not-a-move"
    assert code_of(bench.move, "@BBBB/BBBB/BBBB/BBBB/BBBB") == "not-a-move"
    assert code_of(bench.move, "9B1")
    assert code_of(bench.move, "so what")
    version = bench.table.version
    assert bench.move() == ["played"]
    assert bench.table.version == bench.table.position_version == version + 1


def test_a_move_before_the_start_in_a_pause_or_after_the_end_is_refused() -> None:
    bench = Bench(setup())
    assert code_of(decisions.move, bench.table, 1, "1B1", ANN, bench.draws()) == "not-started"
    bench.sit(1)
    bench.sit(2)
    bench.offer(1, "pause")
    bench.answer(2, "pause")
    assert code_of(decisions.move, bench.table, 1, "1B1", ANN, bench.draws()) == "table-is-paused"
    bench.tell(decisions.resume(bench.table, 2, BEN))
    bench.tell(decisions.close(bench.table, "operator", "late"))
    assert code_of(decisions.move, bench.table, 1, "1B1", ANN, bench.draws()) == "game-is-over"
    assert code_of(decisions.close, bench.table, "operator", "again") == "game-is-over"


def test_the_deals_of_a_round_come_with_the_move_that_ends_the_last_one() -> None:
    bench = Bench.started(setup())
    kinds: list[str] = []
    while bench.position.round == 1:
        kinds = bench.move(id="x")
    assert kinds == ["played", "played"]
    assert isinstance(bench.position.events[-1], Deal)
    assert bench.table.done[2 if bench.events[-2].payload["seat"] == 2 else 1, "x"] == bench.table.version, "answered as at first, after the deal"


# Undo


def test_without_the_custom_a_move_stands() -> None:
    bench = Bench.started(setup())
    bench.move()
    assert code_of(bench.undo, 1) == "no-undo-here"


def test_a_turn_is_undone_until_it_is_confirmed() -> None:
    bench = Bench.started(setup(settings=CONFIRM))
    before = bench.position.copy()
    assert bench.move() == ["played"]
    assert bench.table.awaiting == 1
    assert bench.table.to_move is None
    assert code_of(bench.move, seat=2) == "turn-not-confirmed"
    assert code_of(bench.confirm, 2) == "nothing-to-confirm"
    assert code_of(bench.undo, 2) == "nothing-to-undo"
    bench.undo(1)
    assert bench.position == before
    assert [bench.table.awaiting, bench.table.to_move] == [None, 1]
    assert code_of(bench.undo, 1) == "nothing-to-undo"
    bench.move()
    bench.confirm()
    assert code_of(bench.undo, 1) == "nothing-to-undo"
    assert bench.table.to_move == 2


def test_chance_waits_for_the_confirmation() -> None:
    bench = Bench.started(setup(settings=CONFIRM))
    while bench.position.phase is not Phase.DEAL:
        bench.move() if bench.table.awaiting is None else bench.confirm()
    seat = bench.table.awaiting
    assert seat is not None
    bench.undo(seat)
    assert bench.position.phase.value == "offer"
    bench.move()
    assert bench.confirm() == ["confirmed", "played"]
    assert code_of(bench.undo, seat) == "nothing-to-undo"


def drawing(settings: TableSettings) -> Bench:
    """A table of Duel at which plates were just drawn, and looked at."""
    bench = Bench.started(setup(game="duel", settings=settings))
    bench.until(lambda each: isinstance(each.position.events[-1], Deal) and isinstance(each.position.events[-2], Stop), random.Random(3))
    return bench


@pytest.mark.clause("D20")
def test_d20_no_undo_past_a_plate_that_was_drawn_or_shown() -> None:
    bench = drawing(CONFIRM)
    seat = bench.mover
    assert code_of(bench.undo, seat) == "nothing-to-undo", "fronts were looked at"
    keep = next(iter(bench.position.legal_moves))
    assert isinstance(keep, Keep)
    bench.move(write_token(bench.position.game, keep))
    assert code_of(bench.undo, seat) == "nothing-to-undo", "the plate that is kept was shown"
    bench.move()
    bench.undo(seat)
    assert isinstance(bench.position.events[-1], Keep), "where it is laid can be undone"


def test_a_draw_turns_up_the_next_back_and_stays() -> None:
    bench = Bench.started(setup(game="duel", settings=CONFIRM))
    bench.until(lambda each: each.table.awaiting is None and Draw() in each.position.legal_moves, random.Random(3))
    seat, position = bench.mover, bench.position
    assert isinstance(position, DuelPosition)
    assert bench.move(write_token(position.game, Draw())) == ["played", "played"], "the back of the next plate"
    assert code_of(bench.undo, seat) == "nothing-to-undo"


@pytest.mark.clause("D11")
def test_d11_a_first_plate_is_confirmed_before_the_display_is_filled() -> None:
    bench = Bench.started(setup(game="duel", settings=CONFIRM))
    seat = bench.mover
    bench.move()
    bench.move()
    assert bench.table.awaiting == seat
    bench.undo(seat)
    bench.undo(seat)
    assert code_of(bench.undo, seat) == "nothing-to-undo"


def test_a_bot_and_the_clock_need_no_confirmation() -> None:
    bench = Bench.started(setup("person", "greedy", settings=CONFIRM))
    bench.move(by="clock")
    assert bench.table.awaiting is None
    bench.move(by="greedy")
    assert code_of(bench.undo, 1) == "nothing-to-undo"


# Takebacks


def test_a_takeback_needs_everybody() -> None:
    bench = Bench.started(setup("person", "open", "open"))
    before = bench.position.copy()
    for _ in range(2):
        bench.move()
    assert bench.offer(1, "takeback") == ["offered"]
    assert code_of(bench.offer, 2, "takeback") == "offered-already"
    assert bench.answer(3, "takeback") == ["agreed"]
    assert bench.answer(2, "takeback") == ["agreed", "undone"]
    assert bench.position == before
    assert bench.table.to_move == 1
    assert not bench.table.offers


def test_one_who_declines_is_enough_and_who_proposed_can_withdraw() -> None:
    bench = Bench.started(setup("person", "open", "open"))
    bench.move()
    for seat in (2, 1):
        bench.offer(1, "takeback")
        bench.answer(3, "takeback")
        bench.answer(seat, "takeback", False)
        assert code_of(bench.answer, 2, "takeback") == "no-such-offer"
    assert len(bench.position.events) == 2


def test_a_proposal_lapses_with_the_next_move() -> None:
    bench = Bench.started(setup())
    bench.move()
    bench.offer(1, "takeback")
    bench.offer(2, "pause")
    bench.move()
    assert list(bench.table.offers) == ["pause"]
    assert code_of(bench.answer, 2, "takeback") == "no-such-offer"


def test_bots_never_object() -> None:
    bench = Bench.started(setup("person", "greedy", "greedy"))
    before = bench.position.copy()
    bench.move()
    bench.move(by="greedy")
    bench.move(by="greedy")
    assert bench.offer(1, "takeback") == ["offered", "undone"]
    assert bench.position == before


def test_no_takeback_past_a_deal_or_where_the_table_has_none() -> None:
    bench = Bench.started(setup())
    while bench.position.round == 1:
        bench.move()
    for seat in (1, 2):
        assert code_of(bench.offer, seat, "takeback") == "nothing-to-take-back"
    strict = Bench.started(setup(settings=TableSettings(takebacks=False)))
    strict.move()
    assert code_of(strict.offer, 1, "takeback") == "no-takebacks-here"


@pytest.mark.clause("D50")
def test_d50_no_takeback_past_a_plate_that_was_shown() -> None:
    bench = drawing(TableSettings())
    seat = bench.mover
    keep = next(iter(bench.position.legal_moves))
    bench.move(write_token(bench.position.game, keep))
    assert code_of(bench.offer, seat, "takeback") == "nothing-to-take-back"
    bench.move()
    bench.offer(seat, "takeback")
    bench.answer(3 - seat, "takeback")
    assert bench.position.events[-1] == keep


@pytest.mark.clause("T21")
def test_t21_who_has_withdrawn_is_not_asked() -> None:
    bench = Bench.started(setup("person", "open", "open", tournament=True))
    bench.around("withdraw:3")
    assert bench.table.people == (1, 2)
    assert bench.offer(1, "pause") == ["offered"]
    assert bench.answer(2, "pause") == ["agreed", "paused"]


def test_a_pause_stops_the_clock_until_anybody_ends_it() -> None:
    bench = Bench.started(setup(clock=TURN))
    bench.offer(1, "pause")
    bench.tell(decisions.answer(bench.table, 2, "pause", True, BEN), after_ms=10_000)
    assert bench.table.status is TableStatus.PAUSED
    assert bench.table.clock.deadline() is None
    assert code_of(bench.offer, 1, "pause") == "table-is-paused"
    bench.tell(decisions.resume(bench.table, 2, BEN), after_ms=10**9)
    assert bench.table.clock.deadline() == bench.now + 20_000
    assert code_of(decisions.resume, bench.table, 1, ANN) == "not-paused"


# Time


def test_when_a_turns_time_is_over_a_bot_decides_it() -> None:
    bench = Bench.started(setup(clock=TURN))
    assert bench.time_is_over() == [], "who decides is the registry's matter"
    bench.move(by="clock")
    assert bench.table.shown[-1].base["by"] == "clock"
    assert bench.table.seat(1).bot is None
    assert bench.table.clock.deadline() == bench.now + 30_000


@pytest.mark.parametrize("clock", [TOTAL, DAYS], ids=["total", "days"])
def test_when_the_whole_time_is_over_a_bot_plays_to_the_end(clock: Any) -> None:
    bench = Bench.started(setup(clock=clock))
    assert bench.time_is_over() == ["stood-in"]
    seat = bench.table.seat(1)
    assert (seat.bot, seat.flagged) == ("greedy", True)
    assert code_of(decisions.come_back, bench.table, 1, ANN) == "flag-has-fallen"
    assert code_of(decisions.come_back, bench.table, 2, BEN) == "nobody-stands-in"


def test_a_turn_that_waits_to_be_confirmed_stands_when_time_is_over() -> None:
    for clock in (TURN, TOTAL, DAYS):
        bench = Bench.started(setup(clock=clock, settings=CONFIRM))
        bench.move()
        assert bench.table.clock.running == 1
        assert bench.time_is_over()[0] == "confirmed"
        assert bench.table.to_move == bench.table.clock.running == 2


@pytest.mark.clause("T4")
@pytest.mark.clause("T5")
def test_t4_t5_a_turn_is_lost_and_after_as_many_passes_as_players_the_table_stops() -> None:
    bench = Bench.started(setup("person", "open", "open", tournament=True, clock=TOURNAMENT))
    for seat in (1, 2):
        assert bench.time_is_over() == ["played"]
        assert bench.table.shown[-1].redacted[0] == "pass"
        assert bench.table.shown[-1].base["by"] == "clock"
        assert bench.table.to_move == seat + 1
        assert bench.table.clock.deadline() == bench.now + 120_000
    bench.time_is_over()
    assert bench.position.phase is Phase.STOPPED
    assert bench.table.status is TableStatus.RUNNING
    assert bench.table.to_move is None
    assert bench.table.clock.deadline() is None
    assert code_of(bench.move, "1B1", seat=1) == "not-your-turn"


@pytest.mark.clause("T5")
def test_t5_an_arbiter_resumes_or_voids_a_table_that_has_stopped() -> None:
    for word in ("resume", "void"):
        bench = Bench.started(setup("person", "open", tournament=True, clock=TOURNAMENT))
        bench.time_is_over()
        bench.time_is_over()
        kinds = bench.around(word)
        if word == "resume":
            assert (kinds, bench.table.to_move) == (["played"], 1)
            assert bench.table.clock.deadline() == bench.now + 120_000
        else:
            assert (kinds, bench.table.status) == (["played", "finished"], TableStatus.FINISHED)


@pytest.mark.clause("T21")
@pytest.mark.clause("T22")
def test_t21_t22_a_withdrawal_goes_on_without_the_seat_until_fewer_than_two_are_left() -> None:
    bench = Bench.started(setup("person", "open", "open", tournament=True, clock=TOURNAMENT))
    bench.around("withdraw:1")
    assert bench.table.to_move == bench.table.clock.running == 2
    assert bench.around("withdraw:3") == ["played", "finished"]
    assert bench.events[-1].payload["winners"] == []
    position = bench.position
    assert isinstance(position, AzulPosition)
    assert position.withdrawn == {1, 3}


def test_an_arbiters_word_undoes_a_turn_that_was_not_confirmed() -> None:
    bench = Bench.started(setup("person", "open", "open", tournament=True, clock=TOURNAMENT, settings=CONFIRM))
    bench.move()
    assert bench.around("withdraw:3") == ["undone", "played"]
    assert bench.table.to_move == 1
    assert code_of(bench.undo, 1) == "nothing-to-undo"


def test_an_arbiter_neither_moves_nor_deals() -> None:
    bench = Bench.started(setup("person", "open", tournament=True))
    token = write_token(bench.position.game, next(iter(bench.position.legal_moves)))
    assert code_of(bench.around, token) == "not-an-act"
    assert code_of(bench.around, write_token(bench.position.game, bench.position.events[0])) == "not-an-act"
    assert code_of(Bench.started(setup()).around, "void")


# Absence


def test_for_who_leaves_a_bot_plays_until_they_come_back() -> None:
    bench = Bench.started(setup(clock=TURN))
    assert bench.tell(decisions.leave(bench.table, 1, ANN, "greedy")) == ["left", "stood-in"]
    assert bench.table.seat(1).bot == "greedy"
    assert bench.table.seats_of(ANN) == {1}, "the seat is still theirs"
    assert bench.tell(decisions.leave(bench.table, 1, ANN, "greedy")) == ["left"]
    assert decisions.stand_in(bench.table, 1, "greedy", "away") == []
    bench.move(by="greedy")
    bench.tell(decisions.come_back(bench.table, 1, ANN))
    assert bench.table.seat(1).bot is None


def test_nobody_plays_for_another_at_a_tournament() -> None:
    bench = Bench.started(setup("person", "open", tournament=True, clock=TOURNAMENT))
    assert bench.tell(decisions.leave(bench.table, 1, ANN, "greedy")) == ["left"]
    assert bench.table.seat(1).bot is None


def test_after_the_end_nobody_leaves_or_comes_back() -> None:
    bench = Bench.started(setup())
    bench.tell(decisions.leave(bench.table, 1, ANN, "greedy"))
    bench.until(lambda each: each.table.status is TableStatus.FINISHED, random.Random(2))
    assert code_of(decisions.leave, bench.table, 2, BEN, "greedy") == "game-is-over"
    assert code_of(decisions.come_back, bench.table, 1, ANN) == "game-is-over"
