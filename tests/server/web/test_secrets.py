"""A whole session of people, a program, a bot and the operator: no secret in any log, in any answer to others, or in the database as it is."""

import json
import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.kit.patience import PATIENCE
from tests.server.kit import RunningServer
from tests.server.sockets import PATIENT
from tests.server.web.running import TABLES, heard_until_closed, ok

OPERATOR = "operators-token-for-the-test-of-secrets"


class Wire(httpx.Client):
    """A device that keeps all that it was ever sent; its own cookies are its own."""

    def __init__(self, url: str, **more: Any) -> None:
        super().__init__(base_url=url, timeout=PATIENCE, trust_env=False, **more)
        self.got: list[str] = []
        self.event_hooks = {"response": [self._keep]}

    def _keep(self, answer: httpx.Response) -> None:
        if "stream" not in answer.url.path:
            answer.read()
            self.got.append(answer.text)
        self.got.append(str([(name, value) for name, value in answer.headers.items() if name != "set-cookie"]))

    @property
    def keys(self) -> list[str]:
        return [cookie.value or "" for cookie in self.cookies.jar]

    def socket(self, table: str) -> Any:
        path = f"{TABLES}/{table}/socket"
        cookies = "; ".join(f"{each.name}={each.value}" for each in self.cookies.jar if path.startswith(each.path))
        address = str(self.base_url).replace("http", "ws").rstrip("/") + path
        # However much waits to be read, nobody is let go as too slow.
        return connect(address, additional_headers={"Cookie": cookies}, max_size=None, max_queue=None, **PATIENT)


def play(devices: list[Wire], table: str) -> None:
    while True:
        states = [ok(device.get(f"{TABLES}/{table}", params={"since": 0})) for device in devices]
        if states[0]["stage"] == "finished":
            return
        for device, state in zip(devices, states, strict=True):
            if state["legal"]:
                move = min(state["legal"], key=lambda each: each.endswith("F"))
                device.post(f"{TABLES}/{table}/moves", json={"id": f"m{state['version']}", "version": state["version"], "move": move})


def test_no_secret_is_told_logged_or_stored(tmp_path: Path) -> None:
    env = {"AZULEJOS_OPERATOR_TOKEN": OPERATOR}
    server = RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, "--log-level", "debug", "--bot-workers", "1", env=env)
    server.start()
    try:
        ann, ben, eve = (Wire(server.url) for _ in range(3))
        operator = Wire(server.url, headers={"Authorization": f"Bearer {OPERATOR}"})
        for device, name in ((ann, "Ann"), (ben, "Ben"), (eve, "Eve")):
            ok(device.post("/api/v1/me", json={"name": name}))
        made = ok(
            ann.post(TABLES, json={"game": "duel", "options": {"tiles": "lot"}, "seats": [{}, {"kind": "program"}], "customs": {"public": True}})
        )
        table, token = made["table"], made["programs"][0]["token"]
        ann.got.clear()  # Whoever makes a table is told the tokens of its programs.
        machine = Wire(server.url, headers={"Authorization": f"Bearer {token}"})
        link = ok(ann.post("/api/v1/me/link"))["token"]
        ann.got.clear()
        with eve.socket(table) as line:
            for device in (ann, machine):
                ok(device.post(f"{TABLES}/{table}/sit", json={"contribution": "0123456789abcdef", "id": "s"}))
            secrets = [*ann.keys, *ben.keys, token, link, OPERATOR]
            assert len(secrets) == 6
            ok(ann.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}))
            # What goes wrong tends to be quoted in logs.
            for device in (ann, eve):
                device.post(f"{TABLES}/{table}/moves", content=b"{")
                device.get(f"/nowhere?token={link}")
                device.get(f"{TABLES}/{table}?since={token}")
                device.get("/api/v1/operator/log", headers={"Authorization": f"Bearer {token}"})
                device.post("/api/v1/me/claim", json={"token": "x" + link})
            before = server.log.read_text()
            play([ann, machine], table)
            for device in (ann, eve, machine, operator):
                for path in ("", "/record", "/chat", "/positions/3", "/stream?follow=false"):
                    device.get(f"{TABLES}/{table}{path}")
                for path in (TABLES, f"{TABLES}/mine", "/metrics", "/api/v1/games", "/api/v1/operator/log", "/api/v1/operator/reports"):
                    device.get(path)
            seed = ok(eve.get(f"{TABLES}/{table}"))["fair"]["seed"]
            assert server.stop() == 0
            heard, *_ = heard_until_closed(line)
        states = [json.loads(each) for each in heard if '"state"' in each]
        for state in states:
            # While the game goes on nobody is told the seed; then everybody is.
            assert (seed in json.dumps(state)) == (state["stage"] == "finished")
        assert states[-1]["stage"] == "finished"

        log = server.log.read_text()
        assert before
        for secret in [*secrets, *eve.keys, seed, "0123456789abcdef"]:
            assert secret not in log
        for line_of_log in log.splitlines():
            if line_of_log.startswith("{"):
                assert {"at", "level", "event"} <= set(json.loads(line_of_log))
        for owner in (ann, ben, eve, machine, operator):
            everything = "\n".join(owner.got) + ("\n".join(heard) if owner is eve else "")
            for secret in secrets:
                assert secret not in everything, "not even one's own: a script must not find it"
            if owner is not operator:
                assert not re.search(r"\bp-[a-z2-7]{16}\b", everything), "no person's id is told"
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if "store.sqlite" in file.name)
        for secret in (*ann.keys, token, link, OPERATOR):
            assert secret.encode() not in stored
    finally:
        server.kill()
        for each in (ann, ben, eve, operator, machine):
            each.close()


def test_sigterm_ends_it_at_once_and_with_success(tmp_path: Path) -> None:
    for how in (signal.SIGTERM, signal.SIGINT):
        # If it waited for what is open, it would wait much longer than this test does.
        server = RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, "--shutdown-seconds", "600")
        server.start()
        try:
            with httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False) as ann:
                ann.post("/api/v1/me", json={"name": "Ann"})
                table = ann.post(TABLES, json={"seats": [{}, {}]}).json()["table"]
                ann.post(f"{TABLES}/{table}/sit", json={"contribution": "0" * 16})
                with ann.stream("GET", f"{TABLES}/{table}/stream") as stream:
                    lines = stream.iter_lines()
                    next(lines)
                    process = server._process
                    assert process is not None
                    process.send_signal(how)
                    assert '{"type":"closing"}' in list(lines)
                    try:
                        status = process.wait(PATIENCE)
                    except subprocess.TimeoutExpired:
                        raise AssertionError(f"it waits:\n{server.logged()}") from None
                assert status == 0, server.logged()
            assert '"event": "closed"' in server.log.read_text()
            assert "Traceback" not in server.log.read_text()
        finally:
            server.kill()
