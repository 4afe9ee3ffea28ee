"""What can be agreed, what cannot, and that an agreement is kept as it was made."""

from typing import Any

import orjson
import pytest

from azulejos.notation import Record, afen, agn, read_token
from azulejos.rules import AzulejosError, game
from azulejos.server.tables.clock import ClockRule
from azulejos.server.tables.message_types import TableSettings
from azulejos.server.tables.setup import SeatPlan, Setup
from tests.kit.chances import Lowest
from tests.kit.duel_tables import duel
from tests.kit.errors import code_of
from tests.kit.play import played
from tests.kit.tables import table
from tests.server.fair.games import go_on
from tests.server.tables.bench import CONFIRM, DAYS, NONE, TOTAL, TOURNAMENT, TURN, setup

SEATS = (SeatPlan("person"), SeatPlan("open"))
MIDDLE = go_on(table(3).start(2), steps=30)

AGREED = [
    setup(),
    setup("person", "open", "program", "greedy", first="lot", clock=TURN),
    setup("person", "open", game="duel", tiles="lot", clock=TOTAL, settings=TableSettings(True, False, True, True, False)),
    setup("person", "open", game="duel", tiles=["edge", "corners", "wilds"], settings=CONFIRM),
    setup("person", "greedy", wall="grey", displays=9, clock=DAYS),
    setup("open", "open", "open", "open", tournament=True, clock=TOURNAMENT, first=4),
    setup("person", "open", "open", agn=agn.write(Record.of(MIDDLE))),
    setup("person", "open", "open", afen=afen.write(MIDDLE)),
]


@pytest.mark.parametrize("agreed", AGREED, ids=range(len(AGREED)))
def test_what_was_agreed_is_read_as_it_was_kept(agreed: Setup) -> None:
    kept = orjson.loads(orjson.dumps(agreed.to_json()))
    assert Setup.read(kept) == agreed
    assert Setup.read(kept).to_json() == kept


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (("chess", {}, SEATS, NONE), "no-such-game"),
        (("azul", {"players": 3}, SEATS, NONE), "seats-do-not-fit"),
        (("duel", {}, (*SEATS, SEATS[1]), NONE), "seats-do-not-fit"),
        (("azul", {"chairs": 3}, SEATS, NONE), "no-such-option"),
        (("azul", {"players": [2]}, SEATS, NONE), "bad-option"),
        (("azul", {"displays": "five"}, SEATS, NONE), "bad-option"),
        (("azul", {"displays": True}, SEATS, NONE), "bad-option"),
        (("azul", {"tournament": "yes"}, SEATS, NONE), "bad-option"),
        (("duel", {"tiles": 3}, SEATS, NONE), "bad-option"),
        (("azul", {"wall": "lot"}, SEATS, NONE), "no-such-lot"),
        (("duel", {"players": "lot"}, SEATS, NONE), "no-such-lot"),
        (("azul", {}, (SeatPlan("bot", "greedy"), SeatPlan("bot", "random")), NONE), "nobody-plays"),
        (("azul", {}, SEATS, TOURNAMENT), "clock-needs-tournament"),
        (("duel", {}, SEATS, TOURNAMENT), "clock-needs-tournament"),
        (("azul", {}, SEATS, NONE, TableSettings(), 3), "no-such-seat"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_cannot_be_is_refused_before_it_is_kept(given: tuple[Any, ...], expected: str) -> None:
    assert code_of(Setup, *given) == expected


@pytest.mark.parametrize(("kind", "bot"), [("bot", None), ("bot", ""), ("open", "greedy"), ("throne", None)])
def test_a_seat_is_for_somebody_there_is(kind: Any, bot: str | None) -> None:
    with pytest.raises(AzulejosError):
        SeatPlan(kind, bot)


def test_what_is_imported_says_itself_which_game_it_is() -> None:
    text = agn.write(Record.of(go_on(duel("edge", "corners", "wilds").start(), steps=20)))
    agreed = setup(agn=text, wall="grey")
    assert (agreed.game, agreed.options) == ("duel", {"players": 2, "tiles": ["edge", "corners", "wilds"]})
    assert agreed.settled_game() == duel("edge", "corners", "wilds")
    assert setup(game="duel", tiles="lot", agn=text).is_game_by_lot is False


def test_only_a_game_that_goes_on_is_imported() -> None:
    over = played(table(2), 1)
    stopped = table(2, tournament=True).start()
    stopped.push(stopped.deal(Lowest()))
    position = agn.write(Record.of(over))
    assert code_of(Setup, "azul", {}, SEATS, NONE, agn=position) == "game-is-over"
    assert code_of(Setup, "azul", {}, SEATS, NONE, afen=afen.write(over)) == "game-is-over"
    assert code_of(Setup, "azul", {}, SEATS, NONE, afen=afen.write(game("azul").start()), agn=position) == "two-imports"
    assert code_of(Setup, "azul", {}, SEATS, NONE, agn="not a record").startswith(("tag", "agn", "no"))
    assert code_of(Setup, "azul", {}, SEATS, NONE, afen="azul:nonsense")
    for _ in range(2):
        stopped.push(read_token(stopped.game, "pass"))
    assert code_of(Setup, "azul", {}, SEATS, NONE, agn=agn.write(Record.of(stopped))) == "table-is-stopped"


def test_a_setup_of_an_earlier_release_has_the_usual_values() -> None:
    kept = setup().to_json()
    kept["customs"] = {"confirm": True}
    read = Setup.read(kept)
    assert read.settings == TableSettings(confirm=True)
    assert ClockRule.read(kept["clock"]) == NONE
