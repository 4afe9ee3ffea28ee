"""deploy/Containerfile without an engine: what it copies is there, what it starts is understood, and (make long) its steps run in a clean folder."""

import json
import os
import re
import shlex
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import NamedTuple

import pytest

from azulejos.server.settings import rows
from tests.cli.command import azulejos
from tests.documents.blocks import ROOT
from tests.kit.patience import PATIENCE
from tests.server.kit.process import free_port


class Step(NamedTuple):
    """An instruction of the file, and the stage that it belongs to."""

    stage: int
    word: str
    rest: str


def steps() -> list[Step]:
    found, stage = [], -1
    for line in (ROOT / "deploy" / "Containerfile").read_text().splitlines():
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            stage += word == "FROM"
            found.append(Step(stage, word, rest))
    return found


STEPS = steps()
LAST = STEPS[-1].stage


def only(word: str) -> str:
    [step] = [each for each in STEPS if each.word == word and each.stage == LAST]
    return step.rest


def environment() -> dict[str, str]:
    return dict(each.split("=", 1) for each in shlex.split(only("ENV")))


def test_every_instruction_is_known_and_what_is_copied_is_there() -> None:
    known = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "ENV", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
    assert {step.word for step in STEPS} <= known
    stages = re.findall(r" AS (\w+)", " ".join(step.rest for step in STEPS if step.word == "FROM"))
    for step in STEPS:
        if step.word == "COPY":
            source, _ = step.rest.removeprefix("--from=").split(" ", 1)
            if step.rest.startswith("--from="):
                assert source in stages
            else:
                assert (ROOT / source).exists()


def test_nothing_runs_as_root_and_packages_have_hashes() -> None:
    assert int(only("USER")) > 0
    last = [step.word for step in STEPS if step.stage == LAST]
    assert "RUN" not in last[last.index("USER") :]
    for step in STEPS:
        if step.word == "RUN" and "pip install" in step.rest:
            assert "--require-hashes" in step.rest or "--no-index" in step.rest


def test_what_it_starts_is_understood() -> None:
    env = environment()
    settings = {f"AZULEJOS_{name.upper()}" for name in rows()}
    assert env.keys() <= settings
    program, arguments = json.loads(only("ENTRYPOINT")), json.loads(only("CMD"))
    assert Path(program[0]).name == "azulejos"
    before = {name: os.environ.get(name) for name in env}
    os.environ.update(env)
    try:
        ran = azulejos(*program[1:], *arguments, "--show-config")
    finally:
        for name, value in before.items():
            os.environ.pop(name) if value is None else os.environ.update({name: value})
    assert ran.status == 0, ran
    assert env["AZULEJOS_PORT"] == only("EXPOSE")
    assert env["AZULEJOS_DATABASE"].startswith(f"sqlite:///{only('VOLUME')}/")


@pytest.mark.long
def test_its_steps_run_in_a_clean_folder_and_the_server_answers(tmp_path: Path) -> None:
    """Each stage has a folder for its root; a path of the image is one below it. Whatever makes users is left to an engine."""
    places = ("/src", "/build", "/wheels", "/opt/azulejos", "/var/lib/azulejos")
    root = tmp_path / "root"
    env = {name: value for name, value in os.environ.items() if not name.startswith(("AZULEJOS_", "PYTHON", "VIRTUAL_ENV"))}

    def here(text: str) -> str:
        return re.sub(r"(?<![\w.])(" + "|".join(places) + r")\b", lambda found: f"{root}{found[1]}", text)

    for place in places:
        (root / place[1:]).mkdir(parents=True)
    folder = root
    for step in STEPS:
        if step.word == "WORKDIR":
            folder = Path(here(step.rest))
        elif step.word == "COPY" and not step.rest.startswith("--from="):
            source, target = step.rest.split()
            copied = subprocess.run(
                ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", source], cwd=ROOT, capture_output=True, check=True
            )
            files = [each for each in copied.stdout.decode().split("\0") if each and (ROOT / each).is_file()]
            for file in files:
                to = Path(here(target)) if target.startswith("/") else folder / file
                to.parent.mkdir(parents=True, exist_ok=True)
                to.write_bytes((ROOT / file).read_bytes())
        elif step.word == "RUN" and "useradd" not in step.rest:
            command = here(step.rest).replace("python -m venv", f"{shlex.quote(sys.executable)} -m venv")
            done = subprocess.run(command, shell=True, cwd=folder, env=env, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{step.rest}\n{done.stdout}{done.stderr}"
    port = str(free_port())
    settings = {name: here(value) for name, value in environment().items()} | {"AZULEJOS_PORT": port, "AZULEJOS_HOST": "127.0.0.1"}
    entry = [here(word) for word in (*json.loads(only("ENTRYPOINT")), *json.loads(only("CMD")))]
    check = [here(word).replace("8080", port) for word in json.loads(only("HEALTHCHECK").partition("CMD ")[2])]
    with subprocess.Popen(entry, env={**env, **settings}, cwd=root) as server:
        try:
            end = time.monotonic() + PATIENCE
            while subprocess.run(check, capture_output=True, check=False).returncode:
                assert server.poll() is None
                assert time.monotonic() < end
                time.sleep(0.5)
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as answer:
                assert b"<html" in answer.read()
        finally:
            server.terminate()
        assert server.wait(PATIENCE) == 0
