"""Engines of others at live tables, where the operator has named them."""

import sys
from pathlib import Path
from typing import Any

from tests.server.web.running import Running, Somebody, ok, refused, until

EXAMPLE = Path(__file__).parents[3] / "examples" / "engine.py"
MUTE = "import sys; [print('uaiok' if line == 'uai\\n' else 'readyok', flush=True) for line in sys.stdin if line in ('uai\\n', 'isready\\n')]"
ENGINES = (f"Example = uai:'{sys.executable}' '{EXAMPLE}'", f"""Mute = uai:'{sys.executable}' -c "{MUTE}" """)


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'store.sqlite'}"


def begun(ann: Somebody, engine: str) -> str:
    """A table at which the engine has the second move."""
    table = ann.table("person", engine, game="azul", first=1)
    ok(ann.sit(table))
    ok(ann.move(table))
    return table


def until_my_turn(ann: Somebody, table: str) -> Any:
    until(lambda: ann.state(table)["legal"])
    return ann.state(table)


def test_an_engine_is_listed_seated_and_plays(tmp_path: Path) -> None:
    with Running(database(tmp_path), engines=ENGINES) as running, running.somebody("Ann") as ann:
        ours = ["random", "pinch", "bisque", "engobe", "sgraffito", "greedy", "cuerda", "majolica", "zellige", "lustre"]
        assert ok(ann.get("/api/v1/games"))["bots"] == [*ours, "Example", "Mute"]
        refused(ann.post("/api/v1/tables", json={"seats": [{}, {"kind": "bot", "bot": "Other"}]}), 400, "no-such-bot")
        table = begun(ann, "Example")
        state = until_my_turn(ann, table)
        assert state["about"]["seats"][1]["bot"] == "Example"
        assert running.app_state.metrics.bot_decisions.labels("made")._value.get() == 1


def test_a_table_goes_on_where_its_engine_does_not(tmp_path: Path) -> None:
    with Running(database(tmp_path), engines=ENGINES, bot_seconds=0.1) as running, running.somebody("Ann") as ann:
        table = begun(ann, "Mute")
        until_my_turn(ann, table)
        cookies = ann.cookies
    with Running(database(tmp_path)) as running, running.somebody(cookies=cookies) as ann:
        ok(ann.move(table))
        until_my_turn(ann, table)
