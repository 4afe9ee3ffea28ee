"""What `pip install azulejos` brings, what its extras add, and what a registry's page shows of README."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import hatch_build

from tests.kit.patience import PATIENCE

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SERVER = [re.split(r"[^\w-]", wanted)[0].replace("-", "_") for wanted in PROJECT["optional-dependencies"]["server"]]
WITHOUT = """
import sys
for name in {names}:
    sys.modules[name] = None  # As if it were not installed.
from azulejos.cli import main
for line in sys.argv[1:]:
    sys.argv = ["azulejos", *line.split()]
    try:
        main()
        status = 0
    except SystemExit as left:
        status = left.code or 0
    print(line, "ended with", status, file=sys.stderr, flush=True)
"""


def without_the_extra(*lines: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Commands in an environment that lacks what the extra `server` brings."""
    command = [sys.executable, "-c", WITHOUT.format(names=[*SERVER, "starlette"]), *lines]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=True)


def test_what_needs_the_server_says_what_to_install(tmp_path: Path) -> None:
    lines = [
        "serve",
        "backup monday.sqlite --database sqlite:///store.sqlite",
        "restore monday.sqlite --database sqlite:///store.sqlite",
        "tournament list --store sqlite:///store.sqlite",
        "tournament status spring --store sqlite:///store.sqlite",
    ]
    said = 'azulejos: Live tables and their store need a few more packages: install them with pip install "azulejos[server]".\n'
    ran = without_the_extra(*lines, folder=tmp_path)
    assert ran.stdout == ""
    assert ran.stderr == "".join(f"{said}{line} ended with 1\n" for line in lines)


def test_everything_else_works_without_it(tmp_path: Path) -> None:
    lines = [
        "play --seat greedy --seat random --save game.agn",
        "show game.agn -o game.png",
        "serve --show-config",
        "tournament simulate --players 2 --json",
    ]
    ran = without_the_extra(*lines, folder=tmp_path)
    assert [line for line in ran.stderr.splitlines() if "Wrote" not in line] == [f"{line} ended with 0" for line in lines]


def test_the_page_at_a_registry_has_no_relative_link() -> None:
    for url in ("", "https://forge.example/club/azulejos"):
        links = re.findall(r"\]\(([^)]*)\)", hatch_build.page(README, url))
        assert all(link.startswith("https://") for link in links)
        assert bool(links) is bool(url)
    assert "https://forge.example/club/azulejos/raw/HEAD/docs/pictures/position.png" in hatch_build.page(
        README, "https://forge.example/club/azulejos"
    )


def test_the_page_without_an_address_has_words_and_no_picture() -> None:
    page = hatch_build.page(README, "")
    assert page.startswith("# Azulejos")
    assert "pictures/" not in page
    assert "docs/formats.md, well enough that" in page
    assert hatch_build.urls("") == {}
