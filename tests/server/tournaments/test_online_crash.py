"""A power cut in the middle of an online game: it goes on, nothing that was acknowledged is lost, and results come in."""

import time
from pathlib import Path

from azulejos.notation import Record, agn
from azulejos.server.fair import verify
from tests.kit.patience import PATIENCE
from tests.server.kit import RunningServer
from tests.server.tournaments.online import OnlineEvent
from tests.server.web.running import TABLES, ok


def test_the_server_is_killed_while_an_online_event_is_played(tmp_path: Path) -> None:
    server = RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, "--bot-workers", "1")
    with server, OnlineEvent(server.url, "Ann Rossi", bots=4, settings={"games": 2}) as event:
        phone = event.phones[event.people[0]]
        given: dict[str, dict[int, str]] = {}
        event.do("arrange", unattended=True)
        end, kills, moves = time.monotonic() + 5 * PATIENCE, 0, 0
        while True:
            assert time.monotonic() < end, server.logged()
            answer = phone.post(f"{event.path}/seat", json={})
            if answer.status_code != 200:
                parts = event.see()
                if parts["about"]["stage"] == "finished":
                    break
                time.sleep(0.1)
                continue
            live = answer.json()["table"]
            state = event.look(phone, live)
            if not state["legal"]:
                time.sleep(0.02)
                continue
            choice = next((each for each in state["legal"] if not each.endswith("F")), state["legal"][0])
            request = {"id": f"m-{moves}", "version": state["version"], "move": choice}
            done = ok(phone.post(f"{TABLES}/{live}/moves", json=request))
            given.setdefault(live, {})[done["version"]] = choice
            moves += 1
            # After the acknowledgement of a move, while the bots think, and games end and begin elsewhere.
            if moves in (1, 12):
                server.restart()
                kills += 1
                assert ok(phone.post(f"{TABLES}/{live}/moves", json=request)) == done
        assert kills == 2
        games = list(agn.read_text(event.spectator.get(f"{event.path}/export/games.agn").text))
        assert len(games) == 4
        for game in games:
            assert isinstance(game, Record)
            assert verify(game).is_fair
        assert {table["state"] for each in parts["tables"] for table in each["tables"]} == {"settled"}
        for live, played in given.items():
            told = ok(event.org.get(f"{TABLES}/{live}?since=0"))["events"]
            tokens = {each["token"] for each in told if each.get("seat") and each["kind"] == "played"}
            assert set(played.values()) <= tokens
        assert len([line for line in ok(event.org.get(f"{event.path}/log")) if line["kind"] == "sheet-handed-in"]) == 4
        assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()
