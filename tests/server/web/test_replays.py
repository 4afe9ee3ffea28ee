"""Looking back by HTTP: the course of a table, records and positions that somebody brings, pictures."""

import asyncio
import json
import os
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from azulejos.notation import Record, afen, agn
from azulejos.rules import game
from azulejos.server import observations
from azulejos.server.errors import Unavailable
from azulejos.server.web import work_pool as work_pools
from azulejos.server.web import work_process
from azulejos.server.web.work_pool import WorkPool
from azulejos.server.web.work_process import WorkFailed
from tests.kit.effort import some
from tests.kit.patience import PATIENCE
from tests.server.fair.games import GAMES, dealt, go_on
from tests.server.web.running import TABLES, Running, Somebody, ok, people, play, refused, started, until

RECORDS, POSITIONS, PICTURES = "/api/v1/records", "/api/v1/positions", "/api/v1/pictures"
PNG = b"\x89PNG\r\n\x1a\n"
FAULTY = '[Game "azul"]\n[Players "2"]\n[First "1"]\n\nR1 @BBYK/RRWW/BBYK/RKWW/BYYR 3B2\n2R2 9Q9'


def begun(players: list[Somebody], most: int, **more: Any) -> str:
    table = started(*players, **more)
    play(players, table, most=most)
    return table


def test_the_course_of_a_table_is_what_each_single_position_says(ann: Somebody, ben: Somebody) -> None:
    for more in ({}, {"game": "duel"}):
        table = begun([ann, ben], 40, **more)
        for viewer in (ann, ben):
            course = ok(viewer.get(f"{TABLES}/{table}/positions"))
            assert course["from"] == 0
            assert course["events"] >= course["to"] == len(course["positions"]) - 1
            for frame in random.Random(1).sample(course["positions"], 8):
                assert frame["position"] == ok(viewer.get(f"{TABLES}/{table}/positions/{frame['n']}"))
        state = ann.state(table, since=0)
        told = [(event["token"], event.get("seat")) for event in state["events"] if event["kind"] == "played"]
        mine = ok(ann.get(f"{TABLES}/{table}/positions"))["positions"]
        assert [(frame["step"]["token"], frame["step"]["seat"]) for frame in mine[1:]] == told[: len(mine) - 1]


def test_a_course_comes_in_parts_of_sixty(ann: Somebody, ben: Somebody) -> None:
    table = begun([ann, ben], 90, game="duel")
    events = ok(ann.get(f"{TABLES}/{table}/positions", params={"to": 0}))["events"]
    assert events > 90
    whole = []
    for start in range(0, events + 1, 60):
        part = ok(ann.get(f"{TABLES}/{table}/positions", params={"from": start, "to": events}))
        assert part["from"] == start
        assert len(part["positions"]) <= 60
        whole += [frame["n"] for frame in part["positions"]]
    assert whole == list(range(events + 1))
    for question, numbers in (({"from": 5, "to": 3}, [5]), ({"from": 9_999}, [events]), ({"from": 7, "to": 8}, [7, 8])):
        assert [frame["n"] for frame in ok(ann.get(f"{TABLES}/{table}/positions", params=question))["positions"]] == numbers
    assert ann.get(f"{TABLES}/{table}/positions", params={"from": -1}).status_code == 422


def test_nobody_looks_back_at_what_they_may_not_see(ann: Somebody, ben: Somebody, cid: Somebody, stranger: Somebody) -> None:
    closed = begun([ann, ben], 3, customs={"watchable": False})
    for path in ("/positions", "/positions/1/picture.svg"):
        refused(cid.get(f"{TABLES}/{closed}{path}"), 403, "not-watchable")
        refused(cid.get(f"{TABLES}/k3v9q2m7x4w8z{path}"), 404, "no-table")
        refused(ann.get(f"{TABLES}/{ann.table()}{path}"), 409, "not-started")
    # Fronts that one seat has drawn and put back are in that seat's course alone.
    table = started(ann, ben, game="duel")
    _draw_plates([ann, ben], table)
    seen = {who: json.dumps(ok(each.get(f"{TABLES}/{table}/positions"))) for who, each in (("ann", ann), ("ben", ben), ("nobody", stranger))}
    fronts = [token for token in seen["ann"].split('"') + seen["ben"].split('"') if token.startswith("fronts:") and "?" not in token]
    assert fronts
    assert not any(token in seen["nobody"] for token in fronts)


