"""The position of a live table in one line, on request: nothing that its viewer may not know."""

import json
from typing import Any

import pytest

from azulejos.notation import afen
from tests.kit.patience import PATIENCE
from tests.server.web.running import TABLES, Running, Somebody, ok, people

KNOWN = (
    "duel:rows.columns.diagonals:2:turn:1:1:0:2:-.-.-/-.-.BR/-.BK._/-.BK._/-.TTB._:-:TYWK/STYB/-:W._._._._._._.W2RTYW:-:-:B3Y4R7K7T2:B1Y1K1T4:"
    "0,-.-.T3.R2.T2.R2,-.KSTR0.YSKR3.-.-.-.-.TRBW2.-,------.----Y-.------.------.------.------,YKRR,KB.R,-,2,0:"
    "0,Y1.B2.B2.Y3.B2.K2,-.YKTS2.SYBR1.-.-.BKST3.-.TRBS2.SKRB2,------.------.------.------.------.------,YY,T.Y,-,0,0"
)
"""Seat 2 knows a plate of the pile, RTYW, and nobody else does."""


def lines_of(who: Somebody, table: str) -> set[str]:
    """The AFEN as a request and as a socket give it; without asking there is none."""
    path = f"{TABLES}/{table}"
    asked = ok(who.get(path, params={"afen": True}))
    assert "afen" not in ok(who.get(path))["position"]
    assert {key: value for key, value in asked["position"].items() if key != "afen"} == ok(who.get(path))["position"]
    told: dict[str, Any] = {}
    with who.socket(table) as line:
        assert "afen" not in json.loads(line.recv(timeout=PATIENCE))["position"]
        line.send(json.dumps({"do": "sync", "since": 0, "afen": True}))
        while "afen" not in told:
            message = json.loads(line.recv(timeout=PATIENCE))
            told = message["position"] if message["type"] == "state" else {}
    return {asked["position"]["afen"], told["afen"]}


def test_each_viewer_gets_the_line_of_what_that_viewer_may_know(running: Running) -> None:
    with people(running, "Ann", "Ben") as [ann, ben], running.somebody() as spectator:
        table = ann.table("open", "open", afen=KNOWN)
        ok(ann.sit(table, seat=1))
        ok(ben.sit(table, seat=2))
        position = afen.read(KNOWN)
        for who, seat in ((ann, 1), (ben, 2), (spectator, 0)):
            [line] = lines_of(who, table)
            assert line == afen.write(position.view(seat).position)
            assert ("RTYW" in line.split(":")[11]) is (seat == 2)
            assert afen.read(line) == position.view(seat).position


@pytest.mark.parametrize("game", ["azul", "mini"])
def test_where_nothing_is_hidden_it_is_the_position(running: Running, game: str) -> None:
    with people(running, "Ann", "Ben") as [ann, ben], running.somebody() as spectator:
        table = ann.table("open", "open", game=game)
        assert ok(ann.get(f"{TABLES}/{table}", params={"afen": True}))["position"] is None
        for who in (ann, ben):
            ok(who.sit(table))
        [line] = {line for who in (ann, ben, spectator) for line in lines_of(who, table)}
        assert afen.read(line).round == 1
