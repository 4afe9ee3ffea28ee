"""Bots see what their seat may know, and nothing else: whatever is hidden is replaced by anything else that could be there, and they decide alike."""

import pickle
import random
from collections.abc import Callable, Iterator, Sequence
from typing import get_type_hints

import pytest

from azulejos.arena.paired_dealer import PairedDealer
from azulejos.bots import BOTS, Bot, GreedyBot, Limit, RandomBot
from azulejos.bots.azul.baseline_bot import BaselineBot
from azulejos.bots.decisions import RecordReader, decide, seen_game
from azulejos.bots.duel.lustre_bot import LustreBot
from azulejos.bots.thinker import BotThinker
from azulejos.bots.uai import EngineBot, write_position
from azulejos.new_game import start
from azulejos.rules import Chance, Event, Game, Move, Phase, Position, View, game
from azulejos.rules.duel import Fronts
from tests.kit.chances import seeded

LIMIT = Limit(nodes=300)
AZUL: dict[str, Callable[[Chance], Bot]] = {**BOTS, "baseline": BaselineBot}


def drawn_games(count: int) -> Iterator[Position]:
    """Games of Duel up to where a seat decides that does not know what the other one has drawn."""
    for seed in range(1000):
        generator = random.Random(seed)
        position = game("duel").start(1)
        while position.outcome is None:
            if position.phase is Phase.DEAL:
                position.push(position.deal(generator))
                continue
            moves = list(position.legal_moves)
            draws = [move for move in moves if str(move) == "draw" and len(moves) > 2]  # As a turn; then two plates or so.
            position.push(draws[0] if draws else generator.choice(moves))
            seat = position.to_move
            if seat is not None and position.legal_moves and "?" in write_position(position.view(seat), seen_game(position, seat)):
                yield position
                count -= 1
                if not count:
                    return


@pytest.mark.clause("D50")
@pytest.mark.parametrize("player", [RandomBot, GreedyBot, LustreBot])
def test_in_duel_fronts_that_another_has_seen_make_no_difference(player: Callable[[Chance], Bot]) -> None:
    others = 0
    for position in drawn_games(30):
        assert position.to_move is not None
        view = position.view(position.to_move)
        chosen = player(seeded(1)).choose(view, LIMIT)
        for seed in range(4):
            truth = view.sample(random.Random(seed))
            others += truth != position
            same = truth.view(position.to_move)
            assert same == view
            assert player(seeded(1)).choose(same, LIMIT) == chosen
            assert write_position(same) == write_position(view)
    assert others, "nothing was hidden"


@pytest.mark.clause("D50")
def test_in_duel_a_view_holds_nothing_else() -> None:
    """What is sent to another process is the same, byte for byte, whatever is hidden."""
    for position in drawn_games(10):
        assert position.to_move is not None
        view = position.view(position.to_move)
        views = {pickle.dumps(view.sample(random.Random(seed)).view(position.to_move)) for seed in range(4)}
        assert len(views) == 1


@pytest.mark.clause("D50")
def test_in_duel_an_engine_is_sent_the_same_record_whatever_the_other_one_has_drawn() -> None:
    compared = 0
    for position in drawn_games(40):
        other = _other_fronts(position)
        if other is None or position.to_move is None or other.to_move != position.to_move:
            continue
        seat = position.to_move
        assert other.events != position.events
        lines = {write_position(each.view(seat), seen_game(each, seat)) for each in (position, other)}
        assert len(lines) == 1
        compared += 1
    assert compared


def _other_fronts(position: Position) -> Position | None:
    """The same game, but for a front that the other seat has drawn and not kept: another one that nobody has seen; `None` if there is none."""
    seat, past = position.to_move, position.origin()
    events = list(position.events)
    seen = {plate for event in events if isinstance(event, Fronts) for plate in event.plates}
    for at, event in enumerate(events):
        if isinstance(event, Fronts) and past.to_move != seat:
            kept = next((getattr(later, "plate", None) for later in events[at + 1 :] if type(later).__name__ == "Keep"), None)
            for number, plate in enumerate(event.plates):
                for another in past.plates:  # type: ignore[attr-defined]
                    if plate is None or plate == kept or another in seen:
                        continue
                    changed = [*events[:at], Fronts((*event.plates[:number], another, *event.plates[number + 1 :])), *events[at + 1 :]]
                    if (twin := _replayed(position.game, position.origin().first, changed)) is not None:
                        return twin
        past.push(event)
    return None


def _replayed(table: Game, first: int, events: Sequence[Event]) -> Position | None:
    position = table.start(first)
    try:
        for event in events:
            position.push(event)
    except ValueError:
        return None
    return position


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", sorted(AZUL))
def test_in_azul_what_will_be_dealt_makes_no_difference(name: str, players: int, wall: str) -> None:
    """Two tables that are alike, and whose bags are drawn from otherwise."""
    one, other = (start("azul", players=players, wall=wall, seed=7) for _ in range(2))
    other._dealer = PairedDealer("something else")
    for _ in range(12):
        assert one == other
        seat = one.to_move
        assert seat is not None
        moves = [AZUL[name](seeded(3)).choose(each.view(seat), LIMIT) for each in (one, other)]
        assert moves[0] == moves[1]
        one.push(moves[0])
        if one.round > 1:
            break
        other.push(moves[1])


def test_what_will_be_dealt_cannot_be_worked_out_from_a_view() -> None:
    """A view deals by itself, for those who play it on; but not the tiles that will come, nor from anything that they follow from."""
    position = game("azul").start()
    position.deal_by_itself(PairedDealer("secret 12345"))
    assert b"secret" not in pickle.dumps(position.view(1))
    assert b"12345" not in pickle.dumps(position.view(1))


def test_a_view_has_no_past() -> None:
    for position in (start("azul", seed=1), start("duel", seed=1)):
        assert position.view(1).position.events == ()


def test_types_give_a_bot_a_view() -> None:
    """Nothing that chooses is given a position."""
    for kind in (*BOTS.values(), BaselineBot, LustreBot, EngineBot, Bot):
        assert get_type_hints(kind.choose)["view"] is View  # type: ignore[attr-defined]
    assert get_type_hints(BotThinker.think)["view"] is View
    for reader in (RecordReader.choose_in, EngineBot.choose_in):
        hints = get_type_hints(reader)
        assert hints["view"] is View
        assert Position not in hints.values()


class Witness:
    """Keeps what it was given."""

    name = "witness"

    def __init__(self) -> None:
        self.given: list[object] = []

    def choose(self, view: View, limit: Limit = LIMIT) -> Move:
        self.given.append(view)
        return view.legal_moves[0]


def test_whoever_asks_a_bot_gives_it_a_view_of_its_own_seat() -> None:
    for position in drawn_games(3):
        witness = Witness()
        decide(witness, position)
        [view] = witness.given
        assert isinstance(view, View)
        assert view.seat == position.to_move
        assert view == position.view(view.seat)