def _draw_plates(players: list[Somebody], table: str) -> None:
    """Play so that both draw plates from the pile and put some back."""
    for _ in range(60):
        for player in players:
            state = player.state(table)
            if state["legal"]:
                legal = state["legal"]
                request = next((each for each in ("draw", "stop") if each in legal), legal[0])
                ok(player.move(table, move=request, version=state["version"]))


def test_pictures_of_a_table(running: Running) -> None:
    with people(running, "Ann <b>", "Ben") as [ann, ben]:
        table = begun([ann, ben], 4)
        address = f"{TABLES}/{table}/positions/3/picture"
        svg = ann.get(f"{address}.svg", params={"theme": "dark", "letters": True})
        assert svg.headers["content-type"].startswith("image/svg+xml")
        assert svg.text.startswith("<svg")
        assert "Ann &lt;b&gt;" in svg.text
        assert "<b>" not in svg.text
        assert svg.text != ann.get(f"{address}.svg").text
        assert "Ronde 1" in ann.get(f"{address}.svg", params={"language": "nl"}).text
        png = ann.get(f"{address}.png", params={"width": 320})
        assert png.headers["content-type"] == "image/png"
        assert png.content.startswith(PNG)
        assert int.from_bytes(png.content[16:20]) == 320
        assert f"azulejos-{table}-3.png" in png.headers["content-disposition"]
        for wrong in ({"width": 199}, {"width": 2_401}, {"theme": "pink"}):
            assert ann.get(f"{address}.png", params=wrong).status_code == 422
        assert ann.get(f"{address}.gif").status_code == 422


def test_a_picture_has_no_front_that_the_viewer_may_not_know(ann: Somebody, ben: Somebody, stranger: Somebody) -> None:
    table = started(ann, ben, game="duel")
    _draw_plates([ann, ben], table)
    events = ok(ann.get(f"{TABLES}/{table}/positions", params={"to": 0}))["events"]
    for length in range(0, events, 5):
        seen = afen.read(ok(stranger.get(f"{TABLES}/{table}/positions/{length}"))["afen"])
        shown = stranger.get(f"{TABLES}/{table}/positions/{length}/picture.svg").text
        mine = ann.get(f"{TABLES}/{table}/positions/{length}/picture.svg").text
        for plate in seen.plates:  # type: ignore[attr-defined]
            assert str(plate) not in shown
        assert mine.startswith("<svg")


@pytest.mark.parametrize("name", some([*GAMES], 5))
def test_a_record_is_replayed_whole(stranger: Somebody, name: str) -> None:
    record = dealt(GAMES[name])
    for seat in (0, 1):
        shown = ok(stranger.post(RECORDS, json={"agn": agn.write(record), "seat": seat}))
        assert (shown["game"], shown["events"], shown["complete"], shown["games"]) == (record.game.id, len(record.events), True, 1)
        assert shown["tags"] == record.tags
        assert agn.read_one(_text(record, shown["tokens"])).events == record.events
        expected = observations.history(record.end(), 0, 10_000, seat)
        assert shown["positions"] == json.loads(json.dumps(expected))
    assert shown["positions"][-1]["position"]["outcome"]["scores"] == json.loads(json.dumps(record.outcome and record.outcome.scores))


def _text(record: Record, tokens: list[str]) -> str:
    return agn.write(Record(record.tags)) + "\n" + " ".join(tokens)


