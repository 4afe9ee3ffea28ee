"""A bot of one's own at a live table, through a server that is killed while it plays."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import azulejos as az
from azulejos.live_table import TableError
from tests.kit.effort import some
from tests.kit.patience import PATIENCE
from tests.server.kit import RunningServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("live")
    with RunningServer(f"sqlite:///{folder}/store.sqlite", folder, "--bot-workers", "1") as running:
        yield running


def any_move(view: az.View) -> az.Move:
    return random.choice(view.legal_moves)


@pytest.mark.parametrize("game", some(["duel", "azul"], 1))
def test_it_plays_a_game_to_its_end_on_what_its_seat_may_know(server: RunningServer, game: str) -> None:
    table = az.Table.create(server.url, ["greedy"], game=game)
    assert table.position() is None
    seen: list[az.View] = []

    def remember(view: az.View) -> az.Move:
        seen.append(view)
        return any_move(view)

    scores = table.play(remember)
    position = table.position()
    assert position is not None
    assert position.outcome is not None
    assert scores == position.outcome.scores
    assert {view.seat for view in seen} == {1}
    assert all(view.position.outcome is None for view in seen)


def program_seat(server: RunningServer, **table: object) -> az.Table:
    """The seat of a program at a new table, against a bot."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False) as ann:
        ann.post("/api/v1/me", json={"name": "Ann"})
        made = ann.post("/api/v1/tables", json={"seats": [{"kind": "program"}, {"kind": "bot", "bot": "greedy"}], **table}).json()
    return az.Table(f"{server.url}/t/{made['table']}", made["programs"][0]["token"])


def test_it_plays_on_from_a_position_that_somebody_set_up(server: RunningServer) -> None:
    begun = az.start("duel", seed=7)
    for _ in range(120):
        begun.push(begun.legal_moves[0])
    assert len(program_seat(server, game="duel", afen=begun.afen).play(any_move)) == 2


@pytest.mark.parametrize("game", some(["azul", "duel"], 1))
def test_it_confirms_its_turns_where_the_table_asks_for_it(server: RunningServer, game: str) -> None:
    table = program_seat(server, game=game, customs={"confirm": True})
    assert len(table.play(any_move)) == 2
    assert table.state()["stage"] == "finished"


def test_it_plays_on_when_the_server_was_killed_while_it_thought(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, "--bot-workers", "1") as server:
        asked = 0

        def kill_once(view: az.View) -> az.Move:
            nonlocal asked
            asked += 1
            if asked == 5:
                server.kill()
                server.start()
            return any_move(view)

        table = az.Table.create(server.url)
        scores = table.play(kill_once)
        assert asked > 5
        assert scores == table.play(any_move)  # The game is over: whoever sits down again is told so.


def test_the_example_of_the_document(server: RunningServer, capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[2] / "docs" / "programming.md").read_text()
    [example] = [block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "az.Table.create" in block]
    assert "http://127.0.0.1:8080" in example
    exec(example.replace("http://127.0.0.1:8080", server.url), {"az": az, "Careful": lambda: any_move})
    watched, scores = capsys.readouterr().out.splitlines()
    assert watched.startswith(f"Watch at {server.url}/t/")
    assert len(ast.literal_eval(scores)) == 2


def test_the_address_is_that_of_the_page_or_of_the_interface(server: RunningServer) -> None:
    made = az.Table.create(server.url)
    for address in (made.url, f"{made.url}/", f"{server.url}/api/v1/tables/{made.id}"):
        assert az.Table(address, made._token).state()["table"] == made.id


@pytest.mark.parametrize("address", ["", "127.0.0.1:8080", "http://127.0.0.1:8080", "ftp://127.0.0.1/t/x"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(TableError, match="address"):
        az.Table(address, "token")


def test_refusals_of_the_server_are_ours(server: RunningServer) -> None:
    with pytest.raises(TableError) as refusal:
        az.Table(f"{server.url}/t/k3v9q2m7x4w8z", "token").play(any_move)
    assert refusal.value.code == "no-table"
    with pytest.raises(ValueError, match="No server answers"):
        az.Table.create("http://127.0.0.1:9")
    for address in ("127.0.0.1:8080", "", "http://"):
        with pytest.raises(TableError, match="address"):
            az.Table.create(address)
    with pytest.raises(TableError):
        az.Table.create(server.url, ["nobody"])
    table = az.Table.create(server.url)
    with pytest.raises(az.IllegalMove, match="answered 9Z9"):
        table.play(lambda view: "9Z9")