def test_one_of_several_games_is_replayed(stranger: Somebody) -> None:
    first, second = agn.write(dealt(GAMES["duel"])), agn.write(Record.of(game("mini", players=3).start()))
    text = f"{first}\n{second}\n{FAULTY}"
    assert [ok(stranger.post(RECORDS, json={"agn": text, "game": number}))["game"] for number in (1, 2)] == ["duel", "mini"]
    assert ok(stranger.post(RECORDS, json={"agn": text}))["games"] == 3
    assert stranger.post(RECORDS, json={"agn": text, "game": 3}).json()["code"] == "bad-token"
    refused(stranger.post(RECORDS, json={"agn": text, "game": 4}), 400, "no-such-record")
    refused(stranger.post(RECORDS, json={"agn": ""}), 400, "no-such-record")


def test_a_record_that_cannot_be_read_is_refused_with_line_and_token(stranger: Somebody) -> None:
    answer = stranger.post(RECORDS, json={"agn": FAULTY})
    assert answer.status_code == 400
    told = answer.json()
    assert (told["code"], told["line"], told["token"]) == ("bad-token", 6, "9Q9")
    told = stranger.post(RECORDS, json={"agn": FAULTY.replace("9Q9", "1B2")}).json()
    assert told["line"] == 6
    assert told["clause"] is not None
    refused(stranger.post(RECORDS, json={"agn": agn.write(dealt(GAMES["duel"])), "seat": 3}), 400, "no-such-seat")
    assert stranger.post(RECORDS, json={"agn": "x" * 20_001}).status_code == 422


def test_a_record_that_is_too_long_is_refused(stranger: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azulejos.server.web.replay_models.MOST_EVENTS", 10)
    refused(stranger.post(RECORDS, json={"agn": agn.write(dealt(GAMES["duel"]))}), 400, "record-too-long")


@pytest.mark.parametrize("name", some([*GAMES], 5))
def test_a_position_is_looked_at(stranger: Somebody, name: str) -> None:
    for steps in (1, 12, 25):
        position = go_on(GAMES[name].start(1), steps=steps)
        shown = ok(stranger.post(POSITIONS, json={"afen": afen.write(position)}))
        seat = position.to_move or 0
        bare = afen.read(afen.write(position))
        assert shown["position"] == json.loads(json.dumps(observations.position(bare.view(seat))))
        assert shown["faults"] == []
        assert shown["legal"] == (observations.legal(bare.view(seat)) if seat else [])


def test_everything_that_is_wrong_with_a_position_is_told(stranger: Somebody) -> None:
    line = afen.write(go_on(game("azul").start(1), steps=3))
    wrong = line.replace(":offer:", ":deal:").replace(":-:", ":B3:", 1)
    shown = ok(stranger.post(POSITIONS, json={"afen": wrong}))
    assert shown["position"] is None
    assert shown["legal"] == []
    assert {"tile-count", "offer"} <= {fault["code"] for fault in shown["faults"]}
    assert all(fault["text"].endswith(".") for fault in shown["faults"])
    assert [fault["code"] for fault in ok(stranger.post(POSITIONS, json={"afen": "chess:w"}))["faults"]] == ["no-such-game"]
    refused(stranger.post(POSITIONS, json={"afen": line, "seat": 4}), 400, "no-such-seat")


def test_a_picture_of_a_position(stranger: Somebody) -> None:
    line = afen.write(go_on(game("mini", players=3).start(1), steps=9))
    wide = stranger.post(PICTURES, json={"afen": line, "names": ["Ann", "Ștefan", "<i>"], "near": 2})
    assert "Ștefan" in wide.text
    assert "<i>" not in wide.text
    assert wide.text != stranger.post(PICTURES, json={"afen": line, "shape": "tall"}).text
    assert "Sacchetto" in stranger.post(PICTURES, json={"afen": line, "language": "it"}).text
    refused(stranger.post(PICTURES, json={"afen": line, "language": "xx"}), 400, "no-such-language")
    png = stranger.post(PICTURES, json={"afen": line, "format": "png", "width": 400})
    assert png.content.startswith(PNG)
    refused(stranger.post(PICTURES, json={"afen": line, "names": ["Ann"]}), 400, "names")
    refused(stranger.post(PICTURES, json={"afen": line, "near": 4}), 400, "no-such-seat")
    refused(stranger.post(PICTURES, json={"afen": "duel:"}), 400, stranger.post(PICTURES, json={"afen": "duel:"}).json()["code"])


def test_the_loop_goes_on_while_pictures_and_records_are_made(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move must not wait for somebody's picture: while each of them is being made, and goes no further, a request is answered."""
    record = agn.write(dealt(GAMES["duel"]))
    line = afen.write(go_on(game("duel").start(1), steps=60))
    png_worker_begun, png_worker_end, worker_begun, worker_end = (tmp_path / name for name in ("png begun", "png end", "begun", "end"))
    monkeypatch.setattr(work_process, "WORKER", "tests.server.web.held_work_worker")
    monkeypatch.setattr(work_pools, "PNG_WORKER", "tests.server.web.held_png_worker")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[3]))
    monkeypatch.setenv("PNG_WORKER_BEGUN", str(png_worker_begun))
    monkeypatch.setenv("PNG_WORKER_END", str(png_worker_end))
    monkeypatch.setenv("WORK_WORKER_BEGUN", str(worker_begun))
    monkeypatch.setenv("WORK_WORKER_END", str(worker_end))
    with Running(sqlite_url) as server, server.somebody() as busy, server.somebody() as other:

        def meanwhile(path: str, request: dict[str, str], is_begun: Callable[[], bool], let_go: Callable[[], None]) -> None:
            answers: list[httpx.Response] = []
            asking = threading.Thread(target=lambda: answers.append(busy.post(path, json=request)))
            asking.start()
            until(is_begun)
            ok(other.get("/healthz"))
            assert answers == []
            let_go()
            asking.join(PATIENCE)
            assert [answer.status_code for answer in answers] == [200]

        meanwhile(RECORDS, {"agn": record}, worker_begun.exists, worker_end.touch)
        meanwhile(PICTURES, {"afen": line, "format": "png"}, png_worker_begun.exists, png_worker_end.touch)


async def test_a_work_pool_takes_only_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_pools, "MOST_WAITING", 1)
    pool, gate = WorkPool(), threading.Event()
    first = asyncio.ensure_future(pool.run(gate.wait))
    await asyncio.sleep(0)
    with pytest.raises(Unavailable, match="try again"):
        await pool.run(gate.wait)
    gate.set()
    assert await first
    assert await pool.run(lambda: 7) == 7
    await pool.close()


async def test_work_is_done_in_processes_that_stay_and_that_are_replaced_when_they_are_gone() -> None:
    pool = WorkPool()
    try:
        assert await asyncio.gather(*(pool.process(bytes, bytes([number])) for number in range(5))) == [b"\0", b"\1", b"\2", b"\3", b"\4"]
        assert 1 <= len(pool._idle) <= work_pools.PROCESSES
        with pytest.raises(WorkFailed, match="gone"):
            await pool.process(os._exit, 1)
        with pytest.raises(WorkFailed, match="bytes failed: TypeError"):
            await pool.process(bytes, "no encoding")
        assert await pool.process(bytes, b"again") == b"again"
    finally:
        await pool.close()
    assert pool._idle == []


async def test_work_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_pools, "PATIENCE_SECONDS", 0.01)
    pool = WorkPool()
    with pytest.raises(Unavailable, match="too long"):
        await pool.process(time.sleep, 600)  # type: ignore[arg-type]
    assert pool._idle == []


@pytest.mark.parametrize("what", ["no picture at all", "<svg"])
async def test_what_cannot_be_drawn_is_told(what: str) -> None:
    with pytest.raises(Unavailable, match="could not be made"):
        await WorkPool().png(what, 200)


async def test_a_png_worker_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_pools, "PATIENCE_SECONDS", 0.01)
    await test_what_cannot_be_drawn_is_told("<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'/>")
